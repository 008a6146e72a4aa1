//! What makes a position of LoneWolves good.

use ::lone_wolves::LoneWolves;
use moonpack_rules::Game;

use crate::evaluate::{Evaluate, Forecast};

impl Evaluate for LoneWolves {
    const HIDDEN: bool = true;

    fn forecast(&self, position: &Self::Position) -> Forecast {
        Forecast { points: self.standing(position).points.map(|points| points as f32), spread: 8.0 }
    }

    fn weigh(&self, _position: &Self::Position, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(actions.len(), 1.0);
    }
}
