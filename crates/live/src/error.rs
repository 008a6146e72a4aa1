//! Why something that was asked of the tables was not done.

use moonpack_bots::UnknownLevel;
use moonpack_games::NewMatchError;
use moonpack_store::StoreError;
use moonpack_table::Refused;
use thiserror::Error;

/// Why not. Unless it says otherwise, nothing has changed.
#[derive(Debug, Error)]
pub enum LiveError {
    /// The table said no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The game cannot begin like this.
    #[error(transparent)]
    NewMatch(#[from] NewMatchError),
    /// Nobody of this level plays this game.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// More seats are named than there are.
    #[error("{named} seats are named for {players} players")]
    Seats {
        /// How many are named.
        named: usize,
        /// How many there are.
        players: usize,
    },
    /// There is no such table, or none that the caller may know of.
    #[error("there is no such table")]
    NoTable,
    /// The person has too many unfinished tables.
    #[error("too many unfinished tables")]
    TooManyTables,
    /// Somebody else who would get a table more has too many unfinished ones.
    #[error("somebody at the table has too many unfinished tables")]
    TooManyOfOthers,
    /// Too many ask for the same at once.
    #[error("too many ask for this at once")]
    Busy {
        /// When it may work again.
        seconds: u64,
    },
    /// The record is open only when the game is over.
    #[error("the record opens when the game is over")]
    RecordClosed,
    /// The game has no such step.
    #[error("the game has no such step")]
    NoStep,
    /// The table was opened without hints.
    #[error("this table plays without hints")]
    NoHints,
    /// The table was played with rules this program no longer plays.
    #[error("the table was opened with other rules")]
    OtherRules,
    /// The database cannot be reached at this moment; the text is for the log only.
    #[error("the database cannot be reached: {0}")]
    Away(String),
    /// The disk failed at the last moment: whether it was done shows when the table is looked at again.
    #[error("it is not known whether this was done: {0}")]
    UnknownOutcome(String),
    /// Our fault; the text is for the log only.
    #[error("fault: {0}")]
    Fault(String),
}

impl From<StoreError> for LiveError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown(cause) => Self::UnknownOutcome(cause),
            StoreError::Away(cause) => Self::Away(cause),
            error => Self::Fault(error.to_string()),
        }
    }
}

impl From<getrandom::Error> for LiveError {
    fn from(error: getrandom::Error) -> Self {
        Self::Fault(error.to_string())
    }
}
