//! A program that ends with the value that holds it, and with our process however that ends.
//!
//! `setpriv --pdeathsig` has the kernel kill the program when the thread that started it is gone; so each program has a thread
//! of its own, which lives as long as the value.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Nothing may take longer to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running program.
pub(crate) struct Process {
    keeper: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Process {
    /// Starts a program as this user, or as whoever we are.
    pub(crate) fn start(program: &Path, arguments: &[String], user: Option<&str>) -> Self {
        let mut command = Command::new("setpriv");
        if let Some(user) = user {
            command.args([&format!("--reuid={user}"), &format!("--regid={user}"), "--clear-groups"]);
        }
        command.args(["--pdeathsig", "KILL"]).arg(program).args(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let (end, ended) = channel();
        let (tell, told) = channel();
        let keeper = std::thread::spawn(move || keep(command, &tell, &ended));
        told.recv().unwrap();
        Self { keeper: Some((end, keeper)) }
    }

    /// Kills it (SIGKILL) and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        if let Some((end, keeper)) = self.keeper.take() {
            drop(end);
            keeper.join().unwrap();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn keep(mut command: Command, tell: &Sender<()>, ended: &Receiver<()>) {
    let mut child: Child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    tell.send(()).unwrap();
    let _dropped = ended.recv();
    let _already_dead = child.kill();
    let _reaped = child.wait();
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Waits until somebody listens.
pub(crate) fn wait_for(port: u16, what: &str) {
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < PATIENCE, "{what} does not start");
        std::thread::sleep(Duration::from_millis(10));
    }
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
