//! `cargo xtask deny`: what the house depends on. Licences, crates in two versions and the oldest compiler that each
//! dependency takes, by the rules of `deny.toml` and without a network. Known advisories need one: the test command asks
//! `cargo deny`, which reads the same file, where that is installed and its database can be reached.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{cargo, tree};

#[derive(Deserialize)]
struct Rules {
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licences {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: BTreeSet<String>,
}

/// Compares everything in the lock file with the rules.
pub(crate) fn check() -> Result<()> {
    let rules: Rules = toml::from_str(&tree::read(&tree::root().join("deny.toml"))?).context("deny.toml")?;
    let metadata = tree::metadata()?;
    let own = metadata.workspace_packages().into_iter().find_map(|package| package.rust_version.clone());
    let own = own.context("the workspace names no rust-version")?;
    let mut problems = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let foreign = metadata.packages.iter().filter(|package| package.source.is_some());
    for package in foreign {
        let name = package.name.as_str();
        versions.entry(name).or_default().insert(package.version.to_string());
        let licence = package.license.as_deref().unwrap_or_default();
        if !permits(licence, &rules.licenses.allow) {
            problems.push(format!("{name}: the licence `{licence}` is not among those in deny.toml"));
        }
        if let Some(needed) = package.rust_version.as_ref().filter(|needed| **needed > own) {
            problems.push(format!("{name} needs Rust {needed}, the workspace promises {own}"));
        }
        let source = package.source.as_ref().map(ToString::to_string).unwrap_or_default();
        if !source.starts_with("registry+") && !source.starts_with("sparse+") {
            problems.push(format!("{name} comes from {source}, not from the registry"));
        }
    }
    let twice: BTreeSet<&str> =
        versions.iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| *name).collect();
    for name in &twice {
        if !rules.bans.skip.contains(*name) {
            let all = versions[name].iter().cloned().collect::<Vec<_>>().join(", ");
            problems.push(format!("{name} is there as {all}: use one, or name it in deny.toml and say why"));
        }
    }
    let settled = rules.bans.skip.iter().filter(|name| !twice.contains(name.as_str()));
    problems.extend(settled.map(|name| format!("{name} is there once: take it out of deny.toml")));
    // The fuzz targets are a workspace of their own, which nobody builds every day: its lock file must follow this one.
    tree::metadata_of("fuzz/Cargo.toml")?;
    println!("  {} crates of others, {} of them in two versions, Rust {own}", versions.len(), twice.len());
    tree::verdict("licences", &problems)
}

/// Asks `cargo deny` whether anything that was locked is known to be unsafe. That nobody can be asked here is said, and is no fault
/// of ours; what is known to be unsafe is one.
pub(crate) fn advisories() -> Result<()> {
    if !cargo::has("deny") {
        println!("cargo-deny is not installed (cargo install cargo-deny): nobody was asked for advisories");
        return Ok(());
    }
    if !cargo::quietly(&["deny", "fetch", "db"]) {
        println!("the database of advisories cannot be reached from here: nobody was asked for advisories");
        return Ok(());
    }
    cargo::run(&["deny", "--offline", "check", "advisories"])
}

/// Does an SPDX expression leave us a choice that is allowed? `OR` binds weaker than `AND`; an older `/` is an `OR`, and an
/// exception after `WITH` only permits more.
fn permits(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let words = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut rest = words.as_slice();
    !words.is_empty() && either(&mut rest, allowed) && rest.is_empty()
}

fn either(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut found = both(words, allowed);
    while let ["OR", rest @ ..] = words {
        *words = rest;
        found |= both(words, allowed);
    }
    found
}

fn both(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut found = one(words, allowed);
    while let ["AND", rest @ ..] = words {
        *words = rest;
        found &= one(words, allowed);
    }
    found
}

fn one(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    match words {
        ["(", rest @ ..] => {
            *words = rest;
            let found = either(words, allowed);
            if let [")", rest @ ..] = words {
                *words = rest;
            }
            found
        }
        [name, "WITH", _, rest @ ..] | [name, rest @ ..] => {
            let found = allowed.contains(*name);
            *words = rest;
            found
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_permitted_if_one_choice_of_it_is() {
        let allowed: BTreeSet<String> = ["MIT", "Apache-2.0", "Unicode-3.0"].map(str::to_owned).into();
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "Apache-2.0/MIT",
            "(MIT OR GPL-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
        ] {
            assert!(permits(good, &allowed), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR GPL-2.0) AND GPL-3.0", "MIT)", "MIT MIT"] {
            assert!(!permits(bad, &allowed), "{bad}");
        }
    }
}
