//! What SQLite keeps and copies, and what it puts back into its file.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moonpack_store::{DiskMeter, Sqlite, Store, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::rows::{entry, running};

#[tokio::test]
async fn a_copy_made_while_the_server_writes_is_one_moment_of_it() {
    let directory = tempfile::tempdir().unwrap();
    let (path, copy) = (directory.path().join("moonpack.db"), directory.path().join("copy.db"));
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    for id in ["a", "b"] {
        store.add_table(running(id)).await.unwrap();
    }
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            // Always both in one: no moment has one without the other.
            for event in 1..400 {
                let (a, b) = (entry("a", event), entry("b", event));
                let (a, b) = tokio::join!(store.append(a), store.append(b));
                a.and(b).unwrap();
            }
        }
    });
    while store.table("a").await.unwrap().unwrap().entries.len() < 20 {
        tokio::task::yield_now().await;
    }
    Sqlite::backup(&path, &copy).await.unwrap();
    writing.await.unwrap();
    let copied = Sqlite::read(&copy).await.unwrap();
    assert_eq!(copied.faults().await.unwrap(), Vec::<String>::new());
    let (a, b) = (copied.table("a").await.unwrap().unwrap(), copied.table("b").await.unwrap().unwrap());
    assert!(
        a.entries.len() >= 20 && a.entries.len().abs_diff(b.entries.len()) <= 1,
        "{} entries",
        a.entries.len()
    );
    copied.close().await;
    only_its_owner_reads(&copy);
    let told = Sqlite::backup(&path, &copy).await;
    assert!(matches!(&told, Err(StoreError::Failed(why)) if why.contains("already")), "{told:?}");
    store.close().await;
    let from = Sqlite::open(&copy).await.unwrap();
    from.append(entry("a", a.entries.len() as u64 + 1)).await.unwrap();
}

#[cfg(unix)]
fn only_its_owner_reads(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    assert_eq!(std::fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(not(unix))]
fn only_its_owner_reads(_: &Path) {}

#[tokio::test]
async fn rows_of_no_table_are_named() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("moonpack.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.add_table(running("a")).await.unwrap();
    let mut stranger = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let stray =
        sqlx::query("INSERT INTO entries (table_id, event, at, entry) VALUES ('nowhere', 1, 9, '{}')");
    stray.execute(&mut stranger).await.unwrap();
    stranger.close().await.unwrap();
    let faults = store.faults().await.unwrap();
    assert_eq!(faults, ["1 rows of entries belong to no table"]);
}

#[derive(Default)]
struct Counted {
    transactions: AtomicU64,
    checkpoints: AtomicU64,
}

impl DiskMeter for Counted {
    fn transaction(&self, _: Duration) {
        self.transactions.fetch_add(1, Ordering::Relaxed);
    }

    fn checkpoint(&self, _: Duration) {
        self.checkpoints.fetch_add(1, Ordering::Relaxed);
    }
}

/// Commits do not put anything back themselves, and still the log beside the file does not grow for ever.
#[tokio::test]
async fn what_is_committed_is_put_back_by_another_than_the_writer() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("moonpack.db");
    let store = Sqlite::open(&path).await.unwrap();
    let counted = Arc::new(Counted::default());
    store.measure(counted.clone());
    store.add_table(running("a")).await.unwrap();
    let mut event = 0;
    while counted.checkpoints.load(Ordering::Relaxed) < 3 {
        event += 1;
        store.append(entry("a", event)).await.unwrap();
    }
    assert_eq!(counted.transactions.load(Ordering::Relaxed), event + 1);
    // A stranger that reads the file alone, without its log, finds what was put back.
    let alone = directory.path().join("alone.db");
    std::fs::copy(&path, &alone).unwrap();
    let mut connection = SqliteConnectOptions::new().filename(&alone).connect().await.unwrap();
    let found: i64 =
        sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(found > 0 && found as u64 <= event, "{found} of {event}");
    store.close().await;
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 2, "the log is gone when all is closed");
}
