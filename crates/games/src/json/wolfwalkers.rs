//! Wolfwalkers as JSON.

use moonpack_rules::Game;
use serde_json::{Value, json};

use super::ToJson;
use ::wolfwalkers::Wolfwalkers;

impl ToJson for Wolfwalkers {
    fn view_json(&self, view: &<Self as Game>::View) -> Value {
        json!({ "turn": view.open.turn })
    }

    fn state_json(&self, position: &<Self as Game>::Position) -> Value {
        json!({ "turn": position.open.turn })
    }

    fn event_json(&self, event: &<Self as Game>::Event) -> Value {
        json!({ "event": format!("{event:?}") })
    }
}
