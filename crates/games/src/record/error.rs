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
    #[error("expected {expected}, found {}", found.as_deref().unwrap_or("nothing"))]
    Expected {
        /// What could stand here.
        expected: Expected,
        /// What stands here, cut to a readable length.
        found: Option<String>,
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

/// What could stand where something else stands. The texts are English; [`Expected::name`] finds them in other languages.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Expected {
    /// Not even text.
    #[error("UTF-8 text without control characters")]
    Text,
    /// The line that makes it a record.
    #[error("`moonpack record 1`")]
    Record,
    /// A line of the header.
    #[error("`game = …`, `rules = …`, `players = …`, `option NAME = …`, `seat N = …` or `setup`")]
    Header,
    /// A header line that must be there.
    #[error("`{0} = …` before the set-up")]
    HeaderLine(&'static str),
    /// The line that opens the set-up.
    #[error("`setup`")]
    Setup,
    /// An indented line before any section.
    #[error("`setup` before indented lines")]
    SetupFirst,
    /// The line that opens the actions.
    #[error("`actions`, or a set-up line indented by two spaces")]
    Actions,
    /// What follows the actions.
    #[error("`result`, `check` or a line indented by two spaces")]
    Result,
    /// A line of the result.
    #[error("`ending`, `points` or `winners`")]
    ResultLine,
    /// The last line.
    #[error("`check` and eight digits of 0-9a-f as the last line, or the end of the record")]
    Check,
    /// Nothing more.
    #[error("the end of the record")]
    End,
    /// A comment as comments are written.
    #[error("`# ` and a space before a comment")]
    Comment,
    /// A line with `=`.
    #[error("`key = value`")]
    Pair,
    /// Something left of `=`.
    #[error("a key before `=`")]
    Key,
    /// The number after `rules`.
    #[error("the version of the rules, a number")]
    RulesVersion,
    /// The number after `players`.
    #[error("the number of players")]
    Players,
    /// The one spelling of a value.
    #[error("`{0}`, spelled so")]
    Spelling(String),
    /// A seat of this table, up to this one.
    #[error("a seat from 0 to {0}")]
    Seat(usize),
}

impl Expected {
    /// A stable word for each.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Record => "record",
            Self::Header => "header",
            Self::HeaderLine(_) => "header-line",
            Self::Setup => "setup",
            Self::SetupFirst => "setup-first",
            Self::Actions => "actions",
            Self::Result => "result",
            Self::ResultLine => "result-line",
            Self::Check => "check",
            Self::End => "end",
            Self::Comment => "comment",
            Self::Pair => "pair",
            Self::Key => "key",
            Self::RulesVersion => "rules-version",
            Self::Players => "players",
            Self::Spelling(_) => "spelling",
            Self::Seat(_) => "seat",
        }
    }
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
