//! Asking the strongest bot.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_bots::TextAnalysis;
use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};
use moonpack_table::{Person, Phase, Refused, Table};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::error::ErrorBody;
use crate::{App, AppError, Caller, Guest, TableId};

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
    analysis.lines.into_iter().map(|line| LineView { actions: line.actions, worth: line.worth }).collect()
}

fn best(lines: &[LineView]) -> Result<String, AppError> {
    let first = lines.first().and_then(|line| line.actions.first().cloned());
    first.ok_or_else(|| AppError::Fault("an analysis without an answer".into()))
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
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "What it would do", body = Hint),
        (status = 403, description = "You do not play here, or the table plays without hints", body = ErrorBody),
        (status = 409, description = "It is not your turn", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
) -> Result<Json<Hint>, AppError> {
    Ok(Json(thought(&app, &id, &person).await?))
}

/// The action the strongest bot would choose for `person`, for the pages.
///
/// # Errors
/// If it is not their turn, or the table plays without hints.
pub(crate) async fn hint_for(app: &App, id: &TableId, person: &Person) -> Result<String, AppError> {
    Ok(thought(app, id, person).await?.action)
}

async fn thought(app: &App, id: &TableId, person: &Person) -> Result<Hint, AppError> {
    let look = |table: &mut Table, _| -> Result<(AnyMatch, Seat, u64), AppError> {
        let Viewer::Seat(seat) = table.viewer(Some(person.id)) else {
            return Err(Refused::NotYourSeat.into());
        };
        let to_move = table.to_move().ok_or(Refused::Over)?;
        if !table.opening().hints {
            return Err(AppError::NoHints);
        }
        if to_move != seat {
            return Err(Refused::NotYourTurn { to_move }.into());
        }
        Ok((table.game().clone(), seat, table.version()))
    };
    let (game, seat, version) = app.lobby.read(id, look).await??;
    app.gate.thought(Some(person.id))?;
    let lines = lines(app.lobby.analyse(game, Viewer::Seat(seat)).await?);
    Ok(Hint { version, seat: seat.index(), action: best(&lines)?, lines })
}

/// Ask the strongest bot about a step of a game that is over.
#[utoipa::path(get, path = "/tables/{id}/analysis", tag = "tables",
    params(TableId, At), security((), ("token" = [])),
    responses(
        (status = 200, description = "What it would have done", body = Analysis),
        (status = 403, description = "The game is not over", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn analysis(
    State(app): State<Arc<App>>,
    Caller(caller): Caller,
    id: TableId,
    Query(at): Query<At>,
) -> Result<Json<Analysis>, AppError> {
    let look = |table: &mut Table, _| -> Result<_, AppError> {
        if table.phase() != Phase::Over {
            return Err(AppError::RecordClosed);
        }
        let mut played = table.game().action_texts();
        let none = || AppError::Invalid("the game has no such step".into());
        let step = at.step.unwrap_or(played.len().saturating_sub(1));
        if step >= played.len() {
            return Err(none());
        }
        let then = table.game().at(step);
        let seat = then.to_move().ok_or_else(none)?;
        Ok((then, seat, step, played.swap_remove(step)))
    };
    let (game, seat, step, played) = app.lobby.read(&id, look).await??;
    app.gate.thought(caller.map(|person| person.id))?;
    let analysis = app.lobby.analyse(game, Viewer::Seat(seat)).await?;
    let worth = analysis.worth.clone();
    let lines = lines(analysis);
    Ok(Json(Analysis { step, seat: seat.index(), played, action: best(&lines)?, worth, lines }))
}
