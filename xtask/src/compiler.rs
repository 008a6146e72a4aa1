//! This program as the compiler of our own crates: clippy compiles and lints, and rustdoc then reads the same crate, so that the
//! documentation is made by the one build there is. What is only compiled and never run is not optimised.
//!
//! `cargo doc` would compile everything beneath our crates once more, for their types alone; that took as long as half of all
//! tests. Here rustdoc is handed what cargo hands to the compiler. Dependencies are compiled by rustc itself and have no pages.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result};

use crate::tree;

/// Set where cargo calls this program as its compiler.
const ASKED: &str = "MOONPACK_COMPILES";
/// What `cargo clippy -- -D warnings` hands to its compiler. `clippy-driver` compiles like rustc and lints on the way, so a
/// build through it makes a second pass of the whole house for lints alone unnecessary.
pub(crate) const CLIPPY_ARGS: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// Has cargo called this program as a compiler?
pub(crate) fn asked() -> bool {
    env::var_os(ASKED).is_some()
}

/// Lets cargo call this program for our own crates. A copy of it stands in, since the build replaces the program itself.
pub(crate) fn of(cargo: &mut Command) -> Result<()> {
    let copy = tree::root().join("target/compiler");
    let own = env::current_exe()?;
    // Where the build has replaced it already, the copy was made before.
    if own.is_file() {
        let new = copy.with_extension("new");
        fs::copy(own, &new).context("a copy of this program")?;
        fs::rename(new, &copy)?;
    }
    cargo.env("RUSTC_WORKSPACE_WRAPPER", copy).env(ASKED, "1").env("CLIPPY_ARGS", CLIPPY_ARGS);
    Ok(())
}

/// One crate, as cargo asks for it: the compiler's name and what it is to do.
pub(crate) fn compile() -> Result<ExitCode> {
    let mut asked: Vec<OsString> = env::args_os().skip(1).collect();
    if is_slow_enough(&asked) {
        // The last one counts.
        asked.extend(["-C", "opt-level=0"].map(OsString::from));
    }
    let compiled = Command::new("clippy-driver").args(&asked).status().context("clippy-driver")?;
    if !compiled.success() {
        return Ok(ExitCode::FAILURE);
    }
    let Some(pages) = pages(asked) else { return Ok(ExitCode::SUCCESS) };
    let written = Command::new("rustdoc").args(["-D", "warnings"]).args(pages).status().context("rustdoc")?;
    Ok(if written.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Is it optimised more than it is worth here? Examples, benchmarks and the programs beside the one that people get are compiled only so
/// that they are known to compile: to make them quick took as long as many tests. And a crate that is optimised a little has tests
/// which need that less than it does; those of the rules, which play whole games in generic code, stay quick.
fn is_slow_enough(compiler: &[OsString]) -> bool {
    let source = compiler.iter().map(Path::new).find(|word| word.extension().is_some_and(|end| end == "rs"));
    let lies_in = |folder: &str| {
        source.is_some_and(|source| source.components().any(|part| part.as_os_str() == folder))
    };
    let says = |word: &str| compiler.iter().any(|other| other == word);
    let aside = ["examples", "benches", "bin"].iter().any(|folder| lies_in(folder));
    if says("--test") { lies_in("tests") && says("opt-level=1") } else { aside }
}

/// What rustdoc is asked, where pages are wanted: of libraries, and of programs with all that is private in them.
fn pages(compiler: Vec<OsString>) -> Option<Vec<OsString>> {
    let source = Path::new(compiler.iter().find(|word| word.to_string_lossy().ends_with(".rs"))?);
    let says = |word: &str| compiler.iter().any(|other| other == word);
    // Tests, examples and benchmarks stand beside `src`, or are compiled as tests.
    if says("--test") || !source.components().any(|part| part.as_os_str() == "src") {
        return None;
    }
    let program = says("bin");
    let mut kept = vec!["-o".into(), tree::root().join("target/doc").into()];
    let mut words = compiler.into_iter().skip(1);
    while let Some(word) = words.next() {
        match word.to_str() {
            // How machine code is made, and where it goes, is nothing to rustdoc.
            Some("-C" | "--out-dir") => drop(words.next()),
            Some(other) if other.starts_with("--emit=") || other.starts_with("-C") => {}
            _ => kept.push(word),
        }
    }
    if program {
        kept.extend(
            ["--document-private-items", "-A", "rustdoc::private-intra-doc-links"].map(OsString::from),
        );
    }
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &str) -> Option<String> {
        let pages = pages(words.split(' ').map(OsString::from).collect())?;
        Some(pages.iter().skip(2).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn rustdoc_is_handed_what_the_compiler_is_handed_but_how_machine_code_is_made() {
        let library = "rustc --crate-name words --edition=2024 src/lib.rs --crate-type lib --emit=dep-info,link -C opt-level=1 \
                       --out-dir deps --extern fluent=a.rmeta";
        let pages = "--crate-name words --edition=2024 src/lib.rs --crate-type lib --extern fluent=a.rmeta";
        assert_eq!(asked(library).as_deref(), Some(pages));
    }

    #[test]
    fn what_nobody_runs_and_what_tests_pages_is_made_quickly_instead_of_quick() {
        let slow = |words: &str| is_slow_enough(&words.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert!(!slow("rustc --crate-name words src/lib.rs --crate-type lib -C opt-level=1"));
        assert!(!slow("rustc --crate-name moonpack src/main.rs --crate-type bin"));
        assert!(
            !slow("rustc --crate-name learn src/bin/learn/main.rs --test -C opt-level=2"),
            "its tests are run"
        );
        assert!(!slow("rustc --crate-name contract tests/contract.rs --test -C opt-level=2"));
        assert!(slow("rustc --crate-name it tests/it/main.rs --test -C opt-level=1"));
        assert!(slow("rustc --crate-name learn src/bin/learn/main.rs --crate-type bin -C opt-level=2"));
        assert!(slow("rustc --crate-name load examples/load/main.rs --crate-type bin"));
        assert!(slow("rustc --crate-name playouts benches/playouts.rs --crate-type bin --cfg test"));
    }

    #[test]
    fn tests_and_examples_have_no_pages() {
        assert_eq!(asked("rustc --crate-name words src/lib.rs --emit=link --test"), None);
        assert_eq!(asked("rustc --crate-name load examples/load.rs --crate-type bin"), None);
    }
}
