//! Positions, views and events as JSON, one module a game. The rules crates know nothing of JSON; this is their edge.
//!
//! Views and states are large and asked for often, so each has a typed mirror that is written straight into a text.
//! Events are small and made one by one; they are ordinary values.

mod lone_wolves;
mod registry;
mod text;
mod the_wolves;
mod toy;
mod wolfwalkers;

pub use registry::{game_json, games_json};
pub use text::Json;

use moonpack_rules::BoardGame;
use serde_json::Value;

/// How a game's values are written as JSON. The shapes are specified in `docs/engine-protocol.md`.
pub trait ToJson: BoardGame {
    /// A view; holds nothing that is not in the view.
    fn view_json(&self, view: &Self::View) -> Json;

    /// The whole position, secrets included.
    fn state_json(&self, position: &Self::Position) -> Json;

    /// An event as somebody was told it.
    fn event_json(&self, event: &Self::Event) -> Value;

    /// The number of the running turn as people count it, which is also the `turn` of views and states. The rules may
    /// count on where this stands still, as in the set-up of The Wolves.
    fn turn_told(&self, position: &Self::Position) -> u32 {
        self.turn(position)
    }
}
