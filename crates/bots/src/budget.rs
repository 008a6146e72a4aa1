//! What a decision may cost, and the clock that watches it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The limits of one decision. There is always at least one: a time, a number of iterations, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    time: Option<Duration>,
    iterations: Option<u64>,
    threads: NonZeroUsize,
}

impl Budget {
    /// At most so many milliseconds (and never more than a day), on one thread.
    pub const fn ms(ms: u64) -> Self {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let ms = if ms < DAY { ms } else { DAY };
        Self { time: Some(Duration::from_millis(ms)), iterations: None, threads: NonZeroUsize::MIN }
    }

    /// At most so many iterations of the search, on one thread. With one seed they always give the same decision.
    pub const fn iterations(iterations: u64) -> Self {
        Self { time: None, iterations: Some(iterations), threads: NonZeroUsize::MIN }
    }

    /// The same budget spread over so many threads; 0 counts as 1.
    #[must_use]
    pub const fn threads(self, threads: usize) -> Self {
        let threads = match NonZeroUsize::new(threads) {
            Some(threads) => threads,
            None => NonZeroUsize::MIN,
        };
        Self { threads, ..self }
    }

    /// The same budget with no more than so many iterations in all.
    #[must_use]
    pub const fn at_most(self, iterations: u64) -> Self {
        let fewer = match self.iterations {
            Some(mine) if mine < iterations => mine,
            _ => iterations,
        };
        Self { iterations: Some(fewer), ..self }
    }

    pub(crate) fn thread_count(self) -> usize {
        self.threads.get()
    }

    /// The iterations that fall to one thread: as equal as possible, the first threads taking the rest.
    pub(crate) fn share(self, thread: usize) -> u64 {
        let threads = self.threads.get() as u64;
        self.iterations.map_or(u64::MAX, |all| all / threads + u64::from((thread as u64) < all % threads))
    }
}

/// Runs from the moment a decision is asked for until its time is up or somebody calls it off.
#[derive(Clone, Copy)]
pub(crate) struct Clock<'a> {
    deadline: Option<Instant>,
    cancel: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    pub(crate) fn start(budget: Budget, cancel: &'a AtomicBool) -> Self {
        Self { deadline: budget.time.map(|time| Instant::now() + time), cancel }
    }

    pub(crate) fn is_up(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_the_threads_add_up() {
        let budget = Budget::iterations(10).threads(4);
        assert_eq!((0..4).map(|thread| budget.share(thread)).collect::<Vec<_>>(), [3, 3, 2, 2]);
    }

    #[test]
    fn a_ceiling_only_lowers() {
        assert_eq!(Budget::iterations(10).at_most(20), Budget::iterations(10));
        assert_eq!(Budget::ms(10).at_most(20).share(0), 20);
    }
}
