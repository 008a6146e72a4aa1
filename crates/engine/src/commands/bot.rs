//! `bot`, `analyse`: what a bot would do, and what its search thinks. Neither changes the match.
//!
//! A bot sees what the seat to move sees, although the engine sees everything. Limits are milliseconds (`ms`) or, for
//! answers that are the same on every machine, `iterations`.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, TextAnalysis, UnknownLevel};
use moonpack_rules::Viewer;
use serde_json::{Value, json};

use super::fields;
use crate::failure::Failure;
use crate::request::Request;
use crate::session::{Fields, Session};

/// Milliseconds if the line says nothing.
const MS: u64 = 1_000;
/// Lines of an analysis if the line says nothing.
const LINES: u64 = 5;
/// More threads than this are not started.
const MOST_THREADS: u64 = 256;

/// The action that a bot takes for the seat to move.
pub(crate) fn bot(session: &Session, request: &Request) -> Result<Fields, Failure> {
    let play = session.play()?;
    let level = match request.maybe_text("level")? {
        Some(level) => {
            level.parse().map_err(|error: UnknownLevel| Failure::new("level", error.to_string()))?
        }
        None => Level::Alpha,
    };
    let bot = AnyBot { level, seed: request.maybe_number("seed")?.unwrap_or(0) };
    let action = bot.decide(play, budget(request)?, &AtomicBool::new(false));
    let action = action.ok_or_else(|| Failure::new("over", "the game is over"))?;
    Ok(fields(json!({
        "action": action,
        "level": level.name(),
        "seat": play.to_move().map(|seat| seat.index()),
    })))
}

/// The worth of the position for each seat and the best actions, as the named seat, or else the seat to move, sees it.
pub(crate) fn analyse(session: &Session, request: &Request) -> Result<Fields, Failure> {
    let play = session.play()?;
    let seat = request.maybe_seat(play.seats())?.or(play.to_move());
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let most = request.maybe_number("lines")?.unwrap_or(LINES);
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let cancel = AtomicBool::new(false);
    let analysis = TextAnalysis::of(play, viewer, most, budget(request)?, &cancel, &mut |_| {});
    let lines: Vec<Value> = analysis
        .lines
        .iter()
        .map(|line| json!({ "actions": line.actions, "visits": line.visits, "worth": line.worth }))
        .collect();
    Ok(fields(json!({ "worth": analysis.worth, "iterations": analysis.iterations, "lines": lines })))
}

fn budget(request: &Request) -> Result<Budget, Failure> {
    let budget = match (request.maybe_number("ms")?, request.maybe_number("iterations")?) {
        (None, None) => Budget::ms(MS),
        (Some(ms), None) => Budget::ms(ms),
        (None, Some(iterations)) => Budget::iterations(iterations),
        (Some(ms), Some(iterations)) => Budget::ms(ms).at_most(iterations),
    };
    let threads = request.maybe_number("threads")?.unwrap_or(1).min(MOST_THREADS);
    Ok(budget.threads(threads as usize))
}
