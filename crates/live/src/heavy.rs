//! Work that takes a thread for long (replaying a long log, reading a pasted record, drawing from a code) is done away
//! from the threads that answer requests, a few at a time. Whoever comes when many wait already is told to come again, and
//! the sooner the more of them come from one address: nobody keeps the others out, nor the tables from being read.
//!
//! Work that has begun cannot be broken off, so it keeps its place until it is done, also if whoever asked has gone.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use tokio::sync::Semaphore;

use crate::LiveError;
use crate::lock::lock;

/// How many may wait for each that is at work.
const WAITING_EACH: usize = 32;
/// How many of one address may wait or be at work for each that may be at work.
const OF_ONE_EACH: usize = 8;

/// The room for heavy work.
pub struct Heavy {
    room: Arc<Semaphore>,
    present: Mutex<Crowd>,
    at_once: usize,
    in_place: bool,
}

/// Who works or waits.
#[derive(Default)]
struct Crowd {
    /// For whoever asks, by address.
    asked: HashMap<IpAddr, usize>,
    /// What the tables need themselves.
    own: usize,
}

impl Crowd {
    fn asked(&self) -> usize {
        self.asked.values().sum()
    }
}

impl Heavy {
    /// Room for so many at once.
    pub fn new(at_once: usize) -> Self {
        let at_once = at_once.max(1);
        let room = Arc::new(Semaphore::new(at_once));
        Self { room, present: Mutex::default(), at_once, in_place: false }
    }

    /// Everything is done where it is asked for: in a simulated world, which has one thread.
    pub(crate) fn in_place() -> Self {
        Self { in_place: true, ..Self::new(1) }
    }

    /// Does the work when there is room for it. Whoever asks for it pays for it with their address; without one it is what the
    /// tables need themselves, which has places of its own.
    ///
    /// # Errors
    /// If too many wait already, in all or of that address, or the work panics.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        from: Option<IpAddr>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, LiveError> {
        let place = self.come(from).ok_or(LiveError::Busy { seconds: 2 })?;
        let room = self.room.clone().acquire_owned().await;
        let room = room.map_err(|error| LiveError::Fault(error.to_string()))?;
        if self.in_place {
            return Ok(work());
        }
        let done = tokio::task::spawn_blocking(move || {
            let _held = (place, room);
            work()
        });
        let done = done.await;
        done.map_err(|panic| LiveError::Fault(format!("heavy work panicked: {panic}")))
    }

    /// How many work or wait.
    pub fn present(&self) -> usize {
        let present = lock(&self.present);
        present.asked() + present.own
    }

    fn come(self: &Arc<Self>, from: Option<IpAddr>) -> Option<Ticket> {
        let most = self.at_once * (1 + WAITING_EACH);
        let mut present = lock(&self.present);
        match from {
            None if present.own >= most => return None,
            None => present.own += 1,
            Some(address) => {
                let of_one = present.asked.get(&address).copied().unwrap_or(0);
                if of_one >= self.at_once * OF_ONE_EACH || present.asked() >= most {
                    return None;
                }
                present.asked.insert(address, of_one + 1);
            }
        }
        drop(present);
        Some(Ticket { heavy: self.clone(), from })
    }
}

/// A ticket of the queue, given back when it is dropped.
struct Ticket {
    heavy: Arc<Heavy>,
    from: Option<IpAddr>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut present = lock(&self.heavy.present);
        match self.from {
            None => present.own -= 1,
            Some(address) => {
                if let Some(count) = present.asked.get_mut(&address) {
                    *count -= 1;
                }
                present.asked.retain(|_, count| *count > 0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::task::JoinSet;

    use super::*;

    fn address(number: usize) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, number as u8]))
    }

    /// Work that holds its thread until the sender is dropped.
    async fn held(heavy: &Arc<Heavy>) -> mpsc::Sender<()> {
        let (go, gate) = mpsc::channel::<()>();
        let first = heavy.clone();
        tokio::spawn(async move { first.run(None, move || gate.recv().is_ok()).await });
        while heavy.present() < 1 {
            tokio::task::yield_now().await;
        }
        go
    }

    fn join(heavy: &Arc<Heavy>, from: Option<IpAddr>, waiting: &mut JoinSet<bool>) {
        let heavy = heavy.clone();
        waiting.spawn(async move { heavy.run(from, || ()).await.is_ok() });
    }

    #[tokio::test]
    async fn a_few_work_some_wait_and_the_rest_are_told_to_come_again() {
        let heavy = Arc::new(Heavy::new(1));
        let go = held(&heavy).await;
        let mut waiting = JoinSet::new();
        for number in 0..=WAITING_EACH {
            join(&heavy, address(number), &mut waiting);
        }
        while heavy.present() < 2 + WAITING_EACH {
            tokio::task::yield_now().await;
        }
        assert!(matches!(heavy.run(address(100), || ()).await, Err(LiveError::Busy { .. })));
        drop(go);
        assert!(waiting.join_all().await.into_iter().all(|done| done));
        assert_eq!(heavy.present(), 0);
    }

    #[tokio::test]
    async fn a_place_is_kept_until_the_work_is_done_though_nobody_waits() {
        let heavy = Arc::new(Heavy::new(1));
        let (go, gate) = mpsc::channel::<()>();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let first = heavy.clone();
        let asked = tokio::spawn(async move {
            let work = move || (begun.send(()).is_ok(), gate.recv().is_ok());
            first.run(address(1), work).await.is_ok()
        });
        begins.await.unwrap();
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        assert_eq!(heavy.present(), 1, "whoever asked has gone, and the work goes on");
        let mut next = JoinSet::new();
        join(&heavy, address(2), &mut next);
        while heavy.present() < 2 {
            tokio::task::yield_now().await;
        }
        assert!(next.try_join_next().is_none(), "nothing else begins meanwhile");
        drop(go);
        assert!(next.join_all().await.into_iter().all(|done| done));
        assert_eq!(heavy.present(), 0);
    }

    #[tokio::test]
    async fn one_address_keeps_neither_others_nor_the_tables_waiting_for_a_place() {
        let heavy = Arc::new(Heavy::new(1));
        let go = held(&heavy).await;
        let mut waiting = JoinSet::new();
        for _ in 0..OF_ONE_EACH {
            join(&heavy, address(1), &mut waiting);
        }
        while heavy.present() < 1 + OF_ONE_EACH {
            tokio::task::yield_now().await;
        }
        assert!(matches!(heavy.run(address(1), || ()).await, Err(LiveError::Busy { .. })));
        for number in 2..6 {
            join(&heavy, address(number), &mut waiting);
        }
        join(&heavy, None, &mut waiting);
        while heavy.present() < 1 + OF_ONE_EACH + 4 + 1 {
            tokio::task::yield_now().await;
        }
        drop(go);
        assert!(waiting.join_all().await.into_iter().all(|done| done));
        assert!(lock(&heavy.present).asked.is_empty(), "and nobody is remembered");
    }
}
