//! The live tables as their doors ask them: no server, no HTTP.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod lists;
mod memory;
mod nodes;
mod packmates;
mod streams;
mod support;
mod thinking;
