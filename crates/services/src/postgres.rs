//! A PostgreSQL of one's own.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::process::{Process, find, free_port, is_root, wait_for};

/// Who runs it where we are root.
const USER: &str = "postgres";
/// Who connects to it, with this password.
const NAME: &str = "moonpack";
const PASSWORD: &str = "awoo";

/// A running database server with an empty database.
pub struct Postgres {
    directory: TempDir,
    programs: PathBuf,
    port: u16,
    process: Option<Process>,
}

impl Postgres {
    /// Makes one and starts it.
    pub fn start() -> Self {
        let directory = tempfile::Builder::new().prefix("moonpack-postgres-").tempdir().unwrap();
        let secret = directory.path().join("password");
        std::fs::write(&secret, PASSWORD).unwrap();
        if is_root() {
            run(Command::new("chown").args(["-R", USER]).arg(directory.path()));
        }
        let mut started = Self { directory, programs: programs(), port: free_port(), process: None };
        let mut make = started.as_user("initdb");
        make.args(["--no-sync", "--no-locale", "--encoding=UTF8", "--auth=scram-sha-256"]);
        make.arg(format!("--username={NAME}")).arg(format!("--pwfile={}", secret.display()));
        run(make.arg("-D").arg(started.data()));
        started.resume();
        started
    }

    /// The address of the database.
    pub fn url(&self) -> String {
        self.url_with(PASSWORD)
    }

    /// The address with another password.
    pub fn url_with(&self, password: &str) -> String {
        format!("postgres://{NAME}:{password}@127.0.0.1:{}/{USER}", self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends it at once, in the middle of whatever it does; it has to repair itself when it is started again. All of its
    /// processes are gone when this returns: one that is left over would harm the data.
    pub fn kill(&mut self) {
        run(self.as_user("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(self.data()));
        self.process = None;
    }

    /// Starts it again on the same data, after it was killed.
    pub fn resume(&mut self) {
        let text = |text: String| ["-c".to_owned(), text];
        let mut arguments = vec!["-D".to_owned(), self.data().display().to_string()];
        arguments.extend(["-p".to_owned(), self.port.to_string()]);
        arguments.extend(text(format!("unix_socket_directories={}", self.directory.path().display())));
        arguments.extend(text("listen_addresses=127.0.0.1".to_owned()));
        // What is killed here is the program, never the machine: the disk need not be waited for.
        arguments.extend(text("fsync=off".to_owned()));
        let user = is_root().then_some(USER);
        self.process = Some(Process::start(&self.programs.join("postgres"), &arguments, user));
        wait_for(self.port, "PostgreSQL");
        self.wait_until_ready();
    }

    /// Runs a statement, as somebody at a console would.
    pub fn run(&self, statement: &str) -> String {
        let output = Command::new(self.programs.join("psql"))
            .args([&self.url(), "-AtqX", "-v", "ON_ERROR_STOP=1", "-c", statement])
            .output()
            .unwrap();
        assert!(output.status.success(), "{statement}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    fn wait_until_ready(&self) {
        let begun = Instant::now();
        let port = self.port.to_string();
        while !Command::new(self.programs.join("pg_isready"))
            .args(["-q", "-h", "127.0.0.1", "-p", &port])
            .status()
            .unwrap()
            .success()
        {
            assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not become ready");
        }
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    fn as_user(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("setpriv");
        command.args([&format!("--reuid={USER}"), &format!("--regid={USER}"), "--clear-groups"]);
        command.arg(program).current_dir(self.directory.path());
        command
    }
}

/// Debian keeps the programs of each version in a directory of its own; the newest serves.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    places.sort();
    let initdb = find("initdb", places.into_iter().rev().map(|(_, place)| place));
    initdb.parent().map(Path::to_owned).unwrap()
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
