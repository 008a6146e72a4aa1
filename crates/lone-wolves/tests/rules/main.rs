//! The proofs of the rule statements, and the laws that hold for every game. `data/rules.toml` lists them.
//! Beside them stand, in every rules crate: `content` (component data that is refused), `notation` (texts from outside) and
//! `second` (what was written a second time, plainly, and must agree).

#![allow(clippy::unwrap_used, reason = "a table that cannot be set fails its test")]

#[path = "../support/mod.rs"]
mod support;

mod content;
mod effects;
mod examples;
mod matches;
mod notation;
mod sampler;
mod scars;
mod scoring;
mod second;
mod secrecy;
mod setup;
mod tricks;
mod trump;
