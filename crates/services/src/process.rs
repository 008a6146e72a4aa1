//! A program that ends with the value that holds it, and with our process however that ends.
//!
//! `setpriv --pdeathsig` has the kernel kill the program when the thread that started it is gone; so each program has a thread
//! of its own, which lives as long as the value.

use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Nothing may take longer to start.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often a start is tried while others take the port.
const TRIES: usize = 20;

/// A running program.
pub(crate) struct Process {
    child: Child,
    keeper: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Process {
    /// Starts a program as this user, or as whoever we are. It says what it has to say in the file `log`, and gets the
    /// signal `death` when our process dies.
    pub(crate) fn start(
        program: &Path,
        arguments: &[String],
        user: Option<&str>,
        log: &Path,
        death: &str,
    ) -> Self {
        let said = File::create(log).unwrap();
        let mut command = Command::new("setpriv");
        if let Some(user) = user {
            command.args([&format!("--reuid={user}"), &format!("--regid={user}"), "--clear-groups"]);
        }
        command.args(["--pdeathsig", death]).arg(program).args(arguments);
        command.stdin(Stdio::null()).stdout(said.try_clone().unwrap()).stderr(said);
        let (end, ended) = channel::<()>();
        let (tell, told) = channel();
        let keeper = std::thread::spawn(move || {
            tell.send(command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"))).unwrap();
            let _dropped = ended.recv();
        });
        Self { child: told.recv().unwrap(), keeper: Some((end, keeper)) }
    }

    /// Waits until `ready`, which is handed its number, says that it is; `false` if it ended instead.
    pub(crate) fn becomes(&mut self, ready: impl Fn(u32) -> bool) -> bool {
        let begun = Instant::now();
        while !ready(self.child.id()) {
            if self.child.try_wait().unwrap().is_some() {
                return false;
            }
            assert!(begun.elapsed() < PATIENCE, "process {} does not become ready", self.child.id());
            std::thread::sleep(Duration::from_millis(10));
        }
        true
    }
}

impl Drop for Process {
    /// Kills it (SIGKILL) unless it has ended, and waits until it is gone.
    fn drop(&mut self) {
        let _already_dead = self.child.kill();
        let _reaped = self.child.wait();
        if let Some((end, keeper)) = self.keeper.take() {
            drop(end);
            let _ended = keeper.join();
        }
    }
}

/// Starts something at a port until it is ready. A port is free only until somebody takes it: whoever finds it taken ends,
/// and the next one is tried.
pub(crate) fn started(
    port: impl Fn() -> u16,
    log: &Path,
    start: impl Fn(u16) -> Option<Process>,
) -> (u16, Process) {
    let mut tries = std::iter::repeat_with(port).take(TRIES);
    let found = tries.find_map(|port| Some((port, start(port)?)));
    found.unwrap_or_else(|| panic!("it does not start: {}", std::fs::read_to_string(log).unwrap_or_default()))
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Is this test run by root? PostgreSQL refuses to be.
pub(crate) fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A program in the path, or in one of these directories.
pub(crate) fn find(program: &str, directories: impl IntoIterator<Item = PathBuf>) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = directories.into_iter().chain(std::env::split_paths(&path));
    let found = places.find_map(|directory| Some(directory.join(program)).filter(|path| path.is_file()));
    found.unwrap_or_else(|| panic!("{program} is missing: `cargo xtask tools` installs it or says how"))
}
