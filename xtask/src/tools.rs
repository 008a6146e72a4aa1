//! What the tests need beyond Rust: a browser, Python, Node, databases. Installed with Debian's own tools where that is permitted;
//! elsewhere this says exactly what to install.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// A program and the Debian package that brings it.
const NEEDED: &[(&str, &str)] = &[
    ("chromium-headless-shell", "chromium-headless-shell"),
    ("python3", "python3"),
    ("npm", "npm"),
    ("cc", "gcc"),
    ("initdb", "postgresql"),
    ("nats-server", "nats-server"),
    ("faketime", "faketime"),
    ("setpriv", "util-linux"),
];

/// Installs what is missing, or says what to install.
pub(crate) fn install() -> Result<()> {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(program, _)| !there(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        println!("tools: all there");
        return Ok(());
    }
    let by_hand = format!("apt-get install {}", missing.join(" "));
    if !there("apt-get") || !is_root() {
        bail!("the tests need programs that are missing here; install them with\n\n    sudo {by_hand}\n");
    }
    println!("tools: {by_hand}");
    apt(&["update"])?;
    let arguments: Vec<&str> =
        ["install", "--yes", "--no-install-recommends"].into_iter().chain(missing.iter().copied()).collect();
    apt(&arguments)
}

fn apt(arguments: &[&str]) -> Result<()> {
    let status = Command::new("apt-get")
        // Somebody else may be installing at this moment.
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null())
        .status()?;
    if !status.success() {
        bail!("apt-get {} failed", arguments.join(" "));
    }
    Ok(())
}

/// In the path, or where Debian puts what ordinary users do not call: servers, and the programs of each PostgreSQL.
fn there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    std::env::split_paths(&path)
        .chain(["/usr/sbin".into()])
        .chain(versions.map(|version| version.path().join("bin")))
        .any(|directory| directory.join(program).is_file())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
