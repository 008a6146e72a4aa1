//! A page written by hand, and what stands in it as code.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::tree;

/// A page.
pub(super) struct Page {
    /// Its folder.
    pub(super) home: PathBuf,
    /// Its path from the root, for messages.
    pub(super) place: String,
    /// Its text.
    pub(super) text: String,
    /// Its code.
    pub(super) code: Vec<String>,
}

impl Page {
    pub(super) fn read(root: &Path, path: &Path) -> Result<Self> {
        let text = tree::read(path)?;
        let place = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let home = path.parent().unwrap_or(root).to_owned();
        Ok(Self { home, place, code: code(&text), text })
    }
}

/// Every line of the fenced blocks, and everything between backticks elsewhere on one line each. What a comment says behind a
/// command is left out, and so are blocks of records, whose first word is the program's name.
fn code(text: &str) -> Vec<String> {
    let (mut found, mut prose, mut fence) = (Vec::new(), String::new(), None);
    for line in text.lines() {
        match (fence, line.trim_start().strip_prefix("```")) {
            (None, Some(language)) => fence = Some(language),
            (Some(_), Some(_)) => fence = None,
            (None, None) => prose.extend([line, " "]),
            (Some("moonpack" | "text"), None) => {}
            (Some(_), None) => found.push(line.split(" #").next().unwrap_or(line).trim().to_owned()),
        }
    }
    found.extend(prose.split('`').skip(1).step_by(2).map(str::to_owned));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_found_in_lines_of_blocks_and_between_backticks() {
        let page = "Say `a\nb` or `c`.\n```sh\nd e   # f\n\n```\n```moonpack\nmoonpack record 1\n```\n";
        assert_eq!(code(page), ["d e", "", "a b", "c"]);
    }
}
