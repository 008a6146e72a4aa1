//! Tables whole, to be moved to another database.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::read::line;
use super::{Sqlite, damaged, failed};
use crate::StoreError;
use crate::migrate::Kept;

impl Sqlite {
    /// Tables with everything that is kept of them, in the order of their ids after `after`.
    pub(crate) async fn kept(&self, after: &str, limit: u32) -> Result<Vec<Kept>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, opening, opened, opener, listed, phase, wakes, ended, quiet FROM tables
             WHERE id > ? ORDER BY id LIMIT ?",
        );
        let rows = rows.bind(after).bind(limit).fetch_all(&self.readers).await.map_err(failed)?;
        let mut kept = rows.iter().map(table).collect::<Result<Vec<Kept>, _>>().map_err(damaged)?;
        for table in &mut kept {
            let lines = sqlx::query("SELECT event, at, entry FROM entries WHERE table_id = ? ORDER BY event");
            let lines = lines.bind(&table.id).fetch_all(&self.readers).await.map_err(failed)?;
            table.lines = lines.iter().map(line).collect::<Result<_, _>>().map_err(damaged)?;
            table.people =
                sqlx::query_as("SELECT person, gone FROM people WHERE table_id = ? ORDER BY person")
                    .bind(&table.id)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(failed)?;
        }
        Ok(kept)
    }
}

fn table(row: &SqliteRow) -> Result<Kept, sqlx::Error> {
    Ok(Kept {
        id: row.try_get(0)?,
        opening: row.try_get(1)?,
        opened: row.try_get(2)?,
        opener: row.try_get(3)?,
        listed: row.try_get(4)?,
        phase: row.try_get(5)?,
        wakes: row.try_get(6)?,
        ended: row.try_get(7)?,
        quiet: row.try_get(8)?,
        lines: Vec::new(),
        people: Vec::new(),
    })
}
