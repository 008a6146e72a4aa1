//! Worlds that fit a view, and the set-ups they come from: the unknown cards dealt anew.

use rand::Rng;
use rand::seq::SliceRandom;

use crate::cards::CardId;
use crate::game::Wolfwalkers;
use crate::position::Position;
use crate::setup::Setup;
use crate::view::View;

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

/// A token is a place in the deck of the set-up, so the world's cards in that order are its deck.
pub(crate) fn setup_of(setup: &Setup, _truth: &Position, world: &Position) -> Setup {
    Setup { deck: world.cards.to_vec(), ..setup.clone() }
}
