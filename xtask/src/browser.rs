//! `cargo xtask browser`: the app in a real browser. The tests and what they need from npm live in `browser/`; this
//! installs the packages its lock file names and hands the tests the program to serve with.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::{cargo, scratch, tools, tree};

/// Builds the program and runs the browser tests.
pub(crate) fn test() -> Result<()> {
    tools::install()?;
    install()?;
    cargo::run(&["build", "--package", "moonpack", "--locked"])?;
    test_the_build()
}

/// Runs the browser tests with the program as it was built last.
pub(crate) fn test_the_build() -> Result<()> {
    run(scratch::in_memory(&mut npm("debug")).arg("test"))
}

/// Measures what pages weigh and how quickly the board follows a click.
pub(crate) fn measure() -> Result<()> {
    tools::install()?;
    install()?;
    cargo::run(&["build", "--release", "--package", "moonpack", "--locked"])?;
    run(npm("release").args(["run", "measure"]))
}

/// Installs the packages that the lock file names.
pub(crate) fn install() -> Result<()> {
    let folder = tree::root().join("browser");
    let installed = Command::new("npm").args(["ci", "--silent"]).current_dir(folder).status()?;
    ensure!(installed.success(), "npm ci failed in browser/");
    Ok(())
}

/// npm with the program of this profile.
fn npm(profile: &str) -> Command {
    let root = tree::root();
    let mut npm = Command::new("npm");
    npm.arg("--silent").current_dir(root.join("browser"));
    npm.env("MOONPACK", root.join("target").join(profile).join("moonpack"));
    npm
}

fn run(npm: &mut Command) -> Result<()> {
    ensure!(npm.status()?.success(), "the browser tests failed");
    Ok(())
}
