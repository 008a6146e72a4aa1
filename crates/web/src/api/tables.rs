//! Tables: listing, opening, looking.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_live::{Before, Look, NewSeat as Seat, Which};
use moonpack_table::Clock;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, Query};
use super::model::{TableRow, TableView};
use crate::asks::{self, AtTable};
use crate::caller::Sender;
use crate::error::ErrorBody;
use crate::{App, AppError, Caller, Guest};

/// How many tables a list shows.
const LISTED: u32 = 50;

/// A table to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewTable)]
pub struct TableRequest {
    /// The game's name.
    #[schema(schema_with = super::openapi::game)]
    pub game: String,
    /// How many play.
    #[schema(example = 2)]
    pub players: usize,
    /// The game's options; what is not named takes its default.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, String>)]
    pub options: BTreeMap<String, OptionValue>,
    /// Who plays where. Either one entry for each seat (then `"you"` says where the caller sits, if not on the first
    /// open one), or one for each seat but the caller's, who then sits first. Several `"you"` are pass and play.
    /// Seats that are not named are open.
    #[serde(default)]
    pub seats: Vec<Option<NewSeat>>,
    /// Time for a decision.
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "off", pattern = "^(off|relaxed|days)$")]
    pub clock: Clock,
    /// May players ask the strongest bot for hints? Yes, unless it says no.
    #[serde(default = "yes")]
    pub hints: bool,
    /// May strangers find the table? Yes, unless it says no.
    #[serde(default = "yes")]
    pub listed: bool,
}

fn yes() -> bool {
    true
}

/// A seat of a new table.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum NewSeat {
    /// `"you"` for the caller or `"open"` for anybody.
    Word(SeatWord),
    /// One of our bots.
    Bot(NewBot),
}

/// Who sits down.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatWord {
    /// The caller.
    #[serde(alias = "me")]
    You,
    /// Anybody.
    Open,
}

/// One of our bots.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// Its level.
    #[schema(schema_with = super::openapi::level)]
    pub bot: String,
}

/// An option's value; numbers and truth values are taken as their texts.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// A text.
    Text(String),
    /// `yes` or `no`.
    Flag(bool),
    /// A whole number.
    Number(i64),
}

impl OptionValue {
    fn text(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Flag(flag) => if flag { "yes" } else { "no" }.to_owned(),
            Self::Number(number) => number.to_string(),
        }
    }
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// `true`: the caller's own tables instead of those that wait for players.
    #[serde(default)]
    mine: bool,
    /// `true`: games that can be watched instead of those that wait for players.
    #[serde(default)]
    running: bool,
    /// The next page: what `next` said on this one.
    #[param(max_length = 40)]
    before: Option<String>,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableList {
    /// The newest first. Lists of strangers' tables show no more than a few of one opener on a page.
    tables: Vec<TableRow>,
    /// Where the next page begins, if there may be one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// Tables that wait for players, or your own.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Wanted), security((), ("token" = [])),
    responses(
        (status = 200, description = "The tables, the newest first, at most 50", body = TableList),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(which): Query<Wanted>,
) -> Result<Json<TableList>, AppError> {
    let list = match (which.mine, which.running) {
        (true, _) => Which::Own(caller.id().ok_or(AppError::NoToken)?),
        (false, true) => Which::Running,
        (false, false) => Which::Waiting,
    };
    let draw = |look: Look<'_>| TableRow::of(&look, caller.id());
    let before = which.before.as_deref().map(place).transpose()?;
    let page = app.lobby.list(list, before, LISTED, draw).await?;
    let next = page.next.map(|Before { opened, id }| format!("{opened}-{id}"));
    Ok(Json(TableList { tables: page.tables, next }))
}

/// A place in a list, as `next` names it.
fn place(text: &str) -> Result<Before, AppError> {
    let read = |(opened, id): (&str, &str)| Some(Before { opened: opened.parse().ok()?, id: id.to_owned() });
    text.split_once('-')
        .and_then(read)
        .ok_or_else(|| AppError::Invalid("`before` is what `next` said".into()))
}

/// Open a table. You sit down first.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = TableRequest, security(("token" = [])),
    responses(
        (status = 201, description = "The table", body = TableView),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Sender(from): Sender,
    Body(new): Body<TableRequest>,
) -> Result<impl IntoResponse, AppError> {
    let id = asks::open(&app, &person, from, new.read()?, None).await?;
    let me = Some(person.id);
    let view = app.lobby.look(&id, me, |look| TableView::of(&look, me)).await?;
    let location = format!("/api/v1/tables/{}", view.id);
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(view)))
}

impl TableRequest {
    /// What the live tables are asked for.
    fn read(self) -> Result<moonpack_live::NewTable, AppError> {
        let seat = |seat: Option<NewSeat>| match seat {
            Some(NewSeat::Bot(bot)) => Level::from_str(&bot.bot).map(Seat::Bot).map_err(AppError::invalid),
            Some(NewSeat::Word(SeatWord::You)) => Ok(Seat::You),
            Some(NewSeat::Word(SeatWord::Open)) | None => Ok(Seat::Open),
        };
        Ok(moonpack_live::NewTable {
            game: GameKind::from_str(&self.game).map_err(AppError::invalid)?,
            players: self.players,
            options: self.options.into_iter().map(|(name, value)| (name, value.text())).collect(),
            seats: self.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            clock: self.clock,
            hints: self.hints,
            listed: self.listed,
        })
    }
}

/// Look at a table: your view, the version, and what you may do.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(AtTable),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The table as you see it", body = TableView),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
) -> Result<Json<TableView>, AppError> {
    let me = caller.id();
    Ok(Json(app.lobby.look(&id, me, |look| TableView::of(&look, me)).await?))
}
