//! What somebody sees.
//!
//! Everything that lies or moves on the table is open; only what unknown cards of the deck show is not. A view is
//! therefore the open table plus the cards its viewer knows, card by card. Cards looked at by one person move under everybody's eyes: the others see from which depth to which, not
//! what they show.

use moonpack_rules::{Seat, Viewer};

use crate::cards::{CardId, Face, Laid, Token};
use crate::position::{Open, Position};

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table.
    pub open: Open,
    /// The cards by token, as far as the viewer knows them.
    pub cards: Vec<Option<CardId>>,
}

impl View {
    /// The card a token stands for, if the viewer knows it.
    pub fn card(&self, token: Token) -> Option<CardId> {
        self.cards.get(token.index()).copied().flatten()
    }

    /// What the viewer sees of a card that lies open.
    pub fn face(&self, laid: Laid) -> Option<Face> {
        Some(Face { card: self.card(laid.token)?, side: laid.side })
    }
}

/// Has the seat looked at cards that others have not seen?
pub(crate) fn knows_more(position: &Position, seat: Seat) -> bool {
    position.open.known_to(Some(seat)) != position.open.known_to(None)
}

/// What `viewer` sees of the position.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let known = position.open.known_to(seat);
    let cards = position.cards.iter().enumerate();
    let seen = |(index, card): (usize, &CardId)| (known & Token(index as u8).bit() != 0).then_some(*card);
    View { viewer, open: position.open.clone(), cards: cards.map(seen).collect() }
}
