//! What the strongest bot finds is told as it is found: over the API as events, on a page bit by bit. On one node, and on two that
//! share their thinking.

use moonpack_services as services;
use moonpack_web::Config;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::*;

/// Long enough for it to be told what was found so far.
fn thoughtful() -> Config {
    Config { bot_ms: 700, ..config() }
}

async fn told(client: &Client, path: &str) -> Vec<(String, Value)> {
    let answer = client.send(client.request(Method::GET, path).header("Accept", "text/event-stream")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(answer.headers["content-type"], "text/event-stream");
    let read = |event: &str| {
        let (name, data) = event.split_once('\n').unwrap();
        let data = data.strip_prefix("data: ").unwrap();
        (name.strip_prefix("event: ").unwrap().to_owned(), serde_json::from_str(data).unwrap())
    };
    answer.text.split("\n\n").filter(|event| !event.is_empty() && !event.starts_with(':')).map(read).collect()
}

async fn hints_are_told_as_they_are_found(server: &Server) {
    let anna = server.guest("Anna").await;
    let table = json!({ "game": "the-wolves", "players": 2, "seats": ["you", "you"] });
    let id = anna.open(table).await;
    let legal = anna.table(&id).await["legal"].clone();
    let all = told(&anna, &format!("/tables/{id}/hint")).await;
    let (last, so_far) = all.split_last().unwrap();
    assert!(last.0 == "found" && !so_far.is_empty() && so_far.iter().all(|(name, _)| name == "so-far"));
    for (_, hint) in &all {
        assert_eq!((&hint["version"], &hint["seat"]), (&all[0].1["version"], &all[0].1["seat"]));
        assert!(legal.as_array().unwrap().contains(&hint["action"]), "{hint}");
        assert_eq!(hint["lines"][0]["actions"][0], hint["action"]);
    }

    let page = |path: &str| anna.http.request(Method::POST, format!("{}/t/{id}/{path}", server.base));
    let cookie = format!("moonpack={}", anna.token.as_deref().unwrap());
    let asked = page("hint").header("cookie", &cookie).header("X-Frame-Only", "yes");
    let bits = anna.send(asked).await;
    assert_eq!(
        (bits.status, &bits.headers["content-type"].to_str().unwrap()[..17]),
        (StatusCode::OK, "text/event-stream")
    );
    let bits: Vec<&str> = bits.text.split("\n\n").filter(|bit| bit.starts_with("data: <p ")).collect();
    let (last, so_far) = bits.split_last().unwrap();
    assert!(bits.iter().all(|bit| bit.contains("id=\"idea\"") && bit.contains("data-version=\"0\"")));
    assert!(so_far.len() > 1 && so_far.iter().all(|bit| bit.contains("aria-busy=\"true\"")), "{so_far:?}");
    assert!(so_far[0].contains("Alpha thinks …") && so_far[1].contains("so far:"));
    assert!(!last.contains("aria-busy") && last.contains("data-hint=") && last.contains("Alpha’s idea:"));
    // A form without the script waits for the last word and gets the page.
    let whole = anna.send(page("hint").header("cookie", &cookie)).await;
    assert!(
        whole.text.contains("<html")
            && whole.text.contains("data-hint=")
            && !whole.text.contains("aria-busy")
    );

    let refused =
        anna.request(Method::GET, &format!("/tables/{id}/analysis")).header("Accept", "text/event-stream");
    anna.send(refused).await.refused(403, "record-closed");
    anna.play(&id, 0).await;
    anna.post(&format!("/tables/{id}/resign"), Value::Null).await.ok(StatusCode::OK);
    let all = told(&server.nobody(), &format!("/tables/{id}/analysis?step=0")).await;
    let (last, so_far) = all.split_last().unwrap();
    assert!(last.0 == "found" && !so_far.is_empty());
    assert!(all.iter().all(|(_, found)| found["step"] == 0 && found["worth"].as_array().unwrap().len() == 2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_found_so_far_reaches_whoever_asked() {
    hints_are_told_as_they_are_found(&Server::start_with(thoughtful()).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_found_so_far_reaches_whoever_asked_another_node() {
    let (database, nats) = (services::Postgres::start(), services::Nats::start());
    hints_are_told_as_they_are_found(&Server::several_with(&database, &nats, thoughtful).await).await;
}
