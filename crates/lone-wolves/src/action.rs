//! The four decisions, their texts and their click paths.
//!
//! Texts are the same in every position: `play r6 swamp`, `reveal swamp 2`, `take swamp 1`, `place s07`. Whether an
//! action is legal is not known here.

use moonpack_rules::ParseActionError;

use crate::board::{PackField, Slot, Territory};
use crate::card::Card;

/// One small decision. Aligned so that lists of them are filled word by word.
#[repr(align(4))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a wolf and lay it in a territory.
    Play {
        /// The wolf.
        card: Card,
        /// Where.
        territory: Territory,
    },
    /// Turn a face-down scar up, with a 3.
    Reveal {
        /// Where the 3 lies.
        territory: Territory,
        /// The scar's slot.
        slot: Slot,
    },
    /// Take a scar after a lost trick.
    Take {
        /// Where the lone wolf lies.
        territory: Territory,
        /// The scar's slot.
        slot: Slot,
    },
    /// Place the scar taken.
    Place {
        /// The own pack field.
        field: PackField,
    },
}

impl Action {
    /// The canonical text.
    pub fn text(self) -> String {
        match self {
            Self::Play { card, territory } => format!("play {card} {territory}"),
            Self::Reveal { territory, slot } => format!("reveal {territory} {slot}"),
            Self::Take { territory, slot } => format!("take {territory} {slot}"),
            Self::Place { field } => format!("place {field}"),
        }
    }

    /// The elements touched: a card and a territory, a scar, or a field.
    pub fn clicks(self) -> Vec<String> {
        match self {
            Self::Play { card, territory } => vec![format!("card-{card}"), format!("territory-{territory}")],
            Self::Reveal { territory, slot } | Self::Take { territory, slot } => {
                vec![format!("scar-{territory}-{slot}")]
            }
            Self::Place { field } => vec![format!("field-{field}")],
        }
    }

    /// The texts of the actions that touching these elements can ask for. A card alone is meant for some territory.
    pub(crate) fn meant(clicks: &[&str]) -> Vec<String> {
        let named =
            |element: &str, kind: &str| element.strip_prefix(kind).map(|rest| rest.replacen('-', " ", 1));
        let Some((first, rest)) = clicks.split_first() else { return Vec::new() };
        if let Some(card) = named(first, "card-") {
            let territories = Territory::ALL.map(Territory::name).into_iter();
            let wanted =
                |name: &&str| rest.first().is_none_or(|second| *second == format!("territory-{name}"));
            return territories.filter(wanted).map(|name| format!("play {card} {name}")).collect();
        }
        if let Some(scar) = named(first, "scar-") {
            return vec![format!("take {scar}"), format!("reveal {scar}")];
        }
        named(first, "field-").map(|field| format!("place {field}")).into_iter().collect()
    }

    /// Reads the canonical text.
    pub(crate) fn parse(text: &str) -> Result<Self, ParseActionError> {
        let mut words = Words { text, column: 1 };
        let action = match words.next("play, reveal, take or place", |word| {
            ["play", "reveal", "take", "place"].iter().position(|verb| *verb == word)
        })? {
            0 => Self::Play {
                card: words.next("a wolf such as r6", Card::parse)?,
                territory: words.territory()?,
            },
            1 => Self::Reveal { territory: words.territory()?, slot: words.slot()? },
            2 => Self::Take { territory: words.territory()?, slot: words.slot()? },
            _ => Self::Place { field: words.next("a pack field such as s07", PackField::parse)? },
        };
        words.end()?;
        Ok(action)
    }
}

/// The rest of a text, split at single spaces.
struct Words<'a> {
    text: &'a str,
    column: usize,
}

impl Words<'_> {
    fn next<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, ParseActionError> {
        if self.text.is_empty() {
            return Err(ParseActionError::TooShort { expected: expected.into() });
        }
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let Some(value) = read(word) else {
            return Err(ParseActionError::Unexpected {
                column: self.column,
                expected: expected.into(),
                found: shown(word),
            });
        };
        let trailing_space = rest.is_empty() && word.len() < self.text.len();
        self.column += word.chars().count() + 1;
        self.text = if trailing_space { " " } else { rest };
        Ok(value)
    }

    fn territory(&mut self) -> Result<Territory, ParseActionError> {
        self.next("cave, desert, swamp, tundra or volcano", Territory::named)
    }

    fn slot(&mut self) -> Result<Slot, ParseActionError> {
        self.next("a slot from 1 to 4", |word| Slot::ALL.into_iter().find(|slot| slot.to_string() == word))
    }

    fn end(self) -> Result<(), ParseActionError> {
        if self.text.is_empty() {
            return Ok(());
        }
        Err(ParseActionError::TooLong { column: self.column, found: shown(self.text) })
    }
}

fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}
