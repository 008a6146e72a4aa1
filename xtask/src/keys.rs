//! Which keys of messages the program can ask for, read from its sources.
//!
//! A key stands in a source as a whole, or it is put together: from a pattern such as `"tw-event-{}"`, or from a beginning
//! such as `"board-tw-track-"` and a word. A word is a text that stands in a source or in component data itself (`"forest"`,
//! `"P07"`), a name of a field of the command line, or a number. So a message lives exactly as long as both its place in a
//! sentence and the word it is for.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::tree;

/// What keys can be made of.
#[derive(Default)]
pub(crate) struct Sources {
    /// Every text that could be a key or a part of one.
    texts: BTreeSet<String>,
    /// The patterns as the fixed parts around their holes.
    patterns: Vec<Vec<String>>,
}

impl Sources {
    /// Reads the sources of the program, not those of its tests, and the component data; beside these only what writes the
    /// rule pages.
    pub(crate) fn read() -> Result<Self> {
        let mut sources = Self::default();
        sources.add(untested(&tree::read(&tree::root().join("xtask/src/docs.rs"))?));
        let crates = tree::root().join("crates");
        for path in tree::files(&crates, &[".rs", ".toml"])? {
            let place = path.strip_prefix(&crates).unwrap_or(&path).display().to_string();
            let program = place.contains("/src/") || place.contains("/data/");
            if program && !place.ends_with("/tests.rs") {
                let text = tree::read(&path)?;
                let text = untested(&text);
                sources.add(text);
                if place.starts_with("cli/") {
                    sources.add_fields(text);
                }
            }
        }
        Ok(sources)
    }

    fn add(&mut self, source: &str) {
        // The odd pieces between quotation marks are texts; a character literal of one would shift them, so lines count.
        for text in source.lines().flat_map(|line| {
            line.replace("\\\"", "").split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
        }) {
            let plain = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c));
            if text.contains('{') {
                let parts = holes(&text);
                let fixed: String = parts.concat();
                if plain(&fixed) && fixed.chars().filter(char::is_ascii_alphabetic).count() > 1 {
                    self.patterns.push(parts);
                }
            } else if plain(&text) && !text.is_empty() {
                self.add_word(&text);
            }
        }
    }

    /// Adds the names of fields and variants, by which the command line is described.
    fn add_fields(&mut self, source: &str) {
        for line in source.lines() {
            let line = line.trim().trim_start_matches("pub ");
            let name: String = line.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            let declares = line[name.len()..].starts_with([':', ',', '(', ' ']);
            if declares && !name.is_empty() {
                self.add_word(&name);
            }
        }
    }

    fn add_word(&mut self, word: &str) {
        self.texts.extend([word.to_owned(), word.replace('_', "-"), word.to_lowercase()]);
    }

    /// Can the program ask for this key?
    pub(crate) fn reach(&self, key: &str) -> bool {
        // What is put together of a key and an ending, such as a title's, goes back to that key.
        let ended = |parts: &Vec<String>| match parts.as_slice() {
            [empty, ending] if empty.is_empty() => {
                key.strip_suffix(ending.as_str()).is_some_and(|key| self.made(key))
            }
            _ => false,
        };
        self.made(key) || self.patterns.iter().any(ended)
    }

    /// Is it a text, a beginning with a word, or a pattern with words in its holes?
    fn made(&self, key: &str) -> bool {
        self.texts.contains(key) || self.begun(key) || self.patterns.iter().any(|parts| self.fits(parts, key))
    }

    /// Is it a beginning with a hyphen and a word?
    fn begun(&self, key: &str) -> bool {
        key.match_indices('-').any(|(at, _)| {
            let (beginning, word) = (&key[..at], &key[at + 1..]);
            let known =
                self.texts.contains(&key[..=at]) || beginning.contains('-') && self.texts.contains(beginning);
            known && self.is_word(word)
        })
    }

    /// Does the key fit the fixed parts with words in the holes between?
    fn fits(&self, parts: &[String], key: &str) -> bool {
        let [first, rest @ ..] = parts else { return false };
        let Some(after) = key.strip_prefix(first.as_str()) else { return false };
        if rest.is_empty() {
            return after.is_empty();
        }
        let filled = |end: &usize| *end == 0 || self.is_word(&after[..*end]);
        (0..=after.len()).filter(filled).any(|end| self.fits(rest, &after[end..]))
    }

    fn is_word(&self, word: &str) -> bool {
        self.texts.contains(word) || !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
    }
}

/// A source without its tests, which stand at its end: what only they name lives in no program.
fn untested(source: &str) -> &str {
    source.split_once("\n#[cfg(test)]\nmod tests").map_or(source, |(program, _)| program)
}

/// The fixed parts of a pattern around its holes.
fn holes(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before.to_owned());
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    parts.push(rest.to_owned());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_tests_name_is_named_by_nobody() {
        let source = "f(\"lived\");\n\n#[cfg(test)]\nmod tests {\n    f(\"tried\");\n}\n";
        assert_eq!(untested(source), "f(\"lived\");\n");
        assert_eq!(untested("f(\"lived\");"), "f(\"lived\");");
    }

    #[test]
    fn a_key_lives_as_long_as_its_pattern_and_its_word() {
        let mut sources = Sources::default();
        sources.add("f(\"whole-key\"); format!(\"tw-event-{}\", e.name()); \"wolf-moved\" format!(\"{key}-title\") \"board-track-\" \"SPEED\" \"two_symbols\"");
        for key in [
            "whole-key",
            "tw-event-wolf-moved",
            "tw-event-wolf-moved-title",
            "board-track-speed",
            "tw-event-7",
            "tw-event-two-symbols",
        ] {
            assert!(sources.reach(key), "{key}");
        }
        for key in
            ["whole", "tw-event-wolf-slept", "board-track-wind", "tw-part-wolf-moved", "elsewhere-title"]
        {
            assert!(!sources.reach(key), "{key}");
        }
    }
}
