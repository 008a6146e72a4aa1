//! The commands of the protocol. A new one is a function in a module here and an arm in [`run`].

mod bot;
mod look;
mod play;
mod table;

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::request::Request;
use crate::session::{Fields, Session};

/// Carries out a request.
pub(crate) fn run(session: &mut Session, request: &Request) -> Result<Fields, Failure> {
    match request.text("cmd")? {
        "games" => Ok(fields(json!({ "games": moonpack_games::json::games_json() }))),
        "new" => table::new(session, request),
        "save" => table::save(session),
        "load" => table::load(session, request),
        "legal" => play::legal(session),
        "apply" => play::apply(session, request),
        "undo" => play::undo(session),
        "explain" => play::explain(session, request),
        "bot" => bot::bot(session, request),
        "analyse" => bot::analyse(session, request),
        "state" => look::state(session),
        "view" => look::view(session, request),
        "scores" => look::scores(session),
        other => {
            let other: String = other.chars().take(40).collect();
            Err(Failure::new("unknown-command", format!("there is no command `{other}`")))
        }
    }
}

/// The fields of a JSON object written in place.
fn fields(object: Value) -> Fields {
    match object {
        Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}
