//! How well a turn was played: the strongest bot thinks about it with the eyes of whoever decided, plays the turn as it
//! would have, and both ends of the turn are weighed alike.
//!
//! Weighing the two ends, and not the first decisions, is what makes it fair: the same turn in another order, or another
//! way to the same place, has lost nothing. It owns no queue and no memory, and knows no game.
//!
//! Nobody can interrupt it, so it is short: the beginning and both ends take a thought each, and the bot's decisions in
//! between half of the one before, so that a turn takes less than five thoughts however long it is.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{Budget, TextAnalysis, TextLine};
use moonpack_games::{AnyMatch, Match, each};
use moonpack_rules::{BoardGame, Seat, Viewer};

/// How many ways to begin a turn are told.
const LINES: usize = 3;
/// The longest turn that the bot plays; a longer one is weighed where it stands then.
const LONGEST: usize = 48;
/// From here on further decisions of the bot's turn take no less.
const MOST_HALVINGS: u32 = 6;

/// A turn of a game: the decisions that one seat took one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who decided.
    pub seat: Seat,
    /// So many decisions had been taken before it.
    pub from: usize,
    /// And so many after it.
    pub to: usize,
    /// Was there anything to choose?
    pub free: bool,
}

/// What the bot thinks of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// How likely each seat was to win before it, as whoever decided could know.
    pub chances: Vec<f32>,
    /// The whole turn as the bot would have played it.
    pub best: Vec<String>,
    /// How much of the seat's chances was given away against that; never below zero, since a search is no oracle.
    pub lost: f32,
    /// The ways to begin the turn that it looked at most, the best first.
    pub lines: Vec<TextLine>,
}

/// The turns of a match, in order.
pub(crate) fn turns(game: &AnyMatch) -> Vec<Turn> {
    each!(game, play => turns_of(play))
}

fn turns_of<G: BoardGame>(play: &Match<G>) -> Vec<Turn> {
    let (game, mut position) = (play.game(), play.start().clone());
    let (mut turns, mut legal): (Vec<Turn>, _) = (Vec::new(), Vec::new());
    let mut before = None;
    for step in play.retold() {
        game.legal(&position, &mut legal);
        let free = legal.len() > 1;
        let now = (step.seat, game.turn(&position));
        match turns.last_mut().filter(|_| before == Some(now)) {
            Some(turn) => (turn.to, turn.free) = (step.number, turn.free || free),
            None => turns.push(Turn { seat: step.seat, from: step.number - 1, to: step.number, free }),
        }
        (before, position) = (Some(now), step.position);
    }
    turns
}

/// Thinks about a turn of a match. `None` if the match has no such turn.
pub(crate) fn judge(game: &AnyMatch, turn: Turn, budget: Budget) -> Option<Verdict> {
    // Where others post jobs, anything may stand in one.
    if turn.from > turn.to || turn.to > game.steps() {
        return None;
    }
    let begin = game.at(turn.from);
    let seat = begin.to_move().filter(|seat| *seat == turn.seat)?;
    let think = |game: &AnyMatch, halvings: u32| thought(game, seat, budget.halved(halvings));
    let found = think(&begin, 0);
    let first = found.lines.first().map(|line| line.actions.clone())?;
    let (best, ideal) = played_on(&begin, seat, first, think);
    let worth = |end: &AnyMatch| worth(end, seat, budget);
    let played = &game.action_texts()[turn.from..turn.to];
    let lost = if best == played { 0.0 } else { (worth(&ideal) - worth(&game.at(turn.to))).max(0.0) };
    Some(Verdict { chances: found.value, best, lost, lines: found.lines })
}

/// What a position is worth to a seat, as it sees it: its chance to win, or its part of the victory if the game is over.
pub(crate) fn worth(end: &AnyMatch, seat: Seat, budget: Budget) -> f32 {
    match end.to_move() {
        Some(_) => thought(end, seat, budget).value.get(seat.index()).copied().unwrap_or_default(),
        None => won(end, seat),
    }
}

/// The rest of the turn of whoever decides, as the bot plays it; nothing if the game is over.
pub(crate) fn answer(game: &AnyMatch, budget: Budget) -> Vec<String> {
    let Some(seat) = game.to_move() else { return Vec::new() };
    let think = |game: &AnyMatch, halvings: u32| thought(game, seat, budget.halved(halvings));
    let first = think(game, 0).lines.into_iter().next().map(|line| line.actions);
    played_on(game, seat, first.unwrap_or_default(), think).0
}

/// What the bot finds with a seat's eyes.
fn thought(game: &AnyMatch, seat: Seat, budget: Budget) -> TextAnalysis {
    let never = AtomicBool::new(false);
    TextAnalysis::of(game, Viewer::Seat(seat), LINES, budget, &never, &mut |_| {})
}

/// Plays a line to the end of the seat's turn; where the line ends before it, the bot thinks again, with its budget halved once
/// more each time.
fn played_on(
    begin: &AnyMatch,
    seat: Seat,
    mut line: Vec<String>,
    mut think: impl FnMut(&AnyMatch, u32) -> TextAnalysis,
) -> (Vec<String>, AnyMatch) {
    let (mut now, mut played, mut halvings) = (begin.clone(), Vec::new(), 0);
    let within = |now: &AnyMatch| now.to_move() == Some(seat) && now.turn() == begin.turn();
    while within(&now) && played.len() < LONGEST {
        let before = played.len();
        for action in line {
            if !within(&now) || now.play(seat, &action).is_err() {
                break;
            }
            played.push(action);
        }
        if !within(&now) || played.len() == before {
            break;
        }
        let legal = now.legal();
        line = match <[String; 1]>::try_from(legal) {
            Ok(forced) => forced.into(),
            Err(_) => {
                halvings = MOST_HALVINGS.min(halvings + 1);
                let found = think(&now, halvings).lines.into_iter().next();
                found.map(|line| line.actions).unwrap_or_default()
            }
        };
    }
    (played, now)
}

/// The seat's part of the victory.
fn won(end: &AnyMatch, seat: Seat) -> f32 {
    let winners = end.standing().winners;
    if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind};

    use super::*;

    fn played(kind: GameKind, players: usize, steps: usize) -> AnyMatch {
        let contents = Contents::shipped().unwrap();
        let mut game = AnyMatch::draw(&contents, kind, players, &vec![], 5).unwrap();
        for step in 0..steps {
            let Some(seat) = game.to_move() else { break };
            let legal = game.legal();
            game.play(seat, &legal[step * 7 % legal.len()]).unwrap();
        }
        game
    }

    #[test]
    fn the_turns_of_a_game_hold_every_decision_once_and_each_is_of_one_seat() {
        for kind in GameKind::ALL {
            let game = played(kind, 2, 300);
            let turns = turns(&game);
            assert_eq!(turns.first().unwrap().from, 0);
            assert_eq!(turns.last().unwrap().to, game.steps());
            assert!(turns.windows(2).all(|pair| pair[0].to == pair[1].from), "{kind}");
            assert!(turns.len() < game.steps(), "{kind}: some turn has several decisions");
            for turn in &turns {
                assert!(
                    (turn.from..turn.to).all(|step| game.at(step).to_move() == Some(turn.seat)),
                    "{kind}"
                );
            }
        }
    }

    #[test]
    fn whoever_plays_as_the_bot_would_loses_nothing() {
        for kind in GameKind::ALL {
            let mut game = played(kind, 2, 30);
            let begun = *turns(&game).last().unwrap();
            // What is left of a turn that was begun belongs to it, so a new one is looked for.
            while game.to_move() == Some(begun.seat) {
                let first = game.legal().swap_remove(0);
                game.play(begun.seat, &first).unwrap();
            }
            let (seat, from) = (game.to_move().unwrap(), game.steps());
            let ahead = Turn { seat, from, to: from, free: true };
            let verdict = judge(&game, ahead, Budget::iterations(60)).unwrap();
            for action in &verdict.best {
                game.play(seat, action).unwrap();
            }
            let as_it_would = *turns(&game).last().unwrap();
            assert_eq!((as_it_would.seat, as_it_would.from), (seat, from), "{kind}");
            let again = judge(&game, as_it_would, Budget::iterations(60)).unwrap();
            assert_eq!((again.best, again.lost), (verdict.best, 0.0), "{kind}");
        }
    }

    /// Every way to play the rest of the game, if one seat decides it alone: what is played, and its part of the victory.
    fn endings(now: &AnyMatch, seat: Seat, played: &mut Vec<String>, found: &mut Vec<(Vec<String>, f32)>) {
        match now.to_move() {
            None => found.push((played.clone(), won(now, seat))),
            Some(other) if other != seat || found.len() > 500 => {}
            Some(_) => {
                for action in now.legal() {
                    let mut next = now.clone();
                    next.play(seat, &action).unwrap();
                    played.push(action);
                    endings(&next, seat, played, found);
                    played.pop();
                }
            }
        }
    }

    #[test]
    fn whoever_throws_a_won_game_away_in_the_last_turn_has_lost_it_all() {
        let contents = Contents::shipped().unwrap();
        // The first game that can still be won in its last turn, and be lost.
        let found = (0..300).find_map(|seed| {
            let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &vec![], seed).unwrap();
            while let Some(seat) = game.to_move() {
                let (legal, step) = (game.legal(), game.steps());
                game.play(seat, &legal[step * 7 % legal.len()]).unwrap();
            }
            let last = *turns(&game).last().unwrap();
            let (before, mut ends) = (game.at(last.from), Vec::new());
            endings(&before, last.seat, &mut Vec::new(), &mut ends);
            let bad = ends.iter().find(|(_, part)| *part == 0.0)?.0.clone();
            ends.iter().any(|(_, part)| *part == 1.0).then_some((seed, before, last.seat, bad))
        });
        let (seed, mut game, seat, bad) = found.expect("some game is that close");
        println!("the game of seed {seed}");
        for action in &bad {
            game.play(seat, action).unwrap();
        }
        let last = *turns(&game).last().unwrap();
        let verdict = judge(&game, last, Budget::iterations(500)).unwrap();
        assert!(verdict.lost > 0.9, "{verdict:?}");
    }

    #[test]
    fn each_further_thought_within_a_turn_takes_half_of_the_one_before() {
        let mut most = 0;
        for kind in GameKind::ALL {
            for steps in 0..40 {
                let game = played(kind, 2, steps);
                let Some(seat) = game.to_move() else { break };
                let first = game.legal().swap_remove(0);
                let mut halvings = Vec::new();
                played_on(&game, seat, vec![first], |now, halved| {
                    halvings.push(halved);
                    let never = AtomicBool::new(false);
                    // A line of one decision, so that it thinks as often as it can.
                    let mut found = TextAnalysis::of(
                        now,
                        Viewer::Seat(seat),
                        1,
                        Budget::iterations(2),
                        &never,
                        &mut |_| {},
                    );
                    found.lines.iter_mut().for_each(|line| line.actions.truncate(1));
                    found
                });
                let wanted: Vec<u32> =
                    (1..=halvings.len() as u32).map(|nth| nth.min(MOST_HALVINGS)).collect();
                assert_eq!(halvings, wanted, "{kind}");
                most = most.max(halvings.len());
            }
        }
        assert!(most > 1, "no turn had several thoughts");
    }

    #[test]
    fn a_turn_that_the_match_does_not_have_is_not_judged() {
        let game = played(GameKind::LoneWolves, 2, 10);
        let seat = game.to_move().unwrap();
        for (from, to) in [(10, 12), (10, 3), (usize::MAX, 3), (usize::MAX, usize::MAX)] {
            let turn = Turn { seat, from, to, free: true };
            assert_eq!(judge(&game, turn, Budget::iterations(5)), None, "{from} to {to}");
        }
    }
}
