//! Long work waits behind a limit, and nobody else waits for it.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, mpsc};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::response::Response;
use moonpack_games::{AnyMatch, GameKind, encode};
use moonpack_live::{Lobby, NewSeat, NewTable, TableId};
use moonpack_table::{Clock, Command, Person, PersonId};
use moonpack_web::{Config, Limits, router};
use reqwest::StatusCode;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::support::*;

/// Longer than any game that people play.
const STEPS: u64 = 520;
/// More than may wait of one address on any machine.
const CROWD: usize = 5_000;

/// A game in which wolves walk to and fro.
async fn played(lobby: &Lobby, steps: u64) -> TableId {
    let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
    let new = NewTable {
        game: GameKind::TheWolves,
        players: 2,
        options: vec![("turns".into(), "100000".into())],
        seats: vec![NewSeat::You; 2],
        clock: Clock::Off,
        hints: true,
        listed: true,
    };
    let id = lobby.open(&anna, new).await.unwrap();
    let mut version = 0;
    while version < steps {
        let legal = lobby.look(&id, None, |look| look.table.game().legal()).await.unwrap();
        let idle = legal.iter().find(|text| text.starts_with("move") || text.as_str() == "done");
        let action = idle.unwrap_or(&legal[0]).clone();
        version = lobby.command(&id, anna.clone(), Command::act(version, action)).await.unwrap().version;
    }
    id
}

async fn status(routes: &Router, path: String) -> StatusCode {
    let request = Request::get(path).body(Body::empty()).unwrap();
    routes.clone().oneshot(request).await.unwrap().status()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_very_long_game_is_drawn_with_other_long_work_and_all_others_do_not_wait_for_it() {
    let directory = tempfile::tempdir().unwrap();
    let app = app(directory.path().join("moonpack.db"), config()).await;
    let routes = router(app.clone());
    let (long, short) = (played(&app.lobby, STEPS).await, played(&app.lobby, 20).await);
    let over = played(&app.lobby, 20).await;
    let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
    app.lobby.command(&over, anna, Command::Resign).await.unwrap();
    // Whatever is tried in a game that is over is played anew.
    let tried = ["/if/10", "/if/10/why?clicks=x"].map(|rest| format!("/t/{over}{rest}"));
    let paths = |id: &TableId| ["", "?at=1", "/frame"].map(|rest| format!("/t/{id}{rest}"));
    // Whatever this address may have done at once is under way, until it is let go.
    let (go, gate) = mpsc::channel::<()>();
    let gate = Arc::new(Mutex::new(gate));
    let mut crowd = JoinSet::new();
    for _ in 0..CROWD {
        let (app, gate) = (app.clone(), gate.clone());
        crowd.spawn(async move {
            let wait = move || gate.lock().map(|gate| gate.recv().is_ok()).ok();
            app.lobby.heavy().run(Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), wait).await.is_ok()
        });
    }
    let mut refused = 0;
    while refused + app.lobby.heavy().present() < CROWD {
        refused += usize::from(!crowd.join_next().await.unwrap().unwrap());
    }
    for path in paths(&long).into_iter().chain(tried.clone()) {
        assert_eq!(status(&routes, path).await, StatusCode::TOO_MANY_REQUESTS);
    }
    for path in paths(&short).into_iter().chain(["/".into(), format!("/api/v1/tables/{long}")]) {
        assert_eq!(status(&routes, path.clone()).await, StatusCode::OK, "{path}");
    }
    drop(go);
    while crowd.join_next().await.is_some() {}
    for path in paths(&long).into_iter().chain(tried) {
        assert_eq!(status(&routes, path).await, StatusCode::OK);
    }
    app.stop().await;
}

/// Four hundred connections of one address that all want pages are one among those who want one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_one_address_wait_for_each_other_and_nobody_else_waits_for_them() {
    let directory = tempfile::tempdir().unwrap();
    let limits = Limits { pages: 2, ..Limits::none() };
    let config = Config { limits, behind_proxy: true, ..config() };
    let app = app(directory.path().join("moonpack.db"), config).await;
    let routes = router(app.clone());
    let ask = async |from: &str, path: &str| -> Response {
        let request = Request::get(path).header("x-forwarded-for", from).header("accept-encoding", "gzip");
        routes.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    };
    // Two answers that have not been taken yet.
    let taken = (ask("192.0.2.1", "/rules").await, ask("192.0.2.1", "/learn/lone-wolves/1/0").await);
    let mut third = std::pin::pin!(ask("192.0.2.1", "/"));
    // A form that asks for nothing but a page is one.
    let form = Request::post("/learn/lone-wolves/1/0/act")
        .header("x-forwarded-for", "192.0.2.1")
        .header("x-frame-only", "1")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("action=x"));
    let mut form = std::pin::pin!(routes.clone().oneshot(form.unwrap()));
    let others = async {
        assert_eq!(ask("192.0.2.2", "/").await.status(), StatusCode::OK);
        assert_eq!(ask("192.0.2.1", "/api/v1/tables").await.status(), StatusCode::OK, "what is quick");
        assert_eq!(ask("192.0.2.1", "/healthz").await.status(), StatusCode::OK);
    };
    tokio::select! {
        biased;
        early = &mut third => panic!("drawn before its turn: {}", early.status()),
        early = &mut form => panic!("drawn before its turn: {}", early.unwrap().status()),
        () = others => {}
    }
    drop(taken);
    assert_eq!(third.await.status(), StatusCode::OK);
    assert_eq!(form.await.unwrap().status(), StatusCode::OK);
    app.stop().await;
}

/// What a page costs that may be the largest of all: the analysis of a pasted game of as many steps as there may be, by an address
/// that is as long as it may be, with as many lines as fit. Before, a turn repeated the address, which might hold anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_analysis_of_a_game_of_5000_steps_costs_what_a_page_may_cost() {
    const LONGEST: usize = 5_000;
    const MOST_BYTES: usize = 2 * 1024 * 1024;
    let directory = tempfile::tempdir().unwrap();
    let app = app(directory.path().join("moonpack.db"), config()).await;
    let routes = router(app.clone());
    let options = vec![("turns".into(), "100000".into())];
    let mut game = AnyMatch::draw(&app.contents, GameKind::TheWolves, 2, &options, 7).unwrap();
    while game.steps() < LONGEST {
        let legal = game.legal();
        let idle = legal.iter().find(|text| text.starts_with("move") || text.as_str() == "done");
        let action = idle.unwrap_or(&legal[0]).clone();
        game.play(game.to_move().unwrap(), &action).unwrap();
    }
    let code = encode(&game);
    let lines: Vec<String> =
        (0..8).map(|nth| format!("{}-{}", LONGEST - 10 - nth, ["0"; 40].join("."))).collect();
    let lines = lines.join("_");
    let page = async |path: String| {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = routes.clone().oneshot(request).await.unwrap();
        let status = response.status();
        (status, axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap().len())
    };
    for path in [
        format!("/r/{code}/analysis?at=1&lines={lines}"),
        format!("/r/{code}~{}/analysis?at=1&lines={lines}", "A".repeat(1_000)),
        format!("/r/{code}/if/{lines}"),
    ] {
        let begun = std::time::Instant::now();
        let (status, bytes) = page(path.clone()).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        println!("{bytes} bytes in {:?}, an address of {}", begun.elapsed(), path.len());
        assert!(bytes < MOST_BYTES, "{bytes} bytes for {path}");
    }
    let (status, _) = page(format!("/r/{code}~{}/analysis", "A".repeat(40_000))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    app.stop().await;
}
