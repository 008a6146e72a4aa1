//! Changing a table: made, on the disk, then shown.

use std::sync::Arc;
use std::time::Instant;

use moonpack_store::{AddTable, Append, List, StoreError};
use moonpack_table::{Happening, Millis, PersonId, Phase, Refused, Table};
use tracing::{Instrument, Span};

use super::facing::Facing;
use super::present::notice_all;
use super::rows::{append_of, mark_of};
use super::{Live, Lobby, Open};
use crate::stream::Listeners;
use crate::trace::append_span;
use crate::{LiveError, Shelf, TableId, now};

/// How often a change is made anew because another node was first. Somebody moves on each time, so this is plenty.
pub(crate) const TRIES: usize = 16;

/// What a change of a table gives: happenings, or a reason against it.
pub(crate) type Change = Result<Vec<Arc<Happening>>, Refused>;

/// Does it as a task of its own: a client that hangs up must not leave it half done, between memory and disk or between one
/// table and the next.
pub(crate) async fn to_the_end<T: Send + 'static>(
    task: impl Future<Output = Result<T, LiveError>> + Send + 'static,
) -> Result<T, LiveError> {
    let task = tokio::spawn(task.instrument(Span::current()));
    task.await.unwrap_or_else(|panic| Err(LiveError::Fault(format!("a task panicked: {panic}"))))
}

impl Lobby {
    /// Changes a table and answers when the change is on the disk. Where another node was first with something else, the
    /// change is made again on what is there now; whatever it must not be made twice with, such as a version, refuses then.
    ///
    /// # Errors
    /// If there is no such table, the table refuses, or the store fails.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        id: &TableId,
        change: impl Fn(&mut Table, Millis) -> Change + Send + Sync + 'static,
        answer: impl FnOnce(&Table, &[Arc<Happening>]) -> T + Send + 'static,
    ) -> Result<T, LiveError> {
        let (me, live) = (self.here()?, self.live(id));
        to_the_end(async move {
            let mut slot = live.slot.lock().await;
            for _ in 0..TRIES {
                if let Some(told) = me.change_now(&live, &mut slot, &change).await? {
                    let Some(open) = slot.as_deref() else { break };
                    return Ok(answer(&open.table, &told));
                }
            }
            Err(LiveError::Busy { seconds: 1 })
        })
        .await
    }

    /// Makes a change and keeps it. `None` if another node was first: then what it wrote has been read.
    async fn change_now(
        &self,
        live: &Live,
        slot: &mut Option<Box<Open>>,
        change: impl Fn(&mut Table, Millis) -> Change,
    ) -> Result<Option<Vec<Arc<Happening>>>, LiveError> {
        let now = now();
        let open = self.loaded(live, slot).await?;
        self.notice_present(live, &mut open.table, now).await?;
        // Taken out of its slot, so that a panic leaves the slot empty and the table is read again from the store.
        let Some(mut open) = slot.take() else { return Err(LiveError::NoTable) };
        let (known, running) = (open.table.event(), open.table.phase() == Phase::Running);
        let told = match change(&mut open.table, now) {
            Ok(told) => told,
            Err(refused) => {
                *slot = Some(open);
                return Err(refused.into());
            }
        };
        notice_all(&mut open.table, &told);
        if !told.is_empty() {
            let mark = mark_of(&open.table);
            // What happens at a finished table also says anew since when nothing has happened there.
            let marked = mark != open.mark || mark.list == List::Over;
            let append = append_of(&live.id, &told, marked.then_some(mark));
            let begun = Instant::now();
            let span = append_span(told.len());
            match self.store.append(append).instrument(span).await {
                Ok(()) => {}
                Err(StoreError::Conflict) => {
                    self.loaded(live, slot).await?.go_on(open.listeners, known);
                    return Ok(None);
                }
                Err(error) => return Err(error.into()),
            }
            self.meter.committed(begun.elapsed());
            open.mark = mark;
            let steps = told.iter().filter(|happening| happening.entry().is_step()).count();
            self.meter.steps(steps as u64);
            open.listeners.tell(&open.table, &told);
            if running && open.table.phase() == Phase::Over {
                self.learn(&open.table).await;
            }
            self.ring(&live.id);
        }
        self.acquaint(&mut open).await;
        self.wake_bot(live, &mut open);
        *slot = Some(open);
        Ok(Some(told))
    }

    /// Keeps a new table; what `prepare` does to it (sitting down) is stored with it. It counts as a table of `opener`,
    /// also if only bots play at it or they leave it to others.
    ///
    /// # Errors
    /// If somebody cannot sit down or the store fails.
    pub(crate) async fn keep(
        &self,
        table: Table,
        listed: bool,
        opener: Option<PersonId>,
        prepare: impl FnOnce(&mut Table, Millis) -> Change,
    ) -> Result<TableId, LiveError> {
        let id = TableId::fresh(&self.chance)?;
        match self.keep_as(&id, table, listed, opener, prepare).await? {
            true => Ok(id),
            false => Err(LiveError::Fault("a name was drawn that a table has".into())),
        }
    }

    /// Keeps a new table under this name. `false` if there is one already.
    ///
    /// # Errors
    /// If somebody cannot sit down or the store fails.
    pub(crate) async fn keep_as(
        &self,
        id: &TableId,
        mut table: Table,
        listed: bool,
        opener: Option<PersonId>,
        prepare: impl FnOnce(&mut Table, Millis) -> Change,
    ) -> Result<bool, LiveError> {
        let at = now();
        let told = prepare(&mut table, at)?;
        notice_all(&mut table, &told);
        let mark = mark_of(&table);
        let Append { entries, joined: mut people, .. } = append_of(id, &told, None);
        people.extend(opener.map(|opener| opener.0));
        let opening = table.opening().write();
        let new = AddTable {
            id: id.to_string(),
            opening,
            opened: at.0,
            opener: opener.map(|opener| opener.0),
            listed,
            mark,
            entries,
            people,
        };
        match self.store.add_table(new).await {
            Err(StoreError::Conflict) => return Ok(false),
            added => added?,
        }
        self.meter.opened();
        let live = self.live(id);
        let mut slot = live.slot.lock().await;
        let listeners = Listeners::default();
        let shelf = Shelf::default();
        let facing = Facing::default();
        let mut open =
            Open { table, listed, listeners, shelf, opener, mark, thinking: None, facing, amended: 0 };
        self.acquaint(&mut open).await;
        self.wake_bot(&live, &mut open);
        *slot = Some(Box::new(open));
        Ok(true)
    }
}
