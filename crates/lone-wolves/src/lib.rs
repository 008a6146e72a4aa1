#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod board;
mod card;
mod content;
mod event;
mod explain;
mod game;
mod legal;
mod notation;
mod options;
mod position;
pub mod rule;
mod ruleset;
mod sample;
mod scene;
mod score;
mod setup;
mod view;

use moonpack_rules::Seat;

pub use action::Action;
pub use apply::leader_wins;
pub use board::{Moon, PackField, Scar, Side, Slot, Territory, Tile};
pub use card::{Card, CardIter, CardSet, Colour, ColourSet};
pub use content::{Content, Layout, Reach, Status};
pub use event::Event;
pub use game::LoneWolves;
pub use legal::playable;
pub use options::{Board, Options};
pub use position::{Open, Played, Position, Spot, Stage, Taken};
pub use ruleset::Ruleset;
pub use scene::{Scene, SceneError};
pub use score::Tally;
pub use setup::{Deal, Setup};
pub use view::View;

/// Wolves in a hand at the start, and tricks in a deal.
pub const HAND: usize = 13;
/// Wolves that are not dealt.
pub const BOX_WOLVES: usize = 4;
/// Wolves a territory has room for, both sides together.
pub const ROOM: u8 = 6;
/// The strength of a lone wolf.
pub const LONE_STRENGTH: i32 = 1;

/// Both seats: South and North.
pub const SEATS: [Seat; 2] = match (Seat::new(0), Seat::new(1)) {
    (Some(south), Some(north)) => [south, north],
    _ => unreachable!(),
};
