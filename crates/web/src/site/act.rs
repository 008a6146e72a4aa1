//! Doing something at a table by a form. The script gets the new frame, a plain form is sent back to the page.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use moonpack_live::Look;
use moonpack_pages::Blocked;
use moonpack_rules::Seat;
use moonpack_table::{Command, Offer, Refused};
use serde::Deserialize;

use super::address::Address;
use super::model::{Extras, veil};
use super::reader::{Page, PageError, Reader};
use super::table::draw;
use crate::{App, AppError, asks};

/// A decision, or several of one turn a line each, and the version they were made at.
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

/// A seat: who holds the device now, or whose player is away.
#[derive(Deserialize)]
pub(crate) struct OneSeat {
    seat: usize,
}

/// A proposal, unless it is taken back.
#[derive(Deserialize)]
pub(crate) struct Proposal {
    withdraw: Option<String>,
}

pub(super) type Answer = Result<Response, PageError>;

/// Decides.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
    Form(wish): Form<Decision>,
) -> Answer {
    let actions = wish.action.lines().map(str::to_owned).collect();
    let wish = Command::Act { seat: None, version: wish.version, actions, follow: true };
    command(&app, &reader, &address, wish).await
}

/// Takes back what was last done in one go.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
    Form(seen): Form<Seen>,
) -> Answer {
    command(&app, &reader, &address, Command::Undo { version: seen.version, whole: true }).await
}

/// Writes in the chat.
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
    Form(said): Form<Said>,
) -> Answer {
    command(&app, &reader, &address, Command::Say { text: said.text }).await
}

/// Gives up.
pub(crate) async fn resign(State(app): State<Arc<App>>, reader: Reader, address: Address) -> Answer {
    command(&app, &reader, &address, Command::Resign).await
}

/// Asks a bot to play for somebody who is away.
pub(crate) async fn replace(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
    Form(which): Form<OneSeat>,
) -> Answer {
    match Seat::new(which.seat) {
        Some(seat) => command(&app, &reader, &address, Command::Replace { seat }).await,
        None => refused(&app, &reader, &address, Refused::NoSuchSeat.into()).await,
    }
}

/// Gets up and goes home; the table is found again under one's own games.
pub(crate) async fn leave(State(app): State<Arc<App>>, reader: Reader, address: Address) -> Answer {
    match given(&app, &reader, &address, Command::Leave).await {
        Ok(()) => Ok(Redirect::to("/").into_response()),
        Err(error) => refused(&app, &reader, &address, error).await,
    }
}

/// Sits down, or comes back. Whoever opens a shared link and is nobody yet becomes a guest by it.
pub(crate) async fn join(State(app): State<Arc<App>>, reader: Reader, address: Address) -> Answer {
    let sit = async {
        let (person, cookie) = reader.guest(&app)?;
        let _done = asks::command(&app, &address.id, person, Command::Join { seat: None }).await?;
        Ok::<_, AppError>((AppendHeaders(cookie), Redirect::to(&address.to_string())).into_response())
    };
    sit.await.map_err(|error| reader.error(error))
}

/// Offers to end the game now, agrees to it, or takes it back.
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
    Form(proposal): Form<Proposal>,
) -> Answer {
    offer(&app, &reader, &address, Offer::End, &proposal).await
}

/// Offers to play again, agrees to it, or takes it back.
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    reader: Reader,
    address: Address,
    Form(proposal): Form<Proposal>,
) -> Answer {
    offer(&app, &reader, &address, Offer::Rematch, &proposal).await
}

/// Makes an offer or takes it back. A rematch that everybody wants is gone to; against bots that is at once.
async fn offer(app: &App, reader: &Reader, address: &Address, offer: Offer, proposal: &Proposal) -> Answer {
    let wish = (offer, proposal.withdraw.is_some());
    let offered = async {
        let person = reader.known()?;
        let _done = asks::offer(app, &address.id, person, reader.from, wish).await?;
        let next = |look: Look<'_>| look.table.rematch().map(|id| format!("/t/{id}"));
        Ok::<_, AppError>(app.lobby.look(&address.id, reader.id(), next).await?)
    };
    match offered.await {
        Ok(next) => Ok(Redirect::to(&next.unwrap_or_else(|| address.to_string())).into_response()),
        Err(error) => refused(app, reader, address, error).await,
    }
}

/// Lifts the curtain for the next person at this device.
pub(crate) async fn unveil(
    _reader: Reader,
    address: Address,
    Form(holder): Form<OneSeat>,
) -> impl IntoResponse {
    let id = &address.id;
    let cookie = format!("{}={}; Path=/t/{id}; HttpOnly; SameSite=Lax", veil(id), holder.seat.min(9));
    (AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to(&address.to_string()))
}

/// Gives a command to the table and shows what came of it, or why nothing did.
async fn command(app: &App, reader: &Reader, address: &Address, command: Command) -> Answer {
    match given(app, reader, address, command).await {
        Ok(()) if !reader.wants_frame() => Ok(Redirect::to(&address.to_string()).into_response()),
        Ok(()) => shown(app, reader, address, StatusCode::OK, Extras::default()).await,
        Err(error) => refused(app, reader, address, error).await,
    }
}

async fn given(app: &App, reader: &Reader, address: &Address, command: Command) -> Result<(), AppError> {
    let person = reader.known()?;
    // Words make no bot think.
    if reader.wants_frame() && !matches!(command, Command::Say { .. }) {
        app.lobby.page_shows(&address.id);
    }
    asks::command(app, &address.id, person, command).await.map(drop)
}

/// The table as it is, with the reason why it did not change.
pub(super) async fn refused(app: &App, reader: &Reader, address: &Address, error: AppError) -> Answer {
    if error.is_final() {
        return Err(reader.error(error));
    }
    let lang = reader.shell.lang;
    let blocked = Blocked { message: error.message(lang), rules: error.rules_in_words(lang) };
    let extras = Extras { blocked: Some(blocked), ..Extras::default() };
    let mut response = shown(app, reader, address, error.status(), extras).await?;
    error.say_when(response.headers_mut());
    Ok(response)
}

pub(super) async fn shown(
    app: &App,
    reader: &Reader,
    address: &Address,
    status: StatusCode,
    extras: Extras,
) -> Answer {
    let page: Page = if reader.wants_frame() { moonpack_pages::frame } else { moonpack_pages::table };
    let mut response = draw(app, reader, address, extras, page).await?.into_response();
    *response.status_mut() = status;
    Ok(response)
}
