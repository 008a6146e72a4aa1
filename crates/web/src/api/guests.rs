//! Guests: a name and a token, nothing to register.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use moonpack_table::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use crate::auth::{self, MAX_NAME, Peer, address};
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
    caller: Caller,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<impl IntoResponse, AppError> {
    let id = match caller.0 {
        Some(person) => person.id,
        None => {
            app.gate.newcomer(address(&app, &headers, peer.as_deref()))?;
            auth::newcomer()?.id
        }
    };
    let name = match new.name {
        Some(name) => checked(&name)?,
        None => format!("Wolf {}", id.0 % 10_000),
    };
    let person = Person { id, name, bot: new.bot };
    let token = app.keys.issue(&person);
    let cookie = auth::cookie_of(&app, &person);
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

/// A name people can read: not empty, not endless, nothing invisible.
fn checked(name: &str) -> Result<String, AppError> {
    let name: String = name.trim().chars().filter(|letter| !letter.is_control()).collect();
    match name.chars().count() {
        1..=MAX_NAME => Ok(name),
        _ => Err(AppError::Invalid(format!("a name has between 1 and {MAX_NAME} characters"))),
    }
}
