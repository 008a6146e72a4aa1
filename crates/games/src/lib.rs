//! The registry of Moonpack's games, for every door that is not a search.
//!
//! Owns: which games there are ([`GameKind`]), their loaded component data ([`Contents`]), a match as a list of actions
//! ([`Match`], typed) and the same behind one closed enum that speaks text and JSON ([`AnyMatch`]). It deliberately has
//! no seats' owners, clocks or storage (`moonpack-table`, `moonpack-store`) and no rule of any game.

mod any;
mod contents;
pub mod json;
mod kind;
mod play;

pub use any::{ActError, AnyEvent, AnyMatch};
pub use contents::Contents;
pub use kind::GameKind;
pub use play::{Match, NewMatchError};
