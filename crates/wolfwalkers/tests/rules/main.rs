//! The proofs of the rule statements: every one has a test here that names it. `data/rules.toml` lists them.
//! Beside them stand, in every rules crate: `content` (component data that is refused), `notation` (texts from outside) and
//! `second` (what was written a second time, plainly, and must agree).

#[path = "../support/mod.rs"]
mod support;

mod cards;
mod content;
mod display;
mod end;
mod exchange;
mod finale;
mod found;
mod goals;
mod modules;
mod more_players;
mod notation;
mod opportunities;
mod patterns;
mod permanents;
mod scoring;
mod second;
mod setup;
mod solo;
mod symbols;
mod timing;
mod turn;
