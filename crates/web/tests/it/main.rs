//! Tests of the server as its clients meet it.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod disk;
mod doors;
mod forgotten;
mod fuzz;
mod logs;
mod misuse;
mod pages;
mod play;
mod races;
mod restart;
mod secrecy;
mod slow;
mod streams;
mod support;
mod tokens;
