//! What happens to a data file behind its server's back: a disk that fails at the last moment, a schema from another time.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

/// Every commit of an entry fails and leaves its transaction open, as with a disk that fails at the last moment: a foreign
/// key that is looked at only then.
pub const COMMITS_FAIL: &str = "
    CREATE TABLE nowhere (id INTEGER PRIMARY KEY);
    CREATE TABLE lost (id INTEGER REFERENCES nowhere (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER entry_fails AFTER INSERT ON entries BEGIN INSERT INTO lost VALUES (1); END;
    CREATE TRIGGER pulse_fails AFTER INSERT ON pulse BEGIN INSERT INTO lost VALUES (1); END;";
/// Commits work again.
pub const COMMITS_WORK: &str = "DROP TRIGGER entry_fails; DROP TRIGGER pulse_fails;";

/// Carries out statements on the data file `moonpack.db` of a folder.
///
/// # Panics
/// If the file does not take them.
pub async fn change_schema(directory: &Path, statements: &'static str) {
    let options = SqliteConnectOptions::new().filename(directory.join("moonpack.db"));
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
