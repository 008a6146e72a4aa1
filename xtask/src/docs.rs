//! `docs/rules/`: the rule statements of every game as pages, in three languages, generated from `locales/`.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use moonpack_words::{Lang, Words, rulebook};

use crate::declared::{self, Declared};
use crate::tree;

/// Writes the pages.
pub(crate) fn write() -> Result<()> {
    for (path, text) in pages()? {
        let directory = path.parent().unwrap_or(&path);
        std::fs::create_dir_all(directory).with_context(|| directory.display().to_string())?;
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    println!("docs/rules: written");
    Ok(())
}

/// Fails if a page is not what would be written now, or if there is one that would not be.
pub(crate) fn check() -> Result<()> {
    let pages = pages()?;
    let mut problems = Vec::new();
    for (path, text) in &pages {
        if std::fs::read_to_string(path).ok().as_ref() != Some(text) {
            problems.push(format!("{} is not current: run `cargo xtask docs`", path.display()));
        }
    }
    for path in tree::files(&tree::root().join("docs/rules"), &[".md"])? {
        let written_by_hand = path.file_name().is_some_and(|name| name == "CHANGES.md");
        if !written_by_hand && !pages.iter().any(|(known, _)| *known == path) {
            problems.push(format!("{} belongs to no game: remove it", path.display()));
        }
    }
    tree::verdict("rule pages", &problems)
}

fn pages() -> Result<Vec<(PathBuf, String)>> {
    let mut pages = Vec::new();
    let games = declared::listed()?;
    for lang in Lang::ALL {
        for Declared { name: game, letters, .. } in &games {
            let path = tree::root().join("docs/rules").join(lang.code()).join(format!("{game}.md"));
            pages.push((path, page(Words::of(lang), game, letters)));
        }
    }
    Ok(pages)
}

fn page(words: &Words, game: &str, letters: &str) -> String {
    let title = words.text(&format!("game-{game}"));
    let mut text = format!("# {title}\n\n{}\n", words.text("docs-rules-intro"));
    for group in rulebook(game).iter().flat_map(|book| &book.groups) {
        let heading = words.text(&format!("{}-group-{}", letters.to_lowercase(), group.id));
        // Writing to a string cannot fail.
        let _ = write!(text, "\n## {heading}\n\n");
        for rule in &group.rules {
            let mark = match (rule.since, rule.until) {
                (_, Some(until)) => {
                    format!(" ({})", words.with("docs-rules-until", &[("version", until.into())]))
                }
                (1, None) => String::new(),
                (since, None) => {
                    format!(" ({})", words.with("docs-rules-since", &[("version", since.into())]))
                }
            };
            let _ = writeln!(text, "- **{}**{mark} {}", rule.id, words.text(&rule.id).replace('\n', " "));
        }
    }
    text
}
