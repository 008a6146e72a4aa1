//! `cargo xtask mcp`: the official Python client of the Model Context Protocol plays every game against the built program, through
//! the example that shows how a language model is seated, and is told what is wrong when it asks wrongly.
//!
//! The client comes from PyPI into a directory of its own under `target/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{cargo, declared, tree};

/// Known to work; a newer one is welcome on a day of one's own choosing.
const CLIENT: &str = "mcp==2.3.0";

/// Builds the program and plays.
pub(crate) fn run() -> Result<()> {
    cargo::run(&["build", "--package", "moonpack", "--locked"])?;
    against_the_build()
}

/// Plays every game against the program as it was built last.
pub(crate) fn against_the_build() -> Result<()> {
    let python = install()?;
    let program = tree::root().join("target/debug/moonpack");
    done(Command::new(&python).arg(tree::root().join("crates/cli/tests/mcp_client.py")).arg(&program))?;
    for game in declared::listed()? {
        println!("  {}: {}", game.name, play(&python, &program, &["--game", &game.name])?);
    }
    // What stands in for a model: a command that reads the question and answers with its last choice.
    let model = format!("{} -c '{LAST_CHOICE}'", python.display());
    println!("  asked by a command: {}", play(&python, &program, &["--ask", &model])?);
    Ok(())
}

const LAST_CHOICE: &str =
    "import sys; print([line.split(\" : \")[0] for line in sys.stdin if \" : \" in line][-1])";

/// One game through the example; how it ended.
fn play(python: &Path, program: &Path, how: &[&str]) -> Result<String> {
    let mut example = Command::new(python);
    example.arg(tree::root().join("examples/mcp_player.py")).arg("--moonpack").arg(program);
    example.args(["--against", "random", "--seed", "7"]).args(how);
    let output = example.output().with_context(|| python.display().to_string())?;
    let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    ensure!(output.status.success() && said.contains("winner:"), "{how:?}:\n{said}\n{wrong}");
    Ok(said.lines().next().unwrap_or_default().to_owned())
}

/// Installs the client where it is not yet there; the path to its Python.
pub(crate) fn install() -> Result<PathBuf> {
    let home = tree::root().join("target/mcp");
    let python = home.join("venv/bin/python");
    let ready = home.join("ready");
    if fs::read_to_string(&ready).is_ok_and(|installed| installed == CLIENT) {
        return Ok(python);
    }
    fs::create_dir_all(&home)?;
    done(Command::new("python3").args(["-m", "venv"]).arg(home.join("venv")))?;
    done(Command::new(&python).args(["-m", "pip", "install", "--quiet", CLIENT]))?;
    fs::write(ready, CLIENT)?;
    Ok(python)
}

fn done(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    ensure!(status.success(), "{command:?} failed");
    Ok(())
}
