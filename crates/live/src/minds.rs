//! What bots have thought within the row of decisions they are in the middle of, so that the next one goes on from it.
//!
//! Nothing here is needed: whatever is forgotten is thought again. So only a few minds are kept, and none while somebody
//! else decides; a tree takes megabytes, and people think for long.

use std::collections::VecDeque;
use std::sync::Mutex;

use moonpack_bots::Mind;
use moonpack_rules::Seat;

use crate::TableId;
use crate::lock::lock;

/// So many minds are kept at most, some five megabytes each.
const MOST: usize = 16;

/// The minds of bots in the middle of a row, the oldest first.
#[derive(Default)]
pub(crate) struct Minds(Mutex<VecDeque<(TableId, Seat, Mind)>>);

impl Minds {
    /// The mind of the seat, taken out; an empty one if nothing is kept.
    pub(crate) fn take(&self, table: &TableId, seat: Seat) -> Mind {
        let mut minds = lock(&self.0);
        let place = minds.iter().position(|(of, at, _)| of == table && *at == seat);
        place.and_then(|place| minds.remove(place)).map_or_else(Mind::new, |(_, _, mind)| mind)
    }

    /// Keeps a mind for the seat's next decision; the oldest of too many is forgotten.
    pub(crate) fn put(&self, table: TableId, seat: Seat, mind: Mind) {
        let mut minds = lock(&self.0);
        if minds.len() >= MOST {
            minds.pop_front();
        }
        minds.push_back((table, seat, mind));
    }
}
