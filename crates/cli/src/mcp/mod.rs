//! The Model Context Protocol: a language model sits at a table like everybody else. It is told what its seat sees, chooses among
//! what is legal, and is refused with rules.
//!
//! [`player`] is the table and what can be asked of it, in text; [`tools`] hands it to the protocol; [`library`] is what can be
//! read: rules, notation, the record of a finished game. No rule stands here.

mod library;
mod lines;
mod parameters;
mod player;
mod tools;

pub(crate) use player::Player;
pub(crate) use tools::serve;
