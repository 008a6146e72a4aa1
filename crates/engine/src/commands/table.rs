//! `new`, `save`, `load`: which match lies on the table.

use moonpack_games::{AnyMatch, GameKind, Record, decode, encode};
use serde_json::{Map, Value, json};

use super::fields;
use crate::failure::Failure;
use crate::request::Request;
use crate::session::{Fields, Session};

/// Draws a new match. Without a seed it is 0: an engine has no chance of its own.
pub(crate) fn new(session: &mut Session, request: &Request) -> Result<Fields, Failure> {
    let kind: GameKind = request.text("game")?.parse()?;
    let players = match (request.maybe_number("players")?, kind.players()) {
        (Some(players), _) => usize::try_from(players).unwrap_or(usize::MAX),
        (None, [only]) => *only,
        (None, counts) => {
            return Err(Failure::new("players", format!("`players` is missing: one of {counts:?}")));
        }
    };
    let seed = request.maybe_number("seed")?.unwrap_or(0);
    let names = request.names()?;
    let play = AnyMatch::draw(&session.contents, kind, players, &request.options()?, seed)?;
    session.begin(Record::new(play, &names));
    let mut answer = on_the_table(session.play()?);
    answer.insert("seed".to_owned(), seed.into());
    Ok(answer)
}

/// The match as a record and as a code for links.
pub(crate) fn save(session: &Session) -> Result<Fields, Failure> {
    let play = session.play()?;
    let record = Record::new(play.clone(), &session.names).write();
    Ok(fields(json!({ "record": record, "code": encode(play) })))
}

/// Opens a record or a code.
pub(crate) fn load(session: &mut Session, request: &Request) -> Result<Fields, Failure> {
    let record = match (request.maybe_text("record")?, request.maybe_text("code")?) {
        (Some(record), None) => Record::read(&session.contents, record)?,
        (None, Some(code)) => Record::new(decode(&session.contents, code)?, &[""]),
        _ => return Err(Failure::new("request", "give either `record` or `code`, a text")),
    };
    session.begin(record);
    Ok(on_the_table(session.play()?))
}

fn on_the_table(play: &AnyMatch) -> Fields {
    let options: Map<String, Value> =
        play.options().into_iter().map(|(name, value)| (name, value.into())).collect();
    fields(json!({
        "game": play.kind().name(),
        "rules": play.kind().rules_version(),
        "players": play.seats(),
        "options": options,
        "steps": play.steps(),
        "seat": play.to_move().map(|seat| seat.index()),
    }))
}
