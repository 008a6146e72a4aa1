//! `cargo xtask browser`: the app in a real browser. The tests and what they need from npm live in `browser/`; this
//! installs the packages its lock file names and hands the tests the program to serve with.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::{tools, tree};

/// Runs the browser tests.
pub(crate) fn test() -> Result<()> {
    run(&["test"], &["build", "--package", "moonpack", "--locked"], "debug")
}

/// Measures what pages weigh and how quickly the board follows a click.
pub(crate) fn measure() -> Result<()> {
    run(&["run", "measure"], &["build", "--release", "--package", "moonpack", "--locked"], "release")
}

fn run(script: &[&str], build: &[&str], profile: &str) -> Result<()> {
    tools::install()?;
    let root = tree::root();
    let built = Command::new("cargo").args(build).current_dir(&root).status()?;
    ensure!(built.success(), "the program was not built");
    let folder = root.join("browser");
    let installed = Command::new("npm").args(["ci", "--silent"]).current_dir(&folder).status()?;
    ensure!(installed.success(), "npm ci failed in browser/");
    let done = Command::new("npm")
        .arg("--silent")
        .args(script)
        .env("MOONPACK", root.join("target").join(profile).join("moonpack"))
        .current_dir(&folder)
        .status()?;
    ensure!(done.success(), "the browser tests failed");
    Ok(())
}
