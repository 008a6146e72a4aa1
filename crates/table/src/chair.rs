//! Chairs at the table and who sits on them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Somebody from outside, known by a number that is never shown to others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

/// Who gives a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their number.
    pub id: PersonId,
    /// The name others read.
    pub name: String,
    /// Is this account a program of somebody's? Everybody at the table is told.
    pub bot: bool,
}

/// How strong one of our own bots plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action; for tests.
    Random,
    /// Beginner.
    Pup,
    /// Casual.
    Yearling,
    /// Strong.
    Hunter,
    /// The strongest.
    Alpha,
}

/// No bot has this level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no bot level `{0}`; the levels are pup, yearling, hunter, alpha and random")]
pub struct UnknownLevel(pub String);

impl Level {
    /// The bot that keeps a seat warm for an absent player.
    pub const STAND_IN: Self = Self::Hunter;
    /// The strongest bot, which gives hints.
    pub const STRONGEST: Self = Self::Alpha;

    /// The name in every door.
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
        [Self::Random, Self::Pup, Self::Yearling, Self::Hunter, Self::Alpha]
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Somebody from outside.
    Person(Person),
    /// One of our bots.
    Bot(Level),
}

/// A chair: its owner and who plays for them at the moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The owner of the seat.
    pub sitter: Sitter,
    /// The bot that plays for an absent owner.
    pub stand_in: Option<Level>,
    /// Has the owner given up? Then the stand-in stays.
    pub resigned: bool,
}

impl Chair {
    pub(crate) fn new(sitter: Sitter) -> Self {
        Self { sitter, stand_in: None, resigned: false }
    }

    /// The person who owns the seat.
    pub fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Does the seat belong to this person?
    pub fn belongs_to(&self, id: PersonId) -> bool {
        self.person().is_some_and(|person| person.id == id)
    }

    /// The bot that decides for this seat now, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) => Some(level),
            _ => self.stand_in,
        }
    }
}
