//! A table in words and letters, for whoever shows it to a person or a language model without knowing a game: what stands on
//! the board, what happened, what can be chosen, and why something cannot.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use moonpack_games::AnyMatch;
use moonpack_letters::{Room, Run, Sight};
use moonpack_live::Look;
use moonpack_rules::{Seat, Viewer};
use moonpack_table::{PersonId, Phase, Refused, Table};
use moonpack_words::Words;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::asks::AtTable;
use crate::error::ErrorBody;
use crate::intake::Admitted;
use crate::told;
use crate::{App, AppError, Caller, Guest, Language};

/// How large the board may be.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Paper {
    /// Columns there are for the board; 80 unless it says otherwise.
    #[param(minimum = 1, maximum = 1000)]
    columns: Option<u16>,
    /// Rows there are for it. The board is drawn larger where it then still fits.
    #[param(minimum = 1, maximum = 1000)]
    rows: Option<u16>,
}

/// A decision to explain.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct What {
    /// Its text, as in `legal`.
    #[param(max_length = 200)]
    action: String,
}

/// A table in words, in the language of `Accept-Language`.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableWords {
    /// The table's id.
    id: String,
    /// The game's title.
    title: String,
    /// `waiting`, `running` or `over`.
    phase: &'static str,
    /// The number of steps so far.
    version: u64,
    /// How many decisions stand; fewer than before when one was taken back.
    steps: usize,
    /// The number of the last event.
    event: u64,
    /// The caller's seat; `null` for a spectator.
    seat: Option<usize>,
    /// The seat that decides; `null` unless the game runs.
    to_move: Option<usize>,
    /// The players' names by seat.
    names: Vec<String>,
    /// The caller's seats.
    own: Vec<usize>,
    /// Do several people share the caller's seats and hide something from each other? Then whoever shows the table hangs a
    /// curtain between their turns.
    curtain: bool,
    /// Points by seat, and how it ended if it has, as one line.
    standing: String,
    /// Where the points come from, a line for each seat.
    parts: Vec<String>,
    /// What happened lately, the newest last.
    log: Vec<Told>,
    /// The board in letters, line by line.
    board: Vec<Vec<Letters>>,
    /// Every action the caller may choose now.
    choices: Vec<ChoiceView>,
}

/// Something that happened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Told {
    /// The step it belongs to, counted from 1.
    step: usize,
    /// A sentence.
    text: String,
}

/// A few letters of the board. Colours only repeat what the letters say.
#[derive(Serialize, ToSchema)]
pub(crate) struct Letters {
    /// The letters.
    text: String,
    /// A colour of a terminal, such as `light-red`.
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<&'static str>,
    /// Heavier than the rest?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    bold: bool,
    /// Fainter than the rest?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    dim: bool,
    /// The element of click paths they stand for.
    #[serde(skip_serializing_if = "Option::is_none")]
    element: Option<String>,
}

/// Something the caller may choose.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChoiceView {
    /// Its text.
    action: String,
    /// What it does, in words.
    phrase: String,
    /// The elements of the board that choose it, in order.
    elements: Vec<String>,
}

/// Why an action is or is not possible now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Explained {
    /// The action as it is spelled.
    action: String,
    /// May the caller choose it now?
    allowed: bool,
    /// What it does, in words.
    phrase: String,
    /// The numbers of the rules that forbid it.
    rules: Vec<String>,
    /// Those rules in words.
    explanations: Vec<String>,
}

/// A table in words: board, choices, score and what happened, as your seat may know it.
#[utoipa::path(get, path = "/tables/{id}/words", tag = "play", params(AtTable, Paper), security((), ("token" = [])),
    responses(
        (status = 200, description = "The table", body = TableWords),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn words(
    State(app): State<Arc<App>>,
    _admitted: Admitted,
    caller: Caller,
    Language(lang): Language,
    AtTable(id): AtTable,
    Query(paper): Query<Paper>,
) -> Result<Json<TableWords>, AppError> {
    let side = |asked: Option<u16>, usual: u16| match asked.unwrap_or(usual) {
        side @ 1..=1000 => Ok(side),
        _ => Err(AppError::invalid("a board has between 1 and 1000 columns and rows")),
    };
    let room = Room {
        columns: side(paper.columns, Room::SMALL.columns)?,
        rows: side(paper.rows, Room::SMALL.rows)?,
    };
    let (person, words) = (caller.id(), Words::of(lang));
    let draw = |look: Look<'_>| TableWords::of(&look, person, words, room);
    Ok(Json(app.lobby.look(&id, person, draw).await?))
}

/// Why you may or may not do something now, with the rules.
#[utoipa::path(get, path = "/tables/{id}/explain", tag = "play", params(AtTable, What), security(("token" = [])),
    responses(
        (status = 200, description = "Why, or why not", body = Explained),
        (status = 409, description = "It is not your turn", body = ErrorBody),
        (status = "4XX", description = "The request was refused", body = ErrorBody),
    ))]
pub(crate) async fn explain(
    State(app): State<Arc<App>>,
    Guest(person): Guest,
    Language(lang): Language,
    AtTable(id): AtTable,
    Query(what): Query<What>,
) -> Result<Json<Explained>, AppError> {
    let draw = |look: Look<'_>| explained(look.table, person.id, &what.action, Words::of(lang));
    Ok(Json(app.lobby.look(&id, Some(person.id), draw).await??))
}

impl TableWords {
    fn of(
        &Look { id, table, .. }: &Look<'_>,
        person: Option<PersonId>,
        words: &'static Words,
        room: Room,
    ) -> Self {
        let (game, viewer) = (table.game(), table.viewer(person));
        let names = told::names(table, words);
        let own: Vec<Seat> = person.map(|person| table.seats_of(person).collect()).unwrap_or_default();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => own.first().copied(),
        };
        // Several people at one keyboard read one log: it tells what all of them may know.
        let curtain = person.is_some_and(|person| table.needs_curtain(person));
        let reader = if curtain { Viewer::Spectator } else { viewer };
        let log = told::lately(table, reader, &names, words);
        let board = moonpack_letters::board(game, Sight::Of(viewer), &names, words, room);
        Self {
            id: id.to_string(),
            title: words.text(&format!("game-{}", game.kind())),
            phase: table.phase().name(),
            version: table.version(),
            steps: game.steps(),
            event: table.event(),
            seat: seat.map(Seat::index),
            to_move: table.to_move().map(Seat::index),
            own: own.into_iter().map(Seat::index).collect(),
            curtain,
            standing: standing(table, &names, words),
            parts: moonpack_letters::parts(game, &names, words),
            log: log.into_iter().map(|line| Told { step: line.step, text: line.text }).collect(),
            board: board.lines().iter().map(|line| line.iter().map(Letters::of).collect()).collect(),
            choices: if table.decides(person) { choices(game, words) } else { Vec::new() },
            names,
        }
    }
}

impl Letters {
    fn of(run: &Run) -> Self {
        Self {
            text: run.text.clone(),
            colour: run.ink.colour.map(|colour| colour.name()),
            bold: run.ink.bold,
            dim: run.ink.dim,
            element: run.element.clone(),
        }
    }
}

fn choices(game: &AnyMatch, words: &Words) -> Vec<ChoiceView> {
    let told = moonpack_tell::legal(game, words);
    told.into_iter().map(|(action, phrase, elements)| ChoiceView { action, phrase, elements }).collect()
}

/// How it stands; a game that the rules did not end says what did.
fn standing(table: &Table, names: &[String], words: &Words) -> String {
    let standing = moonpack_letters::standing(table.game(), names, words);
    let by_itself = table.game().ending().is_some();
    match table.outcome().filter(|_| table.phase() == Phase::Over && !by_itself) {
        Some(outcome) => format!("{standing} · {}", words.text(&format!("ending-{}", outcome.ending))),
        None => standing,
    }
}

fn explained(table: &Table, person: PersonId, text: &str, words: &Words) -> Result<Explained, AppError> {
    // Why somebody else cannot do something would tell of their hand.
    table.may_decide(person)?;
    let game = table.game();
    let action = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let unread = |error| AppError::from(Refused::Action(moonpack_games::ActError::Syntax(error)));
    let refusal = game.explain(&action).map_err(unread)?;
    Ok(Explained {
        allowed: refusal.rules().is_empty(),
        phrase: moonpack_tell::action(game, &action, words).map_err(unread)?,
        rules: refusal.rules().iter().map(ToString::to_string).collect(),
        explanations: refusal.rules().iter().map(|rule| words.rule(*rule)).collect(),
        action,
    })
}
