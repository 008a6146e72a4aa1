//! Where tables are kept, behind one trait.
//!
//! The store knows texts and numbers, not games: a table is its opening and a log of entries, each under its event
//! number. An [`append`](Store::append) answers only when the entries would survive a power cut, and never overwrites:
//! whoever comes second with an event number gets [`StoreError::Conflict`]. There are no snapshots, so there is no
//! second truth to keep in step.

mod health;
mod migrate;
mod postgres;
mod row;
mod schema;
mod shared;
mod sqlite;
mod write;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use thiserror::Error;

pub use migrate::{Moved, migrate, must_be_empty};
pub use postgres::{Postgres, PostgresOptions};
pub use row::{
    AddTable, Amend, Append, Before, List, Listed, Mark, StoredEntry, StoredTable, StrengthRow, Words,
};
pub use shared::{Head, Shared, Since};
pub use sqlite::Sqlite;

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else has written this event or table already, given it other words, or removed it. Nothing was written.
    #[error("somebody else has written this already")]
    Conflict,
    /// The database does not work as it should. Nothing was written.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The database cannot be reached at this moment. Nothing was written.
    #[error("the database cannot be reached: {0}")]
    Away(String),
    /// The database failed at the last moment: whether it was written shows when it is read again.
    #[error("it is not known whether it was written: {0}")]
    Unknown(String),
    /// What was kept cannot be read any more: this one thing, not the store.
    #[error("a row is damaged: {0}")]
    Damaged(String),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

/// Is told how long the disk takes.
pub trait DiskMeter: Send + Sync + 'static {
    /// A transaction took so long, from its begin until it was on the disk.
    fn transaction(&self, took: Duration);

    /// What was committed took so long to be put from the log back into the file. Nobody waits for it.
    fn checkpoint(&self, took: Duration);
}

/// What every store promises. All writes are durable when they are answered.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The secret with this name; `fresh` becomes it if there was none. The same for ever after.
    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// The secrets whose names begin with `prefix`, in the order of their names.
    async fn secrets(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError>;

    /// Keeps a secret in place of what it was before, or drops it.
    async fn set_secret(&self, name: &str, value: Option<Vec<u8>>) -> Result<(), StoreError>;

    /// How strong a person plays a game; `None` if that is not known.
    async fn strength(&self, person: i64, game: &str) -> Result<Option<StrengthRow>, StoreError>;

    /// Keeps how strong a person plays a game, in place of what was known before.
    async fn keep_strength(&self, strength: StrengthRow) -> Result<(), StoreError>;

    /// Forgets how strong a person plays.
    async fn forget_strengths(&self, person: i64) -> Result<(), StoreError>;

    /// Keeps a new table with the first entries of its log.
    async fn add_table(&self, table: AddTable) -> Result<(), StoreError>;

    /// Adds entries to a table's log, all or none. A table that is not there any more is a conflict too.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Gives entries that stand other words and forgets whom they named. Numbers and times stay. Where others were given since the
    /// entries were read, that is a conflict, and so is a table that is not there any more.
    async fn amend(&self, amend: Amend) -> Result<(), StoreError>;

    /// Removes a table with all that hangs on it.
    async fn remove(&self, id: &str) -> Result<(), StoreError>;

    /// The whole table.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The ids of all tables in order, after `after`.
    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Listed tables that wait for players after the place `before`, the newest first.
    async fn waiting(&self, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// Listed tables whose game runs after the place `before`, the newest first.
    async fn running(&self, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// The tables of a person after the place `before`, the newest first.
    async fn tables_of(&self, person: i64, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// Tables whose clock has run out at `now`, the longest first.
    async fn clocks_due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Tables that want attention at once (a bot's turn), in the order of their ids after `after`.
    async fn bots_due(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Finished tables where nothing has happened since `before`, the longest first.
    async fn ended_before(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The same, but only those whose chat has not been emptied.
    async fn talk_before(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Tables that know of a person, also those they have left, in the order of their ids after `after`.
    async fn traces_of(&self, person: i64, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// How many tables that a person has opened or sits at have not ended.
    async fn unfinished_of(&self, person: i64) -> Result<u64, StoreError>;

    /// How many tables there are.
    async fn count_tables(&self) -> Result<u64, StoreError>;

    /// What it offers beyond this if others write to it as well.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// How many writes wait for the disk.
    fn queued(&self) -> usize;

    /// How many transactions the disk did not take since the start.
    fn failures(&self) -> u64;

    /// Tells `meter` from now on how long the disk takes.
    fn measure(&self, meter: Arc<dyn DiskMeter>);

    /// Can it read, and does it take writes? After a failed transaction this tries one.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Finishes what is queued and closes.
    async fn close(&self);
}
