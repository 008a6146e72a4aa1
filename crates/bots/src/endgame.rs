//! Exact play at the end: every action of the root is played out to the very end of the round in world after world.
//!
//! For two seats only, where a value is one number and alpha-beta cuts. It treats each world as if both could see it,
//! which is a fault with many decisions to come and none with few; [`Evaluate::is_endgame`] says when they are few.

use moonpack_rules::{MAX_SEATS, Quiet};
use rand_chacha::ChaCha8Rng;

use crate::budget::Clock;
use crate::evaluate::{Evaluate, final_or_forecast};
use crate::report::{Analysis, Line};

/// A world that needs more positions than this is no endgame.
const MOST_POSITIONS: u32 = 20_000;

/// Fewer worlds than the first would be guessing; the mean hardly moves after the second.
const WORLDS: (u64, u64) = (8, 400);

/// A world played out stands for so many iterations of the search.
const ITERATIONS_A_WORLD: u64 = 10;

/// Plays out worlds until the iterations are spent or the clock is up; `None` if not one world was finished.
pub(crate) fn solve<G: Evaluate>(
    game: &G,
    view: &G::View,
    iterations: u64,
    clock: Clock<'_>,
    rng: &mut ChaCha8Rng,
) -> Option<Analysis<G::Action>> {
    let mut lines: Vec<Line<G::Action>> = Vec::new();
    let mut seen = 0;
    let mut worlds = 0;
    while worlds < (iterations / ITERATIONS_A_WORLD).clamp(WORLDS.0, WORLDS.1) {
        let world = game.sample(view, rng);
        let mut solver = Solver { game, round: game.round(&world), clock, positions: 0 };
        let Some(found) = solver.root(&world) else { break };
        seen += u64::from(solver.positions);
        worlds += 1;
        for (action, first) in found {
            let mut value = [0.0; MAX_SEATS];
            (value[0], value[1]) = (first, 1.0 - first);
            match lines.iter_mut().find(|line| line.actions[0] == action) {
                Some(line) => {
                    line.visits += 1;
                    line.value.iter_mut().zip(value).for_each(|(sum, value)| *sum += value);
                }
                None => lines.push(Line { actions: vec![action], visits: 1, value }),
            }
        }
        // A small world ends before its solver looks at the clock.
        if !G::HIDDEN || clock.is_up() {
            break;
        }
    }
    if worlds == 0 {
        return None;
    }
    let seat = game.to_move(&game.sample(view, rng))?.index();
    for line in &mut lines {
        let scale = 1.0 / line.visits as f32;
        line.value.iter_mut().for_each(|value| *value *= scale);
    }
    lines.sort_by(|a, b| b.value[seat].total_cmp(&a.value[seat]).then_with(|| a.actions.cmp(&b.actions)));
    let value = lines.first()?.value;
    Some(Analysis { iterations: seen, value, lines })
}

struct Solver<'a, G: Evaluate> {
    game: &'a G,
    /// The round that is played out.
    round: u32,
    clock: Clock<'a>,
    positions: u32,
}

impl<G: Evaluate> Solver<'_, G> {
    /// The exact value for seat 0 after each action; `None` if it takes too long.
    fn root(&mut self, world: &G::Position) -> Option<Vec<(G::Action, f32)>> {
        let mut actions = Vec::new();
        self.game.legal(world, &mut actions);
        let mut found = Vec::with_capacity(actions.len());
        for action in actions {
            let mut next = world.clone();
            self.game.apply(&mut next, action, &mut Quiet);
            found.push((action, self.value(&next, 0.0, 1.0)?));
        }
        Some(found)
    }

    fn value(&mut self, position: &G::Position, mut low: f32, mut high: f32) -> Option<f32> {
        self.positions += 1;
        if self.positions >= MOST_POSITIONS || (self.positions.is_multiple_of(64) && self.clock.is_up()) {
            return None;
        }
        let to_move = self.game.to_move(position).filter(|_| self.game.round(position) == self.round);
        let Some(seat) = to_move else {
            return Some(final_or_forecast(self.game, position, None)[0]);
        };
        let is_first = seat.index() == 0;
        let mut best = if is_first { 0.0 } else { 1.0 };
        for action in self.ordered(position) {
            let mut next = position.clone();
            self.game.apply(&mut next, action, &mut Quiet);
            let value = self.value(&next, low, high)?;
            if is_first {
                best = value.max(best);
                low = low.max(best);
            } else {
                best = value.min(best);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    /// The promising actions first, so that the others are cut off early.
    fn ordered(&self, position: &G::Position) -> Vec<G::Action> {
        let (mut actions, mut priors) = (Vec::new(), Vec::new());
        self.game.legal(position, &mut actions);
        self.game.priors(position, &actions, &mut priors);
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by(|a, b| priors[*b].total_cmp(&priors[*a]));
        order.into_iter().map(|place| actions[place]).collect()
    }
}
