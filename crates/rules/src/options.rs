//! Options a table may set before a game, described so that every door can offer and check them alike.

use thiserror::Error;

use crate::cut;

/// Ordered `key`, `value` texts: how options and set-ups are written outside.
pub type Pairs = Vec<(String, String)>;

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in every door, such as `board`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value when nothing is said.
    pub default: &'static str,
}

/// The values an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `yes` or `no`.
    Flag,
    /// A whole number in this range.
    Number {
        /// Smallest value.
        min: u32,
        /// Largest value.
        max: u32,
    },
    /// One of these whole numbers, in rising order.
    Numbers(&'static [u32]),
    /// Free text with a form of its own, such as a layout code or a list of ids; the words say what it is.
    Text(&'static str),
}

/// An option that cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option `{name}`; the options are {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The options there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option `{name}` cannot be `{value}`: {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// What was given, cut to a readable length.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// The game cannot be played by so many.
    #[error("{players} players cannot play this: it takes {expected}")]
    Players {
        /// What was asked for.
        players: usize,
        /// What it takes.
        expected: String,
    },
}

impl OptionError {
    /// The option cannot have this value; `expected` says what it takes.
    pub fn value(name: &'static str, value: &str, expected: impl Into<String>) -> Self {
        Self::Value { name, value: cut(value).into(), expected: expected.into() }
    }

    /// So many cannot play; these counts can.
    pub fn players(players: usize, counts: &[usize]) -> Self {
        let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
        Self::Players { players, expected: counts.join(", ") }
    }
}

/// Options given for a game, checked against what it offers: known names, listed words, numbers in their range. What
/// only the game can judge (free text, what goes together) is left to it.
///
/// ```
/// use moonpack_rules::{Chosen, OptionKind, OptionSpec};
///
/// let specs = [OptionSpec { name: "turns", kind: OptionKind::Number { min: 1, max: 9 }, default: "4" }];
/// assert_eq!(Chosen::read(&specs, &vec![]).unwrap().number("turns"), 4);
/// let given = vec![("turns".into(), "12".into())];
/// let refused = Chosen::read(&specs, &given).unwrap_err().to_string();
/// assert_eq!(refused, "option `turns` cannot be `12`: it is a number from 1 to 9");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    specs: &'a [OptionSpec],
    given: &'a Pairs,
}

impl<'a> Chosen<'a> {
    /// Checks what is given.
    ///
    /// # Errors
    /// On an unknown name, or a value that is not listed or out of range.
    pub fn read(specs: &'a [OptionSpec], given: &'a Pairs) -> Result<Self, OptionError> {
        for (name, value) in given {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
                return Err(OptionError::Unknown { name: cut(name).into(), known: known.join(", ") });
            };
            let (fits, expected) = match &spec.kind {
                OptionKind::Choice(words) => {
                    (words.contains(&value.as_str()), format!("it is {}", words.join(" or ")))
                }
                OptionKind::Flag => (value == "yes" || value == "no", "it is `yes` or `no`".to_owned()),
                OptionKind::Number { min, max } => {
                    let number = value.parse::<u32>().ok().filter(|number| number.to_string() == *value);
                    let fits = number.is_some_and(|number| (*min..=*max).contains(&number));
                    (fits, format!("it is a number from {min} to {max}"))
                }
                OptionKind::Numbers(numbers) => {
                    let listed: Vec<String> = numbers.iter().map(u32::to_string).collect();
                    (listed.contains(value), format!("it is one of {}", listed.join(", ")))
                }
                OptionKind::Text(_) => (true, String::new()),
            };
            if !fits {
                return Err(OptionError::value(spec.name, value, expected));
            }
        }
        Ok(Self { specs, given })
    }

    /// The value of an option, its default if nothing was said; of one said twice, the last.
    pub fn text(&self, name: &str) -> &'a str {
        let given = self.given.iter().rev().find(|(given, _)| given == name).map(|(_, value)| value.as_str());
        let default = || self.specs.iter().find(|spec| spec.name == name).map_or("", |spec| spec.default);
        given.unwrap_or_else(default)
    }

    /// Is the option `yes`?
    pub fn flag(&self, name: &str) -> bool {
        self.text(name) == "yes"
    }

    /// The option's number; 0 for an option that is none.
    pub fn number(&self, name: &str) -> u32 {
        self.text(name).parse().unwrap_or(0)
    }
}
