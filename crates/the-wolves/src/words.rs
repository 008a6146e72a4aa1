//! The closed word lists of the game: terrains, wolves, pieces, tracks, prey, moon phases, actions.
//!
//! Each word has one spelling, used in data files, action texts, set-ups, JSON and element ids alike. What the words are
//! called in a person's language is not said here but in `locales/`.

/// Declares an enum whose variants have a fixed word each.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// All of them, in their fixed order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The one with this word.
            pub fn from_name(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words! {
    /// A terrain. A pack is named after the terrain on both sides of its home tile, so this also names the packs.
    Terrain {
        /// Forest.
        Forest = "forest",
        /// Rock.
        Rock = "rock",
        /// Grass.
        Grass = "grass",
        /// Tundra.
        Tundra = "tundra",
        /// Desert.
        Desert = "desert",
    }
}

words! {
    /// A kind of wolf that belongs to a pack.
    Wolf {
        /// A pack wolf.
        Pack = "pack",
        /// An alpha wolf.
        Alpha = "alpha",
    }
}

words! {
    /// A kind of piece a pack can have on the map, from the lowest rank to the highest.
    Piece {
        /// A den marker.
        Den = "den",
        /// A pack wolf.
        Pack = "pack",
        /// An alpha wolf.
        Alpha = "alpha",
        /// A lair.
        Lair = "lair",
    }
}

impl From<Wolf> for Piece {
    fn from(wolf: Wolf) -> Self {
        match wolf {
            Wolf::Pack => Self::Pack,
            Wolf::Alpha => Self::Alpha,
        }
    }
}

words! {
    /// An attribute track of the player board, covered by four dens.
    Track {
        /// Pack Spread: how many wolves a Move may move.
        Spread = "spread",
        /// Wolf Speed: how far each of them goes.
        Speed = "speed",
        /// Howl Range: how far a Howl or Dominate reaches.
        Howl = "howl",
    }
}

words! {
    /// A kind of prey.
    Prey {
        /// Moose.
        Moose = "moose",
        /// Deer.
        Deer = "deer",
        /// Raccoon.
        Raccoon = "raccoon",
        /// Boar.
        Boar = "boar",
        /// Rabbit.
        Rabbit = "rabbit",
    }
}

words! {
    /// A phase of the moon: when a region is scored.
    MoonPhase {
        /// Crescent moon, scored first.
        Crescent = "crescent",
        /// Quarter moon, scored second.
        Quarter = "quarter",
        /// Full moon, scored last; it ends the game.
        Full = "full",
    }
}

words! {
    /// One of the five actions of a turn.
    Deed {
        /// Move wolves.
        Move = "move",
        /// Howl at a lone wolf.
        Howl = "howl",
        /// Build a den.
        Den = "den",
        /// Upgrade a den into a lair.
        Lair = "lair",
        /// Dominate an enemy pack wolf or den.
        Dominate = "dominate",
    }
}

words! {
    /// A bonus token.
    Bonus {
        /// A bonus action token: one more action this turn.
        Action = "action",
        /// A bonus terrain token: stands for one tile of any terrain.
        Terrain = "terrain",
    }
}

words! {
    /// The two ways to lay out the five ordinary tiles before the game.
    Side {
        /// All fronts up.
        Fronts = "fronts",
        /// All backs up.
        Backs = "backs",
    }
}

words! {
    /// How a game ended.
    End {
        /// The full moon was reached and scored.
        FullMoon = "full-moon",
        /// The table's turn limit was reached; scored as it stood.
        TurnLimit = "turn-limit",
    }
}
