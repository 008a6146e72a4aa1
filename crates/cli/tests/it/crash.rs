//! The crash test: the real program is killed at random moments while clients play all three games. After every restart
//! each acknowledged decision is where it was, nothing is doubled, and every table goes on.
//!
//! `cargo xtask crash 1000` is the long form.

use std::collections::HashMap;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use moonpack_store::{Sqlite, Store};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::support::{Memory, Running};

const ROUNDS: u64 = 50;
/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_secs(60);
/// Game, seats.
const TABLES: [(&str, &str); 6] = [
    ("lone-wolves", r#"["you","you"]"#),
    ("lone-wolves", r#"["you",{"bot":"random"}]"#),
    ("the-wolves", r#"["you","you","you"]"#),
    ("the-wolves", r#"["you",{"bot":"random"},{"bot":"random"}]"#),
    ("wolfwalkers", r#"["you","you"]"#),
    ("wolfwalkers", r#"["you",{"bot":"random"}]"#),
];

/// Plays one table until told to stop, through any number of crashes.
struct Player {
    http: reqwest::Client,
    base: String,
    token: String,
    game: &'static str,
    seats: &'static str,
    rng: ChaCha8Rng,
    tables: HashMap<String, Memory>,
    table: Option<String>,
    acknowledged: Arc<watch::Sender<u64>>,
}

impl Player {
    async fn run(mut self, stop: watch::Receiver<bool>) -> Self {
        while !*stop.borrow() {
            // An error is a dead server; the next one answers soon.
            if self.step().await.is_err() {
                tokio::task::yield_now().await;
            }
        }
        self
    }

    async fn step(&mut self) -> Result<(), reqwest::Error> {
        let Some(id) = self.table.clone() else {
            let seats: Value = serde_json::from_str(self.seats).unwrap();
            let players = seats.as_array().unwrap().len();
            let wish = json!({ "game": self.game, "players": players, "seats": seats });
            let table = self.post("/tables", wish).await?.json::<Value>().await?;
            let id = table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned();
            self.tables.insert(id.clone(), Memory::default());
            self.table = Some(id);
            return Ok(());
        };
        let url = format!("{}/tables/{id}", self.base);
        let table: Value = self.http.get(url).bearer_auth(&self.token).send().await?.json().await?;
        assert!(table["version"].is_u64(), "a table that was there is gone: {table}");
        if table["phase"] == "over" {
            self.table = None;
            return Ok(());
        }
        let legal = table["legal"].as_array().unwrap();
        if legal.is_empty() {
            tokio::task::yield_now().await; // a bot decides
            return Ok(());
        }
        let action = legal[self.rng.random_range(0..legal.len())].as_str().unwrap().to_owned();
        let next = table["version"].as_u64().unwrap() + 1;
        let sent = self
            .post(&format!("/tables/{id}/actions"), json!({ "version": next - 1, "action": action }))
            .await;
        let memory = self.tables.get_mut(&id).unwrap();
        match sent {
            Ok(answer) if answer.status().is_success() => {
                let doubled = memory.acknowledged.insert(next, action);
                assert_eq!(doubled, None, "version {next} was acknowledged twice");
                self.acknowledged.send_modify(|count| *count += 1);
            }
            Ok(answer) => {
                let status = answer.status();
                let text = answer.text().await?;
                panic!("{}: `{action}` was refused: {status} {text}", self.game);
            }
            Err(_) => memory.unanswered.entry(next).or_default().push(action),
        }
        Ok(())
    }

    async fn post(&self, path: &str, body: Value) -> Result<reqwest::Response, reqwest::Error> {
        self.http.post(format!("{}{path}", self.base)).bearer_auth(&self.token).json(&body).send().await
    }

    /// Holds what the disk says against what the server said.
    async fn check(&self, store: &dyn Store, people: &str) {
        for (id, memory) in &self.tables {
            let entries = store.table(id).await.unwrap().expect("an acknowledged table is there").entries;
            let is_bot = |seat: usize| seat > 0 && self.seats.contains("bot");
            memory.check(&entries, is_bot, &format!("{people} {id}"));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_decisions_survive_kill_9_and_none_is_doubled() {
    let rounds = std::env::var("MOONPACK_CRASH_ROUNDS").map_or(ROUNDS, |rounds| rounds.parse().unwrap());
    let directory = tempfile::tempdir().unwrap();
    let db: PathBuf = directory.path().join("moonpack.db");
    // A port that was free a moment ago; every round listens on it again.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let base = format!("http://127.0.0.1:{port}/api/v1");
    let acknowledged = Arc::new(watch::Sender::new(0));
    let mut moments = ChaCha8Rng::seed_from_u64(0x0077_0175);
    let mut program = Running::server(port, &db);
    let mut players = Vec::new();
    for (number, (game, seats)) in TABLES.into_iter().enumerate() {
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        let guest: Value = http.post(format!("{base}/guests")).send().await.unwrap().json().await.unwrap();
        players.push(Player {
            http,
            base: base.clone(),
            token: guest["token"].as_str().unwrap().to_owned(),
            game,
            seats,
            rng: ChaCha8Rng::seed_from_u64(number as u64),
            tables: HashMap::new(),
            table: None,
            acknowledged: acknowledged.clone(),
        });
    }
    for round in 0..=rounds {
        let (stop, stopped) = watch::channel(false);
        let playing: Vec<_> =
            players.drain(..).map(|player| tokio::spawn(player.run(stopped.clone()))).collect();
        let mut count = acknowledged.subscribe();
        let goal = *count.borrow_and_update() + moments.random_range(1..60);
        let stuck = tokio::time::timeout(PATIENCE, count.wait_for(|count| *count >= goal)).await.is_err();
        // The clients are still at it when the blow falls.
        program.kill();
        stop.send_replace(true);
        for task in playing {
            players.push(task.await.unwrap());
        }
        assert!(!stuck, "the tables stand still in round {round}");
        program = Running::server(port, &db);
        let store = Sqlite::read(&db).await.unwrap();
        for player in &players {
            player.check(&store, &format!("round {round}")).await;
        }
        store.close().await;
    }
    let all = *acknowledged.borrow();
    let unanswered: usize =
        players.iter().flat_map(|player| player.tables.values()).map(|memory| memory.unanswered.len()).sum();
    println!(
        "{rounds} kills, {all} decisions acknowledged, {unanswered} without an answer, none lost or doubled"
    );
}
