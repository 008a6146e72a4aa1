//! The threads bots think on, away from those that answer requests, and who is next.
//!
//! - **People first.** Jobs somebody waits for at a board go before those of tables where somebody plays but nobody
//!   looks, those before bots among themselves, and what is done for later comes last.
//! - **Fair.** Among jobs of one rank the address with the fewest threads at work is next, then the one served longest
//!   ago, and within an address the same by payer. A hundred tables of one guest wait for each other, not a stranger for
//!   them all.
//! - **A quick lane.** Cheap levels have a thread of their own: a pup answers in a moment, however many alphas think.
//! - **A cap.** Of one address only so many slow jobs wait, those apart that somebody waits for at a board; the sweep asks
//!   again for the others.
//! - **Less under load.** A job is told how many wait for each thread, and thinks the shorter the longer the queue.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex};

use moonpack_table::PersonId;

use crate::lock::lock;

/// The most slow jobs of one address that wait. Those that somebody waits for at a board stand apart, and so does what is done
/// for later, which whoever asks for it keeps within bounds.
pub(crate) const WAITING_EACH: usize = 64;

/// What is to be thought, given how many jobs wait for each thread.
type Work = Box<dyn FnOnce(usize) + Send>;

/// How much hurry a job has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Haste {
    /// Somebody sits at the board and waits.
    Awaited,
    /// Somebody plays, but nobody looks.
    Played,
    /// Bots are among themselves.
    Leisure,
    /// Done for later, when there is nothing else to do.
    Idle,
}

impl Haste {
    /// Does a slow job of this rank count towards what may wait of one address?
    fn is_capped(self) -> bool {
        matches!(self, Self::Played | Self::Leisure)
    }
}

/// Which threads a job may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Lane {
    /// Milliseconds: the quick thread, or any other that is free.
    Quick,
    /// As long as the budget allows.
    Slow,
}

/// Whose share a job takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Payer {
    pub(crate) address: Option<IpAddr>,
    pub(crate) person: Option<PersonId>,
}

/// A few threads that work through a queue.
pub(crate) struct BotPool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ring: Condvar,
}

struct Job {
    payer: Payer,
    work: Work,
}

#[derive(Default)]
struct Queue {
    /// By rank, payer and lane. Empty lists are removed, so the map is as large as what waits.
    waiting: BTreeMap<(Haste, Payer, Lane), VecDeque<Job>>,
    /// How many wait, but for what is done for later: nobody thinks the shorter because of that.
    count: usize,
    /// How many slow ones wait that are capped, by address.
    slow: HashMap<Option<IpAddr>, usize>,
    running: HashMap<Payer, usize>,
    addresses: HashMap<Option<IpAddr>, usize>,
    /// When each was served last; forgotten when nothing waits.
    served: HashMap<Payer, u64>,
    served_addresses: HashMap<Option<IpAddr>, u64>,
    turn: u64,
    threads: usize,
    in_place: bool,
    stopped: bool,
}

impl BotPool {
    /// Without threads: every job is done where it is queued. For a simulated world, which has one thread.
    pub(crate) fn in_place() -> Self {
        let shared = Arc::new(Shared::default());
        lock(&shared.queue).in_place = true;
        Self(shared)
    }

    /// Starts so many threads for everything, and one for what is quick.
    pub(crate) fn start(threads: usize) -> Self {
        let threads = threads.max(1);
        let shared = Arc::new(Shared::default());
        lock(&shared.queue).threads = threads;
        let quick = std::iter::once(("bot-quick".to_owned(), true));
        for (name, quick) in (0..threads).map(|number| (format!("bot-{number}"), false)).chain(quick) {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(name);
            if let Err(error) = thread.spawn(move || work(&shared, quick)) {
                tracing::error!(%error, "a bot's thread did not start");
            }
        }
        Self(shared)
    }

    /// Queues something to think about. `work` is told how many jobs wait for each thread when its turn comes. `false` if
    /// too many of that address wait already: then it is for whoever asks to ask again.
    pub(crate) fn think(
        &self,
        haste: Haste,
        lane: Lane,
        payer: Payer,
        work: impl FnOnce(usize) + Send + 'static,
    ) -> bool {
        let mut queue = lock(&self.0.queue);
        if queue.stopped {
            return false;
        }
        if queue.in_place {
            drop(queue);
            work(0);
            return true;
        }
        if lane == Lane::Slow && haste.is_capped() {
            let waiting = queue.slow.entry(payer.address).or_default();
            if *waiting >= WAITING_EACH {
                return false;
            }
            *waiting += 1;
        }
        let job = Job { payer, work: Box::new(work) };
        queue.waiting.entry((haste, payer, lane)).or_default().push_back(job);
        queue.count += usize::from(haste != Haste::Idle);
        drop(queue);
        // All: the one that wakes up may not be one that may take it.
        self.0.ring.notify_all();
        true
    }

    /// How many jobs wait for a thread, but for what is done for later.
    pub(crate) fn waiting(&self) -> usize {
        lock(&self.0.queue).count
    }

    /// Drops what waits and ends the threads.
    pub(crate) fn stop(&self) {
        let mut queue = lock(&self.0.queue);
        queue.stopped = true;
        queue.waiting.clear();
        queue.slow.clear();
        queue.count = 0;
        self.0.ring.notify_all();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A job that panics loses its answer, not the thread.
fn work(shared: &Shared, quick: bool) {
    while let Some((job, load)) = next(shared, quick) {
        let payer = job.payer;
        if catch_unwind(AssertUnwindSafe(|| (job.work)(load))).is_err() {
            tracing::error!("a bot's job panicked");
        }
        lock(&shared.queue).done(payer);
    }
}

/// The next job; `None` when the pool has stopped.
fn next(shared: &Shared, quick: bool) -> Option<(Job, usize)> {
    let mut queue = lock(&shared.queue);
    loop {
        if queue.stopped {
            return None;
        }
        if let Some(job) = queue.take(quick) {
            let load = queue.count / queue.threads;
            return Some((job, load));
        }
        queue = shared.ring.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner());
    }
}

impl Queue {
    fn take(&mut self, quick: bool) -> Option<Job> {
        let rank = |(haste, payer, _): &(Haste, Payer, Lane)| {
            (
                *haste,
                self.addresses.get(&payer.address).copied().unwrap_or(0),
                self.served_addresses.get(&payer.address).copied().unwrap_or(0),
                self.running.get(payer).copied().unwrap_or(0),
                self.served.get(payer).copied().unwrap_or(0),
            )
        };
        let able = self.waiting.keys().filter(|(_, _, lane)| !quick || *lane == Lane::Quick);
        let key = *able.min_by_key(|key| rank(key))?;
        let jobs = self.waiting.get_mut(&key)?;
        let job = jobs.pop_front()?;
        if jobs.is_empty() {
            self.waiting.remove(&key);
        }
        self.count -= usize::from(key.0 != Haste::Idle);
        if key.2 == Lane::Slow && key.0.is_capped() {
            give_back(&mut self.slow, &job.payer.address);
        }
        self.turn += 1;
        *self.running.entry(job.payer).or_default() += 1;
        *self.addresses.entry(job.payer.address).or_default() += 1;
        self.served.insert(job.payer, self.turn);
        self.served_addresses.insert(job.payer.address, self.turn);
        Some(job)
    }

    fn done(&mut self, payer: Payer) {
        give_back(&mut self.running, &payer);
        give_back(&mut self.addresses, &payer.address);
        if self.count == 0 {
            self.served.clear();
            self.served_addresses.clear();
        }
    }
}

fn give_back<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Sender};

    use super::*;

    fn guest(number: u8) -> Payer {
        Payer { address: Some(IpAddr::from([192, 0, 2, number])), person: Some(PersonId(number.into())) }
    }

    /// A pool whose slow thread and quick thread are busy until the sender is dropped.
    fn busy() -> (BotPool, Vec<Sender<()>>) {
        let pool = BotPool::start(1);
        let hold = |lane| {
            let (begin, begun) = mpsc::channel::<()>();
            let (at_work, working) = mpsc::channel();
            pool.think(Haste::Awaited, lane, guest(99), move |_| {
                at_work.send(()).unwrap();
                let _dropped = begun.recv();
            });
            working.recv().unwrap();
            begin
        };
        // The slow one first: only then is the quick thread the one that is left for the second.
        let gates = vec![hold(Lane::Slow), hold(Lane::Quick)];
        (pool, gates)
    }

    fn note<T: Send + 'static>(pool: &BotPool, tell: &Sender<T>, haste: Haste, payer: Payer, what: T) {
        let tell = tell.clone();
        pool.think(haste, Lane::Slow, payer, move |_| tell.send(what).unwrap());
    }

    #[test]
    fn a_job_that_panics_leaves_its_thread_to_the_next() {
        let pool = BotPool::start(1);
        let (tell, told) = mpsc::channel();
        pool.think(Haste::Awaited, Lane::Slow, guest(1), |_| panic!("no idea"));
        note(&pool, &tell, Haste::Awaited, guest(1), "next");
        assert_eq!(told.recv(), Ok("next"));
    }

    #[test]
    fn people_at_a_board_come_first_then_bots_among_themselves_and_last_what_is_for_later() {
        let (pool, gates) = busy();
        let (tell, told) = mpsc::channel();
        use Haste::{Awaited, Idle, Leisure, Played};
        for haste in [Idle, Leisure, Played, Awaited, Idle, Leisure, Awaited] {
            note(&pool, &tell, haste, guest(1), haste);
        }
        drop((tell, gates));
        let order: Vec<Haste> = told.iter().collect();
        assert_eq!(order, [Awaited, Awaited, Played, Leisure, Leisure, Idle, Idle]);
    }

    #[test]
    fn a_hundred_jobs_of_one_guest_keep_nobody_else_waiting() {
        let (pool, gates) = busy();
        let (tell, told) = mpsc::channel();
        for _ in 0..100 {
            note(&pool, &tell, Haste::Awaited, guest(1), 1);
        }
        note(&pool, &tell, Haste::Awaited, guest(2), 2);
        note(&pool, &tell, Haste::Awaited, guest(3), 3);
        drop((tell, gates));
        let order: Vec<u8> = told.iter().collect();
        let place = |who| order.iter().position(|served| *served == who).unwrap();
        assert!(place(2) < 3 && place(3) < 4, "{order:?}");
    }

    #[test]
    fn beyond_a_cap_an_address_is_told_to_ask_again_but_whoever_waits_at_a_board_is_not() {
        let (pool, gates) = busy();
        let ask = |haste, payer| pool.think(haste, Lane::Slow, payer, |_| {});
        for _ in 0..WAITING_EACH {
            assert!(ask(Haste::Awaited, guest(1)) && ask(Haste::Idle, guest(1)));
        }
        for number in 0..WAITING_EACH as i64 {
            let crowd = Payer { person: Some(PersonId(1000 + number)), ..guest(1) };
            assert!(ask([Haste::Played, Haste::Leisure][number as usize % 2], crowd));
        }
        assert!(!ask(Haste::Played, guest(1)) && !ask(Haste::Leisure, guest(1)));
        assert_eq!(pool.waiting(), 2 * WAITING_EACH, "what is done for later is not counted");
        assert!(ask(Haste::Idle, guest(1)), "what is done for later has no cap here");
        assert!(ask(Haste::Awaited, guest(1)), "somebody waits at a board");
        assert!(pool.think(Haste::Leisure, Lane::Quick, guest(1), |_| {}), "what is quick is soon done");
        assert!(ask(Haste::Leisure, guest(2)), "another address has room of its own");
        let (tell, told) = mpsc::channel();
        pool.think(Haste::Awaited, Lane::Slow, guest(3), move |_| tell.send(()).unwrap());
        drop(gates);
        told.recv().unwrap();
        while pool.waiting() > 0 {
            std::thread::yield_now();
        }
        assert!(ask(Haste::Leisure, guest(1)), "what is done makes room");
    }

    #[test]
    fn many_guests_of_one_address_share_what_one_address_gets() {
        let (pool, gates) = busy();
        let (tell, told) = mpsc::channel();
        for number in 0..60 {
            let crowd = Payer { person: Some(PersonId(1000 + number)), ..guest(1) };
            note(&pool, &tell, Haste::Awaited, crowd, 1);
        }
        for _ in 0..5 {
            note(&pool, &tell, Haste::Awaited, guest(2), 2);
        }
        drop((tell, gates));
        let order: Vec<u8> = told.iter().collect();
        let last = order.iter().rposition(|served| *served == 2).unwrap();
        assert!(last < 12, "the second address had its turn every other time: {order:?}");
    }

    #[test]
    fn what_is_quick_does_not_wait_for_what_is_slow() {
        let pool = BotPool::start(1);
        let (hold, held) = mpsc::channel::<()>();
        let (at_work, working) = mpsc::channel();
        pool.think(Haste::Awaited, Lane::Slow, guest(1), move |_| {
            at_work.send(()).unwrap();
            let _dropped = held.recv();
        });
        working.recv().unwrap();
        let (tell, told) = mpsc::channel();
        for _ in 0..50 {
            pool.think(Haste::Awaited, Lane::Slow, guest(1), |_| {});
        }
        pool.think(Haste::Awaited, Lane::Quick, guest(2), move |_| tell.send("pup").unwrap());
        assert_eq!(told.recv(), Ok("pup"), "the slow thread is still held");
        drop(hold);
    }

    #[test]
    fn a_job_is_told_how_long_the_queue_is() {
        let (pool, gates) = busy();
        let (tell, told) = mpsc::channel();
        for _ in 0..10 {
            let tell = tell.clone();
            pool.think(Haste::Awaited, Lane::Slow, guest(1), move |load| tell.send(load).unwrap());
        }
        drop((tell, gates));
        assert_eq!(told.iter().collect::<Vec<_>>(), [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    }
}
