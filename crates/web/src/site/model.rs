//! Builds the model of a table page for one reader.

use moonpack_games::AnyMatch;
use moonpack_pages::{
    Blocked, ChatLine, Choice, Ended, Guide, LogLine, OfferModel, SeatModel, SeatOwner, TableModel, Wishes,
};
use moonpack_rules::{MAX_SEATS, Seat, Viewer};
use moonpack_table::{Entry, Happening, Offer, Outcome, Person, Phase, Sitter, Table};
use moonpack_words::Words;

use super::place::Place;
use super::reader::Reader;
use crate::TableId;
use crate::live::now;

/// How many lines of the log a page carries; the rest is in the replay.
const LOG: usize = 24;

/// What is shown besides the table as it stands.
#[derive(Default)]
pub(crate) struct Extras {
    /// The strongest bot's idea.
    pub(crate) hint: Option<String>,
    /// Why a wish was not granted.
    pub(crate) blocked: Option<Blocked>,
}

/// Draws a table for a reader with `draw`.
pub(crate) fn with_model<T>(
    Place { id, look }: &Place,
    table: &Table,
    reader: &Reader,
    extras: Extras,
    draw: impl FnOnce(&TableModel<'_>) -> T,
) -> T {
    let words = reader.shell.words();
    let (viewer, curtain) = eyes(id, table, reader);
    let steps = table.game().steps();
    let over = table.phase() == Phase::Over;
    // A step back in a running game would show a hand again that has been played: only the log's own last steps differ,
    // so it is allowed for what the viewer could see then, which is what a view of that step is.
    let at = look.at.filter(|at| *at < steps);
    let earlier = at.map(|at| table.game().at(at));
    let game = earlier.as_ref().unwrap_or(table.game());
    let names = names(table, words);
    let (log, graph) = story(table.game(), viewer, &names, words);
    let log = around(log, at);
    let decides = at.is_none() && !curtain && table.decides(viewer);
    let choices = if decides { choices(game, words) } else { Vec::new() };
    let hint = extras.hint.and_then(|action| choices.iter().find(|choice| choice.action == action).cloned());
    let base = format!("/t/{id}");
    let mine = |seat: Seat| reader.id().is_some_and(|person| table.chairs()[seat.index()].belongs_to(person));
    let seats: Vec<SeatModel> =
        Seat::first(table.chairs().len()).map(|seat| seat_model(table, seat, mine(seat))).collect();
    let open = seats.iter().any(|seat| seat.owner == SeatOwner::Open);
    let model = TableModel {
        base: &base,
        event: table.event(),
        version: table.version(),
        game,
        viewer,
        can_join: open && !seats.iter().any(|seat| seat.yours),
        can_undo: at.is_none()
            && Seat::first(seats.len()).any(|seat| mine(seat) && table.can_undo(seat).is_ok()),
        seats,
        choices,
        log,
        chat: table.recent().filter_map(|happening| chat(happening)).collect(),
        curtain,
        at,
        steps,
        graph: if over { graph } else { Vec::new() },
        hint,
        blocked: extras.blocked,
        wishes: if at.is_none() { wishes(table, reader, &names) } else { Wishes::default() },
        ended: table.outcome().filter(|_| at.is_none() && game.to_move().is_some()).map(ended),
        guide: look.guide.filter(|_| at.is_none()).map(|step| Guide::at(step, game, seat_of(viewer))),
    };
    draw(&model)
}

fn ended(outcome: Outcome) -> Ended {
    Ended { ending: outcome.ending, winners: outcome.winners }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// What the reader may do besides deciding.
fn wishes(table: &Table, reader: &Reader, names: &[String]) -> Wishes {
    let mine: Vec<Seat> = reader.id().map(|person| table.seats_of(person).collect()).unwrap_or_default();
    if mine.is_empty() {
        return Wishes::default();
    }
    let running = table.phase() == Phase::Running;
    let chair = |seat: &Seat| &table.chairs()[seat.index()];
    let back = running && mine.iter().any(|seat| chair(seat).stand_in.is_some() && !chair(seat).resigned);
    let plays = running && mine.iter().any(|seat| !chair(seat).resigned);
    let absent = |seat: &Seat| !mine.contains(seat) && table.is_absent(*seat, now());
    let offer = |offer: Offer, when: bool| {
        let by = table.offered(offer);
        when.then(|| OfferModel {
            others: by
                .iter()
                .filter(|seat| !mine.contains(seat))
                .map(|seat| names[seat.index()].clone())
                .collect(),
            mine: mine.iter().any(|seat| by.contains(*seat)),
        })
    };
    Wishes {
        back,
        leave: table.phase() == Phase::Waiting || (plays && !back),
        resign: plays,
        replace: Seat::first(names.len()).filter(absent).map(Seat::index).collect(),
        end: offer(Offer::End, plays),
        rematch: offer(Offer::Rematch, table.phase() == Phase::Over),
        next: table.rematch().map(|id| format!("/t/{id}")),
    }
}

/// Whose eyes the reader looks with, and whether a curtain hangs before them: at one device with hidden hands, nobody's
/// hand is drawn until the next person has said that they hold the device.
fn eyes(id: &TableId, table: &Table, reader: &Reader) -> (Viewer, bool) {
    let viewer = table.viewer(reader.id());
    let several = reader.id().is_some_and(|person| table.seats_of(person).count() > 1);
    if !several || !hides(table.game()) || table.phase() != Phase::Running {
        return (viewer, false);
    }
    let cookie = reader.cookie(&veil(id)).and_then(|seat| seat.parse::<usize>().ok());
    let unveiled = cookie.and_then(Seat::new);
    match table.to_move() {
        Some(seat) if unveiled == Some(seat) => (viewer, false),
        _ => (Viewer::Spectator, true),
    }
}

/// The cookie that says which seat's hand may be shown on this device.
pub(crate) fn veil(id: &TableId) -> String {
    format!("veil-{id}")
}

/// Has the game hands that others may not see?
fn hides(game: &AnyMatch) -> bool {
    matches!(game, AnyMatch::LoneWolves(_))
}

fn seat_model(table: &Table, seat: Seat, yours: bool) -> SeatModel {
    let chair = &table.chairs()[seat.index()];
    let owner = match (&chair.sitter, chair.bot()) {
        (Sitter::Open, _) => SeatOwner::Open,
        (Sitter::Bot(level), _) => SeatOwner::Bot(level.name().to_owned()),
        (Sitter::Person(person), _) => SeatOwner::Person(shown(table, seat, person)),
    };
    SeatModel { owner, yours, online: chair.stand_in.is_none() || chair.resigned }
}

/// The name shown at a seat. Whoever holds several seats at one device is told apart by the seat's number.
fn shown(table: &Table, seat: Seat, person: &Person) -> String {
    let several = table.seats_of(person.id).nth(1).is_some();
    if several { format!("{} · {}", person.name, seat.index() + 1) } else { person.name.clone() }
}

/// The players' names by seat.
fn names(table: &Table, words: &Words) -> Vec<String> {
    let name = |seat: Seat| match &table.chairs()[seat.index()].sitter {
        Sitter::Open => words.text("seat-open"),
        Sitter::Person(person) => shown(table, seat, person),
        Sitter::Bot(level) => words.text(&format!("level-{}", level.name())),
    };
    Seat::first(table.chairs().len()).map(name).collect()
}

/// What the seat to move may do.
pub(crate) fn choices(game: &AnyMatch, words: &Words) -> Vec<Choice> {
    let told = moonpack_tell::legal(game, words);
    told.into_iter().map(|(action, phrase, clicks)| Choice { action, phrase, clicks }).collect()
}

/// The log in words as the viewer was told it, and the points after every step. Both are found by playing the game again:
/// the list of actions is the only truth.
pub(crate) fn story(
    game: &AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
) -> (Vec<LogLine>, Vec<[i32; MAX_SEATS]>) {
    let mut again = game.at(0);
    let mut log = Vec::new();
    let mut graph = vec![again.standing().points];
    for (step, action) in game.action_texts().iter().enumerate() {
        let Some(seat) = again.to_move() else { break };
        let Ok(events) = again.play(seat, action) else { break };
        let told = events.iter().filter_map(|event| again.event_for(event, viewer));
        log.extend(
            told.filter_map(|event| moonpack_tell::event(&again, &event, names, words))
                .map(|text| LogLine { step: step + 1, text }),
        );
        graph.push(again.standing().points);
    }
    (log, graph)
}

/// The lines of the log that a page carries: the last ones, or those around the step that is shown.
pub(crate) fn around(log: Vec<LogLine>, at: Option<usize>) -> Vec<LogLine> {
    let shown = at.map_or(log.len(), |at| log.partition_point(|line| line.step <= at) + LOG / 3);
    let end = shown.clamp(LOG.min(log.len()), log.len());
    log.into_iter().take(end).skip(end.saturating_sub(LOG)).collect()
}

fn chat(happening: &Happening) -> Option<ChatLine> {
    match happening.entry() {
        Entry::Say { seat, name, text } => {
            Some(ChatLine { seat: seat.index(), name: name.clone(), text: text.clone() })
        }
        _ => None,
    }
}
