//! Tests of the SQLite store.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

use std::sync::Arc;

use moonpack_store::{Append, Line, Mark, NewTable, Phase, Sqlite, Store, StoreError};
use tempfile::TempDir;

async fn store() -> (TempDir, Arc<Sqlite>) {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    (directory, Arc::new(store))
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        opening: "{}".into(),
        opened: 5,
        listed: true,
        mark: Mark { phase: Phase::Waiting, wakes: None },
        lines: vec![],
        people: vec![1],
    }
}

fn append(id: &str, events: std::ops::Range<u64>) -> Append {
    let line = |event| Line { event, at: 9, entry: format!("entry {event}") };
    Append { table: id.into(), lines: events.map(line).collect(), mark: None, joined: vec![], left: vec![] }
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again() {
    let (directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..4)).await.unwrap();
    store.close().await;
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    let stored = store.table("a").await.unwrap().unwrap();
    assert_eq!(stored.lines, append("a", 1..4).lines);
    assert_eq!((stored.opening.as_str(), stored.opened, stored.listed), ("{}", 5, true));
    assert_eq!(store.table("b").await.unwrap(), None);
    assert_eq!(store.count_tables().await.unwrap(), 1);
}

#[tokio::test]
async fn the_second_writer_of_an_event_is_refused_whole() {
    let (_directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..3)).await.unwrap();
    let told = store.append(append("a", 2..5)).await;
    assert!(matches!(told, Err(StoreError::Conflict)), "{told:?}");
    assert_eq!(store.table("a").await.unwrap().unwrap().lines.len(), 2, "nothing of it was written");
    assert!(matches!(store.add_table(table("a")).await, Err(StoreError::Conflict)));
}

#[tokio::test]
async fn one_bad_write_among_many_harms_no_other() {
    let (_directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..2)).await.unwrap();
    let mut writes = tokio::task::JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        writes.spawn(async move {
            let id = format!("table {number}");
            store.add_table(table(&id)).await.unwrap();
            // Every tenth tries to write what is written already.
            let bad = number % 10 == 0;
            let told = store.append(if bad { append("a", 1..2) } else { append(&id, 1..6) }).await;
            assert_eq!(told.is_err(), bad, "{told:?}");
        });
    }
    writes.join_all().await;
    for number in 0..200 {
        let lines = store.table(&format!("table {number}")).await.unwrap().unwrap().lines.len();
        assert_eq!(lines, if number % 10 == 0 { 0 } else { 5 });
    }
}

#[tokio::test]
async fn lists_follow_what_was_marked() {
    let (_directory, store) = store().await;
    for id in ["a", "b", "c"] {
        store.add_table(table(id)).await.unwrap();
    }
    store.add_table(NewTable { listed: false, ..table("private") }).await.unwrap();
    let mark = |phase, wakes| Append { mark: Some(Mark { phase, wakes }), ..append("b", 1..2) };
    store.append(mark(Phase::Running, Some(70))).await.unwrap();
    let over = Mark { phase: Phase::Over, wakes: None };
    let gone = Append { mark: Some(over), joined: vec![2], left: vec![1], ..append("c", 1..2) };
    store.append(gone).await.unwrap();
    assert_eq!(store.waiting(10).await.unwrap(), ["a"]);
    assert_eq!(store.due(69, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(70, 10).await.unwrap(), ["b"]);
    let mut mine = store.tables_of(1, 10).await.unwrap();
    mine.sort();
    assert_eq!(mine, ["a", "b", "private"]);
    assert_eq!(store.tables_of(2, 10).await.unwrap(), ["c"]);
    assert_eq!(store.unfinished_of(1).await.unwrap(), 3);
    assert_eq!(store.unfinished_of(2).await.unwrap(), 0);
}

#[tokio::test]
async fn a_secret_is_made_once() {
    let (_directory, store) = store().await;
    assert_eq!(store.secret("tokens", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.secret("tokens", vec![2]).await.unwrap(), [1]);
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let (_directory, store) = store().await;
    store.close().await;
    assert!(matches!(store.add_table(table("a")).await, Err(StoreError::Closed)));
}

#[tokio::test]
async fn a_closed_store_is_one_file() {
    let (directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    store.table("a").await.unwrap().unwrap();
    store.close().await;
    let files = std::fs::read_dir(directory.path()).unwrap();
    let names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["moonpack.db"]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_fresh_file_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    for file in std::fs::read_dir(directory.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.file_name());
    }
}
