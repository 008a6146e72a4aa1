//! Who is at a table, where several nodes share a store: each says in the store who has a stream of it open here, and asks there
//! before anybody is taken for absent. Bells are not trusted with it, because whoever misses them would give somebody's seat to
//! a bot while they think.

use std::sync::Arc;

use moonpack_rules::Seat;
use moonpack_table::{Happening, Millis, PersonId, Table};

use super::{Live, Lobby, lock};
use crate::{LiveError, now};

/// What the store was told of somebody is forgotten so many milliseconds after they were last seen.
const GONE: i64 = 600_000;

impl Lobby {
    /// Notes at the table who is or was there.
    pub(super) async fn notice_present(
        &self,
        live: &Live,
        table: &mut Table,
        now: Millis,
    ) -> Result<(), LiveError> {
        lock(&live.present).tell(table, now);
        if let Some(shared) = self.store.shared()
            && Seat::first(table.chairs().len()).any(|seat| table.is_absent(seat, now))
        {
            let there = shared.were_here(live.id.as_str()).await?;
            there.into_iter().for_each(|(person, at)| table.notice(PersonId(person), Millis(at)));
        }
        Ok(())
    }

    /// Tells the store who is at these tables: whoever has just come, and from time to time everybody.
    pub(crate) fn say_who_is_here(self: &Arc<Self>, tables: &[Arc<Live>]) {
        let (at, mut here) = (now(), Vec::new());
        for live in tables {
            here.extend(lock(&live.present).take_unsaid(at).into_iter().map(|person| (live.clone(), person)));
        }
        if here.is_empty() {
            return;
        }
        let me = self.clone();
        tokio::spawn(async move {
            let Some(shared) = me.store.shared() else { return };
            let said: Vec<(String, i64)> =
                here.iter().map(|(live, person)| (live.id.to_string(), person.0)).collect();
            if let Err(error) = shared.are_here(&said, at.0).await {
                tracing::debug!(%error, "the other nodes are not told who is here; trying again");
                here.iter().for_each(|(live, person)| lock(&live.present).was_not_said(*person));
            }
        });
    }

    /// Has the store forget who was somewhere long ago.
    pub(crate) fn forget_who_is_gone(self: &Arc<Self>) {
        let me = self.clone();
        tokio::spawn(async move {
            let Some(shared) = me.store.shared() else { return };
            if let Err(error) = shared.forget_presence(now().0.saturating_sub(GONE)).await {
                tracing::debug!(%error, "who was here long ago is forgotten another time");
            }
        });
    }
}

/// Whoever did one of these things was there.
pub(super) fn notice_all(table: &mut Table, told: &[Arc<Happening>]) {
    for happening in told {
        if let Some(seat) = happening.entry().seat() {
            notice(table, seat, happening.at);
        }
    }
}

/// Whoever did something at a seat was there, whichever node they asked.
pub(super) fn notice(table: &mut Table, seat: Seat, at: Millis) {
    let chair = table.chairs().get(seat.index()).filter(|chair| chair.bot().is_none());
    if let Some(person) = chair.and_then(|chair| Some(chair.person()?.id)) {
        table.notice(person, at);
    }
}
