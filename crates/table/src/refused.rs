//! Why a table did not do what it was told. Every refusal leaves the table exactly as it was.

use moonpack_games::ActError;
use moonpack_rules::{RuleId, Seat};
use moonpack_ways::ChainError;
use thiserror::Error;

/// An expected refusal, told to whoever gave the command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// The caller has no seat, or not the one they named.
    #[error("you have no such seat at this table")]
    NotYourSeat,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSuchSeat,
    /// Others were faster.
    #[error("the seat is taken")]
    SeatTaken,
    /// Every chair is taken.
    #[error("every seat is taken")]
    Full,
    /// The game has not begun yet.
    #[error("the game begins when every seat is taken")]
    Waiting,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The game still runs.
    #[error("the game still runs")]
    Running,
    /// The command was given for a version that has passed.
    #[error("the table has moved on to version {version}")]
    Stale {
        /// The version now.
        version: u64,
    },
    /// Somebody else decides.
    #[error("it is seat {to_move}'s decision")]
    NotYourTurn {
        /// Who decides.
        to_move: Seat,
    },
    /// The text is no action, or the rules forbid it.
    #[error(transparent)]
    Action(ActError),
    /// The actions are no chain.
    #[error(transparent)]
    Chain(ChainError),
    /// The last decision was somebody else's, or of an earlier turn.
    #[error("there is no decision of yours to take back in this turn")]
    NothingToUndo,
    /// The last decision showed somebody something that cannot be unseen.
    #[error("the last decision revealed something and cannot be taken back")]
    Revealed,
    /// A chat message must have words and not too many.
    #[error("a message has between 1 and {max} characters")]
    Words {
        /// The most characters.
        max: usize,
    },
    /// The caller's name can be taken for that of somebody at the table.
    #[error("somebody at this table has a name that looks like yours")]
    NameTaken,
    /// A bot plays for somebody who is away, and what was asked for needs them.
    #[error("a bot plays for somebody who is away; they must agree themselves")]
    Away,
    /// So much has happened that the table takes decisions only.
    #[error("too much has happened at this table: it takes decisions only")]
    Worn,
    /// The player is there.
    #[error("the player of this seat has not been away long enough")]
    Present,
    /// The player gave up and cannot come back.
    #[error("you gave up this game")]
    Resigned,
}

impl From<ChainError> for Refused {
    fn from(error: ChainError) -> Self {
        match error {
            ChainError::Act(error) => Self::Action(error),
            error => Self::Chain(error),
        }
    }
}

impl Refused {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotYourSeat => "not-your-seat",
            Self::NoSuchSeat => "no-such-seat",
            Self::SeatTaken => "seat-taken",
            Self::Full => "full",
            Self::Waiting => "waiting",
            Self::Over => "over",
            Self::Running => "running",
            Self::Stale { .. } => "stale",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::Action(error) => error.code(),
            Self::Chain(_) => "chain",
            Self::NothingToUndo => "nothing-to-undo",
            Self::Revealed => "revealed",
            Self::Words { .. } => "words",
            Self::NameTaken => "name-taken",
            Self::Away => "away",
            Self::Worn => "worn",
            Self::Present => "present",
            Self::Resigned => "resigned",
        }
    }

    /// The broken rules, where rules are what was broken.
    pub fn rules(&self) -> &[RuleId] {
        match self {
            Self::Action(error) => error.rules(),
            _ => &[],
        }
    }
}
