//! What is committed stands in the log beside the file; a connection of its own puts it back into the file, so that no
//! commit waits for it.
//!
//! The usual pass is a passive one: it takes what it can get and keeps nobody waiting. Under a steady stream of commits it
//! never gets everything, and the log would grow for ever; a log that has become long is put back whole while commits wait,
//! right after a passive pass, when little is left to do.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout_at;

use crate::health::Health;

/// How long commits are gathered for one pass.
const EVERY: Duration = Duration::from_millis(250);
/// Pages of a long log: 32 MiB.
const LONG: i64 = 8_192;
/// How long a pass waits for those in its way, above all for somebody who makes a copy of the file.
const PATIENCE: Duration = Duration::from_millis(20);

/// The one who puts back what was committed.
pub(super) struct Checkpoints {
    ring: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(super) fn start(options: &SqliteConnectOptions, health: Arc<Health>) -> Self {
        let (ring, rung) = mpsc::channel(1);
        let options = options.clone().busy_timeout(PATIENCE);
        Self { ring, task: tokio::spawn(work(options, rung, health)) }
    }

    /// Something was committed.
    pub(super) fn ring(&self) {
        let _rung_already = self.ring.try_send(());
    }

    /// Ends it, and returns when its connection is closed.
    pub(super) async fn close(self) {
        drop(self.ring);
        let _ended = self.task.await;
    }
}

async fn work(options: SqliteConnectOptions, mut rung: mpsc::Receiver<()>, health: Arc<Health>) {
    let mut connection = None;
    while rung.recv().await.is_some() {
        let due = tokio::time::Instant::now() + EVERY;
        let mut closed = false;
        while let Ok(ring) = timeout_at(due, rung.recv()).await {
            if ring.is_none() {
                closed = true;
                break;
            }
        }
        if closed {
            break;
        }
        let begun = Instant::now();
        match pass(&options, &mut connection).await {
            Ok(()) => health.checkpointed(begun.elapsed()),
            Err(error) => {
                // Nothing is lost: the log holds it, and the next commit rings again.
                tracing::warn!(%error, "what was committed could not be put back into the file yet");
                connection = None;
            }
        }
    }
    if let Some(connection) = connection.take() {
        let _closed = Connection::close(connection).await;
    }
}

async fn pass(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
) -> Result<(), sqlx::Error> {
    let open = match connection.take() {
        Some(open) => open,
        None => options.connect().await?,
    };
    let open = connection.insert(open);
    let passive = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)");
    let (_busy, pages, _done): (i64, i64, i64) = passive.fetch_one(&mut *open).await?;
    if pages > LONG {
        sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(&mut *open).await?;
    }
    Ok(())
}
