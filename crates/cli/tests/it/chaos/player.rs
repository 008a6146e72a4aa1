//! Somebody who plays one game after the other, each request at a random node, and writes down what was answered. Now and then
//! they want a hint, and an analysis when the game is over. Where only bots sit they look on.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use moonpack_store::Store;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::journal::Journal;
use crate::support::Memory;

/// A node that does not answer for so long is given up for another.
const TIMEOUT: Duration = Duration::from_secs(8);
/// One of so many decisions is asked about. A bot thinks at the node or worker that takes the question.
const HINT: u32 = 12;

/// The tables somebody plays at.
#[derive(Clone, Copy)]
pub(crate) struct Wish {
    pub(crate) game: &'static str,
    pub(crate) seats: &'static str,
    pub(crate) clock: &'static str,
}

pub(crate) struct Player {
    http: reqwest::Client,
    bases: Vec<String>,
    token: String,
    wish: Wish,
    dice: ChaCha8Rng,
    tables: HashMap<String, Memory>,
    table: Option<String>,
    journal: Arc<Journal>,
}

/// How a request came out.
enum Told {
    /// Done, with this answer.
    Done(Value),
    /// It says itself that nothing was changed.
    Nothing,
    /// It says that the game is over.
    Over,
    /// Nobody knows.
    Unknown,
}

impl Player {
    pub(crate) async fn new(bases: Vec<String>, wish: Wish, number: u64, journal: Arc<Journal>) -> Self {
        let http = reqwest::Client::builder().timeout(TIMEOUT).build().unwrap();
        let guest = http.post(format!("{}/guests", bases[0])).send().await.unwrap();
        let guest: Value = guest.json().await.unwrap();
        let token = guest["token"].as_str().unwrap().to_owned();
        let dice = ChaCha8Rng::seed_from_u64(number);
        Self { http, bases, token, wish, dice, tables: HashMap::new(), table: None, journal }
    }

    /// Plays until it is told to stop, and then the game to its end.
    pub(crate) async fn run(mut self, stop: watch::Receiver<bool>) -> Self {
        while self.table.is_some() || !*stop.borrow() {
            self.step().await;
        }
        self
    }

    async fn step(&mut self) {
        let Some(id) = self.table.clone() else {
            let Wish { game, seats, clock } = self.wish;
            let seats: Value = serde_json::from_str(seats).unwrap();
            let players = seats.as_array().unwrap().len();
            let wish = json!({ "game": game, "players": players, "seats": seats, "clock": clock });
            if let Told::Done(table) = self.post("/tables", &wish).await {
                let id = table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned();
                self.tables.insert(id.clone(), Memory::default());
                self.journal.opened(&id);
                self.table = Some(id);
            }
            return;
        };
        let url = format!("{}/tables/{id}", self.base());
        let Told::Done(table) = self.send(self.http.get(url)).await else { return };
        let version = table["version"].as_u64().unwrap_or_else(|| panic!("{id}: {table}"));
        let memory = &self.tables[&id];
        let newest = memory.acknowledged.keys().max().copied().unwrap_or(0);
        assert!(version >= newest, "{id}: version {newest} was acknowledged, and a node shows {version}");
        if table["phase"] == "over" {
            self.table = None;
            let found = self.ask(&format!("/tables/{id}/analysis?step=0")).await;
            assert!(found.is_none_or(|found| found["step"] == 0), "{id}");
            return;
        }
        let legal = table["legal"].as_array().unwrap();
        if legal.is_empty() {
            tokio::task::yield_now().await; // a bot decides
            return;
        }
        if self.dice.random_ratio(1, HINT)
            && let Some(hint) = self.ask(&format!("/tables/{id}/hint")).await
        {
            // What was never answered may have been done meanwhile.
            let same = hint["version"] == version;
            assert!(hint["version"].as_u64() >= Some(version), "{id}: {hint}");
            assert!(!same || legal.contains(&hint["action"]), "{id}: {hint}");
        }
        let action = legal[self.dice.random_range(0..legal.len())].as_str().unwrap().to_owned();
        let wish = json!({ "version": version, "action": action });
        let told = self.post(&format!("/tables/{id}/actions"), &wish).await;
        let memory = self.tables.get_mut(&id).unwrap();
        match told {
            Told::Done(_) => {
                let doubled = memory.acknowledged.insert(version + 1, action);
                assert_eq!(doubled, None, "{id}: version {} was acknowledged twice", version + 1);
                self.journal.acknowledged.send_modify(|count| *count += 1);
            }
            Told::Nothing => {}
            // Nobody but we could have ended it, by a decision at the same version that was never answered.
            Told::Over => {
                assert!(memory.unanswered.contains_key(&(version + 1)), "{id}: over at version {version}")
            }
            Told::Unknown => memory.unanswered.entry(version + 1).or_default().push(action),
        }
    }

    fn base(&mut self) -> String {
        let node = self.dice.random_range(0..self.bases.len());
        self.bases[node].clone()
    }

    async fn post(&mut self, path: &str, body: &Value) -> Told {
        let url = format!("{}{path}", self.base());
        self.send(self.http.post(url).json(body)).await
    }

    /// What the strongest bot thinks, if somebody answers.
    async fn ask(&mut self, path: &str) -> Option<Value> {
        let url = format!("{}{path}", self.base());
        let answer = self.http.get(url).bearer_auth(&self.token).send().await.ok()?;
        let (status, text) = (answer.status(), answer.text().await.ok()?);
        match status {
            StatusCode::OK => {}
            StatusCode::CONFLICT | StatusCode::SERVICE_UNAVAILABLE => return None,
            _ => panic!("{path}: {status} {text}"),
        }
        self.journal.advised();
        serde_json::from_str(&text).ok()
    }

    async fn send(&self, request: RequestBuilder) -> Told {
        let Ok(answer) = request.bearer_auth(&self.token).send().await else { return Told::Unknown };
        let status = answer.status();
        let Ok(text) = answer.text().await else { return Told::Unknown };
        let body: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        let code = body["error"]["code"].as_str().unwrap_or_default();
        match (status, code) {
            (StatusCode::OK | StatusCode::CREATED, _) => Told::Done(body),
            // What was never answered may have been done meanwhile.
            (StatusCode::CONFLICT, "stale") => Told::Nothing,
            (StatusCode::CONFLICT, "over") => Told::Over,
            (StatusCode::SERVICE_UNAVAILABLE, "database-away") => Told::Nothing,
            (StatusCode::SERVICE_UNAVAILABLE, "unknown-outcome") => Told::Unknown,
            _ => panic!("{}: {status} {text}", self.wish.game),
        }
    }

    /// Holds what the database says against what was answered and heard. Returns how many decisions nobody knew of.
    pub(crate) async fn check(&self, store: &dyn Store, journal: &Journal) -> usize {
        let mut unanswered = 0;
        for (id, memory) in &self.tables {
            let entries = store.table(id).await.unwrap().expect("an acknowledged table is there").entries;
            let seats: Vec<Value> = serde_json::from_str(self.wish.seats).unwrap();
            memory.check(&entries, |seat| seats[seat] != "you", id);
            let last = entries.len() as u64;
            assert!(
                journal.numbers(id).iter().all(|event| *event <= last),
                "{id}: something was told that is not there"
            );
            unanswered += memory.unanswered.values().map(Vec::len).sum::<usize>();
        }
        unanswered
    }
}
