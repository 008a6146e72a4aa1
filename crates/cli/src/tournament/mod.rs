//! Fair tournaments between bots: who meets whom on which seats, playing the games on all cores, and what came out.
//!
//! Owns the schedule, the results and their statistics; it prints nothing. A round is one set-up played once in every
//! order of seats, so neither the deal nor the seat favours anybody. A game knows everything from its number alone, which
//! is what makes a tournament resumable and the same on any number of cores. Only where a packmate takes part a game depends on
//! those before it, and they are played one after the other (`acquaintance`).

mod acquaintance;
mod entrant;
mod game;
mod journal;
mod plot;
mod schedule;
mod stopwatch;
mod table;

pub(crate) use acquaintance::Acquaintance;
pub(crate) use entrant::{Entrant, Limit, MOST_ITERATIONS, MOST_MS};
pub(crate) use game::{GameResult, Referee};
pub(crate) use journal::Journal;
pub(crate) use plot::svg;
pub(crate) use schedule::Schedule;
pub(crate) use table::{Row, rows};
