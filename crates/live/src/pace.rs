//! The pace of bots: while somebody looks at a table's page, a bot waits before it decides, so that people can follow.
//!
//! The wait begins when the bot begins to think and holds no lock; an answer for a version that has passed by then is
//! dropped like any late one.

use std::time::Duration;

use moonpack_rules::Seat;
use moonpack_table::{Entry, Table};

/// How long a bot waits before its decision: not at all unless somebody looks at the page, less within its turn.
pub(crate) fn pause_before(pause: Duration, watched: bool, table: &Table, seat: Seat) -> Duration {
    let last = table.recent().last().map(|happening| happening.entry());
    let goes_on = matches!(last, Some(Entry::Act { seat: before, .. }) if *before == seat);
    match (watched, goes_on) {
        (false, _) => Duration::ZERO,
        (true, true) => pause / 2,
        (true, false) => pause,
    }
}
