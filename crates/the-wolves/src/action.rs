//! One small decision, and how an action of the rulebook is paid.
//!
//! A turn is a chain: pay (`howl tundra 1 4`), then say where (`howl at 4,7`). The texts live in
//! [`notation`](crate::notation).

use crate::{Deed, Hex, Side, Terrain, Track, Wolf};

/// Tiles and bonus terrain tokens given for an action, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment(u8);

impl Payment {
    /// A payment of the tiles in `slots` (bit 0 is slot 1) and so many tokens, at most three.
    #[inline]
    pub const fn new(slots: u8, tokens: u8) -> Self {
        Self((slots & 0x3f) | ((tokens & 3) << 6))
    }

    /// The slots of the tiles to flip, bit 0 for slot 1.
    #[inline]
    pub const fn slots(self) -> u8 {
        self.0 & 0x3f
    }

    /// How many tokens are given.
    #[inline]
    pub const fn tokens(self) -> u8 {
        self.0 >> 6
    }

    /// The numbers of the slots, counted from 1 and rising.
    pub fn slot_numbers(self) -> impl Iterator<Item = u8> {
        (1..=6u8).filter(move |slot| self.slots() & (1 << (slot - 1)) != 0)
    }

    /// How many tiles and tokens are given together.
    pub const fn worth(self) -> u8 {
        self.slots().count_ones() as u8 + self.tokens()
    }
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Before the draft: all ordinary tiles with this side up.
    Sides(Side),
    /// The draft: an alpha and a pack wolf begin here.
    Start(Hex),
    /// Pays for an action on a terrain.
    Pay(Deed, Terrain, Payment),
    /// Buys one more action with a bonus action token.
    BonusAction,
    /// Ends the turn although a bonus action could be bought.
    EndTurn,
    /// Within a Move: one wolf goes.
    Go {
        /// Which kind of wolf.
        wolf: Wolf,
        /// From this hex.
        from: Hex,
        /// To this hex.
        to: Hex,
    },
    /// Within a Move: no more wolves go.
    Done,
    /// Where the pushed wolf lands.
    Push(Hex),
    /// Which lone wolf answers the Howl.
    Howl(Hex),
    /// Where the den is built.
    Den(Hex),
    /// Which track the den comes from.
    Track(Track),
    /// Which den becomes a lair.
    Lair(Hex),
    /// Which enemy pack wolf is dominated.
    DominateWolf(Hex),
    /// Which enemy den is dominated.
    DominateDen(Hex),
}
