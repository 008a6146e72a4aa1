//! The component file as it is written, before any check: tables and rows for serde, nothing else.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Status;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) meta: Meta,
    pub(super) limits: Limits,
    pub(super) deck: Deck,
    pub(super) territory_order: Order,
    pub(super) territories: Vec<TerritoryRow>,
    pub(super) territory_tiles: Vec<TileRow>,
    pub(super) moon_tiles: Vec<MoonRow>,
    pub(super) scars: Vec<ScarRow>,
    pub(super) boards: BTreeMap<String, BoardTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meta {
    pub(super) game: String,
    pub(super) data_version: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Limits {
    pub(super) status: Status,
    pub(super) max_wolves_per_territory: u8,
    pub(super) hand_size: usize,
    pub(super) box_wolves: usize,
    pub(super) lone_wolf_strength: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deck {
    pub(super) status: Status,
    pub(super) colours: Vec<String>,
    pub(super) strengths: Vec<u8>,
    pub(super) copies_per_card: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Order {
    pub(super) status: Status,
    pub(super) ids: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerritoryRow {
    pub(super) id: String,
    pub(super) colour: String,
    pub(super) status: Status,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    pub(super) id: String,
    pub(super) side_a: i32,
    pub(super) side_b: i32,
    pub(super) status: Status,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoonRow {
    pub(super) id: String,
    pub(super) order: usize,
    pub(super) points: i32,
    pub(super) status: Status,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScarRow {
    pub(super) id: String,
    pub(super) count: usize,
    pub(super) value: i32,
    pub(super) status: Status,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardTable {
    pub(super) scars_on_board: usize,
    pub(super) scars_in_box: usize,
    pub(super) scar_spots: SpotTable,
    pub(super) pack_fields: FieldTable,
}

#[derive(Deserialize)]
pub(super) struct SpotTable {
    pub(super) status: Status,
    #[serde(flatten)]
    pub(super) territories: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FieldTable {
    pub(super) status: Status,
    pub(super) south: Vec<FieldRow>,
    pub(super) north: Vec<FieldRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FieldRow {
    pub(super) id: String,
    pub(super) territories: Vec<String>,
}
