//! What players can propose to one another. An offer is accepted by offering the same; it takes effect when every
//! person at the table has offered it. Bots agree to everything.

use moonpack_rules::SeatSet;
use serde::{Deserialize, Serialize};

/// A proposal to all other people at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// End the running game now, with the points as they stand.
    End,
    /// Play the same again, when the game is over.
    Rematch,
}

impl Offer {
    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Rematch => "rematch",
        }
    }
}

/// Who has offered what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    pub(crate) end: SeatSet,
    pub(crate) rematch: SeatSet,
}

impl Offers {
    pub(crate) fn of(&mut self, offer: Offer) -> &mut SeatSet {
        match offer {
            Offer::End => &mut self.end,
            Offer::Rematch => &mut self.rematch,
        }
    }
}
