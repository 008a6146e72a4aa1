//! The order in which rule statements are read: groups of numbers, kept beside each game as `data/rules.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

/// The statements of one game in reading order.
#[derive(Debug, Deserialize)]
pub struct Rulebook {
    /// The chapters.
    #[serde(rename = "group")]
    pub groups: Vec<Group>,
}

/// A chapter; its title is the message `xx-group-ID` with the game's letters in lower case.
#[derive(Debug, Deserialize)]
pub struct Group {
    /// The chapter's name in keys and links.
    pub id: String,
    /// Its statements.
    #[serde(rename = "rule")]
    pub rules: Vec<Statement>,
}

/// One numbered statement; its words are the message with its number as key.
#[derive(Debug, Deserialize)]
pub struct Statement {
    /// The number, such as `TW-031`.
    pub id: String,
    /// The tests that prove it.
    pub tests: Vec<String>,
    /// The first version of the rules it belongs to.
    #[serde(default = "first")]
    pub since: u32,
    /// The last version of the rules it belonged to.
    pub until: Option<u32>,
}

const fn first() -> u32 {
    1
}

impl Statement {
    /// Does it belong to this version of the rules?
    pub fn holds_in(&self, version: u32) -> bool {
        self.since <= version && self.until.is_none_or(|until| version <= until)
    }
}

static BOOKS: LazyLock<[(&str, Rulebook); 4]> = LazyLock::new(|| {
    [
        ("the-wolves", include_str!("../../the-wolves/data/rules.toml")),
        ("lone-wolves", include_str!("../../lone-wolves/data/rules.toml")),
        ("wolfwalkers", include_str!("../../wolfwalkers/data/rules.toml")),
        ("toy", include_str!("../../toy/data/rules.toml")),
    ]
    .map(|(game, text)| (game, toml::from_str(text).expect("a test reads every rulebook that ships")))
});

/// The rulebook of a game; `None` if there is no such game.
pub fn rulebook(game: &str) -> Option<&'static Rulebook> {
    BOOKS.iter().find(|(name, _)| *name == game).map(|(_, book)| book)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rulebook_that_ships_is_read_to_its_end() {
        for (game, book) in BOOKS.iter() {
            assert!(!book.groups.is_empty(), "{game}");
            assert!(
                book.groups.iter().all(|group| !group.rules.is_empty()),
                "{game}: a chapter says nothing"
            );
        }
    }
}
