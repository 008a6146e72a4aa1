//! Work that takes a thread for long (replaying a long log, reading a pasted record, drawing from a code) is done away
//! from the threads that answer requests, a few at a time. Whoever comes when many wait already is told to come again, and
//! the sooner the more of them come from one address: nobody keeps the others out. What the tables need themselves has threads
//! of its own, so that no table waits to be read, and no clock to run out, because somebody asks for much.
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
    /// Threads for whoever asks.
    asked: Arc<Semaphore>,
    /// Threads for the tables themselves.
    own: Arc<Semaphore>,
    present: Mutex<Crowd>,
    at_once: usize,
    in_place: bool,
}

/// Who works or waits.
#[derive(Default)]
struct Crowd {
    /// For whoever asks, by address.
    asked: HashMap<IpAddr, Party>,
    /// What the tables need themselves.
    own: usize,
}

impl Crowd {
    fn asked(&self) -> usize {
        self.asked.values().map(|party| party.count).sum()
    }
}

/// Those of one address.
struct Party {
    count: usize,
    /// One of them at a time stands in the line of all, so that addresses take turns however many come from one.
    line: Arc<Semaphore>,
}

impl Heavy {
    /// Room for so many at once.
    pub fn new(at_once: usize) -> Self {
        let at_once = at_once.max(1);
        let threads = || Arc::new(Semaphore::new(at_once));
        Self { asked: threads(), own: threads(), present: Mutex::default(), at_once, in_place: false }
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
        let room = match place.line.clone() {
            None => self.own.clone().acquire_owned().await,
            Some(line) => {
                let _first_of_its_address = line.acquire().await;
                self.asked.clone().acquire_owned().await
            }
        };
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
        let line = match from {
            None if present.own >= most => return None,
            None => {
                present.own += 1;
                None
            }
            Some(address) => {
                let of_one = present.asked.get(&address).map_or(0, |party| party.count);
                if of_one >= self.at_once * OF_ONE_EACH || present.asked() >= most {
                    return None;
                }
                let alone = || Party { count: 0, line: Arc::new(Semaphore::new(1)) };
                let party = present.asked.entry(address).or_insert_with(alone);
                party.count += 1;
                Some(party.line.clone())
            }
        };
        drop(present);
        Some(Ticket { heavy: self.clone(), from, line })
    }
}

/// A ticket of the queue, given back when it is dropped.
struct Ticket {
    heavy: Arc<Heavy>,
    from: Option<IpAddr>,
    line: Option<Arc<Semaphore>>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut present = lock(&self.heavy.present);
        match self.from {
            None => present.own -= 1,
            Some(address) => {
                if let Some(party) = present.asked.get_mut(&address) {
                    party.count -= 1;
                }
                present.asked.retain(|_, party| party.count > 0);
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
        tokio::spawn(async move { first.run(address(200), move || gate.recv().is_ok()).await });
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
        for number in 0..WAITING_EACH {
            join(&heavy, address(number), &mut waiting);
        }
        while heavy.present() < 1 + WAITING_EACH {
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
        while heavy.present() < 1 + OF_ONE_EACH + 4 {
            tokio::task::yield_now().await;
        }
        heavy.run(None, || ()).await.expect("a table is read while all of them wait");
        drop(go);
        assert!(waiting.join_all().await.into_iter().all(|done| done));
        assert!(lock(&heavy.present).asked.is_empty(), "and nobody is remembered");
    }

    #[tokio::test]
    async fn addresses_take_turns_however_many_come_from_one() {
        let heavy = Arc::new(Heavy::new(1));
        let go = held(&heavy).await;
        let (tell, told) = mpsc::channel();
        let mut waiting = JoinSet::new();
        for (nth, number) in [1, 1, 1, 1, 2, 3].into_iter().enumerate() {
            let (heavy, tell) = (heavy.clone(), tell.clone());
            let here = heavy.clone();
            waiting.spawn(async move { heavy.run(address(number), move || tell.send(number)).await.is_ok() });
            while here.present() < 2 + nth {
                tokio::task::yield_now().await;
            }
        }
        drop(go);
        assert!(waiting.join_all().await.into_iter().all(|done| done));
        assert_eq!(told.try_iter().collect::<Vec<_>>(), [1, 2, 3, 1, 1, 1]);
    }
}
