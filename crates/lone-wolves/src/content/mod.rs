//! Component data: read from TOML, checked once, then shared.
//!
//! Owns the values that may differ from box to box (tile values, moon points, scar values, scar slots, pack fields, the
//! order of the territories) and where each came from. What the rules themselves fix (thirty wolves, hands of thirteen,
//! two scars of each effect) is in the file for the reader and only compared. Names for people live in `locales/`.

mod raw;
mod read;

use serde::Deserialize;

pub(crate) use read::read_content;

use crate::board::{Scar, Territory, Tile};
use crate::card::Colour;
use crate::options::Board;

/// Checked component data.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// The territories from left to right as South sees them.
    pub order: [Territory; 5],
    /// The colour of each territory, by the territory's fixed number.
    pub colours: [Colour; 5],
    /// The points on both sides of the five tiles.
    pub tiles: [[i32; 2]; Tile::COUNT],
    /// The points of the moon and the blood moon.
    pub moons: [i32; 2],
    /// The value of each scar effect.
    pub scar_values: [i32; Scar::ALL.len()],
    /// The standard and the advanced board.
    pub boards: [Layout; 2],
    /// Where the values came from, in the order of the file.
    pub sources: Vec<(String, Status)>,
}

/// Where a value came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Status {
    /// Stated by the rulebook or another source.
    Found,
    /// Our own substitute.
    Designed,
}

/// One side of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// For each territory, whether a scar lies face up in each of its slots.
    pub slots: [Vec<bool>; 5],
    /// For each seat, the territories that each pack field touches, left to right.
    pub fields: [Vec<Reach>; 2],
}

/// The one or two territories a pack field touches, left to right as South sees them.
pub type Reach = [Option<Territory>; 2];

impl Content {
    /// The layout of a board.
    pub fn board(&self, board: Board) -> &Layout {
        &self.boards[board as usize]
    }
}

impl Layout {
    /// How many scars lie on the board at the start.
    pub fn scars_on_board(&self) -> usize {
        self.slots.iter().map(Vec::len).sum()
    }

    /// How many scars stay in the box.
    pub fn scars_in_box(&self) -> usize {
        Scar::COUNT - self.scars_on_board()
    }
}
