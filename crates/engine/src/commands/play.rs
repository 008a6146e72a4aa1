//! `legal`, `apply`, `undo`, `explain`: the decisions.

use moonpack_games::ActError;
use moonpack_rules::PlayError;
use serde::Serialize;
use serde_json::Value;

use super::to_move;
use crate::answer::Answer;
use crate::failure::Failure;
use crate::request::{Act, seat_of};
use crate::session::Session;

#[derive(Serialize)]
struct Legal {
    seat: Option<usize>,
    actions: Vec<String>,
}

/// Who decides, and what may be done in a fixed order.
pub(crate) fn legal(session: &Session) -> Result<Answer, Failure> {
    let play = session.play()?;
    Ok(Answer::of(&Legal { seat: to_move(play), actions: play.legal() }))
}

#[derive(Serialize)]
struct Applied {
    events: Vec<Value>,
    seat: Option<usize>,
}

/// Plays an action for the seat that decides, or for the seat named.
pub(crate) fn apply(session: &mut Session, request: &Act) -> Result<Answer, Failure> {
    let words = session.words(request.lang.as_deref())?;
    let play = session.play_mut()?;
    let seat = match seat_of(request.seat, play.seats())? {
        Some(seat) => Ok(seat),
        None => play.to_move().ok_or(ActError::Play(PlayError::Over)),
    };
    let played = seat.and_then(|seat| play.play(seat, &request.action));
    let events = played.map_err(|error| Failure::of_action(&error, words))?;
    let events = events.iter().map(|event| play.open_event_json(event)).collect();
    Ok(Answer::of(&Applied { events, seat: to_move(play) }))
}

#[derive(Serialize)]
struct Undone {
    action: String,
    seat: Option<usize>,
}

/// Takes the last action back.
pub(crate) fn undo(session: &mut Session) -> Result<Answer, Failure> {
    let play = session.play_mut()?;
    let action =
        play.undo().ok_or_else(|| Failure::new("nothing-to-undo", "no action has been played yet"))?;
    Ok(Answer::of(&Undone { action, seat: to_move(play) }))
}

#[derive(Serialize)]
struct Explained {
    legal: bool,
    rules: Vec<Statement>,
}

#[derive(Serialize)]
struct Statement {
    id: String,
    text: String,
}

/// The rules that forbid an action, with their words.
pub(crate) fn explain(session: &Session, request: &Act) -> Result<Answer, Failure> {
    let words = session.words(request.lang.as_deref())?;
    let refusal = session.play()?.explain(&request.action);
    let refusal = refusal.map_err(|error| Failure::of_action(&error.into(), words))?;
    let told = |rule: &moonpack_rules::RuleId| Statement { id: rule.to_string(), text: words.rule(*rule) };
    let rules = refusal.rules().iter().map(told).collect();
    Ok(Answer::of(&Explained { legal: refusal.is_empty(), rules }))
}
