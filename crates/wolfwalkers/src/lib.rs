//! Wolfwalkers: stories and goals in a five by five display.
//!
//! This crate owns the rules of Wolfwalkers, all of them and nothing else: no files, clocks, threads or screens. Start at
//! [`Wolfwalkers`], which implements [`moonpack_rules::Game`].
//!
//! - [`cards`], [`display`], [`table`]: what lies on the table;
//! - [`content`]: component data, module cards as combinations of a few operations;
//! - [`pattern`], [`scoring`], [`live`]: what goals pay, exactly, at any time;
//! - [`scene`]: arranging a table by hand, for tests and examples.

mod action;
pub mod cards;
pub mod content;
pub mod display;
mod event;
mod explain;
mod game;
pub mod live;
mod options;
pub mod pattern;
mod perform;
mod play;
pub mod rule;
mod ruleset;
pub mod scene;
pub mod scoring;
mod setup;
mod standing;
pub mod table;
mod task;
mod turn;
mod view;

pub use action::Action;
pub use cards::{CardId, Face, Laid, Side, Symbol, SymbolSet, Token};
pub use content::{Content, ModuleId};
pub use display::{Cell, Display, Spot};
pub use event::{Event, MAX_LOOK, Source};
pub use game::Wolfwalkers;
pub use options::{Choice, DRAWN_OPPORTUNITIES, Options};
pub use ruleset::Ruleset;
pub use scene::Scene;
pub use setup::Setup;
pub use standing::Origin;
pub use table::{MAX_PLACES, MAX_PLAYERS, Open, Place, Position};
pub use turn::{Stage, Task};
pub use view::View;
