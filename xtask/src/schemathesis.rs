//! `cargo xtask schemathesis`: thousands of requests made up from the OpenAPI document, right and wrong ones, against
//! the real program. Nothing may crash it, and every answer must be one that the document promises.
//!
//! The tool comes from PyPI into a directory of its own under `target/`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

use crate::program::{Server, built};
use crate::{cargo, tree};

/// Known to work; a newer one may find more, which is welcome on a day of one's own choosing.
const TOOL: &str = "schemathesis==4.32.5";

/// What the tool only warns of and is a failure here. Which text is an action, and whether a seat is one of this table, is not
/// the document's to say: that requests made up by it are refused for that (`validation_mismatch`) is none.
const FAULTS: &str = "['base_url_mismatch', 'low_valid_rate', 'method_not_allowed', 'missing_auth', 'missing_deserializer', \
    'missing_test_data', 'unresolvable_reference', 'unsupported_regex', 'unused_openapi_auth']";

/// Says who asks.
const GUESTS: &str = include_str!("schemathesis_guests.py");

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
    let server = Server::start(&built("debug"), &database, &["--no-limits", "--bot-ms", "20"])?;
    let token = server.post("/guests", json!({}), None, "token")?;
    let wish = json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] });
    let table = server.post("/tables", wish, Some(&token), "id")?;
    // Half of the requests go to a table that exists: made-up ids would all end at 404.
    let settings = format!(
        "hooks = \"guests\"\n\n[parameters]\n\"path.id\" = \"{table}\"\n\n[warnings]\nfail-on = {FAULTS}\n"
    );
    fs::write(home.join("schemathesis.toml"), settings)?;
    fs::write(home.join("guests.py"), GUESTS)?;
    let output = Command::new(tool)
        .current_dir(&home)
        .env("MOONPACK", &server.address)
        .env("MOONPACK_TOKEN", &token)
        .args(["run", &format!("http://{}/api/v1/openapi.json", server.address)])
        .args(["--max-examples", "25", "--seed", "7", "--phases", "examples,coverage,fuzzing"])
        // A stream has no end.
        .args(["--exclude-path-regex", "events$"])
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

fn done(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}
