//! Why a line was not carried out.

use moonpack_games::{ActError, CodeError, NewMatchError, RecordError, UnknownGame};
use moonpack_rules::RuleId;
use moonpack_words::Words;
use serde::Serialize;

/// A failure as the protocol tells it: a stable code for programs, a sentence for people, the rules broken.
#[derive(Debug)]
pub(crate) struct Failure {
    pub code: &'static str,
    pub message: String,
    pub rules: Vec<RuleId>,
}

/// A failure as it is written.
#[derive(Serialize)]
pub(crate) struct FailureJson<'a> {
    code: &'static str,
    message: &'a str,
    rules: Vec<String>,
}

impl Failure {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rules: Vec::new() }
    }

    /// A refused action; the message says what the broken rules say.
    pub(crate) fn of_action(error: &ActError, words: &Words) -> Self {
        let mut message = error.to_string();
        for rule in error.rules() {
            message.push_str(&format!("; {rule}: {}", words.rule(*rule)));
        }
        Self { code: error.code(), message, rules: error.rules().to_vec() }
    }

    pub(crate) fn to_json(&self) -> FailureJson<'_> {
        let rules = self.rules.iter().map(ToString::to_string).collect();
        FailureJson { code: self.code, message: &self.message, rules }
    }
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Self {
        Self::new("unknown-game", error.to_string())
    }
}

impl From<NewMatchError> for Failure {
    fn from(error: NewMatchError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<CodeError> for Failure {
    fn from(error: CodeError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}
