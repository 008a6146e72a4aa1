//! The component file as it is written, before any check: tables and rows for serde, nothing else.

use serde::Deserialize;
use toml::Table;

#[derive(Deserialize)]
pub(super) struct File {
    pub(super) meta: Meta,
    pub(super) market: Market,
    pub(super) exchange: Exchange,
    #[serde(default)]
    pub(super) symbol: Vec<RawSymbol>,
    #[serde(default)]
    pub(super) card: Vec<RawCard>,
    #[serde(default)]
    pub(super) permanent: Vec<RawModule>,
    #[serde(default)]
    pub(super) opportunity: Vec<RawModule>,
    #[serde(default)]
    pub(super) solo_challenge: Vec<RawChallenge>,
}

#[derive(Deserialize)]
pub(super) struct Meta {
    pub(super) cards: usize,
    pub(super) permanents: usize,
    pub(super) opportunities: usize,
    pub(super) exchange_cards: usize,
}

#[derive(Deserialize)]
pub(super) struct Market {
    pub(super) slots: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Exchange {
    pub(super) count: usize,
}

#[derive(Deserialize)]
pub(super) struct RawSymbol {
    pub(super) id: String,
    pub(super) total: Option<usize>,
}

#[derive(Deserialize)]
pub(super) struct RawCard {
    pub(super) id: String,
    pub(super) story: RawStory,
    pub(super) objective: RawGoal,
}

#[derive(Deserialize)]
pub(super) struct RawStory {
    pub(super) title: String,
    pub(super) symbols: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct RawGoal {
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) points: i32,
    pub(super) points_mode: String,
    pub(super) symbol: Option<String>,
    pub(super) symbols: Option<Vec<String>>,
    pub(super) height: Option<u8>,
    pub(super) width: Option<u8>,
    pub(super) cells: Option<Vec<RawCell>>,
}

#[derive(Deserialize)]
pub(super) struct RawCell {
    pub(super) row: u8,
    pub(super) col: u8,
    pub(super) symbol: String,
}

#[derive(Deserialize)]
pub(super) struct RawModule {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) category: String,
    pub(super) timing: toml::Value,
    pub(super) effects: Vec<Table>,
}

#[derive(Deserialize)]
pub(super) struct RawChallenge {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) conditions: Vec<RawCondition>,
}

#[derive(Deserialize)]
pub(super) struct RawCondition {
    pub(super) metric: String,
    pub(super) cmp: String,
    pub(super) value: i32,
}
