//! The name of a table in links: short enough to read out, long enough that nobody finds one by trying.

use std::fmt;
use std::str::FromStr;

use crate::LiveError;
use crate::chance::Chance;

/// No letters that look like others, no vowels that make words.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";
const LENGTH: usize = 12;

/// A table's id: twelve letters, drawn at random (57 bits). That of a rematch follows from its table's under a secret.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// A fresh id.
    pub(crate) fn fresh(chance: &Chance) -> Result<Self, LiveError> {
        Self::drawn(|| chance.draw())
    }

    /// An id from numbers that nobody can guess.
    pub(crate) fn drawn(mut draw: impl FnMut() -> Result<u64, LiveError>) -> Result<Self, LiveError> {
        let mut id = String::with_capacity(LENGTH);
        while id.len() < LENGTH {
            let bytes = draw()?.to_le_bytes();
            // Bytes from 252 on would make the first letters more likely than the others.
            let fair = bytes.into_iter().filter(|byte| *byte < 252);
            id.extend(fair.map(|byte| LETTERS[usize::from(byte) % LETTERS.len()] as char));
        }
        id.truncate(LENGTH);
        Ok(Self(id))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = LiveError;

    /// What cannot be an id is answered like an id nobody has.
    fn from_str(text: &str) -> Result<Self, LiveError> {
        let fits = text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        if fits { Ok(Self(text.to_owned())) } else { Err(LiveError::NoTable) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
