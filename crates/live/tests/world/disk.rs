//! A store in memory that fails as disks do: before anything is written, after all of it is, or without an answer; reads
//! fail too. What it holds outlives the programs over it, as a file or a database does; several may write to it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use moonpack_store::{
    AddTable, Amend, Append, Before, DiskMeter, Head, List, Listed, Mark, Shared, Since, Store, StoreError,
    StoredTable, StrengthRow,
};

use super::Dice;
use crate::now;

/// For how many milliseconds one node attends to what is due, where there are several.
const LEASE: i64 = 30_000;

/// What is on the disk.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) tables: BTreeMap<String, (StoredTable, Mark)>,
    people: BTreeSet<(i64, String)>,
    /// Until when a node attends alone to what is due at a table.
    claimed: BTreeMap<String, i64>,
    /// Who was last seen where.
    present: BTreeMap<(String, i64), i64>,
}

impl Kept {
    /// Of the tables that are due, those that no other node attends to, for whoever asks alone from now on.
    fn claim(&mut self, due: impl Fn(&str, &Mark) -> bool, limit: u32) -> Vec<String> {
        let free = |id: &str| self.claimed.get(id).is_none_or(|until| *until < now().0);
        let found = self.tables.iter().filter(|(id, (_, mark))| due(id, mark) && free(id));
        let found: Vec<String> = found.map(|(id, _)| id.clone()).take(limit as usize).collect();
        found.iter().for_each(|id| self.attended_to(id));
        found
    }

    fn attended_to(&mut self, id: &str) {
        self.claimed.insert(id.to_owned(), now().0 + LEASE);
    }

    /// Whoever wrote that a bot is next lets it think.
    fn marked(&mut self, id: &str, mark: &Mark) {
        self.claimed.remove(id);
        if mark.wakes == Some(0) {
            self.attended_to(id);
        }
    }
}

/// The disk and how it fails.
pub(super) struct Disk {
    kept: Mutex<Kept>,
    dice: Mutex<Dice>,
    /// Does it fail at all?
    pub(super) troubled: AtomicBool,
    /// How many operations there were, and how many were made to fail.
    pub(super) operations: AtomicU64,
    pub(super) failures: AtomicU64,
}

impl Disk {
    pub(super) fn new(dice: Dice) -> Arc<Self> {
        Arc::new(Self {
            kept: Mutex::default(),
            dice: Mutex::new(dice),
            troubled: AtomicBool::new(true),
            operations: AtomicU64::new(0),
            failures: AtomicU64::new(0),
        })
    }

    pub(super) fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap()
    }

    /// Is this event of the table on the disk?
    pub(super) fn holds(&self, table: &str, event: u64) -> bool {
        self.kept().tables.get(table).is_some_and(|(stored, _)| stored.entries.len() as u64 >= event)
    }

    fn roll(&self, sides: u64) -> u64 {
        self.dice.lock().unwrap().below(sides)
    }

    /// Others go on meanwhile.
    async fn takes_its_time(&self) {
        for _ in 0..self.roll(4) {
            tokio::task::yield_now().await;
        }
    }

    fn fails(&self, one_in: u64) -> bool {
        let fails = self.troubled.load(Ordering::Relaxed) && self.roll(one_in) == 0;
        self.failures.fetch_add(u64::from(fails), Ordering::Relaxed);
        fails
    }

    async fn write(&self, write: impl FnOnce(&mut Kept) -> Result<(), StoreError>) -> Result<(), StoreError> {
        self.operations.fetch_add(1, Ordering::Relaxed);
        self.takes_its_time().await;
        if self.fails(12) {
            return Err(StoreError::Failed("no room".into()));
        }
        if self.fails(24) {
            return Err(StoreError::Unknown("lost on the way there".into()));
        }
        let told = write(&mut self.kept());
        self.takes_its_time().await;
        if told.is_ok() && self.fails(12) {
            return Err(StoreError::Unknown("lost on the way back".into()));
        }
        told
    }

    async fn read<T>(&self, read: impl FnOnce(&mut Kept) -> T) -> Result<T, StoreError> {
        self.operations.fetch_add(1, Ordering::Relaxed);
        self.takes_its_time().await;
        if self.fails(16) {
            return Err(StoreError::Failed("cannot be read".into()));
        }
        Ok(read(&mut self.kept()))
    }
}

/// The store of one life of a program.
pub(super) struct SimStore {
    pub(super) disk: Arc<Disk>,
    /// Do other nodes write to it as well?
    pub(super) shared: bool,
}

#[async_trait]
impl Shared for SimStore {
    async fn since(&self, id: &str, after: u64) -> Result<Option<Since>, StoreError> {
        let since = |kept: &mut Kept| {
            let (stored, _) = kept.tables.get(id)?;
            let head = Head { event: stored.entries.len() as u64, amended: stored.amended };
            Some(Since { head, entries: stored.entries.iter().skip(after as usize).cloned().collect() })
        };
        self.disk.read(since).await
    }

    async fn are_here(&self, here: &[(String, i64)], at: i64) -> Result<(), StoreError> {
        let here = here.iter().map(|here| (here.clone(), at));
        self.disk.read(|kept| kept.present.extend(here)).await
    }

    async fn were_here(&self, id: &str) -> Result<Vec<(i64, i64)>, StoreError> {
        let there = |kept: &mut Kept| {
            let there = kept.present.iter().filter(|((table, _), _)| table == id);
            there.map(|((_, person), at)| (*person, *at)).collect()
        };
        self.disk.read(there).await
    }

    async fn forget_presence(&self, before: i64) -> Result<(), StoreError> {
        self.disk.read(|kept| kept.present.retain(|_, at| *at >= before)).await
    }

    async fn now(&self) -> Result<i64, StoreError> {
        Ok(now().0)
    }
}

impl SimStore {
    /// What is due. Where there are several nodes, one of them is given it.
    async fn due(
        &self,
        due: impl Fn(&str, &Mark) -> bool + Send,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let found = |kept: &mut Kept| {
            if self.shared {
                return kept.claim(due, limit);
            }
            let found = kept.tables.iter().filter(|(id, (_, mark))| due(id, mark));
            found.map(|(id, _)| id.clone()).take(limit as usize).collect()
        };
        self.disk.read(found).await
    }
}

fn listed(id: &str, stored: &StoredTable) -> Listed {
    Listed { id: id.to_owned(), opened: stored.opened, opener: stored.opener }
}

#[async_trait]
impl Store for SimStore {
    async fn secret(&self, _: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        Ok(fresh)
    }

    async fn secrets(&self, _: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        Ok(Vec::new())
    }

    async fn set_secret(&self, _: &str, _: Option<Vec<u8>>) -> Result<(), StoreError> {
        Ok(())
    }

    async fn strength(&self, _: i64, _: &str) -> Result<Option<StrengthRow>, StoreError> {
        Ok(None)
    }

    async fn keep_strength(&self, _: StrengthRow) -> Result<(), StoreError> {
        Ok(())
    }

    async fn forget_strengths(&self, _: i64) -> Result<(), StoreError> {
        Ok(())
    }

    async fn add_table(&self, table: AddTable) -> Result<(), StoreError> {
        let add = |kept: &mut Kept| {
            if kept.tables.contains_key(&table.id) {
                return Err(StoreError::Conflict);
            }
            kept.people.extend(table.people.iter().map(|person| (*person, table.id.clone())));
            kept.marked(&table.id, &table.mark);
            let AddTable { id, opening, opened, opener, listed, mark, entries, .. } = table;
            let stored = StoredTable { opening, opened, opener, listed, amended: 0, entries };
            kept.tables.insert(id, (stored, mark));
            Ok(())
        };
        self.disk.write(add).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let add = |kept: &mut Kept| {
            let (stored, mark) = kept.tables.get_mut(&append.table).ok_or(StoreError::Conflict)?;
            let next = stored.entries.len() as u64 + 1;
            if append.entries.first().is_some_and(|stored| stored.event != next) {
                return Err(StoreError::Conflict);
            }
            stored.entries.extend(append.entries);
            *mark = append.mark.unwrap_or(*mark);
            if let Some(mark) = append.mark {
                kept.marked(&append.table, &mark);
            }
            kept.people.extend(append.joined.iter().map(|person| (*person, append.table.clone())));
            for person in append.left {
                kept.people.remove(&(person, append.table.clone()));
            }
            Ok(())
        };
        self.disk.write(add).await
    }

    async fn amend(&self, amend: Amend) -> Result<(), StoreError> {
        let change = |kept: &mut Kept| {
            let (stored, _) = kept.tables.get_mut(&amend.table).ok_or(StoreError::Conflict)?;
            if amend.words.as_ref().is_some_and(|words| words.amended != stored.amended) {
                return Err(StoreError::Conflict);
            }
            for (event, entry) in amend.words.into_iter().flat_map(|words| words.entries) {
                stored.entries[event as usize - 1].entry = entry;
            }
            stored.amended += 1;
            Ok(())
        };
        self.disk.write(change).await
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.disk.write(|kept| kept.tables.remove(id).map(drop).ok_or(StoreError::Conflict)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.disk.read(|kept| kept.tables.get(id).map(|(stored, _)| stored.clone())).await
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let found = |kept: &mut Kept| {
            kept.tables.keys().filter(|id| id.as_str() > after).take(limit as usize).cloned().collect()
        };
        self.disk.read(found).await
    }

    async fn waiting(&self, _: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let waiting = |kept: &mut Kept| {
            let found = kept.tables.iter().filter(|(_, (_, mark))| mark.list == List::Waiting);
            found.map(|(id, (stored, _))| listed(id, stored)).take(limit as usize).collect()
        };
        self.disk.read(waiting).await
    }

    async fn running(&self, _: &Before, _: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(Vec::new())
    }

    async fn tables_of(&self, _: i64, _: &Before, _: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(Vec::new())
    }

    async fn clocks_due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = |_: &str, mark: &Mark| mark.wakes.is_some_and(|wakes| wakes > 0 && wakes <= now);
        self.due(due, limit).await
    }

    async fn bots_due(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        self.due(|id, mark| mark.wakes == Some(0) && id > after, limit).await
    }

    async fn ended_before(&self, _: i64, _: u32) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn talk_before(&self, _: i64, _: u32) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn traces_of(&self, _: i64, _: &str, _: u32) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn unfinished_of(&self, person: i64) -> Result<u64, StoreError> {
        self.disk.read(|kept| kept.people.iter().filter(|(other, _)| *other == person).count() as u64).await
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        self.disk.read(|kept| kept.tables.len() as u64).await
    }

    fn shared(&self) -> Option<&dyn Shared> {
        self.shared.then_some(self)
    }

    fn queued(&self) -> usize {
        0
    }

    fn failures(&self) -> u64 {
        0
    }

    fn measure(&self, _: Arc<dyn DiskMeter>) {}

    async fn ready(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}
