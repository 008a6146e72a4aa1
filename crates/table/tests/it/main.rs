//! Tests of live tables, over real games.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod law;
mod may;
mod memory;
mod seats;
mod support;
mod time;
mod undo;
mod ways;
