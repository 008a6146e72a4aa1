//! Trying another turn in a finished game: the board of the step, with everything that could be done there. Where the
//! reader stands is in the address (`lines`), as in a lesson, and nothing is stored; so there is no table to protect, only
//! the bots' time, which is asked for at the gate.

use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use moonpack_pages::{Blocked, Choice, Shell, TableModel, WhatIf};
use moonpack_rules::Viewer;
use serde::Deserialize;

use super::analysis::{self, Finished};
use super::lines::{Line, Lines, Walk};
use super::reader::{Page, PageError, Reader, html};
use super::table::{Touched, blocked};
use super::tried::{Scales, tried_at, turn};
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
        self.at(&self.line)
    }

    fn at(&self, line: &Line) -> String {
        format!("{}/if/{}", self.game.base, tried_at(line, &self.lines))
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
            Ok::<_, AppError>(Self { lines: Lines::read(&text), line, game })
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
    let go_on = move |place: &Standpoint, walk: Walk| {
        let seat = walk.now.to_move()?;
        let decided = moonpack_ways::decide(&walk.now, seat, &actions, true).ok()?;
        let decided: Vec<String> = decided.into_iter().map(|decided| decided.action).collect();
        Some(place.line.clone().on(walk.now, &decided))
    };
    let (place, further) = at_end(&app, &reader, place, go_on).await?;
    let Some(line) = further else {
        let why = blocked(reader.shell.words(), &Default::default(), None);
        let page = draw(&app, &reader, place, Some(why), page_for(&reader)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    shown(&app, &reader, place.with(line)).await
}

/// Lets the strongest bot play the rest of the turn.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    reader: Reader,
    place: Standpoint,
) -> Result<Response, PageError> {
    let (place, now) = at_end(&app, &reader, place, |_, walk| walk.now).await?;
    let asked = async {
        app.gate.thought(reader.id(), reader.from)?;
        Ok::<_, AppError>(app.lobby.answer(now, reader.id(), reader.from).await?)
    };
    match asked.await {
        Ok(actions) => {
            let go_on = move |place: &Standpoint, walk: Walk| place.line.clone().on(walk.now, &actions);
            let (place, line) = at_end(&app, &reader, place, go_on).await?;
            shown(&app, &reader, place.with(line)).await
        }
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
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    reader: Reader,
    place: Standpoint,
    Query(touched): Query<Touched>,
) -> Result<Html<String>, PageError> {
    let words = reader.shell.words();
    let told = move |place: &Standpoint, walk: Walk| {
        let clicks = touched.clicks();
        let refusal = walk.now.refusal_of(&clicks).unwrap_or_default();
        let why = blocked(words, &refusal, moonpack_tell::lack(&walk.now, &clicks, words));
        html(moonpack_pages::refusal(place.game.game.kind().name(), &why, words))
    };
    Ok(at_end(&app, &reader, place, told).await?.1)
}

/// What is made of the match at the end of the line. Playing up to there is long for a long game: not on a thread that answers
/// requests.
async fn at_end<T: Send + 'static>(
    app: &App,
    reader: &Reader,
    place: Standpoint,
    make: impl FnOnce(&Standpoint, Walk) -> T + Send + 'static,
) -> Result<(Standpoint, T), PageError> {
    let walk = move || {
        let made = make(&place, place.line.walk(&place.game.game)?);
        Some((place, made))
    };
    let made = app.lobby.heavy().run(Some(reader.from), walk).await;
    made.map_err(|error| reader.error(error))?.ok_or_else(|| reader.error(AppError::NoPath))
}

/// Shows where the reader stands now.
async fn shown(app: &Arc<App>, reader: &Reader, place: Standpoint) -> Result<Response, PageError> {
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
    let walk = place.line.walk(&place.game.game)?;
    let (base, back) = (place.address(), place.line.back(&walk).map(|back| place.at(&back)));
    let Standpoint { game, line, lines } = place;
    let Walk { start, now, spans, .. } = walk;
    let seat = start.to_move()?;
    let what_if = WhatIf {
        seat: seat.index(),
        before: scales.chance(&game.review, &Line::at(line.from), &start, seat),
        turns: spans.iter().map(|span| turn(span, seat, (&game, &line), scales, words)).collect(),
        back,
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
