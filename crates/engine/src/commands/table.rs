//! `new`, `save`, `load`: which match lies on the table.

use std::collections::BTreeMap;

use moonpack_games::{AnyMatch, GameKind, Record, decode, encode};
use serde::Serialize;

use super::to_move;
use crate::answer::Answer;
use crate::failure::Failure;
use crate::request::{Load, New};
use crate::session::Session;

/// Draws a new match. Without a seed it is 0: an engine has no chance of its own.
pub(crate) fn new(session: &mut Session, mut request: New) -> Result<Answer, Failure> {
    let kind: GameKind = request.game.parse()?;
    let players = match (request.players, kind.players()) {
        (Some(players), _) => usize::try_from(players).unwrap_or(usize::MAX),
        (None, [only]) => *only,
        (None, counts) => {
            return Err(Failure::new("players", format!("`players` is missing: one of {counts:?}")));
        }
    };
    let seed = request.seed.unwrap_or(0);
    let rules = request.rules.unwrap_or_else(|| kind.newest_version());
    let play = AnyMatch::draw_by(&session.contents, kind, rules, players, &request.options(), seed)?;
    session.begin(Record::new(play, &request.names.unwrap_or_default()));
    Ok(Answer::of(&OnTheTable::of(session.play()?, Some(seed))))
}

#[derive(Serialize)]
struct Saved {
    record: String,
    code: String,
}

/// The match as a record and as a code for links.
pub(crate) fn save(session: &Session) -> Result<Answer, Failure> {
    let play = session.play()?;
    let record = Record::new(play.clone(), &session.names).write();
    Ok(Answer::of(&Saved { record, code: encode(play) }))
}

/// Opens a record or a code.
pub(crate) fn load(session: &mut Session, request: &Load) -> Result<Answer, Failure> {
    let record = match (&request.record, &request.code) {
        (Some(record), None) => Record::read(&session.contents, record)?,
        (None, Some(code)) => Record::new(decode(&session.contents, code)?, &[""]),
        _ => return Err(Failure::new("request", "give either `record` or `code`, a text")),
    };
    session.begin(record);
    Ok(Answer::of(&OnTheTable::of(session.play()?, None)))
}

#[derive(Serialize)]
struct OnTheTable {
    game: &'static str,
    rules: u32,
    players: usize,
    options: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    steps: usize,
    seat: Option<usize>,
}

impl OnTheTable {
    fn of(play: &AnyMatch, seed: Option<u64>) -> Self {
        Self {
            game: play.kind().name(),
            rules: play.rules_version(),
            players: play.seats(),
            options: play.options().into_iter().collect(),
            seed,
            steps: play.steps(),
            seat: to_move(play),
        }
    }
}
