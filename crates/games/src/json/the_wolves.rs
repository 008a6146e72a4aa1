//! TheWolves as JSON.

use moonpack_rules::Game;
use serde_json::{Value, json};

use super::ToJson;
use ::the_wolves::TheWolves;

impl ToJson for TheWolves {
    fn view_json(&self, view: &<Self as Game>::View) -> Value {
        json!({ "passes": view })
    }

    fn state_json(&self, position: &<Self as Game>::Position) -> Value {
        json!({ "passes": position })
    }

    fn event_json(&self, _event: &<Self as Game>::Event) -> Value {
        json!({ "event": "pass" })
    }
}
