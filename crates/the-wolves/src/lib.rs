#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod board;
mod content;
mod event;
mod explain;
mod game;
mod hex;
mod layout;
mod legal;
mod map;
mod notation;
mod position;
mod reach;
pub mod rule;
mod scene;
mod scoring;
mod setup;
mod table;
mod words;

pub use action::{Action, Payment};
pub use board::{Board, Owner, Pieces};
pub use content::{BoardSide, Content, Ground, Stack, Xy};
pub use event::{Award, Event};
pub use hex::{Hex, HexSet, Hexes, MAX_HEXES};
pub use layout::Layout;
pub use map::{Map, Region, RegionBoard};
pub use position::{Fallen, Moonlight, Moving, Player, Position, Pusher, Stage};
pub use scene::{Scene, SceneError};
pub use scoring::Control;
pub use setup::{Options, Setup};
pub use table::{PreyStack, TheWolves};
pub use words::{Bonus, Deed, End, Phase, Piece, Prey, Side, Terrain, Track, Wolf};
