//! What can be wrong with a record, and where.

use thiserror::Error;

use crate::kind::UnknownGame;
use crate::{ActError, GameKind, NewMatchError};

/// A record that does not hold. Line and column count from 1, the column in characters.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The line at fault.
    pub line: usize,
    /// Where in the line.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The text does not have the form of a record.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What could stand here.
        expected: String,
        /// What stands here, cut to a readable length.
        found: String,
    },
    /// The same line twice.
    #[error("`{0}` stands here for the second time")]
    Twice(String),
    /// A format of the future.
    #[error("this is record format {0}; this program reads format 1")]
    Format(String),
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The record was played by other rules than this program knows.
    #[error(
        "the record was played by version {record} of the rules of {game}; this program plays version {program}, \
         so replaying it could give another game. Open it with the version of moonpack that wrote it"
    )]
    Rules {
        /// The game.
        game: GameKind,
        /// The record's version.
        record: u32,
        /// The program's version.
        program: u32,
    },
    /// The match cannot begin like this.
    #[error(transparent)]
    Begin(#[from] NewMatchError),
    /// An action that is none or that the rules forbid.
    #[error("step {step}: {error}{}", rules_of(error))]
    Action {
        /// The number of the action, counted from 1.
        step: usize,
        /// What is wrong with it.
        error: ActError,
    },
    /// The result is not what the actions lead to.
    #[error("the record says {key} = {claimed}, but the actions lead to {key} = {replayed}")]
    Result {
        /// The line of the result.
        key: &'static str,
        /// What the record says.
        claimed: String,
        /// What the replay gives.
        replayed: String,
    },
    /// The text was changed after it was written.
    #[error(
        "the text above was changed after it was written (its check is {actual:08x}). If that was on purpose, \
         remove this line"
    )]
    Check {
        /// The check of the text as it is.
        actual: u32,
    },
}

impl RecordError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match &self.fault {
            Fault::Expected { .. } | Fault::Twice(_) => "record-syntax",
            Fault::Format(_) => "record-format",
            Fault::Game(_) => "unknown-game",
            Fault::Rules { .. } => "rules-version",
            Fault::Begin(error) => error.code(),
            Fault::Action { .. } => "record-action",
            Fault::Result { .. } => "record-result",
            Fault::Check { .. } => "record-check",
        }
    }
}

fn rules_of(error: &ActError) -> String {
    let rules: Vec<String> = error.rules().iter().map(ToString::to_string).collect();
    if rules.is_empty() { String::new() } else { format!(" ({})", rules.join(", ")) }
}
