//! Doing something at a table by a form. The script gets the new frame, a plain form is sent back to the page.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use moonpack_pages::Blocked;
use moonpack_table::{Command, Offer, Table};
use serde::Deserialize;

use super::model::{Extras, veil};
use super::reader::{Page, PageError, Reader};
use super::table::draw;
use crate::api;
use crate::{App, AppError, TableId};

/// A decision and the version it was made at.
#[derive(Deserialize)]
pub(crate) struct Decision {
    version: u64,
    action: String,
}

/// The version the reader saw.
#[derive(Deserialize)]
pub(crate) struct Seen {
    version: u64,
}

/// Words for the chat.
#[derive(Deserialize)]
pub(crate) struct Said {
    text: String,
}

/// Who holds the device now.
#[derive(Deserialize)]
pub(crate) struct Holder {
    seat: usize,
}

type Answer = Result<Response, PageError>;

/// Decides.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    reader: Reader,
    id: TableId,
    Form(wish): Form<Decision>,
) -> Answer {
    let wish = Command::Act { seat: None, version: wish.version, action: wish.action };
    command(&app, &reader, &id, wish).await
}

/// Takes the last decision back.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    reader: Reader,
    id: TableId,
    Form(seen): Form<Seen>,
) -> Answer {
    command(&app, &reader, &id, Command::Undo { version: seen.version }).await
}

/// Writes in the chat.
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    reader: Reader,
    id: TableId,
    Form(said): Form<Said>,
) -> Answer {
    command(&app, &reader, &id, Command::Say { text: said.text }).await
}

/// Gives up.
pub(crate) async fn resign(State(app): State<Arc<App>>, reader: Reader, id: TableId) -> Answer {
    command(&app, &reader, &id, Command::Resign).await
}

/// Sits down. Whoever opens a shared link and is nobody yet becomes a guest by it.
pub(crate) async fn join(State(app): State<Arc<App>>, reader: Reader, id: TableId) -> Answer {
    let sit = async {
        let (person, cookie) = reader.guest(&app)?;
        let sit = move |table: &mut Table, now| table.command(&person, Command::Join { seat: None }, now);
        app.lobby.change(&id, sit, |_, _| ()).await?;
        Ok::<_, AppError>((AppendHeaders(cookie), Redirect::to(&format!("/t/{id}"))).into_response())
    };
    sit.await.map_err(|error| reader.error(error))
}

/// Offers a rematch and goes to it if everybody wants one; against bots that is at once.
pub(crate) async fn rematch(State(app): State<Arc<App>>, reader: Reader, id: TableId) -> Answer {
    let offer = async {
        let person = reader.person.clone().ok_or(AppError::NoToken)?;
        let _done = api::offer_for(&app, &id, person, Command::Offer(Offer::Rematch)).await?;
        let next = app.lobby.read(&id, |table, _| table.rematch().map(str::to_owned)).await?;
        let place = format!("/t/{}", next.as_deref().unwrap_or(&id.to_string()));
        Ok::<_, AppError>(Redirect::to(&place).into_response())
    };
    offer.await.map_err(|error| reader.error(error))
}

/// Lifts the curtain for the next person at this device.
pub(crate) async fn unveil(_reader: Reader, id: TableId, Form(holder): Form<Holder>) -> impl IntoResponse {
    let cookie = format!("{}={}; Path=/t/{id}; HttpOnly; SameSite=Lax", veil(&id), holder.seat.min(9));
    (AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to(&format!("/t/{id}")))
}

/// Asks the strongest bot.
pub(crate) async fn hint(State(app): State<Arc<App>>, reader: Reader, id: TableId) -> Answer {
    let asked = async {
        let person = reader.person.clone().ok_or(AppError::NoToken)?;
        api::hint_for(&app, &id, &person).await
    };
    match asked.await {
        Ok(action) => {
            shown(&app, &reader, &id, StatusCode::OK, Extras { hint: Some(action), ..Extras::default() })
                .await
        }
        Err(error) => refused(&app, &reader, &id, error).await,
    }
}

/// Gives a command to the table and shows what came of it, or why nothing did.
async fn command(app: &App, reader: &Reader, id: &TableId, command: Command) -> Answer {
    let done = async {
        let person = reader.person.clone().ok_or(AppError::NoToken)?;
        let change = move |table: &mut Table, now| table.command(&person, command, now);
        app.lobby.change(id, change, |_, _| ()).await
    };
    match done.await {
        Ok(()) if !reader.wants_frame() => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Ok(()) => shown(app, reader, id, StatusCode::OK, Extras::default()).await,
        Err(error) => refused(app, reader, id, error).await,
    }
}

/// The table as it is, with the reason why it did not change.
async fn refused(app: &App, reader: &Reader, id: &TableId, error: AppError) -> Answer {
    if matches!(error, AppError::NoTable | AppError::Fault(_) | AppError::OtherRules) {
        return Err(reader.error(error));
    }
    let lang = reader.shell.lang;
    let blocked = Blocked { message: error.message(lang), rules: error.rules_in_words(lang) };
    shown(app, reader, id, error.status(), Extras { blocked: Some(blocked), ..Extras::default() }).await
}

async fn shown(app: &App, reader: &Reader, id: &TableId, status: StatusCode, extras: Extras) -> Answer {
    let page: Page = if reader.wants_frame() { moonpack_pages::frame } else { moonpack_pages::table };
    let mut response = draw(app, reader, id, extras, page).await?.into_response();
    *response.status_mut() = status;
    Ok(response)
}
