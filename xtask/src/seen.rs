//! What the tests of a crate look at: its own files, the sources of what it is built from, and what these name.
//!
//! A crate of the tree opens files outside of its own folder by paths that its sources spell out, so a folder whose name stands
//! nowhere in them is not looked at. `xtask` reads the tree as a whole; its tests look at everything.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use cargo_metadata::{DependencyKind, Package};

use crate::tree;

/// Where only those look who run what stands there.
const OWN: &[&str] = &["tests/", "benches/", "examples/"];

/// A crate of the workspace, and what its tests look at.
pub(crate) struct Seen {
    /// The package's name.
    pub(crate) name: String,
    /// Its folder in the tree, with the `/` at its end.
    folder: String,
    /// The folders of what it is built from.
    from: BTreeSet<String>,
    /// The folders of all crates.
    all: BTreeSet<String>,
    /// What else of the tree its sources and those of what it is built from name: folders of crates and of the root, with the `/` at
    /// their end, and pages at the root.
    named: BTreeSet<String>,
}

impl Seen {
    /// May the outcome of its tests depend on this file?
    pub(crate) fn looks(&self, path: &str) -> bool {
        let Some(folder) = self.all.iter().find(|folder| path.starts_with(folder.as_str())) else {
            return self.names(path);
        };
        let inside = &path[folder.len()..];
        let source = !OWN.iter().any(|own| inside.starts_with(own));
        // How tests are run is written in `xtask`.
        self.reads_everything()
            || *folder == self.folder
            || folder == XTASK
            || (self.from.contains(folder) && source)
            || self.named.contains(folder)
    }

    /// Of what lies in no crate: is its folder, or the page at the root, named? What says how to build is looked at by all.
    fn names(&self, path: &str) -> bool {
        let top = match path.split_once('/') {
            Some((top, _)) => format!("{top}/"),
            None if path.ends_with(".md") => path.to_owned(),
            None => return true,
        };
        self.reads_everything() || top.starts_with('.') || self.named.contains(&top)
    }

    fn reads_everything(&self) -> bool {
        self.folder == XTASK
    }
}

const XTASK: &str = "xtask/";

/// All crates of the workspace.
pub(crate) fn crates() -> Result<Vec<Seen>> {
    let metadata = tree::metadata()?;
    let packages = metadata.workspace_packages();
    let by_folder: BTreeMap<String, &Package> =
        packages.into_iter().map(|package| (folder(package), package)).collect();
    let all: BTreeSet<String> = by_folder.keys().cloned().collect();
    let texts: BTreeMap<&str, [String; 2]> = all
        .iter()
        .map(|folder| Ok((folder.as_str(), [sources(folder, false)?, sources(folder, true)?])))
        .collect::<Result<_>>()?;
    let at_the_root = at_the_root()?;
    let crates = by_folder.iter().map(|(own, package)| {
        let mut from = BTreeSet::new();
        let mut next: Vec<String> = built_from(package, true).collect();
        while let Some(folder) = next.pop() {
            if from.insert(folder.clone()) {
                next.extend(
                    by_folder.get(&folder).into_iter().flat_map(|package| built_from(package, false)),
                );
            }
        }
        let read =
            from.iter().filter(|folder| *folder != own).filter_map(|folder| texts.get(folder.as_str()));
        let sources: String =
            read.map(|[sources, _]| sources.as_str()).chain([texts[own.as_str()][1].as_str()]).collect();
        let named =
            all.iter().chain(&at_the_root).filter(|place| is_named(place, &sources)).cloned().collect();
        Seen { name: package.name.to_string(), folder: own.clone(), from, all: all.clone(), named }
    });
    Ok(crates.collect())
}

/// The folders of the root, with the `/` at their end, and its pages.
fn at_the_root() -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(tree::root())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            found.push(name + "/");
        } else if name.ends_with(".md") {
            found.push(name);
        }
    }
    Ok(found)
}

/// Do these sources spell out a path to this place? A folder may end a path too, and a crate be named from its neighbour.
fn is_named(place: &str, sources: &str) -> bool {
    let neighbour = place.strip_prefix("crates/").map(|name| format!("../{name}"));
    let last = place.strip_suffix('/').filter(|name| !name.contains('/')).map(|name| format!("{name}\""));
    sources.contains(place) || neighbour.into_iter().chain(last).any(|path| sources.contains(&path))
}

fn folder(package: &Package) -> String {
    let home = package.manifest_path.parent().map(|home| home.as_std_path().to_owned()).unwrap_or_default();
    let inside = home.strip_prefix(tree::root()).map(std::path::Path::to_owned).unwrap_or(home);
    format!("{}/", inside.display())
}

/// The folders of the crates of this tree that it names; those of its tests, if they are asked for.
fn built_from(package: &Package, tests: bool) -> impl Iterator<Item = String> + '_ {
    let ours =
        package.dependencies.iter().filter(move |named| tests || named.kind != DependencyKind::Development);
    let folder = |path: &cargo_metadata::camino::Utf8PathBuf| {
        let inside = path.as_std_path().strip_prefix(tree::root()).ok()?.to_owned();
        Some(format!("{}/", inside.display()))
    };
    ours.filter_map(move |named| folder(named.path.as_ref()?))
}

/// What stands in the Rust files of a folder, `tests` and their like included if they are asked for.
fn sources(folder: &str, tests: bool) -> Result<String> {
    let home = tree::root().join(folder);
    let files = tree::files(&home, &[".rs"])?;
    let wanted = |path: &&PathBuf| tests || !OWN.iter().any(|own| path.starts_with(home.join(own)));
    files.iter().filter(wanted).map(|path| tree::read(path)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    static ALL: LazyLock<Vec<Seen>> = LazyLock::new(|| crates().expect("cargo knows the workspace"));

    fn looking_at(path: &str) -> BTreeSet<String> {
        ALL.iter().filter(|one| one.looks(path)).map(|one| one.name.clone()).collect()
    }

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_crate_is_tried_again_when_anything_it_is_built_from_changes_and_not_when_its_users_do() {
        let all: BTreeSet<String> = ALL.iter().map(|one| one.name.clone()).collect();
        assert!(all.len() > 20);
        let rules = looking_at("crates/rules/src/lib.rs");
        let apart: BTreeSet<_> = all.difference(&rules).cloned().collect();
        assert_eq!(
            apart,
            set(&["moonpack-bus", "moonpack-services", "moonpack-store"]),
            "these know no game"
        );
        assert_eq!(looking_at("crates/cli/src/main.rs"), set(&["moonpack", "xtask"]));
        let pages = looking_at("crates/pages/src/shell.rs");
        assert!(pages.contains("moonpack-web") && pages.contains("moonpack"), "through what lies between");
        assert!(!pages.contains("moonpack-bots") && !pages.contains("moonpack-live"));
        assert!(
            looking_at("crates/testkit/src/lib.rs").contains("wolfwalkers"),
            "its tests are built from it"
        );
        assert!(!looking_at("crates/testkit/src/lib.rs").contains("moonpack-web"));
    }

    #[test]
    fn a_change_of_tests_is_tried_by_those_tests_alone() {
        assert_eq!(looking_at("crates/bots/tests/it/main.rs"), set(&["moonpack-bots", "xtask"]));
        assert_eq!(looking_at("crates/live/tests/world/mod.rs"), set(&["moonpack-live", "xtask"]));
    }

    #[test]
    fn files_that_are_opened_by_their_path_are_looked_at() {
        assert!(looking_at("crates/lone-wolves/data/rules.toml").contains("moonpack-words"));
        for (path, reader) in [
            ("fixtures/codes-1.txt", "moonpack-games"),
            ("fuzz/near.rs", "moonpack-engine"),
            ("fuzz/corpus/doors/lines", "moonpack-web"),
            ("examples/api_bot.py", "moonpack-web"),
            ("locales/en/app.ftl", "moonpack-words"),
            ("docs/record.md", "moonpack"),
        ] {
            assert!(looking_at(path).contains(reader), "{reader} opens {path}");
        }
        assert_eq!(looking_at("CHANGELOG.md"), set(&["xtask"]));
    }

    #[test]
    fn what_says_how_to_build_is_looked_at_by_all() {
        for path in
            ["Cargo.toml", "Cargo.lock", ".config/nextest.toml", ".cargo/config.toml", "xtask/src/cargo.rs"]
        {
            assert_eq!(looking_at(path).len(), ALL.len(), "{path}");
        }
    }
}
