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
    static START: OnceLock<(Instant, i64)> = OnceLock::new();
    let (started, wall) = START.get_or_init(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), since.as_millis() as i64)
    });
    Millis(wall.saturating_add(started.elapsed().as_millis() as i64))
}

#[cfg(test)]
thread_local! {
    /// The time of the simulated world on this thread.
    pub(crate) static SIMULATED: std::cell::Cell<Option<i64>> = const { std::cell::Cell::new(None) };
}
