//! Work that takes a thread for long (replaying a long log, reading a pasted record, drawing from a code) is done away
//! from the threads that answer requests, a few at a time. Whoever comes when many wait already is told to come again.

use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;

use crate::LiveError;

/// How many may wait for each that is at work.
const WAITING_EACH: usize = 32;

/// The room for heavy work.
pub struct Heavy {
    room: Semaphore,
    present: AtomicUsize,
    most: usize,
    in_place: bool,
}

impl Heavy {
    /// Room for so many at once.
    pub fn new(at_once: usize) -> Self {
        let at_once = at_once.max(1);
        Self {
            room: Semaphore::new(at_once),
            present: AtomicUsize::new(0),
            most: at_once * (1 + WAITING_EACH),
            in_place: false,
        }
    }

    /// Everything is done where it is asked for: in a simulated world, which has one thread.
    pub(crate) fn in_place() -> Self {
        Self { in_place: true, ..Self::new(1) }
    }

    /// Does the work when there is room for it.
    ///
    /// # Errors
    /// If too many wait already, or the work panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, LiveError> {
        let _place = self.come().ok_or(LiveError::Busy { seconds: 2 })?;
        let _room = self.room.acquire().await.map_err(|error| LiveError::Fault(error.to_string()))?;
        if self.in_place {
            return Ok(work());
        }
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|panic| LiveError::Fault(format!("heavy work panicked: {panic}")))
    }

    /// How many work or wait.
    pub fn present(&self) -> usize {
        self.present.load(Ordering::Relaxed)
    }

    fn come(&self) -> Option<Ticket<'_>> {
        let ticket = Ticket(&self.present);
        (self.present.fetch_add(1, Ordering::Relaxed) < self.most).then_some(ticket)
    }
}

/// A ticket of the queue, given back when it is dropped.
struct Ticket<'a>(&'a AtomicUsize);

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_few_work_some_wait_and_the_rest_are_told_to_come_again() {
        let heavy = std::sync::Arc::new(Heavy::new(1));
        let (go, gate) = mpsc::channel::<()>();
        let first = heavy.clone();
        let first = tokio::spawn(async move { first.run(move || gate.recv().is_ok()).await });
        let mut waiting = tokio::task::JoinSet::new();
        while heavy.present() < 1 {
            tokio::task::yield_now().await;
        }
        for _ in 0..WAITING_EACH {
            let heavy = heavy.clone();
            waiting.spawn(async move { heavy.run(|| ()).await.is_ok() });
        }
        while heavy.present() < 1 + WAITING_EACH {
            tokio::task::yield_now().await;
        }
        assert!(matches!(heavy.run(|| ()).await, Err(LiveError::Busy { .. })));
        go.send(()).unwrap();
        assert!(first.await.unwrap().unwrap());
        assert!(waiting.join_all().await.into_iter().all(|done| done));
        assert_eq!(heavy.present(), 0);
    }
}
