//! Two at once: one wins, the other is told clearly, nothing is lost.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::*;

const OK: StatusCode = StatusCode::OK;

pub(crate) async fn of_many_clients_of_one_seat_one_decides(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    for _ in 0..5 {
        let table = anna.table(&id).await;
        let decider = if table["to_move"] == 0 { &anna } else { &bert };
        let (legal, version) =
            (decider.table(&id).await["legal"].clone(), table["version"].as_u64().unwrap());
        let tries = (0..8).map(|n| {
            let (legal, id) = (legal.clone(), id.clone());
            async move {
                let legal = legal.as_array().unwrap();
                decider.act(&id, version, legal[n % legal.len()].as_str().unwrap()).await
            }
        });
        let answers = futures::future::join_all(tries).await;
        let won = answers.iter().filter(|answer| answer.status == OK).count();
        assert_eq!(won, 1);
        for lost in answers.into_iter().filter(|answer| answer.status != OK) {
            assert_eq!(lost.refused(409, "stale")["version"], version + 1);
        }
        assert_eq!(anna.table(&id).await["version"], version + 1);
    }
}

pub(crate) async fn of_two_seats_at_once_only_the_deciding_one_acts(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    for _ in 0..5 {
        let table = anna.table(&id).await;
        let version = table["version"].as_u64().unwrap();
        let (decider, other) = if table["to_move"] == 0 { (&anna, &bert) } else { (&bert, &anna) };
        let action = decider.table(&id).await["legal"][0].as_str().unwrap().to_owned();
        let (mine, theirs) =
            tokio::join!(decider.act(&id, version, &action), other.act(&id, version, &action));
        mine.ok(OK);
        let code = theirs.json()["error"]["code"].clone();
        assert_eq!(theirs.status, StatusCode::CONFLICT);
        assert!(code == "stale" || code == "not-your-turn", "{code}");
        assert_eq!(anna.table(&id).await["version"], version + 1);
    }
}

pub(crate) async fn undo_against_action_has_one_winner(server: Server) {
    let anna = server.guest("Anna").await;
    let seats = json!(["you", "you", "you"]);
    let id = anna.open(json!({ "game": "the-wolves", "players": 3, "seats": seats })).await;
    let mut contested = 0;
    for choice in 0..20 {
        assert!(anna.play(&id, choice).await);
        let table = anna.table(&id).await;
        if table["undo"] != true {
            continue;
        }
        contested += 1;
        let version = table["version"].as_u64().unwrap();
        let action = table["legal"][0].as_str().unwrap();
        let path = format!("/tables/{id}/undo");
        let (undo, act) =
            tokio::join!(anna.post(&path, json!({ "version": version })), anna.act(&id, version, action));
        let (won, lost) = if undo.status == OK { (undo, act) } else { (act, undo) };
        assert_eq!(won.ok(OK)["version"], version + 1);
        lost.refused(409, "stale");
        assert_eq!(anna.table(&id).await["version"], version + 1);
    }
    assert!(contested > 3, "undo was possible {contested} times only");
}

pub(crate) async fn of_many_who_join_at_once_one_gets_the_chair(server: Server) {
    let anna = server.guest("Anna").await;
    let mut others = Vec::new();
    for number in 0..6 {
        others.push(server.guest(&format!("Wolf {number}")).await);
    }
    for _ in 0..3 {
        let id = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
        let path = format!("/tables/{id}/join");
        let answers =
            futures::future::join_all(others.iter().map(|other| other.post(&path, Value::Null))).await;
        let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == OK);
        assert_eq!(won.len(), 1);
        for lost in lost {
            lost.refused(409, "full");
        }
    }
}
