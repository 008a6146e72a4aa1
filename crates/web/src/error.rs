//! Every error a client can see: its status, its stable code and, in the caller's language, its words. What went wrong
//! inside is logged once, here, and never told.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use moonpack_games::{ActError, NewMatchError};
use moonpack_live::LiveError;
use moonpack_rules::RuleId;
use moonpack_table::{MAX_NAME, NameError, Refused};
use moonpack_words::{Arg, Lang, Words};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

/// Seconds after which a database that cannot be reached may be there again.
const AWAY: u64 = 2;

/// What a handler may answer instead of what it was asked for.
#[derive(Debug, Error)]
pub enum AppError {
    /// The live tables said no.
    #[error(transparent)]
    Live(#[from] LiveError),
    /// There is no such path.
    #[error("there is nothing here")]
    NoPath,
    /// The path does not take this method.
    #[error("this path does not take this method")]
    WrongMethod,
    /// The request needs a token.
    #[error("a token is needed")]
    NoToken,
    /// The token is not one of ours.
    #[error("the token is not valid")]
    BadToken,
    /// A browser was made to send this by another site.
    #[error("this request came from another site")]
    CrossSite,
    /// The body or a parameter cannot be read.
    #[error("the request cannot be read: {0}")]
    Malformed(String),
    /// The body is not JSON by its own account.
    #[error("the body must be application/json")]
    NotJson,
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// The body took too long to arrive.
    #[error("the body took too long")]
    TooSlow,
    /// A value makes no sense.
    #[error("{0}")]
    Invalid(String),
    /// The address of a pasted game names those who played it without end.
    #[error("the names in the address are too long")]
    LongNames,
    /// Nobody can be called like this.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Too many requests, streams or tables.
    #[error("too many requests")]
    TooMany {
        /// When it may work again.
        seconds: u64,
    },
    /// Our fault; the text goes to the log only.
    #[error("internal error")]
    Fault(String),
}

impl From<Refused> for AppError {
    fn from(refused: Refused) -> Self {
        Self::Live(refused.into())
    }
}

impl From<NewMatchError> for AppError {
    fn from(error: NewMatchError) -> Self {
        Self::Live(error.into())
    }
}

impl From<getrandom::Error> for AppError {
    fn from(error: getrandom::Error) -> Self {
        Self::Fault(error.to_string())
    }
}

impl AppError {
    /// A value that makes no sense, with the reason.
    pub(crate) fn invalid(reason: impl ToString) -> Self {
        Self::Invalid(reason.to_string())
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Live(error) => live_status(error),
            Self::Invalid(_) | Self::Name(_) | Self::LongNames => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NoPath => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken | Self::BadToken => StatusCode::UNAUTHORIZED,
            Self::CrossSite => StatusCode::FORBIDDEN,
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Live(error) => live_code(error),
            Self::NoPath => "no-path",
            Self::WrongMethod => "wrong-method",
            Self::NoToken => "no-token",
            Self::BadToken => "bad-token",
            Self::CrossSite => "cross-site",
            Self::Malformed(_) => "malformed",
            Self::NotJson => "not-json",
            Self::TooLarge => "too-large",
            Self::TooSlow => "too-slow",
            Self::Invalid(_) => "invalid",
            Self::Name(_) => "name",
            Self::LongNames => "long-names",
            Self::TooMany { .. } => "too-many",
            Self::Fault(_) => "internal",
        }
    }

    /// When it may work again, where it is only too much.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany { seconds } | Self::Live(LiveError::Busy { seconds }) => Some(*seconds),
            Self::Live(LiveError::Away(_)) => Some(AWAY),
            _ => None,
        }
    }

    /// Says in the headers of an answer when it may work again, where it is only too much.
    pub(crate) fn say_when(&self, headers: &mut HeaderMap) {
        if let Some(seconds) = self.retry_after() {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
    }

    /// What is said besides the code: details that help to repair the request. Never anything of the game's secrets.
    fn detail(&self) -> Option<String> {
        match self {
            Self::Malformed(_)
            | Self::Invalid(_)
            | Self::Name(_)
            | Self::Live(
                LiveError::NewMatch(_) | LiveError::Level(_) | LiveError::Seats { .. } | LiveError::NoStep,
            ) => Some(self.to_string()),
            Self::Live(LiveError::Refused(Refused::Action(ActError::Syntax(error)))) => {
                Some(error.to_string())
            }
            _ => None,
        }
    }

    fn rules(&self) -> &[RuleId] {
        match self {
            Self::Live(LiveError::Refused(refused)) => refused.rules(),
            _ => &[],
        }
    }

    /// Is there nothing to show but the error: no table, or our own fault?
    pub(crate) fn is_final(&self) -> bool {
        use LiveError::{Away, Fault, NoTable, OtherRules, UnknownOutcome};
        matches!(
            self,
            Self::Fault(_) | Self::Live(NoTable | Fault(_) | UnknownOutcome(_) | Away(_) | OtherRules)
        )
    }
}

fn live_status(error: &LiveError) -> StatusCode {
    match error {
        LiveError::Refused(refused) => match refused {
            Refused::NotYourSeat => StatusCode::FORBIDDEN,
            Refused::Action(_) | Refused::Chain(_) | Refused::Words { .. } | Refused::NoSuchSeat => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        },
        LiveError::NewMatch(_) | LiveError::Level(_) | LiveError::Seats { .. } | LiveError::NoStep => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        LiveError::NoTable => StatusCode::NOT_FOUND,
        LiveError::RecordClosed | LiveError::NoHints => StatusCode::FORBIDDEN,
        LiveError::Busy { .. } | LiveError::TooManyTables | LiveError::TooManyOfOthers => {
            StatusCode::TOO_MANY_REQUESTS
        }
        LiveError::OtherRules => StatusCode::CONFLICT,
        LiveError::UnknownOutcome(_) | LiveError::Away(_) => StatusCode::SERVICE_UNAVAILABLE,
        LiveError::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

fn live_code(error: &LiveError) -> &'static str {
    match error {
        LiveError::Refused(refused) => refused.code(),
        LiveError::NewMatch(_) => "options",
        LiveError::Level(_) | LiveError::Seats { .. } | LiveError::NoStep => "invalid",
        LiveError::NoTable => "no-table",
        LiveError::Busy { .. } => "too-many",
        LiveError::TooManyTables => "too-many-tables",
        LiveError::TooManyOfOthers => "too-many-of-others",
        LiveError::RecordClosed => "record-closed",
        LiveError::NoHints => "no-hints",
        LiveError::OtherRules => "other-rules",
        LiveError::UnknownOutcome(_) => "unknown-outcome",
        LiveError::Away(_) => "database-away",
        LiveError::Fault(_) => "internal",
    }
}

/// The body of every error.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    error: ErrorInfo,
}

/// What went wrong and what to do.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct ErrorInfo {
    /// A stable word for programs, such as `stale` or `illegal`.
    #[schema(example = "illegal")]
    code: &'static str,
    /// What happened and what to do, in the language of `Accept-Language`.
    message: String,
    /// The numbers of the rules that forbid the action.
    #[schema(example = json!(["LW-012"]))]
    rules: Vec<String>,
    /// The same rules in words, in the language of `Accept-Language`.
    explanations: Vec<Explanation>,
    /// What exactly could not be read or taken, for developers, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// For `stale`: the version now.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
}

/// A rule in words.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct Explanation {
    /// The rule's number.
    rule: String,
    /// What it says.
    text: String,
}

impl AppError {
    /// What happened and what to do, in words.
    pub(crate) fn message(&self, lang: Lang) -> String {
        let words = Words::of(lang);
        let key = format!("api-error-{}", self.code());
        if let Some(seconds) = self.retry_after() {
            return words.with(&key, &[("seconds", Arg::from(seconds as i64))]);
        }
        match self {
            Self::Live(LiveError::Refused(Refused::Words { max })) => {
                words.with(&key, &[("max", Arg::from(*max as i64))])
            }
            Self::Name(_) => words.with(&key, &[("max", Arg::from(MAX_NAME as i64))]),
            _ => words.text(&key),
        }
    }

    /// The rules that forbid the action: number and words.
    pub(crate) fn rules_in_words(&self, lang: Lang) -> Vec<(String, String)> {
        self.rules().iter().map(|rule| (rule.to_string(), Words::of(lang).rule(*rule))).collect()
    }

    /// Writes our own faults to the log; what the caller did wrong is told to the caller only.
    pub(crate) fn log(&self) {
        use LiveError::{Away, Fault, UnknownOutcome};
        if let Self::Fault(error) | Self::Live(Fault(error) | UnknownOutcome(error) | Away(error)) = self {
            tracing::error!(%error, "fault");
        }
    }

    /// The error as a program reads it.
    pub(crate) fn body(&self, lang: Lang) -> ErrorBody {
        let version = match self {
            Self::Live(LiveError::Refused(Refused::Stale { version })) => Some(*version),
            _ => None,
        };
        ErrorBody {
            error: ErrorInfo {
                code: self.code(),
                message: self.message(lang),
                rules: self.rules().iter().map(RuleId::to_string).collect(),
                explanations: self
                    .rules_in_words(lang)
                    .into_iter()
                    .map(|(rule, text)| Explanation { rule, text })
                    .collect(),
                detail: self.detail(),
                version,
            },
        }
    }
}

/// A handler does not know the caller's language; the error waits in the response until `speak` writes it down.
impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        self.say_when(response.headers_mut());
        self.log();
        response.extensions_mut().insert(std::sync::Arc::new(self));
        response
    }
}
