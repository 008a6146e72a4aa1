//! What happened at a table and who sits at it, in words: both doors tell it alike. What a viewer may not know is blank in the
//! events that are told to them, so it stays untold here.

use moonpack_games::AnyMatch;
use moonpack_pages::LogLine;
use moonpack_rules::{Seat, Viewer};
use moonpack_table::{Entry, Happening, Person, Sitter, Table};
use moonpack_words::Words;

/// How many lines of the log a page carries; the rest is in the replay.
const LOG: usize = 24;

/// The name shown at a seat. Whoever holds several seats at one device is told apart by the seat's number.
pub(crate) fn shown(table: &Table, seat: Seat, person: &Person) -> String {
    let several = table.seats_of(person.id).nth(1).is_some();
    if several { format!("{} · {}", person.name, seat.index() + 1) } else { person.name.clone() }
}

/// The players' names by seat.
pub(crate) fn names(table: &Table, words: &Words) -> Vec<String> {
    let sitter = |seat: Seat| &table.chairs()[seat.index()].sitter;
    let name = |seat: Seat| match sitter(seat) {
        Sitter::Open => words.text("seat-open"),
        Sitter::Person(person) => shown(table, seat, person),
        Sitter::Bot(level) => {
            let before = Seat::first(seat.index()).filter(|other| sitter(*other) == sitter(seat)).count();
            moonpack_pages::bot_name(level.name(), before, words)
        }
    };
    Seat::first(table.chairs().len()).map(name).collect()
}

/// The log in words as the viewer was told it, found by playing the game again: the list of actions is the only truth.
pub(crate) fn story(game: &AnyMatch, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine> {
    let mut log = Vec::new();
    for step in game.retold() {
        let told = step.events.iter().map(|event| event.told_to(viewer));
        let texts = told.filter_map(|event| moonpack_tell::event(game, &event, names, words));
        log.extend(texts.map(|text| LogLine { step: step.number, text, followed: false }));
    }
    log
}

/// What happened lately in words, as the viewer was told it, without what was taken back.
pub(crate) fn lately(table: &Table, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine> {
    let mut standing: Vec<&Happening> = Vec::new();
    for happening in table.recent() {
        match happening.entry() {
            Entry::Act { .. } => standing.push(happening),
            Entry::Undo { .. } => drop(standing.pop()),
            _ => {}
        }
    }
    let game = table.game();
    let first = game.steps().saturating_sub(standing.len());
    let lines = standing.iter().enumerate().flat_map(|(place, happening)| {
        let told = happening.events().iter().map(|event| event.told_to(viewer));
        let texts = told.filter_map(|event| moonpack_tell::event(game, &event, names, words));
        texts.map(move |text| LogLine { step: first + place + 1, text, followed: false })
    });
    lines.collect()
}

/// The lines of the log that a page carries: the last ones, or those around the step that is shown.
pub(crate) fn around(log: Vec<LogLine>, at: Option<usize>) -> Vec<LogLine> {
    let shown = at.map_or(log.len(), |at| log.partition_point(|line| line.step <= at) + LOG / 3);
    let end = shown.clamp(LOG.min(log.len()), log.len());
    log.into_iter().take(end).skip(end.saturating_sub(LOG)).collect()
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind};
    use moonpack_table::{Clock, Command, Millis, NewChair, Opening, PersonId};
    use moonpack_words::Lang;

    use super::*;

    #[test]
    fn the_log_of_a_running_game_is_what_playing_it_again_would_tell() {
        let contents = Contents::shipped().unwrap();
        let words = Words::of(Lang::default());
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        for kind in GameKind::EVERY {
            let game = AnyMatch::draw(&contents, kind, 2, &vec![], 4).unwrap();
            let opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
            let mut table = Table::open(game, opening, Millis(0));
            let both: Vec<Seat> = Seat::first(2).collect();
            table.seat_person(&anna, &both, Millis(0)).unwrap();
            let names = names(&table, words);
            for turn in 0..60_usize {
                let legal = table.game().legal();
                let Some(action) = legal.get(turn * 7 % legal.len().max(1)).cloned() else { break };
                if table.command(&anna, Command::act(table.version(), action), Millis(0)).is_err() {
                    break;
                }
                if turn % 5 == 3 {
                    let _may_be_refused = table.command(&anna, Command::undo(table.version()), Millis(0));
                }
                for viewer in Viewer::all(2) {
                    let lines = |log: Vec<LogLine>| -> Vec<(usize, String)> {
                        around(log, None).into_iter().map(|line| (line.step, line.text)).collect()
                    };
                    let again = lines(story(table.game(), viewer, &names, words));
                    assert_eq!(lines(lately(&table, viewer, &names, words)), again, "{kind}, turn {turn}");
                }
            }
            let over = table.to_move().is_none();
            assert!(over || table.version() > 20, "{kind}: the game went on for long enough");
        }
    }
}
