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

    /// The same budget, halved so often.
    #[must_use]
    pub fn halved(self, times: u32) -> Self {
        let time = self.time.map(|time| time / 2_u32.pow(times));
        let iterations = self.iterations.map(|iterations| (iterations >> times).max(1));
        Self { time, iterations, ..self }
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
    begun: Instant,
    deadline: Option<Instant>,
    cancel: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    pub(crate) fn start(budget: Budget, cancel: &'a AtomicBool) -> Self {
        let begun = Instant::now();
        Self { begun, deadline: budget.time.map(|time| begun + time), cancel }
    }

    /// How many more iterations there will be time for, if the next are as quick as these `done` were.
    pub(crate) fn room(&self, done: u64) -> u64 {
        let Some(deadline) = self.deadline else { return u64::MAX };
        let now = Instant::now();
        let (passed, left) = (now - self.begun, deadline.saturating_duration_since(now));
        (done as f64 * left.as_secs_f64() / passed.as_secs_f64().max(1e-6)) as u64
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

    #[test]
    fn a_budget_halved_again_and_again_is_never_nothing() {
        assert_eq!(Budget::iterations(10).halved(0), Budget::iterations(10));
        assert_eq!(Budget::ms(400).at_most(9).halved(2), Budget::ms(100).at_most(2));
        assert_eq!(Budget::iterations(10).halved(6), Budget::iterations(1));
    }
}
