//! What a game must know about itself to be played well: a forecast of the points and a prior for each action.
//!
//! The search, the greedy levels and the rollouts are written once against this trait. A forecast may look at a whole
//! position because it is only ever shown sampled ones.

use moonpack_rules::{Game, MAX_SEATS, Seat, Secrets};
use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;

use crate::character::{Character, Liking};
use crate::ladder::Ladder;

/// How good a position is for each seat, from 0 (lost) to 1 (won). Seats that do not exist hold 0.
pub type Value = [f32; MAX_SEATS];

/// The points each seat is expected to end with, and how far the truth may lie from that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// Expected final points by seat index.
    pub points: [f32; MAX_SEATS],
    /// The difference in points that makes a seat about three times as likely to win as the other.
    pub spread: f32,
}

/// The numbers of the search that differ from game to game. Each was chosen by measurement; see `docs/bots.md`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much an action's prior pulls the search towards it.
    pub exploration: f32,
    /// How much worse than its siblings an action that was never tried is taken to be.
    pub first_play: f32,
    /// How many turns a rollout goes on before the forecast is asked: 1 finishes the running turn, 0 only what must be
    /// finished before a forecast can be made.
    pub rollout_turns: u32,
    /// Rollouts draw actions by their priors to this power: the higher, the more they keep to the likeliest.
    pub rollout_sharpness: f32,
    /// How much a game played out by the rollout policy counts beside the forecast, from 0 (it is not played) to 1.
    pub rollout_share: f32,
    /// The spread (see [`Forecast`]) that the points of such a game are read with. A rollout policy blunders, so that its
    /// margins say more than who won.
    pub rollout_spread: f32,
    /// What whoever searches has a liking for; not a matter of the game, and nothing by itself.
    pub liking: Option<Liking>,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            exploration: 1.0,
            first_play: 0.1,
            rollout_turns: 1,
            rollout_sharpness: 1.0,
            rollout_share: 0.0,
            rollout_spread: 5.0,
            liking: None,
        }
    }
}

/// A game that can be played well.
pub trait Evaluate: Game + Secrets {
    /// The expected final points.
    fn forecast(&self, position: &Self::Position) -> Forecast;

    /// Fills `priors` with one positive number for each action: how promising it looks at a glance.
    fn priors(&self, position: &Self::Position, actions: &[Self::Action], priors: &mut Vec<f32>);

    /// The same with a closer look, which may cost as much as some iterations: the search takes it at the running turn alone.
    fn closer_priors(&self, position: &Self::Position, actions: &[Self::Action], priors: &mut Vec<f32>) {
        self.priors(position, actions, priors);
    }

    /// What somebody forecasts who does not search. The levels of the ladder see by it, and were measured with it.
    fn sketch(&self, position: &Self::Position) -> Forecast {
        self.forecast(position)
    }

    /// How promising each action looks to somebody who does not search.
    fn hunches(&self, position: &Self::Position, actions: &[Self::Action], priors: &mut Vec<f32>) {
        self.priors(position, actions, priors);
    }

    /// May a forecast be made here? A trick half played is not quiet: rollouts go on until it is.
    fn is_quiet(&self, _position: &Self::Position) -> bool {
        true
    }

    /// A match of several rounds is searched round by round: nothing is played out beyond the running one.
    fn round(&self, _position: &Self::Position) -> u32 {
        0
    }

    /// What the rollout policy takes that plays games out to the end. It must be cheap above all; `actions` is room for a list,
    /// if it needs one.
    fn rollout_action(
        &self,
        position: &Self::Position,
        actions: &mut Vec<Self::Action>,
        rng: &mut ChaCha8Rng,
    ) -> Self::Action {
        self.legal(position, actions);
        actions[rng.random_range(0..actions.len())]
    }

    /// How many points more than it brings all that the seat has of what the character loves is worth to it.
    fn charm(&self, _position: &Self::Position, _seat: Seat, _character: Character) -> f32 {
        0.0
    }

    /// Are so few decisions of the round left that every world can be played out exactly?
    fn is_endgame(&self, _position: &Self::Position) -> bool {
        false
    }

    /// The numbers of the search.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }

    /// How the levels play this game.
    fn ladder(&self) -> &'static Ladder;

    /// What an action is done with: weak levels overlook a piece or a card with all that could be done with it.
    fn thing(&self, _position: &Self::Position, _action: Self::Action) -> Thing {
        Thing::default()
    }

    /// About how many points seem to lie in what the seat has not spent yet. Weak levels cling to it.
    fn held(&self, _position: &Self::Position, _seat: Seat) -> f32 {
        0.0
    }

    /// How much an action catches the eye of somebody who knows the rules and nothing else ([`Beginner`](crate::Beginner)).
    fn lure(&self, _position: &Self::Position, _action: Self::Action) -> i32 {
        0
    }
}

/// What an action is done with.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thing {
    /// The same number for the same thing.
    pub what: u32,
    /// How far off it lies, from 0 (right before one's eyes) to 1.
    pub far: f32,
}

/// The value of a running position, by its forecast, to somebody of this liking.
pub(crate) fn value<G: Evaluate>(game: &G, position: &G::Position, liking: Option<Liking>) -> Value {
    let mut forecast = game.forecast(position);
    if let Some(Liking { seat, character }) = liking {
        forecast.points[seat.index()] += game.charm(position, seat, character);
    }
    share(game.seats(), &forecast.points, forecast.spread)
}

/// The value of a position, whether it runs or is over. Winning counts most; by how much decides between equal results,
/// so that a bot neither gives up when it is lost nor dawdles when it has won.
pub(crate) fn final_or_forecast<G: Evaluate>(
    game: &G,
    position: &G::Position,
    liking: Option<Liking>,
) -> Value {
    const WIN: f32 = 0.8;
    let mut value = value(game, position, liking);
    if game.to_move(position).is_some() {
        return value;
    }
    let standing = game.standing(position);
    let seats = game.seats();
    if seats == 1 {
        return value;
    }
    let prize = WIN / standing.winners.len().max(1) as f32;
    for seat in Seat::first(seats) {
        let won = if standing.winners.contains(seat) { prize } else { 0.0 };
        value[seat.index()] = won + (1.0 - WIN) * value[seat.index()];
    }
    value
}

/// Each seat's part of the victory if points spread around the forecast like this. Two seats get the logistic curve of
/// their difference; a seat alone is measured against [`SOLO_PAR`].
pub(crate) fn share(seats: usize, points: &[f32; MAX_SEATS], spread: f32) -> Value {
    const SOLO_PAR: f32 = 60.0;
    let mut value = [0.0; MAX_SEATS];
    if seats == 1 {
        value[0] = 1.0 / (1.0 + ((SOLO_PAR - points[0]) / spread).exp());
        return value;
    }
    let most = points[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (value, points) in value.iter_mut().zip(points).take(seats) {
        *value = ((points - most) / spread).exp();
        sum += *value;
    }
    value.iter_mut().for_each(|value| *value /= sum);
    value
}

/// An index drawn in proportion to the priors; 0 if there are none.
pub(crate) fn draw<R: Rng + ?Sized>(priors: &[f32], rng: &mut R) -> usize {
    let sum: f32 = priors.iter().sum();
    let mut left = rng.random::<f32>() * sum;
    for (index, prior) in priors.iter().enumerate() {
        left -= prior;
        if left < 0.0 {
            return index;
        }
    }
    priors.len().saturating_sub(1)
}

/// About a standard normal number.
pub(crate) fn wander(rng: &mut ChaCha8Rng) -> f32 {
    let sum: f32 = (0..4).map(|_| rng.random::<f32>()).sum();
    (sum - 2.0) * 1.732
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_have_the_same_value_and_all_values_add_up_to_one() {
        let value = share(3, &[7.0, 7.0, 3.0, 0.0, 0.0], 5.0);
        assert_eq!(value[0], value[1]);
        assert!(value[2] < value[0]);
        assert!((value.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(value[3], 0.0);
    }
}
