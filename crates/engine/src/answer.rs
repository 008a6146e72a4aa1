//! What a line is answered with: a typed answer of its command, or a failure.

use serde::Serialize;
use serde_json::Value;

use crate::failure::{Failure, FailureJson};

/// The fields of an answer beside `id` and `ok`, already written as the inside of an object.
pub(crate) struct Answer(String);

impl Answer {
    /// The fields of `answer`, which is a struct or a map.
    pub(crate) fn of(answer: &impl Serialize) -> Self {
        // Every answer is a struct of texts, numbers and lists: writing one cannot fail.
        Self(serde_json::to_string(answer).unwrap_or_else(|_| "{}".to_owned()))
    }
}

#[derive(Serialize)]
struct Refused<'a> {
    id: &'a Value,
    ok: bool,
    error: FailureJson<'a>,
}

/// The whole line.
pub(crate) fn line(id: &Value, outcome: &Result<Answer, Failure>) -> String {
    match outcome {
        Ok(Answer(fields)) => {
            let more = if fields.len() > 2 { "," } else { "" };
            format!("{{\"id\":{id},\"ok\":true{more}{}", &fields[1..])
        }
        Err(failure) => {
            let refused = Refused { id, ok: false, error: failure.to_json() };
            serde_json::to_string(&refused).unwrap_or_default()
        }
    }
}
