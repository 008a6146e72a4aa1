//! What makes a position of the toy good: right guesses so far, and every second one of those to come.

use moonpack_rules::MAX_SEATS;
use moonpack_toy::{GUESSES, Guess, Position, Toy};

use crate::evaluate::{Evaluate, Forecast};
use crate::ladder::Ladder;

impl Evaluate for Toy {
    fn forecast(&self, position: &Position) -> Forecast {
        let mut points = [0.0; MAX_SEATS];
        for number in 0..GUESSES {
            let right = position.guesses.get(number).map(|guess| *guess == position.red);
            points[number % 2] += right.map_or(0.5, |right| f32::from(u8::from(right)));
        }
        Forecast { points, spread: 1.0 }
    }

    fn priors(&self, _: &Position, actions: &[Guess], priors: &mut Vec<f32>) {
        priors.clear();
        priors.resize(actions.len(), 1.0);
    }

    fn ladder(&self) -> &'static Ladder {
        // Six guesses show no difference between levels; what is hidden here is of the same kind as there.
        &Ladder::LONE_WOLVES
    }
}
