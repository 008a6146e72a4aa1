//! The real program, started as a server of its own for checks that talk to it; killed when it is let go.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::tree;

/// Where the program lies as it was built last.
pub(crate) fn built(profile: &str) -> PathBuf {
    tree::root().join("target").join(profile).join("moonpack")
}

/// A running server.
pub(crate) struct Server {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Server {
    /// Starts the program on any free port and waits until it says which.
    pub(crate) fn start(program: &Path, database: &Path, options: &[&str]) -> Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--db"])
            .arg(format!("sqlite:{}", database.display()))
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| program.display().to_string())?;
        let mut line = String::new();
        let stdout = child.stdout.as_mut().context("the program has no output")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.rsplit("http://").next().unwrap_or_default().trim().to_owned();
        Ok(Self { child, address })
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// The text of one field of what the API answers.
    pub(crate) fn post(&self, path: &str, body: Value, token: Option<&str>, field: &str) -> Result<String> {
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
