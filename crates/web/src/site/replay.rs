//! Games that are pasted: a record or a code opens as a page of its own, which can be gone through and shared.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use moonpack_games::{AnyMatch, Record, decode, encode};
use moonpack_pages::{SeatModel, SeatOwner, TableModel};
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
    let text = pasted.text.trim();
    let game = if text.contains('\n') {
        Record::read(&app.contents, format!("{text}\n")).map(Record::into_play).map_err(AppError::invalid)
    } else {
        let code = text.rsplit('/').next().unwrap_or(text);
        decode(&app.contents, code).map_err(AppError::invalid)
    };
    let game = game.map_err(|error| reader.error(error))?;
    Ok(Redirect::to(&format!("/r/{}", encode(&game))).into_response())
}

/// The page of a pasted game.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(at): Query<At>,
) -> Result<Html<String>, PageError> {
    draw(&app, &reader, &code, at.at, moonpack_pages::table)
}

/// The part of it that changes.
pub(crate) async fn frame(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(at): Query<At>,
) -> Result<Html<String>, PageError> {
    draw(&app, &reader, &code, at.at, moonpack_pages::frame)
}

fn draw(
    app: &App,
    reader: &Reader,
    code: &str,
    at: Option<usize>,
    page: Page,
) -> Result<Html<String>, PageError> {
    let whole = decode(&app.contents, code).map_err(|error| reader.error(AppError::invalid(error)))?;
    let words = reader.shell.words();
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
    Ok(html(page(&reader.shell, &model)))
}
