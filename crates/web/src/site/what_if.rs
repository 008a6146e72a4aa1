//! Trying another turn in a finished game: the board of the step, with everything that could be done there. Where the
//! reader stands is in the address (`lines`), as in a lesson, and nothing is stored; so there is no table to protect, only
//! the bots' time, which is asked for at the gate.

use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use moonpack_games::AnyMatch;
use moonpack_pages::{Blocked, Choice, Shell, TableModel, WhatIf};
use moonpack_rules::Viewer;
use serde::Deserialize;

use super::analysis::{self, Finished};
use super::lines::{Line, Lines};
use super::reader::{Page, PageError, Reader, html};
use super::table::{Touched, blocked};
use super::tried::{Scales, tried_at, turn, whose};
use crate::told::{around, story};
use crate::{App, AppError};

/// Where the reader stands: a game, the line that is gone on with, and the others.
pub(crate) struct Standpoint {
    game: Finished,
    line: Line,
    lines: Lines,
}

impl Standpoint {
    /// The same with another line; what was tried before stays.
    fn with(self, line: Line) -> Self {
        Self { lines: self.lines.with(&self.line).with(&line), line, ..self }
    }

    fn address(&self) -> String {
        tried_at(&self.game.base, &self.line, &self.lines)
    }

    fn now(&self) -> Option<AnyMatch> {
        self.line.end(&self.game.game)
    }
}

impl FromRequestParts<Arc<App>> for Standpoint {
    type Rejection = PageError;

    /// The game is a table's or that of a code, by the beginning of the path.
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, PageError> {
        let reader = Reader::from_request_parts(parts, app).await?;
        let named = Path::<(String, String)>::from_request_parts(parts, app).await;
        let found = async {
            let Path((name, text)) = named.map_err(|_| AppError::NoPath)?;
            let game = match parts.uri.path().starts_with("/t/") {
                true => analysis::of(app, &reader, &name.parse()?).await?,
                false => analysis::read(app, &reader, name).await?,
            };
            let line = text.split('_').next().and_then(|line| line.parse().ok()).ok_or(AppError::NoPath)?;
            let place = Self { lines: Lines::read(&text), line, game };
            place.now().is_some().then_some(place).ok_or(AppError::NoPath)
        };
        found.await.map_err(|error| reader.error(error))
    }
}

/// A decision, or several, a line each.
#[derive(Deserialize)]
pub(crate) struct Decision {
    action: String,
}

/// The page.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    place: Standpoint,
) -> Result<Html<String>, PageError> {
    draw(&app, &reader, place, None, moonpack_pages::table).await
}

/// The part of it that changes.
pub(crate) async fn frame(
    State(app): State<Arc<App>>,
    reader: Reader,
    place: Standpoint,
) -> Result<Html<String>, PageError> {
    draw(&app, &reader, place, None, moonpack_pages::frame).await
}

/// Goes on with the line.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    reader: Reader,
    place: Standpoint,
    Form(decision): Form<Decision>,
) -> Result<Response, PageError> {
    let actions: Vec<String> = decision.action.lines().map(str::to_owned).collect();
    let decided = place.now().and_then(|now| {
        let seat = now.to_move()?;
        moonpack_ways::decide(&now, seat, &actions, true).ok()
    });
    let Some(decided) = decided else {
        let why = blocked(reader.shell.words(), &Default::default(), None);
        let page = draw(&app, &reader, place, Some(why), page_for(&reader)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let decided: Vec<String> = decided.into_iter().map(|decided| decided.action).collect();
    on(&app, &reader, place, &decided).await
}

/// Lets the strongest bot play the rest of the turn.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    reader: Reader,
    place: Standpoint,
) -> Result<Response, PageError> {
    let asked = async {
        let now = place.now().ok_or(AppError::NoPath)?;
        app.gate.thought(reader.id(), reader.from)?;
        Ok::<_, AppError>(app.lobby.answer(now, reader.id(), reader.from).await?)
    };
    match asked.await {
        Ok(actions) => on(&app, &reader, place, &actions).await,
        Err(error) if error.is_final() => Err(reader.error(error)),
        Err(error) => {
            let why = Blocked { message: error.message(reader.shell.lang), rules: Vec::new() };
            let page = draw(&app, &reader, place, Some(why), page_for(&reader)).await?;
            let mut response = (error.status(), page).into_response();
            error.say_when(response.headers_mut());
            Ok(response)
        }
    }
}

/// Why touching these elements does nothing.
pub(crate) async fn why(reader: Reader, place: Standpoint, Query(touched): Query<Touched>) -> Html<String> {
    let words = reader.shell.words();
    let clicks = touched.clicks();
    let now = place.now();
    let refusal = now.as_ref().and_then(|now| now.refusal_of(&clicks)).unwrap_or_default();
    let lack = now.as_ref().and_then(|now| moonpack_tell::lack(now, &clicks, words));
    html(moonpack_pages::refusal(place.game.game.kind().name(), &blocked(words, &refusal, lack), words))
}

/// Shows the line with these decisions more.
async fn on(
    app: &Arc<App>,
    reader: &Reader,
    place: Standpoint,
    actions: &[String],
) -> Result<Response, PageError> {
    let line = place.line.clone().with(&place.game.game, actions);
    let place = place.with(line);
    if !reader.wants_frame() {
        return Ok(Redirect::to(&place.address()).into_response());
    }
    Ok(draw(app, reader, place, None, moonpack_pages::frame).await?.into_response())
}

fn page_for(reader: &Reader) -> Page {
    if reader.wants_frame() { moonpack_pages::frame } else { moonpack_pages::table }
}

async fn draw(
    app: &Arc<App>,
    reader: &Reader,
    place: Standpoint,
    blocked: Option<Blocked>,
    page: Page,
) -> Result<Html<String>, PageError> {
    let (shell, held, scales) = (reader.shell.clone(), reader.held(), Scales::of(app, reader));
    let draw = move || drawn(&shell, place, &scales, blocked, held, page);
    let drawn = app.lobby.heavy().run(Some(reader.from), draw).await;
    drawn.map_err(|error| reader.error(error))?.ok_or_else(|| reader.error(AppError::NoPath))
}

/// Weighing and drawing replay the game: not on a thread that answers requests.
fn drawn(
    shell: &Shell,
    place: Standpoint,
    scales: &Scales,
    blocked: Option<Blocked>,
    held: Vec<String>,
    page: Page,
) -> Option<Html<String>> {
    let words = shell.words();
    let (now, base) = (place.now()?, place.address());
    let Standpoint { game, line, lines } = place;
    let seat = whose(&game.game, &line)?;
    let spans = line.spans(&game.game);
    let back = line.back(&game.game);
    let what_if = WhatIf {
        seat: seat.index(),
        before: scales.chance(&game.game.at(line.from), seat),
        turns: spans.iter().map(|span| turn(span, seat, &game.names, scales, words)).collect(),
        back: back.map(|back| tried_at(&game.base, &back, &lines)),
        close: format!("{}/analysis?step={}&lines={lines}", game.base, line.from),
    };
    let viewer = now.to_move().map_or(Viewer::Seat(seat), Viewer::Seat);
    let model = TableModel {
        log: around(story(&now, viewer, &game.names, words), None),
        choices: Choice::all(&now, words),
        seats: game.seats,
        blocked,
        held,
        what_if: Some(what_if),
        ..TableModel::of(&base, &now, viewer)
    };
    Some(html(page(shell, &model)))
}
