//! Forgetting: entries told in other words, people who are no longer known, whole tables. Doing it twice does no harm.

use sqlx::sqlite::SqliteConnection;

use crate::Amend;

/// Gives entries other words and forgets whom they named.
pub(super) async fn amend(connection: &mut SqliteConnection, amend: &Amend) -> Result<(), sqlx::Error> {
    for (event, entry) in &amend.entries {
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
        sqlx::query("UPDATE tables SET opener = NULL WHERE id = ? AND opener = ?")
            .bind(&amend.table)
            .bind(person)
            .execute(&mut *connection)
            .await?;
    }
    if amend.quiet {
        sqlx::query("UPDATE tables SET quiet = 1 WHERE id = ?")
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
