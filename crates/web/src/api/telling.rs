//! A happening at a table as JSON, the same in the answer to a command and in the stream. What it tells was decided where
//! it was told to its viewer; nothing is looked up here.

use moonpack_rules::Seat;
use moonpack_table::{More, Telling};
use moonpack_ways::Link;
use serde_json::{Map, Value, json};

/// The happening as JSON.
pub(super) fn telling_json(telling: &Telling) -> Value {
    let mut written = Map::new();
    let mut put = |key: &str, value: Value| written.insert(key.to_owned(), value);
    put("event", telling.event.into());
    put("version", telling.version.into());
    put("at", telling.at.0.into());
    put("kind", telling.kind.into());
    put("phase", telling.phase.name().into());
    put("to_move", telling.to_move.map(Seat::index).into());
    put("seat", telling.seat.map(Seat::index).into());
    match &telling.more {
        More::Act { own, events, game } => {
            if let Some((action, link)) = own {
                put("action", action.as_str().into());
                if *link != Link::Chosen {
                    put("link", link.name().into());
                }
            }
            put("events", events.iter().map(|event| game.event_json(event)).collect());
        }
        More::Sit { name, bot } => {
            put("name", name.as_str().into());
            put("bot", (*bot).into());
        }
        More::Say { name, text } => {
            put("name", name.as_str().into());
            put("text", text.as_str().into());
        }
        More::Offer(offer) => {
            put("offer", offer.name().into());
        }
        More::StandIn { level, why } => {
            put("level", level.name().into());
            put("why", json!(why));
        }
        More::Rematch(table) => {
            put("table", table.as_str().into());
        }
        More::Nothing => {}
    }
    Value::Object(written)
}
