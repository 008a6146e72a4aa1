//! What was fixed when the table was opened; stored once, before its log.

use std::str::FromStr;

use moonpack_bots::Level;
use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::Pairs;
use serde::{Deserialize, Serialize};

use crate::Clock;

/// A chair as the table was opened with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NewChair {
    /// For people.
    Open,
    /// One of our bots plays here.
    Bot(#[serde(with = "crate::wire::level")] Level),
}

/// The table as it was opened. Holds the whole set-up, so every secret of the match: it never leaves the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The game's name.
    game: String,
    /// The rules the match is bound to.
    pub rules_version: u32,
    /// The options, all of them.
    pub options: Pairs,
    /// The set-up, explicitly.
    pub setup: Pairs,
    /// The chairs.
    #[serde(rename = "places")]
    pub chairs: Vec<NewChair>,
    /// How long a decision may take.
    pub clock: Clock,
    /// May players ask the strongest bot for a hint while the game runs?
    pub hints: bool,
}

impl Opening {
    /// The opening for a match that has just been drawn.
    pub fn of(game: &AnyMatch, chairs: Vec<NewChair>, clock: Clock, hints: bool) -> Self {
        Self {
            game: game.kind().name().to_owned(),
            rules_version: game.rules_version(),
            options: game.options(),
            setup: game.setup(),
            chairs,
            clock,
            hints,
        }
    }

    /// Which game it is; `None` if this program does not know it.
    pub fn game(&self) -> Option<GameKind> {
        GameKind::from_str(&self.game).ok()
    }

    /// The stored form.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an opening holds only texts and numbers")
    }

    /// Reads the stored form.
    ///
    /// # Errors
    /// If the text was not written by [`Opening::write`].
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}
