//! The four decisions. Their texts and click paths stand in `notation`; whether one is legal is not known here.

use crate::board::{PackField, Slot, Territory};
use crate::card::Card;

/// One small decision. Aligned so that lists of them are filled word by word.
#[repr(align(4))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a wolf and lay it in a territory.
    Play {
        /// The wolf.
        card: Card,
        /// Where.
        territory: Territory,
    },
    /// Turn a face-down scar up, with a 3.
    Reveal {
        /// Where the 3 lies.
        territory: Territory,
        /// The scar's slot.
        slot: Slot,
    },
    /// Take a scar after a lost trick.
    Take {
        /// Where the lone wolf lies.
        territory: Territory,
        /// The scar's slot.
        slot: Slot,
    },
    /// Place the scar taken.
    Place {
        /// The own pack field.
        field: PackField,
    },
}
