//! What holds at one table for the whole game: the base game as its permanent changes it.
//!
//! Lasting effects are looked up once, when the game begins, so that play asks plain fields instead of cards.

use crate::content::{Components, Effect, GoalTypes, ModuleId};
use crate::display::{Adjacency, Cell};

/// What holds for everybody for the whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lasting {
    /// Where cards may be placed.
    pub adjacency: Adjacency,
    /// Where a first card must lie, pinning the frame.
    pub first_cell: Option<Cell>,
    /// May the top of the deck be taken?
    pub take_top: bool,
    /// Are the cards of the last refill barred?
    pub bar_fresh: bool,
    /// Does everybody name a symbol first?
    pub names: bool,
    /// The types of a goal for everybody, if there is one.
    pub shared: Option<GoalTypes>,
    /// Places of the market that show stories at first.
    pub stories: usize,
    /// Places of the market that show goals at first.
    pub goals: usize,
}

impl Lasting {
    /// The rules with this permanent.
    pub(crate) fn new(content: &Components, permanent: Option<ModuleId>) -> Self {
        let mut rules = Self {
            adjacency: Adjacency::Orthogonal,
            first_cell: None,
            take_top: false,
            bar_fresh: false,
            names: false,
            shared: None,
            stories: content.market_stories,
            goals: content.market_goals,
        };
        for (_, effect) in permanent.into_iter().flat_map(|id| &content.module(id).effects) {
            match *effect {
                Effect::SetAdjacency(mode) => rules.adjacency = mode,
                Effect::FirstCardAt(cell) => rules.first_cell = Some(cell),
                Effect::TakeDeckTop => rules.take_top = true,
                Effect::BarFresh => rules.bar_fresh = true,
                Effect::NameSymbol => rules.names = true,
                Effect::RevealSharedGoal(types) => rules.shared = Some(types),
                Effect::SetMarket { stories, goals } => {
                    (rules.stories, rules.goals) = (stories.into(), goals.into());
                }
                _ => {}
            }
        }
        rules
    }
}
