//! The connection that writes, and what becomes of it when the disk fails. A connection whose transaction did not go
//! through may still be inside it; it is thrown away, and the next write opens another. So the store heals by itself
//! when there is room again, and never needs a restart.
//!
//! When a transaction does not go through, its writes are tried one by one, so that one bad write (a table that somebody
//! else has written to) is refused without harming the others. When the disk does not work, whoever waits is told so.

use std::sync::Arc;
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::checkpoint::Checkpoints;
use super::file::Whereabouts;
use super::transaction::{self, Failed};
use crate::StoreError;
use crate::health::Health;
use crate::write::{Answer, Write};
use crate::writer::{self, Failures};

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

    /// Writes all or nothing, and returns when it is on the disk.
    async fn write(&mut self, writes: &[Write]) -> Result<(), Failed> {
        let begun = Instant::now();
        let told = match self.connected().await {
            Ok(connection) => transaction::run(connection, writes).await,
            Err(error) => Err(Failed::Nothing(error)),
        };
        match &told {
            Ok(()) => {
                self.health.committed(begun.elapsed());
                self.checkpoints.ring();
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
    async fn holds(&mut self, write: &Write) -> bool {
        match self.connected().await {
            Ok(connection) => transaction::holds(connection, write).await.unwrap_or(false),
            Err(_) => false,
        }
    }

    async fn failed(&mut self, cause: &str, outcome: &str, writes: usize) {
        self.health.failed(cause, outcome, writes);
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

    /// Tries writes again that failed together. Where their common outcome is unknown, each is looked for before it is
    /// called refused: it may be there already.
    async fn one_by_one(&mut self, writes: &[Write], first: &Failed) -> Vec<Answer> {
        let unknown = matches!(first, Failed::Unknown(_));
        let (mut failures, mut answers) = (Failures::default(), Vec::with_capacity(writes.len()));
        for write in writes {
            let told = if failures.are_enough() {
                Err(Failed::Nothing(Failures::UNTRIED.into()))
            } else {
                self.write(std::slice::from_ref(write)).await
            };
            failures.tried(matches!(told, Err(Failed::Nothing(_) | Failed::Unknown(_))));
            answers.push(match told {
                Ok(()) => Ok(()),
                Err(Failed::Conflict) if unknown && self.holds(write).await => Ok(()),
                Err(Failed::Conflict) => Err(StoreError::Conflict),
                Err(Failed::Unknown(cause)) => Err(StoreError::Unknown(cause)),
                Err(Failed::Nothing(cause)) if unknown => Err(StoreError::Unknown(cause)),
                Err(Failed::Nothing(cause)) => Err(StoreError::Failed(cause)),
            });
        }
        answers
    }
}

impl writer::Disk for Disk {
    fn health(&self) -> Arc<Health> {
        self.health.clone()
    }

    async fn take(&mut self, writes: Vec<Write>) -> Vec<Answer> {
        match self.write(&writes).await {
            Ok(()) => writes.iter().map(|_| Ok(())).collect(),
            Err(failed) => self.one_by_one(&writes, &failed).await,
        }
    }

    async fn close(mut self) {
        // The writer goes last: whoever closes last puts all that is left back and leaves one file.
        self.checkpoints.close().await;
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "closing the database failed");
        }
    }
}
