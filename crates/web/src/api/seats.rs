//! Sitting down, getting up, giving up, offers and chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_rules::Seat;
use moonpack_table::{Command, Offer, Opening, Person, Refused, Table};
use serde::Deserialize;
use utoipa::ToSchema;

use super::actions::{Done, command};
use super::body::Body;
use super::model::TableView;
use crate::error::ErrorBody;
use crate::live::now;
use crate::{App, AppError, Guest, TableId};

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
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "You sit at the table", body = TableView),
        (status = 409, description = "Somebody else was faster", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
    Body(join): Body<Join>,
) -> Result<Json<TableView>, AppError> {
    let seat = join.seat.map(|seat| Seat::new(seat).ok_or(Refused::NoSuchSeat)).transpose()?;
    let caller = person.id;
    let sit = move |table: &mut Table, now| table.command(&person, Command::Join { seat }, now);
    app.lobby.change(&id, sit, |_, _| ()).await?;
    Ok(Json(app.lobby.read(&id, |table, listed| TableView::of(&id, table, listed, Some(caller))).await?))
}

/// Get up. In a running game a bot plays on for you until you join again.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "seats",
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "You have left", body = Done),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Leave).await
}

/// Give up.
///
/// Between two the other one wins. With more players a bot plays on for you, and you cannot win.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "seats",
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "You have given up", body = Done),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn resign(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Resign).await
}

/// Ask a bot to play for somebody who has been away for three minutes or longer.
#[utoipa::path(post, path = "/tables/{id}/replace", tag = "seats", request_body = Replace,
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "A bot plays for them until they join again", body = Done),
        (status = 409, description = "They are here", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn replace(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
    Body(replace): Body<Replace>,
) -> Result<Json<Done>, AppError> {
    let seat = Seat::new(replace.seat).ok_or(Refused::NoSuchSeat)?;
    command(&app, &id, person, Command::Replace { seat }).await
}

/// Write in the chat of a table you sit at.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "seats", request_body = Words,
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "Everybody at the table can read it", body = Done),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
    Body(words): Body<Words>,
) -> Result<Json<Done>, AppError> {
    command(&app, &id, person, Command::Say { text: words.text }).await
}

/// Propose something, agree to it, or take it back.
///
/// An offer is accepted by making the same one. It takes effect when every person at the table has made it; then a
/// rematch's table is named in `rematch`.
#[utoipa::path(post, path = "/tables/{id}/offers", tag = "seats", request_body = NewOffer,
    params(TableId), security(("token" = [])),
    responses(
        (status = 200, description = "The others are told", body = Done),
        (status = 409, description = "It is not the time for it", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn offer(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    id: TableId,
    Body(new): Body<NewOffer>,
) -> Result<Json<Done>, AppError> {
    let wish = if new.withdraw { Command::Withdraw(new.offer) } else { Command::Offer(new.offer) };
    offer_for(&app, &id, person, wish).await
}

/// Makes or takes back an offer, and opens the rematch if everybody wants it; for the API and the pages alike.
///
/// # Errors
/// If it is not the time for it.
pub(crate) async fn offer_for(
    app: &App,
    id: &TableId,
    person: Person,
    wish: Command,
) -> Result<Json<Done>, AppError> {
    let done = command(app, id, person, wish).await?;
    play_again(app, id).await?;
    Ok(done)
}

/// Opens the rematch if everybody wants it. Should the server stop in between, the next offer opens it.
async fn play_again(app: &App, id: &TableId) -> Result<(), AppError> {
    let wanted = app
        .lobby
        .read(id, |table, listed| {
            table.rematch_wanted().then(|| (table.opening().clone(), table.chairs().to_vec(), listed))
        })
        .await?;
    let Some((old, chairs, listed)) = wanted else { return Ok(()) };
    let kind = old.game().ok_or(AppError::OtherRules)?;
    let seed = getrandom::u64()?;
    let game = moonpack_games::AnyMatch::draw(&app.contents, kind, old.places.len(), &old.options, seed)?;
    let opening = Opening::of(&game, old.places, old.clock, old.hints);
    let sit_all = |table: &mut Table, now| {
        let people = Seat::first(chairs.len()).zip(&chairs);
        let people: Vec<(Seat, Person)> =
            people.filter_map(|(seat, chair)| Some((seat, chair.person()?.clone()))).collect();
        let mut told = Vec::new();
        for (seat, person) in people {
            told.extend(table.seat_person(&person, &[seat], now)?);
        }
        Ok(told)
    };
    let next = app
        .lobby
        .open(Table::open(game, opening, now()), listed, None, sit_all, |id, _| id.to_string())
        .await?;
    let link = move |table: &mut Table, now| table.link_rematch(next, now);
    match app.lobby.change(id, link, |_, _| ()).await {
        // Two offers at once may both see that everybody agrees; the first one's table counts.
        Ok(()) | Err(AppError::Refused(Refused::Running)) => Ok(()),
        Err(error) => Err(error),
    }
}
