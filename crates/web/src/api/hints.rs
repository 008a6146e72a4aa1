//! Asking the strongest bot.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_bots::TextAnalysis;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::asks::{self, AtTable};
use crate::caller::Sender;
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

/// Ask the strongest bot for a hint, when it is your turn.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "play",
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "What it would do", body = Hint),
        (status = 403, description = "You do not play here, or the table plays without hints", body = ErrorBody),
        (status = 409, description = "It is not your turn", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Sender(from): Sender,
    AtTable(id): AtTable,
) -> Result<Json<Hint>, AppError> {
    let hint = asks::hint(&app, &id, &person, from).await?;
    let (version, seat) = (hint.version, hint.seat.index());
    Ok(Json(Hint { version, seat, action: hint.action, lines: lines(hint.analysis) }))
}

/// Ask the strongest bot about a step of a game that is over.
#[utoipa::path(get, path = "/tables/{id}/analysis", tag = "tables",
    params(AtTable, At), security((), ("token" = [])),
    responses(
        (status = 200, description = "What it would have done", body = Analysis),
        (status = 403, description = "The game is not over", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn analysis(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Sender(from): Sender,
    AtTable(id): AtTable,
    Query(at): Query<At>,
) -> Result<Json<Analysis>, AppError> {
    let found = asks::analysis(&app, &id, at.step, person.as_ref(), from).await?;
    Ok(Json(Analysis {
        step: found.step,
        seat: found.seat.index(),
        played: found.played,
        action: found.action,
        worth: found.analysis.value.clone(),
        lines: lines(found.analysis),
    }))
}
