//! A line as a request: a JSON object whose fields are asked for by name and type.

use moonpack_rules::{Pairs, Seat};
use serde_json::{Map, Value};

use crate::failure::Failure;

/// The fields of a request.
pub(crate) struct Request(Map<String, Value>);

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Self, Failure> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(Failure::new("request", "a request is a JSON object such as {\"cmd\":\"games\"}")),
            Err(error) => Err(Failure::new("json", format!("this line is not JSON: {error}"))),
        }
    }

    /// What the caller calls this request; given back as it came.
    pub(crate) fn take_id(&mut self) -> Value {
        self.0.remove("id").unwrap_or(Value::Null)
    }

    /// The text of a field that must be there.
    pub(crate) fn text(&self, name: &'static str) -> Result<&str, Failure> {
        self.maybe_text(name)?.ok_or_else(|| missing(name, "a text"))
    }

    /// The text of a field that may be missing or null.
    pub(crate) fn maybe_text(&self, name: &'static str) -> Result<Option<&str>, Failure> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wrong(name, "a text")),
        }
    }

    /// The whole number of a field that may be missing or null.
    pub(crate) fn maybe_number(&self, name: &'static str) -> Result<Option<u64>, Failure> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => {
                value.as_u64().map(Some).ok_or_else(|| wrong(name, "a whole number from 0 to 2^64-1"))
            }
        }
    }

    /// A seat of a table of `seats`; `None` if the field is missing or null.
    pub(crate) fn maybe_seat(&self, seats: usize) -> Result<Option<Seat>, Failure> {
        let Some(number) = self.maybe_number("seat")? else { return Ok(None) };
        let seat = usize::try_from(number).ok().filter(|number| *number < seats).and_then(Seat::new);
        seat.map(Some).ok_or_else(|| wrong("seat", &format!("a seat from 0 to {}", seats - 1)))
    }

    /// The options of a new match. Values may be texts, numbers, or true and false for yes and no.
    pub(crate) fn options(&self) -> Result<Pairs, Failure> {
        let form = "an object of texts, numbers, true and false";
        match self.0.get("options") {
            None | Some(Value::Null) => Ok(Vec::new()),
            Some(Value::Object(options)) => {
                let pair = |(name, value): (&String, &Value)| {
                    let text = match value {
                        Value::String(text) => text.clone(),
                        Value::Number(number) => number.to_string(),
                        Value::Bool(true) => "yes".to_owned(),
                        Value::Bool(false) => "no".to_owned(),
                        _ => return Err(wrong("options", form)),
                    };
                    Ok((name.clone(), text))
                };
                options.iter().map(pair).collect()
            }
            Some(_) => Err(wrong("options", form)),
        }
    }

    /// The names of the seats for the record.
    pub(crate) fn names(&self) -> Result<Vec<String>, Failure> {
        let form = "a list of texts, one a seat";
        match self.0.get("names") {
            None | Some(Value::Null) => Ok(Vec::new()),
            Some(Value::Array(names)) => {
                let text =
                    |name: &Value| name.as_str().map(str::to_owned).ok_or_else(|| wrong("names", form));
                names.iter().map(text).collect()
            }
            Some(_) => Err(wrong("names", form)),
        }
    }
}

fn missing(name: &str, form: &str) -> Failure {
    Failure::new("request", format!("`{name}` is missing: it must be {form}"))
}

fn wrong(name: &str, form: &str) -> Failure {
    Failure::new("request", format!("`{name}` must be {form}"))
}
