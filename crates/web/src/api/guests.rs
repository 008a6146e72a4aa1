//! Guests: a name and a token, nothing to register.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use moonpack_table::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use crate::caller::{self, Sender};
use crate::error::ErrorBody;
use crate::{App, AppError, Caller, Guest};

/// Who wants to play.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// The name others read, up to 30 characters; a name is made up if there is none.
    #[schema(max_length = 30)]
    name: Option<String>,
    /// Is this the account of a program? Everybody at its tables is told.
    #[serde(default)]
    bot: bool,
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
/// Without a token this makes a new guest. With one it gives the same guest a new name and a new token; the old one
/// stays valid. The token also comes as a cookie, for browsers.
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
    let id = match asking.0 {
        Some(person) => person.id,
        None => {
            app.gate.newcomer(from)?;
            caller::newcomer()?.id
        }
    };
    let name = match new.name {
        Some(name) => caller::checked_name(&name)?,
        None => format!("Wolf {}", id.0 % 10_000),
    };
    let person = Person { id, name, bot: new.bot };
    let token = app.keys.issue(&person);
    let cookie = caller::cookie_of(&app, &person);
    let guest = GuestToken { token, name: person.name, bot: person.bot };
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(guest)))
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
/// a nameless player is left, and what you said is blank. This cannot be undone.
#[utoipa::path(delete, path = "/guests", tag = "guests", security(("token" = [])),
    responses(
        (status = 204, description = "Nothing names you any more"),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn erase(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
) -> Result<impl IntoResponse, AppError> {
    app.lobby.erase(person.id).await?;
    let cookies = caller::no_cookies().map(|cookie| (SET_COOKIE, cookie));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookies)))
}
