//! Looking through the whole file, for whoever wants to know whether it is sound. Only reads; what the entries mean is
//! not known here.

use super::{Sqlite, failed};
use crate::StoreError;

impl Sqlite {
    /// What SQLite itself finds wrong with the file, and rows that belong to no table. Nothing, if all is well.
    ///
    /// # Errors
    /// If the file cannot be read at all.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let tables = "SELECT count(*) FROM sqlite_master";
        let _there: i64 = sqlx::query_scalar(tables).fetch_one(&self.readers).await.map_err(failed)?;
        // Of a page that is spoiled SQLite itself says nothing but that there is one; which tables it held, their reading shows.
        let mut faults: Vec<String> =
            match sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.readers).await {
                Ok(found) => found.into_iter().filter(|fault| fault != "ok").collect(),
                Err(error) => vec![error.to_string()],
            };
        for (what, count) in [
            ("entries", "SELECT count(*) FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"),
            ("people", "SELECT count(*) FROM people WHERE table_id NOT IN (SELECT id FROM tables)"),
        ] {
            match sqlx::query_scalar(count).fetch_one(&self.readers).await {
                Ok(0_i64) => {}
                Ok(strays) => faults.push(format!("{strays} rows of {what} belong to no table")),
                Err(error) => faults.push(format!("{what}: {error}")),
            }
        }
        Ok(faults)
    }
}
