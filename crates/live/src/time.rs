//! The one place that reads the clock.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime};

use moonpack_table::Millis;

/// The time, as tables count it. The wall clock is read once, when the program starts; from then on time only passes.
/// Whoever sets the machine's clock forward, or the network that corrects it, expires nobody's time.
pub fn now() -> Millis {
    #[cfg(test)]
    if let Some(at) = SIMULATED.get() {
        return Millis(at);
    }
    let (started, wall) = START.get_or_init(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), since.as_millis() as i64)
    });
    Millis(wall.saturating_add(started.elapsed().as_millis() as i64))
}

/// When the program started, by its own clock and by the wall's.
static START: OnceLock<(Instant, i64)> = OnceLock::new();

/// Goes by a clock that several nodes share, instead of the one on this machine's wall. It must be said before anybody asks
/// for the time; after that it is too late and changes nothing.
pub(crate) fn go_by(wall: i64) {
    let _begun_already = START.set((Instant::now(), wall));
}

#[cfg(test)]
thread_local! {
    /// The time of the simulated world on this thread.
    pub(crate) static SIMULATED: std::cell::Cell<Option<i64>> = const { std::cell::Cell::new(None) };
}
