//! `moonpack backup` and `moonpack check` on a database with games in it.

use std::path::Path;

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_store::{AddTable, List, Mark, Sqlite, Store, StoredEntry};
use moonpack_table::{Clock, Entry, NewChair, Opening};

use crate::support::{moonpack, text};

/// A table of random bots after twenty decisions.
fn played(contents: &Contents, id: &str, kind: GameKind) -> AddTable {
    let mut game = AnyMatch::draw(contents, kind, 2, &vec![], 7).unwrap();
    let bots = vec![NewChair::Bot("random".parse().unwrap()); 2];
    let opening = Opening::of(&game, bots, Clock::Off, false).write();
    let mut entries = Vec::new();
    for event in 1..=20 {
        let (seat, action) = (game.to_move().unwrap(), game.legal().remove(0));
        game.play(seat, &action).unwrap();
        let entry = Entry::Act { seat, action, link: Default::default() }.write();
        entries.push(StoredEntry { event, at: 9, entry });
    }
    AddTable {
        id: id.into(),
        opening,
        opened: 5,
        opener: None,
        listed: true,
        mark: Mark { list: List::Over, wakes: None },
        entries,
        people: vec![],
    }
}

fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

#[tokio::test]
async fn a_copy_is_made_and_read_back_while_the_store_is_open_and_damage_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let (path, copy) = (directory.path().join("moonpack.db"), directory.path().join("copy.db"));
    let (db, file) = (url(&path), copy.display().to_string());
    let contents = Contents::shipped().unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    for (id, kind) in ["bcdfghjkmnpq", "cdfghjkmnpqr", "dfghjkmnpqrs"].into_iter().zip(GameKind::ALL) {
        store.add_table(played(&contents, id, kind)).await.unwrap();
    }
    let told = moonpack(&["check", "--db", &db]);
    assert_eq!(told.status.code(), Some(0), "{told:?}");
    assert_eq!(text(&told.stdout), "3 tables are sound.\n");
    let told = moonpack(&["backup", &file, "--db", &db]);
    assert_eq!(told.status.code(), Some(0), "{told:?}");
    assert!(text(&told.stdout).starts_with("3 tables are sound.\n"), "{told:?}");
    let told = moonpack(&["backup", &file, "--db", &db]);
    assert_eq!(told.status.code(), Some(3), "an older copy is not overwritten: {told:?}");
    // Somebody's editor: one decision is another, one entry is missing, one opening is no text.
    let amend = |table: &str, event, entry: &str| moonpack_store::Amend {
        table: table.into(),
        words: Some(moonpack_store::Words { amended: 0, entries: vec![(event, entry.into())] }),
        ..Default::default()
    };
    store.amend(amend("bcdfghjkmnpq", 5, r#"{"kind":"act","seat":0,"action":"win at once"}"#)).await.unwrap();
    store.amend(amend("dfghjkmnpqrs", 6, "{")).await.unwrap();
    let told = moonpack(&["check", "--db", &db]);
    assert_eq!(told.status.code(), Some(1), "{told:?}");
    let said = text(&told.stdout);
    assert!(said.contains("bcdfghjkmnpq: ") && said.contains("dfghjkmnpqrs: "), "{said}");
    assert!(said.ends_with("1 table is sound; 2 faults.\n"), "{said}");
    let told = moonpack(&["check", "--db", &url(&copy)]);
    assert_eq!(told.status.code(), Some(0), "the copy is from before: {told:?}");
    let told = moonpack(&["check", "--db", &url(&directory.path().join("nowhere.db"))]);
    assert_eq!(told.status.code(), Some(3));
}

/// A bad sector spoils a whole page of the file. What stood on it is named, and all else is still looked through.
#[tokio::test]
async fn a_spoiled_page_of_the_file_is_told_with_the_tables_that_stood_on_it() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("moonpack.db");
    let contents = Contents::shipped().unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    for (number, kind) in (0..60).zip(GameKind::ALL.into_iter().cycle()) {
        store.add_table(played(&contents, &format!("table{number:07}"), kind)).await.unwrap();
    }
    store.close().await;
    const PAGE: usize = 4096;
    let mut bytes = std::fs::read(&path).unwrap();
    // An entry of the last decision of a table in the middle.
    let needle = b"table0000030\x14";
    let place = bytes.windows(needle.len()).rposition(|window| window == needle).unwrap();
    bytes[place / PAGE * PAGE..][..PAGE].fill(0);
    std::fs::write(&path, bytes).unwrap();
    let told = moonpack(&["check", "--db", &url(&path)]);
    let said = text(&told.stdout);
    assert_eq!(told.status.code(), Some(1), "{told:?}");
    assert!(said.contains("table0000030: "), "{said}");
    let sound = said.lines().last().unwrap().split(' ').next().unwrap().parse::<usize>().unwrap();
    assert!((30..60).contains(&sound), "all others are still looked through: {said}");
}
