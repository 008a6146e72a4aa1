//! What the strongest bot finds, as it is thought here and as it travels from the node that thought it to the one that asked.
//! What comes from another node is checked before anybody is told of it.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{Budget, TextAnalysis, TextLine};
use moonpack_games::AnyMatch;
use moonpack_rules::Viewer;
use serde_json::{Value, from_value, json};

use crate::judge::Verdict;

/// How many actions an analysis tells of.
const LINES: usize = 5;
/// The most actions of one line, or of a bot's turn, that are believed.
const LONGEST: usize = 256;

/// Thinks about a match with the eyes of whoever decides there, and tells what it has found so far. `None` if nobody decides.
pub(crate) fn advised(
    game: &AnyMatch,
    budget: Budget,
    mut tell: impl FnMut(&TextAnalysis),
) -> Option<TextAnalysis> {
    let viewer = Viewer::Seat(game.to_move()?);
    Some(TextAnalysis::of(game, viewer, LINES, budget, &AtomicBool::new(false), &mut tell))
}

/// An analysis for another node, and whether it is the last word.
pub(crate) fn write_analysis(found: &TextAnalysis, done: bool) -> Vec<u8> {
    let lines: Vec<Value> = found.lines.iter().map(write_line).collect();
    json!([done, found.step, found.iterations, found.value, lines]).to_string().into_bytes()
}

/// An analysis of this match by another node, and whether it is the last word; `None` if it cannot be one.
pub(crate) fn read_analysis(words: &[u8], game: &AnyMatch) -> Option<(bool, TextAnalysis)> {
    type Written = (bool, usize, u64, Vec<f32>, Vec<Value>);
    let (done, step, iterations, value, lines): Written = serde_json::from_slice(words).ok()?;
    let lines = read_lines(lines, game)?;
    let fits = step == game.steps() && are_chances(&value, game) && (1..=LINES).contains(&lines.len());
    fits.then_some((done, TextAnalysis { step, iterations, value, lines }))
}

/// A verdict for another node; none where the bot had nothing to say.
pub(crate) fn write_verdict(found: Option<&Verdict>) -> Vec<u8> {
    let written = found.map(|found| {
        let lines: Vec<Value> = found.lines.iter().map(write_line).collect();
        json!([found.chances, found.best, found.lost, lines])
    });
    json!(written).to_string().into_bytes()
}

/// What another node thinks of the turn that begins here; `None` if that cannot be.
pub(crate) fn read_verdict(words: &[u8], begin: &AnyMatch) -> Option<Option<Verdict>> {
    type Written = (Vec<f32>, Vec<String>, f32, Vec<Value>);
    let Some((chances, best, lost, lines)): Option<Written> = serde_json::from_slice(words).ok()? else {
        return Some(None);
    };
    let lines = read_lines(lines, begin)?;
    let seat = begin.to_move()?;
    let mut turn = begin.clone();
    let fits = are_chances(&chances, begin)
        && is_chance(lost)
        && best.len() <= LONGEST
        && best.iter().all(|action| turn.play(seat, action).is_ok());
    fits.then_some(Some(Verdict { chances, best, lost, lines }))
}

fn write_line(line: &TextLine) -> Value {
    json!([line.actions, line.visits, line.value])
}

/// Lines that begin with what may be decided here. What is thought to follow may never come true.
fn read_lines(lines: Vec<Value>, game: &AnyMatch) -> Option<Vec<TextLine>> {
    let legal = game.legal();
    let read = |line: Value| {
        let (actions, visits, value): (Vec<String>, u64, Vec<f32>) = from_value(line).ok()?;
        let may_begin = actions.first().is_some_and(|first| legal.contains(first));
        let fits = may_begin && actions.len() <= LONGEST && are_chances(&value, game);
        fits.then_some(TextLine { actions, visits, value })
    };
    if lines.len() > LINES { None } else { lines.into_iter().map(read).collect() }
}

fn are_chances(value: &[f32], game: &AnyMatch) -> bool {
    value.len() == game.seats() && value.iter().copied().all(is_chance)
}

fn is_chance(value: f32) -> bool {
    (0.0..=1.0).contains(&value)
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind};

    use super::*;
    use crate::judge::{judge, turns};

    fn game(kind: GameKind) -> AnyMatch {
        let contents = Contents::shipped().unwrap();
        let mut game = AnyMatch::draw(&contents, kind, 2, &vec![], 5).unwrap();
        for _ in 0..8 {
            let (seat, first) = (game.to_move().unwrap(), game.legal().swap_remove(0));
            game.play(seat, &first).unwrap();
        }
        game
    }

    #[test]
    fn what_was_thought_elsewhere_is_read_as_it_was_written() {
        for kind in GameKind::ALL {
            let game = game(kind);
            let found = advised(&game, Budget::ms(5), |_| ()).unwrap();
            for done in [false, true] {
                assert_eq!(read_analysis(&write_analysis(&found, done), &game), Some((done, found.clone())));
            }
            let turn = turns(&game)[0];
            let verdict = judge(&game, turn, Budget::ms(5));
            assert!(verdict.is_some());
            let begin = game.at(turn.from);
            assert_eq!(read_verdict(&write_verdict(verdict.as_ref()), &begin), Some(verdict));
            assert_eq!(read_verdict(&write_verdict(None), &begin), Some(None));
        }
    }

    #[test]
    fn what_cannot_be_an_answer_is_not_believed() {
        let game = game(GameKind::LoneWolves);
        let found = advised(&game, Budget::ms(5), |_| ()).unwrap();
        let wrong: [fn(&mut TextAnalysis); 7] = [
            |found| found.step += 1,
            |found| found.value.push(0.5),
            |found| found.value[0] = 1.5,
            |found| found.lines.clear(),
            |found| found.lines[0].actions.clear(),
            |found| found.lines[0].actions[0] = "win at once".into(),
            |found| found.lines[0].actions.resize(LONGEST + 1, String::new()),
        ];
        for (number, change) in wrong.iter().enumerate() {
            let mut other = found.clone();
            change(&mut other);
            assert_eq!(read_analysis(&write_analysis(&other, true), &game), None, "change {number}");
        }
        let turn = turns(&game)[0];
        let (begin, verdict) = (game.at(turn.from), judge(&game, turn, Budget::ms(5)).unwrap());
        let wrong: [fn(&mut Verdict); 4] = [
            |found| found.chances.clear(),
            |found| found.lost = -0.1,
            |found| found.best.insert(0, "win at once".into()),
            |found| found.lines[0].value[0] = f32::NAN,
        ];
        for (number, change) in wrong.iter().enumerate() {
            let mut other = verdict.clone();
            change(&mut other);
            assert_eq!(read_verdict(&write_verdict(Some(&other)), &begin), None, "change {number}");
        }
        for words in ["", "[]", "[true]", "howl", "[[0.5],[],0.1,[]]"] {
            assert_eq!(read_analysis(words.as_bytes(), &game), None);
            assert_eq!(read_verdict(words.as_bytes(), &begin), None);
        }
    }
}
