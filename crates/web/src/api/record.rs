//! The record of a finished game.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use moonpack_games::Record;
use moonpack_table::{Chair, Phase, Sitter, Table};

use crate::error::ErrorBody;
use crate::{App, AppError, TableId};

/// The record of a game that is over: the whole set-up, every action, the result.
///
/// While the game runs it is closed to everybody, because it holds every secret of the game.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables",
    params(TableId), security((), ("token" = [])),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 403, description = "The game is not over", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn record(State(app): State<Arc<App>>, id: TableId) -> Result<impl IntoResponse, AppError> {
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record_of(&app, &id).await?))
}

/// The text of the record, for the API and the pages alike.
///
/// # Errors
/// If the game is not over.
pub(crate) async fn record_of(app: &App, id: &TableId) -> Result<String, AppError> {
    let write = |table: &mut Table, _| {
        if table.phase() == Phase::Over { Ok(written(table)) } else { Err(AppError::RecordClosed) }
    };
    app.lobby.read(id, write).await?
}

fn written(table: &Table) -> String {
    let names: Vec<String> = table.chairs().iter().map(name).collect();
    Record::new(table.game().clone(), &names).write()
}

fn name(chair: &Chair) -> String {
    match &chair.sitter {
        Sitter::Open => String::new(),
        Sitter::Person(person) => person.name.clone(),
        Sitter::Bot(level) => level.name().to_owned(),
    }
}
