//! Bots and analysis. Both see what a seat sees and think without the interpreter's lock.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, TextAnalysis};
use moonpack_games::AnyMatch;
use moonpack_rules::Viewer;
use pyo3::prelude::*;
use serde_json::json;

use crate::args::whole;
use crate::failure::error;
use crate::look;

/// Milliseconds if nothing is said.
const MS: u64 = 1_000;
/// Nobody waits longer.
const MOST_MS: u64 = 24 * 60 * 60 * 1_000;
/// No search counts further.
const MOST_ITERATIONS: u64 = 1 << 40;
/// More threads than this are not started.
const MOST_THREADS: u64 = 256;

/// What a decision may cost.
pub(crate) fn budget(
    ms: Option<&Bound<'_, PyAny>>,
    iterations: Option<&Bound<'_, PyAny>>,
    threads: Option<&Bound<'_, PyAny>>,
) -> PyResult<Budget> {
    let ms = ms.map(|ms| whole("ms", ms, 0, MOST_MS)).transpose()?;
    let iterations = iterations.map(|count| whole("iterations", count, 1, MOST_ITERATIONS)).transpose()?;
    let threads = threads.map_or(Ok(1), |threads| whole("threads", threads, 1, MOST_THREADS))?;
    let budget = match (ms, iterations) {
        (None, None) => Budget::ms(MS),
        (Some(ms), None) => Budget::ms(ms),
        (None, Some(iterations)) => Budget::iterations(iterations),
        (Some(ms), Some(iterations)) => Budget::ms(ms).at_most(iterations),
    };
    Ok(budget.threads(threads as usize))
}

/// The decision of a bot for the seat to move.
pub(crate) fn bot(
    py: Python<'_>,
    play: &AnyMatch,
    level: &str,
    budget: Budget,
    seed: u64,
) -> PyResult<String> {
    let level = Level::named(level, play.kind()).map_err(|unknown| error("level", unknown.to_string()))?;
    let decided = py.detach(|| AnyBot { level, seed }.decide(play, budget, &AtomicBool::new(false)));
    decided.ok_or_else(|| error("over", "the game is over"))
}

/// The value of the position for each seat and the best decisions, as `viewer` sees it.
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    play: &AnyMatch,
    viewer: Viewer,
    lines: usize,
    budget: Budget,
) -> PyResult<Bound<'py, PyAny>> {
    if play.to_move().is_none() {
        return Err(error("over", "the game is over: its result is in `returns`"));
    }
    let found =
        py.detach(|| TextAnalysis::of(play, viewer, lines, budget, &AtomicBool::new(false), &mut |_| {}));
    let told = found
        .lines
        .iter()
        .filter(|line| line.visits > 0)
        .map(|line| json!({ "actions": line.actions, "visits": line.visits, "worth": line.value }));
    let told: Vec<_> = told.collect();
    look::parsed(
        py,
        &json!({ "iterations": found.iterations, "worth": found.value, "lines": told }).to_string(),
    )
}
