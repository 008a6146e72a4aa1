//! The words every game of Moonpack speaks: [`Game`], [`Seat`], [`Viewer`], [`RuleId`], [`Standing`].
//!
//! This crate owns the *shape* of a game and no rule of any of them. It deliberately knows nothing of files, clocks,
//! threads, JSON or screens: a door that needs those sits above and asks a [`Game`] what is legal.
//!
//! Invariants that the contract suite (`moonpack-testkit`) checks for every implementation:
//! - set-up + actions rebuild a position exactly;
//! - [`Game::legal`] is the one source of legality, and [`Game::explain`] is empty for exactly the legal actions;
//! - what a viewer may not see changes neither their view, nor their legal list, nor the events they are told.

mod game;
mod options;
mod refusal;
mod score;
mod seat;
mod text;

pub use game::{Events, Game, Quiet};
pub use options::{OptionError, OptionKind, OptionSpec, Pairs};
pub use refusal::{PlayError, Refusal, RuleId};
pub use score::{Ending, Part, Standing};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use text::{ContentError, ParseActionError, SetupError, likeliest, read_place};
