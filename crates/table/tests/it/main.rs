//! Tests of live tables, over real games.

mod law;
mod seats;
mod support;
mod time;
mod undo;
