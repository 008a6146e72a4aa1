//! Games told in words, in every language.

#![allow(clippy::unwrap_used, reason = "a game that cannot be set up fails its test")]

mod lack;
mod the_wolves;
mod wolfwalkers;
