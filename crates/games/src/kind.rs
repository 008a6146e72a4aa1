//! The names of the games.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use moonpack_rules::OptionError;

use crate::{GameKind, NewMatchError};

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{0}`; the games are {games}", games = names())]
pub struct UnknownGame(pub String);

fn names() -> String {
    GameKind::ALL.map(GameKind::name).join(", ")
}

impl GameKind {
    /// Can so many play? Doors ask before they build anything from a number that came from outside.
    ///
    /// # Errors
    /// Names the counts that can.
    pub fn check_players(self, players: usize) -> Result<(), NewMatchError> {
        if self.players().contains(&players) {
            return Ok(());
        }
        Err(OptionError::players(players, self.players()).into())
    }

    /// The version of its rules that a new match takes.
    pub const fn newest_version(self) -> u32 {
        match self.versions() {
            [.., newest] => *newest,
            [] => 0,
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let named = Self::EVERY.into_iter().find(|kind| kind.name() == text);
        named.ok_or_else(|| UnknownGame(text.chars().take(40).collect()))
    }
}
