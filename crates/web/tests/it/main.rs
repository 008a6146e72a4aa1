//! Tests of the server as its clients meet it.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod doors;
mod misuse;
mod play;
mod races;
mod restart;
mod secrecy;
mod streams;
mod support;
