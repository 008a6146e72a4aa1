//! One transaction: what is written, in which statements, and what is known when it does not go through.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Row, Sqlite};

use super::amend;
use crate::write::Write;
use crate::{List, StoredEntry};

/// Rows of one statement. A few sizes serve every number of rows, so each statement is prepared once and kept.
const ROWS: [usize; 4] = [64, 16, 4, 1];

/// Why a transaction did not go through.
pub(super) enum Failed {
    /// Somebody else has written this event or table already. Nothing was written.
    Conflict,
    /// It failed before its end was asked for. Nothing was written.
    Nothing(String),
    /// Its end was asked for and failed: what reached the disk may count when the file is opened again.
    Unknown(String),
}

/// Writes all or nothing, and returns when it is on the disk.
pub(super) async fn run(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), Failed> {
    let nothing = |error: sqlx::Error| Failed::Nothing(error.to_string());
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(nothing)?;
    if let Err(error) = write_all(&mut transaction, writes).await {
        let taken = match &error {
            sqlx::Error::Database(database) => database.is_unique_violation(),
            // The table was removed or amended meanwhile.
            sqlx::Error::RowNotFound => true,
            _ => false,
        };
        transaction.rollback().await.map_err(nothing)?;
        return Err(if taken { Failed::Conflict } else { nothing(error) });
    }
    transaction.commit().await.map_err(|error| Failed::Unknown(error.to_string()))
}

async fn write_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), sqlx::Error> {
    let mut entries: Vec<(&str, &StoredEntry)> = Vec::new();
    for write in writes {
        // Whoever removes or amends a table finds what was written before.
        if matches!(write, Write::Remove(_) | Write::Amend(_)) {
            write_entries(connection, &entries).await?;
            entries.clear();
        }
        entries.extend(write.entries());
        write_rows(connection, write).await?;
    }
    write_entries(connection, &entries).await
}

async fn write_entries(
    connection: &mut SqliteConnection,
    mut rest: &[(&str, &StoredEntry)],
) -> Result<(), sqlx::Error> {
    while let Some(rows) = ROWS.into_iter().find(|rows| *rows <= rest.len()) {
        let (chunk, later) = rest.split_at(rows);
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO entries (table_id, event, at, entry) ");
        insert.push_values(chunk, |mut row, (table, stored)| {
            row.push_bind(*table)
                .push_bind(stored.event as i64)
                .push_bind(stored.at)
                .push_bind(&*stored.entry);
        });
        insert.build().execute(&mut *connection).await?;
        rest = later;
    }
    Ok(())
}

/// Is exactly this write on the disk already? Asked where a transaction's outcome is not known. Of other words that is not asked:
/// whoever gave them reads the table again, and finds nothing left to do.
pub(super) async fn holds(connection: &mut SqliteConnection, write: &Write) -> Result<bool, sqlx::Error> {
    if matches!(write, Write::Amend(_)) {
        return Ok(false);
    }
    if let Write::Table(table) = write {
        let opening: Option<String> = sqlx::query_scalar("SELECT opening FROM tables WHERE id = ?")
            .bind(&table.id)
            .fetch_optional(&mut *connection)
            .await?;
        if opening.as_ref() != Some(&table.opening) {
            return Ok(false);
        }
    }
    for (table, stored) in write.entries() {
        let row = sqlx::query("SELECT at, entry FROM entries WHERE table_id = ? AND event = ?")
            .bind(table)
            .bind(stored.event as i64)
            .fetch_optional(&mut *connection)
            .await?;
        let same = |row: sqlx::sqlite::SqliteRow| -> Result<bool, sqlx::Error> {
            Ok(row.try_get::<i64, _>(0)? == stored.at && row.try_get::<String, _>(1)? == stored.entry)
        };
        if !row.map(same).transpose()?.unwrap_or(false) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Everything of a write but the entries of its log.
async fn write_rows(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Secret(name, value) => {
            sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(value)
                .execute(connection)
                .await?;
        }
        Write::SetSecret(name, Some(value)) => {
            sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value")
                .bind(name)
                .bind(value)
                .execute(connection)
                .await?;
        }
        Write::SetSecret(name, None) => {
            sqlx::query("DELETE FROM secrets WHERE name = ?").bind(name).execute(connection).await?;
        }
        Write::Strength(strength) => {
            sqlx::query(
                "INSERT INTO strengths (person, game, height, games) VALUES (?, ?, ?, ?)
                 ON CONFLICT DO UPDATE SET height = excluded.height, games = excluded.games",
            )
            .bind(strength.person)
            .bind(&strength.game)
            .bind(strength.height)
            .bind(strength.games)
            .execute(connection)
            .await?;
        }
        Write::ForgetStrengths(person) => {
            sqlx::query("DELETE FROM strengths WHERE person = ?").bind(person).execute(connection).await?;
        }
        Write::Pulse => {
            // Large enough to need room of its own, and gone again in the same transaction.
            sqlx::query("INSERT INTO pulse (blank) VALUES (zeroblob(16384))")
                .execute(&mut *connection)
                .await?;
            sqlx::query("DELETE FROM pulse").execute(&mut *connection).await?;
        }
        Write::Table(table) => {
            sqlx::query(
                "INSERT INTO tables (id, opening, opened, opener, listed, phase, wakes) VALUES (?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(&table.id)
            .bind(&table.opening)
            .bind(table.opened)
            .bind(table.opener)
            .bind(table.listed)
            .bind(table.mark.list.word())
            .bind(table.mark.wakes)
            .execute(&mut *connection)
            .await?;
            add_people(connection, &table.id, &table.people).await?;
        }
        Write::Append(append) => {
            sqlx::query("SELECT 1 FROM tables WHERE id = ?")
                .bind(&append.table)
                .fetch_one(&mut *connection)
                .await?;
            if let Some(mark) = append.mark {
                let last = append.entries.last().map(|stored| stored.at);
                sqlx::query("UPDATE tables SET phase = ?, wakes = ?, ended = ?, quiet = 0 WHERE id = ?")
                    .bind(mark.list.word())
                    .bind(mark.wakes)
                    .bind(last.filter(|_| mark.list == List::Over))
                    .bind(&append.table)
                    .execute(&mut *connection)
                    .await?;
            }
            for person in &append.left {
                sqlx::query("UPDATE people SET gone = 1 WHERE person = ? AND table_id = ?")
                    .bind(person)
                    .bind(&append.table)
                    .execute(&mut *connection)
                    .await?;
            }
            add_people(connection, &append.table, &append.joined).await?;
        }
        Write::Amend(amend) => amend::amend(connection, amend).await?,
        Write::Remove(id) => amend::remove(connection, id).await?,
    }
    Ok(())
}

async fn add_people(
    connection: &mut SqliteConnection,
    table: &str,
    people: &[i64],
) -> Result<(), sqlx::Error> {
    for person in people {
        sqlx::query("INSERT INTO people (person, table_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET gone = 0")
            .bind(person)
            .bind(table)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
