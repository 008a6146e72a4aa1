//! The commands of the protocol. A new one is a function in a module here, an arm in [`run`] and a section of
//! `docs/engine-protocol.md`.

mod bot;
mod look;
mod play;
mod table;

use moonpack_games::AnyMatch;
use serde_json::json;

use crate::answer::Answer;
use crate::failure::Failure;
use crate::request::Envelope;
use crate::session::Session;

/// Carries out a request.
pub(crate) fn run(session: &mut Session, request: &Envelope<'_>) -> Result<Answer, Failure> {
    match request.command()? {
        "games" => Ok(Answer::of(&json!({ "games": moonpack_games::json::games_json() }))),
        "new" => table::new(session, request.fields()?),
        "save" => table::save(session),
        "load" => table::load(session, &request.fields()?),
        "legal" => play::legal(session),
        "apply" => play::apply(session, &request.fields()?),
        "undo" => play::undo(session),
        "explain" => play::explain(session, &request.fields()?),
        "bot" => bot::bot(session, &request.fields()?),
        "analyse" => bot::analyse(session, &request.fields()?),
        "state" => look::state(session),
        "view" => look::view(session, &request.fields()?),
        "events" => look::events(session, &request.fields()?),
        "scores" => look::scores(session),
        other => {
            let other: String = other.chars().take(40).collect();
            Err(Failure::new("unknown-command", format!("there is no command `{other}`")))
        }
    }
}

/// The number of the seat that decides.
fn to_move(play: &AnyMatch) -> Option<usize> {
    play.to_move().map(|seat| seat.index())
}
