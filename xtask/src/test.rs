//! `cargo xtask test`: everything that must hold, in the order in which a failure is cheapest to find.
//!
//! Most of its time is the compiler's, so every crate is compiled once: one build with clippy and rustdoc as the compiler makes
//! all targets and the documentation, and the tests, the browser and the made-up requests run what it made. What comes over
//! the network is fetched meanwhile.

use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::held::Files;
use crate::seen::Seen;
use crate::{
    browser, cargo, deny, docs, floor, held, layers, locales, mcp, papers, python, rules, schemathesis, seen,
    tidy, tools, tree,
};

/// The program, and the library that Python loads, as the build makes them: what is compiled into them is looked at as they are.
const PROGRAM: &str = "target/debug/moonpack";
const LIBRARY: &str = "target/debug/lib_moonpack.so";

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
    let browser = thread::spawn(|| {
        step("browser", || held::unless("browser", &[PROGRAM], visits, browser::test_the_build))
    });
    let rest = step("tests", tests)
        .and_then(|()| {
            step("examples in the documentation", || held::unless("examples", &[], compiles, examples))
        })
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
    let client = |path: &str| outside(path) || path.starts_with("crates/cli/tests/");
    let python = |path: &str| !path.starts_with("crates/") || path.starts_with("crates/python/");
    step("a language model's client", || held::unless("mcp", &[PROGRAM], client, mcp::against_the_build))?;
    step("Python package", || held::unless("python", &[LIBRARY], python, python::test_the_build))?;
    step("made-up requests", || {
        held::unless("requests", &[PROGRAM], outside, schemathesis::against_the_build)
    })
}

/// Who tries the program as it was built looks at nothing it is made of, and at no page.
fn outside(path: &str) -> bool {
    !path.starts_with("crates/") && !path.ends_with(".md")
}

/// The browser's linter reads the parts of the page's script.
fn visits(path: &str) -> bool {
    outside(path) || path.starts_with("crates/pages/src/assets/")
}

/// Examples in the documentation stand in sources, and in pages that these take in.
fn compiles(path: &str) -> bool {
    let apart = ["browser/", "deploy/", "docs/pictures/", "crates/python/python/", "crates/python/tests/"];
    !apart.iter().any(|apart| path.starts_with(apart))
}

/// The tests of each crate, but those in the documentation, unless they held before and nothing they look at has changed.
fn tests() -> Result<()> {
    let (crates, now) = (seen::crates()?, Files::now(&[])?);
    let mark = |one: &Seen| format!("tests-{}", one.name);
    let again: Vec<&Seen> =
        crates.iter().filter(|one| !now.held(&mark(one), |path| one.looks(path))).collect();
    match again.len() {
        0 => println!("they held, and nothing they look at has changed since (`--all` tries them again)"),
        some if some == crates.len() => {}
        some => {
            println!("{some} of {} crates: those of the others held (`--all` tries them again)", crates.len())
        }
    }
    if again.is_empty() {
        return Ok(());
    }
    run_tests(&again)?;
    let after = Files::now(&[])?;
    again.iter().try_for_each(|one| now.note(&after, &mark(one), |path| one.looks(path)))
}

/// `cargo nextest` runs them side by side across crates; where it is not installed, cargo runs one crate's after the other's, and
/// all of them: to name some would compile others' features.
fn run_tests(crates: &[&Seen]) -> Result<()> {
    if cargo::has("nextest") {
        // One more than there are processors: the longest tests wait most of the time.
        let side_by_side = format!("--test-threads={}", thread::available_parallelism()?.get() + 1);
        let names: Vec<String> = crates.iter().map(|one| format!("package(={})", one.name)).collect();
        return cargo::linted(&[
            "nextest",
            "run",
            "--workspace",
            "--locked",
            "--no-fail-fast",
            "--status-level",
            "slow",
            // Some crates have no tests of their own.
            "--no-tests=pass",
            &side_by_side,
            "--filterset",
            &names.join(" + "),
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
