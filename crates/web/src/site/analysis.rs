//! The analysis of a game: at a table that is over, and of a game that was pasted. Whoever opens it first has the review
//! begun; all others share it.
//!
//! At a table only what is over is analysed: a review thinks with everybody's eyes. What a code or a record holds is known
//! already to whoever has it, also if it ends in the middle of a game.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use moonpack_games::AnyMatch;
use moonpack_live::{LiveError, Look, Review, Reviewed, TableId};
use moonpack_pages::{AnalysisModel, Phrased, SeatModel, Shell, TableModel};
use moonpack_rules::{SeatSet, Viewer};
use moonpack_table::{Phase, Table};
use moonpack_words::Words;
use serde::Deserialize;

use super::lines::{Line, Lines};
use super::model::{seat_models, touched};
use super::reader::{Page, PageError, Reader, html};
use super::replay::{found, named, sitters};
use super::review::{self, reviewed};
use super::tried::{Scales, tried, tried_at};
use crate::asks::AtTable;
use crate::told::{around, names, story};
use crate::{App, AppError};

/// A game that may be looked through with everybody's eyes.
pub(super) struct Finished {
    /// Its address.
    pub(super) base: String,
    pub(super) game: AnyMatch,
    pub(super) seats: Vec<SeatModel>,
    pub(super) names: Vec<String>,
    winners: SeatSet,
    /// What its review is of.
    pub(super) review: Reviewed,
}

/// Which turn is shown, and which lines of the reader's own.
#[derive(Deserialize)]
pub(crate) struct Asked {
    at: Option<usize>,
    /// A step of the turn, for whoever does not know its number.
    step: Option<usize>,
    #[serde(default)]
    lines: String,
}

/// The analysis of a table's game.
pub(crate) async fn of_table(
    State(app): State<Arc<App>>,
    reader: Reader,
    AtTable(id): AtTable,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, PageError> {
    at_table(&app, &reader, &id, &asked, moonpack_pages::table).await.map_err(|error| reader.error(error))
}

/// The part of it that changes.
pub(crate) async fn frame_of_table(
    State(app): State<Arc<App>>,
    reader: Reader,
    AtTable(id): AtTable,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, PageError> {
    at_table(&app, &reader, &id, &asked, moonpack_pages::frame).await.map_err(|error| reader.error(error))
}

/// The analysis of a pasted game.
pub(crate) async fn of_record(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, PageError> {
    pasted(&app, &reader, code, &asked, moonpack_pages::table).await.map_err(|error| reader.error(error))
}

/// The part of it that changes.
pub(crate) async fn frame_of_record(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, PageError> {
    pasted(&app, &reader, code, &asked, moonpack_pages::frame).await.map_err(|error| reader.error(error))
}

async fn at_table(
    app: &Arc<App>,
    reader: &Reader,
    id: &TableId,
    asked: &Asked,
    page: Page,
) -> Result<Html<String>, AppError> {
    shown(app, reader, of(app, reader, id).await?, asked, page).await
}

async fn pasted(
    app: &Arc<App>,
    reader: &Reader,
    code: String,
    asked: &Asked,
    page: Page,
) -> Result<Html<String>, AppError> {
    shown(app, reader, read(app, reader, code).await?, asked, page).await
}

/// The game of a table, if it is over.
pub(super) async fn of(app: &App, reader: &Reader, id: &TableId) -> Result<Finished, AppError> {
    let look = |Look { table, .. }: Look<'_>| {
        if table.phase() != Phase::Over {
            return Err(LiveError::RecordClosed);
        }
        Ok(finished(id, table, reader))
    };
    Ok(app.lobby.look(id, reader.id(), look).await??)
}

fn finished(id: &TableId, table: &Table, reader: &Reader) -> Finished {
    let standing = table.game().standing();
    Finished {
        base: format!("/t/{id}"),
        game: table.game().clone(),
        seats: seat_models(table, reader),
        names: names(table, reader.shell.words()),
        winners: table.outcome().map_or(standing.winners, |outcome| outcome.winners),
        review: review::of(id, table),
    }
}

/// The game of a code.
pub(super) async fn read(app: &App, reader: &Reader, code: String) -> Result<Finished, AppError> {
    let (contents, shell) = (app.contents.clone(), reader.shell.clone());
    let read = move || -> Result<Finished, AppError> {
        let record = found(&contents, &code)?;
        let code = named(&record);
        let base = format!("/r/{code}");
        let seats = sitters(&record, shell.words());
        let game = record.into_play();
        let model = TableModel { seats, ..TableModel::of(&base, &game, Viewer::Spectator) };
        let names = (0..game.seats()).map(|seat| model.name(seat, shell.words())).collect();
        let (seats, winners) = (model.seats, game.standing().winners);
        Ok(Finished { game, seats, names, winners, review: Reviewed::Code(code), base })
    };
    app.lobby.heavy().run(Some(reader.from), read).await?
}

/// Draws a turn of the analysis, as far as the review has come; begins it if nobody has.
async fn shown(
    app: &Arc<App>,
    reader: &Reader,
    game: Finished,
    asked: &Asked,
    page: Page,
) -> Result<Html<String>, AppError> {
    let review = match app.lobby.review(&game.review) {
        Some(review) => review,
        None => {
            app.gate.thought(reader.id(), reader.from)?;
            app.lobby.begin_review(&game.review, &game.game, reader.from)?
        }
    };
    let (shell, held, at) = (reader.shell.clone(), reader.held(), (asked.at, asked.step));
    let (scales, lines) = (Scales::of(app, reader), Lines::read(&asked.lines));
    let draw = move || draw(&shell, game, &review, (at, &lines, &scales), held, page);
    Ok(app.lobby.heavy().run(Some(reader.from), draw).await?)
}

fn draw(
    shell: &Shell,
    played: Finished,
    review: &Review,
    ((at, step), lines, scales): ((Option<usize>, Option<usize>), &Lines, &Scales),
    held: Vec<String>,
    page: Page,
) -> Html<String> {
    let words = shell.words();
    let log = story(&played.game, Viewer::Spectator, &played.names, words);
    // An address names a turn: so they are known from the first look on.
    review.find_turns();
    let told = review::told(review, &played.game, &log, &played.names, words);
    let known = reviewed(review, &played.game, &told);
    let turns = known.turns.len();
    let at_step = |step: usize| known.turns.iter().position(|turn| turn.to > step).map(|nth| nth + 1);
    let at = at.or_else(|| step.and_then(at_step));
    let turn =
        at.filter(|at| (1..=turns).contains(at)).unwrap_or_else(|| review::worst(&known, &played.seats));
    let from = turn.checked_sub(1).map_or(0, |nth| known.turns[nth].from);
    let game = played.game.at(from);
    let viewer = game.to_move().map_or(Viewer::Spectator, Viewer::Seat);
    let mut analysis = in_full(&played, &game, review, turn, words);
    analysis.winners = played.winners;
    analysis.lines = lines.to_string();
    analysis.tried = tried(&played, lines, scales, words);
    let place = |line: &Line| format!("if/{}", tried_at(line, lines));
    analysis.try_here = (from < played.game.steps()).then(|| place(&Line::at(from)));
    let best = review.verdicts().into_iter().nth(turn.wrapping_sub(1)).flatten();
    let best = best.filter(|_| analysis.better.is_some());
    analysis.try_better = best.map(|verdict| place(&Line::at(from).on(game.clone(), &verdict.best)));
    let model = TableModel {
        at: Some(from),
        steps: played.game.steps(),
        seats: played.seats,
        log: around(log, Some(from)),
        whole: Some(&played.game),
        review: Some(known),
        analysis: Some(analysis),
        held,
        ..TableModel::of(&played.base, &game, viewer)
    };
    html(page(shell, &model))
}

/// One turn with all that was found about it. `now` is the match before it.
fn in_full(game: &Finished, now: &AnyMatch, review: &Review, turn: usize, words: &Words) -> AnalysisModel {
    let Some((nth, span)) = turn.checked_sub(1).and_then(|nth| Some((nth, *review.turns().get(nth)?))) else {
        return AnalysisModel::default();
    };
    let played = &game.game.action_texts()[span.from..span.to];
    let told = |actions: &[String]| Phrased {
        deeds: moonpack_tell::deeds(now, actions, &game.names, words),
        phrases: moonpack_tell::chain(now, actions, words),
        clicks: touched(now, actions),
    };
    let mut shown = AnalysisModel { turn, played: told(played), ..AnalysisModel::default() };
    let Some(verdict) = review.verdicts().into_iter().nth(nth).flatten() else { return shown };
    let chance = |value: &[f32]| value.get(span.seat.index()).copied().unwrap_or_default();
    let mut lines = verdict.lines.iter();
    if let Some(best) = lines.next().filter(|_| verdict.best != played) {
        let hoped = chance(&best.value);
        shown.better = Some((told(&verdict.best), hoped));
        let others = lines.filter(|line| line.visits > 0 && chance(&line.value) <= hoped);
        let phrase = |actions: &[String]| {
            moonpack_tell::turn(now, &moonpack_ways::turn(now, actions), &game.names, words)
        };
        shown.others = others.map(|line| (phrase(&line.actions), chance(&line.value))).collect();
    }
    shown
}
