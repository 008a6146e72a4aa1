//! `cargo xtask schemathesis`: thousands of requests made up from the OpenAPI document, right and wrong ones, against
//! the real program. Nothing may crash it, and every answer must be one that the document promises.
//!
//! The tool comes from PyPI into a directory of its own under `target/`.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::tree;

/// Known to work; a newer one may find more, which is welcome on a day of one's own choosing.
const TOOL: &str = "schemathesis==4.32.5";

/// Installs the tool, starts the program and lets one loose on the other.
pub(crate) fn run() -> Result<()> {
    let home = tree::root().join("target/schemathesis");
    let tool = install(&home)?;
    done(
        Command::new("cargo").args(["build", "--package", "moonpack", "--locked"]).current_dir(tree::root()),
    )?;
    let database = home.join("moonpack.db");
    for suffix in ["", "-wal", "-shm"] {
        let _missing = fs::remove_file(format!("{}{suffix}", database.display()));
    }
    let server = Server::start(&database)?;
    let token = field(&server.post("/guests", "{}", "")?, "token")?;
    let wish = r#"{"game":"lone-wolves","players":2,"seats":["you","you"]}"#;
    let table = field(&server.post("/tables", wish, &token)?, "id")?;
    // Half of the requests go to a table that exists: made-up ids would all end at 404.
    fs::write(home.join("schemathesis.toml"), format!("[parameters]\n\"path.id\" = \"{table}\"\n"))?;
    done(
        Command::new(tool)
            .current_dir(&home)
            .args(["run", &format!("http://{}/api/v1/openapi.json", server.address)])
            .args(["--header", &format!("Authorization: Bearer {token}")])
            .args(["--max-examples", "25", "--seed", "7", "--phases", "examples,coverage,fuzzing"])
            // A stream has no end, and a hint takes its time by design.
            .args(["--exclude-path-regex", "events$|hint$"])
            // Which text is an action, and who may do what when, is not the document's to say.
            .args(["--exclude-checks", "positive_data_acceptance"]),
    )
}

fn install(home: &Path) -> Result<std::path::PathBuf> {
    let tool = home.join("venv/bin/st");
    if !tool.is_file() {
        fs::create_dir_all(home)?;
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

    fn post(&self, path: &str, body: &str, token: &str) -> Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        let length = body.len();
        write!(
            stream,
            "POST /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n",
            self.address
        )?;
        if !token.is_empty() {
            write!(stream, "authorization: Bearer {token}\r\n")?;
        }
        write!(stream, "content-length: {length}\r\n\r\n{body}")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        ensure!(answer.starts_with("HTTP/1.1 201"), "the server answered {answer}");
        Ok(answer)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _dead = self.child.kill();
        let _reaped = self.child.wait();
    }
}

/// The text of a field in a JSON answer.
fn field(answer: &str, name: &str) -> Result<String> {
    let after = answer.split(&format!("\"{name}\":\"")).nth(1);
    let value = after.and_then(|rest| rest.split('"').next());
    Ok(value.with_context(|| format!("no `{name}` in {answer}"))?.to_owned())
}

fn done(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}
