//! Whole games over the API.

use moonpack_games::{Contents, GameKind, Record, encode};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_guests_play_a_whole_game_its_pages_show_it_and_its_record_holds() {
    let server = Server::start().await;
    let pages = Client { base: server.base.clone(), ..server.nobody() };
    for game in ["lone-wolves", "toy"] {
        let (anna, bert, id) = server.two(game).await;
        let at_table = Client { base: server.base.clone(), ..anna.clone() };
        assert_eq!(anna.table(&id).await["version"], 0);
        server.nobody().get(&format!("/tables/{id}/record")).await.refused(403, "record-closed");
        let mut choice = 0;
        while anna.table(&id).await["phase"] == "running" {
            choice += 7;
            let played = anna.play(&id, choice).await || bert.play(&id, choice).await;
            assert!(played, "somebody has to decide");
            let page = at_table.get(&format!("/t/{id}")).await;
            assert!(page.text.contains("id=\"table\""), "{game}: {}", page.text);
        }
        let table = server.nobody().table(&id).await;
        assert_eq!(table["phase"], "over");
        assert_eq!(table["result"]["points"].as_array().unwrap().len(), 2);
        let record = server.nobody().get(&format!("/tables/{id}/record")).await;
        assert_eq!(record.status, StatusCode::OK);
        let read = Record::read(&Contents::shipped().unwrap(), &record.text).unwrap();
        assert_eq!(read.names(), ["Anna", "Bert"]);
        let code = encode(read.play());
        for path in
            [format!("/t/{id}"), format!("/t/{id}?at=2"), format!("/r/{code}"), format!("/r/{code}?at=2")]
        {
            let page = pages.get(&path).await;
            assert_eq!(page.status, StatusCode::OK, "{game}: {path}");
            assert_eq!(page.text.contains("id=\"result\""), !path.contains("at="), "{game}: {path}");
        }
        assert!(!pages.get("/").await.text.contains("The toy"), "the start page does not offer the toy");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_by_themselves_in_every_game() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    for kind in GameKind::EVERY {
        let (game, players) = (kind.name(), if kind == GameKind::TheWolves { 3 } else { 2 });
        let seats = vec![json!({ "bot": "random" }); players];
        let id = anna.open(json!({ "game": game, "players": players, "seats": seats })).await;
        let table = anna.wait(&id, |table| table["phase"] == "over").await;
        assert_eq!(table["seat"], Value::Null, "the caller only watches");
        let mine = anna.get("/tables?mine=true").await.json();
        assert_eq!(mine["tables"][0]["id"], id.as_str(), "but it is the caller's table");
        assert!(table["version"].as_u64().unwrap() > 5);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_plays_against_a_bot_that_sees_no_more_than_it_should() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2, "seats": [{ "bot": "pup" }] })).await;
    let table = anna.table(&id).await;
    assert_eq!(table["seat"], 0);
    assert_eq!(table["seats"][1]["kind"], "bot");
    assert_eq!(table["seats"][1]["level"], "pup");
    anna.play_to_the_end(&id).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_resign_chat_and_offers_reach_the_other_player() {
    let server = Server::start().await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let (hers, his, nobodys) =
        (anna.table(&id).await, bert.table(&id).await, server.nobody().table(&id).await);
    assert_eq!(hers["may"]["decide"], json!(hers["to_move"] == 0));
    assert_eq!(his["may"]["decide"], json!(his["to_move"] == 1));
    assert_eq!((&his["may"]["resign"], &nobodys["may"]["resign"]), (&json!(true), &json!(false)));
    let mut events = bert.events(&id, None).await;
    assert_eq!(events.next().await.name, "table");
    anna.post(&format!("/tables/{id}/chat"), json!({ "text": "Awoo!" })).await.ok(StatusCode::OK);
    let said = events.next().await;
    assert_eq!((said.data["kind"].as_str(), said.data["text"].as_str()), (Some("say"), Some("Awoo!")));
    assert_eq!(bert.table(&id).await["chat"][0]["name"], "Anna");
    anna.post(&format!("/tables/{id}/offers"), json!({ "offer": "end" })).await.ok(StatusCode::OK);
    assert_eq!(events.next().await.data["kind"], "offer");
    assert_eq!(bert.table(&id).await["offers"]["end"], json!([0]));
    anna.post(&format!("/tables/{id}/resign"), Value::Null).await.ok(StatusCode::OK);
    let over = events.next().await;
    assert_eq!((over.data["kind"].as_str(), over.data["phase"].as_str()), (Some("resign"), Some("over")));
    assert_eq!(bert.table(&id).await["result"]["winners"], json!([1]));
    for client in [&anna, &bert] {
        client.post(&format!("/tables/{id}/offers"), json!({ "offer": "rematch" })).await.ok(StatusCode::OK);
    }
    let next = bert.table(&id).await["rematch"].as_str().unwrap().to_owned();
    let table = bert.table(&next).await;
    assert_eq!((table["phase"].as_str(), table["seat"].as_u64()), (Some("running"), Some(1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_listed_unless_they_are_private() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let open = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let private = anna.open(json!({ "game": "lone-wolves", "players": 2, "listed": false })).await;
    let ids = |list: Value| -> Vec<String> {
        list["tables"].as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(server.nobody().get("/tables").await.json()), std::slice::from_ref(&open));
    let mine = ids(anna.get("/tables?mine=true").await.json());
    assert!(mine.contains(&open) && mine.contains(&private));
    server.nobody().get("/tables?mine=true").await.refused(401, "no-token");
    let bert = server.guest("Bert").await;
    bert.post(&format!("/tables/{open}/join"), Value::Null).await.ok(StatusCode::OK);
    assert!(ids(server.nobody().get("/tables").await.json()).is_empty(), "the table is full");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_and_analyses_come_from_the_strongest_bot() {
    let server = Server::start().await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let to_move = anna.table(&id).await["to_move"].as_u64().unwrap();
    let (first, second) = if to_move == 0 { (&anna, &bert) } else { (&bert, &anna) };
    let hint = first.get(&format!("/tables/{id}/hint")).await.ok(StatusCode::OK);
    let legal = first.table(&id).await["legal"].clone();
    assert!(legal.as_array().unwrap().contains(&hint["action"]), "{hint}");
    second.get(&format!("/tables/{id}/hint")).await.refused(409, "not-your-turn");
    server.guest("Carl").await.get(&format!("/tables/{id}/hint")).await.refused(403, "not-your-seat");
    anna.get(&format!("/tables/{id}/analysis")).await.refused(403, "record-closed");
    first.act(&id, 0, hint["action"].as_str().unwrap()).await.ok(StatusCode::OK);
    second.post(&format!("/tables/{id}/resign"), Value::Null).await.ok(StatusCode::OK);
    let analysis = server.nobody().get(&format!("/tables/{id}/analysis?step=0")).await.ok(StatusCode::OK);
    assert_eq!(analysis["played"], hint["action"]);
    let none = server.nobody().get(&format!("/tables/{id}/analysis?step=99")).await;
    none.refused(422, "invalid");
    let quiet = anna
        .open(json!({ "game": "lone-wolves", "players": 2, "hints": false, "seats": ["you", "you"] }))
        .await;
    anna.get(&format!("/tables/{quiet}/hint")).await.refused(403, "no-hints");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accounts_of_programs_are_marked() {
    let server = Server::start().await;
    let mut robot = server.nobody();
    let guest =
        robot.post("/guests", json!({ "name": "Deep Howl", "bot": true })).await.ok(StatusCode::CREATED);
    robot.token = Some(guest["token"].as_str().unwrap().to_owned());
    let id = robot.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let seat = &server.nobody().table(&id).await["seats"][0];
    assert_eq!((seat["name"].as_str(), seat["bot"].as_bool()), (Some("Deep Howl"), Some(true)));
}
