//! Watching a table: events as they happen for a program, numbers for a page. A stream holds its table in memory.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonpack_table::{Happening, PersonId, Table};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::lobby::{Live, Lobby, Look};
use crate::lock::lock;
use crate::stream::{Heard, ToldToAll};
use crate::{LiveError, TableId, now};

/// What a program's stream sends next.
#[derive(Clone, Debug)]
pub enum News<T> {
    /// The whole table, up to and including this event.
    Table(u64, T),
    /// One happening, as the one who watches is told it.
    Entry(Arc<Heard>),
}

/// Somebody's presence at a table, for as long as it is held.
struct Presence {
    live: Arc<Live>,
    person: Option<PersonId>,
    /// Is it a page's? Then bots take their time.
    page: bool,
}

impl Presence {
    fn begin(live: &Arc<Live>, person: Option<PersonId>, page: bool) -> Self {
        if let Some(person) = person {
            lock(&live.present).come(person);
        }
        if page {
            live.pages.fetch_add(1, Ordering::Relaxed);
        }
        Self { live: live.clone(), person, page }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(person) = self.person {
            lock(&self.live.present).go(person);
        }
        if self.page {
            self.live.pages.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// A program's open stream.
pub struct Watch {
    lobby: Arc<Lobby>,
    presence: Presence,
    told: Receiver<Arc<ToldToAll>>,
    /// Entries that are ready to be sent, the next one last.
    ready: Vec<Arc<Heard>>,
    /// Is the whole table due?
    whole: bool,
    last: u64,
}

/// A page's open stream.
pub struct PageWatch {
    lobby: Arc<Lobby>,
    _presence: Presence,
    numbers: Receiver<u64>,
    /// The number to begin with.
    first: Option<u64>,
}

impl Lobby {
    /// Begins to watch a table after event `after`. Whoever is new, or has been away for longer than the table
    /// remembers, gets the whole table first.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn watch(
        self: &Arc<Self>,
        id: &TableId,
        person: Option<PersonId>,
        after: Option<u64>,
    ) -> Result<Watch, LiveError> {
        let live = self.ready(id).await?;
        let mut slot = live.slot.lock().await;
        let open = self.loaded(&live, &mut slot).await?;
        let told = open.listeners.listen();
        let table = &open.table;
        let missed = after.and_then(|after| Some(entries(table, person, table.since(after)?)));
        let (whole, last) = (missed.is_none(), table.event());
        drop(slot);
        let presence = Presence::begin(&live, person, false);
        Ok(Watch { lobby: self.clone(), presence, told, ready: missed.unwrap_or_default(), whole, last })
    }

    /// Watches a table for a page: a person looks on, so bots take their time.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn watch_page(
        self: &Arc<Self>,
        id: &TableId,
        person: Option<PersonId>,
    ) -> Result<PageWatch, LiveError> {
        let live = self.ready(id).await?;
        let mut slot = live.slot.lock().await;
        let open = self.loaded(&live, &mut slot).await?;
        let (numbers, first) = (open.listeners.listen_to_numbers(), Some(open.table.event()));
        drop(slot);
        let presence = Presence::begin(&live, person, true);
        Ok(PageWatch { lobby: self.clone(), _presence: presence, numbers, first })
    }

    async fn stopping(&self) {
        let mut stop = self.stop.clone();
        let _stopped_or_gone = stop.wait_for(|stop| *stop).await;
    }
}

/// Happenings as one person is told them, the first one last.
fn entries<'a>(
    table: &Table,
    person: Option<PersonId>,
    missed: impl Iterator<Item = &'a Arc<Happening>>,
) -> Vec<Arc<Heard>> {
    let viewer = table.viewer(person);
    let entry = |happening: &Arc<Happening>| Arc::new(Heard::new(table.tell(happening, viewer)));
    let mut entries: Vec<_> = missed.map(entry).collect();
    entries.reverse();
    entries
}

impl Watch {
    /// Not only a program but a person reads along: bots take their time, as for a page.
    #[must_use]
    pub fn with_a_reader(mut self) -> Self {
        let pages = &self.presence.live.pages;
        if !std::mem::replace(&mut self.presence.page, true) {
            pages.fetch_add(1, Ordering::Relaxed);
        }
        self
    }

    /// The next news; `None` when the table is gone from memory or the server stops: the client comes back. `draw`
    /// writes the whole table, when that is what is due.
    pub async fn next<T>(&mut self, draw: impl FnOnce(Look<'_>) -> T) -> Option<News<T>> {
        if self.whole {
            return self.table(draw).await;
        }
        loop {
            if let Some(heard) = self.ready.pop() {
                return Some(News::Entry(heard));
            }
            let told = tokio::select! {
                biased;
                told = self.told.recv() => told,
                () = self.lobby.stopping() => return None,
            };
            match told {
                Ok(told) if told.event <= self.last => {}
                Ok(told) => {
                    self.last = told.event;
                    return Some(News::Entry(told.for_person(self.presence.person)));
                }
                Err(RecvError::Lagged(_)) => return self.table(draw).await,
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// The whole table as it stands; what happens from now on follows.
    async fn table<T>(&mut self, draw: impl FnOnce(Look<'_>) -> T) -> Option<News<T>> {
        let live = &self.presence.live;
        let mut slot = live.slot.lock().await;
        let open = self.lobby.loaded(live, &mut slot).await.ok()?;
        self.told = open.listeners.listen();
        self.last = open.table.event();
        self.whole = false;
        self.ready.clear();
        let shelf = &mut open.shelf;
        let look = Look { id: &live.id, table: &open.table, listed: open.listed, now: now(), shelf };
        Some(News::Table(self.last, draw(look)))
    }
}

impl PageWatch {
    /// The number of the last event, when there is a new one; `None` when the table is gone from memory or the server
    /// stops.
    pub async fn next(&mut self) -> Option<u64> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            let number = tokio::select! {
                biased;
                number = self.numbers.recv() => number,
                () = self.lobby.stopping() => return None,
            };
            match number {
                Ok(number) => return Some(number),
                // Only the last one matters, and that one is still there.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            }
        }
    }
}
