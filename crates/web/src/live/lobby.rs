//! All live tables and the one way to read or change one.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;

use moonpack_bots::{Budget, TextAnalysis};
use moonpack_games::{AnyMatch, Contents};
use moonpack_rules::Viewer;
use moonpack_store::{Append, Line, Mark, NewTable, Store, StoreError};
use moonpack_table::{Entry, Happening, LoadError, Logged, Millis, Opening, PersonId, Phase, Refused, Table};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep_until};

use super::bots::{BotPool, Haste, choice};
use super::stream::{Listeners, Present};
use super::{TableId, now, sweep};
use crate::metrics::Metrics;
use crate::{AppError, Config};

/// How many actions an analysis tells of.
const LINES: usize = 5;

/// The tables of this node.
pub struct Lobby {
    tables: Mutex<HashMap<TableId, Arc<Live>>>,
    /// Tables that this program cannot load; asked for again only by people, not by the sweep.
    pub(super) broken: Mutex<HashSet<TableId>>,
    pub(super) store: Arc<dyn Store>,
    contents: Contents,
    pub(crate) metrics: Arc<Metrics>,
    bots: BotPool,
    budget: Budget,
    pub(super) pause: Duration,
    hints: Semaphore,
    pub(super) stop: watch::Receiver<bool>,
    pub(super) idle: i64,
    me: Weak<Lobby>,
}

/// A table's place in memory. The slot is empty before it is loaded, and again when a write has failed.
pub(super) struct Live {
    pub(super) id: TableId,
    pub(super) slot: tokio::sync::Mutex<Option<Open>>,
    /// Who watches, or did until lately.
    pub(super) present: Mutex<Present>,
    /// How many pages show the table at this moment.
    pub(super) pages: AtomicUsize,
    used: AtomicI64,
}

/// A table in memory with what hangs on it.
pub(super) struct Open {
    pub(super) table: Table,
    pub(super) listed: bool,
    pub(super) listeners: Listeners,
    /// What the store's index says about the table.
    mark: Mark,
    thinking: Option<Thinking>,
}

/// A bot at work for the table.
struct Thinking {
    /// The version it thinks about.
    version: u64,
    /// Tells it that its answer is no longer wanted.
    cancel: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// What a change of a table gives: happenings, or a reason against it.
type Change = Result<Vec<Arc<Happening>>, Refused>;

impl Lobby {
    /// Opens the lobby and starts what runs by itself: bots, clocks, forgetting.
    pub(crate) fn start(
        store: Arc<dyn Store>,
        contents: Contents,
        metrics: Arc<Metrics>,
        config: &Config,
        stop: watch::Receiver<bool>,
    ) -> Arc<Self> {
        let lobby = Arc::new_cyclic(|me| Self {
            tables: Mutex::default(),
            broken: Mutex::default(),
            store,
            contents,
            metrics,
            bots: BotPool::start(config.bot_threads),
            budget: Budget::ms(config.bot_ms),
            pause: config.bot_pause,
            hints: Semaphore::new(config.limits.hints),
            stop,
            idle: config.idle.as_millis() as i64,
            me: me.clone(),
        });
        tokio::spawn(sweep::run(Arc::downgrade(&lobby)));
        lobby
    }

    /// Stops the bots. Changes under way come to their end.
    pub(crate) async fn stop(&self) {
        self.bots.stop();
        let all: Vec<Arc<Live>> = lock(&self.tables).drain().map(|(_, live)| live).collect();
        for live in all {
            // Whoever holds the lock is waiting for the store; after that the table is only memory.
            live.slot.lock().await.take();
        }
    }

    /// Looks at a table.
    ///
    /// # Errors
    /// If there is none.
    pub async fn read<T>(
        &self,
        id: &TableId,
        look: impl FnOnce(&mut Table, bool) -> T,
    ) -> Result<T, AppError> {
        let live = self.live(id);
        let mut slot = live.slot.lock().await;
        let open = self.loaded(&live, &mut slot).await?;
        lock(&live.present).tell(&mut open.table, now());
        Ok(look(&mut open.table, open.listed))
    }

    /// Changes a table and answers when the change is on the disk.
    ///
    /// # Errors
    /// If there is no such table, the table refuses, or the store fails; then nothing has changed.
    pub async fn change<T: Send + 'static>(
        &self,
        id: &TableId,
        change: impl FnOnce(&mut Table, Millis) -> Change + Send + 'static,
        answer: impl FnOnce(&Table, &[Arc<Happening>]) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let Some(me) = self.me.upgrade() else { return Err(AppError::Fault("the lobby is closed".into())) };
        let live = self.live(id);
        // A task of its own: a client that hangs up must not leave a change between memory and disk.
        let task = tokio::spawn(async move { me.change_now(&live, change, answer).await });
        task.await.unwrap_or_else(|panic| Err(AppError::Fault(format!("a change panicked: {panic}"))))
    }

    async fn change_now<T>(
        &self,
        live: &Live,
        change: impl FnOnce(&mut Table, Millis) -> Change,
        answer: impl FnOnce(&Table, &[Arc<Happening>]) -> T,
    ) -> Result<T, AppError> {
        let mut slot = live.slot.lock().await;
        self.loaded(live, &mut slot).await?;
        // Taken out of its slot, so that a panic leaves the slot empty and the table is read again from the store.
        let Some(mut open) = slot.take() else { return Err(AppError::NoTable) };
        let now = now();
        lock(&live.present).tell(&mut open.table, now);
        let told = match change(&mut open.table, now) {
            Ok(told) => told,
            Err(refused) => {
                *slot = Some(open);
                return Err(refused.into());
            }
        };
        if !told.is_empty() {
            let mark = mark_of(&open.table);
            let append = append_of(&live.id, &told, (mark != open.mark).then_some(mark));
            let timer = self.metrics.commit.start_timer();
            match self.store.append(append).await {
                Ok(()) => {}
                Err(StoreError::Conflict) => {
                    let open = self.loaded(live, &mut slot).await?;
                    return Err(Refused::Stale { version: open.table.version() }.into());
                }
                Err(error) => return Err(error.into()),
            }
            timer.observe_duration();
            open.mark = mark;
            let steps = told.iter().filter(|happening| happening.entry().is_step()).count();
            self.metrics.actions.inc_by(steps as u64);
            open.listeners.tell(&open.table, &told);
        }
        self.wake_bot(live, &mut open);
        let answer = answer(&open.table, &told);
        *slot = Some(open);
        Ok(answer)
    }

    /// Opens a new table; what `prepare` does to it (sitting down) is stored with it. It counts as a table of `opener`,
    /// also if only bots play at it.
    ///
    /// # Errors
    /// If somebody cannot sit down or the store fails.
    pub async fn open<T: Send + 'static>(
        &self,
        mut table: Table,
        listed: bool,
        opener: Option<PersonId>,
        prepare: impl FnOnce(&mut Table, Millis) -> Change,
        answer: impl FnOnce(&TableId, &Table) -> T,
    ) -> Result<T, AppError> {
        let id = TableId::fresh()?;
        let at = now();
        let told = prepare(&mut table, at)?;
        let mark = mark_of(&table);
        let Append { lines, joined: mut people, .. } = append_of(&id, &told, None);
        people.extend(opener.map(|opener| opener.0));
        let opening = table.opening().write();
        let new = NewTable { id: id.to_string(), opening, opened: at.0, listed, mark, lines, people };
        self.store.add_table(new).await?;
        self.metrics.tables_opened.inc();
        let live = self.live(&id);
        let mut slot = live.slot.lock().await;
        let mut open = Open { table, listed, listeners: Listeners::default(), mark, thinking: None };
        self.wake_bot(&live, &mut open);
        let answer = answer(&id, &open.table);
        *slot = Some(open);
        Ok(answer)
    }

    pub(super) fn live(&self, id: &TableId) -> Arc<Live> {
        let mut tables = lock(&self.tables);
        let fresh = || Live {
            id: id.clone(),
            slot: Default::default(),
            present: Default::default(),
            pages: AtomicUsize::new(0),
            used: AtomicI64::new(0),
        };
        let live = tables.entry(id.clone()).or_insert_with(|| Arc::new(fresh())).clone();
        live.used.store(now().0, Ordering::Relaxed);
        live
    }

    /// The table in the slot, read from the store if it is not there.
    pub(super) async fn loaded<'a>(
        &self,
        live: &Live,
        slot: &'a mut Option<Open>,
    ) -> Result<&'a mut Open, AppError> {
        if slot.is_none() {
            let loaded = self.load(&live.id).await;
            if loaded.is_err() {
                // Only this place: somebody may have made a fresh one for the same table since.
                let mut tables = lock(&self.tables);
                if tables.get(&live.id).is_some_and(|known| std::ptr::eq(&**known, live)) {
                    tables.remove(&live.id);
                }
            }
            *slot = Some(loaded?);
        }
        slot.as_mut().ok_or(AppError::NoTable)
    }

    async fn load(&self, id: &TableId) -> Result<Open, AppError> {
        let timer = self.metrics.load.start_timer();
        let stored = self.store.table(id.as_str()).await?.ok_or(AppError::NoTable)?;
        let broken = |what: String| {
            lock(&self.broken).insert(id.clone());
            AppError::Fault(format!("table {id}: {what}"))
        };
        let opening = Opening::read(&stored.opening).map_err(|error| broken(error.to_string()))?;
        let logged = |line: &Line| -> Result<Logged, AppError> {
            let entry = Entry::read(&line.entry).map_err(|error| broken(error.to_string()))?;
            Ok(Logged { event: line.event, at: Millis(line.at), entry })
        };
        let log = stored.lines.iter().map(logged).collect::<Result<Vec<_>, _>>()?;
        let table =
            Table::load(&self.contents, opening, Millis(stored.opened), log, now()).map_err(|error| {
                let fault = broken(error.to_string());
                if matches!(error, LoadError::RulesVersion { .. }) { AppError::OtherRules } else { fault }
            })?;
        timer.observe_duration();
        let mark = mark_of(&table);
        Ok(Open { table, listed: stored.listed, listeners: Listeners::default(), mark, thinking: None })
    }

    /// Asks a bot to think if it is a bot's turn and none is thinking about this version yet.
    fn wake_bot(&self, live: &Live, open: &mut Open) {
        let version = open.table.version();
        let Some((seat, level)) = open.table.bot_to_move() else {
            open.thinking = None;
            return;
        };
        if open.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        let cancel = Arc::new(AtomicBool::new(false));
        open.thinking = Some(Thinking { version, cancel: cancel.clone() });
        let (me, id, runtime) = (self.me.clone(), live.id.clone(), tokio::runtime::Handle::current());
        let ready = Instant::now() + self.pause_before(live, &open.table, seat);
        let (game, budget, seed) = (open.table.game().clone(), self.budget, seed_of(&id));
        let awaited = open.table.chairs().iter().any(|chair| chair.bot().is_none());
        let haste = if awaited { Haste::Awaited } else { Haste::Leisure };
        self.bots.think(haste, move || {
            let action = choice(&game, level, seed, budget, &cancel);
            runtime.spawn(async move {
                sleep_until(ready).await;
                let Some(me) = me.upgrade().filter(|me| !*me.stop.borrow()) else { return };
                me.metrics.bot_thoughts.inc();
                let decide = move |table: &mut Table, now| table.bot_decides(seat, version, action, now);
                match me.change(&id, decide, |_, _| ()).await {
                    // The table may have moved on while the bot thought: an undo, or the player is back.
                    Ok(()) | Err(AppError::Refused(Refused::Stale { .. })) => {}
                    Err(error) => tracing::warn!(table = %id, %error, "a bot's decision was not taken"),
                }
            });
        });
    }

    /// Lets the strongest bot think about a match with `viewer`'s eyes.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn analyse(&self, game: AnyMatch, viewer: Viewer) -> Result<TextAnalysis, AppError> {
        let _permit = self.hints.try_acquire().map_err(|_| AppError::TooMany { seconds: 5 })?;
        let (tell, told) = tokio::sync::oneshot::channel();
        let budget = self.budget;
        self.bots.think(Haste::Awaited, move || {
            if !tell.is_closed() {
                let never = AtomicBool::new(false);
                let _gone = tell.send(TextAnalysis::of(&game, viewer, LINES, budget, &never, &mut |_| {}));
            }
        });
        told.await.map_err(|_| AppError::Fault("an analysis was not finished".into()))
    }

    /// Forgets tables that nobody has used or watched for a while.
    pub(super) fn forget_idle(&self) {
        let before = now().0 - self.idle;
        // One owner means that only the map holds it: no request, no stream, no bot's answer under way.
        let idle =
            |live: &Arc<Live>| Arc::strong_count(live) == 1 && live.used.load(Ordering::Relaxed) < before;
        lock(&self.tables).retain(|_, live| !idle(live));
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        lock(&self.tables).len()
    }

    /// How many bots' decisions wait for a thread.
    pub fn waiting_bots(&self) -> usize {
        self.bots.waiting()
    }
}

/// Each table has its own luck with bots, and the same again after a restart.
fn seed_of(id: &TableId) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

fn mark_of(table: &Table) -> Mark {
    let phase = match table.phase() {
        Phase::Waiting => moonpack_store::Phase::Waiting,
        Phase::Running => moonpack_store::Phase::Running,
        Phase::Over => moonpack_store::Phase::Over,
    };
    Mark { phase, wakes: table.wakes_at().map(|at| at.0) }
}

fn append_of(id: &TableId, told: &[Arc<Happening>], mark: Option<Mark>) -> Append {
    let line = |happening: &Arc<Happening>| Line {
        event: happening.event,
        at: happening.at.0,
        entry: happening.entry().write(),
    };
    let joined = told.iter().filter_map(|happening| match happening.entry() {
        Entry::Sit { person, .. } => Some(person.0),
        _ => None,
    });
    let left = told.iter().filter_map(|happening| match happening.entry() {
        Entry::Stand { person, .. } => Some(person.0),
        _ => None,
    });
    Append {
        table: id.to_string(),
        lines: told.iter().map(line).collect(),
        mark,
        joined: joined.collect(),
        left: left.collect(),
    }
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
