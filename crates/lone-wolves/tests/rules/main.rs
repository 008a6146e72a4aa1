//! The rules of Lone Wolves, statement by statement, and the laws that hold for every game.

#[path = "../support/mod.rs"]
mod support;

mod bad_input;
mod content;
mod effects;
mod examples;
mod matches;
mod sampler;
mod scars;
mod scoring;
mod second_scorer;
mod secrecy;
mod setup;
mod tricks;
mod trump;
