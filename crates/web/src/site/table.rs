//! Looking at a table: the page, its frame, its stream, the reason why something cannot be done, the record.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse};
use futures::Stream;
use moonpack_live::{Look, Review, Shelf};
use moonpack_pages::Blocked;
use moonpack_rules::{Refusal, RuleId};
use moonpack_table::{Phase, Table};
use moonpack_words::Words;
use serde::Deserialize;

use super::address::Address;
use super::model::{Extras, with_model};
use super::reader::{Page, PageError, Reader, html};
use super::review;
use crate::{App, AppError};

/// What was touched.
#[derive(Deserialize)]
pub(crate) struct Touched {
    clicks: String,
}

impl Touched {
    /// The elements in order; no more than any way has.
    pub(crate) fn clicks(&self) -> Vec<&str> {
        self.clicks.split(' ').take(12).collect()
    }
}

/// The table's page.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
) -> Result<Html<String>, PageError> {
    draw(&app, &reader, &address, Extras::default(), moonpack_pages::table).await
}

/// The part of it that changes.
pub(crate) async fn frame(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
) -> Result<Html<String>, PageError> {
    draw(&app, &reader, &address, Extras::default(), moonpack_pages::frame).await
}

/// A game of more steps than any that people play. It is drawn away from the threads that answer requests, from a copy: telling
/// it from its beginning takes a while, and nobody shall wait for that.
const LONG: usize = 500;

/// Draws the table for the reader.
pub(crate) async fn draw(
    app: &App,
    reader: &Reader,
    address: &Address,
    extras: Extras,
    page: Page,
) -> Result<Html<String>, PageError> {
    let look = |look: Look<'_>| {
        let review = judged(app, reader, address, look.table);
        let extras = Extras { review, ..extras };
        if look.table.game().steps() > LONG {
            return Err(Box::new((look.table.clone(), look.listed, look.now, extras)));
        }
        Ok(with_model(address, look, reader, extras, |model| html(page(&reader.shell, model))))
    };
    let looked = app.lobby.look(&address.id, reader.id(), look).await;
    let (table, listed, now, extras) = match looked.map_err(|error| reader.error(error))? {
        Ok(drawn) => return Ok(drawn),
        Err(long) => *long,
    };
    let (here, whose) = (address.clone(), reader.clone());
    let draw = move || {
        let look = Look { id: &here.id, table: &table, listed, now, shelf: &mut Shelf::default() };
        with_model(&here, look, &whose, extras, |model| html(page(&whose.shell, model)))
    };
    app.lobby.heavy().run(Some(reader.from), draw).await.map_err(|error| reader.error(error))
}

/// The review of a game that is over. It begins by itself when one of its players sees the end; a host that is busy
/// leaves it to whoever asks for the analysis.
fn judged(app: &App, reader: &Reader, address: &Address, table: &Table) -> Option<Arc<Review>> {
    if table.phase() != Phase::Over || address.look.at.is_some() {
        return None;
    }
    let of = review::of(&address.id, table);
    let played = reader.id().is_some_and(|person| table.seats_of(person).next().is_some());
    let begin = || app.lobby.begin_review(&of, table.game(), reader.from).ok();
    app.lobby.review(&of).or_else(|| if played { begin() } else { None })
}

/// Why touching these elements does nothing: the rules that forbid what was most likely meant.
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    reader: Reader,
    Address { id, .. }: Address,
    Query(touched): Query<Touched>,
) -> Result<Html<String>, PageError> {
    let words = reader.shell.words();
    let clicks = touched.clicks();
    let look = |Look { table, .. }: Look<'_>| {
        // Only whoever decides may ask: the answer could tell others something of a hidden hand.
        let decides = table.decides(reader.id());
        let refusal = if decides { table.game().refusal_of(&clicks) } else { None };
        let lack = decides.then(|| moonpack_tell::lack(table.game(), &clicks, words)).flatten();
        (table.game().kind(), refusal.unwrap_or_default(), lack)
    };
    let (kind, refusal, lack) =
        app.lobby.look(&id, reader.id(), look).await.map_err(|error| reader.error(error))?;
    Ok(html(moonpack_pages::refusal(kind.name(), &blocked(words, &refusal, lack), words)))
}

/// A refusal in words: what is missing where that can be counted, and the rules.
pub(crate) fn blocked(words: &Words, refusal: &Refusal, lack: Option<String>) -> Blocked {
    let rule = |rule: &RuleId| (rule.to_string(), words.rule(*rule));
    Blocked {
        message: lack.unwrap_or_else(|| words.text("blocked-now")),
        rules: refusal.rules().iter().map(rule).collect(),
    }
}

/// The record of a finished game, as a file.
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    reader: Reader,
    Address { id, .. }: Address,
) -> Result<impl IntoResponse, PageError> {
    let text = app.lobby.record(&id, reader.from).await.map_err(|error| reader.error(error))?;
    let name = format!("attachment; filename=\"{id}.moonpack\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text))
}

/// Tells the page that something happened; it then fetches its own frame. The number is all that is sent.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    reader: Reader,
    Address { id, .. }: Address,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, PageError> {
    let begin = async {
        let permit = app.gate.stream(reader.id(), reader.from)?;
        Ok::<_, AppError>((app.lobby.watch_page(&id, reader.id()).await?, permit))
    };
    let watch = begin.await.map_err(|error| reader.error(error))?;
    let events = futures::stream::unfold(watch, async |(mut watch, permit)| {
        let number = watch.next().await?;
        Some((Ok(Event::default().event("event").data(number.to_string())), (watch, permit)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new()))
}
