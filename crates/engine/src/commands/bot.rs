//! `bot`, `analyse`: what a bot would do, and what its search thinks. Neither changes the match.
//!
//! A bot sees what the seat to move sees, although the engine sees everything. Limits are milliseconds (`ms`), for which a
//! bot goes on from what it thought before, or, for answers that are the same on every machine, `iterations`.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, Mind, Strength, TextAnalysis};
use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};
use serde::Serialize;

use super::to_move;
use crate::answer::Answer;
use crate::failure::Failure;
use crate::request::{Think, seat_of};
use crate::session::Session;

/// Milliseconds if the line says nothing.
const MS: u64 = 1_000;
/// Lines of an analysis if the line says nothing.
const LINES: u64 = 5;
/// More threads than this are not started.
const MOST_THREADS: u64 = 256;

#[derive(Serialize)]
struct Decided {
    action: String,
    level: &'static str,
    seat: Option<usize>,
}

/// The action that a bot takes for the seat to move.
pub(crate) fn bot(session: &mut Session, request: &Think) -> Result<Answer, Failure> {
    let level = match &request.level {
        Some(level) => {
            let named = Level::named(level, session.play()?.kind());
            named.map_err(|error| Failure::new("level", error.to_string()))?
        }
        None => Level::Alpha,
    };
    let facing = if level == Level::Packmate { session.packmate_decides()? } else { Strength::default() };
    let (play, kept) = session.play_and_mind()?;
    let bot = AnyBot { level, seed: request.seed.unwrap_or(0) };
    let mut fresh = Mind::new();
    let mind = if request.iterations.is_some() { &mut fresh } else { kept };
    mind.face(facing);
    let action = bot.decide_with(play, mind, budget(request), &AtomicBool::new(false));
    let action = action.ok_or_else(|| Failure::new("over", "the game is over"))?;
    Ok(Answer::of(&Decided { action, level: level.name(), seat: to_move(play) }))
}

#[derive(Serialize)]
struct Analysed {
    worth: Option<Vec<f32>>,
    iterations: u64,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    actions: Vec<String>,
    visits: u64,
    worth: Vec<f32>,
}

/// The worth of the position for each seat and the best actions, as the named seat, or else the seat to move, sees it.
/// A game that is over needs no search, and without a search nothing is known.
pub(crate) fn analyse(session: &Session, request: &Think) -> Result<Answer, Failure> {
    let play = session.play()?;
    let seat = seat_of(request.seat, play.seats())?.or(play.to_move());
    if play.ending().is_some() {
        return Ok(Answer::of(&Analysed { worth: Some(shares(play)), iterations: 0, lines: Vec::new() }));
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let most = usize::try_from(request.lines.unwrap_or(LINES)).unwrap_or(usize::MAX);
    let cancel = AtomicBool::new(false);
    let analysis = TextAnalysis::of(play, viewer, most, budget(request), &cancel, &mut |_| {});
    let searched = analysis.iterations > 0;
    let lines = analysis.lines.into_iter().filter(|line| line.visits > 0);
    Ok(Answer::of(&Analysed {
        worth: searched.then_some(analysis.value),
        iterations: analysis.iterations,
        lines: lines
            .map(|line| Line { actions: line.actions, visits: line.visits, worth: line.value })
            .collect(),
    }))
}

/// The worth of a game that is over: the victory, shared by those who share it.
fn shares(play: &AnyMatch) -> Vec<f32> {
    let winners = play.standing().winners;
    let share = 1.0 / winners.iter().count().max(1) as f32;
    let worth = |seat: Seat| if winners.contains(seat) { share } else { 0.0 };
    Seat::first(play.seats()).map(worth).collect()
}

fn budget(request: &Think) -> Budget {
    let budget = match (request.ms, request.iterations) {
        (None, None) => Budget::ms(MS),
        (Some(ms), None) => Budget::ms(ms),
        (None, Some(iterations)) => Budget::iterations(iterations),
        (Some(ms), Some(iterations)) => Budget::ms(ms).at_most(iterations),
    };
    budget.threads(request.threads.unwrap_or(1).min(MOST_THREADS) as usize)
}
