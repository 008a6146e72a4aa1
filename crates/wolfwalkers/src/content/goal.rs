//! Goals: what a card's back asks for and what it pays.

use crate::cards::Symbol;
use crate::pattern::Pattern;

/// A goal.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    /// The name in the component data; doors show the translated one.
    pub name: String,
    /// Points for each completion, for each story, or once, as the kind says.
    pub points: i32,
    /// What it asks for.
    pub kind: GoalKind,
}

/// What a goal asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum GoalKind {
    /// Pays for each completion of an arrangement of symbols, on different cards (ruling 2).
    Pattern(Pattern),
    /// Pays for each story with the symbol in the goal's row and column.
    Arrows(Symbol),
    /// Pays once if no story in the goal's row and column shows the symbol.
    ArrowsCross(Symbol),
    /// Pays for each story with both symbols.
    TwoSymbols(Symbol, Symbol),
    /// Pays for each story with both symbols in the goal's row and column.
    TwoSymbolsArrows(Symbol, Symbol),
    /// Pays once if both symbols are there equally often, at least once.
    Balance(Symbol, Symbol),
}

/// The type of a goal as module cards name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoalType {
    /// An arrangement of symbols.
    Pattern,
    /// A symbol in the goal's row and column.
    Arrows,
    /// No such symbol in the goal's row and column.
    ArrowsCross,
    /// Two symbols on one story.
    TwoSymbols,
    /// Two symbols on one story in the goal's row and column.
    TwoSymbolsArrows,
    /// As many of the one symbol as of the other.
    Balance,
}

impl GoalType {
    /// All types.
    pub const ALL: [Self; 6] = [
        Self::Pattern,
        Self::Arrows,
        Self::ArrowsCross,
        Self::TwoSymbols,
        Self::TwoSymbolsArrows,
        Self::Balance,
    ];

    /// The word in the component data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pattern => "pattern",
            Self::Arrows => "arrows",
            Self::ArrowsCross => "arrows_cross",
            Self::TwoSymbols => "two_symbols",
            Self::TwoSymbolsArrows => "two_symbols_arrows",
            Self::Balance => "balance",
        }
    }

    /// The rulebook's family of goals this type belongs to.
    pub const fn family(self) -> GoalFamily {
        match self {
            Self::Pattern => GoalFamily::Pattern,
            Self::Arrows | Self::ArrowsCross => GoalFamily::Arrows,
            Self::TwoSymbols | Self::TwoSymbolsArrows => GoalFamily::TwoSymbols,
            Self::Balance => GoalFamily::Balance,
        }
    }
}

/// The four families of goals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoalFamily {
    /// Patterns.
    Pattern,
    /// Arrows, crossed or not.
    Arrows,
    /// Two symbols, with arrows or not.
    TwoSymbols,
    /// Balance.
    Balance,
}

impl Goal {
    /// The goal's type.
    pub const fn goal_type(&self) -> GoalType {
        match self.kind {
            GoalKind::Pattern(_) => GoalType::Pattern,
            GoalKind::Arrows(_) => GoalType::Arrows,
            GoalKind::ArrowsCross(_) => GoalType::ArrowsCross,
            GoalKind::TwoSymbols(..) => GoalType::TwoSymbols,
            GoalKind::TwoSymbolsArrows(..) => GoalType::TwoSymbolsArrows,
            GoalKind::Balance(..) => GoalType::Balance,
        }
    }
}
