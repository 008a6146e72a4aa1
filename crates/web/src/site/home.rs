//! The start page, the rules, and beginning a game.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use moonpack_games::GameKind;
use moonpack_pages::{HomeModel, TableRow};
use moonpack_table::{Phase, Sitter, Table};

use super::reader::{PageError, Reader, html};
use crate::api::{NewTable, open_drawn_table, open_table};
use crate::{App, AppError, TableId};

/// The set-up of every guide: the same for everybody, so that everybody learns from the same board.
const LESSON: u64 = 7;
/// How many tables a list of the start page shows.
const SHOWN: u32 = 12;

/// The start page.
pub(crate) async fn show(State(app): State<Arc<App>>, reader: Reader) -> Result<Html<String>, PageError> {
    let lists = async {
        let own = match reader.id() {
            Some(person) => rows(&app, &reader, app.store.tables_of(person.0, SHOWN).await?).await?,
            None => Vec::new(),
        };
        let open = rows(&app, &reader, app.store.waiting(SHOWN).await?).await?;
        let running = rows(&app, &reader, app.store.running(SHOWN).await?).await?;
        let strange = |row: &TableRow| own.iter().all(|mine| mine.id != row.id);
        let open = open.into_iter().filter(strange).collect();
        let running = running.into_iter().filter(strange).collect();
        Ok::<_, AppError>(HomeModel { own, open, running })
    };
    let model = lists.await.map_err(|error| reader.error(error))?;
    Ok(html(moonpack_pages::home(&reader.shell, &model)))
}

async fn rows(app: &App, reader: &Reader, ids: Vec<String>) -> Result<Vec<TableRow>, AppError> {
    let mut rows = Vec::with_capacity(ids.len());
    for id in ids {
        let id: TableId = id.parse()?;
        // One table that cannot be opened must not hide the others.
        if let Ok(row) = app.lobby.read(&id, |table, _| row(&id, table, reader)).await {
            rows.push(row);
        }
    }
    Ok(rows)
}

fn row(id: &TableId, table: &Table, reader: &Reader) -> TableRow {
    let words = reader.shell.words();
    let name = |sitter: &Sitter| match sitter {
        Sitter::Open => None,
        Sitter::Person(person) => Some(person.name.clone()),
        Sitter::Bot(level) => Some(words.text(&format!("level-{}", level.name()))),
    };
    let viewer = table.viewer(reader.id());
    TableRow {
        id: id.to_string(),
        kind: table.game().kind(),
        names: table.chairs().iter().map(|chair| name(&chair.sitter)).collect(),
        your_move: table.decides(viewer),
        over: table.phase() == Phase::Over,
    }
}

/// All rules, or one game's.
pub(crate) async fn shelf(reader: Reader) -> Html<String> {
    html(moonpack_pages::rules(&reader.shell, None))
}

/// The rules of a game.
pub(crate) async fn rules(reader: Reader, Path(game): Path<String>) -> Result<Html<String>, PageError> {
    let kind = GameKind::from_str(&game).map_err(|_| reader.error(AppError::NoPath))?;
    Ok(html(moonpack_pages::rules(&reader.shell, Some(kind))))
}

/// Begins a game: against bots, with friends, or on this device.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    reader: Reader,
    Form(wish): Form<BTreeMap<String, String>>,
) -> Result<Response, PageError> {
    let begin = async {
        let (person, cookie) = reader.guest(&app)?;
        let guided = wish.get("mode").is_some_and(|mode| mode == "guide");
        let table = match guided {
            true => open_drawn_table(&app, &person, lesson(&wish)?, LESSON).await?,
            false => open_table(&app, &person, wanted(&wish)?).await?,
        };
        let place = format!("/t/{}{}", table.id, if guided { "?guide=1" } else { "" });
        Ok::<_, AppError>((AppendHeaders(cookie), Redirect::to(&place)).into_response())
    };
    begin.await.map_err(|error| reader.error(error))
}

/// The table of a guide: two players, a pup, and the shortest way to the first decision.
fn lesson(wish: &BTreeMap<String, String>) -> Result<NewTable, AppError> {
    let kind = kind(wish)?;
    let options = match kind {
        GameKind::TheWolves => serde_json::json!({ "tiles": "fronts" }),
        GameKind::LoneWolves | GameKind::Wolfwalkers => serde_json::json!({}),
    };
    let new = serde_json::json!({
        "game": kind.name(), "players": 2, "options": options, "seats": [{ "bot": "pup" }], "listed": false,
    });
    serde_json::from_value(new).map_err(AppError::invalid)
}

fn kind(wish: &BTreeMap<String, String>) -> Result<GameKind, AppError> {
    let name = wish.get("game").map(String::as_str).unwrap_or_default();
    GameKind::from_str(name).map_err(AppError::invalid)
}

/// The table a form asks for.
fn wanted(wish: &BTreeMap<String, String>) -> Result<NewTable, AppError> {
    let field = |name: &str| wish.get(name).map(String::as_str).unwrap_or_default();
    let mode = field("mode");
    let kind = kind(wish)?;
    let players = field("players").parse().unwrap_or(2);
    let options: BTreeMap<String, serde_json::Value> = wish
        .iter()
        .filter_map(|(name, value)| Some((name.strip_prefix("option.")?.to_owned(), value.clone().into())))
        .collect();
    let level = Some(field("level")).filter(|level| !level.is_empty()).unwrap_or("pup");
    let seats: Vec<serde_json::Value> = match mode {
        "bot" => (1..players).map(|_| serde_json::json!({ "bot": level })).collect(),
        "device" => (0..players).map(|_| serde_json::json!("you")).collect(),
        _ => Vec::new(),
    };
    let clock = Some(field("clock")).filter(|clock| !clock.is_empty()).unwrap_or("off");
    let new = serde_json::json!({
        "game": kind.name(), "players": players, "options": options, "seats": seats, "clock": clock,
        "listed": mode == "friends",
    });
    serde_json::from_value(new).map_err(AppError::invalid)
}
