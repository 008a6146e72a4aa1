//! Chairs at the table and who sits on them.

use moonpack_bots::Level;
use serde::{Deserialize, Serialize};

/// The bot that keeps a seat warm for an absent player.
pub const STAND_IN: Level = Level::Hunter;

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
