//! What the API shows, field by field. A field that is not written here is not sent.

use std::collections::BTreeMap;

use moonpack_games::json::Json;
use moonpack_live::Look;
use moonpack_rules::{Seat, SeatSet, Viewer};
use moonpack_table::{Chair, Entry, May, Offer, PersonId, Sitter, Table};
use serde::Serialize;
use utoipa::ToSchema;

/// A table as the caller sees it.
#[derive(Serialize, ToSchema)]
pub struct TableView {
    /// The table's id.
    pub id: String,
    /// The game's name.
    #[schema(example = "lone-wolves")]
    pub game: &'static str,
    /// The version of the game's rules it is played by, from its first step to its last.
    pub rules: u32,
    /// How many seats there are.
    pub players: usize,
    /// The options, all of them.
    pub options: BTreeMap<String, String>,
    /// Time for a decision: `off`, `relaxed` or `days`.
    pub clock: &'static str,
    /// May players ask for hints?
    pub hints: bool,
    /// Do strangers find the table in the list?
    pub listed: bool,
    /// `waiting`, `running` or `over`.
    pub phase: &'static str,
    /// The number of steps so far. An undo is a step too, so it only grows.
    pub version: u64,
    /// The number of the last event; a stream resumes after it.
    pub event: u64,
    /// The caller's seat: the one that decides if it is theirs, else their first; `null` for a spectator.
    pub seat: Option<usize>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seat that decides; `null` unless the game runs.
    pub to_move: Option<usize>,
    /// Every action the caller may choose now, as text, in a fixed order.
    pub legal: Vec<String>,
    /// For each legal action the elements of the screen that choose it, in order.
    pub clicks: Vec<Vec<String>>,
    /// Can the caller take their last decision back?
    pub undo: bool,
    /// Everything the caller may do now.
    pub may: MayView,
    /// When the running decision's time is up, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Who offers what.
    pub offers: OffersView,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The score, when the game is over.
    pub result: Option<ResultView>,
    /// The latest words in the chat.
    pub chat: Vec<ChatView>,
    /// What the caller sees of the game; its shape is the game's own.
    #[schema(value_type = Object)]
    pub view: Json,
}

/// What the caller may do now. For somebody who does not sit at the table it is at most to join.
#[derive(Serialize, ToSchema)]
pub struct MayView {
    /// Sit down.
    pub join: bool,
    /// Take a seat back from the bot that plays on it.
    pub back: bool,
    /// Choose an action.
    pub decide: bool,
    /// Take the last decision back.
    pub undo: bool,
    /// Take back all that was last decided in one go.
    pub undo_way: bool,
    /// Get up.
    pub leave: bool,
    /// Give up.
    pub resign: bool,
    /// Offer to end the game now, or agree to it.
    pub end: bool,
    /// Offer to play again, or agree to it.
    pub rematch: bool,
    /// Write in the chat.
    pub chat: bool,
    /// Ask a bot to play on these seats, whose players are away.
    pub replace: Vec<usize>,
}

impl From<May> for MayView {
    fn from(may: May) -> Self {
        Self {
            join: may.join,
            back: may.back,
            decide: may.decide,
            undo: may.undo,
            undo_way: may.undo_way,
            leave: may.leave,
            resign: may.resign,
            end: may.end,
            rematch: may.rematch,
            chat: may.chat,
            replace: may.replace.into_iter().map(Seat::index).collect(),
        }
    }
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// The game's name.
    #[schema(example = "lone-wolves")]
    pub game: &'static str,
    /// How many seats there are.
    pub players: usize,
    /// The options, all of them.
    pub options: BTreeMap<String, String>,
    /// Time for a decision: `off`, `relaxed` or `days`.
    pub clock: &'static str,
    /// `waiting`, `running` or `over`.
    pub phase: &'static str,
    /// The number of steps so far.
    pub version: u64,
    /// The seat that decides.
    pub to_move: Option<usize>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
}

impl TableRow {
    /// The table as `person` finds it in a list.
    pub fn of(Look { id, table, .. }: &Look<'_>, person: Option<PersonId>) -> Self {
        let game = table.game();
        Self {
            id: id.to_string(),
            game: game.kind().name(),
            players: game.seats(),
            options: game.options().into_iter().collect(),
            clock: table.opening().clock.name(),
            phase: table.phase().name(),
            version: table.version(),
            to_move: table.to_move().map(Seat::index),
            seats: SeatView::all(table, person),
        }
    }
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub struct SeatView {
    /// Its number.
    pub seat: usize,
    /// `open`, `person` or `bot`.
    pub kind: &'static str,
    /// The player's name.
    pub name: Option<String>,
    /// Is it a program: one of our bots, or an account that says so?
    pub bot: bool,
    /// The level of the bot that sits here or plays for the absent player.
    pub level: Option<&'static str>,
    /// Does a bot play for the absent player?
    pub stand_in: bool,
    /// Has the player given up?
    pub resigned: bool,
    /// Is it the caller's?
    pub you: bool,
}

/// Seats that have made an offer.
#[derive(Serialize, ToSchema)]
pub struct OffersView {
    /// To end the game now.
    pub end: Vec<usize>,
    /// To play again.
    pub rematch: Vec<usize>,
}

/// The end of a game.
#[derive(Serialize, ToSchema)]
pub struct ResultView {
    /// Points by seat.
    pub points: Vec<i32>,
    /// The winners; several share a victory.
    pub winners: Vec<usize>,
    /// How it ended: the game's own word, or `resigned`, `agreed`, `stopped`, `abandoned`.
    pub ending: &'static str,
    /// The break-down of each seat's points.
    pub parts: Vec<Vec<PartView>>,
}

/// One line of a score.
#[derive(Serialize, ToSchema)]
pub struct PartView {
    /// What it is for.
    pub name: &'static str,
    /// What it refers to, if there are several of one name.
    pub of: Option<String>,
    /// The points.
    pub points: i32,
}

/// Words in the chat.
#[derive(Serialize, ToSchema)]
pub struct ChatView {
    /// The event's number.
    pub event: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The speaker's seat.
    pub seat: usize,
    /// The speaker's name.
    pub name: String,
    /// The words.
    pub text: String,
}

impl TableView {
    /// The table as `person` may see it.
    pub fn of(look: &Look<'_>, person: Option<PersonId>) -> Self {
        let Look { id, table, listed, now, .. } = *look;
        let viewer = table.viewer(person);
        let game = table.game();
        let (legal, clicks) =
            if table.decides(person) { game.legal_clicks().into_iter().unzip() } else { Default::default() };
        let own = person.and_then(|person| table.seats_of(person).next());
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => own,
        };
        let may = table.may(person, now);
        Self {
            id: id.to_string(),
            game: game.kind().name(),
            rules: game.rules_version(),
            players: game.seats(),
            options: game.options().into_iter().collect(),
            clock: table.opening().clock.name(),
            hints: table.opening().hints,
            listed,
            phase: table.phase().name(),
            version: table.version(),
            event: table.event(),
            seat: seat.map(Seat::index),
            seats: SeatView::all(table, person),
            to_move: table.to_move().map(Seat::index),
            legal,
            clicks,
            undo: may.undo,
            may: may.into(),
            deadline: table.deadline().map(|at| at.0),
            offers: OffersView {
                end: numbers(table.offered(Offer::End)),
                rematch: numbers(table.offered(Offer::Rematch)),
            },
            rematch: table.rematch().map(str::to_owned),
            result: ResultView::of(table),
            chat: chat(table),
            view: game.view_json(viewer),
        }
    }
}

impl SeatView {
    fn all(table: &Table, person: Option<PersonId>) -> Vec<Self> {
        let chairs = Seat::first(table.chairs().len()).zip(table.chairs());
        chairs.map(|(seat, chair)| Self::of(seat, chair, person)).collect()
    }

    fn of(seat: Seat, chair: &Chair, person: Option<PersonId>) -> Self {
        let (kind, name, bot) = match &chair.sitter {
            Sitter::Open => ("open", None, false),
            Sitter::Person(person) => ("person", Some(person.name.clone()), person.bot),
            Sitter::Bot(_) => ("bot", None, true),
        };
        Self {
            seat: seat.index(),
            kind,
            name,
            bot,
            level: chair.bot().map(|level| level.name()),
            stand_in: chair.stand_in.is_some(),
            resigned: chair.resigned,
            you: person.is_some_and(|person| chair.belongs_to(person)),
        }
    }
}

impl ResultView {
    fn of(table: &Table) -> Option<Self> {
        let outcome = table.outcome()?;
        let part =
            |part: moonpack_rules::Part| PartView { name: part.name, of: part.of, points: part.points };
        Some(Self {
            points: outcome.points,
            winners: numbers(outcome.winners),
            ending: outcome.ending,
            parts: outcome.parts.into_iter().map(|parts| parts.into_iter().map(part).collect()).collect(),
        })
    }
}

fn chat(table: &Table) -> Vec<ChatView> {
    let said = table.recent().filter_map(|happening| match happening.entry() {
        // A message that was emptied is not shown.
        Entry::Say { seat, name, text } if !text.is_empty() => Some(ChatView {
            event: happening.event,
            at: happening.at.0,
            seat: seat.index(),
            name: name.clone(),
            text: text.clone(),
        }),
        _ => None,
    });
    said.collect()
}

fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}
