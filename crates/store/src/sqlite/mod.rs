//! SQLite in one file: the default. Reads go to a small pool; all writes go through one writer (`writer`), which puts
//! whatever has queued up into one transaction, so that the cost of reaching the disk is shared.

mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};

use crate::{Append, Line, NewTable, Store, StoreError, StoredTable};
use writer::{Write, Writer};

/// A store in an SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it if it is missing, and brings its schema up to date.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        make_private(path).map_err(|error| StoreError::Failed(error.to_string()))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // A checkpoint makes whoever commits wait; rarer and larger ones are cheaper by the row.
            .pragma("wal_autocheckpoint", "4000")
            .disable_statement_logging();
        let mut connection: SqliteConnection = options.connect().await.map_err(failed)?;
        sqlx::migrate!().run(&mut connection).await.map_err(|e| StoreError::Failed(e.to_string()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await
            .map_err(failed)?;
        Ok(Self { readers, writer: Writer::start(connection) })
    }
}

/// Makes the file if it is missing, for its owner only: it holds the key that signs tokens and every hand. SQLite gives
/// the files beside it the same rights. The rights of a file that is there already are its owner's decision.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.writer.write(Write::Secret(name.to_owned(), fresh)).await?;
        sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
            .bind(name)
            .fetch_one(&self.readers)
            .await
            .map_err(failed)
    }

    async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.write(Write::Table(Box::new(table))).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.write(Write::Append(append)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let row = sqlx::query("SELECT opening, opened, listed FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let Some(row) = row else { return Ok(None) };
        let lines = sqlx::query("SELECT event, at, entry FROM entries WHERE table_id = ? ORDER BY event")
            .bind(id)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
        let line = |row: sqlx::sqlite::SqliteRow| Line {
            event: row.get::<i64, _>(0) as u64,
            at: row.get(1),
            entry: row.get(2),
        };
        Ok(Some(StoredTable {
            opening: row.get(0),
            opened: row.get(1),
            listed: row.get(2),
            lines: lines.into_iter().map(line).collect(),
        }))
    }

    async fn waiting(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE phase = 'waiting' AND listed ORDER BY opened DESC LIMIT ?",
        )
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)
    }

    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE phase = 'running' AND listed ORDER BY opened DESC LIMIT ?",
        )
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)
    }

    async fn tables_of(&self, person: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
             WHERE person = ? ORDER BY opened DESC LIMIT ?",
        )
        .bind(person)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)
    }

    async fn due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE wakes IS NOT NULL AND wakes <= ? ORDER BY wakes LIMIT ?",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)
    }

    async fn unfinished_of(&self, person: i64) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM people JOIN tables ON tables.id = people.table_id
             WHERE person = ? AND phase <> 'over'",
        )
        .bind(person)
        .fetch_one(&self.readers)
        .await
        .map_err(failed)?;
        Ok(count as u64)
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar("SELECT count(*) FROM tables")
            .fetch_one(&self.readers)
            .await
            .map_err(failed)?;
        Ok(count as u64)
    }

    fn queued(&self) -> usize {
        self.writer.queued()
    }

    async fn close(&self) {
        // The writer goes last: whoever closes last puts the log back into the file, and readers may not.
        self.readers.close().await;
        self.writer.close().await;
    }
}
