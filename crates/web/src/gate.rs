//! Who may do how much: token buckets for requests and words, counters for open streams. Everything here is bounded by
//! itself.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use moonpack_table::{Command, PersonId};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{AppError, Limits};

/// From so many entries on, buckets that are full again are forgotten before room is made for more.
const REMEMBERED: usize = 50_000;

/// The one place that says "too much".
pub(crate) struct Gate {
    limits: Limits,
    addresses: Buckets<IpAddr>,
    guests: Buckets<PersonId>,
    newcomers: Buckets<IpAddr>,
    chats: Buckets<PersonId>,
    thoughts: Buckets<PersonId>,
    thoughts_from: Buckets<IpAddr>,
    openings: Buckets<IpAddr>,
    recalls: Buckets<IpAddr>,
    pages: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
    streams: Arc<Mutex<Streams>>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            addresses: Buckets::new(limits.address_rate, limits.address_burst),
            guests: Buckets::new(limits.guest_rate, limits.guest_burst),
            newcomers: Buckets::new(limits.guests_rate, limits.guests_burst),
            chats: Buckets::new(limits.chat_rate, limits.chat_burst),
            thoughts: Buckets::new(limits.thought_rate, limits.thought_burst),
            thoughts_from: Buckets::new(limits.address_thought_rate, limits.address_thought_burst),
            openings: Buckets::new(limits.tables_rate, limits.tables_burst),
            recalls: Buckets::new(limits.recalls_rate, limits.recalls_burst),
            pages: Mutex::default(),
            streams: Arc::default(),
            limits,
        }
    }

    /// A request of a guest.
    pub(crate) fn guest(&self, guest: PersonId) -> Result<(), AppError> {
        self.guests.take(guest)
    }

    /// A request from this address.
    pub(crate) fn address(&self, address: IpAddr) -> Result<(), AppError> {
        self.addresses.take(address)
    }

    /// A new guest from this address.
    pub(crate) fn newcomer(&self, address: IpAddr) -> Result<(), AppError> {
        self.newcomers.take(address)
    }

    /// A command of a guest. Words are stored, and no rule sets an end to them, so they have a limit of their own.
    pub(crate) fn command(&self, guest: PersonId, command: &Command) -> Result<(), AppError> {
        if matches!(command, Command::Say { .. }) { self.chats.take(guest) } else { Ok(()) }
    }

    /// A question to the strongest bot. It takes a thread for a second, so nobody may ask for all of them. Guests are made as one
    /// likes, so their address counts as well; of callers without a token it alone does, or one of them could use up what is
    /// there for all.
    pub(crate) fn thought(&self, caller: Option<PersonId>, address: IpAddr) -> Result<(), AppError> {
        if let Some(guest) = caller {
            self.thoughts.take(guest)?;
        }
        self.thoughts_from.take(address).inspect_err(|_| {
            if let Some(guest) = caller {
                self.thoughts.put_back(guest);
            }
        })
    }

    /// Somebody at this address has their tokens called in, or is forgotten. Every node remembers each for as long as a token
    /// counts.
    pub(crate) fn recall(&self, address: IpAddr) -> Result<(), AppError> {
        self.recalls.take(address)
    }

    /// A new table from this address.
    pub(crate) fn opening(&self, address: IpAddr) -> Result<(), AppError> {
        self.openings.take(address)
    }

    /// A turn to draw a page. Of one address only a few are drawn at once and the others wait, so that whoever asks from hundreds
    /// of connections is one among many, as those who ask for one page are.
    pub(crate) async fn page(&self, address: IpAddr) -> Result<OwnedSemaphorePermit, AppError> {
        let turns = {
            let mut pages = lock(&self.pages);
            if pages.len() >= REMEMBERED && pages.len() == pages.capacity() {
                pages.retain(|_, turns| Arc::strong_count(turns) > 1);
            }
            pages.entry(address).or_insert_with(|| Arc::new(Semaphore::new(self.limits.pages))).clone()
        };
        turns.acquire_owned().await.map_err(|closed| AppError::Fault(closed.to_string()))
    }

    /// One more stream; it counts until the permit is dropped.
    pub(crate) fn stream(&self, guest: Option<PersonId>, address: IpAddr) -> Result<StreamPermit, AppError> {
        let mut open = lock(&self.streams);
        let of_guest = guest.map_or(0, |guest| open.guests.get(&guest).copied().unwrap_or(0));
        let of_address = open.addresses.get(&address).copied().unwrap_or(0);
        let limits = &self.limits;
        if open.all >= limits.streams
            || of_guest >= limits.guest_streams
            || of_address >= limits.address_streams
        {
            return Err(AppError::TooMany { seconds: 30 });
        }
        open.all += 1;
        *open.addresses.entry(address).or_default() += 1;
        if let Some(guest) = guest {
            *open.guests.entry(guest).or_default() += 1;
        }
        Ok(StreamPermit { guest, address, streams: self.streams.clone() })
    }

    /// How many streams are open.
    pub(crate) fn open_streams(&self) -> usize {
        lock(&self.streams).all
    }
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

struct Buckets<K> {
    rate: f64,
    burst: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: f64, burst: f64) -> Self {
        Self { rate, burst, buckets: Mutex::default() }
    }

    fn take(&self, key: K) -> Result<(), AppError> {
        if self.burst.is_infinite() {
            return Ok(());
        }
        let now = Instant::now();
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.filled).as_secs_f64();
            (bucket.tokens + since * self.rate).min(self.burst)
        };
        let mut buckets = lock(&self.buckets);
        // Only when the map would grow: otherwise a crowd would make every request go through all of it.
        if buckets.len() >= REMEMBERED && buckets.len() == buckets.capacity() {
            buckets.retain(|_, bucket| filled(bucket) < self.burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: self.burst, filled: now });
        bucket.tokens = filled(bucket);
        bucket.filled = now;
        if bucket.tokens < 1.0 {
            let seconds = ((1.0 - bucket.tokens) / self.rate).ceil().max(1.0) as u64;
            return Err(AppError::TooMany { seconds });
        }
        bucket.tokens -= 1.0;
        Ok(())
    }

    /// Gives back what was taken for something that was refused all the same.
    fn put_back(&self, key: K) {
        if let Some(bucket) = lock(&self.buckets).get_mut(&key) {
            bucket.tokens = (bucket.tokens + 1.0).min(self.burst);
        }
    }
}

#[derive(Default)]
struct Streams {
    all: usize,
    guests: HashMap<PersonId, usize>,
    addresses: HashMap<IpAddr, usize>,
}

/// The right to one open stream.
pub(crate) struct StreamPermit {
    guest: Option<PersonId>,
    address: IpAddr,
    streams: Arc<Mutex<Streams>>,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = lock(&self.streams);
        open.all -= 1;
        give_back(&mut open.addresses, &self.address);
        if let Some(guest) = &self.guest {
            give_back(&mut open.guests, guest);
        }
    }
}

fn give_back<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// A counter stays right even if somebody panicked while holding it: nothing is left half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[test]
    fn a_stranger_uses_up_what_their_own_address_may_ask_and_nobody_elses() {
        let limits = Limits {
            thought_rate: 0.001,
            thought_burst: 2.0,
            address_thought_rate: 0.001,
            address_thought_burst: 3.0,
            ..Limits::none()
        };
        let gate = Gate::new(limits);
        for asked in 0..5 {
            assert_eq!(gate.thought(None, address(1)).is_ok(), asked < 3);
        }
        assert!(gate.thought(None, address(2)).is_ok());
        // What the address refuses costs the guest nothing.
        let guest = Some(PersonId(7));
        for _ in 0..5 {
            assert!(gate.thought(guest, address(1)).is_err());
        }
        for asked in 0..3 {
            assert_eq!(gate.thought(guest, address(3)).is_ok(), asked < 2);
        }
    }
}
