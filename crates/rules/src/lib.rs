//! The words every game of Moonpack speaks: [`Game`], [`Seat`], [`Viewer`], [`RuleId`], [`Standing`].
//!
//! This crate owns the *shape* of a game and no rule of any of them. It deliberately knows nothing of files, clocks,
//! threads, JSON or screens: a door that needs those sits above and asks a game what is legal. The shape comes in slices
//! by who needs what: [`Game`] for search, [`Begin`] for set-up, [`Judge`] for people who want to know why, [`Notation`]
//! for texts and clicks, [`Secrets`] for views; a [`BoardGame`] has them all.
//!
//! Invariants that the contract suite (`moonpack-testkit`) checks for every implementation:
//! - set-up + actions rebuild a position exactly;
//! - [`Game::legal`] is the one source of legality, and [`Judge::explain`] is empty for exactly the legal actions;
//! - what a viewer may not see changes neither their view, nor their legal list, nor the events they are told, nor
//!   anybody's points.

mod begin;
mod events;
mod game;
mod judge;
mod notation;
mod options;
mod refusal;
mod score;
mod seat;
mod secrets;
mod text;
mod words;

pub use begin::{Begin, FirstRules};
pub use events::{Events, Quiet};
pub use game::Game;
pub use judge::Judge;
pub use notation::{Notation, likeliest, read_place};
pub use options::{Chosen, OptionError, OptionKind, OptionSpec, Pairs};
pub use refusal::{PlayError, Refusal, RuleId};
pub use score::{Ending, Part, Standing};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use secrets::Secrets;
pub use text::{ContentError, ParseActionError, SetupError};
pub use words::{Word, Words, cut};

/// A whole game: all slices. Doors that only pass questions on ask for this.
pub trait BoardGame: Begin + Judge + Notation + Secrets {}

impl<G: Begin + Judge + Notation + Secrets> BoardGame for G {}
