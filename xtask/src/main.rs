//! Daily commands: `cargo xtask test` runs everything, the other words run one of its checks.

mod bench;
mod browser;
mod cargo;
mod compiler;
mod declared;
mod deny;
mod docs;
mod floor;
mod held;
mod keys;
mod layers;
mod locales;
mod mcp;
mod modules;
mod newcomer;
mod papers;
mod pictures;
mod program;
mod python;
mod rules;
mod schemathesis;
mod scratch;
mod seen;
mod soak;
mod test;
mod tidy;
mod tools;
mod tree;

use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  test [--all]  install what the tests need, then run every check and every test; steps and crates that held and whose files
            have not changed since are passed over but with --all
  layers    no crate uses one above it, rules crates stay pure and have one floor plan
  rules     rule statements and rule tests name each other completely
  locales   every message stands in all three languages and is used
  tidy      every module has a head, no file of code is too long, no banned words
  papers    links lead somewhere, files, tests, commands, routes and metrics that pages name are there
  deny      licences, crates in two versions, the oldest compiler
  bench [--record]  count the instructions of fixed work, compare with docs/bench.csv, or add to it
  docs      write the pages of docs/rules from the rule statements
  schemathesis  requests made up from the OpenAPI document against the real program
  mcp       the official Python client of the Model Context Protocol plays every game
  crash [N] kill the server N times (1000) while clients play, and look for anything lost
  chaos [--rounds N]  three nodes on PostgreSQL and NATS, N troubles (200) while clients play and watch; with
                      MOONPACK_CHAOS_FROM=PROGRAM they begin as an earlier moonpack and are updated on the way
  simulate [N]  run N simulated worlds (10000) with failing disks, crashes and jumps of the clock
  soak [--minutes N] [--debug]  people play, watch, flood and are cut off for N minutes (60); curves in docs/pictures/soak.svg
  browser [measure]  the app in headless Chromium: its tests, or what pages weigh and how quick they are
  pictures  photograph pages of the gallery for the README
  python    the Python package in a virtual environment of its own, and its tests
  wheels    build the Python package as a wheel, into target/wheels
  tools     install what the tests need beyond Rust, or say what to install";

fn main() -> ExitCode {
    let done = if compiler::asked() { compiler::compile() } else { run().map(|()| ExitCode::SUCCESS) };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("test") => test::run(),
        Some("layers") => layers::check().and_then(|()| floor::check()),
        Some("rules") => rules::check(),
        Some("locales") => locales::check(),
        Some("tidy") => tidy::check(),
        Some("papers") => papers::check(),
        Some("deny") => deny::check(),
        Some("bench") => bench::run(std::env::args().any(|word| word == "--record")),
        Some("docs") => docs::write(),
        Some("schemathesis") => schemathesis::run(),
        Some("mcp") => mcp::run(),
        Some("crash") => test::crash(std::env::args().nth(2).as_deref().unwrap_or("1000")),
        Some("chaos") => {
            let rounds = std::env::args().skip_while(|word| word != "--rounds").nth(1);
            test::chaos(rounds.as_deref().unwrap_or("200"))
        }
        Some("simulate") => test::simulate(std::env::args().nth(2).as_deref().unwrap_or("10000")),
        Some("soak") => soak::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("browser") if std::env::args().nth(2).as_deref() == Some("measure") => browser::measure(),
        Some("browser") => browser::test(),
        Some("pictures") => pictures::take(),
        Some("python") => python::run(),
        Some("wheels") => python::wheels(),
        Some("tools") => tools::install(),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}
