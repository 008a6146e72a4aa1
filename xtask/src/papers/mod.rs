//! `cargo xtask papers`: what documents say of the tree is true. Links lead to files and headings, tables of modules name
//! modules, and code in a crate's README is compiled with its documentation. What pages name is there (`named`), and so are
//! the commands and requests (`doors`) and the tests, examples and benches (`programs`) that they show.

mod doors;
mod named;
mod page;
mod programs;

use std::path::Path;

use anyhow::Result;

use self::page::Page;
use crate::tree;

/// Reads every page written by hand.
pub(crate) fn check() -> Result<()> {
    let root = tree::root();
    let mut problems = Vec::new();
    let paths = tree::files(&root, &[".md"])?;
    let pages = paths.iter().map(|path| Page::read(&root, path)).collect::<Result<Vec<_>>>()?;
    for Page { home, place, text, .. } in &pages {
        for (file, heading) in links(text) {
            let target = if file.is_empty() { root.join(place) } else { home.join(file) };
            if !target.exists() {
                problems.push(format!("{place}: nothing lies at {file}"));
            } else if !heading.is_empty() && !headings(&tree::read(&target)?).any(|name| name == heading) {
                problems.push(format!("{place}: {file} has no heading #{heading}"));
            }
        }
        let library = home.join("src/lib.rs");
        if place.ends_with("README.md") && library.is_file() {
            let included = tree::read(&library)?.contains("include_str!(\"../README.md\")");
            if has_rust(text) && !included {
                problems.push(format!("{place}: its code is not compiled; include it in src/lib.rs"));
            }
            let gone = modules(text).filter(|module| !is_module(home, module));
            problems.extend(gone.map(|module| format!("{place}: there is no module `{module}`")));
        }
    }
    problems.extend(named::problems(&root, &pages)?);
    problems.extend(doors::problems(&root, &pages)?);
    problems.extend(programs::problems(&pages)?);
    println!("  {} pages", pages.len());
    tree::verdict("papers", &problems)
}

/// Does a page show code that says nothing of its language, or that it is Rust? What another language's shows, its tests run.
fn has_rust(text: &str) -> bool {
    let fences = text.lines().filter_map(|line| line.strip_prefix("```"));
    fences.step_by(2).any(|language| language.is_empty() || language.starts_with("rust"))
}

/// Where the links of a page lead, if it is not out of the house: a file, or none for the page itself, and a heading or none.
fn links(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let own = targets.filter(|target| !target.contains("://") && !target.contains(char::is_whitespace));
    own.map(|target| target.split_once('#').unwrap_or((target, "")))
}

/// The headings of a page as links name them.
fn headings(text: &str) -> impl Iterator<Item = String> {
    let lines = text
        .lines()
        .filter_map(|line| line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with('#')));
    lines.map(|heading| {
        let letters = heading.to_lowercase().replace(' ', "-");
        letters.chars().filter(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect()
    })
}

/// The names in the first column of a table whose head is `module`.
fn modules(text: &str) -> impl Iterator<Item = &str> {
    let table = text.split("\n| module | owns |\n").nth(1).unwrap_or_default();
    let rows = table.lines().take_while(|line| line.starts_with('|')).skip(1);
    rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split('`').skip(1).step_by(2))
}

fn is_module(home: &Path, module: &str) -> bool {
    home.join(format!("src/{module}.rs")).is_file() || home.join(format!("src/{module}/mod.rs")).is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_modules_are_found() {
        let page = "[a](docs/a.md) [b](https://x.y) [c](#d) [e](f.md#g)\n\n## One `two`, three\n\n| module | owns |\n| --- | --- |\n| `h`, `i` | j |\n\nk";
        assert_eq!(links(page).collect::<Vec<_>>(), [("docs/a.md", ""), ("", "d"), ("f.md", "g")]);
        assert_eq!(headings(page).collect::<Vec<_>>(), ["one-two-three"]);
        assert_eq!(modules(page).collect::<Vec<_>>(), ["h", "i"]);
    }

    #[test]
    fn code_of_other_languages_is_no_rust() {
        assert!(has_rust("a\n```\nlet b = 1;\n```\n") && has_rust("```rust,no_run\nc();\n```\n"));
        assert!(!has_rust("```python\nd()\n```\n\n```sh\ne\n```\n"));
    }
}
