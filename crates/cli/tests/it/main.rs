//! The built program as its users meet it: on a terminal, in a pipe, as a server that is killed, and as many that are cut apart.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod chaos;
mod cluster;
mod crash;
#[cfg(target_os = "linux")]
mod faults;
mod keeping;
mod mcp;
mod program;
mod support;
mod terminal;
mod tls;
mod traces;
