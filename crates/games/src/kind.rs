//! Which games there are.

use std::fmt;
use std::str::FromStr;

use lone_wolves::LoneWolves;
use moonpack_rules::{Game, OptionSpec};
use the_wolves::TheWolves;
use thiserror::Error;
use wolfwalkers::Wolfwalkers;

/// One of the three games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// The Wolves.
    TheWolves,
    /// Lone Wolves.
    LoneWolves,
    /// Wolfwalkers.
    Wolfwalkers,
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{0}`; the games are the-wolves, lone-wolves and wolfwalkers")]
pub struct UnknownGame(pub String);

/// Evaluates an expression with `$game` standing for the kind's game type.
macro_rules! for_kind {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::TheWolves => {
                type $game = ::the_wolves::TheWolves;
                $body
            }
            $crate::GameKind::LoneWolves => {
                type $game = ::lone_wolves::LoneWolves;
                $body
            }
            $crate::GameKind::Wolfwalkers => {
                type $game = ::wolfwalkers::Wolfwalkers;
                $body
            }
        }
    };
}

impl GameKind {
    /// All games, in the order they are shown.
    pub const ALL: [Self; 3] = [Self::TheWolves, Self::LoneWolves, Self::Wolfwalkers];

    /// The name in every door, such as `lone-wolves`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TheWolves => TheWolves::NAME,
            Self::LoneWolves => LoneWolves::NAME,
            Self::Wolfwalkers => Wolfwalkers::NAME,
        }
    }

    /// The two letters of its rule statements.
    pub fn letters(self) -> &'static str {
        for_kind!(self, G => G::LETTERS)
    }

    /// The version of its rules that this program plays.
    pub fn rules_version(self) -> u32 {
        for_kind!(self, G => G::RULES_VERSION)
    }

    /// The player counts that can play.
    pub fn players(self) -> &'static [usize] {
        for_kind!(self, G => G::PLAYERS)
    }

    /// The options a table may set.
    pub fn option_specs(self) -> Vec<OptionSpec> {
        for_kind!(self, G => G::option_specs())
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
        let named = Self::ALL.into_iter().find(|kind| kind.name() == text);
        named.ok_or_else(|| UnknownGame(text.chars().take(40).collect()))
    }
}
