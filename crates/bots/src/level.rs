//! The ladder of bots by name. A level is a style and a depth of thought, never a pause; how each plays a game stands in
//! `ladder`, and this is the one list of them that every door reads.

use std::fmt;
use std::str::FromStr;

use moonpack_games::GameKind;
use thiserror::Error;

use crate::{Character, Ladder};

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
    /// Between the scout and the hunter (The Wolves).
    Tracker,
    /// Overlooks little of its own turn, or searches some lines, by the game.
    Hunter,
    /// Sees its own turn clearly, or searches many lines and then answers, by the game.
    Elder,
    /// Now and then takes what looks best at a glance to one who has learned (The Wolves; so on up to the beta).
    Warden,
    /// Searches a handful of lines.
    Ranger,
    /// Searches a dozen lines.
    Veteran,
    /// Searches a few dozen lines.
    Greyback,
    /// Searches some hundred lines.
    Sage,
    /// Searches a few hundred lines.
    Shadow,
    /// Searches deeply and then answers (The Wolves), or a few lines (Wolfwalkers).
    Beta,
    /// Searches for as long as it is allowed to.
    Alpha,
    /// As strong as whoever it plays with.
    Packmate,
    /// An alpha with a liking of its own.
    Character(Character),
}

/// Nobody like this plays there.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownLevel {
    /// No bot has this name.
    #[error("there is no bot `{0}`; the bots are {names}", names = names(Level::every()))]
    Nobody(String),
    /// The ladder of this game has no such rung.
    #[error("{game} has no bot `{level}`; its bots are {names}", names = names(Level::of(*game)))]
    Elsewhere {
        /// Who was asked for.
        level: Level,
        /// For which game.
        game: GameKind,
    },
}

/// Names with commas between them, for messages.
fn names(levels: impl Iterator<Item = Level>) -> String {
    levels.map(Level::name).collect::<Vec<_>>().join(", ")
}

impl Level {
    /// All levels from the weakest to the strongest, and the one that has no rung.
    pub const ALL: [Self; 17] = [
        Self::Random,
        Self::Pup,
        Self::Rover,
        Self::Yearling,
        Self::Scout,
        Self::Tracker,
        Self::Hunter,
        Self::Elder,
        Self::Warden,
        Self::Ranger,
        Self::Veteran,
        Self::Greyback,
        Self::Sage,
        Self::Shadow,
        Self::Beta,
        Self::Alpha,
        Self::Packmate,
    ];

    /// The rungs that the ladders of all games share, from friendly to fearsome. A game may have further ones ([`Ladder::of`]).
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
            Self::Tracker => "tracker",
            Self::Hunter => "hunter",
            Self::Elder => "elder",
            Self::Warden => "warden",
            Self::Ranger => "ranger",
            Self::Veteran => "veteran",
            Self::Greyback => "greyback",
            Self::Sage => "sage",
            Self::Shadow => "shadow",
            Self::Beta => "beta",
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

    /// Does it stand on the ladder of some game?
    pub const fn is_rung(self) -> bool {
        !matches!(self, Self::Random | Self::Packmate | Self::Character(_))
    }

    /// The bots of a game: the levels of its ladder, and all who have no rung.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::every().filter(move |level| Ladder::of(game).has(*level))
    }

    /// The bot of this name in this game.
    ///
    /// # Errors
    /// If nobody is called like this, or only in other games.
    pub fn named(name: &str, game: GameKind) -> Result<Self, UnknownLevel> {
        name.parse::<Self>()?.in_game(game)
    }

    /// Itself, if it plays this game.
    ///
    /// # Errors
    /// If only other games have this rung.
    pub fn in_game(self, game: GameKind) -> Result<Self, UnknownLevel> {
        if Ladder::of(game).has(self) { Ok(self) } else { Err(UnknownLevel::Elsewhere { level: self, game }) }
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
        named.ok_or_else(|| UnknownLevel::Nobody(text.chars().take(40).collect()))
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
        assert!(Level::ALL[1..rungs].iter().all(|level| level.is_rung()), "only chance itself is none");
        assert_eq!(Level::ALL[rungs], Level::Packmate, "it has no rung");
        let in_some_game = |level| GameKind::ALL.into_iter().any(|game| Ladder::of(game).has(level));
        assert!(Level::ALL.into_iter().all(in_some_game), "everybody can be met somewhere");
    }

    #[test]
    fn every_character_is_somebody_to_play_with() {
        let characters = Level::CHARACTERS.map(|level| level.character().unwrap());
        assert_eq!(characters, Character::ALL);
        assert_eq!("alpha-raider".parse(), Ok(Level::Character(Character::Raider)));
    }

    #[test]
    fn who_plays_other_games_only_is_told_who_plays_this_one() {
        assert_eq!(Level::named("beta", GameKind::Wolfwalkers), Ok(Level::Beta));
        let error = Level::named("beta", GameKind::LoneWolves).unwrap_err().to_string();
        assert!(
            error.starts_with("lone-wolves has no bot `beta`; its bots are random, pup, rover"),
            "{error}"
        );
        assert!(Level::named("packmate", GameKind::LoneWolves).is_ok());
    }

    #[test]
    fn an_unknown_name_is_told_all_there_are() {
        let error = "wolf".parse::<Level>().unwrap_err().to_string();
        assert!(Level::every().all(|level| error.contains(level.name())), "{error}");
    }
}
