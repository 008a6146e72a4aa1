//! `cargo xtask test`: everything that must hold, in the order in which a failure is cheapest to find.

use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::{browser, docs, layers, locales, rules, schemathesis, tools, tree};

/// Runs every check and every test; stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    step("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    step("layers", layers::check)?;
    step("rule statements", rules::check)?;
    step("locales", locales::check)?;
    step("rule pages", docs::check)?;
    step("clippy", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])
    })?;
    step("docs", || {
        cargo(&["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")])
    })?;
    step("tools", tools::install)?;
    step("program", || cargo(&["build", "--package", "moonpack", "--locked"], &[]))?;
    step("tests", || cargo(&["test", "--workspace", "--locked", "--no-fail-fast"], &[]))?;
    step("browser", browser::test)?;
    step("schemathesis", schemathesis::run)?;
    println!("\neverything holds, after {} s", begun.elapsed().as_secs());
    Ok(())
}

/// The crash test with more rounds than the tests have time for.
pub(crate) fn crash(rounds: &str) -> Result<()> {
    let arguments = ["test", "--package", "moonpack", "--test", "crash", "--locked", "--", "--nocapture"];
    cargo(&arguments, &[("MOONPACK_CRASH_ROUNDS", rounds)])
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    let begun = Instant::now();
    println!("== {name}");
    work()?;
    println!("== {name}: {} s", begun.elapsed().as_secs());
    Ok(())
}

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    let status = Command::new("cargo")
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(tree::root())
        .status()?;
    if !status.success() {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}
