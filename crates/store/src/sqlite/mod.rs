//! SQLite in one file: the default. Reads go to a small pool; all writes go through one writer (`writer`), which puts
//! whatever has queued up into one transaction, so that the cost of reaching the disk is shared.

mod amend;
mod backup;
mod checkpoint;
mod disk;
mod dump;
mod file;
mod lists;
mod read;
mod survey;
mod transaction;

use std::cmp::Ordering;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use crate::schema;
use crate::write::Write;
use crate::writer::Writer;
use crate::{
    AddTable, Amend, Append, Before, DiskMeter, Listed, Store, StoreError, StoredTable, StrengthRow,
};
use disk::Disk;
use file::Alone;

/// A store in an SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    /// Held until the store closes: no other program of ours may write to the file.
    alone: Mutex<Option<Alone>>,
}

impl Sqlite {
    /// Opens a file that is there to read it, also while a server writes to it. It takes no writes.
    ///
    /// # Errors
    /// If the file cannot be opened, is no database of ours, or was written by an older or a newer program: whoever only reads
    /// cannot bring it up to date.
    pub async fn read(path: &Path) -> Result<Self, StoreError> {
        let readers = readers(only_reading(path)).await?;
        current(&readers).await?;
        Ok(Self { readers, writer: Writer::none(), alone: Mutex::default() })
    }

    /// Opens the file, makes it if it is missing, and brings its schema up to date.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let alone = Alone::with(path).map_err(|error| StoreError::Failed(error.to_string()))?;
        let options = options(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // What is committed is put back into the file by a connection of its own (`checkpoint`): nobody waits for it.
            .pragma("wal_autocheckpoint", "0");
        let mut connection: SqliteConnection = options.connect().await.map_err(failed)?;
        schema::sqlite().run(&mut connection).await.map_err(|e| StoreError::Failed(e.to_string()))?;
        let whereabouts = alone.whereabouts().map_err(|error| StoreError::Failed(error.to_string()))?;
        // From now on the file is there; one that has vanished must not be replaced by an empty one.
        let options = options.create_if_missing(false);
        let readers = readers(only_reading(path)).await?;
        Ok(Self {
            readers,
            writer: Writer::start(Disk::new(options, connection, whereabouts)),
            alone: Mutex::new(Some(alone)),
        })
    }

    async fn listed(
        &self,
        query: &'static str,
        before: &Before,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(query).bind(before.opened).bind(&before.id).bind(limit);
        Ok(read::list(&query.fetch_all(&self.readers).await.map_err(failed)?))
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging()
}

/// A copy need not be in WAL mode, and whoever only reads cannot change that.
fn only_reading(path: &Path) -> SqliteConnectOptions {
    options(path).create_if_missing(false).read_only(true)
}

/// Is its schema the one this program writes?
async fn current(readers: &SqlitePool) -> Result<(), StoreError> {
    let ours = schema::sqlite().iter().map(|migration| migration.version).max();
    let theirs: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(readers)
        .await
        .map_err(failed)?;
    match theirs.cmp(&ours) {
        Ordering::Equal => Ok(()),
        Ordering::Less => Err(StoreError::Failed(
            "it was written by an older program; look through it with that one, or serve a copy of it once with this one".into(),
        )),
        Ordering::Greater => Err(StoreError::Failed("it was written by a newer program than this one; update this one".into())),
    }
}

async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    SqlitePoolOptions::new().max_connections(4).connect_with(options).await.map_err(failed)
}

fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn damaged(error: sqlx::Error) -> StoreError {
    StoreError::Damaged(error.to_string())
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

    async fn secrets(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        sqlx::query_as("SELECT name, value FROM secrets WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name")
            .bind(prefix)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)
    }

    async fn set_secret(&self, name: &str, value: Option<Vec<u8>>) -> Result<(), StoreError> {
        self.writer.write(Write::SetSecret(name.to_owned(), value)).await
    }

    async fn strength(&self, person: i64, game: &str) -> Result<Option<StrengthRow>, StoreError> {
        let row =
            sqlx::query("SELECT person, game, height, games FROM strengths WHERE person = ? AND game = ?");
        let row = row.bind(person).bind(game).fetch_optional(&self.readers).await.map_err(failed)?;
        row.map(|row| read::strength(&row)).transpose().map_err(damaged)
    }

    async fn keep_strength(&self, strength: StrengthRow) -> Result<(), StoreError> {
        self.writer.write(Write::Strength(strength)).await
    }

    async fn forget_strengths(&self, person: i64) -> Result<(), StoreError> {
        self.writer.write(Write::ForgetStrengths(person)).await
    }

    async fn add_table(&self, table: AddTable) -> Result<(), StoreError> {
        self.writer.write(Write::Table(Box::new(table))).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.write(Write::Append(append)).await
    }

    async fn amend(&self, amend: Amend) -> Result<(), StoreError> {
        self.writer.write(Write::Amend(amend)).await
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Remove(id.to_owned())).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let row = sqlx::query("SELECT opening, opened, opener, listed, amended FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let Some(row) = row else { return Ok(None) };
        // The log after its head: what is amended in between refuses whoever amends what was read here.
        let entries = sqlx::query("SELECT event, at, entry FROM entries WHERE table_id = ? ORDER BY event")
            .bind(id)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
        read::table(&row, &entries).map(Some).map_err(damaged)
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
        Ok(read::ids(&rows.bind(after).bind(limit).fetch_all(&self.readers).await.map_err(failed)?))
    }

    async fn waiting(&self, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.listed(lists::WAITING, before, limit).await
    }

    async fn running(&self, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.listed(lists::RUNNING, before, limit).await
    }

    async fn tables_of(&self, person: i64, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(lists::TABLES_OF);
        let rows =
            rows.bind(person).bind(before.opened).bind(&before.id).bind(limit).fetch_all(&self.readers).await;
        Ok(read::list(&rows.map_err(failed)?))
    }

    async fn clocks_due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(lists::CLOCKS_DUE);
        Ok(read::ids(&rows.bind(now).bind(limit).fetch_all(&self.readers).await.map_err(failed)?))
    }

    async fn bots_due(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(lists::BOTS_DUE);
        Ok(read::ids(&rows.bind(after).bind(limit).fetch_all(&self.readers).await.map_err(failed)?))
    }

    async fn ended_before(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(lists::ENDED_BEFORE);
        Ok(read::ids(&rows.bind(before).bind(limit).fetch_all(&self.readers).await.map_err(failed)?))
    }

    async fn talk_before(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(lists::TALK_BEFORE);
        Ok(read::ids(&rows.bind(before).bind(limit).fetch_all(&self.readers).await.map_err(failed)?))
    }

    async fn traces_of(&self, person: i64, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(lists::TRACES_OF);
        let rows = rows.bind(person).bind(after).bind(limit).fetch_all(&self.readers).await;
        Ok(read::ids(&rows.map_err(failed)?))
    }

    async fn unfinished_of(&self, person: i64) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar(lists::UNFINISHED_OF)
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

    fn failures(&self) -> u64 {
        self.writer.health().failures()
    }

    fn measure(&self, meter: Arc<dyn DiskMeter>) {
        self.writer.health().measure(meter);
    }

    async fn ready(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.readers).await.map_err(failed)?;
        if self.writer.health().is_broken() { self.writer.write(Write::Pulse).await } else { Ok(()) }
    }

    async fn close(&self) {
        // The writer goes last: whoever closes last puts the log back into the file, and readers may not.
        self.readers.close().await;
        self.writer.close().await;
        drop(self.alone.lock().unwrap_or_else(|e| e.into_inner()).take());
    }
}
