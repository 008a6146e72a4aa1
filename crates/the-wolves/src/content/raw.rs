//! The data file as it is spelled, before anything is checked. The only place in the crate that knows of TOML.

use std::collections::BTreeMap;

use serde::Deserialize;

pub(super) type Xy = [i8; 2];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub hex: HexPart,
    pub board: Board,
    pub start_board: StartBoard,
    pub region_board: RegionBoard,
    pub layout: BTreeMap<String, Layout>,
    pub terrain_tiles: Tiles,
    pub moonlight: BTreeMap<String, BTreeMap<String, u8>>,
    pub region_tokens: Tokens,
    pub prey: PreyPart,
    pub player_board: PlayerBoard,
    pub ai_pack_2p: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    pub control: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HexPart {
    pub directions: BTreeMap<String, Xy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    pub offsets: Vec<Xy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartBoard {
    pub terrain: Vec<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Slot {
    Palette(usize),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionBoard {
    pub slots: Vec<Slot>,
    pub lone_wolves: Vec<Xy>,
    pub prey: Xy,
    pub water_source: Xy,
    pub palettes: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layout {
    pub start: Option<Xy>,
    pub regions: Vec<Berth>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Berth {
    pub at: Xy,
    #[serde(default)]
    pub rotated: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tiles {
    pub ordinary: Vec<[String; 2]>,
    pub action_cost: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    pub values: BTreeMap<String, [u8; 2]>,
    pub pool: BTreeMap<String, BTreeMap<String, usize>>,
    pub stacks_2p: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PreyPart {
    pub stack_height: BTreeMap<String, u8>,
    pub stacks: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerBoard {
    pub pack_spread: Vec<u8>,
    pub wolf_speed: Vec<u8>,
    pub howl_range: Vec<u8>,
    pub wolves: Vec<String>,
    pub lairs: u8,
    pub standard: BoardSide,
    pub two_player: BoardSide,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardSide {
    pub pack_spread_bonus: Vec<String>,
    pub wolf_speed_bonus: Vec<String>,
    pub howl_range_bonus: Vec<String>,
    pub den_points: Vec<u8>,
    pub lair_points: Vec<u8>,
    pub wolf_points: Vec<u8>,
    pub prey_points: Vec<u8>,
    pub prey_bonus: String,
}
