//! `cargo xtask test`: everything that must hold, in the order in which a failure is cheapest to find.
//!
//! Most of its time is the compiler's, so every crate is compiled once: one build with clippy and rustdoc as the compiler makes
//! all targets and the documentation, and the tests, the browser and the made-up requests run what it made. What comes over
//! the network is fetched meanwhile.

use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::{
    browser, cargo, deny, docs, floor, held, layers, locales, mcp, papers, python, rules, schemathesis, tidy,
    tools, tree,
};

/// What no test in Rust looks at.
const NOT_RUST: &[&str] =
    &["browser/", "deploy/", "docs/pictures/", "crates/python/python/", "crates/python/tests/"];
/// What the program is not made of, and neither are those who try it from outside. Not all of `docs/`: a page stands in the program.
const NOT_PROGRAM: &[&str] = &[
    "deploy/",
    "docs/bench.csv",
    "docs/operations.md",
    "docs/performance.md",
    "docs/pictures/",
    "docs/rules/",
    "docs/scale.md",
    "fuzz/",
    "crates/python/",
    "crates/testkit/",
    "crates/services/",
];

/// The most rounds or worlds of one call: days.
const MOST_ROUNDS: u64 = 100_000_000;

/// Runs every check, stopping at the first that fails, and then every test.
pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    step("format", || cargo::run(&["fmt", "--all", "--check"]))?;
    step("tidy", tidy::check)?;
    step("papers", papers::check)?;
    step("layers", || layers::check().and_then(|()| floor::check()))?;
    step("licences", deny::check)?;
    step("rule statements", rules::check)?;
    step("locales", locales::check)?;
    step("rule pages", docs::check)?;
    let fetched = thread::spawn(fetch);
    step("build, clippy and documentation", || {
        cargo::linted(&["build", "--workspace", "--all-targets", "--locked"])
    })?;
    step("what was fetched", || fetched.join().map_err(|_| anyhow!("fetching panicked"))?)?;
    // The browser takes as long as everything else together, so it runs beside the rest.
    let browser =
        thread::spawn(|| step("browser", || held::unless("browser", NOT_PROGRAM, browser::test_the_build)));
    let rest = step("tests", || held::unless("tests", NOT_RUST, tests))
        .and_then(|()| step("examples in the documentation", || held::unless("examples", NOT_RUST, examples)))
        .and_then(|()| from_outside());
    // Whatever the one half found, the other is heard too: no browser is left running, and one run tells of both.
    let browser = browser.join().map_err(|_| anyhow!("it panicked"))?.context("the app in a browser");
    rest.and(browser)?;
    println!("\neverything holds, after {} s", begun.elapsed().as_secs());
    Ok(())
}

/// What the tests and the steps after them need from elsewhere, and what is known there of what we depend on.
fn fetch() -> Result<()> {
    tools::install()?;
    browser::install()?;
    mcp::install()?;
    python::install()?;
    schemathesis::install()?;
    deny::advisories()
}

/// Those who try the program from outside, but for the browser.
fn from_outside() -> Result<()> {
    step("a language model's client", || held::unless("mcp", NOT_PROGRAM, mcp::against_the_build))?;
    step("Python package", || held::unless("python", &["browser/", "deploy/"], python::test_the_build))?;
    step("made-up requests", || held::unless("requests", NOT_PROGRAM, schemathesis::against_the_build))
}

/// All tests but those in the documentation. `cargo nextest` runs them side by side across crates; where it is not
/// installed, cargo runs one crate's after the other's.
fn tests() -> Result<()> {
    if cargo::has("nextest") {
        // One more than there are processors: the longest tests wait most of the time.
        let side_by_side = format!("--test-threads={}", thread::available_parallelism()?.get() + 1);
        return cargo::linted(&[
            "nextest",
            "run",
            "--workspace",
            "--locked",
            "--no-fail-fast",
            "--status-level",
            "slow",
            &side_by_side,
        ]);
    }
    println!("cargo-nextest is not installed (cargo install cargo-nextest): going on without it");
    cargo::linted(&[
        "test",
        "--workspace",
        "--lib",
        "--bins",
        "--tests",
        "--locked",
        "--no-fail-fast",
        "--quiet",
    ])
}

fn examples() -> Result<()> {
    cargo::linted(&["test", "--workspace", "--doc", "--locked", "--quiet"])
}

/// The crash test with more rounds than the tests have time for.
pub(crate) fn crash(rounds: &str) -> Result<()> {
    let arguments =
        ["test", "--package", "moonpack", "--test", "it", "--locked", "--", "crash::", "--nocapture"];
    longer(&arguments, "MOONPACK_CRASH_ROUNDS", rounds)
}

/// The chaos test with more rounds than the tests have time for.
pub(crate) fn chaos(rounds: &str) -> Result<()> {
    let arguments =
        ["test", "--package", "moonpack", "--test", "it", "--locked", "--", "chaos::", "--nocapture"];
    longer(&arguments, "MOONPACK_CHAOS_ROUNDS", rounds)
}

/// More simulated worlds than the tests have time for.
pub(crate) fn simulate(worlds: &str) -> Result<()> {
    let arguments = ["test", "--package", "moonpack-live", "--lib", "--locked", "--", "world", "--nocapture"];
    longer(&arguments, "MOONPACK_WORLDS", worlds)
}

fn longer(arguments: &[&str], setting: &str, value: &str) -> Result<()> {
    let rounds: u64 = value.parse().with_context(|| format!("`{value}` is no number of rounds"))?;
    ensure!((1..=MOST_ROUNDS).contains(&rounds), "{rounds} is not in 1..={MOST_ROUNDS}");
    let status =
        Command::new("cargo").args(arguments).env(setting, value).current_dir(tree::root()).status()?;
    if !status.success() {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    let begun = Instant::now();
    println!("== {name}");
    work()?;
    println!("== {name}: {} s", begun.elapsed().as_secs());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_compiled_in_stands_apart_from_the_program() {
        let sources = tree::files(&tree::root().join("crates"), &[".rs"]).expect("the tree can be listed");
        let texts: String = sources.iter().map(|path| tree::read(path).expect("a source is text")).collect();
        let compiled = texts.split("include_str!(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let compiled: Vec<&str> = compiled.map(|path| path.trim_start_matches("../")).collect();
        assert!(compiled.contains(&"docs/notation.md"));
        let apart = |path: &&&str| NOT_PROGRAM.iter().any(|start| path.starts_with(start));
        assert_eq!(compiled.iter().find(apart), None);
    }
}
