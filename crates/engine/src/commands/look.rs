//! `state`, `view`, `events`, `scores`: what lies on the table, what somebody heard, what it is worth.

use moonpack_games::AnyStep;
use moonpack_games::json::Json;
use moonpack_rules::{Part, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::to_move;
use crate::answer::Answer;
use crate::failure::Failure;
use crate::request::{Hear, Look, seat_of};
use crate::session::Session;

#[derive(Serialize)]
struct State {
    seat: Option<usize>,
    steps: usize,
    turn: u32,
    state: Json,
}

/// Everything, open.
pub(crate) fn state(session: &Session) -> Result<Answer, Failure> {
    let play = session.play()?;
    Ok(Answer::of(&State {
        seat: to_move(play),
        steps: play.steps(),
        turn: play.turn_told(),
        state: play.state_json(),
    }))
}

#[derive(Serialize)]
struct View {
    view: Json,
}

/// What a seat sees, or a spectator if no seat is named.
pub(crate) fn view(session: &Session, request: &Look) -> Result<Answer, Failure> {
    let play = session.play()?;
    let viewer = seat_of(request.seat, play.seats())?.map_or(Viewer::Spectator, Viewer::Seat);
    Ok(Answer::of(&View { view: play.view_json(viewer) }))
}

#[derive(Serialize)]
struct Heard {
    steps: Vec<Step>,
    seat: Option<usize>,
}

#[derive(Serialize)]
struct Step {
    step: usize,
    seat: usize,
    /// A decision may name what only its maker has seen, so only they are told its words.
    action: Option<String>,
    events: Vec<Value>,
}

/// What happened from a step on, as a seat, or a spectator if no seat is named, heard it.
pub(crate) fn events(session: &Session, request: &Hear) -> Result<Answer, Failure> {
    let play = session.play()?;
    let viewer = seat_of(request.seat, play.seats())?.map_or(Viewer::Spectator, Viewer::Seat);
    let from = usize::try_from(request.from.unwrap_or(0)).unwrap_or(usize::MAX);
    let step = |step: AnyStep| Step {
        step: step.number - 1,
        seat: step.seat.index(),
        action: viewer.is(step.seat).then_some(step.action),
        events: step.events.iter().map(|event| play.event_json(event, viewer)).collect(),
    };
    let steps = play.retold_from(from).map(step).collect();
    Ok(Answer::of(&Heard { steps, seat: to_move(play) }))
}

#[derive(Serialize)]
struct Scores {
    points: Vec<i32>,
    parts: Vec<Vec<PartJson>>,
    winners: Vec<usize>,
    ending: Option<&'static str>,
}

#[derive(Serialize)]
struct PartJson {
    name: &'static str,
    of: Option<String>,
    points: i32,
}

/// Points with their parts, and who wins or would win now.
pub(crate) fn scores(session: &Session) -> Result<Answer, Failure> {
    let play = session.play()?;
    let standing = play.standing();
    let part = |part: Part| PartJson { name: part.name, of: part.of, points: part.points };
    let parts = |seat: Seat| play.parts(seat).into_iter().map(part).collect();
    Ok(Answer::of(&Scores {
        points: standing.points[..play.seats()].to_vec(),
        parts: Seat::first(play.seats()).map(parts).collect(),
        winners: standing.winners.iter().map(Seat::index).collect(),
        ending: play.ending().map(|ending| ending.0),
    }))
}
