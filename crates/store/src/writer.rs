//! The one writer. It takes whatever has queued up since the last transaction, hands it to the database together, waits
//! until that is on the disk, and only then answers everybody. The busier the server, the more writes share one trip to the
//! disk. How they are written, and what is tried when they do not go through, is each database's own.

use std::future::Future;
use std::sync::{Arc, Mutex};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::StoreError;
use crate::health::Health;
use crate::write::{Answer, Write};

/// The most writes that are handed over together.
const BATCH: usize = 512;
/// The most writes that wait. Beyond it callers wait before they may queue, which slows them down to what the disk does.
const QUEUE: usize = 16_384;

/// After so many failures in a row the rest of a batch is not tried: the database is what fails, and people wait.
const ENOUGH: usize = 3;

type Job = (Write, oneshot::Sender<Answer>);

/// A database that takes writes.
pub(crate) trait Disk: Send + 'static {
    /// What is known of it.
    fn health(&self) -> Arc<Health>;

    /// Writes these, each all or nothing, and answers each, in order, when it is on the disk.
    fn take(&mut self, writes: Vec<Write>) -> impl Future<Output = Vec<Answer>> + Send;

    /// Nothing more comes.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// How many writes of a batch have failed in a row.
#[derive(Default)]
pub(crate) struct Failures(usize);

impl Failures {
    /// What is said of a write that is not tried.
    pub(crate) const UNTRIED: &str = "the database did not take what was written before";

    /// Is the rest of the batch better left alone?
    pub(crate) fn are_enough(&self) -> bool {
        self.0 >= ENOUGH
    }

    /// A write was tried. That somebody else was first is no failure.
    pub(crate) fn tried(&mut self, failed: bool) {
        self.0 = if failed { self.0 + 1 } else { 0 };
    }
}

/// The writer's counter, where writes are handed in.
pub(crate) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: Arc<Health>,
}

impl Writer {
    pub(crate) fn start(disk: impl Disk) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let health = disk.health();
        let task = tokio::spawn(work(disk, jobs));
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), health }
    }

    /// For a store that is only read: it takes nothing.
    pub(crate) fn none() -> Self {
        Self { queue: Mutex::default(), task: Mutex::default(), health: Arc::default() }
    }

    pub(crate) async fn write(&self, write: Write) -> Answer {
        let queue = self.queue.lock().unwrap_or_else(|e| e.into_inner()).clone();
        let (answer, answered) = oneshot::channel();
        queue.ok_or(StoreError::Closed)?.send((write, answer)).await.map_err(|_| StoreError::Closed)?;
        // The writer ends only when it is told to, and then it finishes its queue: a lost answer is a crash of its own.
        answered.await.map_err(|_| StoreError::Unknown("the writer is gone".into()))?
    }

    pub(crate) fn queued(&self) -> usize {
        let queue = self.queue.lock().unwrap_or_else(|e| e.into_inner());
        queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity())
    }

    pub(crate) fn health(&self) -> &Health {
        &self.health
    }

    /// Takes no more writes and waits for those under way.
    pub(crate) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(|e| e.into_inner()).take());
        let task = self.task.lock().unwrap_or_else(|e| e.into_inner()).take();
        if let Some(task) = task {
            let _ended = task.await;
        }
    }
}

async fn work(mut disk: impl Disk, mut jobs: mpsc::Receiver<Job>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, answers): (Vec<Write>, Vec<_>) = batch.drain(..).unzip();
        for (told, answer) in disk.take(writes).await.into_iter().zip(answers) {
            let _gone = answer.send(told);
        }
    }
    disk.close().await;
}
