//! How well a turn was played: the strongest bot thinks about it with the eyes of whoever decided, plays the turn as it
//! would have, and both ends of the turn are weighed alike.
//!
//! Weighing the two ends, and not the first decisions, is what makes it fair: the same turn in another order, or another
//! way to the same place, has lost nothing. It owns no queue and no memory, and knows no game.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{Budget, TextAnalysis, TextLine};
use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};

/// How many ways to begin a turn are told.
const LINES: usize = 3;
/// The longest turn that the bot plays; a longer one is weighed where it stands then.
const LONGEST: usize = 48;

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
    let mut now = game.at(0);
    let mut turns: Vec<Turn> = Vec::new();
    let mut before = None;
    for (step, action) in game.action_texts().iter().enumerate() {
        let Some(seat) = now.to_move() else { break };
        let free = now.legal().len() > 1;
        let place = (seat, now.turn());
        match turns.last_mut().filter(|_| before == Some(place)) {
            Some(turn) => (turn.to, turn.free) = (step + 1, turn.free || free),
            None => turns.push(Turn { seat, from: step, to: step + 1, free }),
        }
        before = Some(place);
        if now.play(seat, action).is_err() {
            break;
        }
    }
    turns
}

/// Thinks about a turn of a match. `None` if the match has no such turn.
pub(crate) fn judge(game: &AnyMatch, turn: Turn, budget: Budget) -> Option<Verdict> {
    let begin = game.at(turn.from);
    let seat = begin.to_move().filter(|seat| *seat == turn.seat && turn.to <= game.steps())?;
    let think = |game: &AnyMatch| {
        let never = AtomicBool::new(false);
        TextAnalysis::of(game, Viewer::Seat(seat), LINES, budget, &never, &mut |_| {})
    };
    let found = think(&begin);
    let first = found.lines.first().map(|line| line.actions.clone())?;
    let (best, ideal) = played_on(&begin, seat, first, &think);
    let worth = |end: &AnyMatch| match end.to_move() {
        Some(_) => think(end).value.get(seat.index()).copied().unwrap_or_default(),
        None => won(end, seat),
    };
    let played = &game.action_texts()[turn.from..turn.to];
    let lost = if best == played { 0.0 } else { (worth(&ideal) - worth(&game.at(turn.to))).max(0.0) };
    Some(Verdict { chances: found.value, best, lost, lines: found.lines })
}

/// Plays a line to the end of the seat's turn; where the line ends before it, the bot thinks again.
fn played_on(
    begin: &AnyMatch,
    seat: Seat,
    mut line: Vec<String>,
    think: &impl Fn(&AnyMatch) -> TextAnalysis,
) -> (Vec<String>, AnyMatch) {
    let mut now = begin.clone();
    let mut played = Vec::new();
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
            Err(_) => think(&now).lines.into_iter().next().map(|line| line.actions).unwrap_or_default(),
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

    #[test]
    fn a_turn_that_the_match_does_not_have_is_not_judged() {
        let game = played(GameKind::LoneWolves, 2, 10);
        let turn = Turn { seat: game.to_move().unwrap(), from: 10, to: 12, free: true };
        assert_eq!(judge(&game, turn, Budget::iterations(5)), None);
    }
}
