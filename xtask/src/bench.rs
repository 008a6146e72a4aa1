//! `cargo xtask bench`: the instructions of fixed work, counted by valgrind, against the last ones in `docs/bench.csv`.
//!
//! Times on a shared machine say little; instructions are the same from run to run to a few thousandths. `--record` adds a
//! row for each work, so that the file is a history: commit, work, instructions.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{cargo, declared, tree};

/// A line for the engine and how often it is sent; see `crates/engine/examples/looks.rs`.
const WORK: &[(&str, &str, u32)] =
    &[("state", r#"{"cmd":"state"}"#, 100), ("view", r#"{"cmd":"view","seat":0}"#, 100), ("play", "play", 3)];

const HISTORY: &str = "docs/bench.csv";

/// Counts everything once; `record` writes it down.
pub(crate) fn run(record: bool) -> Result<()> {
    cargo::run(&["build", "--release", "--locked", "--package", "moonpack-engine", "--example", "looks"])?;
    let path = tree::root().join(HISTORY);
    let mut history = tree::read(&path)?;
    let before = last(&history);
    let commit =
        Command::new("git").args(["rev-parse", "--short", "HEAD"]).current_dir(tree::root()).output()?;
    let commit = String::from_utf8_lossy(&commit.stdout).trim().to_owned();
    for game in declared::listed()? {
        let game = game.name.as_str();
        for (work, line, times) in WORK {
            let name = format!("{game} {work}");
            let each = (count(game, line, *times)? - count(game, line, 0)?) / u64::from(*times);
            let ratio = before
                .get(&name)
                .map_or("new".to_owned(), |before| format!("{:.3}", each as f64 / *before as f64));
            println!("{name:<20} {each:>12} instructions   {ratio}");
            // Writing to a string cannot fail.
            let _ = writeln!(history, "{commit},{name},{each}");
        }
    }
    if record {
        std::fs::write(&path, history).context(HISTORY)?;
    }
    Ok(())
}

/// The latest count of each work.
fn last(history: &str) -> BTreeMap<String, u64> {
    let row = |line: &str| {
        let mut columns = line.split(',').skip(1);
        Some((columns.next()?.to_owned(), columns.next()?.parse().ok()?))
    };
    history.lines().filter_map(row).collect()
}

fn count(game: &str, line: &str, times: u32) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(tree::root().join("target/release/examples/looks"))
        .args([game, line, &times.to_string()])
        .output()
        .context("running valgrind; install it with `apt-get install valgrind`")?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    ensure!(output.status.success(), "valgrind failed\n{report}");
    let counted = report.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok());
    counted.with_context(|| format!("valgrind counted nothing\n{report}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_row_of_a_work_counts() {
        let history = "commit,work,instructions\na,lone-wolves state,10\nb,lone-wolves state,7\n";
        assert_eq!(last(history), BTreeMap::from([("lone-wolves state".to_owned(), 7)]));
    }
}
