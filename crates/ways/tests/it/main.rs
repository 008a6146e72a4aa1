//! Ways over whole games.

mod clicks;
mod follow;
mod laws;
mod support;
