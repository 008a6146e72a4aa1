//! `cargo xtask schemathesis`: thousands of requests made up from the OpenAPI document, right and wrong ones, against
//! the real program. Nothing may crash it, and every answer must be one that the document promises.
//!
//! The tool comes from PyPI into a directory of its own under `target/`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::{cargo, tree};

/// Known to work; a newer one may find more, which is welcome on a day of one's own choosing.
const TOOL: &str = "schemathesis==4.32.5";

/// Builds the program and lets the tool loose on it.
pub(crate) fn run() -> Result<()> {
    cargo::run(&["build", "--package", "moonpack", "--locked"])?;
    against_the_build()
}

/// Starts the program as it was built last and lets the tool loose on it.
pub(crate) fn against_the_build() -> Result<()> {
    let tool = install()?;
    let home = home();
    let database = home.join("moonpack.db");
    for suffix in ["", "-wal", "-shm"] {
        let _missing = fs::remove_file(format!("{}{suffix}", database.display()));
    }
    let server = Server::start(&database)?;
    let token = server.post("/guests", json!({}), None, "token")?;
    let wish = json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] });
    let table = server.post("/tables", wish, Some(&token), "id")?;
    // Half of the requests go to a table that exists: made-up ids would all end at 404.
    fs::write(home.join("schemathesis.toml"), format!("[parameters]\n\"path.id\" = \"{table}\"\n"))?;
    let output = Command::new(tool)
        .current_dir(&home)
        .args(["run", &format!("http://{}/api/v1/openapi.json", server.address)])
        .args(["--header", &format!("Authorization: Bearer {token}")])
        .args(["--max-examples", "25", "--seed", "7", "--phases", "examples,coverage,fuzzing"])
        // A stream has no end, and a hint takes its time by design.
        .args(["--exclude-path-regex", "events$|hint$"])
        // Which text is an action, and who may do what when, is not the document's to say.
        .args(["--exclude-checks", "positive_data_acceptance"])
        .output()?;
    // It runs beside the browser tests: told at once, the two reports do not mix.
    let report = String::from_utf8_lossy(&output.stdout);
    ensure!(output.status.success(), "schemathesis found something\n{report}");
    println!(
        "{}",
        report.lines().rev().take(12).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join("\n")
    );
    Ok(())
}

fn home() -> PathBuf {
    tree::root().join("target/schemathesis")
}

/// Installs the tool where it is not yet there; the path to it.
pub(crate) fn install() -> Result<PathBuf> {
    let home = home();
    let tool = home.join("venv/bin/st");
    if !tool.is_file() {
        fs::create_dir_all(&home)?;
        done(Command::new("python3").args(["-m", "venv"]).arg(home.join("venv")))?;
        done(Command::new(home.join("venv/bin/pip")).args(["install", "--quiet", TOOL]))?;
    }
    Ok(tool)
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(database: &Path) -> Result<Self> {
        let mut child = Command::new(tree::root().join("target/debug/moonpack"))
            .args(["serve", "--no-limits", "--bot-ms", "20", "--listen", "127.0.0.1:0", "--db"])
            .arg(format!("sqlite:{}", database.display()))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let stdout = child.stdout.as_mut().context("the program has no output")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.rsplit("http://").next().unwrap_or_default().trim().to_owned();
        Ok(Self { child, address })
    }

    /// The text of one field of the answer.
    fn post(&self, path: &str, body: Value, token: Option<&str>, field: &str) -> Result<String> {
        let mut request = ureq::post(format!("http://{}/api/v1{path}", self.address));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let answer: Value = request.send_json(body)?.body_mut().read_json()?;
        let text = answer[field].as_str().with_context(|| format!("no `{field}` in {answer}"))?;
        Ok(text.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _dead = self.child.kill();
        let _reaped = self.child.wait();
    }
}

fn done(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}
