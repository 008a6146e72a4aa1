//! All live tables and the one way to read or change one. What is asked of them stands in modules of its own, above.

mod change;
mod facing;
mod follow;
mod load;
mod present;
mod rows;
mod think;

pub(crate) use change::{TRIES, to_the_end};
pub(crate) use follow::PORTIONS;
pub use load::replays;
pub(crate) use think::share;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use moonpack_bus::Queued;
use moonpack_games::Contents;
use moonpack_store::{Mark, Store};
use moonpack_table::{Millis, PersonId, Table};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use crate::chance::Chance;
use crate::heavy::Heavy;
use crate::lock::lock;
use crate::minds::Minds;
use crate::pool::BotPool;
use crate::review::Reviews;
use crate::stream::{Listeners, Present};
use crate::weights::Weights;
use crate::{LiveError, Meter, Settings, Shelf, TableId, now};

/// From so many people on, where they came from is forgotten and learned anew.
const KNOWN_ADDRESSES: usize = 100_000;
/// Locks for what one person must not do twice at a time; people share them by chance, which costs a moment.
const PERSON_LOCKS: usize = 64;

/// The tables of this node.
pub struct Lobby {
    tables: Mutex<HashMap<TableId, Arc<Live>>>,
    /// Tables that this program cannot load; asked for again only by people, not by the sweep.
    pub(crate) broken: Mutex<HashSet<TableId>>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) contents: Contents,
    pub(crate) settings: Settings,
    meter: Arc<dyn Meter>,
    pub(crate) bots: BotPool,
    /// How full the queue was that nodes share, when somebody last looked.
    queued: Mutex<Queued>,
    /// What takes jobs from it, until this node stops.
    pub(crate) working: Mutex<Option<JoinHandle<()>>>,
    minds: Arc<Minds>,
    pub(crate) hints: Arc<Semaphore>,
    heavy: Arc<Heavy>,
    pub(crate) chance: Chance,
    pub(crate) stop: watch::Receiver<bool>,
    /// Where people were last seen from, for fairness among bots' jobs.
    addresses: Mutex<HashMap<PersonId, IpAddr>>,
    opening: [tokio::sync::Mutex<()>; PERSON_LOCKS],
    /// Held while it is noted how strong a person played; a table may be held meanwhile, and nothing else is asked for.
    learning: [tokio::sync::Mutex<()>; PERSON_LOCKS],
    /// Makes the luck of bots one that nobody can work out from a table's name.
    luck: Vec<u8>,
    /// What bots think of finished games.
    pub(crate) reviews: Reviews,
    /// What it thinks of lines that somebody tries.
    pub(crate) weights: Weights,
    pub(crate) me: Weak<Lobby>,
}

/// A table as somebody looks at it.
pub struct Look<'a> {
    /// Its name.
    pub id: &'a TableId,
    /// The table.
    pub table: &'a Table,
    /// May strangers find it?
    pub listed: bool,
    /// The moment.
    pub now: Millis,
    /// What those who look keep beside it.
    pub shelf: &'a mut Shelf,
}

/// A table in memory. The slot is empty before it is loaded, again when a write has failed, and while the table
/// rests.
pub(crate) struct Live {
    pub(crate) id: TableId,
    pub(crate) slot: tokio::sync::Mutex<Option<Box<Open>>>,
    /// Who watches, or did until lately.
    pub(crate) present: Mutex<Present>,
    /// How many pages show the table at this moment.
    pub(crate) pages: AtomicUsize,
    /// Until when pages of other nodes are thought to show it.
    pages_elsewhere: AtomicI64,
    /// Has somebody rung, and nobody looked since?
    rung: AtomicBool,
    /// Which of the portions it belongs to in which tables are looked at again.
    portion: usize,
    used: AtomicI64,
    /// When the players of a table at rest were last here, which its log does not know.
    seen: Mutex<Vec<Millis>>,
}

impl Live {
    /// Does a page show it, here or at another node?
    pub(crate) fn is_watched(&self) -> bool {
        self.pages.load(Ordering::Relaxed) > 0 || self.pages_elsewhere.load(Ordering::Relaxed) > now().0
    }

    /// Lets go of all that the log can tell again. Asked only while nobody else holds the table.
    fn rest(&self) {
        let Ok(mut slot) = self.slot.try_lock() else { return };
        if slot.as_ref().is_some_and(|open| open.thinking.is_none())
            && let Some(open) = slot.take()
        {
            *lock(&self.seen) = open.table.seen().to_vec();
        }
    }
}

/// A table in memory with what hangs on it.
pub(crate) struct Open {
    pub(crate) table: Table,
    pub(crate) listed: bool,
    pub(crate) listeners: Listeners,
    pub(crate) shelf: Shelf,
    /// Whose share its bots take.
    opener: Option<PersonId>,
    /// What the store's index says about the table.
    mark: Mark,
    thinking: Option<Thinking>,
    /// With whom its packmates play.
    facing: facing::Facing,
    /// How often entries were given other words when it was read.
    amended: u64,
}

/// A bot at work for the table.
struct Thinking {
    /// The version it thinks about.
    version: u64,
    /// Tells it that its answer is no longer wanted.
    cancel: Arc<AtomicBool>,
    /// If somebody else was asked: how long they are trusted to be at it.
    trusted: Option<Millis>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Lobby {
    /// A lobby without anything that runs by itself; see `start`.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        contents: Contents,
        meter: Arc<dyn Meter>,
        settings: Settings,
        luck: Vec<u8>,
        stop: watch::Receiver<bool>,
    ) -> Arc<Self> {
        Arc::new_cyclic(|me| Self {
            tables: Mutex::default(),
            broken: Mutex::default(),
            store,
            contents,
            meter,
            bots: match settings.simulated {
                Some(_) => BotPool::in_place(),
                None => BotPool::start(settings.bot_threads),
            },
            queued: Mutex::default(),
            working: Mutex::default(),
            minds: Arc::default(),
            hints: Arc::new(Semaphore::new(settings.hints.min(Semaphore::MAX_PERMITS))),
            heavy: Arc::new(match settings.simulated {
                Some(_) => Heavy::in_place(),
                None => Heavy::new(settings.heavy),
            }),
            chance: Chance::new(settings.simulated),
            settings,
            stop,
            addresses: Mutex::default(),
            opening: std::array::from_fn(|_| Default::default()),
            learning: std::array::from_fn(|_| Default::default()),
            luck,
            reviews: Reviews::default(),
            weights: Weights::default(),
            me: me.clone(),
        })
    }

    /// Stops the bots, once `stop` has said so to all that runs here. Changes under way come to their end, and jobs of others are
    /// given back.
    pub async fn stop(&self) {
        self.bots.stop();
        let working = lock(&self.working).take();
        if let Some(working) = working
            && let Err(error) = working.await
        {
            tracing::error!(%error, "jobs were not given back");
        }
        let all: Vec<Arc<Live>> = lock(&self.tables).drain().map(|(_, live)| live).collect();
        for live in all {
            // Whoever holds the lock is waiting for the store; after that the table is only memory.
            live.slot.lock().await.take();
        }
    }

    /// Looks at a table; `person` is noticed as being here.
    ///
    /// # Errors
    /// If there is none.
    pub async fn look<T>(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        look: impl FnOnce(Look<'_>) -> T,
    ) -> Result<T, LiveError> {
        let live = self.ready(id).await?;
        let mut slot = live.slot.lock().await;
        let open = self.loaded(&live, &mut slot).await?;
        let now = now();
        self.notice_present(&live, &mut open.table, now).await?;
        if let Some(person) = person {
            open.table.notice(person, now);
        }
        Ok(look(Look { id, table: &open.table, listed: open.listed, now, shelf: &mut open.shelf }))
    }

    /// A table's place, with the table in it. It is read to the end also if whoever asked has gone: otherwise a long log would be
    /// read from its beginning for each who asks and hangs up.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) async fn ready(&self, id: &TableId) -> Result<Arc<Live>, LiveError> {
        let live = self.live(id);
        if live.slot.lock().await.is_some() {
            return Ok(live);
        }
        let me = self.here()?;
        to_the_end(async move {
            me.loaded(&live, &mut *live.slot.lock().await).await?;
            Ok(live)
        })
        .await
    }

    /// The lobby as a task may keep it.
    pub(crate) fn here(&self) -> Result<Arc<Self>, LiveError> {
        self.me.upgrade().ok_or_else(|| LiveError::Fault("the lobby is closed".into()))
    }

    /// Room for work that takes a thread for long.
    pub fn heavy(&self) -> &Arc<Heavy> {
        &self.heavy
    }

    /// Notes where a person was seen from. It is forgotten with the program, and told to nobody.
    pub fn seen_from(&self, person: PersonId, address: IpAddr) {
        let mut addresses = lock(&self.addresses);
        if addresses.len() >= KNOWN_ADDRESSES {
            addresses.clear();
        }
        addresses.insert(person, address);
    }

    /// Forgets where a person was seen from.
    pub(crate) fn unsee(&self, person: PersonId) {
        lock(&self.addresses).remove(&person);
    }

    pub(crate) fn address_of(&self, person: PersonId) -> Option<IpAddr> {
        lock(&self.addresses).get(&person).copied()
    }

    /// Held while these people get a table more, so that two at once cannot both find room for one. The locks are taken in their
    /// own order, so that nobody waits in a circle.
    pub(crate) async fn one_at_a_time(&self, people: &[PersonId]) -> Vec<tokio::sync::MutexGuard<'_, ()>> {
        let locks: BTreeSet<usize> = people.iter().map(|person| lock_of(*person)).collect();
        let mut held = Vec::with_capacity(locks.len());
        for lock in locks {
            held.push(self.opening[lock].lock().await);
        }
        held
    }

    pub(crate) fn live(&self, id: &TableId) -> Arc<Live> {
        let mut tables = lock(&self.tables);
        let fresh = || Live {
            id: id.clone(),
            slot: Default::default(),
            present: Default::default(),
            pages: AtomicUsize::new(0),
            pages_elsewhere: AtomicI64::new(0),
            rung: AtomicBool::new(false),
            portion: follow::portion_of(id),
            used: AtomicI64::new(0),
            seen: Mutex::default(),
        };
        let live = tables.entry(id.clone()).or_insert_with(|| Arc::new(fresh())).clone();
        live.used.store(now().0, Ordering::Relaxed);
        live
    }

    /// Puts tables to rest that nobody has used or watched for a moment, forgets those that have rested for long, and
    /// beyond the cap those least lately used.
    pub fn forget(&self) {
        let ago = |time: Duration| now().0.saturating_sub(time.as_millis() as i64);
        let (before, rested) = (ago(self.settings.idle), ago(self.settings.rest));
        let most = self.settings.live_tables;
        let mut tables = lock(&self.tables);
        // One owner means that only the map holds it: no request, no stream, no bot's answer under way.
        let free = |live: &Arc<Live>| Arc::strong_count(live) == 1;
        tables.retain(|_, live| !(free(live) && live.used.load(Ordering::Relaxed) < before));
        let quiet = tables.values().filter(|live| free(live) && live.used.load(Ordering::Relaxed) <= rested);
        quiet.for_each(|live| live.rest());
        let surplus = tables.len().saturating_sub(most);
        if surplus > 0 {
            let mut oldest: Vec<(i64, TableId)> = tables
                .values()
                .filter(|live| free(live))
                .map(|live| (live.used.load(Ordering::Relaxed), live.id.clone()))
                .collect();
            oldest.sort_unstable();
            for (_, id) in oldest.into_iter().take(surplus) {
                tables.remove(&id);
            }
        }
        if tables.capacity() > 4 * (tables.len() + 64) {
            tables.shrink_to_fit();
        }
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        lock(&self.tables).len()
    }

    /// How many bots' decisions wait for a thread: here, and in the queue that nodes share.
    pub fn waiting_bots(&self) -> usize {
        self.bots.waiting() + lock(&self.queued).waiting as usize
    }

    /// Notes how full the queue is that nodes share.
    pub(crate) fn note_queue(&self, queued: Queued) {
        *lock(&self.queued) = queued;
    }

    /// How long bots wait before they decide while a page shows the table.
    pub(crate) fn pause(&self) -> Duration {
        self.settings.bot_pause
    }
}

/// Which of the locks of people is this one's.
fn lock_of(person: PersonId) -> usize {
    person.0.rem_euclid(PERSON_LOCKS as i64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lobby over a store of its own, which nobody asks here.
    fn lobby() -> (Arc<Lobby>, watch::Sender<bool>, tempfile::TempDir) {
        let (stop, stopped) = watch::channel(false);
        let contents = Contents::shipped().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let directory = tempfile::tempdir().unwrap();
        let store =
            runtime.block_on(moonpack_store::Sqlite::open(&directory.path().join("moonpack.db"))).unwrap();
        let lobby = Lobby::new(Arc::new(store), contents, Arc::new(()), Settings::default(), vec![], stopped);
        (lobby, stop, directory)
    }

    #[test]
    fn each_round_comes_by_every_table_that_is_shown_once_and_by_few_at_a_time() {
        const SHOWN: usize = 5_000;
        let (lobby, _stop, _directory) = lobby();
        let mut shown = Vec::new();
        for _ in 0..SHOWN {
            shown.push(lobby.live(&TableId::fresh(&lobby.chance).unwrap()));
            // In memory, and shown to nobody.
            drop(lobby.live(&TableId::fresh(&lobby.chance).unwrap()));
        }
        for _ in 0..3 {
            let mut asked = HashSet::new();
            for portion in 0..PORTIONS {
                let now = lobby.all_held(portion);
                assert!(now.len() <= 2 * SHOWN / PORTIONS, "{} at once", now.len());
                assert!(now.iter().all(|live| asked.insert(live.id.clone())), "one is asked for twice");
            }
            assert_eq!(asked.len(), shown.len());
        }
    }

    #[test]
    fn another_nodes_word_that_a_page_shows_a_table_counts_for_a_while_and_must_be_said_again() {
        let (lobby, _stop, _directory) = lobby();
        let id = TableId::fresh(&lobby.chance).unwrap();
        let live = lobby.live(&id);
        let at = |ms: i64| crate::time::SIMULATED.set(Some(ms));
        at(1_000_000);
        lobby.shown_elsewhere(&id);
        assert!(live.is_watched());
        at(1_006_000);
        lobby.shown_elsewhere(&id);
        at(1_025_000);
        assert!(live.is_watched(), "it was said again");
        at(1_027_000);
        assert!(!live.is_watched(), "and then no more");
        crate::time::SIMULATED.set(None);
    }

    #[test]
    fn a_table_at_rest_holds_its_name_and_little_more() {
        const TABLES: usize = 1_000;
        let (lobby, _stop, _directory) = lobby();
        let ids: Vec<TableId> = (0..TABLES).map(|_| TableId::fresh(&lobby.chance).unwrap()).collect();
        let held =
            allocation_counter::measure(|| ids.iter().for_each(|id| drop(lobby.live(id)))).bytes_current;
        assert_eq!(lobby.live_tables(), TABLES);
        assert!(held < 500 * TABLES as i64, "{held} bytes for {TABLES} tables");
    }
}
