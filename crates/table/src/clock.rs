//! Time at the table. It is always given; nothing here reads a clock.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// The time `length` milliseconds later.
    pub fn plus(self, length: i64) -> Self {
        Self(self.0.saturating_add(length))
    }
}

/// How long a player has been gone before others may ask a bot to play for them at a table without a clock.
pub const ABSENCE: i64 = 3 * 60 * 1000;

/// How long a decision may take. When the time is up, a bot takes the seat over until its owner comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as it takes.
    #[default]
    Off,
    /// Five minutes a decision.
    Relaxed,
    /// Three days a decision.
    Days,
}

impl Clock {
    /// Milliseconds for one decision; `None` means no limit.
    pub const fn limit(self) -> Option<i64> {
        match self {
            Self::Off => None,
            Self::Relaxed => Some(5 * 60 * 1000),
            Self::Days => Some(3 * 24 * 60 * 60 * 1000),
        }
    }

    /// The clock of this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Off, Self::Relaxed, Self::Days].into_iter().find(|clock| clock.name() == name)
    }

    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Relaxed => "relaxed",
            Self::Days => "days",
        }
    }
}
