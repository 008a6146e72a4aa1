//! The record of a finished game.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::asks::AtTable;
use crate::caller::Sender;
use crate::error::ErrorBody;
use crate::{App, AppError};

/// The record of a game that is over: the whole set-up, every action, the result.
///
/// While the game runs it is closed to everybody, because it holds every secret of the game.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables",
    params(AtTable), security((), ("token" = [])),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 403, description = "The game is not over", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Sender(from): Sender,
    AtTable(id): AtTable,
) -> Result<impl IntoResponse, AppError> {
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], app.lobby.record(&id, from).await?))
}
