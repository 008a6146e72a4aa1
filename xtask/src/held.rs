//! What has held is not tried again while nothing it depends on has changed.
//!
//! When a step has passed, the fingerprints that git gives to the files it looks at are written to `target/held/NAME`; as long as
//! they are the same, it passes without being run. A fresh clone has no such file, so there everything is run, and
//! `cargo xtask test --all` runs everything anywhere. What a step does not look at is named by exception: a file that nobody
//! thought of belongs to every step.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, ensure};

use crate::tree;

/// Every file that git knows or would take, and what the build has made, with their fingerprints; and the compiler.
pub(crate) struct Files {
    compiler: String,
    known: Vec<(String, String)>,
}

impl Files {
    /// As they are now. `made` are files below `target/`, which git does not know.
    pub(crate) fn now(made: &[&str]) -> Result<Self> {
        let listed = git(&["ls-files", "--cached", "--others", "--exclude-standard"], "")?;
        let there = |path: &&str| tree::root().join(path).is_file();
        let paths: Vec<&str> = listed.lines().chain(made.iter().copied()).filter(there).collect();
        let hashes = git(&["hash-object", "--stdin-paths"], &paths.join("\n"))?;
        let known =
            paths.iter().map(|path| (*path).to_owned()).zip(hashes.lines().map(str::to_owned)).collect();
        let compiler = Command::new("rustc").arg("--version").output()?;
        Ok(Self { compiler: String::from_utf8_lossy(&compiler.stdout).into_owned(), known })
    }

    /// A line for each file that is looked at: its fingerprint and its path.
    fn of(&self, looks: impl Fn(&str) -> bool) -> String {
        let seen = self.known.iter().filter(|(path, _)| looks(path));
        let lines: Vec<String> = seen.map(|(path, hash)| format!("{hash} {path}\n")).collect();
        self.compiler.clone() + &lines.concat()
    }

    /// Has it held with the same files, and is it not asked for all the same?
    pub(crate) fn held(&self, name: &str, looks: impl Fn(&str) -> bool) -> bool {
        let everything = std::env::args().any(|word| word == "--all");
        !everything && fs::read_to_string(mark(name)).is_ok_and(|then| then == self.of(looks))
    }

    /// Notes that it holds, unless files changed meanwhile: not all of those were seen by the step.
    pub(crate) fn note(&self, after: &Self, name: &str, looks: impl Fn(&str) -> bool) -> Result<()> {
        let now = self.of(&looks);
        if after.of(looks) == now {
            let mark = mark(name);
            fs::create_dir_all(mark.parent().context("a mark lies in a folder")?)?;
            fs::write(mark, now)?;
        }
        Ok(())
    }
}

fn mark(name: &str) -> PathBuf {
    tree::root().join("target/held").join(name)
}

/// Runs `work`, unless it held before with the same files: those of the tree it looks at, and what the build has made.
pub(crate) fn unless(
    name: &str,
    made: &[&str],
    looks: impl Fn(&str) -> bool,
    work: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let looks = |path: &str| made.contains(&path) || looks(path);
    let now = Files::now(made)?;
    if now.held(name, looks) {
        println!("it held, and nothing it looks at has changed since (`--all` tries it again)");
        return Ok(());
    }
    work()?;
    now.note(&Files::now(made)?, name, looks)
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

    fn files(known: &[(&str, &str)]) -> Files {
        let known = known.iter().map(|(path, hash)| ((*path).to_owned(), (*hash).to_owned())).collect();
        Files { compiler: "rustc 1\n".into(), known }
    }

    #[test]
    fn every_file_has_a_fingerprint_and_so_has_what_was_made() {
        let made = std::env::current_exe().expect("this test is a file");
        let made = made.to_str().expect("its path is text");
        let all = Files::now(&[made]).expect("git is there").of(|_| true);
        assert!(
            all.contains(" Cargo.toml\n") && all.contains(" browser/package.json\n") && all.contains(made)
        );
    }

    #[test]
    fn another_file_another_content_and_another_compiler_are_told_apart_and_what_stands_apart_is_not() {
        let looks = |path: &str| path != "docs/a.md";
        let before = files(&[("a.rs", "1"), ("docs/a.md", "1")]).of(looks);
        assert_eq!(before, files(&[("a.rs", "1"), ("docs/a.md", "2")]).of(looks));
        assert_ne!(before, files(&[("a.rs", "2"), ("docs/a.md", "1")]).of(looks));
        assert_ne!(before, files(&[("a.rs", "1"), ("b.rs", "1")]).of(looks));
        assert_ne!(before, Files { compiler: "rustc 2\n".into(), ..files(&[("a.rs", "1")]) }.of(looks));
    }
}
