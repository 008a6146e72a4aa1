//! What happened, for logs, screens and animation.

use moonpack_rules::{Seat, Viewer};

use crate::board::{Moon, PackField, Scar, Slot, Territory, Tile};
use crate::card::Card;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A wolf was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// The wolf.
        card: Card,
        /// Where it lies.
        territory: Territory,
    },
    /// A 3 turned a scar up.
    Revealed {
        /// Who played the 3.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// The scar's slot.
        slot: Slot,
        /// What came up.
        scar: Scar,
    },
    /// A trick was won; the winner leads the next.
    TrickWon {
        /// The winner.
        seat: Seat,
        /// The wolf that won.
        card: Card,
    },
    /// The losing wolf was turned over.
    BecameLone {
        /// The loser.
        seat: Seat,
        /// The wolf, which everybody has seen.
        card: Card,
        /// Where it lies.
        territory: Territory,
    },
    /// The loser took a scar.
    Taken {
        /// The loser.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// The scar's slot.
        slot: Slot,
        /// Did it lie face up?
        open: bool,
        /// Which it is; blank for those who may not know.
        scar: Option<Scar>,
    },
    /// The loser placed the scar.
    Placed {
        /// The loser.
        seat: Seat,
        /// Where.
        field: PackField,
        /// The scar, open from now on.
        scar: Scar,
    },
    /// There was no free field: the scar went to the box, in the open.
    Returned {
        /// The loser.
        seat: Seat,
        /// The scar.
        scar: Scar,
    },
    /// A wolf of the box joined, face down.
    Summoned {
        /// Whose side.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// No wolf joined, since six lie there.
    NoRoom {
        /// Where.
        territory: Territory,
    },
    /// A territory tile was turned over.
    TileTurned {
        /// Where.
        territory: Territory,
        /// The tile as it lies now.
        tile: Tile,
    },
    /// A moon was laid: the territory's colour is trump from the next trick on.
    MoonLaid {
        /// Which moon.
        moon: Moon,
        /// Where.
        territory: Territory,
    },
    /// A deal was played to its end.
    DealEnded {
        /// Which deal, from 0.
        deal: u8,
        /// Its points by seat.
        points: [i32; 2],
        /// Its lone wolves by seat.
        lone: [u16; 2],
    },
    /// The next deal was dealt.
    DealBegan {
        /// Which deal, from 0.
        deal: u8,
        /// Who leads.
        leader: Seat,
    },
}

impl Event {
    /// A stable word for programs and the key of the log sentence.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Played { .. } => "played",
            Self::Revealed { .. } => "revealed",
            Self::TrickWon { .. } => "trick-won",
            Self::BecameLone { .. } => "became-lone",
            Self::Taken { .. } => "taken",
            Self::Placed { .. } => "placed",
            Self::Returned { .. } => "returned",
            Self::Summoned { .. } => "summoned",
            Self::NoRoom { .. } => "no-room",
            Self::TileTurned { .. } => "tile-turned",
            Self::MoonLaid { .. } => "moon-laid",
            Self::DealEnded { .. } => "deal-ended",
            Self::DealBegan { .. } => "deal-began",
        }
    }
}

/// The event as `viewer` is told it: a scar taken face down is named to its taker only.
pub(crate) fn event_for(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Taken { seat, territory, slot, open: false, .. } if !viewer.is(seat) => {
            Event::Taken { seat, territory, slot, open: false, scar: None }
        }
        other => other,
    }
}

/// Did somebody learn something? A wolf played shows a card of a hidden hand, perhaps also that a colour is missing
/// there; a scar turned up, taken face down or then laid open is seen for the first time; so is a new hand. Taking
/// an open scar and summoning an unseen wolf show nothing.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Played { .. } | Event::Revealed { .. } | Event::DealBegan { .. } => true,
        Event::Placed { .. } | Event::Returned { .. } => true,
        Event::Taken { open, .. } => !open,
        _ => false,
    }
}
