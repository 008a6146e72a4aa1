//! Why an action is refused: the numbers of the rule statements it breaks.

use std::fmt;

use thiserror::Error;

use crate::Seat;

/// The number of a rule statement, printed as in `TW-031`. Its words live in `locales/`, its proof in the tests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId {
    /// The game's two letters, such as `TW`.
    pub game: &'static str,
    /// The statement's number within its game.
    pub number: u16,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:03}", self.game, self.number)
    }
}

/// The rules an action breaks. Empty means that nothing forbids it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Refusal {
    rules: Vec<RuleId>,
}

impl Refusal {
    /// Nothing stands against the action.
    pub const fn none() -> Self {
        Self { rules: Vec::new() }
    }

    /// One rule stands against the action.
    pub fn of(rule: RuleId) -> Self {
        Self { rules: vec![rule] }
    }

    /// Notes one more broken rule; naming it twice changes nothing.
    pub fn add(&mut self, rule: RuleId) {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
    }

    /// Notes the rule if `broken` holds.
    pub fn add_if(&mut self, broken: bool, rule: RuleId) {
        if broken {
            self.add(rule);
        }
    }

    /// Is nothing broken?
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// The broken rules in the order they were found.
    pub fn rules(&self) -> &[RuleId] {
        &self.rules
    }
}

/// Why [`Judge::play`](crate::Judge::play) left the position as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The game has ended; nobody decides any more.
    #[error("the game is over")]
    Over,
    /// Somebody else decides now.
    #[error("it is seat {to_move}'s decision")]
    NotYourTurn {
        /// The seat that decides.
        to_move: Seat,
    },
    /// The rules forbid the action.
    #[error("the rules forbid this action")]
    Illegal(Refusal),
}

impl PlayError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::Illegal(_) => "illegal",
        }
    }

    /// The broken rules, where rules are what was broken.
    pub fn rules(&self) -> &[RuleId] {
        match self {
            Self::Illegal(refusal) => refusal.rules(),
            _ => &[],
        }
    }
}
