//! The start page and the rules.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use moonpack_games::GameKind;
use moonpack_live::{Look, Which};
use moonpack_pages::{HomeModel, TableRow};
use moonpack_table::{MAX_NAME, Phase, Sitter};

use super::reader::{PageError, Reader, html};
use crate::{App, AppError};

/// How many tables a list of the start page shows.
const SHOWN: u32 = 12;

/// The start page.
pub(crate) async fn show(State(app): State<Arc<App>>, reader: Reader) -> Result<Html<String>, PageError> {
    let list = async |which| -> Result<Vec<TableRow>, AppError> {
        Ok(app.lobby.list(which, None, SHOWN, |look| row(&look, &reader)).await?.tables)
    };
    let lists = async {
        let own = match reader.id() {
            Some(person) => list(Which::Own(person)).await?,
            None => Vec::new(),
        };
        let (open, running) = (list(Which::Waiting).await?, list(Which::Running).await?);
        let strange = |row: &TableRow| own.iter().all(|mine| mine.id != row.id);
        let open = open.into_iter().filter(strange).collect();
        let running = running.into_iter().filter(strange).collect();
        let level = reader.cookie("level").unwrap_or_default().to_owned();
        Ok::<_, AppError>(HomeModel {
            name: reader.name(),
            level,
            own,
            open,
            running,
            longest_name: Some(MAX_NAME),
            longest_record: Some(app.config.limits.record),
        })
    };
    let model = lists.await.map_err(|error| reader.error(error))?;
    Ok(html(moonpack_pages::home(&reader.shell, &model)))
}

fn row(Look { id, table, .. }: &Look<'_>, reader: &Reader) -> TableRow {
    let names = crate::told::names(table, reader.shell.words());
    TableRow {
        id: id.to_string(),
        kind: table.game().kind(),
        names: table
            .chairs()
            .iter()
            .zip(names)
            .map(|(chair, name)| (chair.sitter != Sitter::Open).then_some(name))
            .collect(),
        your_move: table.decides(reader.id()),
        over: table.phase() == Phase::Over,
    }
}

/// All rules, or one game's.
pub(crate) async fn shelf(reader: Reader) -> Html<String> {
    html(moonpack_pages::rules(&reader.shell, None, None))
}

/// The rules of a game; `?version=1` shows those that an older table plays by.
pub(crate) async fn rules(
    reader: Reader,
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Html<String>, PageError> {
    let kind = GameKind::from_str(&game).map_err(|_| reader.error(AppError::NoPath))?;
    let known = |text: &String| kind.versions().iter().copied().find(|version| version.to_string() == *text);
    let version = match asked.get("version") {
        Some(text) => Some(known(text).ok_or_else(|| reader.error(AppError::NoPath))?),
        None => None,
    };
    Ok(html(moonpack_pages::rules(&reader.shell, Some(kind), version)))
}
