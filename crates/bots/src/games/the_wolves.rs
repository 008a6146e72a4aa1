//! What makes a position of TheWolves good.

use ::the_wolves::TheWolves;
use moonpack_rules::Game;

use crate::evaluate::{Evaluate, Forecast};

impl Evaluate for TheWolves {
    const HIDDEN: bool = false;

    fn forecast(&self, position: &Self::Position) -> Forecast {
        Forecast { points: self.standing(position).points.map(|points| points as f32), spread: 8.0 }
    }

    fn weigh(&self, _position: &Self::Position, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(actions.len(), 1.0);
    }
}
