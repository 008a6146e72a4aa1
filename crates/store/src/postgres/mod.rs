//! PostgreSQL, for several nodes on one database. Reads go to a pool; the writes of this node go through one writer, which
//! puts whatever has queued up into one statement (`statement`), sent again when the connection breaks (`link`).
//!
//! Nothing here relies on being alone: the unique key of an entry decides who was first, and what happens though nobody asks
//! (bots, clocks, what is old) is claimed for a while by whichever node comes first.

mod connect;
mod heads;
mod link;
mod lists;
mod present;
pub(crate) mod rows;
mod statement;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::{FromRow, Row};
use tokio::time::timeout;

use crate::write::Write;
use crate::writer::Writer;
use crate::{
    AddTable, Amend, Append, Before, DiskMeter, Listed, Shared, Since, Store, StoreError, StoredEntry,
    StoredTable, StrengthRow,
};
use connect::{CONNECT, failed, read};
use heads::Heads;
use link::Link;

/// How a node uses the database.
#[derive(Clone, Debug)]
pub struct PostgresOptions {
    /// The most connections for reading. One more writes.
    pub readers: u32,
    /// For how long a node attends alone to what is due. When it has died, another goes on after this.
    pub lease: Duration,
}

impl Default for PostgresOptions {
    fn default() -> Self {
        Self { readers: 8, lease: Duration::from_secs(30) }
    }
}

/// A store in a PostgreSQL database.
pub struct Postgres {
    readers: PgPool,
    writer: Writer,
    heads: Heads,
    lease: f64,
}

impl Postgres {
    /// Connects to the database and brings its schema up to date. What the address does not say, such as the password, is
    /// taken from the usual variables of the environment (`PGPASSWORD`, `PGSSLMODE`).
    ///
    /// # Errors
    /// If the address cannot be read, the database cannot be reached or does not let us in, or belongs to a newer program.
    pub async fn open(url: &str, options: PostgresOptions) -> Result<Self, StoreError> {
        let address = connect::options(url)?;
        let connection = connect::connect_up_to_date(&address).await?;
        let readers = connect::pool(&address, options.readers);
        let heads = Heads::start(readers.clone());
        let writer = Writer::start(Link::new(address, connection, options.lease));
        Ok(Self { readers, writer, heads, lease: options.lease.as_secs_f64() })
    }

    /// One connection to the database, whose schema is up to date.
    pub(crate) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
        connect::connect_up_to_date(&connect::options(url)?).await
    }

    async fn listed(
        &self,
        query: &'static str,
        before: &Before,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(query).bind(before.opened).bind(&before.id).bind(i64::from(limit));
        list(&read(query.fetch_all(&self.readers)).await?)
    }

    /// Claims tables for this node: nobody else is given them before the lease is over.
    async fn claimed(&self, query: &'static str, at: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(query).bind(at).bind(i64::from(limit)).bind(self.lease);
        ids(&read(query.fetch_all(&self.readers)).await?)
    }
}

fn ids(rows: &[PgRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().map_err(failed)
}

fn list(rows: &[PgRow]) -> Result<Vec<Listed>, StoreError> {
    rows.iter().map(Listed::from_row).collect::<Result<_, _>>().map_err(failed)
}

fn entries(rows: &[PgRow]) -> Result<Vec<StoredEntry>, StoreError> {
    rows.iter().map(|row| stored(row, 0)).collect::<Result<_, _>>().map_err(failed)
}

/// An entry of a log, whose number, time and text stand in the columns from `first` on.
fn stored(row: &PgRow, first: usize) -> Result<StoredEntry, sqlx::Error> {
    let event: i64 = row.try_get(first)?;
    Ok(StoredEntry { event: event as u64, at: row.try_get(first + 1)?, entry: row.try_get(first + 2)? })
}

#[async_trait]
impl Shared for Postgres {
    async fn since(&self, id: &str, after: u64) -> Result<Option<Since>, StoreError> {
        self.heads.ask(id, after).await
    }

    async fn are_here(&self, here: &[(String, i64)], at: i64) -> Result<(), StoreError> {
        present::say(&self.readers, here, at).await
    }

    async fn were_here(&self, id: &str) -> Result<Vec<(i64, i64)>, StoreError> {
        present::at(&self.readers, id).await
    }

    async fn forget_presence(&self, before: i64) -> Result<(), StoreError> {
        present::forget(&self.readers, before).await
    }

    async fn now(&self) -> Result<i64, StoreError> {
        let now = sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
        read(now.fetch_one(&self.readers)).await
    }
}

#[async_trait]
impl Store for Postgres {
    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.writer.write(Write::Secret(name.to_owned(), fresh)).await?;
        let value = sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1").bind(name);
        read(value.fetch_one(&self.readers)).await
    }

    async fn secrets(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let all = sqlx::query_as("SELECT name, value FROM secrets WHERE starts_with(name, $1) ORDER BY name");
        read(all.bind(prefix).fetch_all(&self.readers)).await
    }

    async fn set_secret(&self, name: &str, value: Option<Vec<u8>>) -> Result<(), StoreError> {
        self.writer.write(Write::SetSecret(name.to_owned(), value)).await
    }

    async fn strength(&self, person: i64, game: &str) -> Result<Option<StrengthRow>, StoreError> {
        let row =
            sqlx::query("SELECT person, game, height, games FROM strengths WHERE person = $1 AND game = $2");
        let row = read(row.bind(person).bind(game).fetch_optional(&self.readers)).await?;
        row.map(|row| rows::strength(&row)).transpose().map_err(failed)
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
        let row = sqlx::query("SELECT opening, opened, opener, listed, amended FROM tables WHERE id = $1");
        let row = read(row.bind(id).fetch_optional(&self.readers)).await?;
        let Some(row) = row else { return Ok(None) };
        // The log after its head: what is amended in between is read anew by the next who compares.
        let log = sqlx::query("SELECT event, at, entry FROM entries WHERE table_id = $1 ORDER BY event");
        let entries = entries(&read(log.bind(id).fetch_all(&self.readers)).await?)?;
        let stored = || -> Result<StoredTable, sqlx::Error> {
            Ok(StoredTable {
                opening: row.try_get(0)?,
                opened: row.try_get(1)?,
                opener: row.try_get(2)?,
                listed: row.try_get(3)?,
                amended: row.try_get::<i64, _>(4)? as u64,
                entries,
            })
        };
        stored().map(Some).map_err(failed)
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        ids(&read(rows.bind(after).bind(i64::from(limit)).fetch_all(&self.readers)).await?)
    }

    async fn waiting(&self, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.listed(lists::WAITING, before, limit).await
    }

    async fn running(&self, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.listed(lists::RUNNING, before, limit).await
    }

    async fn tables_of(&self, person: i64, before: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(lists::TABLES_OF);
        let rows = rows.bind(person).bind(before.opened).bind(&before.id).bind(i64::from(limit));
        list(&read(rows.fetch_all(&self.readers)).await?)
    }

    async fn clocks_due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.claimed(lists::CLOCKS_DUE, now, limit).await
    }

    async fn bots_due(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(lists::BOTS_DUE);
        let rows = query.bind(after).bind(i64::from(limit)).bind(self.lease).fetch_all(&self.readers);
        ids(&read(rows).await?)
    }

    async fn ended_before(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.claimed(lists::ENDED_BEFORE, before, limit).await
    }

    async fn talk_before(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.claimed(lists::TALK_BEFORE, before, limit).await
    }

    async fn traces_of(&self, person: i64, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(lists::TRACES_OF);
        let rows = rows.bind(person).bind(after).bind(i64::from(limit)).fetch_all(&self.readers);
        ids(&read(rows).await?)
    }

    async fn unfinished_of(&self, person: i64) -> Result<u64, StoreError> {
        let count = sqlx::query_scalar(lists::UNFINISHED_OF);
        let count: i64 = read(count.bind(person).fetch_one(&self.readers)).await?;
        Ok(count as u64)
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        let count = sqlx::query_scalar("SELECT count(*) FROM tables");
        let count: i64 = read(count.fetch_one(&self.readers)).await?;
        Ok(count as u64)
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
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
        read(sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.readers)).await?;
        if self.writer.health().is_broken() { self.writer.write(Write::Pulse).await } else { Ok(()) }
    }

    async fn close(&self) {
        self.writer.close().await;
        // A connection that was just being given back when its host vanished is waited for as long as the network pleases.
        if timeout(CONNECT, self.readers.close()).await.is_err() {
            tracing::warn!("connections to the database are left behind");
        }
    }
}
