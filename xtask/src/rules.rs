//! The rulebook is data: every statement names tests that prove it, every rule test names its statements, and both
//! sides say the same. A statement has words in all three languages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{declared, locales, tree};

#[derive(Deserialize)]
struct Index {
    #[serde(default)]
    group: Vec<Group>,
}

#[derive(Deserialize)]
struct Group {
    id: String,
    #[serde(default)]
    rule: Vec<Statement>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Statement {
    id: String,
    ruling: Option<u32>,
    module_ruling: Option<u32>,
    since: Option<u32>,
    until: Option<u32>,
    tests: Vec<String>,
}

/// Checks the statements of all games.
pub(crate) fn check() -> Result<()> {
    let mut problems = Vec::new();
    for game in declared::games()? {
        check_game(&game.name, &game.letters, &mut problems)
            .with_context(|| format!("rule statements of {}", game.name))?;
    }
    tree::verdict("rule statements", &problems)
}

fn check_game(game: &str, letters: &str, problems: &mut Vec<String>) -> Result<()> {
    let home = tree::root().join("crates").join(game);
    let index: Index = toml::from_str(&tree::read(&home.join("data/rules.toml"))?)?;
    let statements: Vec<&Statement> = index.group.iter().flat_map(|group| &group.rule).collect();

    let mut said = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for statement in &statements {
        if !ids.insert(statement.id.as_str()) {
            problems.push(format!("{}: stands twice", statement.id));
        }
        if !is_id(&statement.id, letters) {
            problems.push(format!("{}: not a number of {game}", statement.id));
        }
        if statement.since.zip(statement.until).is_some_and(|(since, until)| since > until) {
            problems.push(format!("{}: belongs to no version", statement.id));
        }
        if statement.tests.is_empty() {
            problems.push(format!("{}: no test proves it", statement.id));
        }
        said.extend(statement.tests.iter().map(|test| (statement.id.clone(), test.clone())));
    }
    for (what, numbers) in [
        ("ruling", statements.iter().filter_map(|s| s.ruling).collect::<BTreeSet<_>>()),
        ("module ruling", statements.iter().filter_map(|s| s.module_ruling).collect()),
    ] {
        let missing = (1..=numbers.last().copied().unwrap_or(0)).filter(|number| !numbers.contains(number));
        problems.extend(missing.map(|number| format!("{game}: {what} {number} has no statement")));
    }

    let proved = proofs(&home, problems)?;
    for (id, test) in said.difference(&proved) {
        problems.push(format!("{id}: `{test}` does not say that it proves it"));
    }
    for (id, test) in proved.difference(&said) {
        problems.push(format!("{id}: `{test}` proves it, but rules.toml does not name that test"));
    }

    for lang in tree::LANGS {
        let words =
            locales::messages(&tree::root().join("locales").join(lang).join(format!("rules-{game}.ftl")))?;
        let lower = letters.to_lowercase();
        let titles = index.group.iter().map(|group| format!("{lower}-group-{}", group.id));
        let wanted: BTreeSet<String> = ids.iter().map(|id| (*id).to_owned()).chain(titles).collect();
        let written: BTreeSet<String> = words.into_keys().collect();
        problems.extend(wanted.difference(&written).map(|key| format!("{key}: no words in {lang}")));
        problems.extend(
            written.difference(&wanted).map(|key| format!("{key}: words in {lang} for no statement")),
        );
    }
    println!("  {game}: {} statements, {} proofs", statements.len(), proved.len());
    Ok(())
}

fn is_id(id: &str, letters: &str) -> bool {
    id.strip_prefix(letters)
        .and_then(|rest| rest.strip_prefix('-'))
        .is_some_and(|number| number.len() == 3 && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Every (statement, test) that a `/// Proves …` line above a test claims.
fn proofs(home: &Path, problems: &mut Vec<String>) -> Result<BTreeSet<(String, String)>> {
    let mut proved = BTreeSet::new();
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    let mut sources = tree::files(&home.join("tests"), &[".rs"])?;
    sources.extend(tree::files(&home.join("src"), &[".rs"])?);
    for path in sources {
        let place = path.strip_prefix(home).unwrap_or(&path).display().to_string();
        let text = tree::read(&path)?;
        let mut claim: Option<Vec<String>> = None;
        for line in text.lines().map(str::trim) {
            if let Some(list) = line.strip_prefix("/// Proves ") {
                let list = list.trim_end_matches('.').split(',').map(|id| id.trim().to_owned());
                claim.get_or_insert_default().extend(list);
            } else if let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next())
                && let Some(ids) = claim.take()
            {
                if let Some(other) = seen.insert(name.to_owned(), place.clone()) {
                    problems.push(format!("{place}: a test `{name}` stands in {other} too"));
                }
                proved.extend(ids.into_iter().map(|id| (id, name.to_owned())));
            } else if !line.starts_with("///") && !line.starts_with("#[") && claim.take().is_some() {
                problems.push(format!("{place}: a `Proves` line is not followed by a test"));
            }
        }
    }
    Ok(proved)
}
