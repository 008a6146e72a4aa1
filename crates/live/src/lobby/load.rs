//! Reading a table back from its log.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use moonpack_games::Contents;
use moonpack_rules::Seat;
use moonpack_store::{StoreError, StoredEntry, StoredTable};
use moonpack_table::{Entry, LoadError, Logged, Millis, Opening, PersonId, Table};

use super::facing::Facing;
use super::present::notice;
use super::rows::mark_of;
use super::{Live, Lobby, Open, lock};
use crate::stream::Listeners;
use crate::{LiveError, Shelf, TableId, now};

/// Logs up to so many entries are replayed in place: it takes less than handing them over.
const SHORT: usize = 64;

impl Lobby {
    /// The table in the slot, read from the store if it is not there. Where others write too, it is brought up to what they
    /// have written.
    pub(crate) async fn loaded<'a>(
        &self,
        live: &Live,
        slot: &'a mut Option<Box<Open>>,
    ) -> Result<&'a mut Open, LiveError> {
        if let (Some(shared), Some(open)) = (self.store.shared(), slot.as_deref_mut())
            && !self.caught_up(shared, live, open).await?
        {
            *slot = None;
        }
        if slot.is_none() {
            let seen = lock(&live.seen).clone();
            let loaded = self.load(&live.id, &seen).await;
            if loaded.is_err() {
                // Only if nobody else holds it, beside the map and whoever asks: whoever waits for this place would go on with
                // it beside a fresh one, and a table with two places is changed in one and looked at in the other.
                let mut tables = lock(&self.tables);
                let alone = |known: &Arc<Live>| std::ptr::eq(&**known, live) && Arc::strong_count(known) == 2;
                if tables.get(&live.id).is_some_and(alone) {
                    tables.remove(&live.id);
                }
            }
            *slot = Some(Box::new(loaded?));
            lock(&live.seen).clear();
        }
        slot.as_deref_mut().ok_or(LiveError::NoTable)
    }

    /// The table as its log tells it, whose players were last `seen` here then.
    async fn load(&self, id: &TableId, seen: &[Millis]) -> Result<Open, LiveError> {
        let begun = Instant::now();
        let stored = match self.store.table(id.as_str()).await {
            Err(StoreError::Damaged(cause)) => return Err(self.unfit(id, &Unfit(cause, false))),
            stored => stored?.ok_or(LiveError::NoTable)?,
        };
        let (listed, opener, amended) = (stored.listed, stored.opener.map(PersonId), stored.amended);
        let contents = self.contents.clone();
        let replayed = if stored.entries.len() <= SHORT {
            replay(&contents, &stored)
        } else {
            self.heavy.run(None, move || replay(&contents, &stored)).await?
        };
        let (mut table, acted) = replayed.map_err(|unfit| self.unfit(id, &unfit))?;
        table.were_seen(seen);
        acted.into_iter().for_each(|(seat, at)| notice(&mut table, seat, at));
        self.meter.loaded(begun.elapsed());
        let mark = mark_of(&table);
        let (listeners, shelf) = (Listeners::default(), Shelf::default());
        let facing = Facing::default();
        Ok(Open { table, listed, listeners, shelf, opener, mark, thinking: None, facing, amended })
    }

    /// A table that cannot be opened is named in the log once; people who ask for it are told every time.
    fn unfit(&self, id: &TableId, unfit: &Unfit) -> LiveError {
        let Unfit(cause, other_rules) = unfit;
        if lock(&self.broken).insert(id.clone()) {
            tracing::error!(table = %id, %cause, "a stored table cannot be opened and is left out");
        }
        if *other_rules { LiveError::OtherRules } else { LiveError::Fault(format!("table {id}: {cause}")) }
    }
}

/// Why a stored table cannot be opened, and whether only its rules are others.
#[derive(Debug)]
struct Unfit(String, bool);

/// Does a stored table still play, from its opening through every entry of its log, by the rules it was begun with?
///
/// # Errors
/// Says what is wrong with it.
pub fn replays(contents: &Contents, stored: &StoredTable) -> Result<(), String> {
    replay(contents, stored).map(drop).map_err(|Unfit(cause, _)| cause)
}

/// The table, and when each seat last did something.
fn replay(contents: &Contents, stored: &StoredTable) -> Result<(Table, BTreeMap<Seat, Millis>), Unfit> {
    let damaged = |error: &dyn ToString| Unfit(error.to_string(), false);
    let opening = Opening::read(&stored.opening).map_err(|error| damaged(&error))?;
    let logged = |line: &StoredEntry| -> Result<Logged, Unfit> {
        let entry = Entry::read(&line.entry).map_err(|error| damaged(&error))?;
        Ok(Logged { event: line.event, at: Millis(line.at), entry })
    };
    let log = stored.entries.iter().map(logged).collect::<Result<Vec<_>, _>>()?;
    let acted = log.iter().filter_map(|logged| Some((logged.entry.seat()?, logged.at))).collect();
    let table = Table::load(contents, opening, Millis(stored.opened), log, now());
    let table =
        table.map_err(|error| Unfit(error.to_string(), matches!(error, LoadError::RulesVersion { .. })))?;
    Ok((table, acted))
}
