//! The proofs of the rule statements: one module for each group of `data/rules.toml`.
//! Beside them stand, in every rules crate: `content` (component data that is refused), `notation` (texts from outside) and
//! `second` (what was written a second time, plainly, and must agree).
//!
//! Every test says which statements it proves. Scenes lie on the plain map of their player count: region boards and tokens
//! in the order of the data, so that with three players regions 0 and 1 show a crescent, 2 and 3 a quarter, 4 and 5 a full
//! moon.

#![allow(clippy::unwrap_used, reason = "a table that cannot be set fails its test")]

#[path = "../support/mod.rs"]
mod support;

mod attributes;
mod components;
mod content;
mod counts;
mod den;
mod dominate;
mod draft;
mod end;
mod howl;
mod hunting;
mod lair;
mod map;
mod meeting;
mod moonlight;
mod moving;
mod notation;
mod paying;
mod push;
mod scoring;
mod second;
mod setup;
mod turn;
mod two_players;
