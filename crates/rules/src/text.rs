//! What can be wrong with text that comes from outside: an action, a set-up, component data.

use thiserror::Error;

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
