//! Random play for the tests of the registry.

use moonpack_games::{AnyMatch, Case, Contents};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

/// Random games without end (a pack may walk in circles) are cut here.
pub(crate) const MOST_STEPS: usize = 1500;

/// The component data that ships.
pub(crate) fn contents() -> Contents {
    Contents::shipped().expect("what ships is sound")
}

/// A generator for tests.
pub(crate) fn rng(seed: u64) -> ChaCha12Rng {
    ChaCha12Rng::seed_from_u64(seed)
}

/// A random game of the case, to its end or to `steps`.
pub(crate) fn random_match(contents: &Contents, case: &Case, seed: u64, steps: usize) -> AnyMatch {
    let mut play = case.draw(contents, seed).expect("the case can be played");
    let mut pick = rng(seed);
    while play.steps() < steps {
        let Some(seat) = play.to_move() else { break };
        let legal = play.legal();
        let action = &legal[pick.random_range(0..legal.len())];
        play.play(seat, action).expect("it is legal");
    }
    play
}
