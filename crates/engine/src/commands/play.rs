//! `legal`, `apply`, `undo`, `explain`: the decisions.

use moonpack_games::ActError;
use moonpack_rules::PlayError;
use serde_json::{Value, json};

use super::fields;
use crate::failure::Failure;
use crate::request::Request;
use crate::session::{Fields, Session};

/// Who decides, and what may be done in a fixed order.
pub(crate) fn legal(session: &Session) -> Result<Fields, Failure> {
    let play = session.play()?;
    let mut answer = Fields::new();
    answer.insert("seat".to_owned(), play.to_move().map(|seat| seat.index()).into());
    answer.insert("actions".to_owned(), play.legal().into());
    Ok(answer)
}

/// Plays an action for the seat that decides, or for the seat named.
pub(crate) fn apply(session: &mut Session, request: &Request) -> Result<Fields, Failure> {
    let words = session.words(request)?;
    let play = session.play_mut()?;
    let text = request.text("action")?;
    let seat = match request.maybe_seat(play.seats())? {
        Some(seat) => Ok(seat),
        None => play.to_move().ok_or(ActError::Play(PlayError::Over)),
    };
    let played = seat.and_then(|seat| play.play(seat, text));
    let events = played.map_err(|error| Failure::of_action(&error, words))?;
    let events: Vec<Value> = events.iter().map(|event| play.open_event_json(event)).collect();
    let mut answer = Fields::new();
    answer.insert("events".to_owned(), events.into());
    answer.insert("seat".to_owned(), play.to_move().map(|seat| seat.index()).into());
    Ok(answer)
}

/// Takes the last action back.
pub(crate) fn undo(session: &mut Session) -> Result<Fields, Failure> {
    let play = session.play_mut()?;
    let action =
        play.undo().ok_or_else(|| Failure::new("nothing-to-undo", "no action has been played yet"))?;
    Ok(fields(json!({ "action": action, "seat": play.to_move().map(|seat| seat.index()) })))
}

/// The rules that forbid an action, with their words.
pub(crate) fn explain(session: &Session, request: &Request) -> Result<Fields, Failure> {
    let words = session.words(request)?;
    let refusal = session.play()?.explain(request.text("action")?);
    let refusal = refusal.map_err(|error| Failure::of_action(&error.into(), words))?;
    let told = |rule: &moonpack_rules::RuleId| json!({ "id": rule.to_string(), "text": words.rule(*rule) });
    let rules: Vec<Value> = refusal.rules().iter().map(told).collect();
    Ok(fields(json!({ "legal": refusal.is_empty(), "rules": rules })))
}
