//! Wolfwalkers: stories and goals in a five by five display.
//!
//! This crate owns the rules of Wolfwalkers, all of them and nothing else: no files, clocks, threads or screens. Start at
//! [`Wolfwalkers`], which implements [`moonpack_rules::Game`].
//!
//! - [`cards`], [`display`], [`position`]: what lies on the table;
//! - [`content`]: component data, module cards as combinations of a few operations;
//! - [`pattern`], [`sight`], [`live`]: what goals pay, exactly, at any time;
//! - [`scene`]: arranging a table by hand, for tests and examples.

mod action;
mod apply;
pub mod cards;
pub mod content;
pub mod display;
mod event;
mod explain;
mod game;
mod lasting;
mod legal;
pub mod live;
mod notation;
mod options;
pub mod pattern;
mod perform;
pub mod position;
pub mod rule;
mod ruleset;
mod sample;
pub mod scene;
mod score;
mod setup;
pub mod sight;
mod task;
mod turn;
mod view;

pub use action::Action;
pub use cards::{CardId, Face, Laid, Side, Symbol, SymbolSet, Token};
pub use content::{Content, ModuleId};
pub use display::{Cell, Display, Spot};
pub use event::{Event, MAX_LOOK, Source};
pub use game::Wolfwalkers;
pub use lasting::Lasting;
pub use options::{Choice, DRAWN_OPPORTUNITIES, Options};
pub use position::{MAX_PLACES, MAX_PLAYERS, Open, Place, Position};
pub use ruleset::Ruleset;
pub use scene::Scene;
pub use score::Origin;
pub use setup::Setup;
pub use turn::{Stage, Task};
pub use view::View;
