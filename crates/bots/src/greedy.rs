//! Making the best of one turn, well or badly: the levels that do not search.
//!
//! A turn is a chain of small decisions, and half a chain says little. So a few promising chains are followed side by
//! side to the end of the turn, and an action is as good as the best chain that begins with it. How good, is judged in
//! points and by a [`Style`]: what a player counts, forgets and overlooks.

use std::collections::BTreeMap;

use moonpack_rules::{Quiet, Seat};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::budget::Clock;
use crate::evaluate::{Evaluate, wander};
use crate::rollout::Rollout;

/// How a level looks at a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Style {
    /// How many chains it follows side by side; 0 looks at single choices and at nothing that must follow them.
    pub(crate) beam: usize,
    /// In how many worlds it looks.
    pub(crate) worlds: usize,
    /// How much of what is not points yet it counts: 0 sees the points on the table alone, 1 the whole forecast.
    pub(crate) foresight: f32,
    /// How much it minds what others have and get: 0 looks after itself alone.
    pub(crate) denial: f32,
    /// How dear it holds what it would better spend ([`Evaluate::held`]).
    pub(crate) clings: f32,
    /// How far its opinion wanders, in points.
    pub(crate) wanders: f32,
    /// How likely it is to overlook a thing with all that could be done with it ([`Evaluate::thing`]), the likelier the farther
    /// off it lies.
    pub(crate) overlooks: f32,
}

/// No chain is followed further than this.
const LONGEST_CHAIN: usize = 48;

/// By how many points a chain that was given up is worth less than it looked.
const GIVEN_UP: f32 = 0.5;

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
    let seen = game.sample(view, rng);
    for _ in 0..worlds {
        let world = game.sample(view, rng);
        let seat = game.to_move(&world)?;
        let chooser = Chooser { game, seat, number: game.turn(&world), style, clock };
        for (action, points) in chooser.explore(&world) {
            *sums.entry(action).or_default() += points;
        }
        if clock.is_up() {
            break;
        }
    }
    let scale = 1.0 / worlds as f32;
    // A thing that was overlooked stays overlooked for all that could be done with it.
    let mut overlooked: BTreeMap<u32, bool> = BTreeMap::new();
    let mut best: Option<(bool, f32, G::Action)> = None;
    for (action, sum) in &sums {
        let thing = game.thing(&seen, *action);
        let likely = style.overlooks * (0.5 + thing.far);
        let is_seen = !*overlooked.entry(thing.what).or_insert_with(|| rng.random::<f32>() < likely);
        let opinion = sum * scale + style.wanders * wander(rng);
        if best.is_none_or(|(was_seen, most, _)| (is_seen, opinion) > (was_seen, most)) {
            best = Some((is_seen, opinion, *action));
        }
    }
    best.map(|(_, _, action)| action)
}

/// Whoever looks for the best chain of a turn.
struct Chooser<'a, G: Evaluate> {
    game: &'a G,
    seat: Seat,
    number: u32,
    style: &'a Style,
    clock: Clock<'a>,
}

/// A chain that is not finished: its first action, how it looks and where it stands.
struct Chain<G: Evaluate> {
    first: G::Action,
    points: f32,
    position: G::Position,
}

impl<G: Evaluate> Chooser<'_, G> {
    /// What each action is worth to the seat in this world.
    fn explore(&self, world: &G::Position) -> BTreeMap<G::Action, f32> {
        let mut rollout = Rollout::new();
        let mut finished: BTreeMap<G::Action, f32> = BTreeMap::new();
        let mut given_up: BTreeMap<G::Action, f32> = BTreeMap::new();
        let mut frontier = Vec::new();
        self.step(world, None, &mut rollout, &mut finished, &mut frontier);
        for _ in 0..LONGEST_CHAIN {
            frontier.sort_by(|a: &Chain<G>, b| b.points.total_cmp(&a.points));
            let is_up = self.clock.is_up();
            let kept = if is_up { 0 } else { self.style.beam.min(frontier.len()) };
            for chain in frontier.drain(kept..) {
                raise(&mut given_up, chain.first, chain.points - GIVEN_UP);
            }
            if frontier.is_empty() {
                break;
            }
            for chain in std::mem::take(&mut frontier) {
                self.step(&chain.position, Some(chain.first), &mut rollout, &mut finished, &mut frontier);
            }
        }
        for chain in frontier {
            raise(&mut given_up, chain.first, chain.points - GIVEN_UP);
        }
        for (action, points) in given_up {
            finished.entry(action).or_insert(points);
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
            if self.style.beam == 0 {
                raise(finished, first, self.judge(&next));
                continue;
            }
            let goes_on = self.game.to_move(&next) == Some(self.seat) && self.game.turn(&next) == self.number;
            if goes_on {
                let mut settled = next.clone();
                rollout.settle(self.game, &mut settled, G::hunches);
                frontier.push(Chain { first, points: self.judge(&settled), position: next });
            } else {
                rollout.settle(self.game, &mut next, G::hunches);
                raise(finished, first, self.judge(&next));
            }
        }
    }

    /// How a quiet position looks, in points.
    fn judge(&self, position: &G::Position) -> f32 {
        let style = self.style;
        let mut points = self.game.standing(position).points.map(|points| points as f32);
        if style.foresight > 0.0 && self.game.to_move(position).is_some() {
            let forecast = self.game.sketch(position).points;
            points.iter_mut().zip(forecast).for_each(|(now, then)| *now += style.foresight * (then - *now));
        }
        let others = Seat::first(self.game.seats()).filter(|seat| *seat != self.seat);
        let most = others.map(|seat| points[seat.index()]).reduce(f32::max).unwrap_or(0.0);
        let held = if style.clings > 0.0 { self.game.held(position, self.seat) } else { 0.0 };
        points[self.seat.index()] - style.denial * most + style.clings * held
    }
}

fn raise<A: Ord>(best: &mut BTreeMap<A, f32>, action: A, points: f32) {
    let entry = best.entry(action).or_insert(points);
    *entry = entry.max(points);
}
