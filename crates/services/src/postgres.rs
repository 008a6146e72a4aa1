//! A PostgreSQL of one's own.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::Authority;
use crate::process::{Process, find, free_port, is_root, started};

/// Who runs it where we are root.
const USER: &str = "postgres";
/// Who connects to it, with this password.
const NAME: &str = "moonpack";
const PASSWORD: &str = "awoo";
/// How its data is made.
const SETTINGS: [&str; 4] = ["--no-sync", "--no-locale", "--encoding=UTF8", "--auth=scram-sha-256"];

/// A running database server with an empty database.
pub struct Postgres {
    programs: PathBuf,
    port: u16,
    process: Option<Process>,
    directory: TempDir,
    synced: bool,
}

impl Postgres {
    /// Makes one and starts it. It does not wait for the disk: what is killed here is the program, never the machine.
    pub fn start() -> Self {
        Self::new(false)
    }

    /// One that answers when the disk has it, as an operator's does: for measurements.
    pub fn start_synced() -> Self {
        Self::new(true)
    }

    fn new(synced: bool) -> Self {
        let directory = tempfile::Builder::new().prefix("moonpack-postgres-").tempdir().unwrap();
        let secret = directory.path().join("password");
        std::fs::write(&secret, PASSWORD).unwrap();
        if is_root() {
            run(Command::new("chown").args(["-R", USER]).arg(directory.path()));
        }
        let mut new = Self { programs: programs(), port: 0, process: None, directory, synced };
        new.make(&secret);
        let (port, process) = started(free_port, &new.log(), |port| new.listening(port));
        (new.port, new.process) = (port, Some(process));
        new
    }

    /// Makes the data of an empty database. That takes longer than most tests, so it is made once and copied from then on.
    fn make(&self, secret: &Path) {
        let kept = self.kept();
        if kept.is_dir() {
            run(Command::new("cp").arg("-a").arg(kept).arg(self.data()));
            return;
        }
        let mut make = self.as_user("initdb");
        make.args(SETTINGS).arg(format!("--username={NAME}")).arg(format!("--pwfile={}", secret.display()));
        run(make.arg("-D").arg(self.data()));
        let whole = tempfile::tempdir_in(kept.parent().unwrap()).unwrap();
        let copy = whole.path().join("data");
        run(Command::new("cp").arg("-a").arg(self.data()).arg(&copy));
        let _somebody_was_first = std::fs::rename(copy, kept);
    }

    /// Where the data to copy is kept: beside the program that runs, under a name that says of which version it is and how it was made.
    fn kept(&self) -> PathBuf {
        let version = Command::new(self.programs.join("postgres")).arg("--version").output().unwrap().stdout;
        let made =
            format!("{} {} {NAME} {PASSWORD}", String::from_utf8(version).unwrap(), SETTINGS.join(" "));
        let words: Vec<&str> =
            made.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        std::env::current_exe().unwrap().with_file_name(format!("moonpack-{}", words.join("-")))
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
        run(&mut self.stop());
        self.process = None;
    }

    /// Starts it again on the same data and at the same address, after it was killed.
    pub fn resume(&mut self) {
        let (_, process) = started(|| self.port, &self.log(), |port| self.listening(port));
        self.process = Some(process);
    }

    /// Speaks TLS too from now on, with what this authority has signed.
    pub fn secure(&self, authority: &Authority) {
        for (from, name) in [(authority.certificate(), "server.crt"), (authority.key(), "server.key")] {
            let to = self.data().join(name);
            std::fs::copy(from, &to).unwrap();
            if is_root() {
                run(Command::new("chown").arg(USER).arg(&to));
            }
        }
        self.run("ALTER SYSTEM SET ssl = on");
        self.run("SELECT pg_reload_conf()");
        while self.run("SHOW ssl") != "on" {}
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

    /// One that listens at this port and is ready; `None` if it could not.
    fn listening(&self, port: u16) -> Option<Process> {
        let text = |text: String| ["-c".to_owned(), text];
        let mut arguments = vec!["-D".to_owned(), self.data().display().to_string()];
        arguments.extend(["-p".to_owned(), port.to_string()]);
        arguments.extend(text(format!("unix_socket_directories={}", self.directory.path().display())));
        arguments.extend(text("listen_addresses=127.0.0.1".to_owned()));
        arguments.extend(text(format!("fsync={}", if self.synced { "on" } else { "off" })));
        let user = is_root().then_some(USER);
        // The signal by which it ends at once and gives back what it shares.
        let mut process =
            Process::start(&self.programs.join("postgres"), &arguments, user, &self.log(), "QUIT");
        // What it says of itself: a stranger at the port says nothing here.
        let ready = |number: u32| {
            let said = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
            let mut lines = said.lines();
            lines.next() == Some(&*number.to_string())
                && lines.last().is_some_and(|line| line.trim() == "ready")
        };
        process.becomes(ready).then_some(process)
    }

    /// Ends it at once, as its own tool does: whoever kills it otherwise leaves its shared memory behind for ever.
    fn stop(&self) -> Command {
        let mut stop = self.as_user("pg_ctl");
        stop.args(["stop", "-m", "immediate", "-D"]).arg(self.data());
        stop
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.directory.path().join("log")
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

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.process.is_some() {
            let _ended_or_killed_next = self.stop().stdin(Stdio::null()).output();
        }
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

#[cfg(test)]
mod tests {
    use std::fs::read_to_string;
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn what_it_shares_with_its_own_processes_is_gone_with_it() {
        let server = Postgres::start();
        let said = read_to_string(server.data().join("postmaster.pid")).unwrap();
        let mut lines = said.lines();
        let number = lines.next().unwrap();
        // The seventh line: key and number of the memory.
        let memory = lines.nth(5).unwrap().split_whitespace().nth(1).unwrap().to_owned();
        let segment = || {
            let all = read_to_string("/proc/sysvipc/shm").unwrap();
            all.lines().any(|line| line.split_whitespace().nth(1) == Some(&*memory))
        };
        let maps = read_to_string(format!("/proc/{number}/maps")).unwrap();
        let files = maps
            .lines()
            .filter_map(|line| line.split_whitespace().find(|word| word.starts_with("/dev/shm/")));
        let files: Vec<PathBuf> = files.map(PathBuf::from).collect();
        assert!(segment() && !files.is_empty() && files.iter().all(|file| file.exists()));
        let directory = server.directory.path().to_owned();
        drop(server);
        assert!(!segment() && !files.iter().any(|file| file.exists()) && !directory.exists());
    }

    #[test]
    fn a_stranger_at_the_port_is_not_taken_for_it() {
        let server = Postgres::start();
        let stranger = TcpListener::bind("127.0.0.1:0").unwrap();
        let taken = stranger.local_addr().unwrap().port();
        let mut other = Postgres::start();
        other.kill();
        for taken in [taken, server.port] {
            assert!(other.listening(taken).is_none());
        }
        other.resume();
        assert_eq!((other.run("SELECT 1"), server.run("SELECT 2")), ("1".to_owned(), "2".to_owned()));
    }
}
