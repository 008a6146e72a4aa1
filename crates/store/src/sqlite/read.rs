//! Rows as values. A row that cannot be read is an error of that row: it is told or left out, and harms no other.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

use crate::{Listed, StoredEntry, StoredTable, StrengthRow};

/// A table with its log.
pub(super) fn table(row: &SqliteRow, entries: &[SqliteRow]) -> Result<StoredTable, sqlx::Error> {
    Ok(StoredTable {
        opening: row.try_get(0)?,
        opened: row.try_get(1)?,
        opener: row.try_get(2)?,
        listed: row.try_get(3)?,
        amended: row.try_get::<i64, _>(4)? as u64,
        entries: entries.iter().map(stored).collect::<Result<_, _>>()?,
    })
}

/// An entry of a log: its number, its time, its text.
pub(super) fn stored(row: &SqliteRow) -> Result<StoredEntry, sqlx::Error> {
    Ok(StoredEntry { event: row.try_get::<i64, _>(0)? as u64, at: row.try_get(1)?, entry: row.try_get(2)? })
}

/// A row of `strengths`.
pub(super) fn strength(row: &SqliteRow) -> Result<StrengthRow, sqlx::Error> {
    Ok(StrengthRow {
        person: row.try_get(0)?,
        game: row.try_get(1)?,
        height: row.try_get(2)?,
        games: row.try_get(3)?,
    })
}

/// The rows of a list that can be read.
pub(super) fn list(rows: &[SqliteRow]) -> Vec<Listed> {
    rows.iter().filter_map(|row| kept(Listed::from_row(row))).collect()
}

/// The ids that can be read.
pub(super) fn ids(rows: &[SqliteRow]) -> Vec<String> {
    rows.iter().filter_map(|row| kept(row.try_get(0))).collect()
}

fn kept<T>(read: Result<T, sqlx::Error>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a damaged row is left out of a list")).ok()
}
