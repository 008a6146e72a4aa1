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
use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::Seat;
use moonpack_table::{Clock, Opening, Person, Place, Table};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, Query};
use super::model::{TableRow, TableView};
use crate::error::ErrorBody;
use crate::live::now;
use crate::{App, AppError, Caller, Guest, TableId};

/// How many tables a list shows.
const LISTED: u32 = 50;

/// A table to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game: `the-wolves`, `lone-wolves` or `wolfwalkers`.
    #[schema(example = "lone-wolves")]
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
    /// Its level: `pup`, `yearling`, `hunter`, `alpha` or `random`.
    #[schema(example = "pup")]
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
pub(crate) struct Which {
    /// `true`: the caller's own tables instead of those that wait for players.
    #[serde(default)]
    mine: bool,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableList {
    /// The newest first.
    tables: Vec<TableRow>,
}

/// Tables that wait for players, or your own.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Which), security((), ("token" = [])),
    responses(
        (status = 200, description = "The tables, the newest first, at most 50", body = TableList),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(which): Query<Which>,
) -> Result<Json<TableList>, AppError> {
    let ids = if which.mine {
        let person = caller.id().ok_or(AppError::NoToken)?;
        app.store.tables_of(person.0, LISTED).await?
    } else {
        app.store.waiting(LISTED).await?
    };
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        let id: TableId = id.parse()?;
        let row = app.lobby.read(&id, |table, _| TableRow::of(&id, table, caller.id())).await;
        match row {
            Ok(row) => tables.push(row),
            // One table that cannot be opened must not hide the others.
            Err(AppError::OtherRules | AppError::NoTable | AppError::Fault(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Json(TableList { tables }))
}

/// Open a table. You sit down first.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, security(("token" = [])),
    responses(
        (status = 201, description = "The table", body = TableView),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, AppError> {
    let view = open_table(&app, &person, new).await?;
    let location = format!("/api/v1/tables/{}", view.id);
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(view)))
}

/// Opens a table for `person`, for the API and the pages alike.
///
/// # Errors
/// If the game cannot be played like this, or the person has too many tables.
pub async fn open_table(app: &App, person: &Person, new: NewTable) -> Result<TableView, AppError> {
    let seed = getrandom::u64()?;
    open_drawn_table(app, person, new, seed).await
}

/// Opens a table whose set-up is drawn from a seed: the guide's, which is the same for everybody.
///
/// # Errors
/// If the game cannot be played like this, or the person has too many tables.
pub(crate) async fn open_drawn_table(
    app: &App,
    person: &Person,
    new: NewTable,
    seed: u64,
) -> Result<TableView, AppError> {
    let kind = GameKind::from_str(&new.game).map_err(AppError::invalid)?;
    let options: Vec<(String, String)> =
        new.options.into_iter().map(|(name, value)| (name, value.text())).collect();
    let game = AnyMatch::draw(&app.contents, kind, new.players, &options, seed)?;
    let (places, yours) = places(game.seats(), &new.seats)?;
    if app.store.unfinished_of(person.id.0).await? >= app.config.limits.guest_tables {
        return Err(AppError::TooManyTables);
    }
    let opening = Opening::of(&game, places, new.clock, new.hints);
    let table = Table::open(game, opening, now());
    let view = |id: &TableId, table: &Table| TableView::of(id, table, new.listed, Some(person.id));
    let sit = |table: &mut Table, now| table.seat_person(person, &yours, now);
    app.lobby.open(table, new.listed, Some(person.id), sit, view).await
}

/// The chairs of a new table, and which of them the caller takes.
fn places(players: usize, wanted: &[Option<NewSeat>]) -> Result<(Vec<Place>, Vec<Seat>), AppError> {
    if wanted.len() > players {
        return Err(AppError::Invalid(format!("{} seats are named for {players} players", wanted.len())));
    }
    let named_you = wanted.iter().flatten().any(|seat| matches!(seat, NewSeat::Word(SeatWord::You)));
    let whole = wanted.len() == players || named_you;
    let shift = usize::from(!whole);
    let mut places = vec![Place::Open; players];
    let mut yours = Vec::new();
    for (seat, wanted) in Seat::first(players).skip(shift).zip(wanted) {
        match wanted {
            Some(NewSeat::Bot(bot)) => {
                let level = Level::from_str(&bot.bot).map_err(AppError::invalid)?;
                places[seat.index()] = Place::Bot(level);
            }
            Some(NewSeat::Word(SeatWord::You)) => yours.push(seat),
            Some(NewSeat::Word(SeatWord::Open)) | None => {}
        }
    }
    if yours.is_empty() {
        yours.extend(Seat::first(players).find(|seat| places[seat.index()] == Place::Open));
    }
    Ok((places, yours))
}

/// Look at a table: your view, the version, and what you may do.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(TableId),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The table as you see it", body = TableView),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    id: TableId,
) -> Result<Json<TableView>, AppError> {
    let look = |table: &mut Table, listed| {
        if let Some(person) = caller.id() {
            table.notice(person, now());
        }
        TableView::of(&id, table, listed, caller.id())
    };
    Ok(Json(app.lobby.read(&id, look).await?))
}
