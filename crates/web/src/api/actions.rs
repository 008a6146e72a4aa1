//! Deciding and taking back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_rules::Seat;
use moonpack_table::{Command, Happening, Person, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::body::Body;
use crate::error::ErrorBody;
use crate::{App, AppError, Guest, TableId};

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAction {
    /// The version the decision was made at. If the table has moved on, the answer is 409.
    version: u64,
    /// One of the texts in `legal`.
    #[schema(max_length = 400)]
    action: String,
    /// For which of your seats, if you play several; the one that decides, unless it says otherwise.
    #[schema(maximum = 4)]
    seat: Option<usize>,
}

/// A wish to take the last decision back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewUndo {
    /// The version you saw. If the table has moved on, the answer is 409.
    version: u64,
}

/// What a command led to. It is on the disk.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version now.
    version: u64,
    /// The number of the last event.
    event: u64,
    /// `waiting`, `running` or `over`.
    phase: &'static str,
    /// The seat that decides now.
    to_move: Option<usize>,
    /// What happened, as you may know it; the same as in the stream.
    #[schema(value_type = Vec<Object>)]
    happened: Vec<Value>,
}

/// Decide.
///
/// The answer comes when the decision is on the disk. 409 means that it was made for a version that has passed, or
/// that somebody else decides; 422 that the rules forbid it, with their numbers and words.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", request_body = NewAction,
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "The decision stands", body = Done),
        (status = 409, description = "The table has moved on, or it is not your turn", body = ErrorBody),
        (status = 422, description = "The rules forbid it", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
    Body(new): Body<NewAction>,
) -> Result<Json<Done>, AppError> {
    let seat = new.seat.map(|seat| Seat::new(seat).ok_or(moonpack_table::Refused::NoSuchSeat)).transpose()?;
    command(&app, &id, person, Command::Act { seat, version: new.version, action: new.action }).await
}

/// Take your last decision back.
///
/// One decision at a time, back to the start of your turn; never past something that was revealed, and never past
/// another player's decision.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = NewUndo,
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "The decision is taken back", body = Done),
        (status = 409, description = "The table has moved on, or there is nothing to take back", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
    Body(new): Body<NewUndo>,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Undo { version: new.version }).await
}

/// Gives a command to a table and tells what it led to.
pub(super) async fn command(
    app: &App,
    id: &TableId,
    person: Person,
    command: Command,
) -> Result<Json<Done>, AppError> {
    let caller = person.id;
    app.gate.command(caller, &command)?;
    let change = move |table: &mut Table, now| table.command(&person, command, now);
    let answer = move |table: &Table, told: &[Arc<Happening>]| {
        let viewer = table.viewer(Some(caller));
        Done {
            version: table.version(),
            event: table.event(),
            phase: table.phase().name(),
            to_move: table.to_move().map(Seat::index),
            happened: told.iter().map(|happening| table.tell(happening, viewer)).collect(),
        }
    };
    Ok(Json(app.lobby.change(id, change, answer).await?))
}
