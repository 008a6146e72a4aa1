//! What positions of lines that somebody tries are worth: the strongest bot weighs each once, in idle moments, with the
//! eyes of the seat whose turn is tried, just as both ends of a reviewed turn are weighed.
//!
//! A line lives in its address and belongs to nobody: what is kept here is found again by thinking again, and the oldest
//! goes first. It owns no thread. A position is known by how it is reached, so that asking for it costs no look at the game.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Mutex;

use moonpack_rules::Seat;
use sha2::{Digest, Sha256};

use crate::Reviewed;
use crate::lock::lock;

/// So many positions are kept.
const KEPT: usize = 1_000;
/// So many may wait or be thought about at once.
const AT_WORK: usize = 24;
/// So many of one address.
const OF_ONE_ADDRESS: usize = 8;

/// A position of a game that is over or of a line in it, and a seat that looks at it: all of that as one short hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale([u8; 32]);

impl Scale {
    /// The end of a line, as the line stands in an address.
    pub fn of(game: &Reviewed, line: &str, seat: Seat) -> Self {
        let hash = match game {
            Reviewed::Table(id, version) => {
                Sha256::new().chain_update(id.as_str()).chain_update(version.to_be_bytes())
            }
            Reviewed::Code(code) => Sha256::new().chain_update(code),
        };
        let rest = [0, seat.index() as u8];
        Self(hash.chain_update(rest).chain_update(line).finalize().into())
    }
}

/// A position that is kept.
struct Kept {
    scale: Scale,
    /// Nothing while it is thought about.
    worth: Option<f32>,
    /// Where it was asked for.
    from: IpAddr,
}

/// The positions, the oldest first.
#[derive(Default)]
pub(crate) struct Weights(Mutex<VecDeque<Kept>>);

impl Weights {
    /// What was found: nothing if nobody has asked, `Some(None)` while it is thought about.
    pub(crate) fn get(&self, scale: Scale) -> Option<Option<f32>> {
        lock(&self.0).iter().find(|kept| kept.scale == scale).map(|kept| kept.worth)
    }

    /// Notes that it will be thought about. `false` if it is already, or too many are, in all or of this address.
    pub(crate) fn begin(&self, scale: Scale, from: IpAddr) -> bool {
        let mut known = lock(&self.0);
        let at_work = || known.iter().filter(|kept| kept.worth.is_none());
        let of_one = at_work().filter(|kept| kept.from == from).count();
        let full = at_work().count() >= AT_WORK || of_one >= OF_ONE_ADDRESS;
        if full || known.iter().any(|kept| kept.scale == scale) {
            return false;
        }
        if known.len() >= KEPT {
            let oldest = known.iter().position(|kept| kept.worth.is_some());
            oldest.and_then(|oldest| known.remove(oldest));
        }
        known.push_back(Kept { scale, worth: None, from });
        true
    }

    /// Notes what was found; nothing, if whoever thought failed: then it may be asked for again.
    pub(crate) fn found(&self, scale: Scale, worth: Option<f32>) {
        let mut known = lock(&self.0);
        match worth {
            None => known.retain(|kept| kept.scale != scale),
            Some(_) => {
                known.iter_mut().filter(|kept| kept.scale == scale).for_each(|kept| kept.worth = worth)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(number: usize) -> Scale {
        Scale::of(&Reviewed::Code("a game".into()), &number.to_string(), Seat::first(1).next().unwrap())
    }

    fn address(number: usize) -> IpAddr {
        IpAddr::from([192, 0, 2, number as u8])
    }

    #[test]
    fn one_address_leaves_room_for_the_lines_of_others() {
        let weights = Weights::default();
        for number in 0..AT_WORK {
            assert_eq!(weights.begin(scale(number), address(1)), number < OF_ONE_ADDRESS);
        }
        assert!(weights.begin(scale(AT_WORK), address(2)));
        weights.found(scale(0), Some(0.25));
        assert!(weights.begin(scale(AT_WORK + 1), address(1)), "what is found makes room");
    }

    #[test]
    fn a_position_is_weighed_once_and_only_a_few_at_a_time() {
        let weights = Weights::default();
        assert!((0..AT_WORK).all(|number| weights.begin(scale(number), address(number))));
        let other = address(AT_WORK);
        assert!(!weights.begin(scale(0), other) && !weights.begin(scale(AT_WORK), other));
        weights.found(scale(0), Some(0.25));
        assert_eq!(weights.get(scale(0)), Some(Some(0.25)));
        assert_eq!(weights.get(scale(1)), Some(None));
        assert!(weights.begin(scale(AT_WORK), other), "what is found makes room");
        weights.found(scale(1), None);
        assert_eq!(weights.get(scale(1)), None, "a thought that failed is forgotten");
    }

    #[test]
    fn the_oldest_that_is_known_is_forgotten_and_never_one_that_is_thought_about() {
        let weights = Weights::default();
        weights.begin(scale(KEPT), address(1));
        for number in 0..KEPT {
            assert!(weights.begin(scale(number), address(1)));
            weights.found(scale(number), Some(0.5));
        }
        assert_eq!(weights.get(scale(KEPT)), Some(None));
        assert_eq!(weights.get(scale(0)), None);
        assert_eq!(weights.get(scale(KEPT - 1)), Some(Some(0.5)));
    }
}
