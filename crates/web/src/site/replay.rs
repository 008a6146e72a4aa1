//! Games that are pasted: a record or a code opens as a page of its own, which can be gone through and shared.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use moonpack_games::{AnyMatch, Contents, Record, decode, encode};
use moonpack_pages::{SeatModel, SeatOwner, Shell, TableModel};
use moonpack_rules::Viewer;
use serde::Deserialize;

use super::model::{around, story};
use super::reader::{Page, PageError, Reader, html};
use crate::{App, AppError};

/// What was pasted.
#[derive(Deserialize)]
pub(crate) struct Pasted {
    text: String,
}

/// Which step to show.
#[derive(Deserialize)]
pub(crate) struct At {
    at: Option<usize>,
}

/// Reads what was pasted and goes to its page.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    reader: Reader,
    Form(pasted): Form<Pasted>,
) -> Result<Response, PageError> {
    let contents = app.contents.clone();
    // A long game takes a while to read: not on a thread that answers requests.
    let read = move || {
        let text = pasted.text.trim();
        let game = if text.contains('\n') {
            Record::read(&contents, format!("{text}\n")).map(Record::into_play).map_err(AppError::invalid)
        } else {
            let code = text.rsplit('/').next().unwrap_or(text);
            decode(&contents, code).map_err(AppError::invalid)
        };
        game.map(|game| format!("/r/{}", encode(&game)))
    };
    let place = app.lobby.heavy().run(read).await.map_err(|error| reader.error(error))?;
    Ok(Redirect::to(&place.map_err(|error| reader.error(error))?).into_response())
}

/// The page of a pasted game.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(at): Query<At>,
) -> Result<Html<String>, PageError> {
    drawn(&app, reader, code, at.at, moonpack_pages::table).await
}

/// The part of it that changes.
pub(crate) async fn frame(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(at): Query<At>,
) -> Result<Html<String>, PageError> {
    drawn(&app, reader, code, at.at, moonpack_pages::frame).await
}

async fn drawn(
    app: &App,
    reader: Reader,
    code: String,
    at: Option<usize>,
    page: Page,
) -> Result<Html<String>, PageError> {
    let (contents, shell) = (app.contents.clone(), reader.shell.clone());
    let done = app.lobby.heavy().run(move || draw(&contents, &shell, &code, at, page)).await;
    done.map_err(|error| reader.error(error))?.map_err(|error| reader.error(error))
}

fn draw(
    contents: &Contents,
    shell: &Shell,
    code: &str,
    at: Option<usize>,
    page: Page,
) -> Result<Html<String>, AppError> {
    let whole = decode(contents, code).map_err(AppError::invalid)?;
    let words = shell.words();
    let steps = whole.steps();
    let at = at.filter(|at| *at < steps);
    let earlier = at.map(|at| whole.at(at));
    let game: &AnyMatch = earlier.as_ref().unwrap_or(&whole);
    let named = |seat: usize| words.with("seat-number", &[("number", (seat + 1).into())]);
    let names: Vec<String> = (0..game.seats()).map(named).collect();
    let (log, graph) = story(&whole, Viewer::Spectator, &names, words);
    let seat =
        |name: &String| SeatModel { owner: SeatOwner::Person(name.clone()), yours: false, online: true };
    let base = format!("/r/{code}");
    let model = TableModel {
        seats: names.iter().map(seat).collect(),
        log: around(log, at),
        at: at.or(Some(steps)),
        steps,
        graph,
        ..TableModel::of(&base, game, Viewer::Spectator)
    };
    Ok(html(page(shell, &model)))
}
