//! A restart in mid-game carries on by itself.

use std::sync::Arc;

use moonpack_games::{AnyMatch, Contents, GameKind, Record};
use moonpack_store::{AddTable, List, Mark, Sqlite, Store, StoredEntry};
use moonpack_table::{Clock, NewChair, Opening};
use serde_json::json;

use crate::support::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_restart_though_nobody_asks() {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let contents = Contents::shipped().unwrap();
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    let game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 3).unwrap();
    let opening = Opening::of(&game, vec![NewChair::Bot("random".parse().unwrap()); 2], Clock::Off, true);
    // As the server leaves it when it is killed while a bot thinks.
    let table = AddTable {
        id: "bcdfghjkmnpq".into(),
        opening: opening.write(),
        opened: 0,
        opener: None,
        listed: true,
        mark: Mark { list: List::Running, wakes: Some(0) },
        entries: vec![],
        people: vec![],
    };
    store.add_table(table).await.unwrap();
    store.close().await;
    let server = Server::start_in(directory, config()).await;
    // The first request comes only when the bots are done: the store says so.
    let path = server.directory.path().join("moonpack.db");
    let reader = Sqlite::read(&path).await.unwrap();
    let done = async {
        while !reader.bots_due("", 1).await.unwrap().is_empty() {
            tokio::task::yield_now().await
        }
    };
    tokio::time::timeout(PATIENCE, done).await.expect("the bots stand still");
    assert_eq!(server.nobody().table("bcdfghjkmnpq").await["phase"], "over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tokens_tables_and_seats_survive() {
    let server = Server::start().await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    for choice in 0..9 {
        assert!(anna.play(&id, choice).await || bert.play(&id, choice).await);
    }
    let before = anna.table(&id).await;
    let directory = server.stop().await;
    let server = Server::start_in(directory, config()).await;
    let anna = Client { base: server.nobody().base, ..anna };
    assert_eq!(anna.table(&id).await, before);
}

/// The guest at the table of `fixtures/data/program-0.1.0.db`; nobody uses that file but this test.
const GUEST_OF_0_1_0: &str = "mp1.RAKRfAUrwUQAQW5uYQ.qBmd4MWbwT_zAXgt1P075_dDCQ_i51G2htSkRy6XEnM";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_table_of_the_program_before_goes_on_by_its_rules() {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/data/program-0.1.0.db");
    std::fs::write(directory.path().join("moonpack.db"), std::fs::read(kept).unwrap()).unwrap();
    let server = Server::start_in(directory, config()).await;
    let (mut anna, id) = (server.nobody(), "8whj3qcq9mnx");
    anna.token = Some(GUEST_OF_0_1_0.to_owned());
    let table = anna.table(id).await;
    assert_eq!(
        (&table["phase"], &table["version"], &table["rules"]),
        (&json!("running"), &json!(19), &json!(1))
    );
    // On to the end, by one choice or another.
    let mut choice = 0;
    while anna.play(id, choice).await {
        choice += 7;
        assert!(choice < 7 * 300, "the game does not end");
    }
    assert_eq!(anna.table(id).await["phase"], "over");
    let record = anna.get(&format!("/tables/{id}/record")).await.text;
    let read = Record::read(&Contents::shipped().unwrap(), &record).unwrap();
    assert_eq!(read.play().rules_version(), 1, "{record}");
    assert!(record.contains("\nrules = 1\n") && read.play().ending().is_some());
    // A new table takes the newest rules.
    let newer = anna.open(json!({ "game": "wolfwalkers", "players": 2, "seats": ["you", "you"] })).await;
    assert_eq!(anna.table(&newer).await["rules"], 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_other_rules_is_refused_and_harms_no_other() {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
    let contents = Contents::shipped().unwrap();
    let game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 3).unwrap();
    let mut opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
    opening.rules_version += 1;
    let table = |id: &str, opening: &Opening, entries| AddTable {
        id: id.into(),
        opening: opening.write(),
        opened: 0,
        opener: None,
        listed: true,
        mark: Mark { list: List::Waiting, wakes: Some(0) },
        entries,
        people: vec![],
    };
    store.add_table(table("bcdfghjkmnpq", &opening, vec![])).await.unwrap();
    opening.rules_version -= 1;
    let torn = vec![StoredEntry { event: 1, at: 0, entry: "{".into() }];
    store.add_table(table("bcdfghjkmnpr", &opening, torn)).await.unwrap();
    store.close().await;
    let server = Server::start_in(directory, config()).await;
    let anna = server.guest("Anna").await;
    anna.get("/tables/bcdfghjkmnpq").await.refused(409, "other-rules");
    anna.get("/tables/bcdfghjkmnpr").await.refused(500, "internal");
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let listed = anna.get("/tables").await.json();
    assert_eq!(listed["tables"][0]["id"], id.as_str());
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_ran_out_while_the_server_was_down_brings_a_bot() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2, "clock": "relaxed" })).await;
    bert.post(&format!("/tables/{id}/join"), json!({})).await.ok(reqwest::StatusCode::OK);
    assert!(anna.table(&id).await["deadline"].is_i64());
    let directory = server.stop().await;
    // An hour passes: the same table, begun an hour earlier.
    let path = directory.path().join("moonpack.db");
    let store = Sqlite::open(&path).await.unwrap();
    let mut old = store.table(&id).await.unwrap().unwrap();
    store.close().await;
    for suffix in ["", "-wal", "-shm"] {
        let _missing = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
    let store = Sqlite::open(&path).await.unwrap();
    let hour = 60 * 60 * 1000;
    old.entries.iter_mut().for_each(|stored| stored.at -= hour);
    let began = old.entries.last().unwrap().at;
    let table = AddTable {
        id: id.clone(),
        opening: old.opening,
        opened: old.opened - hour,
        opener: None,
        listed: old.listed,
        mark: Mark { list: List::Running, wakes: Some(began + 5 * 60 * 1000) },
        entries: old.entries,
        people: vec![],
    };
    store.add_table(table).await.unwrap();
    store.close().await;
    let server = Server::start_in(directory, config()).await;
    let stands_in = |table: &serde_json::Value| {
        table["seats"].as_array().unwrap().iter().any(|seat| seat["stand_in"] == true)
    };
    let table = server.nobody().wait(&id, stands_in).await;
    assert_eq!(table["phase"], "running");
    server.nobody().wait(&id, |table| table["version"].as_u64().unwrap() > 0).await;
}
