//! Making the best of one turn: pup and yearling.
//!
//! A turn is a chain of small decisions, and half a chain says little. So a few promising chains are followed side by
//! side to the end of the turn, and an action is as good as the best chain that begins with it.

use std::collections::BTreeMap;

use moonpack_rules::{Quiet, Seat};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::budget::Clock;
use crate::evaluate::Evaluate;
use crate::rollout::Rollout;

/// How a greedy level looks at a turn.
pub(crate) struct Style {
    /// How many chains it follows side by side.
    pub(crate) beam: usize,
    /// In how many worlds it looks.
    pub(crate) worlds: usize,
    /// How far its opinion wanders, in value.
    pub(crate) noise: f32,
    /// How likely it is to overlook an action.
    pub(crate) overlooks: f32,
}

/// No chain is followed further than this.
const LONGEST_CHAIN: usize = 48;

/// What a chain that was given up is value less than it looked.
const GIVEN_UP: f32 = 0.05;

/// The best action in the eyes of the style; `None` when the game is over.
pub(crate) fn choose<G: Evaluate>(
    game: &G,
    view: &G::View,
    style: &Style,
    clock: Clock<'_>,
    rng: &mut ChaCha8Rng,
) -> Option<G::Action> {
    let mut sums: BTreeMap<G::Action, f32> = BTreeMap::new();
    let worlds = if G::HIDDEN { style.worlds } else { 1 };
    for _ in 0..worlds {
        let world = game.sample(view, rng);
        let seat = game.to_move(&world)?;
        let turn = Turn { game, seat, number: game.turn(&world), beam: style.beam, clock };
        for (action, value) in turn.explore(&world) {
            *sums.entry(action).or_default() += value;
        }
        if clock.is_up() {
            break;
        }
    }
    let scale = 1.0 / worlds as f32;
    let mut best: Option<(f32, G::Action)> = None;
    for (action, sum) in &sums {
        if best.is_some() && rng.random::<f32>() < style.overlooks {
            continue;
        }
        let opinion = sum * scale + style.noise * wander(rng);
        if best.is_none_or(|(most, _)| opinion > most) {
            best = Some((opinion, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// About a standard normal number.
fn wander(rng: &mut ChaCha8Rng) -> f32 {
    let sum: f32 = (0..4).map(|_| rng.random::<f32>()).sum();
    (sum - 2.0) * 1.732
}

/// The turn that is looked at.
struct Turn<'a, G: Evaluate> {
    game: &'a G,
    seat: Seat,
    number: u32,
    beam: usize,
    clock: Clock<'a>,
}

/// A chain that is not finished: its first action, how it looks and where it stands.
struct Chain<G: Evaluate> {
    first: G::Action,
    value: f32,
    position: G::Position,
}

impl<G: Evaluate> Turn<'_, G> {
    /// What each action is of value to the seat in this world.
    fn explore(&self, world: &G::Position) -> BTreeMap<G::Action, f32> {
        let mut rollout = Rollout::new();
        let mut finished: BTreeMap<G::Action, f32> = BTreeMap::new();
        let mut given_up: BTreeMap<G::Action, f32> = BTreeMap::new();
        let mut frontier = Vec::new();
        self.step(world, None, &mut rollout, &mut finished, &mut frontier);
        for _ in 0..LONGEST_CHAIN {
            frontier.sort_by(|a: &Chain<G>, b| b.value.total_cmp(&a.value));
            let is_up = self.clock.is_up();
            let kept = if is_up { 0 } else { self.beam.min(frontier.len()) };
            for chain in frontier.drain(kept..) {
                raise(&mut given_up, chain.first, chain.value - GIVEN_UP);
            }
            if frontier.is_empty() {
                break;
            }
            for chain in std::mem::take(&mut frontier) {
                self.step(&chain.position, Some(chain.first), &mut rollout, &mut finished, &mut frontier);
            }
        }
        for chain in frontier {
            raise(&mut given_up, chain.first, chain.value - GIVEN_UP);
        }
        for (action, value) in given_up {
            finished.entry(action).or_insert(value);
        }
        finished
    }

    /// Takes every next step of a chain: finished ones are judged, the others join the frontier.
    fn step(
        &self,
        position: &G::Position,
        first: Option<G::Action>,
        rollout: &mut Rollout<G::Action>,
        finished: &mut BTreeMap<G::Action, f32>,
        frontier: &mut Vec<Chain<G>>,
    ) {
        let mut actions = Vec::new();
        self.game.legal(position, &mut actions);
        for action in actions {
            let mut next = position.clone();
            self.game.apply(&mut next, action, &mut Quiet);
            let first = first.unwrap_or(action);
            let goes_on = self.game.to_move(&next) == Some(self.seat) && self.game.turn(&next) == self.number;
            if goes_on {
                let value = rollout.settle(self.game, &mut next.clone())[self.seat.index()];
                frontier.push(Chain { first, value, position: next });
            } else {
                let value = rollout.settle(self.game, &mut next)[self.seat.index()];
                raise(finished, first, value);
            }
        }
    }
}

fn raise<A: Ord>(best: &mut BTreeMap<A, f32>, action: A, value: f32) {
    let entry = best.entry(action).or_insert(value);
    *entry = entry.max(value);
}
