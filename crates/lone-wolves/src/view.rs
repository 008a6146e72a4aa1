//! What one viewer sees.

use moonpack_rules::{Seat, Viewer};

use crate::board::Scar;
use crate::card::CardSet;
use crate::position::{Open, Position};

/// What a viewer sees: the open table and, for a player, their own secrets. After the end it opens nothing more.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// The own hand; `None` for spectators.
    pub hand: Option<CardSet>,
    /// The scar the viewer has taken face down and not yet placed.
    pub taken: Option<Scar>,
}

/// What `viewer` sees of the position.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let Viewer::Seat(seat) = viewer else {
        return View { viewer, open: position.open, hand: None, taken: None };
    };
    View {
        viewer,
        open: position.open,
        hand: Some(position.hand(seat)),
        taken: position.hidden.taken.filter(|_| position.open.to_move() == Some(seat)),
    }
}

/// Has the seat cards that others may not see?
pub(crate) fn knows_more(position: &Position, seat: Seat) -> bool {
    let sees_taken = position.hidden.taken.is_some() && position.open.to_move() == Some(seat);
    sees_taken || !position.hand(seat).is_empty()
}

impl View {
    /// The wolves the viewer cannot place: in a hidden hand or in the box, summoned ones included.
    pub fn unseen(&self) -> CardSet {
        CardSet::ALL.without(self.open.played_cards() | self.hand.unwrap_or_default())
    }

    /// The wolves that `seat` may hold for all the viewer knows; for the viewer's own seat, the wolves they do hold.
    pub fn possible_hand(&self, seat: Seat) -> CardSet {
        match self.hand {
            Some(hand) if self.viewer.is(seat) => hand,
            _ => self.unseen().without(self.open.voids[seat.index() & 1].cards()),
        }
    }
}
