//! What a table tells the world: an entry of its log as a given viewer may know it. This is the one place where
//! happenings leave the table, so it is the one place that decides what they show.

use moonpack_games::AnyEvent;
use moonpack_rules::{Seat, Viewer};
use moonpack_ways::Link;
use serde_json::{Map, Value, json};

use crate::{Entry, Millis, Phase, Table};

/// A numbered event. Every viewer gets every number, also of what they may not see.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// Its number.
    pub event: u64,
    /// The version it left behind.
    pub version: u64,
    /// When it happened.
    pub at: Millis,
    /// Where the table stood after it.
    pub phase: Phase,
    /// Who decided after it.
    pub to_move: Option<Seat>,
    pub(crate) entry: Entry,
    /// Exactly as long as it is: a table remembers many of them.
    pub(crate) events: Box<[AnyEvent]>,
}

impl Happening {
    /// The entry, with everything in it. Only for storage: an action's text may name what lies face down.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The game's own events, with everything in them.
    pub fn events(&self) -> &[AnyEvent] {
        &self.events
    }
}

impl Table {
    /// The happening as JSON for `viewer`. Field by field: what is not written here is not told.
    pub fn tell(&self, happening: &Happening, viewer: Viewer) -> Value {
        let mut told = Map::new();
        let mut put = |key: &str, value: Value| told.insert(key.to_owned(), value);
        put("event", happening.event.into());
        put("version", happening.version.into());
        put("at", happening.at.0.into());
        put("kind", happening.entry.kind().into());
        put("phase", happening.phase.name().into());
        put("to_move", happening.to_move.map(Seat::index).into());
        put("seat", happening.entry.seat().map(Seat::index).into());
        match &happening.entry {
            Entry::Act { seat, action, link } => {
                // The words of a decision may name a card that nobody else has seen, and that it left no choice may
                // tell of a hand; the events are already filtered.
                if viewer.is(*seat) {
                    put("action", action.as_str().into());
                    if *link != Link::Chosen {
                        put("link", link.name().into());
                    }
                }
                let events = happening.events.iter().map(|event| self.game.event_json(event, viewer));
                put("events", events.collect());
            }
            Entry::Sit { name, bot, .. } => {
                put("name", name.as_str().into());
                put("bot", (*bot).into());
            }
            Entry::Say { name, text, .. } => {
                put("name", name.as_str().into());
                put("text", text.as_str().into());
            }
            Entry::Offer { offer, .. } | Entry::Withdraw { offer, .. } => {
                put("offer", offer.name().into());
            }
            Entry::StandIn { level, why, .. } => {
                put("level", level.name().into());
                put("why", json!(why));
            }
            Entry::Rematch { table } => {
                put("table", table.as_str().into());
            }
            Entry::Stand { .. } | Entry::Undo { .. } | Entry::Resign { .. } | Entry::Back { .. } => {}
        }
        Value::Object(told)
    }
}
