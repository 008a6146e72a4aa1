//! Every error a client can see: its status, its stable code and, in the caller's language, its words. What went wrong
//! inside is logged once, here, and never told.

use axum::Json;
use axum::extract::Request;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use moonpack_games::NewMatchError;
use moonpack_rules::RuleId;
use moonpack_store::StoreError;
use moonpack_table::Refused;
use moonpack_words::{Arg, Lang, Words};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::auth::language;
use crate::site;

/// What a handler may answer instead of what it was asked for.
#[derive(Debug, Error)]
pub enum AppError {
    /// The table said no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The game cannot begin like this.
    #[error(transparent)]
    NewMatch(#[from] NewMatchError),
    /// There is no such table, or none that the caller may know of.
    #[error("there is no such table")]
    NoTable,
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
    /// Too many requests, streams or tables.
    #[error("too many requests")]
    TooMany {
        /// When it may work again.
        seconds: u64,
    },
    /// Too many unfinished tables.
    #[error("too many unfinished tables")]
    TooManyTables,
    /// The record is open only when the game is over.
    #[error("the record opens when the game is over")]
    RecordClosed,
    /// The table was opened without hints.
    #[error("this table plays without hints")]
    NoHints,
    /// The table was played with rules this server no longer plays.
    #[error("the table was opened with other rules")]
    OtherRules,
    /// Our fault; the text goes to the log only.
    #[error("internal error")]
    Fault(String),
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        Self::Fault(error.to_string())
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
            Self::Refused(refused) => match refused {
                Refused::NotYourSeat => StatusCode::FORBIDDEN,
                Refused::Action(_) | Refused::Words { .. } | Refused::NoSuchSeat => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
                _ => StatusCode::CONFLICT,
            },
            Self::NewMatch(_) | Self::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NoTable | Self::NoPath => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken | Self::BadToken => StatusCode::UNAUTHORIZED,
            Self::CrossSite | Self::RecordClosed | Self::NoHints => StatusCode::FORBIDDEN,
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooMany { .. } | Self::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Self::OtherRules => StatusCode::CONFLICT,
            Self::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Refused(refused) => refused.code(),
            Self::NewMatch(_) => "options",
            Self::NoTable => "no-table",
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
            Self::TooMany { .. } => "too-many",
            Self::TooManyTables => "too-many-tables",
            Self::RecordClosed => "record-closed",
            Self::NoHints => "no-hints",
            Self::OtherRules => "other-rules",
            Self::Fault(_) => "internal",
        }
    }

    /// What is said besides the code: details that help to repair the request. Never anything of the game's secrets.
    fn detail(&self) -> Option<String> {
        match self {
            Self::Malformed(_) | Self::Invalid(_) | Self::NewMatch(_) => Some(self.to_string()),
            Self::Refused(Refused::Action(moonpack_games::ActError::Syntax(error))) => {
                Some(error.to_string())
            }
            _ => None,
        }
    }

    fn rules(&self) -> &[RuleId] {
        match self {
            Self::Refused(refused) => refused.rules(),
            _ => &[],
        }
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
        match self {
            Self::TooMany { seconds } => words.with(&key, &[("seconds", Arg::from(*seconds as i64))]),
            Self::Refused(Refused::Words { max }) => words.with(&key, &[("max", Arg::from(*max as i64))]),
            _ => words.text(&key),
        }
    }

    /// The rules that forbid the action: number and words.
    pub(crate) fn rules_in_words(&self, lang: Lang) -> Vec<(String, String)> {
        self.rules().iter().map(|rule| (rule.to_string(), Words::of(lang).rule(*rule))).collect()
    }

    /// Writes our own faults to the log; what the caller did wrong is told to the caller only.
    pub(crate) fn log(&self) {
        if let Self::Fault(error) = self {
            tracing::error!(%error, "fault");
        }
    }

    fn body(&self, lang: Lang) -> ErrorBody {
        let version = match self {
            Self::Refused(Refused::Stale { version }) => Some(*version),
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

/// A handler does not know the caller's language; the error waits in the response until `in_callers_language`
/// writes it down.
impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Self::TooMany { seconds } = self {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        self.log();
        response.extensions_mut().insert(std::sync::Arc::new(self));
        response
    }
}

/// Writes errors down in the language of `Accept-Language`: as JSON, or as a page for whoever asked for one.
pub(crate) async fn in_callers_language(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let (asked, body) = request.into_parts();
    let reader = site::wants_page(&asked).then(|| site::shell(&asked));
    let response = next.run(Request::from_parts(asked, body)).await;
    match response.extensions().get::<std::sync::Arc<AppError>>().cloned() {
        None => response,
        Some(error) => {
            let (mut parts, _) = response.into_parts();
            let written = match reader {
                Some(shell) => site::error_page(&shell, &error),
                None => Json(error.body(lang)).into_response(),
            };
            let (written, body) = written.into_parts();
            parts.headers.extend(written.headers);
            Response::from_parts(parts, body)
        }
    }
}

pub(crate) async fn unknown_path() -> AppError {
    AppError::NoPath
}

pub(crate) async fn wrong_method() -> AppError {
    AppError::WrongMethod
}
