//! Cargo as the test command calls it.

use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Result, bail, ensure};

use crate::compiler::{self, CLIPPY_ARGS};
use crate::{scratch, tree};

/// Runs cargo in the project's root.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    done(arguments, &mut command(arguments))
}

/// Runs cargo with clippy and rustdoc as the compiler of our own crates; every warning is an error. What is built for the tests
/// alone is built without what only those want who go on from it: files for the next change, and lines for debuggers. That takes
/// a tenth to a sixth less.
pub(crate) fn linted(arguments: &[&str]) -> Result<()> {
    lints_are_errors()?;
    let mut cargo = command(arguments);
    compiler::of(&mut cargo)?;
    cargo.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
    done(arguments, cargo.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Is there a `cargo NAME`?
pub(crate) fn has(name: &str) -> bool {
    quietly(&[name, "--version"])
}

/// Does cargo do this? What it says of it is nobody's.
pub(crate) fn quietly(arguments: &[&str]) -> bool {
    let mut asked = command(arguments);
    asked.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn command(arguments: &[&str]) -> Command {
    let mut cargo = Command::new("cargo");
    scratch::in_memory(&mut cargo).args(arguments).current_dir(tree::root());
    cargo
}

fn done(arguments: &[&str], cargo: &mut Command) -> Result<()> {
    if !cargo.status()?.success() {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}

/// How clippy is told to be strict is between it and cargo: a compiler that does it otherwise must not let faults pass.
fn lints_are_errors() -> Result<()> {
    let mut clippy = Command::new("clippy-driver")
        .args([
            "rustc",
            "--edition",
            "2024",
            "--crate-type",
            "lib",
            "--emit",
            "metadata",
            "-o",
            "/dev/null",
            "-",
        ])
        .env("CLIPPY_ARGS", CLIPPY_ARGS)
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    if let Some(mut input) = clippy.stdin.take() {
        input.write_all(b"pub fn none(list: &[u8]) -> bool { list.len() == 0 }")?;
    }
    ensure!(
        !clippy.wait()?.success(),
        "clippy-driver let a fault pass: xtask/src/cargo.rs does not know this version"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_fault_that_clippy_knows_is_an_error_here() {
        super::lints_are_errors().expect("this compiler is known");
    }
}
