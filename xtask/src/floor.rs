//! One floor plan for the rules crates: the same files with the same functions in each, as `ARCHITECTURE.md` lists them.
//!
//! The table there is the plan; nothing of it is repeated here. What only one game needs may stand beside it.

use anyhow::{Context, Result};

use crate::tree;

/// The heading of the plan in `ARCHITECTURE.md`.
const HEADING: &str = "## One floor plan for rules crates";
/// Folders of every rules crate that hold no file of the plan.
const TESTS: [&str; 5] = [
    "tests/contract.rs",
    "tests/rules/main.rs",
    "tests/support/mod.rs",
    "tests/support/laws.rs",
    "tests/support/candidates.rs",
];

/// Checks the three crates against the plan.
pub(crate) fn check() -> Result<()> {
    let mut problems = Vec::new();
    let text = tree::read(&tree::root().join("ARCHITECTURE.md"))?;
    let plan = plan(&text).context("reading the floor plan in ARCHITECTURE.md")?;
    for (game, _) in tree::GAMES {
        let home = tree::root().join("crates").join(game);
        for (file, functions) in &plan {
            match tree::read(&home.join("src").join(file)) {
                Err(_) => problems.push(format!("{game} has no src/{file}")),
                Ok(code) => {
                    let lacking = functions.iter().filter(|name| !declares(&code, name));
                    problems.extend(lacking.map(|name| format!("{game}: src/{file} has no fn {name}")));
                }
            }
        }
        let missing = TESTS.iter().filter(|file| !home.join(file).is_file());
        problems.extend(missing.map(|file| format!("{game} has no {file}")));
        for path in tree::files(&home, &[".rs"])? {
            if tree::read(&path)?.lines().any(|line| line.trim_start().starts_with("include!(")) {
                problems.push(format!("{} is put together with include!", path.display()));
            }
        }
    }
    tree::verdict("floor plan", &problems)
}

/// The rows of the table: a file and the functions it must have.
fn plan(text: &str) -> Result<Vec<(String, Vec<String>)>> {
    let (_, section) = text.split_once(HEADING).with_context(|| format!("there is no `{HEADING}`"))?;
    let rows =
        section.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let rows: Vec<_> = rows.skip(2).filter_map(row).collect();
    anyhow::ensure!(rows.len() > 10, "the table of files has only {} rows", rows.len());
    Ok(rows)
}

fn row(line: &str) -> Option<(String, Vec<String>)> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let file = cells.first()?.trim_matches('`').to_owned();
    let names = cells.last()?.split(',').map(|name| name.trim().trim_matches('`').to_owned());
    Some((file, names.filter(|name| !name.is_empty()).collect()))
}

fn declares(code: &str, name: &str) -> bool {
    code.contains(&format!("fn {name}(")) || code.contains(&format!("fn {name}<"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_names_a_file_and_its_functions() {
        let read = row("| `legal.rs` | what may be decided now | `legal`, `apply` |");
        assert_eq!(read, Some(("legal.rs".to_owned(), vec!["legal".to_owned(), "apply".to_owned()])));
    }

    #[test]
    fn a_function_is_found_with_and_without_type_parameters() {
        assert!(declares("pub(crate) fn draw<R: Rng>(", "draw") && declares("fn legal(", "legal"));
        assert!(!declares("fn legalize(", "legal"));
    }
}
