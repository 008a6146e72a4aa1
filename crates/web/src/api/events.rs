//! The stream of a table's events (Server-Sent Events).

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::Stream;
use moonpack_live::{Look, News};
use moonpack_table::PersonId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::Query;
use super::model::TableView;
use super::telling::telling_json;
use crate::asks::AtTable;
use crate::caller::Sender;
use crate::error::ErrorBody;
use crate::{App, AppError, Caller};

/// Where to begin.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// Begin after this event, as if it had come in `Last-Event-ID`.
    after: Option<u64>,
    /// `true`: a person reads along, so bots take their time as they do for a page.
    #[serde(default)]
    reader: bool,
}

/// Watch a table.
///
/// A stream of Server-Sent Events. `table` carries the whole table as `GET /tables/{id}` does: it comes first, and
/// again whenever events were missed. `entry` carries one event. Every event has its number as `id`, so a client that
/// comes back with `Last-Event-ID` misses nothing and sees nothing twice.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "play",
    params(AtTable, After,
        ("Last-Event-ID" = Option<u64>, Header, description = "The last event seen; begin after it")),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The stream", body = String, content_type = "text/event-stream"),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    caller: Caller,
    Sender(from): Sender,
    headers: HeaderMap,
    AtTable(id): AtTable,
    Query(query): Query<After>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, AppError> {
    let permit = app.gate.stream(caller.id(), from)?;
    // A number that cannot be read is a gap like any other: the whole table follows.
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.trim().parse().ok());
    let person = caller.id();
    let watch = app.lobby.watch(&id, caller.id(), last.or(query.after)).await?;
    let watch = if query.reader { watch.with_a_reader() } else { watch };
    let events = futures::stream::unfold((watch, permit), move |(mut watch, permit)| async move {
        let news = watch.next(|look| whole(&look, person)).await?;
        Some((Ok(event(news)), (watch, permit)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

fn whole(look: &Look<'_>, person: Option<PersonId>) -> String {
    serde_json::to_string(&TableView::of(look, person)).expect("a view holds only texts and numbers")
}

fn event(news: News<String>) -> Event {
    match news {
        News::Table(number, text) => Event::default().event("table").id(number.to_string()).data(text),
        News::Entry(heard) => {
            let text = heard.written(|telling| telling_json(telling).to_string());
            Event::default().event("entry").id(heard.telling().event.to_string()).data(text)
        }
    }
}
