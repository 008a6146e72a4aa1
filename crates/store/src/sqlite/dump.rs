//! Tables whole, to be moved to another database.

use sqlx::FromRow;

use super::read::{stored, strength};
use super::{Sqlite, damaged, failed};
use crate::migrate::Kept;
use crate::{StoreError, StrengthRow};

impl Sqlite {
    /// Tables with everything that is kept of them, in the order of their ids after `after`.
    pub(crate) async fn kept(&self, after: &str, limit: u32) -> Result<Vec<Kept>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, opening, opened, opener, listed, phase, wakes, ended, quiet, amended FROM tables
             WHERE id > ? ORDER BY id LIMIT ?",
        );
        let rows = rows.bind(after).bind(limit).fetch_all(&self.readers).await.map_err(failed)?;
        let mut kept = rows.iter().map(Kept::from_row).collect::<Result<Vec<Kept>, _>>().map_err(damaged)?;
        for table in &mut kept {
            let entries =
                sqlx::query("SELECT event, at, entry FROM entries WHERE table_id = ? ORDER BY event");
            let entries = entries.bind(&table.id).fetch_all(&self.readers).await.map_err(failed)?;
            table.entries = entries.iter().map(stored).collect::<Result<_, _>>().map_err(damaged)?;
            table.people =
                sqlx::query_as("SELECT person, gone FROM people WHERE table_id = ? ORDER BY person")
                    .bind(&table.id)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(failed)?;
        }
        Ok(kept)
    }

    /// Strengths in the order of people and games, after those of `after`.
    pub(crate) async fn strengths(
        &self,
        after: (i64, &str),
        limit: u32,
    ) -> Result<Vec<StrengthRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, game, height, games FROM strengths
             WHERE (person, game) > (?, ?) ORDER BY person, game LIMIT ?",
        );
        let rows = rows.bind(after.0).bind(after.1).bind(limit).fetch_all(&self.readers);
        rows.await.map_err(failed)?.iter().map(strength).collect::<Result<_, _>>().map_err(damaged)
    }
}
