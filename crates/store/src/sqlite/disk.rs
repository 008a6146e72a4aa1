//! The connection that writes, and what becomes of it when the disk fails. A connection whose transaction did not go
//! through may still be inside it; it is thrown away, and the next write opens another. So the store heals by itself
//! when there is room again, and never needs a restart.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::file::Whereabouts;
use super::transaction::{self, Failed, Write};

/// What is known of the disk, for whoever asks from outside.
#[derive(Default)]
pub(super) struct Health {
    broken: AtomicBool,
    failures: AtomicU64,
}

impl Health {
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
        Self { options, connection: Some(connection), whereabouts, health: Arc::default() }
    }

    pub(super) fn health(&self) -> Arc<Health> {
        self.health.clone()
    }

    /// Writes all or nothing, and returns when it is on the disk.
    pub(super) async fn write(&mut self, writes: &[Write]) -> Result<(), Failed> {
        let told = match self.connected().await {
            Ok(connection) => transaction::run(connection, writes).await,
            Err(error) => Err(Failed::Nothing(error)),
        };
        match &told {
            Ok(()) => {
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
