//! The components of the game as typed data, read from `data/the-wolves.toml` and checked once.
//!
//! Owns: what lies in the box (boards, tiles, tokens, tracks, dates) for every player count, and the ground measured once
//! for each. It does not put boards together; [`Map`] does that.

mod raw;
mod read;

pub(crate) use read::read_content;

use crate::{Bonus, Map, MoonPhase, Piece, Prey, Terrain, Wolf};

/// A coordinate or an offset, x and y.
pub type Xy = (i8, i8);

/// What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// A terrain; wolves may cross it.
    Open(Terrain),
    /// A water source; nobody may enter it.
    Water,
    /// The central chasm; nobody may enter it.
    Chasm,
}

impl Ground {
    /// The terrain, where there is one.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Open(terrain) => Some(terrain),
            _ => None,
        }
    }

    /// Its word: a terrain's, `water` or `chasm`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open(terrain) => terrain.name(),
            Self::Water => "water",
            Self::Chasm => "chasm",
        }
    }
}

/// What a slot of the region board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    Palette(u8),
    Water,
}

/// Where a region board lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Berth {
    pub at: Xy,
    pub rotated: bool,
}

/// The region scoring tokens of one water source, top first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stack {
    /// The token on top.
    pub top: MoonPhase,
    /// The token below it, in the two-player game.
    pub below: Option<MoonPhase>,
}

impl Stack {
    /// How many tokens the stack begins with.
    pub const fn height(self) -> u8 {
        if self.below.is_some() { 2 } else { 1 }
    }

    /// The token that shows when `left` tokens are left.
    pub fn showing(self, left: u8) -> Option<MoonPhase> {
        match left {
            0 => None,
            left if left == self.height() => Some(self.top),
            _ => self.below,
        }
    }
}

/// Pieces of the third pack in a region: direction from the water source, kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ThirdPack {
    pub stack: Stack,
    pub pieces: Vec<(Xy, Vec<Piece>)>,
}

/// Everything that depends on the number of players.
#[derive(Clone, Debug)]
pub(crate) struct Company {
    pub start: Option<Xy>,
    pub places: Vec<Berth>,
    /// The region scoring tokens to deal out, one stack for each region.
    pub stacks: Vec<Stack>,
    /// The prey stacks to deal out, one for each region.
    pub prey: Vec<Prey>,
    pub prey_height: u8,
    /// The date of each phase.
    pub dates: [u8; 3],
    pub side: BoardSide,
}

/// One printed side of the player boards: what its tracks pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSide {
    /// The bonus for the 1st to 4th den of each track.
    pub den_bonus: [[Option<Bonus>; 4]; 3],
    /// Points after 0 to 4 dens have left a track.
    pub den_points: [u8; 5],
    /// Points after 0 to 4 lairs.
    pub lair_points: [u8; 5],
    /// Points after 0 to 8 wolves.
    pub wolf_points: [u8; 9],
    /// Points after 0 to 5 prey.
    pub prey_points: [u8; 6],
    /// The bonus for each prey.
    pub prey_bonus: Option<Bonus>,
}

/// The components, checked.
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) directions: [Xy; 6],
    pub(crate) offsets: [Xy; 16],
    pub(crate) start_ground: [Ground; 16],
    pub(crate) slots: [Slot; 16],
    pub(crate) lone_wolves: Vec<Xy>,
    pub(crate) prey: Xy,
    pub(crate) water: Xy,
    pub(crate) palettes: Vec<[Terrain; 5]>,
    /// Front and back of the five ordinary tiles.
    pub(crate) tiles: [[Terrain; 2]; 5],
    /// By [`Deed`](crate::Deed).
    pub(crate) costs: [u8; 5],
    /// First and second place by [`MoonPhase`].
    pub(crate) values: [[u8; 2]; 3],
    /// By [`Track`](crate::Track), after 0 to 4 dens have left it.
    pub(crate) attributes: [[u8; 5]; 3],
    /// In the order they leave the player board.
    pub(crate) wolves: [Wolf; 8],
    pub(crate) lairs: u8,
    /// By [`Piece`].
    pub(crate) control: [u8; 4],
    pub(crate) third: Vec<ThirdPack>,
    companies: Vec<Company>,
    /// The ground of each company, which all games with as many players share.
    maps: Vec<Map>,
}

impl Content {
    /// What depends on the number of players; `None` for a number that cannot play.
    pub(crate) fn company(&self, players: usize) -> Option<&Company> {
        self.companies.get(players.checked_sub(2)?)
    }

    /// The map for a number of players with these region boards.
    pub(crate) fn map(&self, players: usize, palettes: &[[Terrain; 5]]) -> Option<Map> {
        let place = players.checked_sub(2)?;
        Some(self.maps.get(place)?.with_boards(self, self.companies.get(place)?, palettes))
    }
}
