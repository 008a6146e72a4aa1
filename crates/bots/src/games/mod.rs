//! What makes a position good, one module a game.

mod lone_wolves;
mod the_wolves;
mod toy;
pub mod wolfwalkers;
