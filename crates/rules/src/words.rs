//! The words of a text, read from the front with errors that say where and what was expected.

use crate::ParseActionError;

/// The words of a text, separated by single blanks.
///
/// ```
/// use moonpack_rules::Words;
///
/// let mut words = Words::new("take 3");
/// words.exactly("take").unwrap();
/// assert_eq!(words.read("a number", |word| word.parse::<u8>().ok()), Ok(3));
/// words.end().unwrap();
/// let wrong = Words::new("take").exactly("place").unwrap_err();
/// assert_eq!(wrong.to_string(), "column 1: expected place, found `take`");
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
    column: usize,
}

/// One word and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    column: usize,
}

impl Word<'_> {
    /// Something else should stand here.
    pub fn unexpected(&self, expected: &str) -> ParseActionError {
        ParseActionError::Unexpected {
            column: self.column,
            expected: expected.into(),
            found: cut(self.text).into(),
        }
    }
}

impl<'a> Words<'a> {
    /// All words of the text.
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, column: 1 }
    }

    /// Have all words been taken?
    pub const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Takes the next word, whatever it is.
    ///
    /// # Errors
    /// If there is none.
    pub fn next_word(&mut self, expected: &str) -> Result<Word<'a>, ParseActionError> {
        if self.rest.is_empty() {
            return Err(ParseActionError::TooShort { expected: expected.into() });
        }
        let (text, rest) = match self.rest.split_once(' ') {
            // A trailing blank is surplus, which `end` reports.
            Some((text, "")) => (text, " "),
            Some((text, rest)) => (text, rest),
            None => (self.rest, ""),
        };
        let word = Word { text, column: self.column };
        self.column += text.chars().count() + 1;
        self.rest = rest;
        Ok(word)
    }

    /// Takes the next word and reads it; `read` answers `None` if it is not what was expected.
    ///
    /// # Errors
    /// If there is no word, or another one.
    pub fn read<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ParseActionError> {
        let word = self.next_word(expected)?;
        read(word.text).ok_or_else(|| word.unexpected(expected))
    }

    /// Takes this word.
    ///
    /// # Errors
    /// If there is no word, or another one.
    pub fn exactly(&mut self, word: &str) -> Result<(), ParseActionError> {
        self.read(word, |found| (found == word).then_some(()))
    }

    /// Nothing more may follow.
    ///
    /// # Errors
    /// If something does.
    pub fn end(self) -> Result<(), ParseActionError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(ParseActionError::TooLong { column: self.column, found: cut(self.rest).into() })
    }
}

/// Enough of a text from outside to recognise it in a message.
pub fn cut(text: &str) -> &str {
    let end = text.char_indices().nth(40).map_or(text.len(), |(end, _)| end);
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_too_many_are_noticed_where_they_stand() {
        let mut words = Words::new("a  b");
        words.exactly("a").unwrap();
        assert_eq!(words.exactly("b").unwrap_err().to_string(), "column 3: expected b, found ``");
        let mut trailing = Words::new("a ");
        trailing.exactly("a").unwrap();
        let surplus = trailing.end().unwrap_err().to_string();
        assert_eq!(surplus, "column 3: nothing more belongs to this action, found ` `");
    }

    #[test]
    fn a_long_text_is_cut_between_letters() {
        assert_eq!(cut(&"ї".repeat(50)), "ї".repeat(40));
    }
}
