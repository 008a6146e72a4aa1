//! The nodes and workers, and what they need.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use moonpack_services::{Nats, Postgres};

use crate::way::Way;

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
            started.workers.push(Program::start(&arguments, "+0").0);
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
        let (program, ready) = Program::start(&arguments.concat(), clock);
        Self { door: Way::to(port_of(&ready)), database, nats, program }
    }

    pub(crate) fn again(&mut self) {
        self.door.lead_to(port_of(&self.program.again()));
    }
}

fn port_of(address: &str) -> u16 {
    address.trim().rsplit(':').next().unwrap().parse().unwrap()
}

/// The real program, with a clock of its own.
pub(crate) struct Program {
    arguments: Vec<String>,
    clock: &'static str,
    child: Option<Child>,
}

impl Program {
    /// Starts it, and returns what it says when it is ready.
    fn start(arguments: &[&str], clock: &'static str) -> (Self, String) {
        let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        let mut program = Self { arguments, clock, child: None };
        let ready = program.again();
        (program, ready)
    }

    /// Starts it again.
    pub(crate) fn again(&mut self) -> String {
        for _ in 0..STARTS {
            let mut child = self.command().spawn().unwrap();
            let mut line = String::new();
            BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
            if line.contains("ready") {
                self.child = Some(child);
                return line;
            }
            println!("{:?} said {line:?} and ended: {}", self.arguments, child.wait().unwrap());
        }
        panic!("{:?} was not ready, {STARTS} times", self.arguments);
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_moonpack"));
        command.args(&self.arguments).stdout(Stdio::piped()).env("MOONPACK_LOG", "error");
        // Only what hangs on the wall is wrong, not how fast time passes.
        command
            .env("LD_PRELOAD", faketime())
            .env("FAKETIME", self.clock)
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        command
    }

    /// SIGKILL: no last words.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// SIGTERM: as an update does it.
    pub(crate) fn stop(&mut self) {
        self.signal("TERM");
        if let Some(mut child) = self.child.take() {
            let ended = child.wait().unwrap();
            assert!(ended.success(), "{:?} was told to stop: {ended}", self.arguments);
        }
    }

    pub(crate) fn signal(&self, signal: &str) {
        let child = self.child.as_ref().expect("it runs");
        let sent =
            Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }
}

/// The library that shows a program another wall clock. The command of that name would stand between us and the program.
fn faketime() -> PathBuf {
    let places = std::fs::read_dir("/usr/lib").unwrap().flatten();
    let mut found = places.map(|place| place.path().join("faketime/libfaketimeMT.so.1"));
    found.find(|path| path.is_file()).expect("Debian's package `faketime` is there (`cargo xtask tools`)")
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _already_dead = child.kill();
            let _reaped = child.wait();
        }
    }
}
