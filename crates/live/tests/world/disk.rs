//! A store in memory that fails as disks do: before anything is written, after all of it is, or without an answer; reads
//! fail too. What it holds outlives the program over it, as a file does.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use moonpack_store::{
    AddTable, Amend, Append, Before, DiskMeter, List, Listed, Mark, Store, StoreError, StoredTable,
};

use super::Dice;

/// What is on the disk.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) tables: BTreeMap<String, (StoredTable, Mark)>,
    people: BTreeSet<(i64, String)>,
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
        self.kept().tables.get(table).is_some_and(|(stored, _)| stored.lines.len() as u64 >= event)
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

    async fn read<T>(&self, read: impl FnOnce(&Kept) -> T) -> Result<T, StoreError> {
        self.operations.fetch_add(1, Ordering::Relaxed);
        self.takes_its_time().await;
        if self.fails(16) {
            return Err(StoreError::Failed("cannot be read".into()));
        }
        Ok(read(&self.kept()))
    }
}

/// The store of one life of the program.
pub(super) struct SimStore(pub(super) Arc<Disk>);

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

    async fn add_table(&self, table: AddTable) -> Result<(), StoreError> {
        let add = |kept: &mut Kept| {
            if kept.tables.contains_key(&table.id) {
                return Err(StoreError::Conflict);
            }
            kept.people.extend(table.people.iter().map(|person| (*person, table.id.clone())));
            let AddTable { id, opening, opened, opener, listed, mark, lines, .. } = table;
            let stored = StoredTable { opening, opened, opener, listed, amended: 0, lines };
            kept.tables.insert(id, (stored, mark));
            Ok(())
        };
        self.0.write(add).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let add = |kept: &mut Kept| {
            let (stored, mark) = kept.tables.get_mut(&append.table).ok_or(StoreError::Conflict)?;
            let next = stored.lines.len() as u64 + 1;
            if append.lines.first().is_some_and(|line| line.event != next) {
                return Err(StoreError::Conflict);
            }
            stored.lines.extend(append.lines);
            *mark = append.mark.unwrap_or(*mark);
            kept.people.extend(append.joined.iter().map(|person| (*person, append.table.clone())));
            for person in append.left {
                kept.people.remove(&(person, append.table.clone()));
            }
            Ok(())
        };
        self.0.write(add).await
    }

    async fn amend(&self, amend: Amend) -> Result<(), StoreError> {
        let change = |kept: &mut Kept| {
            let (stored, _) = kept.tables.get_mut(&amend.table).ok_or(StoreError::Conflict)?;
            for (event, entry) in amend.entries {
                stored.lines[event as usize - 1].entry = entry;
            }
            Ok(())
        };
        self.0.write(change).await
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.0.write(|kept| kept.tables.remove(id).map(drop).ok_or(StoreError::Conflict)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.0.read(|kept| kept.tables.get(id).map(|(stored, _)| stored.clone())).await
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let found = |kept: &Kept| {
            kept.tables.keys().filter(|id| id.as_str() > after).take(limit as usize).cloned().collect()
        };
        self.0.read(found).await
    }

    async fn waiting(&self, _: &Before, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let waiting = |kept: &Kept| {
            let found = kept.tables.iter().filter(|(_, (_, mark))| mark.list == List::Waiting);
            found.map(|(id, (stored, _))| listed(id, stored)).take(limit as usize).collect()
        };
        self.0.read(waiting).await
    }

    async fn running(&self, _: &Before, _: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(Vec::new())
    }

    async fn tables_of(&self, _: i64, _: &Before, _: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(Vec::new())
    }

    async fn clocks_due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = |kept: &Kept| {
            let due = |mark: &Mark| mark.wakes.is_some_and(|wakes| wakes > 0 && wakes <= now);
            let found = kept.tables.iter().filter(|(_, (_, mark))| due(mark));
            found.map(|(id, _)| id.clone()).take(limit as usize).collect()
        };
        self.0.read(due).await
    }

    async fn bots_due(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = |kept: &Kept| {
            let found =
                kept.tables.iter().filter(|(id, (_, mark))| mark.wakes == Some(0) && id.as_str() > after);
            found.map(|(id, _)| id.clone()).take(limit as usize).collect()
        };
        self.0.read(due).await
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
        self.0.read(|kept| kept.people.iter().filter(|(other, _)| *other == person).count() as u64).await
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        self.0.read(|kept| kept.tables.len() as u64).await
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
