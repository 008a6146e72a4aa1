//! Following what other nodes have written, where several share a store: before a table in memory is used, how far it has
//! come is compared with the store, and what is missing is read. Without others none of this is asked.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonpack_bus::Bell;
use moonpack_store::{Shared, StoredEntry};
use moonpack_table::{Entry, Happening, Logged, Millis, Table};
use tracing::{Instrument, Span};

use super::present::notice_all;
use super::rows::mark_of;
use super::{Live, Lobby, Open, lock};
use crate::stream::Listeners;
use crate::{LiveError, TableId, now};

/// How long another node's word that a page shows a table is believed. It is said again long before.
const BELIEVED: i64 = 20_000;
/// Tables are looked at again in so many portions, one after the other. All at once they would be thousands of questions to the
/// store, and whoever decides meanwhile would wait behind them.
pub(crate) const PORTIONS: usize = 20;

/// Which portion a table belongs to.
pub(super) fn portion_of(id: &TableId) -> usize {
    id.as_str().bytes().fold(0, |sum: usize, letter| sum.wrapping_mul(31).wrapping_add(letter.into()))
        % PORTIONS
}

impl Lobby {
    /// Brings a table up to what the store says. `false` if it must be read anew: words in it were changed, or it is gone.
    pub(super) async fn caught_up(
        &self,
        shared: &dyn Shared,
        live: &Live,
        open: &mut Open,
    ) -> Result<bool, LiveError> {
        let known = open.table.event();
        let Some(since) = shared.since(live.id.as_str(), known).await? else { return Ok(false) };
        if since.head.amended != open.amended || since.head.event < known {
            return Ok(false);
        }
        Ok(since.entries.is_empty() || open.follow(&since.entries))
    }

    /// Tells the other nodes that something was written at a table.
    pub(crate) fn ring(&self, id: &TableId) {
        if !self.settings.bus.is_alone() {
            self.settings.bus.ring(Bell::Table(id.to_string()));
        }
    }

    /// Looks again at a table that somebody here watches, because something may have been written to it.
    pub(crate) fn look_again(self: &Arc<Self>, live: Arc<Live>) {
        if live.rung.swap(true, Ordering::AcqRel) {
            return;
        }
        let me = self.clone();
        let look = async move {
            let mut slot = live.slot.lock().await;
            // Whoever rings from now on may mean something that is not read below.
            live.rung.store(false, Ordering::Release);
            if slot.is_some()
                && let Err(error) = me.loaded(&live, &mut slot).await
            {
                tracing::debug!(table = %live.id, %error, "a table could not be looked at again");
            }
        };
        tokio::spawn(look.instrument(Span::current()));
    }

    /// The table, if somebody here holds it: a stream, a request.
    pub(crate) fn held(&self, id: &TableId) -> Option<Arc<Live>> {
        lock(&self.tables).get(id).filter(|live| Arc::strong_count(live) > 1).cloned()
    }

    /// All tables that somebody here holds, of one portion, in the order of their names: a simulated world is the same again.
    pub(crate) fn all_held(&self, portion: usize) -> Vec<Arc<Live>> {
        let held = |live: &&Arc<Live>| live.portion == portion && Arc::strong_count(live) > 1;
        let mut all: Vec<Arc<Live>> = lock(&self.tables).values().filter(held).cloned().collect();
        all.sort_unstable_by(|one, other| one.id.cmp(&other.id));
        all
    }

    /// A page that shows the table has asked this node for something, whichever node tells it what happens: here too bots take
    /// their time, before that node has said so.
    pub fn page_shows(&self, id: &TableId) {
        self.live(id).is_shown_until(i64::MAX);
    }

    /// Another node says that a page shows a table. It matters only if the table is in memory here.
    pub(crate) fn shown_elsewhere(&self, id: &TableId) {
        if let Some(live) = lock(&self.tables).get(id) {
            live.is_shown_until(i64::MAX);
        }
    }
}

impl Live {
    /// Until when a page is thought to show the table. What others have said is not made longer by saying it again.
    pub(super) fn shown_until(&self) -> i64 {
        match self.pages.load(Ordering::Relaxed) {
            0 => self.pages_elsewhere.load(Ordering::Relaxed),
            _ => now().0.saturating_add(BELIEVED),
        }
    }

    /// Another node says that a page shows the table, until this moment if it is not said again.
    pub(super) fn is_shown_until(&self, shown: i64) {
        let believed = now().0.saturating_add(BELIEVED);
        self.pages_elsewhere.fetch_max(shown.min(believed), Ordering::Relaxed);
    }
}

impl Open {
    /// Goes on for those who watched the table before it was read anew, after the event `known`. Whoever has missed more
    /// than the table remembers is let go, and comes back.
    pub(super) fn go_on(&mut self, listeners: Listeners, known: u64) {
        let Some(missed) = self.table.since(known) else { return };
        let missed: Vec<Arc<Happening>> = missed.cloned().collect();
        self.listeners = listeners;
        self.listeners.tell(&self.table, &missed);
    }

    /// Goes on with what was written elsewhere, and tells whoever watches here. `false` if it does not fit.
    fn follow(&mut self, entries: &[StoredEntry]) -> bool {
        let version = self.table.version();
        let Some(told) = followed(&mut self.table, entries) else { return false };
        if self.table.version() != version {
            // Somebody has decided: whoever thinks here thinks about the past.
            self.thinking = None;
        }
        self.mark = mark_of(&self.table);
        self.listeners.tell(&self.table, &told);
        true
    }
}

fn followed(table: &mut Table, entries: &[StoredEntry]) -> Option<Vec<Arc<Happening>>> {
    let mut told = Vec::with_capacity(entries.len());
    for stored in entries {
        let entry = Entry::read(&stored.entry).ok()?;
        told.push(table.follow(Logged { event: stored.event, at: Millis(stored.at), entry }).ok()?);
    }
    notice_all(table, &told);
    Some(told)
}
