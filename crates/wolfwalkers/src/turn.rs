//! Where in a turn the game stands, and a module card in use.

use arrayvec::ArrayVec;

use crate::cards::Laid;
use crate::content::{ModuleId, When};
use crate::display::Spot;
use crate::position::MAX_PLACES;

/// What is to be decided when no module card is in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A symbol to name before the first turn.
    Name,
    /// A card to take.
    Take,
    /// The card in hand to place.
    Place,
    /// The turn to end, or something to use before.
    End,
    /// Opportunities of the game's end.
    Final,
    /// Nothing: the game is over.
    Over {
        /// Did it end because nobody could take a card?
        all_passed: bool,
    },
}

impl Stage {
    /// May what works at this moment be used at this stage?
    pub const fn allows(self, when: When) -> bool {
        match self {
            Self::Take => matches!(when, When::Any | When::BeforeTake | When::InsteadOfTake),
            Self::Place => matches!(when, When::Any | When::OnTake | When::OnPlace),
            Self::End => matches!(when, When::Any | When::AfterAction | When::TurnEnd),
            Self::Final => matches!(when, When::GameEnd),
            Self::Name | Self::Over { .. } => false,
        }
    }
}

/// A module card in use: which of its effects is being carried out, and what was chosen for it so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// The card.
    pub module: ModuleId,
    /// The moment it is used at; only its effects for this moment work.
    pub when: When,
    /// The effect, by its number on the card.
    pub step: u8,
    /// The choices made for the effect: cells, places, sides or depths, as the effect asks.
    pub picks: ArrayVec<u8, MAX_PLACES>,
    /// A card of the own display on its way to another cell, and where it lay.
    pub lifted: Option<(Laid, Spot)>,
    /// How many cards are being looked at.
    pub looking: u8,
}
