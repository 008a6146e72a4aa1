//! Those who use the server while it soaks. They keep to a steady rate, so that a curve that rises is the server's doing.

use std::collections::HashMap;
use std::fmt;
use std::io::Read;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::Agent;

use crate::declared::Declared;

/// Between two requests of one person.
const PACE: Duration = Duration::from_millis(150);
/// Decisions at one table; then its player opens another.
const DECISIONS: usize = 40;

/// What all of them share.
pub(super) struct World {
    /// The games they play.
    pub(super) games: Vec<Declared>,
    /// Where the server is; held for writing while there is none.
    pub(super) address: RwLock<String>,
    pub(super) stop: AtomicBool,
    /// How long requests took since somebody last looked.
    pub(super) timed: Mutex<Vec<Duration>>,
    /// The last version of each table that the server has acknowledged, and a token to look with.
    pub(super) acknowledged: Mutex<HashMap<String, (u64, String)>>,
    pub(super) counts: Counts,
    /// How many people there were, for an address to each.
    pub(super) people: AtomicU32,
}

/// What happened, in numbers.
#[derive(Default)]
pub(super) struct Counts {
    requests: AtomicU64,
    decisions: AtomicU64,
    slowed: AtomicU64,
    broken: AtomicU64,
    pub(super) faults: AtomicU64,
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        write!(
            out,
            "{} requests, {} decisions acknowledged, {} slowed down (429), {} broken off by kills, {} faults",
            of(&self.requests),
            of(&self.decisions),
            of(&self.slowed),
            of(&self.broken),
            of(&self.faults)
        )
    }
}

impl World {
    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    /// Tables whose version is smaller than one that was acknowledged.
    pub(super) fn lost(&self) -> Vec<String> {
        let known = locked(&self.acknowledged).clone();
        let mut person = Person::of(self);
        let mut behind = |id: &String, version: u64, token: &str| {
            person.token = token.to_owned();
            let now = person.ask("GET", &format!("/tables/{id}"), None)?["version"].as_u64()?;
            Some(now < version)
        };
        let lost = known.iter().filter(|(id, (version, token))| behind(id, *version, token) != Some(false));
        lost.map(|(id, _)| id.clone()).collect()
    }
}

/// Somebody with a token.
struct Person<'a> {
    world: &'a World,
    agent: Agent,
    address: Ipv4Addr,
    token: String,
}

impl<'a> Person<'a> {
    fn of(world: &'a World) -> Self {
        let agent =
            Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(20)));
        let number = world.people.fetch_add(1, Ordering::Relaxed);
        let address = Ipv4Addr::from_bits(Ipv4Addr::new(10, 0, 0, 1).to_bits() + number);
        Self { world, agent: agent.build().into(), address, token: String::new() }
    }

    fn guest(world: &'a World) -> Self {
        let mut person = Self::of(world);
        while person.token.is_empty() && world.goes_on() {
            let guest = person.ask("POST", "/guests", Some(json!({})));
            person.token =
                guest.and_then(|guest| Some(guest["token"].as_str()?.to_owned())).unwrap_or_default();
            thread::sleep(PACE);
        }
        person
    }

    /// The answer, if the server took the request.
    fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Option<Value> {
        let text = self.send(method, &format!("/api/v1{path}"), body.map(|body| body.to_string()))?;
        serde_json::from_str(&text).ok()
    }

    /// Sends one request and counts what becomes of it.
    fn send(&mut self, method: &str, path: &str, body: Option<String>) -> Option<String> {
        let address = self.world.address.read().unwrap_or_else(|poisoned| poisoned.into_inner()).clone();
        let counts = &self.world.counts;
        counts.requests.fetch_add(1, Ordering::Relaxed);
        let kind =
            if path.starts_with("/api/") { "application/json" } else { "application/x-www-form-urlencoded" };
        let mut request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("http://{address}{path}"))
            .header("content-type", kind)
            .header("x-forwarded-for", self.address.to_string());
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        let begun = Instant::now();
        let answer = request.body(body.unwrap_or_default()).ok().map(|request| self.agent.run(request))?;
        let Ok(mut answer) = answer else {
            counts.broken.fetch_add(1, Ordering::Relaxed);
            return None;
        };
        let text = answer.body_mut().read_to_string().ok();
        // A hint takes as long as the bot may think.
        if !path.ends_with("/hint") {
            locked(&self.world.timed).push(begun.elapsed());
        }
        match answer.status().as_u16() {
            200..300 => return text,
            429 => counts.slowed.fetch_add(1, Ordering::Relaxed),
            500.. => counts.faults.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        None
    }
}

/// Plays one table after the other, against bots of the quick levels.
pub(super) fn play(world: &World) {
    let mut person = Person::guest(world);
    for round in 0_usize.. {
        if !world.goes_on() {
            return;
        }
        let Declared { name: game, most: players, .. } = &world.games[round % world.games.len()];
        let bots =
            vec![json!({ "bot": if round.is_multiple_of(2) { "pup" } else { "yearling" } }); players - 1];
        let wish = json!({ "game": game, "players": players, "seats": bots });
        let opened = person.ask("POST", "/tables", Some(wish));
        let Some(id) = opened.and_then(|table| Some(table["id"].as_str()?.to_owned())) else {
            thread::sleep(4 * PACE);
            continue;
        };
        for _ in 0..DECISIONS {
            if !world.goes_on() {
                return;
            }
            thread::sleep(PACE);
            decide(&mut person, &id);
        }
        let _left = person.ask("POST", &format!("/tables/{id}/resign"), Some(json!({})));
    }
}

/// Decides if it is this person's turn; what the server acknowledges is written down.
fn decide(person: &mut Person<'_>, id: &str) -> Option<()> {
    let table = person.ask("GET", &format!("/tables/{id}"), None)?;
    let legal = table["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let decision = json!({ "version": table["version"], "action": legal[legal.len() / 2] });
    let done = person.ask("POST", &format!("/tables/{id}/actions"), Some(decision))?;
    let version = done["version"].as_u64()?;
    person.world.counts.decisions.fetch_add(1, Ordering::Relaxed);
    let token = person.token.clone();
    let mut acknowledged = locked(&person.world.acknowledged);
    // A few are enough to look for after a kill.
    if acknowledged.len() > 200 {
        acknowledged.clear();
    }
    acknowledged.insert(id.to_owned(), (version, token));
    Some(())
}

/// Opens streams of tables that others play at, reads for a moment and hangs up.
pub(super) fn watch(world: &World) {
    let person = Person::guest(world);
    while world.goes_on() {
        thread::sleep(4 * PACE);
        let Some(id) = locked(&world.acknowledged).keys().next().cloned() else { continue };
        let address = world.address.read().unwrap_or_else(|poisoned| poisoned.into_inner()).clone();
        let stream = person.agent.get(format!("http://{address}/api/v1/tables/{id}/events")).call();
        let Ok(mut stream) = stream else { continue };
        let mut bytes = [0; 4096];
        let mut reader = stream.body_mut().as_reader();
        let _first = reader.read(&mut bytes);
        thread::sleep(4 * PACE);
    }
}

/// Two at a listed table: one opens it, one joins, one leaves; words in between.
pub(super) fn come_and_go(world: &World) {
    let (mut opener, mut guest) = (Person::guest(world), Person::guest(world));
    while world.goes_on() {
        thread::sleep(16 * PACE);
        let wish = json!({ "game": "lone-wolves", "players": 2, "listed": true });
        let opened = opener.ask("POST", "/tables", Some(wish));
        let Some(id) = opened.and_then(|table| Some(table["id"].as_str()?.to_owned())) else { continue };
        for (who, what, body) in
            [(&mut guest, "join", json!({})), (&mut opener, "chat", json!({ "text": "good luck" }))]
        {
            thread::sleep(PACE);
            let _refused = who.ask("POST", &format!("/tables/{id}/{what}"), Some(body));
        }
        thread::sleep(PACE);
        let _listed = guest.ask("GET", "/tables", None);
        let _home = guest.send("GET", "/", None);
        for who in [&mut guest, &mut opener] {
            let _refused = who.ask("POST", &format!("/tables/{id}/resign"), Some(json!({})));
        }
    }
}

/// What nobody should send: wrong numbers, wrong forms, wrong tokens, endless texts, and more questions to the strongest bot
/// than anybody may ask.
pub(super) fn flood(world: &World) {
    let mut person = Person::guest(world);
    let wish = json!({ "game": "the-wolves", "players": 2, "seats": ["you", { "bot": "alpha" }] });
    let own =
        person.ask("POST", "/tables", Some(wish)).and_then(|table| Some(table["id"].as_str()?.to_owned()));
    while world.goes_on() {
        thread::sleep(8 * PACE);
        let endless = "x".repeat(15_000);
        for (path, body) in [
            ("/play", "game=lone-wolves&mode=device&players=2000000000"),
            ("/open", &format!("text=moonpack+record+1%0A{endless}")),
            ("/name", "name=%E2%80%AE"),
            ("/api/v1/tables", r#"{"game":"the-wolves","players":3000000}"#),
            ("/api/v1/tables/nothing/actions", "{"),
            ("/t/nothing/act", "version=99999999999999999999"),
        ] {
            let _refused = person.send("POST", path, Some(body.to_owned()));
        }
        let id = locked(&world.acknowledged).keys().next().cloned().unwrap_or_default();
        let own = own.as_deref().unwrap_or_default();
        for path in [format!("/tables/{own}/hint"), format!("/tables/{id}/analysis?step=1")] {
            let _refused = person.ask("GET", &path, None);
        }
    }
}

pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
