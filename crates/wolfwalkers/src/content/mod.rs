//! Component data: symbols, cards, module cards and solo challenges, read from text and checked once.
//!
//! Most of the shipped data was designed for this project because the printed values are not public; the marks in
//! `data/wolfwalkers.toml` say which. Owners of the box may enter their cards: nothing in the code knows a card by name.

mod effect;
mod goal;
mod operation;
mod raw;
mod read;

use std::ops::Deref;
use std::sync::Arc;

pub use effect::{Effect, GoalTypes, Per, When};
pub use goal::{Goal, GoalFamily, GoalKind, GoalType};
pub(crate) use read::read_content;

use crate::cards::{CardId, Symbol, SymbolSet};

/// The component data. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Content(pub(crate) Arc<Components>);

impl Deref for Content {
    type Target = Components;

    fn deref(&self) -> &Components {
        &self.0
    }
}

/// The component data itself.
#[derive(Debug)]
pub struct Components {
    /// The ids of the symbols.
    pub symbols: Vec<String>,
    /// The cards.
    pub cards: Vec<Card>,
    /// The permanents, then the opportunities.
    pub modules: Vec<Module>,
    /// The challenges of the solo game.
    pub challenges: Vec<Challenge>,
    /// How many places of the market show stories at first.
    pub market_stories: usize,
    /// How many places of the market show goals at first.
    pub market_goals: usize,
    /// How many exchange cards one copy of the game has.
    pub exchange_cards: usize,
    stories: Vec<SymbolSet>,
}

/// A card: a story and a goal.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The id, such as `C07`.
    pub id: String,
    /// The story's title in the component data; doors show the translated one.
    pub title: String,
    /// The story's symbols.
    pub story: SymbolSet,
    /// The goal on the back.
    pub goal: Goal,
}

/// A module card, counted from 0: permanents first, then opportunities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ModuleId(pub u8);

impl ModuleId {
    /// The card's number, fit to index the content's modules.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which of the two sorts of module cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ModuleKind {
    /// Changes the rules for everybody for the whole game.
    Permanent,
    /// May be used once by everybody.
    Opportunity,
}

/// A module card.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// The id, such as `O13`.
    pub id: String,
    /// The name in the component data; doors show the translated one.
    pub name: String,
    /// Permanent or opportunity.
    pub kind: ModuleKind,
    /// The category by which tables may choose, such as `MARKET`.
    pub category: String,
    /// What it does, and when.
    pub effects: Vec<(When, Effect)>,
}

/// What a challenge measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// All points.
    Score,
    /// Points from pattern goals.
    PatternScore,
    /// Goals in the display.
    Goals,
    /// Goals in the display that pay nothing.
    GoalsScoringZero,
    /// Families of goals of which at least one pays.
    FamiliesScoring,
    /// Stories that show this symbol.
    Showing(Symbol),
}

/// How a metric is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// Exactly.
    Exactly,
}

/// A challenge of the solo game.
#[derive(Clone, PartialEq, Debug)]
pub struct Challenge {
    /// The id, such as `S3`.
    pub id: String,
    /// The name in the component data; doors show the translated one.
    pub name: String,
    /// What must all hold at the end.
    pub conditions: Vec<(Metric, Compare, i32)>,
}

impl Components {
    /// The symbols of a card's story.
    pub fn story(&self, card: CardId) -> SymbolSet {
        self.stories[card.index()]
    }

    /// The goal on a card's back.
    pub fn goal(&self, card: CardId) -> &Goal {
        &self.cards[card.index()].goal
    }

    /// The card's id, such as `C07`.
    pub fn card_id(&self, card: CardId) -> &str {
        &self.cards[card.index()].id
    }

    /// The symbol's id, such as `wolves`.
    pub fn symbol_id(&self, symbol: Symbol) -> &str {
        &self.symbols[symbol.index()]
    }

    /// A module card.
    pub fn module(&self, module: ModuleId) -> &Module {
        &self.modules[module.index()]
    }

    /// The card with this id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|index| CardId(index as u8))
    }

    /// The symbol with this id.
    pub fn find_symbol(&self, id: &str) -> Option<Symbol> {
        self.symbols.iter().position(|symbol| symbol == id).map(|index| Symbol(index as u8))
    }

    /// The module card with this id.
    pub fn find_module(&self, id: &str) -> Option<ModuleId> {
        self.modules.iter().position(|module| module.id == id).map(|index| ModuleId(index as u8))
    }

    /// The module cards of one sort, in order.
    pub fn modules_of(&self, kind: ModuleKind) -> impl Iterator<Item = ModuleId> + '_ {
        (0..self.modules.len() as u8).map(ModuleId).filter(move |id| self.module(*id).kind == kind)
    }
}
