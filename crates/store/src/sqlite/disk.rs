//! The connection that writes, and what becomes of it when the disk fails. A connection whose transaction did not go
//! through may still be inside it; it is thrown away, and the next write opens another. So the store heals by itself
//! when there is room again, and never needs a restart.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::checkpoint::Checkpoints;
use super::file::Whereabouts;
use super::transaction::{self, Failed, Write};
use crate::DiskMeter;

/// What is known of the disk, for whoever asks from outside.
#[derive(Default)]
pub(super) struct Health {
    broken: AtomicBool,
    failures: AtomicU64,
    meter: OnceLock<Arc<dyn DiskMeter>>,
}

impl Health {
    /// Tells `meter` how long the disk takes; the first one who asks is told.
    pub(super) fn measure(&self, meter: Arc<dyn DiskMeter>) {
        let _told_already = self.meter.set(meter);
    }

    pub(super) fn checkpointed(&self, took: Duration) {
        if let Some(meter) = self.meter.get() {
            meter.checkpoint(took);
        }
    }

    fn committed(&self, took: Duration) {
        if let Some(meter) = self.meter.get() {
            meter.transaction(took);
        }
    }

    /// Did the last transaction fail?
    pub(super) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Relaxed)
    }

    /// How many transactions the disk did not take.
    pub(super) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }
}

/// The way to the disk.
pub(super) struct Disk {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    checkpoints: Checkpoints,
    whereabouts: Whereabouts,
    health: Arc<Health>,
}

impl Disk {
    /// Goes on with an open connection; `options` open the next one, should it fail.
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        whereabouts: Whereabouts,
    ) -> Self {
        let health = Arc::<Health>::default();
        let checkpoints = Checkpoints::start(&options, health.clone());
        Self { options, connection: Some(connection), checkpoints, whereabouts, health }
    }

    pub(super) fn health(&self) -> Arc<Health> {
        self.health.clone()
    }

    /// Writes all or nothing, and returns when it is on the disk.
    pub(super) async fn write(&mut self, writes: &[Write]) -> Result<(), Failed> {
        let begun = Instant::now();
        let told = match self.connected().await {
            Ok(connection) => transaction::run(connection, writes).await,
            Err(error) => Err(Failed::Nothing(error)),
        };
        match &told {
            Ok(()) => {
                self.health.committed(begun.elapsed());
                self.checkpoints.ring();
                if self.health.broken.swap(false, Ordering::Relaxed) {
                    tracing::info!("the database takes writes again");
                }
            }
            // The database works: somebody else was faster.
            Err(Failed::Conflict) => {}
            Err(Failed::Nothing(cause)) => {
                self.failed(cause, "nothing of it was written", writes.len()).await
            }
            Err(Failed::Unknown(cause)) => {
                self.failed(cause, "it is not known whether it was written", writes.len()).await;
            }
        }
        told
    }

    /// Is exactly this write on the disk already?
    pub(super) async fn holds(&mut self, write: &Write) -> bool {
        match self.connected().await {
            Ok(connection) => transaction::holds(connection, write).await.unwrap_or(false),
            Err(_) => false,
        }
    }

    pub(super) async fn close(mut self) {
        // The writer goes last: whoever closes last puts all that is left back and leaves one file.
        self.checkpoints.close().await;
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "closing the database failed");
        }
    }

    async fn failed(&mut self, cause: &str, outcome: &str, writes: usize) {
        tracing::error!(%cause, writes, "a transaction failed: {outcome}");
        self.health.failures.fetch_add(1, Ordering::Relaxed);
        self.health.broken.store(true, Ordering::Relaxed);
        if let Some(connection) = self.connection.take() {
            // It may fail like what came before it; the connection is given up either way.
            let _given_up = connection.close().await;
        }
    }

    async fn connected(&mut self) -> Result<&mut SqliteConnection, String> {
        self.whereabouts.check()?;
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(|error| error.to_string())?,
        };
        Ok(self.connection.insert(connection))
    }
}
