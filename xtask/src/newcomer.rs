//! The guide "A new game" of `ARCHITECTURE.md` against the tree: it names every file that knows the newest game, and no other.
//! And no file lists all games beside their declaration.
//!
//! The game that no list shows went through the guide, so the files that name it are those a new game needs. Tests are not
//! looked at: those that try every game find it by themselves, and those that name it prove something of their own. Nor is
//! the documentation of the trait's slices, whose example it is.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use crate::{declared, tree};

const HEADING: &str = "## A new game";
/// Where files may know a game, and how their names end.
const PLACES: [(&str, &[&str]); 6] = [
    ("crates", &[".rs", ".toml", ".css", ".js", ".svg", ".py", ".pyi", ".moonpack"]),
    ("locales", &[".ftl"]),
    ("fixtures", &[".moonpack", ".md"]),
    ("xtask/src", &[".rs"]),
    ("browser", &[".js"]),
    ("fuzz", &[".rs"]),
];

/// What the guide and the tree do not say alike.
pub(crate) fn problems() -> Result<Vec<String>> {
    let newest = declared::unlisted()?.name;
    let (told, found) = (told(&newest)?, found(&newest)?);
    let covers = |entry: &str, file: &str| entry == file || (entry.ends_with('/') && file.starts_with(entry));
    let silent = found.iter().filter(|file| !told.iter().any(|entry| covers(entry, file)));
    let idle = told.iter().filter(|entry| !found.iter().any(|file| covers(entry, file)));
    let silent = silent.map(|file| format!("{file} knows {newest}, but `{HEADING}` does not name it"));
    let idle = idle.map(|entry| format!("`{HEADING}` names {entry}, which does not know {newest}"));
    Ok(silent.chain(idle).chain(declared::lists()?).collect())
}

/// The paths in the guide, with the game's name in them, each language and each of several names in braces by itself.
fn told(newest: &str) -> Result<BTreeSet<String>> {
    let text = tree::read(&tree::root().join("ARCHITECTURE.md"))?;
    let (_, guide) = text.split_once(HEADING).with_context(|| format!("there is no `{HEADING}`"))?;
    let guide = guide.split("\n## ").next().unwrap_or(guide);
    let quoted = guide.split('`').skip(1).step_by(2);
    let paths = quoted.filter(|word| word.contains('/') || word.ends_with(".toml"));
    let named = paths.map(|path| path.replace("NAME", newest));
    Ok(named.flat_map(|path| each(&path)).collect())
}

/// `a/{b,c}/d` as `a/b/d` and `a/c/d`; a `*` stands for every language.
pub(crate) fn each(path: &str) -> Vec<String> {
    let path = &path.replace('*', &format!("{{{}}}", tree::LANGS.join(",")));
    let parts = path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
    let Some((before, (names, after))) = parts else { return vec![path.to_owned()] };
    names.split(',').map(|name| format!("{before}{}{after}", name.trim())).collect()
}

/// The files that name the game, from the root.
fn found(name: &str) -> Result<BTreeSet<String>> {
    let root = tree::root();
    let names = |text: &str| {
        text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word.eq_ignore_ascii_case(name))
    };
    let mut files = vec![root.join("Cargo.toml")];
    for (place, endings) in PLACES {
        files.extend(tree::files(&root.join(place), endings)?);
    }
    let mut found = BTreeSet::new();
    for file in files {
        let path = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().into_owned();
        let aside =
            path.contains("/tests/") || path.ends_with("tests.rs") || path.starts_with("crates/rules/");
        if !aside && (names(&path) || names(&tree::read(&file)?)) {
            found.insert(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_stand_for_each_of_their_names() {
        assert_eq!(each("a/{b,c}/d"), ["a/b/d", "a/c/d"]);
        assert_eq!(each("a/b"), ["a/b"]);
        assert_eq!(each("a/*/b"), ["a/en/b", "a/de/b", "a/uk/b"]);
    }
}
