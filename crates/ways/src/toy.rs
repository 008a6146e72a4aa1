//! Ways of the toy: one touch, one guess.

use moonpack_toy::{Guess, Position, Toy};

use crate::way::{Chain, Joined};

impl Chain for Toy {
    fn join(&self, position: &Position, legal: &[Guess], ways: &mut Joined<Self>) {
        legal.iter().for_each(|guess| ways.plain(self, position, *guess));
    }

    fn same(&self, _: &Position, _: Guess, _: Guess) -> bool {
        false
    }
}
