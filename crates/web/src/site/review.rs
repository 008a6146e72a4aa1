//! Reviews as pages show them: turns with marks and words.

use moonpack_games::{AnyMatch, Match, each};
use moonpack_live::{Review, Reviewed, TableId, Turn};
use moonpack_pages::{Judgement, LogLine, Mark, ReviewModel, ReviewTurn, SeatModel};
use moonpack_rules::BoardGame;
use moonpack_table::Table;
use moonpack_words::Words;

/// So many lines of the log tell of a turn in the list that has no deeds of its own.
const LINES: usize = 2;

/// A table's game, for its review.
pub(crate) fn of(id: &TableId, table: &Table) -> Reviewed {
    Reviewed::Table(id.clone(), table.version())
}

/// A review as far as it has come. What was told of the turns stands beside them; nothing, where only marks are counted.
pub(crate) fn reviewed(review: &Review, game: &AnyMatch, told: &[String]) -> ReviewModel {
    let verdicts = review.verdicts();
    let texts = game.action_texts();
    let turns = review.turns().iter().enumerate().map(|(nth, turn)| {
        let found = verdicts.get(nth).and_then(Option::as_ref).map(|verdict| Judgement {
            mark: Mark::of(verdict.best == texts[turn.from..turn.to], verdict.lost),
            lost: verdict.lost,
            chances: verdict.chances.clone(),
        });
        let told = told.get(nth).cloned().unwrap_or_default();
        ReviewTurn { seat: turn.seat.index(), from: turn.from, to: turn.to, told, found }
    });
    ReviewModel {
        turns: turns.collect(),
        judged: verdicts.len(),
        done: review.done(),
        think_ms: review.think().as_millis() as u64,
        hidden: hides(game),
    }
}

/// The turn to look at first, counted from 1: that which gave away most, of the reader's own if they played; 0 if no turn
/// is known.
pub(crate) fn worst(review: &ReviewModel, seats: &[SeatModel]) -> usize {
    let mine = |turn: &ReviewTurn| seats.get(turn.seat).is_some_and(|seat| seat.yours);
    let played = seats.iter().any(|seat| seat.yours);
    let turns = review.turns.iter().enumerate().filter(|(_, turn)| !played || mine(turn));
    let lost = |turn: &ReviewTurn| turn.found.as_ref().map_or(0.0, |found| found.lost);
    // Of equal ones the first.
    let most = turns.rev().max_by(|(_, a), (_, b)| lost(a).total_cmp(&lost(b)));
    most.map_or(0, |(nth, _)| nth + 1)
}

/// Each turn in a sentence: what was done in it, or else how the log begins to tell of it.
pub(crate) fn told(
    review: &Review,
    game: &AnyMatch,
    log: &[LogLine],
    names: &[String],
    words: &Words,
) -> Vec<String> {
    let turns = review.turns();
    let spans: Vec<(usize, usize)> = turns.iter().map(|turn| (turn.from, turn.to)).collect();
    let deeds = moonpack_tell::deeds_of(game, &spans, names, words);
    let sentence = |(turn, deeds): (&Turn, Option<String>)| match deeds {
        Some(deeds) => {
            let seat = names.get(turn.seat.index()).cloned().unwrap_or_default();
            words.with("turn-told", &[("seat", (&seat).into()), ("deeds", (&deeds).into())])
        }
        None => {
            let lines = log.iter().filter(|line| (turn.from + 1..=turn.to).contains(&line.step));
            lines.take(LINES).map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ")
        }
    };
    turns.iter().zip(deeds).map(sentence).collect()
}

/// Does a seat of this game know what others do not?
fn hides(game: &AnyMatch) -> bool {
    fn typed<G: BoardGame>(_: &Match<G>) -> bool {
        G::HIDDEN
    }
    each!(game, m => typed(m))
}
