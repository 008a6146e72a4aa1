//! Guests: a name and a token, nothing to register.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use moonpack_table::{Person, checked_name};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use crate::caller::{self, Sender};
use crate::error::ErrorBody;
use crate::{App, AppError, Caller, Guest, asks};

/// Who wants to play.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// The name others read, up to 30 characters. Without one you keep yours, or one is made up.
    #[schema(max_length = 30)]
    name: Option<String>,
    /// Is this the account of a program? Everybody at its tables is told.
    bot: Option<bool>,
}

/// A guest with the token that proves it.
#[derive(Serialize, ToSchema)]
pub(crate) struct GuestToken {
    /// Send it as `Authorization: Bearer …`. Whoever has it is this guest.
    token: String,
    /// The guest's name.
    name: String,
    /// Is it a program's account?
    bot: bool,
}

/// A guest as others see them.
#[derive(Serialize, ToSchema)]
pub(crate) struct GuestView {
    /// The guest's name.
    name: String,
    /// Is it a program's account?
    bot: bool,
}

/// Become a guest, or change your name.
///
/// Without a token this makes a new guest. With one it gives the same guest a new token, and a new name if there is one in
/// the body; the old token stays valid until it expires, 90 days after it was made. The token also comes as a cookie, for
/// browsers, which are given a fresh one by themselves.
#[utoipa::path(post, path = "/guests", tag = "guests", request_body = Option<NewGuest>, security((), ("token" = [])),
    responses(
        (status = 201, description = "The guest", body = GuestToken),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    asking: Caller,
    Sender(from): Sender,
    Body(new): Body<NewGuest>,
) -> Result<impl IntoResponse, AppError> {
    let known = match asking.0 {
        Some(person) => person,
        None => {
            app.gate.newcomer(from)?;
            caller::newcomer()?
        }
    };
    let name = new.name.map_or(Ok(known.name), |name| checked_name(&name))?;
    Ok((
        StatusCode::CREATED,
        token_of(&app, Person { id: known.id, name, bot: new.bot.unwrap_or(known.bot) }),
    ))
}

/// A token for the person, in the body and as a cookie.
fn token_of(app: &App, person: Person) -> impl IntoResponse + use<> {
    let token = app.keys.issue(&person);
    let cookie = caller::cookie_of(app, &person);
    ([(SET_COOKIE, cookie)], Json(GuestToken { token, name: person.name, bot: person.bot }))
}

/// Log out everywhere else.
///
/// Every token you have had until now is worthless from this moment on, on every device; the answer holds the only one
/// that counts.
#[utoipa::path(post, path = "/guests/revoke", tag = "guests", security(("token" = [])),
    responses(
        (status = 200, description = "The guest", body = GuestToken),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn revoke(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Sender(from): Sender,
) -> Result<impl IntoResponse, AppError> {
    asks::revoke(&app, person.id, from).await?;
    Ok(token_of(&app, person))
}

/// Who am I?
#[utoipa::path(get, path = "/guests", tag = "guests", security(("token" = [])),
    responses(
        (status = 200, description = "The guest the token belongs to", body = GuestView),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn me(Guest(person): Guest) -> Json<GuestView> {
    Json(GuestView { name: person.name, bot: person.bot })
}

/// Be forgotten.
///
/// You leave every table, and nothing that is stored names you any more: in the games that others have played with you
/// a nameless player is left, and what you said is blank. None of your tokens counts any more, on any device. This cannot be
/// undone.
#[utoipa::path(delete, path = "/guests", tag = "guests", security(("token" = [])),
    responses(
        (status = 204, description = "Nothing names you any more"),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn erase(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Sender(from): Sender,
) -> Result<impl IntoResponse, AppError> {
    asks::forget(&app, person.id, from).await?;
    let cookies = caller::no_cookies().map(|cookie| (SET_COOKIE, cookie));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookies)))
}
