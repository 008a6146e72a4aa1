//! Options a table may set before a game, described so that every door can offer and check them alike.

use thiserror::Error;

/// Ordered `key`, `value` texts: how options and set-ups are written outside.
pub type Pairs = Vec<(String, String)>;

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in every door, such as `board`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value when nothing is said.
    pub default: &'static str,
}

/// The values an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `yes` or `no`.
    Flag,
    /// A whole number in this range.
    Number {
        /// Smallest value.
        min: u32,
        /// Largest value.
        max: u32,
    },
    /// Free text with a form of its own, such as a layout code or a list of ids; the words say what it is.
    Text(&'static str),
}

/// An option that cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option `{name}`; the options are {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The options there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option `{name}` cannot be `{value}`: {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// What was given, cut to a readable length.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// The game cannot be played by so many.
    #[error("{players} players cannot play this: it takes {expected}")]
    Players {
        /// What was asked for.
        players: usize,
        /// What it takes.
        expected: String,
    },
}
