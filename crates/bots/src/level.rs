//! How a bot plays. A level is a style and a depth of thought, never a pause.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One of the bots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, each as likely as the next. For tests.
    Random,
    /// A friendly beginner: sees the obvious, overlooks some of it and changes its mind.
    Pup,
    /// A sound player who makes the best of each turn and does not look further.
    Yearling,
    /// Searches a fixed, small number of lines and then answers, however much time is left.
    Hunter,
    /// Searches for as long as it is allowed to.
    Alpha,
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no bot `{0}`; the bots are random, pup, yearling, hunter and alpha")]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels from the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Random, Self::Pup, Self::Yearling, Self::Hunter, Self::Alpha];

    /// The levels offered to people.
    pub const OFFERED: [Self; 4] = [Self::Pup, Self::Yearling, Self::Hunter, Self::Alpha];

    /// The name in every door, such as `yearling`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Pup => "pup",
            Self::Yearling => "yearling",
            Self::Hunter => "hunter",
            Self::Alpha => "alpha",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let named = Self::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}
