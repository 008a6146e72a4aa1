//! Measures a server under load: durable decisions a second, latency from POST to the other player's event, open
//! streams, memory, start-up with many stored tables.
//!
//! ```sh
//! cargo run --release -p moonpack-web --example load -- [--tables 100000] [--streams 5000] [--seconds 10] [--rate 4000] [--on sqlite|postgres|nodes]
//! ```
//!
//! What is measured is one node on a file of SQLite, one node on a PostgreSQL, or two `nodes` on a PostgreSQL and a NATS, where every
//! decision goes to one of them and is heard at the other. PostgreSQL and NATS are private ones, started here and gone afterwards;
//! PostgreSQL waits for the disk, as it does when nobody changes its settings.
//!
//! The server is a process of its own (this program again), so that its memory is its own. The games are drawn and
//! played out beforehand, so that the clients only have to send. Server and clients share the machine: the numbers are
//! what both get together. While decisions come at a fixed rate, the disk is timed as well (a block written and synced,
//! fifty times a second, in a file of its own), and the server is asked how long its transactions took: so what the
//! machine does can be told from what the server does.

#![allow(clippy::unwrap_used, reason = "a measurement that fails says so and ends")]

mod meter;
mod node;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use meter::{DiskWatch, percentiles, tail};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_store::{AddTable, List, Mark, StoredEntry};
use moonpack_table::{Clock, Entry, Millis, NewChair, Opening, Person, PersonId, Table};
use moonpack_web::{App, Config, token_for};
use node::{Node, Parts, opened};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Connections that send decisions at full load.
const SENDERS: usize = 192;

struct Options {
    tables: usize,
    streams: usize,
    seconds: u64,
    rate: u64,
    on: String,
}

/// A game that only has to be sent.
struct Script {
    id: String,
    /// Seat and text of every decision.
    actions: Vec<(usize, String)>,
}

fn options() -> Options {
    let mut options =
        Options { tables: 100_000, streams: 5_000, seconds: 10, rate: 4_000, on: "sqlite".into() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().unwrap_or_else(|| panic!("a value follows `{argument}`"));
        let number = |most: u64| {
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            number.unwrap_or_else(|| panic!("{argument}: `{value}` is not in 1..={most}"))
        };
        match argument.as_str() {
            "--tables" => options.tables = number(10_000_000) as usize,
            "--streams" => options.streams = number(50_000) as usize,
            "--seconds" => options.seconds = number(3_600),
            "--rate" => options.rate = number(1_000_000),
            "--on" => options.on = value,
            other => panic!("`{other}` is no option"),
        }
    }
    options
}

fn main() {
    let runtime = moonpack_web::runtime().build().expect("there are threads to be had");
    runtime.block_on(run());
}

async fn run() {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("serve"), Some(db)) => node::serve(&db, arguments.next().as_deref()).await,
        _ => measure(options()).await,
    }
}

async fn measure(options: Options) {
    let parts = Parts::start(&options.on);
    let (db, nats) = (parts.db(), parts.nats());
    let begun = Instant::now();
    let (scripts, tokens) = prepare(&db, options.tables).await;
    println!("prepared {} tables in {:.1} s", scripts.len(), begun.elapsed().as_secs_f64());

    let begun = Instant::now();
    let count = if nats.is_some() { 2 } else { 1 };
    let nodes: Vec<Node> = (0..count).map(|_| Node::start(&db, nats.as_deref())).collect();
    println!("start-up of {count} with {} stored tables: {} ms", scripts.len(), begun.elapsed().as_millis());
    let addresses = nodes.iter().map(|node| node.address.clone()).collect();
    let world = Arc::new(World { addresses, scripts, tokens, next: AtomicUsize::new(0) });
    let memory = || nodes.iter().map(Node::memory).sum::<f64>();
    let empty = memory();
    println!("memory after start: {:.1} MB", empty / 1024.0);

    let idle = 5_000.min(world.scripts.len() / 4);
    touch(&world, idle).await;
    let touched = memory();
    println!("memory of a live idle table: {:.1} kB", (touched - empty) / idle as f64);

    full_load(&world, options.seconds).await;

    let before = memory();
    let watched = watch(&world, options.streams).await;
    let after = memory();
    println!("streams held: {}", watched.len());
    println!("memory of a stream (with its table): {:.1} kB", (after - before) / options.streams as f64);
    let counted = world.metrics().await;
    let disk = DiskWatch::start();
    half_load(&world, watched, options.rate, options.seconds).await;
    println!("  meanwhile the disk alone, one block synced: {}", percentiles(disk.stop()));
    let now = world.metrics().await;
    for (name, what) in [
        ("transaction", "transactions"),
        ("checkpoint", "logs put back"),
        ("late", "ticks of the server's own"),
    ] {
        println!("  {what}: {}", tail(&counted, &now, &format!("moonpack_{name}_seconds")));
    }
    println!("memory at the end: {:.1} MB", memory() / 1024.0);
}

/// Everything the clients share.
struct World {
    /// Where the nodes answer.
    addresses: Vec<String>,
    scripts: Vec<Script>,
    /// The tokens of the two players who sit at every table.
    tokens: [String; 2],
    next: AtomicUsize,
}

impl World {
    /// The node of this number; they take turns.
    fn node(&self, number: usize) -> &str {
        &self.addresses[number % self.addresses.len()]
    }

    async fn metrics(&self) -> String {
        let mut connection = Connection::open(self.node(0)).await;
        connection.request("GET", "/metrics", "", "").await;
        connection.answer().await.1
    }

    fn take(&self) -> &Script {
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        self.scripts.get(index).expect("there are not enough tables: raise --tables")
    }
}

/// Draws the tables, plays them out on paper, and stores them with two people seated and nothing decided.
async fn prepare(db: &str, tables: usize) -> (Vec<Script>, [String; 2]) {
    let contents = Contents::shipped().unwrap();
    let people = [1, 2].map(|id| Person { id: PersonId(id), name: format!("Wolf {id}"), bot: false });
    let store = opened(db).await;
    let app = App::new(store.clone(), contents.clone(), Config::default()).await.unwrap();
    let tokens = [0, 1].map(|seat| token_for(&app, &people[seat]));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut scripts = Vec::with_capacity(tables);
    let mut writes = tokio::task::JoinSet::new();
    for number in 0..tables {
        let game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], number as u64).unwrap();
        let opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
        let mut table = Table::open(game.clone(), opening, Millis(0));
        let mut told = Vec::new();
        for (seat, person) in moonpack_rules::Seat::first(2).zip(&people) {
            told.extend(table.seat_person(person, &[seat], Millis(0)).unwrap());
        }
        let id = id_of(number);
        let line = |entry: &Entry, event| StoredEntry { event, at: 0, entry: entry.write() };
        let new = AddTable {
            id: id.clone(),
            opening: table.opening().write(),
            opened: number as i64,
            opener: None,
            listed: false,
            mark: Mark { list: List::Running, wakes: None },
            entries: told.iter().map(|happening| line(happening.entry(), happening.event)).collect(),
            people: vec![],
        };
        let store = store.clone();
        writes.spawn(async move { store.add_table(new).await.unwrap() });
        while writes.len() > 2_000 {
            writes.join_next().await;
        }
        // Only the first tables are played; the others are there to be many.
        let actions = if number < 20_000 { played_out(game, &mut rng) } else { Vec::new() };
        scripts.push(Script { id, actions });
    }
    writes.join_all().await;
    app.stop().await;
    (scripts, tokens)
}

fn played_out(mut game: AnyMatch, rng: &mut ChaCha8Rng) -> Vec<(usize, String)> {
    let mut actions = Vec::new();
    while let Some(seat) = game.to_move() {
        let legal = game.legal();
        let action = legal[rng.random_range(0..legal.len())].clone();
        game.play(seat, &action).unwrap();
        actions.push((seat.index(), action));
    }
    actions
}

fn id_of(mut number: usize) -> String {
    let letters = b"23456789bcdfghjkmnpqrstvwxyz";
    let mut id = String::new();
    for _ in 0..12 {
        id.push(letters[number % letters.len()] as char);
        number /= letters.len();
    }
    id
}

/// A connection that keeps alive and reads no more of HTTP than it needs.
struct Connection {
    stream: tokio::io::BufReader<TcpStream>,
    address: String,
}

impl Connection {
    async fn open(address: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Self { stream: tokio::io::BufReader::new(stream), address: address.to_owned() }
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) {
        let who = format!("authorization: Bearer {token}\r\n");
        self.request(method, &format!("/api/v1{path}"), &who, body).await;
    }

    async fn request(&mut self, method: &str, path: &str, headers: &str, body: &str) {
        let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{headers}{kind}content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await.unwrap();
    }

    /// Reads status and headers; the status and the length of the body.
    async fn head(&mut self) -> (u16, usize) {
        let (mut status, mut length, mut line) = (0, 0, String::new());
        loop {
            line.clear();
            self.stream.read_line(&mut line).await.unwrap();
            let text = line.trim();
            if text.is_empty() {
                return (status, length);
            }
            if let Some(rest) = text.strip_prefix("HTTP/1.1 ") {
                status = rest[..3].parse().unwrap();
            }
            if let Some(rest) = text.strip_prefix("content-length: ") {
                length = rest.parse().unwrap();
            }
        }
    }

    async fn ask(&mut self, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
        self.send(method, path, token, body).await;
        self.answer().await
    }

    async fn answer(&mut self) -> (u16, String) {
        let (status, length) = self.head().await;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await.unwrap();
        (status, String::from_utf8_lossy(&body).into_owned())
    }

    async fn act(&mut self, world: &World, script: &Script, version: usize) {
        let (seat, action) = &script.actions[version];
        let body = format!(r#"{{"version":{version},"action":"{action}"}}"#);
        let path = format!("/tables/{}/actions", script.id);
        let (status, text) = self.ask("POST", &path, &world.tokens[*seat], &body).await;
        assert_eq!(status, 200, "{text}");
    }
}

/// Brings tables into memory.
async fn touch(world: &World, tables: usize) {
    let mut connection = Connection::open(world.node(0)).await;
    for script in &world.scripts[world.scripts.len() - tables..] {
        let (status, _) =
            connection.ask("GET", &format!("/tables/{}", script.id), &world.tokens[0], "").await;
        assert_eq!(status, 200);
    }
}

/// As many decisions as go through.
async fn full_load(world: &Arc<World>, seconds: u64) {
    let end = Instant::now() + Duration::from_secs(seconds);
    let begun = Instant::now();
    let mut senders = tokio::task::JoinSet::new();
    for number in 0..SENDERS {
        let world = world.clone();
        senders.spawn(async move {
            let mut connection = Connection::open(world.node(number)).await;
            let mut times = Vec::new();
            while Instant::now() < end {
                let script = world.take();
                for version in 0..script.actions.len() {
                    if Instant::now() >= end {
                        break;
                    }
                    let sent = Instant::now();
                    connection.act(&world, script, version).await;
                    times.push(sent.elapsed());
                }
            }
            times
        });
    }
    let times: Vec<Duration> = senders.join_all().await.into_iter().flatten().collect();
    let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
    println!(
        "full load, {SENDERS} connections: {rate:.0} durable decisions/s, answer {}",
        percentiles(times)
    );
}

/// A table whose other player listens.
struct Watched {
    script: usize,
    events: Connection,
}

/// Opens streams, each at a table of its own.
async fn watch(world: &Arc<World>, streams: usize) -> Vec<Watched> {
    let first = world.next.fetch_add(streams, Ordering::Relaxed);
    assert!(first + streams <= world.scripts.len(), "there are not enough tables: raise --tables");
    let mut watched = Vec::with_capacity(streams);
    for script in first..first + streams {
        let mut events = Connection::open(world.node(script)).await;
        let path = format!("/tables/{}/events?after=2", world.scripts[script].id);
        events.send("GET", &path, &world.tokens[1], "").await;
        let (status, _) = events.head().await;
        assert_eq!(status, 200);
        watched.push(Watched { script, events });
    }
    watched
}

/// A fixed rate of decisions over tables that are all watched: how long until the other player knows?
async fn half_load(world: &Arc<World>, watched: Vec<Watched>, rate: u64, seconds: u64) {
    let sent: Arc<std::sync::Mutex<HashMap<(usize, u64), Instant>>> = Arc::default();
    let (heard, mut times) = tokio::sync::mpsc::unbounded_channel();
    let mut scripts: Vec<usize> = watched.iter().map(|watched| watched.script).collect();
    scripts.retain(|script| !world.scripts[*script].actions.is_empty());
    for mut watched in watched {
        let (sent, heard) = (sent.clone(), heard.clone());
        tokio::spawn(async move {
            let mut line = String::new();
            loop {
                line.clear();
                if watched.events.stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                    return;
                }
                if let Some(event) = line.strip_prefix("id: ").and_then(|id| id.trim().parse::<u64>().ok()) {
                    let begun = sent.lock().unwrap().remove(&(watched.script, event));
                    let _over = begun.map(|begun| heard.send(begun.elapsed()));
                }
            }
        });
    }
    drop(heard);
    let senders = 64;
    let pause = Duration::from_secs_f64(senders as f64 / rate as f64);
    let begun = Instant::now();
    let end = begun + Duration::from_secs(seconds);
    let mut tasks = tokio::task::JoinSet::new();
    for (number, part) in scripts.chunks(scripts.len().div_ceil(senders)).enumerate() {
        let (world, sent, part) = (world.clone(), sent.clone(), part.to_vec());
        tasks.spawn(async move {
            let mut connections = Vec::new();
            for address in &world.addresses {
                connections.push(Connection::open(address).await);
            }
            let mut due = begun + pause.mul_f64(number as f64 / senders as f64);
            let mut count = 0u64;
            'all: for version in 0.. {
                let mut any = false;
                for script in &part {
                    let play = &world.scripts[*script];
                    if version >= play.actions.len() {
                        continue;
                    }
                    any = true;
                    if Instant::now() >= end {
                        break 'all;
                    }
                    tokio::time::sleep_until(due.into()).await;
                    // The clock runs from when the decision was due, so a server that falls behind cannot hide it.
                    sent.lock().unwrap().insert((*script, version as u64 + 3), due.max(begun));
                    // Where there are two nodes, the other one than is listened to.
                    let node = (script + 1) % connections.len();
                    connections[node].act(&world, play, version).await;
                    due += pause;
                    count += 1;
                }
                if !any {
                    break;
                }
            }
            count
        });
    }
    let count: u64 = tasks.join_all().await.into_iter().sum();
    let achieved = count as f64 / begun.elapsed().as_secs_f64();
    let mut all = Vec::new();
    while let Ok(Some(time)) = tokio::time::timeout(Duration::from_millis(500), times.recv()).await {
        all.push(time);
    }
    println!(
        "{achieved:.0} decisions/s wanted {rate}; POST to the other player's event {}",
        percentiles(all)
    );
}
