//! The pages as they are served, over whole games and in every language.

#![allow(clippy::unwrap_used, reason = "a game that cannot be set up fails its test")]

mod guide;
mod lone_wolves;
mod snapshots;
mod support;
mod table;
mod the_wolves;
mod wolfwalkers;
