//! The rules of Lone Wolves, statement by statement, and the laws that hold for every game.

mod bad_input;
mod common;
mod content;
mod contract;
mod effects;
mod examples;
mod laws;
mod matches;
mod plain_scorer;
mod sampler;
mod scars;
mod scorer;
mod scoring;
mod secrecy;
mod setup;
mod tricks;
mod trump;
