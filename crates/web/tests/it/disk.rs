//! A disk that fails: the server says so, loses nothing it acknowledged, and goes on by itself.

use moonpack_services::{COMMITS_FAIL, COMMITS_WORK, change_schema};
use reqwest::StatusCode;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::support::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_failed_commit_does_not_end_all_writing() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let root = Client { base: server.base.clone(), ..server.nobody() };
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] })).await;
    assert!(anna.play(&id, 0).await);
    let before = anna.table(&id).await;
    change_schema(server.directory.path(), COMMITS_FAIL).await;
    let action = before["legal"][0].as_str().unwrap();
    for _ in 0..3 {
        let error = anna.act(&id, 1, action).await.refused(503, "unknown-outcome");
        assert!(error["message"].as_str().unwrap().contains("Look"), "{error}");
    }
    anna.post(&format!("/tables/{id}/chat"), json!({ "text": "awoo" })).await.refused(503, "unknown-outcome");
    assert_eq!(root.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(root.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(anna.table(&id).await, before, "looking again shows what is on the disk");
    let metrics = root.get("/metrics").await.text;
    let failures = metrics.lines().find_map(|line| line.strip_prefix("moonpack_store_failures_total "));
    assert!(failures.unwrap().parse::<u64>().unwrap() >= 4, "{failures:?}");
    change_schema(server.directory.path(), COMMITS_WORK).await;
    assert_eq!(root.get("/readyz").await.text, "ready\n");
    anna.act(&id, 1, action).await.ok(StatusCode::OK);
    anna.post(&format!("/tables/{id}/chat"), json!({ "text": "awoo" })).await.ok(StatusCode::OK);
    let after = anna.table(&id).await;
    let next = Server::start_in(server.stop().await, config()).await;
    let anna = Client { base: next.nobody().base, ..anna };
    assert_eq!(anna.table(&id).await, after, "and all of it is there after a restart, once");
}

/// A row that somebody's editor or a bad sector has spoiled is that table's trouble and nobody else's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_row_hides_nothing_but_itself() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let root = Client { base: server.base.clone(), ..anna.clone() };
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(anna.open(json!({ "game": "lone-wolves", "players": 2 })).await);
    }
    let directory = server.stop().await;
    let options = SqliteConnectOptions::new().filename(directory.path().join("moonpack.db"));
    let mut connection = options.connect().await.unwrap();
    for (id, damage) in ids.iter().zip(["opening = x'ff00fe'", "opening = '{}'", "opened = 'yesterday'"]) {
        let update = format!("UPDATE tables SET {damage} WHERE id = '{id}'");
        sqlx::raw_sql(sqlx::AssertSqlSafe(update)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let server = Server::start_in(directory, config()).await;
    let (anna, root) =
        (Client { base: server.nobody().base, ..anna }, Client { base: server.base.clone(), ..root });
    let home = root.get("/").await;
    assert_eq!(home.status, StatusCode::OK, "{}", home.text);
    assert!(home.text.contains(&ids[3]), "the table that is whole is listed");
    for path in ["/tables", "/tables?mine=true"] {
        let listed = anna.get(path).await.ok(StatusCode::OK);
        let listed: Vec<&str> =
            listed["tables"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
        assert_eq!(listed, [ids[3].as_str()], "{path}");
    }
    for id in &ids[..3] {
        anna.get(&format!("/tables/{id}")).await.refused(500, "internal");
        assert_eq!(root.get(&format!("/t/{id}")).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    }
    assert_eq!(anna.table(&ids[3]).await["players"], 2);
}
