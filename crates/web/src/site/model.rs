//! Builds the model of a table page for one reader.

use std::sync::Arc;

use moonpack_games::AnyMatch;
use moonpack_live::{Look, Review, TableId};
use moonpack_pages::{
    Blocked, ChatLine, Choice, Ended, Guide, OfferModel, SeatModel, SeatOwner, TableModel, Wishes,
};
use moonpack_rules::{Seat, Viewer};
use moonpack_table::{Chair, Entry, Happening, MAX_CHAT, Millis, Offer, Outcome, Phase, Sitter, Table};
use moonpack_words::Words;

use super::address::Address;
use super::past::Pasts;
use super::reader::Reader;
use super::review::reviewed;
use crate::told::{around, lately, names, shown, story};

/// What is shown besides the table as it stands.
#[derive(Default)]
pub(crate) struct Extras {
    /// The strongest bot's idea: what it would do, and what it expects to follow; empty if it was not asked.
    pub(crate) hint: Vec<String>,
    /// What bots think of the game, if it is over and they have been asked.
    pub(crate) review: Option<Arc<Review>>,
    /// Why a wish was not granted.
    pub(crate) blocked: Option<Blocked>,
}

/// Draws a table for a reader with `draw`.
pub(crate) fn with_model<T>(
    Address { id, look }: &Address,
    Look { table, now, shelf, .. }: Look<'_>,
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
    // A game that runs is not played again for its page: what its board and its log tell is remembered.
    let past = (at.is_none() && !over).then(|| shelf.of::<Pasts>().past(table, viewer));
    let log = match over || at.is_some() {
        true => story(table.game(), viewer, &names, words),
        false => lately(table, viewer, &names, words),
    };
    let mut log = around(log, at);
    for line in &mut log {
        line.followed = own_follow(table, reader, line.step);
    }
    let decides = at.is_none() && !curtain && table.decides(reader.id());
    let choices = if decides { Choice::all(game, words) } else { Vec::new() };
    let hint = if decides { idea(game, &extras.hint, words) } else { None };
    let base = format!("/t/{id}");
    let may = table.may(reader.id(), now);
    let model = TableModel {
        base: &base,
        event: table.event(),
        version: table.version(),
        game,
        viewer,
        past,
        can_join: may.join,
        can_undo: at.is_none() && may.undo_way,
        seats: seat_models(table, reader),
        choices,
        log,
        chat: table.recent().filter_map(|happening| chat(happening)).collect(),
        longest_line: Some(MAX_CHAT),
        curtain,
        at,
        steps,
        hint,
        blocked: extras.blocked,
        confirm: reader.cookie("confirm") != Some("no") && with_others(table, reader),
        wishes: if at.is_none() { wishes(table, reader, &names, now) } else { Wishes::default() },
        ended: table.outcome().filter(|_| at.is_none() && game.to_move().is_some()).map(ended),
        lesson: None,
        whole: at.filter(|_| over).map(|_| table.game()),
        review: extras.review.filter(|_| at.is_none()).map(|review| reviewed(&review, table.game(), &[])),
        analysis: None,
        what_if: None,
        held: reader.held(),
        guide: look
            .guide
            .filter(|_| at.is_none())
            .map(|step| Guide::at(step, game, table.deciders(), seat_of(viewer))),
    };
    draw(&model)
}

/// Do other people play here, who would see a misclick before it could be taken back?
fn with_others(table: &Table, reader: &Reader) -> bool {
    let other = |chair: &Chair| chair.person().is_some_and(|person| Some(person.id) != reader.id());
    table.chairs().iter().any(other)
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
fn wishes(table: &Table, reader: &Reader, names: &[String], now: Millis) -> Wishes {
    let mine: Vec<Seat> = reader.id().map(|person| table.seats_of(person).collect()).unwrap_or_default();
    if mine.is_empty() {
        return Wishes::default();
    }
    let may = table.may(reader.id(), now);
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
        back: may.back,
        leave: may.leave,
        resign: may.resign,
        replace: may.replace.into_iter().map(Seat::index).collect(),
        end: offer(Offer::End, may.end),
        rematch: offer(Offer::Rematch, may.rematch),
        next: table.rematch().map(|id| format!("/t/{id}")),
    }
}

/// Whose eyes the reader looks with, and whether a curtain hangs before them: at one device with hidden hands, nobody's
/// hand is drawn until the next person has said that they hold the device.
fn eyes(id: &TableId, table: &Table, reader: &Reader) -> (Viewer, bool) {
    let viewer = table.viewer(reader.id());
    if !reader.id().is_some_and(|person| table.needs_curtain(person)) {
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

/// Everybody at the table.
pub(crate) fn seat_models(table: &Table, reader: &Reader) -> Vec<SeatModel> {
    let mine = |seat: Seat| reader.id().is_some_and(|person| table.chairs()[seat.index()].belongs_to(person));
    Seat::first(table.chairs().len()).map(|seat| seat_model(table, seat, mine(seat))).collect()
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

/// The whole turn that the strongest bot would play, told decision by decision, and the way it begins with.
pub(super) fn idea(game: &AnyMatch, line: &[String], words: &Words) -> Option<Choice> {
    let turn = moonpack_ways::turn(game, line);
    Some(Choice {
        action: turn.first()?.clone(),
        phrase: moonpack_tell::chain(game, &turn, words).join(" · "),
        clicks: touched(game, &turn),
    })
}

/// The elements that are touched for the first decisions of a turn: those of the longest way it begins with.
pub(crate) fn touched(game: &AnyMatch, turn: &[String]) -> Vec<String> {
    let ways = moonpack_ways::ways(game).into_iter();
    let begun = ways.filter(|way| turn.starts_with(&way.chain)).max_by_key(|way| way.chain.len());
    begun.into_iter().flat_map(|way| way.path).map(|step| step.id).collect()
}

/// Did this step, counted from 1, follow by itself, and was it the reader's? Of others it could tell of their hand.
fn own_follow(table: &Table, reader: &Reader, step: usize) -> bool {
    let seat = table.followed(step.saturating_sub(1));
    seat.zip(reader.id()).is_some_and(|(seat, id)| table.chairs()[seat.index()].belongs_to(id))
}

fn chat(happening: &Happening) -> Option<ChatLine> {
    match happening.entry() {
        // A message that was emptied is not shown.
        Entry::Say { seat, name, text } if !text.is_empty() => {
            Some(ChatLine { seat: seat.index(), name: name.clone(), text: text.clone() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind, Record};
    use moonpack_words::Lang;

    use super::*;

    /// How many decisions a seat takes from a step on: to the end of its turn, or until something is turned up.
    fn turn_from(whole: &AnyMatch, step: usize) -> usize {
        let begin = whole.at(step);
        let steps: Vec<_> = whole.retold().skip(step).collect();
        let same = |now: &AnyMatch| now.to_move() == begin.to_move() && now.turn() == begin.turn();
        let reveals = |taken: usize| steps[taken - 1].events.iter().any(|event| event.reveals());
        (1..=steps.len())
            .find(|taken| !same(&whole.at(step + taken)) || reveals(*taken))
            .unwrap_or(steps.len())
    }

    #[test]
    fn a_hint_tells_the_whole_turn_decision_by_decision() {
        let contents = Contents::shipped().unwrap();
        let words = Words::of(Lang::default());
        for kind in GameKind::ALL {
            let ending = if kind == GameKind::TheWolves { "full-moon" } else { "complete" };
            let path =
                format!("{}/../../fixtures/{kind}/2p-standard-{ending}.moonpack", env!("CARGO_MANIFEST_DIR"));
            let whole = Record::read(&contents, std::fs::read(path).unwrap()).unwrap().into_play();
            let played = whole.action_texts();
            let mut longest = 0;
            for step in 0..whole.steps() {
                let hint = idea(&whole.at(step), &played[step..], words).unwrap();
                let told = hint.phrase.split(" · ").count();
                assert_eq!(told, turn_from(&whole, step), "{kind}, step {step}: {}", hint.phrase);
                assert_eq!(hint.action, played[step]);
                longest = longest.max(told);
            }
            assert!(longest > 1, "{kind}: some turn has several decisions");
        }
    }
}
