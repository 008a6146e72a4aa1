//! What only SQLite promises: one file, one server, a disk that fails. What every store does stands in `laws` and `races`.

use std::sync::Arc;

use moonpack_services::{COMMITS_FAIL, COMMITS_WORK, change_schema};
use moonpack_store::{Before, Listed, Sqlite, Store, StoreError};
use tempfile::TempDir;

use crate::rows::{append, due, table};

async fn store() -> (TempDir, Arc<Sqlite>) {
    let directory = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    (directory, Arc::new(store))
}

fn ids(listed: Result<Vec<Listed>, StoreError>) -> Vec<String> {
    listed.unwrap().into_iter().map(|table| table.id).collect()
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

#[tokio::test]
async fn a_file_of_another_program_is_not_read_as_if_it_were_ours() {
    let (directory, store) = store().await;
    store.close().await;
    let path = directory.path().join("moonpack.db");
    Sqlite::read(&path).await.unwrap().close().await;
    for (change, who) in [
        ("DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)", "older"),
        ("UPDATE _sqlx_migrations SET version = 999 WHERE version = 1", "newer"),
    ] {
        change_schema(directory.path(), change).await;
        let refused = Sqlite::read(&path).await.err().unwrap().to_string();
        assert!(refused.contains(who), "{refused}");
    }
}

#[tokio::test]
async fn after_a_failed_commit_the_store_says_so_and_goes_on_by_itself() {
    let (directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..3)).await.unwrap();
    change_schema(directory.path(), COMMITS_FAIL).await;
    for _ in 0..3 {
        let told = store.append(append("a", 3..4)).await;
        assert!(matches!(told, Err(StoreError::Unknown(_))), "{told:?}");
    }
    assert!(store.ready().await.is_err(), "it cannot write and says so");
    assert!(store.failures() >= 3, "{} were counted", store.failures());
    assert_eq!(store.table("a").await.unwrap().unwrap().entries.len(), 2, "it still reads");
    change_schema(directory.path(), COMMITS_WORK).await;
    store.ready().await.unwrap();
    store.append(append("a", 3..4)).await.unwrap();
    store.add_table(table("b")).await.unwrap();
    assert_eq!(store.table("a").await.unwrap().unwrap().entries, append("a", 1..4).entries);
    let failures = store.failures();
    store.append(append("b", 1..2)).await.unwrap();
    assert_eq!(store.failures(), failures);
}

#[tokio::test]
async fn a_write_the_database_refuses_harms_no_other_and_is_told_apart_from_the_unknown() {
    let (directory, store) = store().await;
    change_schema(
        directory.path(),
        "CREATE TRIGGER refused BEFORE INSERT ON entries WHEN NEW.table_id = 'bad'
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
    )
    .await;
    let mut writes = tokio::task::JoinSet::new();
    for number in 0..60 {
        let store = store.clone();
        writes.spawn(async move {
            let id = if number % 20 == 7 { "bad".to_owned() } else { format!("table {number}") };
            if id != "bad" || number == 7 {
                store.add_table(table(&id)).await.unwrap();
            }
            let told = store.append(append(&id, 1..3)).await;
            assert_eq!(matches!(told, Err(StoreError::Failed(_))), id == "bad", "{id}: {told:?}");
        });
    }
    writes.join_all().await;
    assert_eq!(store.append(append("table 1", 3..4)).await.map_err(|e| e.to_string()), Ok(()));
}

#[tokio::test]
async fn a_damaged_row_is_told_and_harms_no_other() {
    let (directory, store) = store().await;
    for id in ["a", "b", "c"] {
        store.add_table(due(id, Some(0))).await.unwrap();
        store.append(append(id, 1..3)).await.unwrap();
    }
    change_schema(
        directory.path(),
        "UPDATE tables SET opening = x'ff00fe' WHERE id = 'a';
         UPDATE tables SET opened = 'yesterday' WHERE id = 'b';
         UPDATE entries SET at = 'noon' WHERE table_id = 'c' AND event = 2;",
    )
    .await;
    for id in ["a", "b", "c"] {
        let told = store.table(id).await;
        assert!(matches!(told, Err(StoreError::Damaged(_))), "{id}: {told:?}");
    }
    assert_eq!(
        ids(store.running(&Before::default(), 10).await),
        ["c", "a"],
        "a list leaves out what it cannot read"
    );
    assert_eq!(store.bots_due("", 10).await.unwrap(), ["a", "b", "c"]);
    store.append(append("a", 3..4)).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused_until_the_first_closes() {
    let (directory, store) = store().await;
    let path = directory.path().join("moonpack.db");
    let refused = Sqlite::open(&path).await.err().expect("the file is taken");
    assert!(refused.to_string().contains("another server"), "{refused}");
    store.add_table(table("a")).await.unwrap();
    store.close().await;
    Sqlite::open(&path).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_was_moved_or_replaced_is_not_written_to() {
    let (directory, store) = store().await;
    store.add_table(table("a")).await.unwrap();
    let (path, aside) = (directory.path().join("moonpack.db"), directory.path().join("aside.db"));
    std::fs::rename(&path, &aside).unwrap();
    assert!(matches!(store.append(append("a", 1..2)).await, Err(StoreError::Failed(_))));
    assert!(store.ready().await.is_err());
    std::fs::write(&path, "").unwrap();
    assert!(
        matches!(store.append(append("a", 1..2)).await, Err(StoreError::Failed(_))),
        "another file stands there"
    );
    std::fs::rename(&aside, &path).unwrap();
    store.ready().await.unwrap();
    store.append(append("a", 1..2)).await.unwrap();
}
