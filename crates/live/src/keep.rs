//! What is kept, and for how long: finished tables and their chat grow old, and whoever wishes is forgotten. A game that
//! somebody else has played too stays; what is left of a person in it is nameless.
//!
//! A table is changed in the store while its place in memory is held, and then read anew: nobody is shown the old words
//! again. Streams of it end, and their clients come back.

use std::time::Duration;

use moonpack_store::{Amend, StoreError, StoredEntry, StoredTable, Words};
use moonpack_table::{Command, Entry, Logged, Millis, Person, PersonId, without_person, without_words};

use crate::lobby::{Lobby, TRIES};
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
                let named = id.parse().map_err(|_| LiveError::Fault("this is no name of a table".into()));
                let forgotten = match named {
                    Ok(id) => self.erase_at(&id, person).await,
                    Err(error) => Err(error),
                };
                match forgotten {
                    Ok(()) => erased += 1,
                    // It was removed meanwhile, with all that it knew.
                    Err(LiveError::NoTable) => {}
                    Err(error) => {
                        tracing::error!(table = %id, %error, "a person could not be forgotten here");
                        failed = Some(error);
                    }
                }
            }
        }
        // Last: whoever leaves a game has lost it, and packmates learn from that.
        self.store.forget_strengths(person.0).await?;
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
        let forget = Amend { gone: Some(person.0), ..Amend::default() };
        self.amended(id, forget, |log| without_person(log, person)).await
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
        let quiet = Amend { table: id.to_owned(), quiet: true, ..Amend::default() };
        let told = match id.parse() {
            Ok(known) => self.amended(&known, quiet.clone(), without_words).await,
            Err(error) => Err(error),
        };
        match told {
            Ok(()) => Ok(()),
            Err(error @ (LiveError::Busy { .. } | LiveError::Away(_) | LiveError::UnknownOutcome(_))) => {
                tracing::warn!(table = %id, %error, "the chat of a table is emptied another time");
                Ok(())
            }
            Err(error) => {
                // What cannot be read cannot be emptied: it goes with its table, and keeps no other waiting until then.
                tracing::error!(table = %id, %error, "the chat of a table could not be emptied");
                self.store.amend(quiet).await
            }
        }
    }

    /// Changes what the store holds of a table, with the words that `words` makes of its log, and has it read anew. Where another
    /// node was first with other words, it is done again with what stands there now.
    async fn amended(
        &self,
        id: &TableId,
        amend: Amend,
        mut words: impl FnMut(&[Logged]) -> Vec<(u64, Entry)>,
    ) -> Result<(), LiveError> {
        let live = self.live(id);
        let mut slot = live.slot.lock().await;
        *slot = None;
        for _ in 0..TRIES {
            let stored = self.store.table(id.as_str()).await?.ok_or(LiveError::NoTable)?;
            let words = Words { amended: stored.amended, entries: written(words(&logged(&stored)?)) };
            match self.store.amend(Amend { table: id.to_string(), words: Some(words), ..amend }).await {
                Err(StoreError::Conflict) => {}
                told => {
                    self.ring(id);
                    return Ok(told?);
                }
            }
        }
        Err(LiveError::Busy { seconds: 1 })
    }
}

fn logged(stored: &StoredTable) -> Result<Vec<Logged>, LiveError> {
    let logged = |one: &StoredEntry| {
        let entry = Entry::read(&one.entry).map_err(|error| LiveError::Fault(error.to_string()))?;
        Ok(Logged { event: one.event, at: Millis(one.at), entry })
    };
    stored.entries.iter().map(logged).collect()
}

fn written(entries: Vec<(u64, Entry)>) -> Vec<(u64, String)> {
    entries.into_iter().map(|(event, entry)| (event, entry.write())).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_rules::Seat;
    use moonpack_store::{Sqlite, Store};
    use moonpack_table::{Clock, NewChair, Opening, Table};
    use tokio::runtime::Handle;
    use tokio::sync::watch;
    use tokio::task::block_in_place;

    use super::*;
    use crate::Settings;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_empties_a_chat_does_not_bring_back_somebody_who_is_forgotten_meanwhile() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let (_stop, stopped) = watch::channel(false);
        let node = || {
            let contents = Contents::shipped().unwrap();
            Lobby::new(store.clone(), contents, Arc::new(()), Settings::default(), vec![], stopped.clone())
        };
        let (here, elsewhere) = (node(), node());
        let person = |id, name: &str| Person { id: PersonId(id), name: name.into(), bot: false };
        let (anna, bert) = (person(7, "Anna"), person(8, "Bert"));
        let game = AnyMatch::draw(&here.contents, GameKind::LoneWolves, 2, &vec![], 7).unwrap();
        let opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
        let sit = |table: &mut Table, now| {
            let mut told = Vec::new();
            for (seat, person) in Seat::first(2).zip([&anna, &bert]) {
                told.extend(table.seat_person(person, &[seat], now)?);
                told.extend(table.command(person, Command::Say { text: "my secret".into() }, now)?);
            }
            Ok(told)
        };
        let id = here.keep(Table::open(game, opening, now()), true, Some(anna.id), sit).await.unwrap();
        let mut tries = 0;
        let slowly = |log: &[Logged]| {
            tries += 1;
            if tries == 1 {
                let erased = block_in_place(|| Handle::current().block_on(elsewhere.erase(anna.id)));
                assert_eq!(erased.unwrap(), 1);
            }
            without_words(log)
        };
        here.amended(&id, Amend { quiet: true, ..Amend::default() }, slowly).await.unwrap();
        assert_eq!(tries, 2, "the table is read again");
        let stored = store.table(id.as_str()).await.unwrap().unwrap();
        let log: String = stored.entries.into_iter().map(|stored| stored.entry).collect();
        assert!(log.contains("Bert") && !log.contains("Anna") && !log.contains("my secret"), "{log}");
        here.stop().await;
        elsewhere.stop().await;
    }

    #[tokio::test]
    async fn a_damaged_name_of_a_table_keeps_nobody_from_being_forgotten_at_the_others() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let (_stop, stopped) = watch::channel(false);
        let contents = Contents::shipped().unwrap();
        let lobby = Lobby::new(store.clone(), contents, Arc::new(()), Settings::default(), vec![], stopped);
        let anna = Person { id: PersonId(7), name: "Anna".into(), bot: false };
        let game = AnyMatch::draw(&lobby.contents, GameKind::LoneWolves, 2, &vec![], 7).unwrap();
        let opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
        let sit = |table: &mut Table, now| table.seat_person(&anna, &[Seat::new(0).unwrap()], now);
        let id = lobby.keep(Table::open(game, opening, now()), true, Some(anna.id), sit).await.unwrap();
        // Before all others in the order of names.
        let damaged = moonpack_store::AddTable {
            id: "!".into(),
            opening: String::new(),
            opened: 0,
            opener: Some(anna.id.0),
            listed: false,
            mark: moonpack_store::Mark { list: moonpack_store::List::Waiting, wakes: None },
            entries: vec![],
            people: vec![anna.id.0],
        };
        store.add_table(damaged).await.unwrap();
        assert!(lobby.erase(anna.id).await.is_err(), "what is damaged is told");
        let stored = store.table(id.as_str()).await.unwrap().unwrap();
        let log: String = stored.entries.into_iter().map(|stored| stored.entry).collect();
        assert!(!log.contains("Anna"), "{log}");
        lobby.stop().await;
    }
}
