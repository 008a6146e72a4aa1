//! The database goes away and comes back, as clients of two nodes meet it.

use moonpack_services as services;
use reqwest::{Method, StatusCode};

use crate::support::*;

/// So many seconds, as the answer says.
fn comes_back_after(answer: &Answer) -> u64 {
    let again = answer.headers.get("retry-after").expect("when to come back");
    again.to_str().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_everybody_is_told_when_to_come_back_and_nothing_has_changed() {
    let (mut database, nats) = (services::Postgres::start(), services::Nats::start());
    let server = Server::several(&database, &nats).await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    while !anna.play(&id, 0).await && !bert.play(&id, 0).await {}
    let before = anna.table(&id).await;
    let root = Client { base: server.base.clone(), ..server.nobody() };
    assert_eq!(root.get("/readyz").await.status, StatusCode::OK);
    database.kill();
    // Of two requests in a row each node takes one.
    for _ in 0..2 {
        for answer in [anna.get(&format!("/tables/{id}")).await, anna.act(&id, 1, "whatever it is").await] {
            assert!(comes_back_after(&answer) > 0);
            answer.refused(503, "database-away");
        }
        for page in ["/", &format!("/t/{id}"), &format!("/t/{id}/frame")] {
            let asked = root.request(Method::GET, page).header("Accept", "text/html");
            let answer = root.send(asked).await;
            assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{page}");
            assert!(comes_back_after(&answer) > 0, "{page}");
        }
        assert_eq!(root.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    }
    database.resume();
    let back = async {
        while anna.get(&format!("/tables/{id}")).await.status != StatusCode::OK {}
        while bert.get(&format!("/tables/{id}")).await.status != StatusCode::OK {}
    };
    tokio::time::timeout(PATIENCE, back).await.expect("the nodes go on by themselves");
    let after = anna.table(&id).await;
    for known in ["version", "phase", "legal"] {
        assert_eq!(after[known], before[known]);
    }
    assert!(anna.play(&id, 0).await || bert.play(&id, 0).await, "and so does the game");
}
