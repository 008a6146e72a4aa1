#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod cards;
mod content;
mod display;
mod event;
mod explain;
mod game;
mod lasting;
mod legal;
mod live;
mod notation;
mod options;
mod pattern;
mod perform;
mod position;
pub mod rule;
mod ruleset;
mod sample;
mod scene;
mod score;
mod setup;
mod sight;
mod task;
mod turn;
mod view;

pub use action::Action;
pub use cards::{CardId, Face, Laid, MAX_SYMBOLS, Side, Symbol, SymbolSet, Token};
pub use content::{
    Card, Challenge, Compare, Components, Content, Effect, Goal, GoalFamily, GoalKind, GoalType, GoalTypes,
    Metric, Module, ModuleId, ModuleKind, Per, When,
};
pub use display::{ALL_CELLS, Adjacency, Cell, Display, FULL, SIZE, Spot};
pub use event::{Event, MAX_LOOK, Source};
pub use game::Wolfwalkers;
pub use lasting::Lasting;
pub use live::{GoalNow, Missing};
pub use options::{DRAWN_OPPORTUNITIES, ModuleChoice, Options};
pub use pattern::{Boards, Completions, Form, MAX_PARTS, Packing, Pattern, PatternCell};
pub use position::{DeckItem, MAX_KINDS, MAX_PLACES, MAX_PLAYERS, Market, Open, Place, Position, Slot};
pub use ruleset::Ruleset;
pub use scene::{Scene, SceneError};
pub use score::Origin;
pub use setup::Setup;
pub use sight::{MAX_TWISTS, Sight, Twist, Twists};
pub use turn::{Stage, Task};
pub use view::View;
