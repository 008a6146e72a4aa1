//! A line as a request: a JSON object read into the fields of its command.
//!
//! Fields that a command does not have are ignored, and `null` is the same as a missing field. Whatever is wrong is named
//! by its place in the line, such as `options.board` or `names[2]`.

use std::collections::BTreeMap;

use moonpack_rules::{Pairs, Seat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::failure::Failure;

/// A line that is a JSON object: what its sender calls it, and what is asked.
#[derive(Deserialize)]
pub(crate) struct Envelope<'a> {
    #[serde(default)]
    pub id: Value,
    #[serde(default)]
    cmd: Value,
    #[serde(skip)]
    line: &'a [u8],
}

impl<'a> Envelope<'a> {
    /// Reads a line as far as its name and its command.
    pub(crate) fn read(line: &'a [u8]) -> Result<Self, Failure> {
        let not_json = |error| Failure::new("json", format!("this line is not JSON: {error}"));
        let is_object = line.trim_ascii_start().first() == Some(&b'{');
        if !is_object {
            serde_json::from_slice::<Value>(line).map_err(not_json)?;
            let message = "a request is a JSON object such as {\"cmd\":\"games\"}";
            return Err(Failure::new("request", message));
        }
        let envelope: Self = serde_json::from_slice(line).map_err(not_json)?;
        Ok(Self { line, ..envelope })
    }

    /// The word of the command.
    pub(crate) fn command(&self) -> Result<&str, Failure> {
        let name = self.cmd.as_str();
        name.ok_or_else(|| Failure::new("request", "`cmd` must be the name of a command, a text"))
    }

    /// The fields of the command.
    pub(crate) fn fields<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        let mut reader = serde_json::Deserializer::from_slice(self.line);
        serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            let problem = error.inner().to_string();
            // The place within the line says nothing that the path does not say better.
            let problem = problem.split(" at line ").next().unwrap_or_default();
            let what = if path == "." { problem.to_owned() } else { format!("`{path}`: {problem}") };
            Failure::new("request", what)
        })
    }
}

/// The fields of `new`.
#[derive(Deserialize)]
pub(crate) struct New {
    pub game: String,
    pub rules: Option<u32>,
    pub players: Option<u64>,
    pub options: Option<BTreeMap<String, Option<Setting>>>,
    pub seed: Option<u64>,
    pub names: Option<Vec<String>>,
}

impl New {
    /// The options that were named. Values may be texts, numbers, or true and false for yes and no.
    pub(crate) fn options(&mut self) -> Pairs {
        let given = self.options.take().unwrap_or_default();
        given.into_iter().filter_map(|(name, value)| Some((name, value?.text()))).collect()
    }
}

/// The value of an option.
#[derive(Deserialize)]
#[serde(untagged, expecting = "an option is a text, a number, true or false")]
pub(crate) enum Setting {
    /// As it is written.
    Text(String),
    /// `true` for `yes`.
    Flag(bool),
    /// A number, written out.
    Number(serde_json::Number),
}

impl Setting {
    fn text(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Flag(true) => "yes".to_owned(),
            Self::Flag(false) => "no".to_owned(),
            Self::Number(number) => number.to_string(),
        }
    }
}

/// The fields of `load`.
#[derive(Deserialize)]
pub(crate) struct Load {
    pub record: Option<String>,
    pub code: Option<String>,
}

/// The fields of `apply` and `explain`.
#[derive(Deserialize)]
pub(crate) struct Act {
    pub action: String,
    pub seat: Option<u64>,
    pub lang: Option<String>,
}

/// The fields of `view`.
#[derive(Deserialize)]
pub(crate) struct Look {
    pub seat: Option<u64>,
}

/// The fields of `events`.
#[derive(Deserialize)]
pub(crate) struct Hear {
    pub seat: Option<u64>,
    pub from: Option<u64>,
}

/// The fields of `bot` and `analyse`.
#[derive(Deserialize)]
pub(crate) struct Think {
    pub level: Option<String>,
    pub seed: Option<u64>,
    pub seat: Option<u64>,
    pub lines: Option<u64>,
    pub ms: Option<u64>,
    pub iterations: Option<u64>,
    pub threads: Option<u64>,
}

/// The seat with this number at a table of so many.
pub(crate) fn seat_of(number: Option<u64>, seats: usize) -> Result<Option<Seat>, Failure> {
    let Some(number) = number else { return Ok(None) };
    let seat = usize::try_from(number).ok().filter(|number| *number < seats).and_then(Seat::new);
    let wrong =
        || Failure::new("request", format!("`seat`: there is no seat {number}, they are 0 to {}", seats - 1));
    seat.map(Some).ok_or_else(wrong)
}
