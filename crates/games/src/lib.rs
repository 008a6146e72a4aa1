//! The registry of Moonpack's games, for every door that is not a search.
//!
//! Owns: which games there are ([`GameKind`]), their loaded component data ([`Contents`]), a match as a list of actions
//! ([`Match`], typed) and the same behind one closed enum that speaks text and JSON ([`AnyMatch`]). It deliberately has
//! no seats' owners, clocks or storage (`moonpack-table`, `moonpack-store`) and no rule of any game. A match becomes text as
//! a [`Record`] for people and files and as a code ([`encode`], [`decode`]) for links.

mod any;
mod cases;
mod code;
mod contents;
pub mod json;
mod kind;
mod play;
mod record;

pub use any::{ActError, AnyEvent, AnyMatch};
pub use cases::Case;
pub use code::{CodeError, decode, encode, seal};
pub use contents::Contents;
pub use kind::{GameKind, UnknownGame};
pub use play::{Match, NewMatchError};
pub use record::{Expected, Fault, Record, RecordError};
