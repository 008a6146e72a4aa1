//! What a store offers that several nodes write to at the same time. A file of SQLite has one server and needs none of it.

use async_trait::async_trait;

use crate::{StoreError, StoredEntry};

/// How far a table has come: whoever holds it in memory with another head holds an older one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The number of its last event.
    pub event: u64,
    /// How often entries were given other words.
    pub amended: u64,
}

/// What was written to a table since somebody looked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// How far the table has come.
    pub head: Head,
    /// The entries after the event that was asked for.
    pub entries: Vec<StoredEntry>,
}

/// A store that others write to as well: nothing that was read from it counts for longer than the question it was read for.
#[async_trait]
pub trait Shared: Send + Sync {
    /// How far a table has come, with its entries after the event `after`; `None` if there is no such table. Asked by many at
    /// once it is one question.
    async fn since(&self, id: &str, after: u64) -> Result<Option<Since>, StoreError>;

    /// Says who is at which table at this moment, nobody twice at one.
    async fn are_here(&self, here: &[(String, i64)], at: i64) -> Result<(), StoreError>;

    /// Who was said to be at a table, and when last.
    async fn were_here(&self, id: &str) -> Result<Vec<(i64, i64)>, StoreError>;

    /// Forgets who was last seen before this moment.
    async fn forget_presence(&self, before: i64) -> Result<(), StoreError>;

    /// The time by the database's clock, in milliseconds: the one clock that all nodes share.
    async fn now(&self) -> Result<i64, StoreError>;
}
