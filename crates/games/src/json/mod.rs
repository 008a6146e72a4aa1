//! Positions, views and events as JSON, one module a game. The rules crates know nothing of JSON; this is their edge.

mod lone_wolves;
mod registry;
mod the_wolves;
mod wolfwalkers;

pub use registry::{game_json, games_json};

use moonpack_rules::Game;
use serde_json::Value;

/// How a game's values are written as JSON. The shapes are specified in `docs/engine-protocol.md`.
pub trait ToJson: Game {
    /// A view; holds nothing that is not in the view.
    fn view_json(&self, view: &Self::View) -> Value;
    /// The whole position, secrets included.
    fn state_json(&self, position: &Self::Position) -> Value;
    /// An event as somebody was told it.
    fn event_json(&self, event: &Self::Event) -> Value;
}
