//! Asking the strongest bot. Whoever accepts a stream of events is told meanwhile what it has found so far.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::Stream;
use moonpack_bots::TextAnalysis;
use moonpack_live::{Finding, Found};
use moonpack_words::Lang;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::asks::{self, AtTable};
use crate::caller::{Sender, language};
use crate::error::ErrorBody;
use crate::{App, AppError, Caller, Guest};

/// What the strongest bot would do. It sees what you see and nothing more.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The version it thought about.
    version: u64,
    /// The seat it thought for.
    seat: usize,
    /// The action it would choose.
    action: String,
    /// The best actions it found, the best first.
    lines: Vec<LineView>,
}

/// An action and what the bot expects of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct LineView {
    /// The action, then what the bot expects to follow.
    actions: Vec<String>,
    /// How likely each seat is to win after it, from 0 to 1.
    worth: Vec<f32>,
}

fn lines(analysis: TextAnalysis) -> Vec<LineView> {
    analysis.lines.into_iter().map(|line| LineView { actions: line.actions, worth: line.value }).collect()
}

/// Which step of the game to look at.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct At {
    /// So many actions into the game; the last decision, unless it says otherwise.
    step: Option<usize>,
}

/// What the strongest bot would have done at a step of a finished game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Analysis {
    /// So many actions into the game.
    step: usize,
    /// Who decided.
    seat: usize,
    /// What was chosen.
    played: String,
    /// What the bot would have chosen.
    action: String,
    /// How likely each seat was to win, from 0 to 1.
    worth: Vec<f32>,
    /// The best actions it found, the best first.
    lines: Vec<LineView>,
}

/// Does the caller want to be told meanwhile?
fn streams(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/event-stream"))
}

/// The answer to a question: its last word as JSON, or all of it as a stream of events.
async fn answer<T: Serialize + 'static>(
    finding: Finding,
    view: impl Fn(Found) -> T + Send + 'static,
    headers: &HeaderMap,
) -> Result<Response, AppError> {
    if !streams(headers) {
        return Ok(Json(view(finding.last().await?)).into_response());
    }
    let events = events(finding, view, language(headers));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()).into_response())
}

/// What is found, as it is found. An error is the last that is said.
fn events<T: Serialize>(
    finding: Finding,
    view: impl Fn(Found) -> T,
    lang: Lang,
) -> impl Stream<Item = Result<Event, Infallible>> {
    futures::stream::unfold((finding, view), move |(mut finding, view)| async move {
        let event = match finding.next().await? {
            Ok(found) => {
                let name = if found.last { "found" } else { "so-far" };
                written(name, &view(found))
            }
            Err(error) => {
                let error = AppError::from(error);
                error.log();
                written("error", &error.body(lang))
            }
        };
        Some((Ok(event), (finding, view)))
    })
}

fn written(name: &str, what: &impl Serialize) -> Event {
    let text = serde_json::to_string(what).expect("a view holds only texts and numbers");
    Event::default().event(name).data(text)
}

/// Ask the strongest bot for a hint, when it is your turn.
///
/// It thinks for a second or two. Whoever accepts `text/event-stream` is told meanwhile: `so-far` carries what it has found until
/// then, `found` its last word, each the same as the answer in JSON; `error` carries an error, and then nothing more comes.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "play",
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "What it would do",
            content((Hint = "application/json"), (String = "text/event-stream"))),
        (status = 403, description = "You do not play here, or the table plays without hints", body = ErrorBody),
        (status = 409, description = "It is not your turn", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Sender(from): Sender,
    headers: HeaderMap,
    AtTable(id): AtTable,
) -> Result<Response, AppError> {
    let hint = asks::hint(&app, &id, &person, from).await?;
    let (version, seat) = (hint.version, hint.seat.index());
    let view = move |found: Found| Hint { version, seat, action: found.action, lines: lines(found.analysis) };
    answer(hint.finding, view, &headers).await
}

/// Ask the strongest bot about a step of a game that is over.
///
/// As a stream of events it tells meanwhile what it has found so far, as a hint does.
#[utoipa::path(get, path = "/tables/{id}/analysis", tag = "tables",
    params(AtTable, At), security((), ("token" = [])),
    responses(
        (status = 200, description = "What it would have done",
            content((Analysis = "application/json"), (String = "text/event-stream"))),
        (status = 403, description = "The game is not over", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn analysis(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Sender(from): Sender,
    headers: HeaderMap,
    AtTable(id): AtTable,
    Query(at): Query<At>,
) -> Result<Response, AppError> {
    let asked = asks::analysis(&app, &id, at.step, person.as_ref(), from).await?;
    let (step, seat, played) = (asked.step, asked.seat.index(), asked.played);
    let view = move |found: Found| Analysis {
        step,
        seat,
        played: played.clone(),
        action: found.action,
        worth: found.analysis.value.clone(),
        lines: lines(found.analysis),
    };
    answer(asked.finding, view, &headers).await
}
