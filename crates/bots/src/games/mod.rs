//! What makes a position good, one module a game.

mod lone_wolves;
mod the_wolves;
pub mod wolfwalkers;
