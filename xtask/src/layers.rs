//! The layers of the house: a crate uses only crates above it in this list, the rules crates stay pure, and the modules of
//! larger crates keep to a plan of their own (`modules`). The list of crates in `ARCHITECTURE.md` is in such an order too, and
//! the guide for a new game there names what it has to touch (`newcomer`).

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use cargo_metadata::DependencyKind;
use cargo_metadata::camino::Utf8Path;

use crate::{declared, modules, newcomer, tree};

/// The row of the games, with all that they know.
const GAMES: usize = 1;

/// From the ground up. Crates in one row do not know each other. The games stand in their row because they are declared.
const LAYERS: &[&[&str]] = &[
    &["moonpack-rules"],
    &["moonpack-testkit"],
    &["moonpack-games", "moonpack-words"],
    &["moonpack-bots", "moonpack-tell", "moonpack-ways"],
    &["moonpack-lessons", "moonpack-letters"],
    &["moonpack-pages", "moonpack-engine"],
    &["moonpack-table"],
    &["moonpack-services"],
    &["moonpack-store", "moonpack-bus"],
    &["moonpack-live"],
    &["moonpack-web"],
    &["moonpack", "moonpack-python"],
];

/// What must not be reached, however indirectly, from a rules crate.
const IMPURE: &[&str] = &["tokio", "axum", "sqlx", "serde_json", "rayon", "tracing", "mio", "getrandom"];

/// Checks both promises against cargo's own view of the dependencies.
pub(crate) fn check() -> Result<()> {
    let metadata = tree::metadata()?;
    let resolve = metadata.resolve.as_ref().context("cargo resolved nothing")?;
    let map = tree::read(&tree::root().join("ARCHITECTURE.md"))?;
    let line = |folder: Option<&str>| map.lines().position(|line| folder.is_some() && listed(line) == folder);
    let games = declared::games()?;
    let is_game =
        |name: &str| games.iter().any(|game| game.name == name.strip_prefix("moonpack-").unwrap_or(name));
    let layer = |name: &str| {
        if is_game(name) { Some(GAMES) } else { LAYERS.iter().position(|row| row.contains(&name)) }
    };
    let mut problems = Vec::new();
    for package in metadata.workspace_packages() {
        let own = package.name.as_str();
        if own == "xtask" {
            continue;
        }
        let Some(height) = layer(own) else {
            problems.push(format!("{own} has no layer: give it one in xtask/src/layers.rs"));
            continue;
        };
        let used = resolve.nodes.iter().find(|node| node.id == package.id).map_or(&[][..], |node| &node.deps);
        let normal =
            used.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal));
        for other in normal.filter(|dep| metadata.workspace_members.contains(&dep.pkg)) {
            let other = &metadata[&other.pkg];
            let [here, there] = [package, other]
                .map(|package| line(package.manifest_path.parent().and_then(Utf8Path::file_name)));
            if here.is_none_or(|here| there.is_none_or(|there| there >= here)) {
                problems.push(format!(
                    "ARCHITECTURE.md: {own} uses {}, which is not listed above it",
                    other.name
                ));
            }
            let other = other.name.as_str();
            if layer(other).is_none_or(|below| below >= height) {
                problems.push(format!("{own} uses {other}, which is not below it"));
            }
        }
        if height <= GAMES && own != "moonpack-testkit" {
            let reached = reached(own)?;
            let impure = IMPURE.iter().filter(|name| reached.contains(**name));
            problems.extend(impure.map(|name| format!("{own} is pure, yet reaches {name}")));
        }
    }
    problems.extend(modules::problems()?);
    problems.extend(newcomer::problems()?);
    tree::verdict("layers", &problems)
}

/// The crate that a line of the list in `ARCHITECTURE.md` is about.
fn listed(line: &str) -> Option<&str> {
    line.strip_prefix("crates/")?.split_whitespace().next()
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
        // Whoever builds with features unified over the workspace would be shown what no crate alone reaches.
        .env_remove("CARGO_RESOLVER_FEATURE_UNIFICATION")
        .output()
        .context("running cargo tree")?;
    ensure!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(lines.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect())
}
