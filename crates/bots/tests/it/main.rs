//! The bots as those who use them meet them: whole games, positions, the search on its own, and the packmate.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod games;
mod heap;
mod packmate;
mod positions;
mod search;
