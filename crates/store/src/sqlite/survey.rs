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
        let found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.readers).await.map_err(failed)?;
        let mut faults: Vec<String> = found.into_iter().filter(|fault| fault != "ok").collect();
        for (what, count) in [
            ("entries", "SELECT count(*) FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"),
            ("people", "SELECT count(*) FROM people WHERE table_id NOT IN (SELECT id FROM tables)"),
        ] {
            let strays: i64 = sqlx::query_scalar(count).fetch_one(&self.readers).await.map_err(failed)?;
            if strays > 0 {
                faults.push(format!("{strays} rows of {what} belong to no table"));
            }
        }
        Ok(faults)
    }
}
