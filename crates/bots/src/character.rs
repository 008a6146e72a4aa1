//! What a strong bot may have a liking for.
//!
//! Whoever has a character searches as the alpha does, with the same networks, and wants to win as much; but what it loves is worth more
//! to it than the points it brings ([`Evaluate::charm`](crate::Evaluate::charm)). Characters are a matter of The Wolves: in other
//! games there is nothing yet that one could love more than another, and they play as the alpha does.

use moonpack_rules::Seat;

/// A liking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Character {
    /// Hunts prey.
    Stalker,
    /// Builds lairs.
    Builder,
    /// Takes from the others by dominating their pieces.
    Raider,
    /// Holds regions when they are scored.
    Strategist,
}

/// Somebody's liking while it thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Liking {
    /// Whose.
    pub seat: Seat,
    /// For what.
    pub character: Character,
}

impl Character {
    /// All characters.
    pub const ALL: [Self; 4] = [Self::Stalker, Self::Builder, Self::Raider, Self::Strategist];

    /// The name of the bot in every door: an alpha of this character.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stalker => "alpha-stalker",
            Self::Builder => "alpha-builder",
            Self::Raider => "alpha-raider",
            Self::Strategist => "alpha-strategist",
        }
    }
}
