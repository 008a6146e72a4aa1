//! Sitting down, getting up, giving up, offers and chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_rules::Seat;
use moonpack_table::{Command, Offer, Refused};
use serde::Deserialize;
use utoipa::ToSchema;

use super::actions::{Done, command};
use super::body::Body;
use super::model::TableView;
use crate::asks::{self, AtTable};
use crate::caller::Sender;
use crate::error::ErrorBody;
use crate::{App, AppError, Guest};

/// Where to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// The seat; the first open one, unless it says otherwise.
    #[schema(maximum = 4)]
    seat: Option<usize>,
}

/// A proposal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewOffer {
    /// `end`: end the running game now. `rematch`: play the same again.
    #[schema(value_type = String, example = "rematch", pattern = "^(end|rematch)$")]
    offer: Offer,
    /// Take the offer back instead.
    #[serde(default)]
    withdraw: bool,
}

/// Words for the chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// Up to 500 characters.
    #[schema(max_length = 500)]
    text: String,
}

/// Whose seat a bot should take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replace {
    /// The absent player's seat.
    #[schema(maximum = 4)]
    seat: usize,
}

/// Sit down, or come back to your seat.
///
/// The game begins when every seat is taken. Whoever sits at the table already gets the same answer again; if a bot
/// has been playing for you, it leaves.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "seats", request_body = Option<Join>,
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "You sit at the table", body = TableView),
        (status = 409, description = "Somebody else was faster", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
    Body(join): Body<Join>,
) -> Result<Json<TableView>, AppError> {
    let seat = join.seat.map(|seat| Seat::new(seat).ok_or(Refused::NoSuchSeat)).transpose()?;
    let caller = Some(person.id);
    let _done = asks::command(&app, &id, person, Command::Join { seat }).await?;
    Ok(Json(app.lobby.look(&id, caller, |look| TableView::of(&look, caller)).await?))
}

/// Get up. In a running game a bot plays on for you until you join again.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "seats",
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "You have left", body = Done),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Leave).await
}

/// Give up.
///
/// Between two the other one wins. With more players a bot plays on for you, and you cannot win.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "seats",
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "You have given up", body = Done),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn resign(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Resign).await
}

/// Ask a bot to play for somebody who has been away for three minutes or longer.
#[utoipa::path(post, path = "/tables/{id}/replace", tag = "seats", request_body = Replace,
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "A bot plays for them until they join again", body = Done),
        (status = 409, description = "They are here", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn replace(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
    Body(replace): Body<Replace>,
) -> Result<Json<Done>, AppError> {
    let seat = Seat::new(replace.seat).ok_or(Refused::NoSuchSeat)?;
    command(&app, &id, person, Command::Replace { seat }).await
}

/// Write in the chat of a table you sit at.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "seats", request_body = Words,
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "Everybody at the table can read it", body = Done),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
    Body(words): Body<Words>,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Say { text: words.text }).await
}

/// Propose something, agree to it, or take it back.
///
/// An offer is accepted by making the same one. It takes effect when every person at the table has made it; then a
/// rematch's table is named in `rematch`.
#[utoipa::path(post, path = "/tables/{id}/offers", tag = "seats", request_body = NewOffer,
    params(AtTable), security(("token" = [])),
    responses(
        (status = 200, description = "The others are told", body = Done),
        (status = 409, description = "It is not the time for it", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn offer(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    AtTable(id): AtTable,
    Sender(from): Sender,
    Body(new): Body<NewOffer>,
) -> Result<Json<Done>, AppError> {
    Ok(Json(asks::offer(&app, &id, person, from, (new.offer, new.withdraw)).await?.into()))
}
