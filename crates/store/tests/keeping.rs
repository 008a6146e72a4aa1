//! What is kept, copied, and forgotten.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moonpack_store::{
    AddTable, Amend, Append, Before, DiskMeter, Line, Mark, Phase, Sqlite, Store, StoreError,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

const RUNNING: Mark = Mark { phase: Phase::Running, wakes: None };
const OVER: Mark = Mark { phase: Phase::Over, wakes: None };

fn table(id: &str) -> AddTable {
    AddTable {
        id: id.into(),
        opening: "{}".into(),
        opened: 5,
        opener: Some(1),
        listed: true,
        mark: RUNNING,
        lines: vec![],
        people: vec![1, 2],
    }
}

fn append(id: &str, event: u64, at: i64, mark: Option<Mark>) -> Append {
    let lines = vec![Line { event, at, entry: format!("entry {event}") }];
    Append { table: id.into(), lines, mark, joined: vec![], left: vec![] }
}

#[tokio::test]
async fn finished_tables_are_found_by_when_something_last_happened_there() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    for id in ["runs", "old", "talks"] {
        store.add_table(table(id)).await.unwrap();
        store.append(append(id, 1, 10, None)).await.unwrap();
    }
    store.append(append("old", 2, 20, Some(OVER))).await.unwrap();
    store.append(append("talks", 2, 20, Some(OVER))).await.unwrap();
    store.append(append("talks", 3, 80, Some(OVER))).await.unwrap();
    assert_eq!(store.ended_before(20, 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.ended_before(21, 9).await.unwrap(), ["old"]);
    assert_eq!(store.ended_before(81, 9).await.unwrap(), ["old", "talks"]);
    assert_eq!(store.talk_before(81, 9).await.unwrap(), ["old", "talks"]);
    let quiet = Amend { table: "old".into(), entries: vec![(1, "blank".into())], gone: None, quiet: true };
    store.amend(quiet.clone()).await.unwrap();
    store.amend(quiet).await.unwrap();
    assert_eq!(store.talk_before(81, 9).await.unwrap(), ["talks"]);
    let lines = store.table("old").await.unwrap().unwrap().lines;
    assert_eq!(lines[0], Line { event: 1, at: 10, entry: "blank".into() }, "number and time stay");
    store.remove("old").await.unwrap();
    assert_eq!(store.table("old").await.unwrap(), None);
    assert_eq!(store.faults().await.unwrap(), Vec::<String>::new(), "nothing of it is left behind");
    assert_eq!(store.ids("", 9).await.unwrap(), ["runs", "talks"]);
}

#[tokio::test]
async fn a_person_is_found_wherever_they_were_and_then_nowhere() {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    store.add_table(table("a")).await.unwrap();
    store.add_table(AddTable { opener: Some(3), ..table("b") }).await.unwrap();
    store.add_table(AddTable { people: vec![2], ..table("c") }).await.unwrap();
    let left = Append { left: vec![1], ..append("b", 1, 9, None) };
    store.append(left).await.unwrap();
    let of = async |person| store.tables_of(person, &Before::default(), 9).await.unwrap().len();
    assert_eq!(of(1).await, 1, "whoever got up has the table no longer in their list");
    assert_eq!(store.traces_of(1, "", 9).await.unwrap(), ["a", "b", "c"], "but the log still names them");
    assert_eq!(store.traces_of(1, "a", 1).await.unwrap(), ["b"]);
    for id in ["a", "b", "c"] {
        store.amend(Amend { table: id.into(), gone: Some(1), ..Amend::default() }).await.unwrap();
    }
    assert_eq!(store.traces_of(1, "", 9).await.unwrap(), Vec::<String>::new());
    assert_eq!((of(1).await, of(2).await), (0, 3));
    assert_eq!(store.table("a").await.unwrap().unwrap().opener, None);
    assert_eq!(store.table("b").await.unwrap().unwrap().opener, Some(3));
}

#[tokio::test]
async fn a_copy_made_while_the_server_writes_is_one_moment_of_it() {
    let directory = tempfile::tempdir().unwrap();
    let (path, copy) = (directory.path().join("moonpack.db"), directory.path().join("copy.db"));
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    for id in ["a", "b"] {
        store.add_table(table(id)).await.unwrap();
    }
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            // Always both in one: no moment has one without the other.
            for event in 1..400 {
                let (a, b) = (append("a", event, 9, None), append("b", event, 9, None));
                let (a, b) = tokio::join!(store.append(a), store.append(b));
                a.and(b).unwrap();
            }
        }
    });
    while store.table("a").await.unwrap().unwrap().lines.len() < 20 {
        tokio::task::yield_now().await;
    }
    Sqlite::backup(&path, &copy).await.unwrap();
    writing.await.unwrap();
    let copied = Sqlite::read(&copy).await.unwrap();
    assert_eq!(copied.faults().await.unwrap(), Vec::<String>::new());
    let (a, b) = (copied.table("a").await.unwrap().unwrap(), copied.table("b").await.unwrap().unwrap());
    assert!(a.lines.len() >= 20 && a.lines.len().abs_diff(b.lines.len()) <= 1, "{} lines", a.lines.len());
    copied.close().await;
    only_its_owner_reads(&copy);
    let told = Sqlite::backup(&path, &copy).await;
    assert!(matches!(&told, Err(StoreError::Failed(why)) if why.contains("already")), "{told:?}");
    store.close().await;
    let from = Sqlite::open(&copy).await.unwrap();
    from.append(append("a", a.lines.len() as u64 + 1, 9, None)).await.unwrap();
}

#[cfg(unix)]
fn only_its_owner_reads(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    assert_eq!(std::fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(not(unix))]
fn only_its_owner_reads(_: &Path) {}

#[tokio::test]
async fn rows_of_no_table_and_damaged_pages_are_named() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("moonpack.db");
    let store = Sqlite::open(&path).await.unwrap();
    store.add_table(table("a")).await.unwrap();
    store.append(append("nowhere", 1, 9, None)).await.unwrap();
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
    store.add_table(table("a")).await.unwrap();
    let mut event = 0;
    while counted.checkpoints.load(Ordering::Relaxed) < 3 {
        event += 1;
        store.append(append("a", event, 9, None)).await.unwrap();
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
