//! What can be wrong with text that comes from outside: an action, a set-up, component data.

use thiserror::Error;

use crate::Game;

/// Of the actions written so, the one that breaks the fewest rules, and of those the first. Texts that are no actions
/// are passed over. This is how [`Game::meant`] guesses what a person wants.
pub fn likeliest<G: Game>(
    game: &G,
    position: &G::Position,
    texts: impl IntoIterator<Item = String>,
) -> Option<G::Action> {
    let actions = texts.into_iter().filter_map(|text| game.read_action(&text).ok());
    actions.min_by_key(|action| game.explain(position, *action).rules().len())
}

/// Reads the two numbers at the end of an element's name, such as those of `hex-4-7` or `spot--1-2`, given what follows
/// the word: `4-7`, `-1-2`.
pub fn read_place(text: &str) -> Option<(i8, i8)> {
    let dash = text.char_indices().skip(1).find(|(_, letter)| *letter == '-')?.0;
    Some((text[..dash].parse().ok()?, text[dash + 1..].parse().ok()?))
}

/// The text is not an action of this game. Says nothing about legality.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseActionError {
    /// A word is wrong.
    #[error("column {column}: expected {expected}, found `{found}`")]
    Unexpected {
        /// Where the word begins, counted in characters from 1.
        column: usize,
        /// What could stand here.
        expected: String,
        /// What stands here, cut to a readable length.
        found: String,
    },
    /// The text ends too early.
    #[error("the action ends too early: expected {expected}")]
    TooShort {
        /// What should follow.
        expected: String,
    },
    /// The text goes on after the action is complete.
    #[error("column {column}: nothing more belongs to this action, found `{found}`")]
    TooLong {
        /// Where the surplus begins, counted in characters from 1.
        column: usize,
        /// The surplus, cut to a readable length.
        found: String,
    },
}

/// The set-up is not one this game can begin from.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("set-up `{key}`: {problem}")]
pub struct SetupError {
    /// The line of the set-up at fault.
    pub key: String,
    /// What is wrong with it, as a sentence without a full stop.
    pub problem: String,
}

impl SetupError {
    /// A fault in the line `key`.
    pub fn new(key: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { key: key.into(), problem: problem.into() }
    }
}

/// Component data that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {problem}")]
pub struct ContentError {
    /// The table or entry at fault, such as `card C07`.
    pub place: String,
    /// What is wrong with it, as a sentence without a full stop.
    pub problem: String,
}

impl ContentError {
    /// A fault at `place`.
    pub fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { place: place.into(), problem: problem.into() }
    }
}
