//! The disk fails at the n-th open, write or sync, for every n of a short game: the real program, with a library loaded
//! before the C library that fails what it is told to (`faults/shim.c`). Whatever n is, what was acknowledged is there after
//! a restart, what was answered "nothing was changed" is not, nothing is doubled, and the program goes on by itself. The same
//! library sets the wall clock.
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use moonpack_store::{Sqlite, Store};
use moonpack_table::Entry;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{Running, program};

/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_secs(60);
const EIO: u64 = 5;
const ENOSPC: u64 = 28;
/// Kinds of operations as the library numbers them.
const WRITES: u64 = 2;
const ALL: u64 = 7;

/// A directory with the library, what it is told, and a data file.
struct Disk {
    directory: TempDir,
    control: File,
}

impl Disk {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/faults/shim.c");
        let library = directory.path().join("shim.so");
        let mut cc = Command::new("cc");
        let made =
            cc.args(["-shared", "-fPIC", "-O1", "-o"]).args([library.to_str().unwrap(), source, "-ldl"]);
        assert!(made.status().expect("a C compiler is there (apt-get install gcc)").success());
        let control = directory.path().join("control");
        std::fs::write(&control, [0; 56]).unwrap();
        let control = File::options().read(true).write(true).open(control).unwrap();
        Self { directory, control }
    }

    fn db(&self) -> PathBuf {
        self.directory.path().join("moonpack.db")
    }

    /// From now on, operations `first` to `last` of these kinds fail.
    fn fail(&self, first: u64, last: u64, kinds: u64, error: u64) {
        // The kinds last: before that nothing counts.
        self.set(3, 0);
        for (place, value) in [(0, 0), (1, first), (2, last), (4, error), (5, 0), (3, kinds)] {
            self.set(place, value);
        }
    }

    fn mend(&self) {
        self.set(3, 0);
    }

    fn set(&self, place: u64, value: u64) {
        self.control.write_all_at(&value.to_ne_bytes(), place * 8).unwrap();
    }

    /// The wall clock is so far ahead from now on.
    fn jump(&self, ahead: Duration) {
        self.set(6, ahead.as_secs());
    }

    /// How many operations have failed.
    fn fired(&self) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, 5 * 8).unwrap();
        u64::from_ne_bytes(bytes)
    }

    /// The data file as a restart at this moment would find it: without the memory that connections share. The copy is made again
    /// if the log was begun anew meanwhile: file and log would be of two moments then.
    async fn after_a_restart(&self) -> Sqlite {
        let copy = self.directory.path().join("copy");
        let _none_yet = std::fs::remove_dir_all(&copy);
        std::fs::create_dir(&copy).unwrap();
        let log = self.directory.path().join("moonpack.db-wal");
        let begun = || -> Vec<u8> { std::fs::read(&log).unwrap_or_default().into_iter().take(32).collect() };
        loop {
            let before = begun();
            // The file before its log: what is put back meanwhile is then still in the log.
            std::fs::copy(self.db(), copy.join("moonpack.db")).unwrap();
            let _no_log = std::fs::copy(&log, copy.join("moonpack.db-wal"));
            if begun() == before {
                break;
            }
        }
        Sqlite::open(&copy.join("moonpack.db")).await.unwrap()
    }

    fn remove(&self) {
        for name in ["moonpack.db", "moonpack.db-wal", "moonpack.db-shm", "moonpack.db-journal"] {
            let _not_there = std::fs::remove_file(self.directory.path().join(name));
        }
    }
}

/// The server over the disk, and somebody who asks it.
struct Program {
    running: Running,
    http: reqwest::Client,
}

impl Program {
    fn start(disk: &Disk) -> Self {
        let db = format!("sqlite:{}", disk.db().display());
        let mut command =
            program(&["serve", "--no-limits", "--bot-threads", "1", "--listen", "127.0.0.1:0", "--db", &db]);
        command.env("LD_PRELOAD", disk.directory.path().join("shim.so"));
        command.env("FAULT_FILE", disk.db()).env("FAULT_CONTROL", disk.directory.path().join("control"));
        // What fails is told there, over and over.
        let running = Running::start(command.stderr(Stdio::null()));
        Self { running, http: reqwest::Client::builder().timeout(PATIENCE).build().unwrap() }
    }

    async fn ask(&self, path: &str, token: &str, body: Option<Value>) -> (u16, Value) {
        let url = format!("{}/api/v1{path}", self.running.url());
        let request = match body {
            Some(body) => self.http.post(url).json(&body),
            None => self.http.get(url),
        };
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    async fn readiness(&self) -> u16 {
        self.http.get(format!("{}/readyz", self.running.url())).send().await.unwrap().status().as_u16()
    }
}

/// What was answered to somebody who opened a table, decided a few times and said something.
#[derive(Default)]
struct Played {
    table: String,
    /// Decisions by the version they led to.
    acknowledged: Vec<(u64, String)>,
    refused: Vec<(u64, String)>,
    unknown: Vec<(u64, String)>,
    words: String,
    /// 1 if they were acknowledged, 0 if refused.
    said: Option<usize>,
}

/// Answers that were no success, before the program must go on.
const TRIES: usize = 8;
const DECISIONS: u64 = 3;

/// Plays a short game. `trouble` is called after an answer that was no success.
async fn play(program: &Program, words: &str, mut trouble: impl AsyncFnMut(u16)) -> Played {
    let mut played = Played { words: words.to_owned(), ..Played::default() };
    let mut tries = 0..TRIES;
    let (_, guest) = program.ask("/guests", "", Some(json!({}))).await;
    let token = guest["token"].as_str().unwrap().to_owned();
    loop {
        tries.next().expect("it goes on by itself");
        let wish = json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] });
        let (status, table) = program.ask("/tables", &token, Some(wish)).await;
        if status == 201 {
            played.table = table["id"].as_str().unwrap().to_owned();
            break;
        }
        assert!(matches!(status, 500 | 503), "{status}: {table}");
        trouble(status).await;
    }
    let at = format!("/tables/{}", played.table);
    loop {
        let (status, table) = program.ask(&at, &token, None).await;
        if status != 200 {
            assert_eq!(status, 500, "{table}");
            tries.next().expect("it goes on by itself");
            trouble(status).await;
            continue;
        }
        let version = table["version"].as_u64().unwrap();
        if version == DECISIONS {
            break;
        }
        let action = table["legal"][0].as_str().unwrap().to_owned();
        let wish = json!({ "version": version, "action": action });
        let (status, answer) = program.ask(&format!("{at}/actions"), &token, Some(wish)).await;
        let decided = (version + 1, action);
        match status {
            200 => played.acknowledged.push(decided),
            500 => played.refused.push(decided),
            503 => played.unknown.push(decided),
            _ => panic!("{status}: {answer}"),
        }
        if status != 200 {
            tries.next().expect("it goes on by itself");
            trouble(status).await;
        }
    }
    let (status, answer) = program.ask(&format!("{at}/chat"), &token, Some(json!({ "text": words }))).await;
    played.said = match status {
        200 => Some(1),
        500 => Some(0),
        503 => None,
        _ => panic!("{status}: {answer}"),
    };
    if status != 200 {
        trouble(status).await;
    }
    played
}

impl Played {
    /// Holds what the disk says against what the program said.
    async fn check(&self, store: &Sqlite, n: u64) {
        let stored = store.table(&self.table).await.unwrap().expect("an acknowledged table is there");
        let (mut decided, mut said) = (Vec::new(), 0);
        for (index, logged) in stored.entries.iter().enumerate() {
            assert_eq!(logged.event, index as u64 + 1, "n = {n}: a gap or a double");
            match Entry::read(&logged.entry).unwrap() {
                Entry::Act { action, .. } => decided.push((decided.len() as u64 + 1, action)),
                Entry::Say { text, .. } if text == self.words => said += 1,
                _ => {}
            }
        }
        assert_eq!(decided.len() as u64, DECISIONS, "n = {n}");
        for acknowledged in &self.acknowledged {
            assert!(decided.contains(acknowledged), "n = {n}: {acknowledged:?} is lost");
        }
        for decision in &decided {
            let known = self.acknowledged.contains(decision) || self.unknown.contains(decision);
            assert!(known, "n = {n}: {decision:?} counts though nobody was told that it might");
        }
        match self.said {
            Some(times) => assert_eq!(said, times, "n = {n}: what was said"),
            None => assert!(said <= 1, "n = {n}: what was said stands there twice"),
        }
    }
}

/// One operation fails, whichever it is; then the same with a disk that is full from the n-th write on until somebody makes
/// room.
#[tokio::test]
async fn one_failure_at_any_operation_of_a_game_loses_and_doubles_nothing() {
    let disk = Disk::new();
    let program = Program::start(&disk);
    assert!(program.running.is_ready());
    let (mut all, mut visible) = (Vec::new(), 0);
    for n in 1.. {
        disk.fail(n, n, ALL, EIO);
        let played = play(&program, &format!("one {n}"), async |_| visible += 1).await;
        let fired = disk.fired();
        disk.mend();
        played.check(&disk.after_a_restart().await, n).await;
        all.push((n, played));
        if fired == 0 {
            break;
        }
    }
    let single = all.len();
    let mut refused = 0;
    for n in 1.. {
        disk.fail(n, u64::MAX, WRITES, ENOSPC);
        let played = play(&program, &format!("full {n}"), async |status| {
            refused += 1;
            assert!(matches!(status, 500 | 503));
            assert_eq!(program.readiness().await, 503, "n = {n}: it says that it cannot write");
            disk.mend();
            assert_eq!(program.readiness().await, 200, "n = {n}: there is room again");
        })
        .await;
        let fired = disk.fired();
        disk.mend();
        played.check(&disk.after_a_restart().await, n).await;
        all.push((n, played));
        if fired == 0 {
            break;
        }
    }
    println!(
        "{single} single failures ({visible} seen by the player), {} full disks ({refused} seen)",
        all.len() - single
    );
    assert!(single > 20 && all.len() - single > 10 && refused > 5, "the library counts");
    drop(program);
    let program = Program::start(&disk);
    assert!(program.running.is_ready(), "after a kill it starts again");
    let store = Sqlite::read(&disk.db()).await.unwrap();
    for (n, played) in &all {
        played.check(&store, *n).await;
    }
}

/// Making the file, bringing its schema up to date, and opening it again.
#[tokio::test]
async fn a_failure_at_any_operation_of_the_start_leaves_a_file_that_opens() {
    let disk = Disk::new();
    let (mut starts, mut ready) = (0, 0);
    for n in 1.. {
        disk.remove();
        disk.fail(n, n, ALL, EIO);
        let mut program = Program::start(&disk);
        let fired = disk.fired();
        disk.mend();
        starts += 1;
        if program.running.is_ready() {
            ready += 1;
            play(&program, "after all", async |_| ()).await.check(&disk.after_a_restart().await, n).await;
        } else {
            assert_eq!(program.running.ended().code(), Some(3), "n = {n}: it says why and ends");
        }
        drop(program);
        let store = Sqlite::open(&disk.db()).await.unwrap_or_else(|error| panic!("n = {n}: {error}"));
        assert_eq!(store.faults().await.unwrap(), Vec::<String>::new(), "n = {n}");
        store.close().await;
        if fired == 0 {
            break;
        }
    }
    println!("{starts} starts, {ready} of them went on at once");
    assert!(starts > 20, "the library counts");
}

/// Ending puts the log back into the file; whatever of that fails, nothing is lost.
#[tokio::test]
async fn a_failure_at_any_operation_of_the_end_loses_nothing() {
    let disk = Disk::new();
    let mut ends = 0;
    for n in 1.. {
        let mut program = Program::start(&disk);
        let played = play(&program, &format!("end {n}"), async |_| ()).await;
        disk.fail(n, n, ALL, EIO);
        let ended = program.running.terminate();
        let fired = disk.fired();
        disk.mend();
        ends += 1;
        assert!(ended.success(), "n = {n}: {ended}");
        played.check(&disk.after_a_restart().await, n).await;
        if fired == 0 {
            break;
        }
    }
    println!("{ends} ends");
    assert!(ends > 3 && Path::exists(&disk.db()), "the library counts");
}

/// Somebody sets the machine's clock a year ahead: for a program that runs nothing has passed.
#[tokio::test]
async fn a_wall_clock_that_jumps_expires_nobodys_time_and_nobodys_token() {
    let disk = Disk::new();
    let program = Program::start(&disk);
    let (_, guest) = program.ask("/guests", "", Some(json!({}))).await;
    let token = guest["token"].as_str().unwrap();
    let wish = json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"], "clock": "relaxed" });
    let (_, table) = program.ask("/tables", token, Some(wish)).await;
    let at = format!("/tables/{}", table["id"].as_str().unwrap());
    assert!(table["deadline"].is_i64(), "a clock runs: {table}");
    disk.jump(Duration::from_secs(365 * 24 * 60 * 60));
    let wish = json!({ "version": 0, "action": table["legal"][0] });
    let (status, answer) = program.ask(&format!("{at}/actions"), token, Some(wish)).await;
    assert_eq!(status, 200, "{answer}");
    let (_, now) = program.ask(&at, token, None).await;
    assert_eq!((&now["phase"], &now["seats"][0]["stand_in"]), (&json!("running"), &json!(false)), "{now}");
    // The next program reads the clock as it stands then.
    drop(program);
    let program = Program::start(&disk);
    assert_eq!(program.ask("/guests", token, None).await.0, 401, "the library set the clock");
}
