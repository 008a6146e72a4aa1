//! Playing on from a position until the forecast can be trusted.

use moonpack_rules::Quiet;
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, Tuning, Value, draw, final_or_forecast, share, value};

/// No turn of any game takes this many decisions; a rollout that does is cut off.
const LONGEST: usize = 400;

/// The buffers of a rollout, kept so that it allocates nothing.
pub(crate) struct Rollout<A> {
    actions: Vec<A>,
    priors: Vec<f32>,
}

impl<A> Rollout<A> {
    pub(crate) fn new() -> Self {
        Self { actions: Vec::new(), priors: Vec::new() }
    }
}

impl<A: Copy> Rollout<A> {
    /// Plays a few turns on with actions drawn by their priors and says how good the position is then: partly by the forecast,
    /// partly by the round played out by the rollout policy, which knows little but is fooled by nothing either.
    pub(crate) fn run<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        tuning: &Tuning,
        rng: &mut ChaCha8Rng,
    ) -> Value {
        let last = game.turn(position).saturating_add(tuning.rollout_turns);
        for _ in 0..LONGEST {
            if game.to_move(position).is_none() || (game.turn(position) >= last && game.is_quiet(position)) {
                break;
            }
            let action = self.choose(game, position, tuning.rollout_sharpness, rng);
            game.apply(position, action, &mut Quiet);
        }
        let forecast = final_or_forecast(game, position, tuning.liking);
        if tuning.rollout_share == 0.0 || game.to_move(position).is_none() {
            return forecast;
        }
        let round = game.round(position);
        for _ in 0..LONGEST {
            if game.to_move(position).is_none() || game.round(position) != round {
                break;
            }
            let action = game.rollout_action(position, &mut self.actions, rng);
            game.apply(position, action, &mut Quiet);
        }
        let played = if game.to_move(position).is_none() {
            let points = game.standing(position).points.map(|points| points as f32);
            share(game.seats(), &points, tuning.rollout_spread)
        } else {
            value(game, position, tuning.liking)
        };
        std::array::from_fn(|seat| forecast[seat] + tuning.rollout_share * (played[seat] - forecast[seat]))
    }

    /// Plays on with the action of the highest of these priors each time until the position is quiet.
    pub(crate) fn settle<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        priors: impl Fn(&G, &G::Position, &[A], &mut Vec<f32>),
    ) {
        for _ in 0..LONGEST {
            if game.to_move(position).is_none() || game.is_quiet(position) {
                break;
            }
            game.legal(position, &mut self.actions);
            priors(game, position, &self.actions, &mut self.priors);
            let likeliest =
                (0..self.actions.len()).max_by(|a, b| self.priors[*a].total_cmp(&self.priors[*b]));
            let Some(likeliest) = likeliest else { break };
            game.apply(position, self.actions[likeliest], &mut Quiet);
        }
    }

    fn choose<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        position: &G::Position,
        sharpness: f32,
        rng: &mut ChaCha8Rng,
    ) -> A {
        game.legal(position, &mut self.actions);
        if self.actions.len() == 1 {
            return self.actions[0];
        }
        game.priors(position, &self.actions, &mut self.priors);
        if sharpness != 1.0 {
            self.priors.iter_mut().for_each(|prior| *prior = prior.powf(sharpness));
        }
        self.actions[draw(&self.priors, rng)]
    }
}
