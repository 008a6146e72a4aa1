//! What is counted here, for whoever wants to count it.

use std::time::Duration;

/// Counts what happens at the tables. The server's metrics are one; tests count nothing.
pub trait Meter: Send + Sync + 'static {
    /// A table was opened.
    fn opened(&self) {}

    /// So many decisions, undos and resignations are on the disk.
    fn steps(&self, _steps: u64) {}

    /// A bot came to a decision.
    fn bot_decided(&self) {}

    /// A change took so long to be on the disk.
    fn committed(&self, _took: Duration) {}

    /// A table took so long to be loaded.
    fn loaded(&self, _took: Duration) {}
}

/// Counts nothing.
impl Meter for () {}
