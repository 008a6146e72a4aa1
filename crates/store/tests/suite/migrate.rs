//! Moving a server's data from SQLite to PostgreSQL.

use moonpack_services as services;
use moonpack_store::{
    AddTable, Amend, Append, Before, List, Mark, Moved, Postgres, PostgresOptions, Sqlite, Store,
    StoredEntry, StrengthRow, migrate,
};
use tempfile::TempDir;

const TABLES: u64 = 450;

fn stored(event: u64) -> StoredEntry {
    StoredEntry { event, at: event as i64, entry: format!("Grüße {event} \\u0000 кіт") }
}

/// A file with running, waiting and finished tables, people who left, an emptied chat and keys.
async fn full_file() -> (TempDir, Sqlite) {
    let directory = tempfile::tempdir().unwrap();
    let file = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    file.secret("tokens", vec![1, 2, 255]).await.unwrap();
    for number in 0..TABLES {
        let id = format!("table {number:03}");
        let list = [List::Waiting, List::Running, List::Over][number as usize % 3];
        let mark = Mark { list, wakes: (list == List::Running).then_some(number as i64) };
        let new = AddTable {
            id: id.clone(),
            opening: format!("opening {number}"),
            opened: 5,
            opener: (number % 2 == 0).then_some(7),
            listed: number % 5 > 0,
            mark,
            entries: vec![stored(1)],
            people: vec![1, 2],
        };
        file.add_table(new).await.unwrap();
        let entries = (2..2 + number % 7).map(stored).collect::<Vec<_>>();
        if !entries.is_empty() {
            let append =
                Append { table: id.clone(), entries, mark: Some(mark), joined: vec![3], left: vec![2] };
            file.append(append).await.unwrap();
        }
        if number % 9 == 2 {
            file.amend(Amend { table: id, quiet: true, ..Amend::default() }).await.unwrap();
        }
    }
    for person in 0..450 {
        let height = person as f64 / 300.0;
        let strength =
            StrengthRow { person: person / 2, game: format!("game {}", person % 2), height, games: 3 };
        file.keep_strength(strength).await.unwrap();
    }
    (directory, file)
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_moved_and_answers_alike() {
    let server = services::Postgres::start();
    let (_directory, file) = full_file().await;
    let mut told = 0;
    let moved = migrate(&file, &server.url(), |tables| told += tables).await.unwrap();
    assert_eq!((moved.tables, told), (TABLES, 2 * TABLES));
    let there = Postgres::open(&server.url(), PostgresOptions::default()).await.unwrap();
    let (mut after, mut entries) = (String::new(), 0);
    loop {
        let ids = file.ids(&after, 100).await.unwrap();
        assert_eq!(there.ids(&after, 100).await.unwrap(), ids);
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in &ids {
            let stored = file.table(id).await.unwrap();
            entries += stored.as_ref().unwrap().entries.len() as u64;
            assert_eq!(there.table(id).await.unwrap(), stored, "{id}");
        }
    }
    assert_eq!(moved, Moved { tables: TABLES, entries });
    for person in [1, 2, 3, 7] {
        let all = Before::default();
        assert_eq!(there.unfinished_of(person).await.unwrap(), file.unfinished_of(person).await.unwrap());
        let (one, other) = (there.traces_of(person, "", 999).await, file.traces_of(person, "", 999).await);
        assert_eq!(one.unwrap(), other.unwrap());
        let (one, other) =
            (there.tables_of(person, &all, 999).await, file.tables_of(person, &all, 999).await);
        assert_eq!(one.unwrap(), other.unwrap());
    }
    for person in 0..225 {
        for game in ["game 0", "game 1"] {
            let kept = file.strength(person, game).await.unwrap();
            assert!(kept.is_some());
            assert_eq!(there.strength(person, game).await.unwrap(), kept);
        }
    }
    assert_eq!(there.secrets("").await.unwrap(), file.secrets("").await.unwrap());
    assert_eq!(
        there.talk_before(99, 999).await.unwrap().len(),
        file.talk_before(99, 999).await.unwrap().len()
    );
    let again = migrate(&file, &server.url(), |_| ()).await.err().unwrap().to_string();
    assert!(again.contains("not empty"), "{again}");
    assert_eq!(there.count_tables().await.unwrap(), TABLES, "nothing was changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_moved_whole_is_not_moved_at_all() {
    let server = services::Postgres::start();
    let (_directory, file) = full_file().await;
    Postgres::open(&server.url(), PostgresOptions::default()).await.unwrap().close().await;
    server.run("ALTER TABLE entries ADD CHECK (table_id <> 'table 400')");
    assert!(migrate(&file, &server.url(), |_| ()).await.is_err());
    assert_eq!(server.run("SELECT count(*) FROM tables"), "0");
    assert_eq!(server.run("SELECT count(*) FROM secrets"), "0");
}
