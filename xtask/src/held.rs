//! What has held is not tried again while nothing it depends on has changed.
//!
//! When a step has passed, the fingerprints that git gives to the files it looks at are written to `target/held/NAME`; as long as
//! they are the same, it passes without being run. A fresh clone has no such file, so there everything is run, and
//! `cargo xtask test --all` runs everything anywhere. What a step does not look at is named by exception: a file that nobody
//! thought of belongs to every step.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, ensure};

use crate::tree;

/// Runs `work`, unless it held before with the same files. `apart` are beginnings of paths it does not look at.
pub(crate) fn unless(name: &str, apart: &[&str], work: impl FnOnce() -> Result<()>) -> Result<()> {
    let mark = tree::root().join("target/held").join(name);
    let now = fingerprints(apart)?;
    let everything = std::env::args().any(|word| word == "--all");
    if !everything && fs::read_to_string(&mark).is_ok_and(|then| then == now) {
        println!("it held, and nothing it looks at has changed since (`--all` tries it again)");
        return Ok(());
    }
    work()?;
    // Files that changed meanwhile were not all seen by the step: it says nothing of them.
    if fingerprints(apart)? == now {
        fs::create_dir_all(mark.parent().context("a mark lies in a folder")?)?;
        fs::write(mark, now)?;
    }
    Ok(())
}

/// The compiler, and a line for each file that git knows or would take: its fingerprint and its path.
fn fingerprints(apart: &[&str]) -> Result<String> {
    let listed = git(&["ls-files", "--cached", "--others", "--exclude-standard"], "")?;
    let files: Vec<&str> = listed
        .lines()
        .filter(|path| !apart.iter().any(|start| path.starts_with(start)))
        .filter(|path| tree::root().join(path).is_file())
        .collect();
    let hashes = git(&["hash-object", "--stdin-paths"], &files.join("\n"))?;
    let lines: Vec<String> =
        hashes.lines().zip(files).map(|(hash, file)| format!("{hash} {file}\n")).collect();
    let compiler = Command::new("rustc").arg("--version").output()?;
    Ok(String::from_utf8_lossy(&compiler.stdout).into_owned() + &lines.concat())
}

/// What git answers, in the project's root.
fn git(arguments: &[&str], input: &str) -> Result<String> {
    let mut git = Command::new("git")
        .args(arguments)
        .current_dir(tree::root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("git is asked what has changed")?;
    let mut pipe = git.stdin.take().context("its input is a pipe")?;
    let input = input.to_owned();
    // It answers before it has read all: whoever writes must not keep the reader waiting.
    let written = thread::spawn(move || pipe.write_all(input.as_bytes()));
    let answer = git.wait_with_output()?;
    ensure!(answer.status.success(), "git {} failed", arguments.join(" "));
    written.join().map_err(|_| anyhow::anyhow!("writing to git panicked"))??;
    Ok(String::from_utf8(answer.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_fingerprint_but_those_that_stand_apart() {
        let all = fingerprints(&[]).expect("git is there");
        assert!(all.contains(" Cargo.toml\n") && all.contains(" browser/package.json\n"));
        let fewer = fingerprints(&["browser/"]).expect("git is there");
        assert!(fewer.contains(" Cargo.toml\n") && !fewer.contains(" browser/"));
    }
}
