//! Deciding and taking back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_live::TableId;
use moonpack_rules::Seat;
use moonpack_table::{Command, Person};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::body::Body;
use super::telling::telling_json;
use crate::asks::{self, AtTable};
use crate::error::ErrorBody;
use crate::{App, AppError, Guest};

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAction {
    /// The version the decision was made at. If the table has moved on, the answer is 409.
    version: u64,
    /// One of the texts in `legal`. Either this or `actions` is given.
    #[schema(max_length = 400)]
    action: Option<String>,
    /// Several decisions of one turn, each legal when its turn comes: all of them are played, or none.
    #[schema(max_items = 16)]
    actions: Option<Vec<String>>,
    /// Shall decisions that leave no choice follow by themselves? They are told like all others.
    #[serde(default)]
    follow: bool,
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
    /// Take back all that was decided in one go with it and what followed by itself; against bots only, also what
    /// they have answered since.
    #[serde(default)]
    whole: bool,
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
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "The decision stands", body = Done),
        (status = 409, description = "The table has moved on, or it is not your turn", body = ErrorBody),
        (status = 422, description = "The rules forbid it", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
    Body(new): Body<NewAction>,
) -> Result<Json<Done>, AppError> {
    let seat = new.seat.map(|seat| Seat::new(seat).ok_or(moonpack_table::Refused::NoSuchSeat)).transpose()?;
    let actions = match (new.action, new.actions) {
        (Some(action), None) => vec![action],
        (None, Some(actions)) => actions,
        _ => return Err(AppError::Invalid("either `action` or `actions` must be given".into())),
    };
    let act = Command::Act { seat, version: new.version, actions, follow: new.follow };
    command(&app, &id, person, act).await
}

/// Take your last decision back.
///
/// One decision at a time, back to the start of your turn; never past something that was revealed, and never past
/// another player's decision.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = NewUndo,
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "The decision is taken back", body = Done),
        (status = 409, description = "The table has moved on, or there is nothing to take back", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
    Body(new): Body<NewUndo>,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Undo { version: new.version, whole: new.whole }).await
}

/// Gives a command to a table and writes down what it led to.
pub(super) async fn command(
    app: &App,
    id: &TableId,
    person: Person,
    command: Command,
) -> Result<Json<Done>, AppError> {
    Ok(Json(asks::command(app, id, person, command).await?.into()))
}

impl From<moonpack_live::Done> for Done {
    fn from(done: moonpack_live::Done) -> Self {
        Self {
            version: done.version,
            event: done.event,
            phase: done.phase.name(),
            to_move: done.to_move.map(Seat::index),
            happened: done.happened.iter().map(telling_json).collect(),
        }
    }
}
