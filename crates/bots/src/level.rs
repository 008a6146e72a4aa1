//! The ladder of bots by name. A level is a style and a depth of thought, never a pause; how each plays a game stands in
//! `ladder`, and this is the one list of them that every door reads.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Character;

/// One of the bots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, each as likely as the next. For tests.
    Random,
    /// Plays like somebody in their first game: counts what lies there and overlooks much.
    Pup,
    /// Has a notion of what pays later, and still overlooks a lot.
    Rover,
    /// Knows what pays, but sees it unsteadily.
    Yearling,
    /// Sees its own turn more steadily, or searches a few lines, by the game.
    Scout,
    /// Overlooks little of its own turn, or searches some lines, by the game.
    Hunter,
    /// Sees its own turn clearly, or searches many lines and then answers, by the game.
    Elder,
    /// Searches for as long as it is allowed to.
    Alpha,
    /// As strong as whoever it plays with.
    Packmate,
    /// An alpha with a liking of its own.
    Character(Character),
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no bot `{0}`; the bots are {names}", names = Level::names())]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels from the weakest to the strongest, and the one that has no rung.
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Pup,
        Self::Rover,
        Self::Yearling,
        Self::Scout,
        Self::Hunter,
        Self::Elder,
        Self::Alpha,
        Self::Packmate,
    ];

    /// The rungs of the ladder as they are offered to people, from friendly to fearsome.
    pub const OFFERED: [Self; 7] =
        [Self::Pup, Self::Rover, Self::Yearling, Self::Scout, Self::Hunter, Self::Elder, Self::Alpha];

    /// Those who are as strong as the alpha and each have a character.
    pub const CHARACTERS: [Self; Character::ALL.len()] = [
        Self::Character(Character::Stalker),
        Self::Character(Character::Builder),
        Self::Character(Character::Raider),
        Self::Character(Character::Strategist),
    ];

    /// Whom a stranger meets who chooses nobody: the weakest of those offered.
    pub const FIRST: Self = Self::OFFERED[0];

    /// The name in every door, such as `yearling`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Pup => "pup",
            Self::Rover => "rover",
            Self::Yearling => "yearling",
            Self::Scout => "scout",
            Self::Hunter => "hunter",
            Self::Elder => "elder",
            Self::Alpha => "alpha",
            Self::Packmate => "packmate",
            Self::Character(character) => character.name(),
        }
    }

    /// All bots that have a name: the levels, then the characters.
    pub fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().chain(Self::CHARACTERS)
    }

    /// What it has a liking for.
    pub const fn character(self) -> Option<Character> {
        match self {
            Self::Character(character) => Some(character),
            _ => None,
        }
    }

    /// May it search for as long as it is allowed to, and does it then think on from what it thought at the decision before?
    pub const fn thinks_on(self) -> bool {
        matches!(self, Self::Alpha | Self::Packmate | Self::Character(_))
    }

    /// All names with commas between them, for messages.
    pub fn names() -> String {
        Self::every().map(Self::name).collect::<Vec<_>>().join(", ")
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
        let named = Self::every().find(|level| level.name() == text);
        named.ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_the_ladder_rises() {
        for level in Level::every() {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!(Level::ALL.is_sorted());
        let rungs = Level::ALL.len() - 1;
        assert_eq!(Level::ALL[1..rungs], Level::OFFERED, "only chance itself is not offered");
        assert_eq!(Level::ALL[rungs], Level::Packmate, "it has no rung");
    }

    #[test]
    fn every_character_is_somebody_to_play_with() {
        let characters = Level::CHARACTERS.map(|level| level.character().unwrap());
        assert_eq!(characters, Character::ALL);
        assert_eq!("alpha-raider".parse(), Ok(Level::Character(Character::Raider)));
    }

    #[test]
    fn an_unknown_name_is_told_all_there_are() {
        let error = "wolf".parse::<Level>().unwrap_err().to_string();
        assert!(Level::every().all(|level| error.contains(level.name())), "{error}");
    }
}
