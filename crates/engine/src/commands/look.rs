//! `state`, `view`, `scores`: what lies on the table.

use moonpack_rules::{Seat, Viewer};
use serde_json::{Value, json};

use super::fields;
use crate::failure::Failure;
use crate::request::Request;
use crate::session::{Fields, Session};

/// Everything, open.
pub(crate) fn state(session: &Session) -> Result<Fields, Failure> {
    let play = session.play()?;
    Ok(fields(json!({
        "state": play.state_json(),
        "steps": play.steps(),
        "turn": play.turn(),
        "seat": play.to_move().map(|seat| seat.index()),
    })))
}

/// What a seat sees, or a spectator if no seat is named.
pub(crate) fn view(session: &Session, request: &Request) -> Result<Fields, Failure> {
    let play = session.play()?;
    let viewer = request.maybe_seat(play.seats())?.map_or(Viewer::Spectator, Viewer::Seat);
    Ok(fields(json!({ "view": play.view_json(viewer) })))
}

/// Points with their parts, and who wins or would win now.
pub(crate) fn scores(session: &Session) -> Result<Fields, Failure> {
    let play = session.play()?;
    let standing = play.standing();
    let parts = |seat: Seat| -> Value {
        let part =
            |part: moonpack_rules::Part| json!({ "name": part.name, "of": part.of, "points": part.points });
        play.parts(seat).into_iter().map(part).collect()
    };
    Ok(fields(json!({
        "points": standing.points[..play.seats()],
        "parts": Seat::first(play.seats()).map(parts).collect::<Value>(),
        "winners": standing.winners.iter().map(Seat::index).collect::<Vec<_>>(),
        "ending": play.ending().map(|ending| ending.0),
    })))
}
