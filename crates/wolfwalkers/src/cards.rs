//! Cards, their two sides and the symbols on stories: small numbers with names.
//!
//! A card is one fixed pair of a story and a goal (ruling 8). With two copies of the game a [`CardId`] names both
//! copies; which of the two lies where is told by a [`Token`], the card's place in the shuffled deck of the set-up.

use std::fmt;

/// A kind of card, counted from 0 in the order of the component data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

impl CardId {
    /// The card's number, fit to index the content's cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One physical card: its place in the deck of the set-up, counted from 0 at the top. Where tokens lie and move is open
/// to everybody; what a token shows may be hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(pub u8);

impl Token {
    /// The token's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The token as a set of one.
    pub const fn bit(self) -> u128 {
        1 << (self.0 & 127)
    }
}

/// The side of a card that lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The front: a picture with one to four symbols.
    Story,
    /// The back: what may be scored.
    Goal,
}

impl Side {
    /// The other side.
    pub const fn turned(self) -> Self {
        match self {
            Self::Story => Self::Goal,
            Self::Goal => Self::Story,
        }
    }

    /// The word in texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Story => "story",
            Self::Goal => "goal",
        }
    }
}

/// A kind of card with the side that lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    /// The card.
    pub card: CardId,
    /// The side that lies up.
    pub side: Side,
}

/// A physical card with the side that lies up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// The card.
    pub token: Token,
    /// The side that lies up.
    pub side: Side,
}

/// A symbol, counted from 0 in the order of the component data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(pub u8);

impl Symbol {
    /// The symbol's number, fit to index the content's symbols.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// No content has more symbols than this.
pub const MAX_SYMBOLS: usize = 16;

/// The symbols of one story.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SymbolSet(u16);

impl SymbolSet {
    /// No symbol.
    pub const EMPTY: Self = Self(0);

    /// Adds a symbol.
    pub fn insert(&mut self, symbol: Symbol) {
        self.0 |= 1 << (symbol.0 & 15);
    }

    /// Is the symbol shown?
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 & (1 << (symbol.0 & 15)) != 0
    }

    /// How many symbols are shown.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is no symbol shown?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The symbols in order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let symbol = (rest != 0).then(|| Symbol(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(symbol)
        })
    }
}

impl fmt::Debug for SymbolSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|symbol| symbol.0)).finish()
    }
}

impl FromIterator<Symbol> for SymbolSet {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        let mut set = Self::EMPTY;
        symbols.into_iter().for_each(|symbol| set.insert(symbol));
        set
    }
}
