//! Where chance comes from: the operating system, or in a simulated world a seed.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::LiveError;

/// A source of numbers.
pub(crate) enum Chance {
    System,
    Seeded(AtomicU64),
}

impl Chance {
    pub(crate) fn new(seed: Option<u64>) -> Self {
        seed.map_or(Self::System, |seed| Self::Seeded(AtomicU64::new(seed)))
    }

    /// A number nobody can foresee, unless there is a seed.
    pub(crate) fn draw(&self) -> Result<u64, LiveError> {
        match self {
            Self::System => Ok(getrandom::u64()?),
            Self::Seeded(state) => Ok(mixed(state.fetch_add(STEP, Ordering::Relaxed))),
        }
    }
}

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// SplitMix64: good enough for worlds in which nobody gambles.
fn mixed(state: u64) -> u64 {
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}
