//! The nodes and workers, and what they need.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use moonpack_services::{Nats, Postgres};

use super::way::Way;
use crate::support::{Running, program};

/// How far the nodes' clocks are apart from the database's.
const CLOCKS: [&str; 3] = ["+0", "+7m", "-4m"];
/// How long a node attends alone to what is due.
const LEASE: Duration = Duration::from_secs(2);
/// So often a program that ends before it is ready is started again, as whatever runs it would: the database may be too busy for it.
const STARTS: usize = 5;
/// Longer than every lease: that of a node, and that of a bot's job.
pub(crate) const LONG: Duration = Duration::from_secs(7);

pub(crate) struct Cluster {
    pub(crate) nodes: Vec<Node>,
    pub(crate) workers: Vec<Program>,
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
}

impl Cluster {
    pub(crate) fn start(nodes: usize, workers: usize) -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let mut started = Self { nodes: Vec::new(), workers: Vec::new(), postgres, nats };
        for number in 0..nodes {
            let node = Node::start(&started, CLOCKS[number % CLOCKS.len()]);
            started.nodes.push(node);
        }
        for _ in 0..workers {
            let (db, nats) = (started.postgres.url(), started.nats.url());
            let arguments = ["worker", "--db", &db, "--nats", &nats, "--threads", "1", "--lang", "en"];
            started.workers.push(Program::start(&arguments, "+0"));
        }
        started
    }

    /// Where the nodes answer.
    pub(crate) fn bases(&self) -> Vec<String> {
        self.nodes.iter().map(|node| format!("http://127.0.0.1:{}/api/v1", node.door.port)).collect()
    }
}

/// A node and its ways, which can be cut. It takes a free port whenever it starts; the door stays where it is.
pub(crate) struct Node {
    door: Way,
    pub(crate) database: Way,
    pub(crate) nats: Way,
    pub(crate) program: Program,
}

impl Node {
    fn start(cluster: &Cluster, clock: &'static str) -> Self {
        let (database, nats) = (Way::to(cluster.postgres.port()), Way::to(port_of(&cluster.nats.url())));
        let port = |port: u16| format!(":{port}/");
        let db = cluster.postgres.url().replace(&port(cluster.postgres.port()), &port(database.port));
        let (bells, lease) = (format!("nats://127.0.0.1:{}", nats.port), LEASE.as_secs().to_string());
        let arguments = [
            ["serve", "--no-limits", "--bot-ms", "5", "--bot-threads", "1", "--listen", "127.0.0.1:0"],
            ["--db", &db, "--nats", &bells, "--lease", &lease, "--lang", "en"],
        ];
        let program = Program::start(&arguments.concat(), clock);
        Self { door: Way::to(program.running.port()), database, nats, program }
    }

    pub(crate) fn again(&mut self) {
        self.program.again();
        self.door.lead_to(self.program.running.port());
    }
}

fn port_of(address: &str) -> u16 {
    address.trim().rsplit(':').next().unwrap().parse().unwrap()
}

/// The real program, with a clock of its own.
pub(crate) struct Program {
    arguments: Vec<String>,
    clock: &'static str,
    running: Running,
}

impl Program {
    fn start(arguments: &[&str], clock: &'static str) -> Self {
        let arguments: Vec<String> = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        let running = started(older(), &arguments, clock);
        Self { arguments, clock, running }
    }

    /// Starts it again, as what it is today.
    pub(crate) fn again(&mut self) {
        self.running = started(None, &self.arguments, self.clock);
    }

    /// SIGKILL: no last words.
    pub(crate) fn kill(&mut self) {
        self.running.kill();
    }

    /// SIGTERM: as an update does it.
    pub(crate) fn stop(&mut self) {
        let ended = self.running.terminate();
        assert!(ended.success(), "{:?} was told to stop: {ended}", self.arguments);
    }

    pub(crate) fn signal(&self, signal: &str) {
        self.running.signal(signal);
    }
}

/// The program of an earlier day that everything is begun with, if somebody wants to see how it is updated.
fn older() -> Option<PathBuf> {
    std::env::var_os("MOONPACK_CHAOS_FROM").map(PathBuf::from)
}

fn started(older: Option<PathBuf>, arguments: &[String], clock: &str) -> Running {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    for _ in 0..STARTS {
        let mut command = program(&arguments);
        if let Some(older) = &older {
            command = Command::new(older);
            command.args(&arguments);
        }
        // Only what hangs on the wall is wrong, not how fast time passes.
        command.env("LD_PRELOAD", faketime()).env("FAKETIME", clock).env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        let mut running = Running::start(command.env("MOONPACK_LOG", "error"));
        if running.is_ready() {
            return running;
        }
        let ended = running.ended();
        println!("{arguments:?} said {:?} and ended: {ended}", running.said);
    }
    panic!("{arguments:?} was not ready, {STARTS} times");
}

/// The library that shows a program another wall clock. The command of that name would stand between us and the program.
fn faketime() -> PathBuf {
    let places = std::fs::read_dir("/usr/lib").unwrap().flatten();
    let mut found = places.map(|place| place.path().join("faketime/libfaketimeMT.so.1"));
    found.find(|path| path.is_file()).expect("Debian's package `faketime` is there (`cargo xtask tools`)")
}
