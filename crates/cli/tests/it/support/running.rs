//! The program while it runs: a server, a node, a worker. It ends with the value.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use super::program;

/// A running program.
pub(crate) struct Running {
    child: Child,
    /// The first line it said; nothing if it ended without a word.
    pub(crate) said: String,
}

impl Running {
    /// Starts a program and returns when it has said that it is ready, or has ended instead.
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        Self { child, said: said.trim().to_owned() }
    }

    /// A server on this port (0 takes any free one) with its games in this file, whose bots decide at once.
    pub(crate) fn server(port: u16, db: &Path) -> Self {
        let (listen, db) = (format!("127.0.0.1:{port}"), format!("sqlite:{}", db.display()));
        let mut command =
            program(&["serve", "--no-limits", "--lang", "en", "--listen", &listen, "--db", &db]);
        let server = Self::start(command.args(["--bot-ms", "5", "--bot-threads", "1", "--bot-pause", "0"]));
        assert!(server.is_ready(), "the server said {:?}", server.said);
        server
    }

    /// Has it said that it is ready?
    pub(crate) fn is_ready(&self) -> bool {
        self.said.contains("ready")
    }

    /// Where a server answers.
    pub(crate) fn url(&self) -> &str {
        self.said.rsplit(' ').next().unwrap_or_default()
    }

    /// The port a server listens on.
    pub(crate) fn port(&self) -> u16 {
        self.url().rsplit(':').next().and_then(|port| port.parse().ok()).unwrap()
    }

    /// SIGKILL, like a power cut: no destructor, no handler, no last words.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM, as an update does it; returns when it has ended.
    pub(crate) fn terminate(&mut self) -> ExitStatus {
        self.signal("TERM");
        self.ended()
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: &str) {
        let (signal, number) = (format!("-{signal}"), self.child.id().to_string());
        assert!(Command::new("kill").args([signal, number]).status().unwrap().success());
    }

    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _already_dead = self.child.kill();
        let _reaped = self.child.wait();
    }
}
