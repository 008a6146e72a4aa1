//! What is kept, and for how long: finished tables and their chat grow old, and whoever wishes is forgotten. A game that
//! somebody else has played too stays; what is left of a person in it is nameless.
//!
//! A table is changed in the store while its place in memory is held, and then read anew: nobody is shown the old words
//! again. Streams of it end, and their clients come back.

use std::time::Duration;

use moonpack_store::{Amend, StoreError};
use moonpack_table::{Command, Entry, Logged, Millis, Person, PersonId, without_person, without_words};

use crate::lobby::Lobby;
use crate::{LiveError, TableId, now};

/// Tables at a time: so many are retired in a round of the sweep, so many asked of the store at once.
const BITE: u32 = 16;

impl Lobby {
    /// Forgets a person: they leave every table, and nothing names them any more. Returns at how many tables that was.
    ///
    /// # Errors
    /// If the store fails, or a table is damaged; all others are done then, and it can be asked again.
    pub async fn erase(&self, person: PersonId) -> Result<u64, LiveError> {
        let (mut after, mut erased, mut failed) = (String::new(), 0, None);
        loop {
            let ids = self.store.traces_of(person.0, &after, BITE).await?;
            let Some(last) = ids.last() else { break };
            after.clone_from(last);
            for id in &ids {
                match self.erase_at(&id.parse()?, person).await {
                    Ok(()) => erased += 1,
                    Err(error) => {
                        tracing::error!(table = %id, %error, "a person could not be forgotten here");
                        failed = Some(error);
                    }
                }
            }
        }
        self.unsee(person);
        failed.map_or(Ok(erased), Err)
    }

    async fn erase_at(&self, id: &TableId, person: PersonId) -> Result<(), LiveError> {
        let leaver = Person { id: person, name: String::new(), bot: false };
        let leave = move |table: &mut moonpack_table::Table, now| table.command(&leaver, Command::Leave, now);
        match self.change(id, leave, |_, _| ()).await {
            // The game is over, or they sit here no longer, or nobody can play it any more.
            Ok(()) | Err(LiveError::Refused(_) | LiveError::OtherRules) => {}
            Err(error) => return Err(error),
        }
        self.amended(id, |log| Amend {
            entries: written(without_person(log, person)),
            gone: Some(person.0),
            ..Amend::default()
        })
        .await
    }

    /// Retires a few of the tables and chats that are older than they are kept.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn retire(&self) -> Result<(), StoreError> {
        let since = |kept: Duration| now().0.saturating_sub(kept.as_millis() as i64);
        if let Some(kept) = self.settings.keep_finished {
            for id in self.store.ended_before(since(kept), BITE).await? {
                self.remove(&id).await?;
            }
        }
        if let Some(kept) = self.settings.keep_chat {
            for id in self.store.talk_before(since(kept), BITE).await? {
                self.hush(&id).await?;
            }
        }
        Ok(())
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        let Ok(known) = id.parse() else { return self.store.remove(id).await };
        let live = self.live(&known);
        let mut slot = live.slot.lock().await;
        *slot = None;
        self.store.remove(id).await?;
        self.ring(&known);
        Ok(())
    }

    async fn hush(&self, id: &str) -> Result<(), StoreError> {
        let amend =
            |log: &[Logged]| Amend { entries: written(without_words(log)), quiet: true, ..Amend::default() };
        let told = match id.parse() {
            Ok(known) => self.amended(&known, amend).await,
            Err(error) => Err(error),
        };
        if let Err(error) = told {
            // What cannot be read cannot be emptied: it goes with its table, and keeps no other waiting until then.
            tracing::error!(table = %id, %error, "the chat of a table could not be emptied");
            let quiet = Amend { table: id.to_owned(), quiet: true, ..Amend::default() };
            self.store.amend(quiet).await?;
        }
        Ok(())
    }

    /// Changes what the store holds of a table, and has it read anew.
    async fn amended(&self, id: &TableId, amend: impl FnOnce(&[Logged]) -> Amend) -> Result<(), LiveError> {
        let live = self.live(id);
        let mut slot = live.slot.lock().await;
        *slot = None;
        let stored = self.store.table(id.as_str()).await?.ok_or(LiveError::NoTable)?;
        let mut log = Vec::with_capacity(stored.lines.len());
        for line in &stored.lines {
            let entry = Entry::read(&line.entry).map_err(|error| LiveError::Fault(error.to_string()))?;
            log.push(Logged { event: line.event, at: Millis(line.at), entry });
        }
        self.store.amend(Amend { table: id.to_string(), ..amend(&log) }).await?;
        self.ring(id);
        Ok(())
    }
}

fn written(entries: Vec<(u64, Entry)>) -> Vec<(u64, String)> {
    entries.into_iter().map(|(event, entry)| (event, entry.write())).collect()
}
