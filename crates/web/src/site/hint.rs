//! Asking the strongest bot on a page. To the script its answer comes bit by bit, each the same line of the page with what has been
//! found until then; a plain form waits for the last word. Whichever node was asked answers to the end: no other has to know of it.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::Stream;
use moonpack_games::AnyMatch;
use moonpack_live::{Finding, Found, Hint};
use moonpack_pages::Idea;

use super::act::{Answer, refused, shown};
use super::address::Address;
use super::model::{Extras, idea};
use super::reader::Reader;
use crate::{App, AppError, asks};

/// Asks the strongest bot.
pub(crate) async fn hint(State(app): State<Arc<App>>, reader: Reader, address: Address) -> Answer {
    let asked = async {
        let person = reader.known()?;
        asks::hint(&app, &address.id, &person, reader.from).await
    };
    let hint = match asked.await {
        Ok(hint) => hint,
        Err(error) => return refused(&app, &reader, &address, error).await,
    };
    if reader.wants_frame() {
        return Ok(bit_by_bit(reader, hint));
    }
    match hint.finding.last().await {
        Ok(found) => {
            let extras = Extras { hint: line(found), ..Extras::default() };
            shown(&app, &reader, &address, StatusCode::OK, extras).await
        }
        Err(error) => refused(&app, &reader, &address, error.into()).await,
    }
}

/// What the bot would do, and what it expects to follow.
fn line(found: Found) -> Vec<String> {
    found.analysis.lines.into_iter().next().map(|line| line.actions).unwrap_or_default()
}

/// The line of the page, again and again.
fn bit_by_bit(reader: Reader, hint: Hint) -> Response {
    let Hint { version, game, finding, .. } = hint;
    let begun = bit(&reader, version, Idea::Sought(None));
    let found = bits(reader, version, game, finding);
    let all = futures::StreamExt::chain(futures::stream::iter([begun]), found);
    Sse::new(all).keep_alive(KeepAlive::default()).into_response()
}

fn bits(
    reader: Reader,
    version: u64,
    game: AnyMatch,
    finding: Finding,
) -> impl Stream<Item = Result<Event, Infallible>> {
    futures::stream::unfold((reader, game, finding), move |(reader, game, mut finding)| async move {
        let shown = match finding.next().await? {
            Ok(found) => {
                let last = found.last;
                let choice = idea(&game, &line(found), reader.shell.words());
                if last { choice.map_or(Idea::Missed, Idea::Found) } else { Idea::Sought(choice) }
            }
            Err(error) => {
                AppError::from(error).log();
                Idea::Missed
            }
        };
        Some((bit(&reader, version, shown), (reader, game, finding)))
    })
}

fn bit(reader: &Reader, version: u64, shown: Idea) -> Result<Event, Infallible> {
    let line = moonpack_pages::idea(&shown, version, reader.shell.words());
    Ok(Event::default().data(line.into_string()))
}
