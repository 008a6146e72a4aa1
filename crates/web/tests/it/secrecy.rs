//! Secrecy over the wire. Two servers hold the same table in two worlds that a viewer cannot tell apart: whatever the
//! viewer asks, both must answer the same bytes.

use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use moonpack_bus::Bus;
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Seat, Viewer};
use moonpack_services::{Nats, Postgres as Server};
use moonpack_store::{AddTable, List, Mark, Postgres, PostgresOptions, Sqlite, Store, StoredEntry};
use moonpack_table::{Clock, Command, NewChair, Opening, Person, PersonId, Table};
use moonpack_web::{App, Config, router};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tower::ServiceExt;

use crate::support::{app, config};

const ID: &str = "bcdfghjkmnpq";

fn person(seat: usize) -> Person {
    Person { id: PersonId(seat as i64 + 1), name: format!("Wolf {seat}"), bot: false }
}

/// A table after some random decisions, undos and words, and the texts of its log.
fn played(contents: &Contents, kind: GameKind, players: usize, seed: u64, steps: u64) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let game = AnyMatch::draw(contents, kind, players, &vec![], seed).unwrap();
    let opening = Opening::of(&game, vec![NewChair::Open; players], Clock::Off, true);
    let now = |n: u64| moonpack_table::Millis(1_000_000 + n as i64);
    let mut table = Table::open(game, opening, now(0));
    for seat in 0..players {
        table.command(&person(seat), Command::Join { seat: None }, now(0)).unwrap();
    }
    while table.version() < steps && table.to_move().is_some() {
        let to_move = table.to_move().unwrap();
        let version = table.version();
        let at = now(table.event());
        match rng.random_range(0..12) {
            0 => {
                let _refused = table.command(&person(to_move.index()), Command::undo(version), at);
            }
            1 => {
                let text = format!("word {version}");
                table.command(&person(rng.random_range(0..players)), Command::Say { text }, at).unwrap();
            }
            _ => {
                let legal = table.game().legal();
                let action = legal[rng.random_range(0..legal.len())].clone();
                let act = Command::act(version, action);
                table.command(&person(to_move.index()), act, at).unwrap();
            }
        }
    }
    table
}

/// The table's log over the set-up of `world`, put into a store.
async fn keep(store: &dyn Store, table: &Table, world: &AnyMatch) {
    store.secret("tokens", vec![7; 32]).await.unwrap();
    let opening = Opening::of(world, table.opening().chairs.clone(), Clock::Off, true);
    let entries = table.since(0).expect("the table is young").map(|happening| StoredEntry {
        event: happening.event,
        at: happening.at.0,
        entry: happening.entry().write(),
    });
    let new = AddTable {
        id: ID.into(),
        opening: opening.write(),
        opened: 0,
        opener: None,
        listed: true,
        mark: Mark { list: List::Running, wakes: None },
        entries: entries.collect(),
        people: vec![],
    };
    store.add_table(new).await.unwrap();
}

/// A server that holds the table's log over the set-up of `world`.
async fn server(directory: &Path, name: &str, table: &Table, world: &AnyMatch) -> Arc<App> {
    let path = directory.join(name);
    let store = Sqlite::open(&path).await.unwrap();
    keep(&store, table, world).await;
    store.close().await;
    app(path, config()).await
}

/// Two nodes that hold it in a database of their own.
async fn nodes(
    (server, nats): (&Server, &Nats),
    name: &str,
    table: &Table,
    world: &AnyMatch,
) -> [Arc<App>; 2] {
    server.run(&format!("CREATE DATABASE {name}"));
    let url = server.url();
    let url = format!("{}/{name}", url.rsplit_once('/').unwrap().0);
    let open = async || Postgres::open(&url, PostgresOptions::default()).await.unwrap();
    let first = open().await;
    keep(&first, table, world).await;
    let start = async |store: Postgres| {
        let config = Config { bus: Bus::connect(&nats.url()).await.unwrap(), ..config() };
        App::new(Arc::new(store), Contents::shipped().unwrap(), config).await.unwrap()
    };
    [start(first).await, start(open().await).await]
}

/// All that `viewer` can get out of a server, as one text.
async fn everything(app: &Arc<App>, viewer: Viewer, table: &Table) -> String {
    let router = router(app.clone());
    let token = match viewer {
        Viewer::Seat(seat) => Some(moonpack_web::token_for(app, &person(seat.index()))),
        Viewer::Spectator => None,
    };
    let mut heard = String::new();
    let version = table.version();
    let foreign = table.game().legal().into_iter().next().unwrap_or_default();
    let act =
        |action: &str, version: u64| serde_json::json!({ "version": version, "action": action }).to_string();
    let api = |path: &str| format!("/api/v1/tables{path}");
    let mut asked: Vec<(&str, String, String)> = vec![
        ("GET", api(&format!("/{ID}")), String::new()),
        ("GET", api(&format!("/{ID}/words")), String::new()),
        ("GET", api(&format!("/{ID}/words?columns=200&rows=80")), String::new()),
        ("GET", api(&format!("/{ID}/explain?action=howl")), String::new()),
        ("GET", api(""), String::new()),
        ("GET", api("?mine=true"), String::new()),
        ("GET", api(&format!("/{ID}/record")), String::new()),
        ("GET", api(&format!("/{ID}/analysis")), String::new()),
        ("POST", api(&format!("/{ID}/actions")), act("howl", version)),
        ("POST", api(&format!("/{ID}/actions")), act(&foreign, version + 1)),
        ("POST", api(&format!("/{ID}/undo")), serde_json::json!({ "version": version + 1 }).to_string()),
    ];
    if token.is_some() {
        // A stranger's page greets a new guest with a name drawn by lot; the others are the same for the same reader.
        asked.push(("GET", format!("/t/{ID}"), String::new()));
        for part in ["frame", "analysis", "analysis/frame", "analysis?at=1", "if/0", "if/0/frame"] {
            asked.push(("GET", format!("/t/{ID}/{part}"), String::new()));
        }
    }
    for (method, path, body) in asked {
        let mut request = Request::builder().method(method).uri(&path);
        if let Some(token) = &token {
            request = request.header("authorization", format!("Bearer {token}"));
            request = request.header("cookie", format!("moonpack={token}")).header("host", "localhost");
        }
        if !body.is_empty() {
            request = request.header("content-type", "application/json");
        }
        let response = router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        heard += &format!("{method} {path} {} {:?}\n", response.status(), response.headers());
        let body = response.into_body().collect().await.unwrap().to_bytes();
        heard += &String::from_utf8_lossy(&body);
        heard.push('\n');
    }
    // The stream, from the first event to the last.
    let mut request = Request::get(format!("/api/v1/tables/{ID}/events?after=0"));
    if let Some(token) = &token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let mut body = response.into_body();
    let end = format!("id: {}\n", table.event());
    let mut stream = String::new();
    while !(stream.contains(&end) && stream.ends_with("\n\n")) {
        let frame = body.frame().await.unwrap().unwrap();
        stream += std::str::from_utf8(frame.data_ref().unwrap()).unwrap();
    }
    heard + &stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worlds_a_viewer_cannot_tell_apart_answer_the_same_bytes() {
    let contents = Contents::shipped().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut differed = 0;
    for kind in GameKind::EVERY {
        let players = if kind == GameKind::TheWolves { 3 } else { 2 };
        for game in 0..3 {
            let steps = rng.random_range(1..if kind.is_listed() { 60 } else { 6 });
            let table = played(&contents, kind, players, game, steps);
            if table.to_move().is_none() {
                continue; // when the game is over, its record is open to everybody
            }
            let truth = server(directory.path(), &format!("{kind}-{game}.db"), &table, table.game()).await;
            for viewer in Viewer::all(players) {
                let Ok(world) = table.game().resampled(viewer, &mut rng) else {
                    panic!("{kind}: no other world for {viewer:?}");
                };
                differed += usize::from(world.setup() != table.game().setup());
                let name = format!("{kind}-{game}-{}.db", rng.random_range(0..u64::MAX));
                let other = server(directory.path(), &name, &table, &world).await;
                let (here, there) =
                    (everything(&truth, viewer, &table).await, everything(&other, viewer, &table).await);
                for (a, b) in here.lines().zip(there.lines()) {
                    assert_eq!(a, b, "{kind} game {game}: {viewer:?} can tell the worlds apart");
                }
                assert_eq!(here.len(), there.len());
                other.stop().await;
            }
            truth.stop().await;
        }
    }
    assert!(differed > 10, "only {differed} worlds differed at all");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_node_of_several_tells_more() {
    let (contents, server) = (Contents::shipped().unwrap(), Server::start());
    // The worlds must not hear of each other.
    let [here, there] = [Nats::start(), Nats::start()];
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for (number, kind) in GameKind::EVERY.into_iter().enumerate() {
        let players = if kind == GameKind::TheWolves { 3 } else { 2 };
        let table = played(&contents, kind, players, 1, if kind.is_listed() { 30 } else { 2 });
        assert!(table.to_move().is_some(), "{kind}: the record of a finished game is open to everybody");
        let viewer = Viewer::Seat(Seat::new(1).unwrap());
        let world = table.game().resampled(viewer, &mut rng).unwrap();
        let truth = nodes((&server, &here), &format!("truth_{number}"), &table, table.game()).await;
        let other = nodes((&server, &there), &format!("other_{number}"), &table, &world).await;
        for (here, there) in truth.iter().zip(&other) {
            let (here, there) =
                (everything(here, viewer, &table).await, everything(there, viewer, &table).await);
            assert!(here == there, "{kind}: the worlds can be told apart");
        }
        for node in truth.iter().chain(&other) {
            node.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_learns_more_than_a_spectator_so_the_comparison_means_something() {
    let contents = Contents::shipped().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let table = played(&contents, GameKind::LoneWolves, 2, 1, 10);
    let app = server(directory.path(), "one.db", &table, table.game()).await;
    let seat = everything(&app, Viewer::Seat(Seat::new(0).unwrap()), &table).await;
    let spectator = everything(&app, Viewer::Spectator, &table).await;
    assert_ne!(seat, spectator);
    app.stop().await;
}
