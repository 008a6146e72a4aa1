//! A NATS of one's own.

use tempfile::TempDir;

use crate::process::{Process, find, free_port, wait_for};

/// A running NATS server with JetStream.
pub struct Nats {
    directory: TempDir,
    port: u16,
    process: Option<Process>,
}

impl Nats {
    /// Starts one.
    pub fn start() -> Self {
        let directory = tempfile::Builder::new().prefix("moonpack-nats-").tempdir().unwrap();
        let mut started = Self { directory, port: free_port(), process: None };
        started.resume();
        started
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again, after it was killed.
    pub fn resume(&mut self) {
        let store = self.directory.path().display().to_string();
        let arguments =
            ["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd", &store].map(str::to_owned);
        let program = find("nats-server", ["/usr/sbin".into(), "/usr/local/bin".into()]);
        self.process = Some(Process::start(&program, &arguments, None));
        wait_for(self.port, "NATS");
    }
}
