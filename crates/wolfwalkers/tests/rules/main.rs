//! The rulebook, proved: every numbered statement has a test here that names it. `data/rules.toml` lists them.

#[path = "../support/mod.rs"]
mod support;

mod cards;
mod display;
mod end;
mod exchange;
mod finale;
mod goals;
mod modules;
mod more_players;
mod opportunities;
mod patterns;
mod permanents;
mod setup;
mod solo;
mod symbols;
mod timing;
mod turn;
