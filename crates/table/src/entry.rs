//! The log of a table: what is stored, and all that is stored. Written as one JSON object an entry.

use moonpack_bots::Level;
use moonpack_rules::Seat;
use moonpack_ways::Link;
use serde::{Deserialize, Serialize};

use crate::{Offer, PersonId};

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// Somebody sat down.
    Sit {
        /// Where.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Their name at the time.
        name: String,
        /// Is it a program's account?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// Somebody got up before the game began.
    Stand {
        /// From where.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// A decision.
    Act {
        /// Whose.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// Its canonical text.
        action: String,
        /// How it came about: chosen alone, chosen with the one before, or by itself.
        #[serde(default, skip_serializing_if = "crate::wire::link::is_chosen", with = "crate::wire::link")]
        link: Link,
    },
    /// The last decision was taken back by the seat that made it.
    Undo {
        /// Whose it was.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
    },
    /// A player gave up.
    Resign {
        /// Who.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
    },
    /// Words in the chat.
    Say {
        /// Who said them.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// Their name: they may have given the chair to somebody else since.
        name: String,
        /// The words.
        text: String,
    },
    /// A player proposes something to the others, or agrees to what they proposed.
    Offer {
        /// Who.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// A player takes an offer back.
    Withdraw {
        /// Who.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// A bot plays for an absent player from now on.
    StandIn {
        /// For whom.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
        /// How strong it plays.
        #[serde(with = "crate::wire::level")]
        level: Level,
        /// What called it.
        why: Why,
    },
    /// The player is back, the bot leaves.
    Back {
        /// Who.
        #[serde(with = "crate::wire::seat")]
        seat: Seat,
    },
    /// The rematch everybody agreed to stands ready.
    Rematch {
        /// The id of the new table.
        table: String,
    },
}

/// Why a bot stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The player left the table.
    Left,
    /// The player's clock ran out.
    Clock,
    /// The player was gone for long and another asked for it.
    Absent,
}

impl Entry {
    /// The word that names the kind of entry in every door.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Sit { .. } => "sit",
            Self::Stand { .. } => "stand",
            Self::Act { .. } => "act",
            Self::Undo { .. } => "undo",
            Self::Resign { .. } => "resign",
            Self::Say { .. } => "say",
            Self::Offer { .. } => "offer",
            Self::Withdraw { .. } => "withdraw",
            Self::StandIn { .. } => "stand-in",
            Self::Back { .. } => "back",
            Self::Rematch { .. } => "rematch",
        }
    }

    /// The seat the entry is about, if it is about one.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Sit { seat, .. }
            | Self::Stand { seat, .. }
            | Self::Act { seat, .. }
            | Self::Undo { seat }
            | Self::Resign { seat }
            | Self::Say { seat, .. }
            | Self::Offer { seat, .. }
            | Self::Withdraw { seat, .. }
            | Self::StandIn { seat, .. }
            | Self::Back { seat } => Some(*seat),
            Self::Rematch { .. } => None,
        }
    }

    /// Does the entry raise the version?
    pub const fn is_step(&self) -> bool {
        matches!(self, Self::Act { .. } | Self::Undo { .. } | Self::Resign { .. })
    }

    /// The stored form.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry holds only texts and numbers")
    }

    /// Reads the stored form.
    ///
    /// # Errors
    /// If the text was not written by [`Entry::write`].
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}
