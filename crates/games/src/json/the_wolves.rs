//! TheWolves as JSON.

use moonpack_rules::Game;
use serde_json::{Value, json};

use super::ToJson;
use ::the_wolves::TheWolves;

impl ToJson for TheWolves {
    fn view_json(&self, view: &<Self as Game>::View) -> Value {
        {
            let _ = view;
            json!({})
        }
    }

    fn state_json(&self, position: &<Self as Game>::Position) -> Value {
        {
            let _ = position;
            json!({})
        }
    }

    fn event_json(&self, _event: &<Self as Game>::Event) -> Value {
        json!({ "event": "pass" })
    }
}
