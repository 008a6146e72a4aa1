//! The one place that reads the clock.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime};

use moonpack_store::{Store, StoreError};
use moonpack_table::Millis;
use tokio::sync::watch;
use tokio::time::sleep;

/// How often a clock that nodes share is asked again: a machine that was put to sleep has missed what passed meanwhile.
const EVERY: Duration = Duration::from_secs(60);
/// An answer that took longer says too little about the time.
const PROMPT: Duration = Duration::from_secs(1);

/// A wall clock that is read rarely; in between time only passes.
struct Clock {
    begun: Instant,
    /// What the wall showed at that moment.
    wall: AtomicI64,
}

impl Clock {
    fn showing(wall: i64) -> Self {
        Self { begun: Instant::now(), wall: AtomicI64::new(wall) }
    }

    fn passed(&self) -> i64 {
        self.begun.elapsed().as_millis() as i64
    }

    fn now(&self) -> i64 {
        self.wall.load(Ordering::Relaxed).saturating_add(self.passed())
    }

    fn set(&self, wall: i64) {
        self.wall.store(wall.saturating_sub(self.passed()), Ordering::Relaxed);
    }
}

/// By the machine's own wall, which is read once, when the program starts: whoever sets the machine's clock forward, or the
/// network that corrects it, expires nobody's time.
fn clock() -> &'static Clock {
    static CLOCK: OnceLock<Clock> = OnceLock::new();
    CLOCK.get_or_init(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Clock::showing(since.as_millis() as i64)
    })
}

/// The time, as tables count it.
pub fn now() -> Millis {
    #[cfg(test)]
    if let Some(at) = SIMULATED.get() {
        return Millis(at);
    }
    Millis(clock().now())
}

/// Has this program go by the clock of a store that nodes share, so that a clock that is wrong on one machine ends nobody's time.
/// To be asked first of all.
///
/// # Errors
/// If the store does not answer.
pub async fn share_time(store: &dyn Store) -> Result<(), StoreError> {
    agree(clock(), store).await
}

/// Goes on asking, until the program stops.
pub(crate) async fn go_by(store: Arc<dyn Store>, mut stop: watch::Receiver<bool>) {
    let asking = async {
        loop {
            sleep(EVERY).await;
            if let Err(error) = agree(clock(), &*store).await {
                tracing::debug!(%error, "the time is asked for again later");
            }
        }
    };
    tokio::select! {
        _ = stop.wait_for(|stop| *stop) => {}
        () = asking => {}
    }
}

async fn agree(clock: &Clock, store: &dyn Store) -> Result<(), StoreError> {
    let Some(shared) = store.shared() else { return Ok(()) };
    let asked = Instant::now();
    let wall = shared.now().await?;
    if asked.elapsed() < PROMPT {
        clock.set(wall);
    }
    Ok(())
}

#[cfg(test)]
thread_local! {
    /// The time of the simulated world on this thread.
    pub(crate) static SIMULATED: std::cell::Cell<Option<i64>> = const { std::cell::Cell::new(None) };
}

#[cfg(test)]
mod tests {
    use moonpack_services as services;
    use moonpack_store::{Postgres, PostgresOptions};

    use super::*;

    const HOUR: i64 = 3_600_000;

    #[tokio::test]
    async fn a_node_that_was_asleep_is_brought_back_to_the_time_that_all_share() {
        let server = services::Postgres::start();
        let store = Postgres::open(&server.url(), PostgresOptions::default()).await.unwrap();
        let clock = Clock::showing(0);
        agree(&clock, &store).await.unwrap();
        let first = clock.now();
        assert!(first > 1_000 * HOUR, "it goes by the database");
        // What passed meanwhile is missing.
        clock.set(first - HOUR);
        agree(&clock, &store).await.unwrap();
        let again = clock.now();
        assert!((first..first + HOUR).contains(&again), "{first}, {again}");
        store.close().await;
    }
}
