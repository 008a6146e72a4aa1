//! Who takes part: a level, perhaps with a budget of its own, or a model of a beginner.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context as _, ensure};
use moonpack_bots::{Beginner, Budget, Level};

/// The longest that anybody measures a decision.
pub(crate) const MOST_MS: u64 = 600_000;
/// What no decision needs: hours of any bot's thinking.
pub(crate) const MOST_ITERATIONS: u64 = 1_000_000_000;

/// A bot in a tournament, written `alpha`, `alpha@200ms`, `alpha@1000` (iterations) or `beginner-lead`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    pub(crate) player: Player,
    own: Option<Limit>,
}

/// Who decides for an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    Level(Level),
    Beginner(Beginner),
}

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    Ms(u64),
    Iterations(u64),
}

impl Limit {
    pub(crate) fn budget(self) -> Budget {
        match self {
            Self::Ms(ms) => Budget::ms(ms),
            Self::Iterations(iterations) => Budget::iterations(iterations),
        }
    }
}

impl Entrant {
    /// The entrant's own limit, or that of the tournament.
    pub(crate) fn limit(self, otherwise: Limit) -> Limit {
        self.own.unwrap_or(otherwise)
    }
}

impl FromStr for Entrant {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (name, own) = match text.split_once('@') {
            None => (text, None),
            Some((name, limit)) => (name, Some(limit.parse()?)),
        };
        let player = match name.starts_with("beginner-") {
            true => Player::Beginner(name.parse()?),
            false => Player::Level(name.parse()?),
        };
        Ok(Self { player, own })
    }
}

impl FromStr for Limit {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let why = || format!("`{text}` is no budget: write milliseconds (200ms) or iterations (1000)");
        match text.strip_suffix("ms") {
            Some(ms) => within(ms, MOST_MS).map(Self::Ms).with_context(why),
            None => within(text, MOST_ITERATIONS).map(Self::Iterations).with_context(why),
        }
    }
}

fn within(number: &str, most: u64) -> anyhow::Result<u64> {
    let number = number.parse()?;
    ensure!((1..=most).contains(&number), "{number} is not in 1..={most}");
    Ok(number)
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.own {
            None => self.player.fmt(f),
            Some(limit) => write!(f, "{}@{limit}", self.player),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Beginner(beginner) => beginner.fmt(f),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ms(ms) => write!(f, "{ms}ms"),
            Self::Iterations(iterations) => iterations.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_written_as_they_are_read() {
        for text in ["pup", "alpha@200ms", "hunter@1000", "beginner-lead"] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_no_entrant() {
        for text in [
            "",
            "wolf",
            "beginner-wolf",
            "alpha@",
            "alpha@fast",
            "alpha@-1ms",
            "alpha@0",
            "alpha@0ms",
            "alpha@600001ms",
        ] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }
}
