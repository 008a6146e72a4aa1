//! The layers of the house: a crate uses only crates above it in this list, and the rules crates stay pure.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::tree;

/// From the ground up. Crates in one row do not know each other.
const LAYERS: &[&[&str]] = &[
    &["moonpack-rules"],
    &["the-wolves", "lone-wolves", "wolfwalkers", "moonpack-testkit"],
    &["moonpack-games", "moonpack-words"],
    &["moonpack-bots", "moonpack-tell"],
    &["moonpack-pages", "moonpack-engine"],
    &["moonpack-table"],
    &["moonpack-store"],
    &["moonpack-web"],
    &["moonpack"],
];

/// What must not be reached, however indirectly, from a rules crate.
const IMPURE: &[&str] = &["tokio", "axum", "sqlx", "serde_json", "rayon", "tracing", "mio", "getrandom"];

/// Checks both promises against `cargo metadata`.
pub(crate) fn check() -> Result<()> {
    let metadata = metadata()?;
    let packages: BTreeMap<&str, &Value> = list(&metadata["packages"]).map(|p| (text(&p["id"]), p)).collect();
    let members: BTreeSet<&str> = list(&metadata["workspace_members"]).map(text).collect();
    let name = |id: &str| packages.get(id).map_or("?", |package| text(&package["name"])).to_owned();
    let used: BTreeMap<&str, Vec<&str>> = list(&metadata["resolve"]["nodes"])
        .map(|node| {
            (
                text(&node["id"]),
                list(&node["deps"]).filter(|d| is_normal(d)).map(|d| text(&d["pkg"])).collect(),
            )
        })
        .collect();
    let layer = |name: &str| LAYERS.iter().position(|row| row.contains(&name));

    let mut problems = Vec::new();
    for id in &members {
        let own = name(id);
        if own == "xtask" {
            continue;
        }
        let Some(height) = layer(&own) else {
            problems.push(format!("{own} has no layer: give it one in xtask/src/layers.rs"));
            continue;
        };
        for other in used[id].iter().filter(|other| members.contains(*other)).map(|other| name(other)) {
            if layer(&other).is_none_or(|below| below >= height) {
                problems.push(format!("{own} uses {other}, which is not below it"));
            }
        }
        if height <= 1 && own != "moonpack-testkit" {
            let reached = reached(&own)?;
            let impure = IMPURE.iter().filter(|name| reached.contains(**name));
            problems.extend(impure.map(|name| format!("{own} is pure, yet reaches {name}")));
        }
    }
    tree::verdict("layers", &problems)
}

fn metadata() -> Result<Value> {
    let output = Command::new("cargo")
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--filter-platform",
            "x86_64-unknown-linux-gnu",
        ])
        .current_dir(tree::root())
        .output()
        .context("running cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).context("reading cargo metadata")
}

/// Is the dependency part of the program, not only of its tests or its build?
fn is_normal(dependency: &Value) -> bool {
    list(&dependency["dep_kinds"]).any(|kind| kind["kind"].is_null())
}

/// Every package reached from `start` by normal dependencies. Asked of `cargo tree`, because the metadata above shows
/// the features of the whole workspace at once and so reaches more than the crate itself would.
fn reached(start: &str) -> Result<BTreeSet<String>> {
    let output = Command::new("cargo")
        .args([
            "tree",
            "--locked",
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            "{p}",
            "--package",
            start,
        ])
        .current_dir(tree::root())
        .output()
        .context("running cargo tree")?;
    ensure!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(lines.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
