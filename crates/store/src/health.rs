//! What is known of a database that takes writes, for whoever asks from outside: did the last transaction go through, how
//! many did not, how long do they take.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use crate::DiskMeter;

/// What is known of the database.
#[derive(Default)]
pub(crate) struct Health {
    broken: AtomicBool,
    failures: AtomicU64,
    meter: OnceLock<Arc<dyn DiskMeter>>,
}

impl Health {
    /// Tells `meter` how long the disk takes; the first one who asks is told.
    pub(crate) fn measure(&self, meter: Arc<dyn DiskMeter>) {
        let _told_already = self.meter.set(meter);
    }

    /// What was committed was put back into the file.
    pub(crate) fn checkpointed(&self, took: Duration) {
        if let Some(meter) = self.meter.get() {
            meter.checkpoint(took);
        }
    }

    /// A transaction went through.
    pub(crate) fn committed(&self, took: Duration) {
        if let Some(meter) = self.meter.get() {
            meter.transaction(took);
        }
        if self.broken.swap(false, Ordering::Relaxed) {
            tracing::info!("the database takes writes again");
        }
    }

    /// A transaction with so many writes did not go through.
    pub(crate) fn failed(&self, cause: &str, outcome: &str, writes: usize) {
        tracing::error!(%cause, writes, "a transaction failed: {outcome}");
        self.failures.fetch_add(1, Ordering::Relaxed);
        self.broken.store(true, Ordering::Relaxed);
    }

    /// Did the last transaction fail?
    pub(crate) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Relaxed)
    }

    /// How many transactions the database did not take.
    pub(crate) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }
}
