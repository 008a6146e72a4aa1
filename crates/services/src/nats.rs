//! A NATS of one's own.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::Authority;
use crate::process::{Process, find, free_port, started};

/// A running NATS server with JetStream.
pub struct Nats {
    /// What it is told beyond where it is.
    more: Vec<String>,
    port: u16,
    process: Option<Process>,
    directory: TempDir,
}

impl Nats {
    /// Starts one.
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts one that is told more, such as whom to let in.
    pub fn start_with(more: &[&str]) -> Self {
        let directory = tempfile::Builder::new().prefix("moonpack-nats-").tempdir().unwrap();
        let more: Vec<String> = more.iter().map(|&word| word.to_owned()).collect();
        let (port, process) =
            started(free_port, &log(directory.path()), |port| listening(directory.path(), port, &more));
        Self { more, port, process: Some(process), directory }
    }

    /// Starts one that speaks TLS and nothing else, with what this authority has signed.
    pub fn start_secure(authority: &Authority) -> Self {
        let [certificate, key] =
            [authority.certificate(), authority.key()].map(|path| path.display().to_string());
        Self::start_with(&["--tls", "--tlscert", &certificate, "--tlskey", &key])
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again at the same address, after it was killed, without anything that it kept.
    pub fn resume_empty(&mut self) {
        std::fs::remove_dir_all(self.directory.path().join("jetstream")).unwrap();
        self.resume();
    }

    /// Starts it again at the same address, after it was killed.
    pub fn resume(&mut self) {
        let directory = self.directory.path();
        let (_, process) =
            started(|| self.port, &log(directory), |port| listening(directory, port, &self.more));
        self.process = Some(process);
    }
}

/// One that listens at this port; `None` if it could not.
fn listening(directory: &Path, port: u16, more: &[String]) -> Option<Process> {
    let place = directory.display().to_string();
    let port = port.to_string();
    let arguments = ["-a", "127.0.0.1", "-p", &port, "-js", "-sd", &place, "--ports_file_dir", &place];
    let program = find("nats-server", ["/usr/sbin".into(), "/usr/local/bin".into()]);
    let arguments: Vec<String> = arguments.map(str::to_owned).iter().chain(more).cloned().collect();
    let mut process = Process::start(&program, &arguments, None, &log(directory), "KILL");
    // It writes this file when it listens, and names it by its own number: a stranger at the port does not.
    let listens = |number| directory.join(format!("nats-server_{number}.ports")).exists();
    process.becomes(listens).then_some(process)
}

fn log(directory: &Path) -> PathBuf {
    directory.join("log")
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_stranger_at_the_port_is_not_taken_for_it() {
        let stranger = TcpListener::bind("127.0.0.1:0").unwrap();
        let taken = stranger.local_addr().unwrap().port();
        let directory = tempfile::tempdir().unwrap();
        assert!(listening(directory.path(), taken, &[]).is_none());
        drop(stranger);
        assert!(listening(directory.path(), taken, &[]).is_some());
    }
}
