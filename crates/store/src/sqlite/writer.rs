//! The one writer. It takes whatever has queued up since the last transaction, writes it in one, waits until that is
//! on the disk, and only then answers everybody. The busier the server, the more writes share one trip to the disk.
//!
//! When a transaction does not go through, its writes are tried one by one, so that one bad write (a table that
//! somebody else has written to) is refused without harming the others. When the disk does not work, whoever waits is
//! told so; the next write finds a fresh connection (`disk`), so nothing has to be restarted when there is room again.

use std::sync::{Arc, Mutex};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::disk::{Disk, Health};
use super::transaction::{Failed, Write};
use crate::StoreError;

/// The most writes of one transaction.
const BATCH: usize = 512;
/// The most writes that wait. Beyond it callers wait before they may queue, which slows them down to what the disk does.
const QUEUE: usize = 16_384;
/// After so many failures in a row the rest of a batch is not tried: the disk is what fails, and people wait.
const ENOUGH: usize = 3;

type Answer = Result<(), StoreError>;
type Job = (Write, oneshot::Sender<Answer>);

/// The writer's counter, where writes are handed in.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: Arc<Health>,
}

impl Writer {
    pub(super) fn start(disk: Disk) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let health = disk.health();
        let task = tokio::spawn(work(disk, jobs));
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), health }
    }

    /// For a store that is only read: it takes nothing.
    pub(super) fn none() -> Self {
        Self { queue: Mutex::default(), task: Mutex::default(), health: Arc::default() }
    }

    pub(super) async fn write(&self, write: Write) -> Answer {
        let queue = self.queue.lock().unwrap_or_else(|e| e.into_inner()).clone();
        let (answer, answered) = oneshot::channel();
        queue.ok_or(StoreError::Closed)?.send((write, answer)).await.map_err(|_| StoreError::Closed)?;
        // The writer ends only when it is told to, and then it finishes its queue: a lost answer is a crash of its own.
        answered.await.map_err(|_| StoreError::Unknown("the writer is gone".into()))?
    }

    pub(super) fn queued(&self) -> usize {
        let queue = self.queue.lock().unwrap_or_else(|e| e.into_inner());
        queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity())
    }

    pub(super) fn health(&self) -> &Health {
        &self.health
    }

    /// Takes no more writes and waits for those under way.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(|e| e.into_inner()).take());
        let task = self.task.lock().unwrap_or_else(|e| e.into_inner()).take();
        if let Some(task) = task {
            let _ended = task.await;
        }
    }
}

async fn work(mut disk: Disk, mut jobs: mpsc::Receiver<Job>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, answers): (Vec<Write>, Vec<_>) = batch.drain(..).unzip();
        match disk.write(&writes).await {
            Ok(()) => answers.into_iter().for_each(|answer| {
                let _gone = answer.send(Ok(()));
            }),
            Err(failed) => one_by_one(&mut disk, &writes, answers, &failed).await,
        }
    }
    disk.close().await;
}

/// Tries writes again that failed together. Where their common outcome is unknown, each is looked for before it is
/// called refused: it may be there already.
async fn one_by_one(
    disk: &mut Disk,
    writes: &[Write],
    answers: Vec<oneshot::Sender<Answer>>,
    first: &Failed,
) {
    let unknown = matches!(first, Failed::Unknown(_));
    let mut in_a_row = 0;
    for (write, answer) in writes.iter().zip(answers) {
        let told = if in_a_row < ENOUGH {
            disk.write(std::slice::from_ref(write)).await
        } else {
            Err(Failed::Nothing("the disk did not take what was written before".into()))
        };
        in_a_row =
            if matches!(told, Err(Failed::Nothing(_) | Failed::Unknown(_))) { in_a_row + 1 } else { 0 };
        let told = match told {
            Ok(()) => Ok(()),
            Err(Failed::Conflict) if unknown && disk.holds(write).await => Ok(()),
            Err(Failed::Conflict) => Err(StoreError::Conflict),
            Err(Failed::Unknown(cause)) => Err(StoreError::Unknown(cause)),
            Err(Failed::Nothing(cause)) if unknown => Err(StoreError::Unknown(cause)),
            Err(Failed::Nothing(cause)) => Err(StoreError::Failed(cause)),
        };
        let _gone = answer.send(told);
    }
}
