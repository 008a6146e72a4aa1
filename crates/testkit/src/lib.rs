//! The contract suite: what [`moonpack_rules::Game`] promises, checked by playing.
//!
//! A game joins with one line, [`contract_suite!`], and an implementation of [`Contract`] that lists its player counts
//! and variants and states its conservation laws. Every promise is its own test, so a failure names what broke. The
//! seed of each game is printed in the failure.

mod contract;
pub mod laws;

pub use contract::{Case, Contract, Table, playout, tables};
