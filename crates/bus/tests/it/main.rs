//! The bus on a real NATS, and on the bus of simulated worlds where both must do the same.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod bells;
mod jobs;
