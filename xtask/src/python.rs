//! `cargo xtask python`: the Python package in a virtual environment of its own below `target/`, and its tests there.
//! `cargo xtask wheels` builds the package as it is given to others.
//!
//! The tests run the library that the workspace's build made, laid beside the package's Python files, so that nothing is
//! compiled a second time. Nothing is installed outside the environment.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{cargo, tree};

/// Known to work together; newer ones are welcome on a day of one's own choosing.
const NEEDED: &[&str] = &[
    "maturin==1.16.0",
    "pytest==9.2.0",
    "mypy==2.4.1",
    "numpy==2.4.6",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "open_spiel==2.0.2",
];
/// The library as the build names it, and as Python looks for it.
const LIBRARY: (&str, &str) = ("target/debug/lib_moonpack.so", "_moonpack.abi3.so");

/// Builds the library and runs the package's tests.
pub(crate) fn run() -> Result<()> {
    install()?;
    cargo::linted(&["build", "--package", "moonpack-python", "--locked"])?;
    test_the_build()
}

/// Runs the package's tests with the library as it was built last.
pub(crate) fn test_the_build() -> Result<()> {
    let home = home();
    let package = home.join("package/moonpack");
    let _missing = fs::remove_dir_all(&package);
    fs::create_dir_all(&package)?;
    let sources = tree::root().join("crates/python/python/moonpack");
    for file in tree::files(&sources, &[".py", ".pyi", "py.typed"])? {
        fs::copy(&file, package.join(file.file_name().context("a file has a name")?))?;
    }
    fs::copy(tree::root().join(LIBRARY.0), package.join(LIBRARY.1))
        .context("laying the library beside it")?;
    let mut pytest = Command::new(home.join("venv/bin/python"));
    pytest.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations", "5"]);
    pytest.current_dir(tree::root().join("crates/python")).env("PYTHONPATH", home.join("package"));
    done(pytest.env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// Makes the environment where it is not yet there. Everything comes as wheels: a package that has none for this Python
/// fails here, by name, instead of leaving its tests out.
pub(crate) fn install() -> Result<()> {
    let home = home();
    let list = NEEDED.join("\n");
    let noted = home.join("installed.txt");
    if fs::read_to_string(&noted).is_ok_and(|installed| installed == list) {
        return Ok(());
    }
    fs::create_dir_all(&home)?;
    done(Command::new("python3").args(["-m", "venv"]).arg(home.join("venv")))?;
    let mut pip = Command::new(home.join("venv/bin/pip"));
    done(pip.args(["install", "--quiet", "--only-binary", ":all:"]).args(NEEDED))?;
    Ok(fs::write(noted, list)?)
}

/// Builds the wheel into `target/wheels`.
pub(crate) fn wheels() -> Result<()> {
    install()?;
    let mut maturin = Command::new(home().join("venv/bin/maturin"));
    maturin.args(["build", "--release", "--locked", "--manifest-path", "crates/python/Cargo.toml"]);
    done(maturin.current_dir(tree::root()))
}

fn home() -> PathBuf {
    tree::root().join("target/python")
}

fn done(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    ensure!(status.success(), "{command:?} failed");
    Ok(())
}
