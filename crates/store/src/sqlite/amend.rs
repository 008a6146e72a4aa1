//! Forgetting: entries told in other words, people who are no longer known, whole tables.

use sqlx::sqlite::SqliteConnection;

use crate::Amend;

/// Gives entries other words and forgets whom they named. No row is found where others were given meanwhile, or the table is gone.
pub(super) async fn amend(connection: &mut SqliteConnection, amend: &Amend) -> Result<(), sqlx::Error> {
    let told = sqlx::query(
        "UPDATE tables SET amended = amended + 1, quiet = quiet OR ?, opener = nullif(opener, ?)
         WHERE id = ? AND amended = coalesce(?, amended)",
    )
    .bind(amend.quiet)
    .bind(amend.gone)
    .bind(&amend.table)
    .bind(amend.words.as_ref().map(|words| words.amended as i64))
    .execute(&mut *connection)
    .await?;
    if told.rows_affected() == 0 {
        return Err(sqlx::Error::RowNotFound);
    }
    for (event, entry) in amend.words.iter().flat_map(|words| &words.entries) {
        sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND event = ?")
            .bind(entry)
            .bind(&amend.table)
            .bind(*event as i64)
            .execute(&mut *connection)
            .await?;
    }
    if let Some(person) = amend.gone {
        sqlx::query("DELETE FROM people WHERE person = ? AND table_id = ?")
            .bind(person)
            .bind(&amend.table)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Removes a table with all that hangs on it.
pub(super) async fn remove(connection: &mut SqliteConnection, id: &str) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM people WHERE table_id = ?",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}
