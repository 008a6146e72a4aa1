//! The registry of Moonpack's games, for every door that is not a search.
//!
//! Owns: which games there are ([`GameKind`]), their loaded component data ([`Contents`]), a match as a list of actions
//! ([`Match`], typed) and the same behind one closed enum that speaks text and JSON ([`AnyMatch`]). It deliberately has
//! no seats' owners, clocks or storage (`moonpack-table`, `moonpack-store`) and no rule of any game. A match becomes text as
//! a [`Record`] for people and files and as a code ([`encode`], [`decode`]) for links.

#[macro_use]
mod registry;

mod any;
mod cases;
mod code;
pub mod json;
mod kind;
mod play;
mod record;
mod retold;

pub use any::ActError;
pub use cases::Case;
pub use code::{CodeError, decode, encode, seal};
pub use kind::UnknownGame;
pub use play::{MAX_STEPS, Match, NewMatchError, UnknownRules};
pub use record::{Expected, Fault, Record, RecordError};
pub use registry::{AnyEvent, AnyGame, AnyMatch, Contents, GameKind};
pub use retold::{AnyStep, Step};
