//! Models of people in their first games, to measure the first rung of the ladder by. They are entrants of `moonpack
//! match`, not levels: nobody meets them at a table.
//!
//! They know the rules and nothing else: no forecast, no search. Like all bots they are shown a view.

use std::fmt;
use std::str::FromStr;

use moonpack_rules::{Quiet, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use thiserror::Error;

use crate::evaluate::Evaluate;

/// A model of a beginner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beginner {
    /// Looks at its own lead after each single choice, takes the best, any of equals, and one choice in four anyhow.
    Lead,
    /// Does what catches the eye ([`Evaluate::lure`]), among equals what gives the best lead, and one choice in four anyhow.
    Lure,
}

/// No model has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no beginner `{0}`; they are beginner-lead and beginner-lure")]
pub struct UnknownBeginner(pub String);

/// One choice in so many is made anyhow.
const ANYHOW: u32 = 4;

impl Beginner {
    /// All models.
    pub const ALL: [Self; 2] = [Self::Lead, Self::Lure];

    /// The name as an entrant.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lead => "beginner-lead",
            Self::Lure => "beginner-lure",
        }
    }

    /// The action it takes for the seat to move, whose view this is; `None` when the game is over.
    pub fn decide<G: Evaluate>(self, game: &G, view: &G::View, seed: u64) -> Option<G::Action> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let world = game.sample(view, &mut rng);
        let seat = game.to_move(&world)?;
        let mut legal = Vec::new();
        game.legal(&world, &mut legal);
        if rng.random_range(0..ANYHOW) > 0 {
            let lead = |action: &G::Action| lead(game, &world, *action, seat);
            match self {
                Self::Lead => keep_best(&mut legal, lead),
                Self::Lure => keep_best(&mut legal, |action| (game.lure(&world, *action), lead(action))),
            }
        }
        legal.get(rng.random_range(0..legal.len().max(1))).copied()
    }
}

/// The seat's points less the most of anybody else's, right after the action.
fn lead<G: Evaluate>(game: &G, world: &G::Position, action: G::Action, seat: Seat) -> i32 {
    let mut next = world.clone();
    game.apply(&mut next, action, &mut Quiet);
    let points = game.standing(&next).points;
    let others = Seat::first(game.seats()).filter(|other| *other != seat);
    points[seat.index()] - others.map(|other| points[other.index()]).max().unwrap_or(0)
}

fn keep_best<A, K: Ord + Copy>(actions: &mut Vec<A>, key: impl Fn(&A) -> K) {
    let keys: Vec<K> = actions.iter().map(key).collect();
    let most = keys.iter().max().copied();
    let mut keys = keys.into_iter();
    actions.retain(|_| keys.next() == most);
}

impl fmt::Display for Beginner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Beginner {
    type Err = UnknownBeginner;

    fn from_str(text: &str) -> Result<Self, UnknownBeginner> {
        let named = Self::ALL.into_iter().find(|beginner| beginner.name() == text);
        named.ok_or_else(|| UnknownBeginner(text.chars().take(40).collect()))
    }
}
