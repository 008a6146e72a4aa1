//! What somebody sees, and worlds that fit it.
//!
//! Everything that lies or moves on the table is open; only what unknown cards of the deck show is not. A view is
//! therefore the open table plus the cards its viewer knows, card by card, and a world that fits it deals the unknown
//! cards anew. Cards looked at by one person move under everybody's eyes: the others see from which depth to which, not
//! what they show.

use moonpack_rules::Viewer;
use rand::Rng;
use rand::seq::SliceRandom;

use crate::cards::{CardId, Face, Laid, Token};
use crate::event::Event;
use crate::game::Wolfwalkers;
use crate::table::{Open, Position};

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

/// Deals the unknown cards at random.
pub(crate) fn sample<R: Rng + ?Sized>(game: &Wolfwalkers, view: &View, rng: &mut R) -> Position {
    let mut left = vec![game.copies; game.content.cards.len()];
    for card in view.cards.iter().flatten() {
        left[card.index()] = left[card.index()].saturating_sub(1);
    }
    let kinds = left.iter().enumerate();
    let mut unknown: Vec<CardId> =
        kinds.flat_map(|(kind, count)| std::iter::repeat_n(CardId(kind as u8), *count)).collect();
    unknown.shuffle(rng);
    let mut deal = unknown.into_iter();
    let cards = view.cards.iter().map(|card| card.or_else(|| deal.next()).unwrap_or(CardId(0))).collect();
    Position { open: view.open.clone(), cards }
}

/// The event with what the viewer may not know left blank.
pub(crate) fn event_for(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Looked { seat, cards } if !viewer.is(*seat) => {
            Event::Looked { seat: *seat, cards: cards.iter().map(|_| None).collect() }
        }
        _ => event.clone(),
    }
}
