//! The lines of a record: where they are, what they hold, and errors that point into them.

use std::collections::HashMap;

use super::{Expected, Fault, RecordError};

/// What may stand around words without meaning anything; other white space is no part of a record.
pub(super) const BLANK: [char; 2] = [' ', '\t'];

/// A line that says something, its comments and blank neighbours left out.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// Counted from 1.
    pub number: usize,
    /// Counted in characters from 1: where the text begins.
    pub column: usize,
    /// The text without spaces around it.
    pub text: &'a str,
}

impl<'a> Line<'a> {
    /// All lines that say something.
    pub(super) fn all(text: &'a str) -> impl Iterator<Item = Result<Self, RecordError>> {
        text.split('\n').enumerate().filter_map(|(index, raw)| {
            let text = raw.trim_matches(BLANK);
            let indent = raw.len() - raw.trim_start_matches(BLANK).len();
            let line = Line { number: index + 1, column: indent + 1, text };
            // Nobody sees a control character, so none may hide in a name.
            if let Some((place, hidden)) = raw.chars().enumerate().find(|(_, c)| c.is_control() && *c != '\t')
            {
                let found = Some(format!("U+{:04X}", u32::from(hidden)));
                let fault = Fault::Expected { expected: Expected::Text, found };
                return Some(Err(Line { column: place + 1, ..line }.fault(fault)));
            }
            match text.strip_prefix('#') {
                // A comment needs its space and words: one slip of the finger cannot turn a line into a comment.
                Some(comment) if comment.starts_with(' ') => None,
                Some(_) => Some(Err(line.expected(Expected::Comment))),
                None if text.is_empty() => None,
                None => Some(Ok(line)),
            }
        })
    }

    /// Does the line belong to the section above it?
    pub(super) fn is_indented(self) -> bool {
        self.column > 1
    }

    /// The line as `key = value`.
    pub(super) fn pair(self) -> Result<Pair<'a>, RecordError> {
        let Some((key, value)) = self.text.split_once('=') else {
            return Err(self.expected(Expected::Pair));
        };
        let (key, value) = (key.trim_matches(BLANK), value.trim_matches(BLANK));
        if key.is_empty() {
            return Err(self.expected(Expected::Key));
        }
        let before = self.text.len() - value.len();
        let column = self.column + self.text[..before].chars().count();
        Ok(Pair { key, value: Line { column, text: value, ..self }, at: self })
    }

    /// The text as a number that is written as we write numbers.
    pub(super) fn number<N: std::str::FromStr + ToString>(self, what: Expected) -> Result<N, RecordError> {
        let number = self.text.parse::<N>().ok().filter(|number| number.to_string() == self.text);
        number.ok_or_else(|| self.expected(what))
    }

    /// Something else should stand here.
    pub(super) fn expected(self, expected: Expected) -> RecordError {
        let found = format!("`{}`", self.text.chars().take(40).collect::<String>());
        self.fault(Fault::Expected { expected, found: Some(found).filter(|_| !self.text.is_empty()) })
    }

    /// An error at this place.
    pub(super) fn fault(self, fault: impl Into<Fault>) -> RecordError {
        RecordError { line: self.number, column: self.column, fault: fault.into() }
    }
}

/// A line `key = value`.
#[derive(Clone, Copy)]
pub(super) struct Pair<'a> {
    pub key: &'a str,
    /// The value with its own place.
    pub value: Line<'a>,
    /// The whole line.
    pub at: Line<'a>,
}

/// The most pairs of one section: many times what any game writes, and no more than a reader has to wait for.
const MOST_PAIRS: usize = 2_000;

/// Pairs of one section; no key stands twice.
#[derive(Default)]
pub(super) struct Section<'a> {
    pairs: Vec<Pair<'a>>,
    /// Where each key stands, so that a long section takes no longer by the line than a short one.
    places: HashMap<&'a str, usize>,
}

impl<'a> Section<'a> {
    pub(super) fn add(&mut self, pair: Pair<'a>) -> Result<(), RecordError> {
        if self.places.insert(pair.key, self.pairs.len()).is_some() {
            return Err(pair.at.fault(Fault::Twice(pair.key.chars().take(40).collect())));
        }
        self.pairs.push(pair);
        Ok(())
    }

    pub(super) fn find(&self, key: &str) -> Option<Pair<'a>> {
        self.places.get(key).map(|place| self.pairs[*place])
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Pair<'a>> {
        self.pairs.iter().copied()
    }

    /// Has it as many pairs as a section may have?
    pub(super) fn is_full(&self) -> bool {
        self.pairs.len() >= MOST_PAIRS
    }

    /// As the games take it.
    pub(super) fn texts(&self) -> moonpack_rules::Pairs {
        self.pairs.iter().map(|pair| (pair.key.to_owned(), pair.value.text.to_owned())).collect()
    }
}
