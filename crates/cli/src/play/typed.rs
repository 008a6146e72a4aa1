//! What a person types besides decisions: `undo`, `hint`, `save FILE` and the like. The words are the same in every
//! language, as the texts of decisions are; the help explains them in the reader's own.

use std::path::PathBuf;

/// A command of the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    /// Take the last decision back.
    Undo,
    /// What would the strongest bot do?
    Hint,
    /// What happened so far.
    Log,
    /// Where the points come from.
    Score,
    /// The whole board again.
    Board,
    /// Why something is or is not possible; what, if named.
    Explain(String),
    /// Write the game to a file.
    Save(Option<PathBuf>),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// None of these: a decision, or the beginning of one.
    Words(String),
}

impl Typed {
    /// The words that [`Typed::read`] knows, for completion.
    pub(crate) const WORDS: [&'static str; 9] =
        ["undo", "hint", "log", "score", "board", "explain", "save", "help", "quit"];

    /// Reads a line.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("undo", "") => Self::Undo,
            ("hint", "") => Self::Hint,
            ("log", "") => Self::Log,
            ("score", "") => Self::Score,
            ("board", "") => Self::Board,
            ("explain" | "?" | "why", rest) => Self::Explain(rest.to_owned()),
            ("save", "") => Self::Save(None),
            ("save", file) => Self::Save(Some(file.into())),
            ("help", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Words(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_for_completion_is_read_as_a_command() {
        for word in Typed::WORDS {
            assert!(!matches!(Typed::read(word), Typed::Words(_)), "{word}");
        }
    }

    #[test]
    fn a_decision_is_no_command_even_if_it_begins_like_one() {
        assert_eq!(Typed::read(" play r6  swamp "), Typed::Words("play r6  swamp".to_owned()));
        assert_eq!(Typed::read("undo it"), Typed::Words("undo it".to_owned()));
        assert_eq!(Typed::read("save a b.moonpack"), Typed::Save(Some("a b.moonpack".into())));
        assert_eq!(Typed::read("? end turn"), Typed::Explain("end turn".to_owned()));
    }
}
