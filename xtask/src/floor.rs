//! One floor plan for the rules crates: the same files with the same functions in each, as `ARCHITECTURE.md` lists them.
//!
//! The tables there are the plan; nothing of them is repeated here. What only one game needs stands in the second.

use anyhow::{Context, Result};

use crate::{declared, tree};

/// The heading of the plan in `ARCHITECTURE.md`.
const HEADING: &str = "## One floor plan for rules crates";
/// The tests of every rules crate. Directly below `tests` stands nothing else, since each file there is a program to link.
const TESTS: [&str; 9] = [
    "tests/contract.rs",
    "tests/allocation.rs",
    "tests/rules/main.rs",
    "tests/rules/content.rs",
    "tests/rules/notation.rs",
    "tests/rules/second.rs",
    "tests/support/laws.rs",
    "tests/support/candidates.rs",
    "tests/support/table.rs",
];

/// Checks the crates of the games that are offered against the plan.
pub(crate) fn check() -> Result<()> {
    let mut problems = Vec::new();
    let text = tree::read(&tree::root().join("ARCHITECTURE.md"))?;
    let plan = plan(&text).context("reading the floor plan in ARCHITECTURE.md")?;
    let games: Vec<String> = declared::listed()?.into_iter().map(|game| game.name).collect();
    // A column for each of them, in the order they are declared in.
    let head = format!("| {} |", games.join(" | "));
    let (_, beside) =
        text.split_once(&head).with_context(|| format!("no table of what only one game has: `{head}`"))?;
    for (column, game) in games.iter().enumerate() {
        let home = tree::root().join("crates").join(game);
        let own = own_files(beside, column);
        let source = home.join("src");
        for path in tree::files(&source, &[".rs"])? {
            let file = path.strip_prefix(&source).unwrap_or(&path).to_string_lossy().into_owned();
            if !own.contains(&file) && !plan.iter().any(|(planned, _)| *planned == file) {
                problems.push(format!("{game}: src/{file} stands in no table of ARCHITECTURE.md"));
            }
        }
        let gone = own.iter().filter(|file| !source.join(file).is_file());
        problems.extend(gone.map(|file| format!("{game} has no src/{file}")));
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
        let beside = tree::files(&home.join("tests"), &[".rs"])?;
        let beside = beside.iter().filter_map(|path| path.strip_prefix(&home).ok()?.to_str());
        let beside = beside.filter(|file| file.matches('/').count() == 1 && !TESTS.contains(file));
        problems.extend(beside.map(|file| format!("{game}: {file} belongs into tests/rules")));
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

/// The files that a column of the second table names, as modules.
fn own_files(table: &str, column: usize) -> Vec<String> {
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(column + 1));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(|module| format!("{module}.rs")).collect()
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
    fn a_column_names_the_files_of_one_game() {
        let table = "\n| --- | --- |\n| `a`, `b`: c | `d/e`: f |\n| | `g` |\n\n| `h` | `i` |";
        assert_eq!(own_files(table, 0), ["a.rs", "b.rs"]);
        assert_eq!(own_files(table, 1), ["d/e.rs", "g.rs"]);
    }

    #[test]
    fn a_function_is_found_with_and_without_type_parameters() {
        assert!(declares("pub(crate) fn draw<R: Rng>(", "draw") && declares("fn legal(", "legal"));
        assert!(!declares("fn legalize(", "legal"));
    }
}
