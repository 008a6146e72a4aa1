//! What is still to come: the cards that lie in no display.
//!
//! Which cards these are is open to everybody, only their order is not; so a sampled world tells nothing here that its
//! viewer does not know.

use ::wolfwalkers::{Position, Symbol, Wolfwalkers};
use moonpack_rules::Game;

use super::outlook::SYMBOLS;

/// How many of the cards that nobody has laid show a symbol, or two at once.
#[derive(Clone, Debug)]
pub struct Supply {
    cards: u32,
    players: usize,
    showing: [[u8; SYMBOLS]; SYMBOLS],
}

impl Supply {
    /// Counts what is left in deck and market.
    pub fn of(game: &Wolfwalkers, position: &Position) -> Self {
        let mut laid = position.open.gone;
        for display in &position.open.displays {
            display.cards().for_each(|(_, card)| laid |= card.token.bit());
        }
        let mut supply = Self { cards: 0, players: game.seats(), showing: [[0; SYMBOLS]; SYMBOLS] };
        for (token, card) in position.cards.iter().enumerate() {
            if laid >> token & 1 == 1 {
                continue;
            }
            supply.cards += 1;
            let symbols = game.content().story(*card);
            for a in symbols.iter() {
                let row = &mut supply.showing[a.index() % SYMBOLS];
                symbols.iter().for_each(|b| row[b.index() % SYMBOLS] += 1);
            }
        }
        supply
    }

    /// How many cards are left for each player.
    pub(super) fn for_each(&self) -> usize {
        self.cards as usize / self.players.max(1)
    }

    /// The part of the cards that show the symbol.
    pub(super) fn part(&self, symbol: Symbol) -> f32 {
        self.part_of_both(symbol, symbol)
    }

    /// The part of the cards that show both symbols.
    pub(super) fn part_of_both(&self, a: Symbol, b: Symbol) -> f32 {
        f32::from(self.showing[a.index() % SYMBOLS][b.index() % SYMBOLS]) / self.cards.max(1) as f32
    }
}
