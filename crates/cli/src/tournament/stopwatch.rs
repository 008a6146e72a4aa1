//! How long a decision took: the time that passed, less the time its thread waited for a processor.
//!
//! A bot is answerable for the time it uses, not for what else the machine does. Where the system does not tell how long
//! a thread has waited (everywhere but on Linux), all time counts.

use std::time::{Duration, Instant};

/// Runs from [`Stopwatch::start`] on; to be asked on the same thread.
pub(super) struct Stopwatch {
    begun: Instant,
    waited: Duration,
}

impl Stopwatch {
    pub(super) fn start() -> Self {
        let waited = waited();
        Self { begun: Instant::now(), waited }
    }

    /// The time since the start without the waiting.
    pub(super) fn taken(&self) -> Duration {
        let passed = self.begun.elapsed();
        passed.saturating_sub(waited().saturating_sub(self.waited))
    }
}

/// How long this thread has been ready to run without running since it began.
fn waited() -> Duration {
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split_whitespace().nth(1)?.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_and_never_runs_backwards() {
        let watch = Stopwatch::start();
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_millis(5) {}
        assert!(watch.taken() <= begun.elapsed() + Duration::from_millis(1));
    }
}
