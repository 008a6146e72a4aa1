//! What pages name is there: files by their paths, tests and types by their names, metrics by theirs; and so are the metrics that
//! dashboards and autoscalers ask for.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::page::Page;
use crate::{newcomer, tree};

/// The page that explains the metrics, and where they are declared.
const METRICS: (&str, &str) = ("docs/operations.md", "crates/web/src/metrics.rs");
/// Who asks for metrics.
const WATCHERS: &str = "deploy";
/// What Prometheus adds to the name of a histogram.
const PARTS: [&str; 3] = ["_bucket", "_count", "_sum"];
/// The page and the heading of the glossary.
const GLOSSARY: (&str, &str) = ("ARCHITECTURE.md", "## Words of the house");
/// So many joints have the names of tests, which are sentences, and of nothing else.
const SENTENCE: usize = 4;

/// What pages name and the tree does not have, and metrics that no page explains.
pub(super) fn problems(root: &Path, pages: &[Page]) -> Result<Vec<String>> {
    let folders = folders(root)?;
    let words = words(root)?;
    let declared = tree::read(&root.join(METRICS.1))?;
    let metrics = names(&declared).into_iter().filter(|name| declared.contains(&format!("\"{name}\"")));
    let metrics: BTreeSet<String> = metrics.collect();
    let mut problems = Vec::new();
    for page in pages {
        let paths = page.code.iter().flat_map(|code| paths(code, &folders));
        let lost = paths.filter(|path| {
            ![root, &root.join("crates"), &page.home].iter().any(|from| from.join(path).exists())
        });
        problems.extend(lost.map(|path| format!("{}: nothing lies at {path}", page.place)));
        let parts = page.code.iter().filter(|code| is_name(code)).flat_map(|code| code.split("::"));
        let unknown = parts.filter(|part| !words.contains(*part));
        problems.extend(unknown.map(|part| format!("{}: no source knows `{part}`", page.place)));
        let uncounted =
            names(&page.text).into_iter().filter(|name| !metrics.contains(name) && !is_crate(root, name));
        problems.extend(uncounted.map(|name| format!("{}: there is no metric {name}", page.place)));
    }
    for path in tree::files(&root.join(WATCHERS), &[".json", ".yaml"])? {
        let asked = names(&tree::read(&path)?);
        let uncounted = asked.iter().map(|name| whole(name)).filter(|name| !metrics.contains(*name));
        problems.extend(uncounted.map(|name| format!("{}: there is no metric {name}", path.display())));
    }
    let house = pages.iter().find(|page| page.place == GLOSSARY.0).context("the page of the glossary")?;
    let (_, glossary) = house.text.split_once(GLOSSARY.1).context("there is no glossary")?;
    let unknown = types(glossary).filter(|name| !words.contains(*name));
    problems.extend(
        unknown.map(|name| format!("{}: the glossary names `{name}`, which no source knows", GLOSSARY.0)),
    );
    let explained = pages.iter().find(|page| page.place == METRICS.0).context("the page of the metrics")?;
    let silent = metrics.iter().filter(|name| !explained.text.contains(&format!("`{name}`")));
    problems.extend(silent.map(|name| format!("{}: the metric {name} is not explained", METRICS.0)));
    Ok(problems)
}

/// The folders that a path may begin with: those of the root, and the crates, which are often named without theirs.
fn folders(root: &Path) -> Result<BTreeSet<String>> {
    let mut folders = BTreeSet::new();
    for dir in [root.to_owned(), root.join("crates")] {
        for entry in fs::read_dir(&dir).with_context(|| format!("listing {}", dir.display()))? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.insert(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    folders.remove("target");
    Ok(folders)
}

/// The paths of our own in a piece of code; patterns for a game that is yet to come are not looked for.
fn paths(code: &str, folders: &BTreeSet<String>) -> Vec<String> {
    let words = code.split_whitespace().map(|word| word.trim_end_matches([',', '.', ';', ':', ')']));
    let own = words.filter(|word| word.split_once('/').is_some_and(|(first, _)| folders.contains(first)));
    let plain = own.filter(|word| {
        word.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-*{},".contains(letter))
    });
    plain.filter(|word| !word.contains("NAME")).flat_map(newcomer::each).collect()
}

/// Is it the name of a test, or a path of Rust's own spelling such as `Game::legal`?
fn is_name(code: &str) -> bool {
    let plain = code.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_' || letter == ':');
    let sentence = code.matches('_').count() >= SENTENCE && !code.contains(':');
    plain && (sentence || code.contains("::"))
}

/// The types that the first table of a text names.
fn types(text: &str) -> impl Iterator<Item = &str> {
    let rows =
        text.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let code = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    code.filter(|code| code.starts_with(|letter: char| letter.is_ascii_uppercase()) && !code.contains(':'))
}

/// Every word of the sources.
fn words(root: &Path) -> Result<BTreeSet<String>> {
    let mut words = BTreeSet::new();
    for path in tree::files(&root.join("crates"), &[".rs"])? {
        let text = tree::read(&path)?;
        words.extend(
            text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').map(str::to_owned),
        );
    }
    Ok(words)
}

/// The names in a text that begin as the metrics do.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
    words.filter(|word| word.starts_with("moonpack_")).map(str::to_owned).collect()
}

/// The metric that a part of it belongs to.
fn whole(name: &str) -> &str {
    PARTS.iter().find_map(|part| name.strip_suffix(part)).unwrap_or(name)
}

fn is_crate(root: &Path, name: &str) -> bool {
    name.strip_prefix("moonpack_").is_some_and(|name| root.join("crates").join(name).is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_our_own_are_told_from_other_words() {
        let folders = ["crates", "live"].map(str::to_owned).into();
        let found = |code: &str| paths(code, &folders);
        assert_eq!(
            found("cat crates/{a,b}/c.rs, live/src; https://crates/x and/or"),
            ["crates/a/c.rs", "crates/b/c.rs", "live/src"]
        );
        assert!(found("crates/NAME/src target/release").is_empty());
    }

    #[test]
    fn sentences_and_rust_paths_are_names() {
        assert!(is_name("a_test_says_what_it_proves") && is_name("Game::legal"));
        assert!(!is_name("deal_lone_wolves") && !is_name("Content-Type:") && !is_name("moonpack://a::b"));
    }

    #[test]
    fn a_glossary_names_types() {
        let glossary = "\nWords of `Ours`.\n\n| word | means |\n| --- | --- |\n| seat | a chair (`Seat`, from `a::B`) |\n\n`Other`";
        assert_eq!(types(glossary).collect::<Vec<_>>(), ["Seat"]);
    }

    #[test]
    fn metrics_are_found_by_how_they_begin() {
        assert_eq!(
            names("`moonpack_steps_total`, moonpack-web").into_iter().collect::<Vec<_>>(),
            ["moonpack_steps_total"]
        );
        assert_eq!(whole("moonpack_load_seconds_bucket"), "moonpack_load_seconds");
        assert_eq!(whole("moonpack_steps_total"), "moonpack_steps_total");
    }
}
