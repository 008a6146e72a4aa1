//! The small decisions. Their texts and click paths stand in `notation`.

use crate::cards::{Side, Symbol};
use crate::content::ModuleId;
use crate::display::{Cell, Spot};
use crate::position::Place;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a market card.
    Take(Place),
    /// Take the top card of the deck.
    TakeTop,
    /// Place the card in hand.
    Place(Spot),
    /// Use a module card.
    Use(ModuleId),
    /// Choose a card of the own display.
    Own(Cell),
    /// Choose a card of the next person's display.
    Other(Cell),
    /// Choose a market card.
    Market(Place),
    /// Choose where a card moves to.
    To(Spot),
    /// Choose a side.
    As(Side),
    /// Choose a symbol.
    Name(Symbol),
    /// Choose which of the cards looked at, counted from 0 at the top, comes next from the top.
    Next(u8),
    /// End the turn.
    EndTurn,
    /// Pass, because nothing can be taken.
    Pass,
    /// Use no more opportunities before scoring.
    Done,
}
