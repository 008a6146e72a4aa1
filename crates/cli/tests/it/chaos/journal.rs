//! What all clients have heard, written down in one place: whoever hears another thing than somebody before panics.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;
use tokio::sync::watch;

/// The newest tables are those that are played at.
const WATCHED: usize = 7;
/// So many watchers are at the same table, so that they can be told different things.
const TOGETHER: usize = 2;

#[derive(Default)]
pub(crate) struct Journal {
    /// How many decisions were acknowledged.
    pub(crate) acknowledged: watch::Sender<u64>,
    /// Every table that was opened.
    tables: Mutex<Vec<String>>,
    /// By table and number, what those who only watch were told.
    events: Mutex<HashMap<(String, u64), Value>>,
    heard: Mutex<u64>,
    /// How many hints and analyses were answered.
    advice: AtomicU64,
}

impl Journal {
    pub(crate) fn opened(&self, table: &str) {
        self.tables.lock().unwrap().push(table.to_owned());
    }

    pub(crate) fn advised(&self) {
        self.advice.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn advice(&self) -> u64 {
        self.advice.load(Ordering::Relaxed)
    }

    /// The table to be watched by this watcher.
    pub(crate) fn table_for(&self, watcher: u64) -> Option<String> {
        let tables = self.tables.lock().unwrap();
        tables.iter().rev().nth(watcher as usize / TOGETHER % WATCHED).cloned()
    }

    pub(crate) fn heard(&self, table: &str, event: u64, told: Value) {
        *self.heard.lock().unwrap() += 1;
        let mut events = self.events.lock().unwrap();
        let first = events.entry((table.to_owned(), event)).or_insert_with(|| told.clone());
        assert_eq!(*first, told, "table {table}: event {event} is told in two ways");
    }

    /// The numbers that were heard of a table.
    pub(crate) fn numbers(&self, table: &str) -> Vec<u64> {
        let events = self.events.lock().unwrap();
        events.keys().filter(|(other, _)| other == table).map(|(_, event)| *event).collect()
    }

    /// Tables, events, and how often events were heard.
    pub(crate) fn counts(&self) -> (usize, usize, u64) {
        (self.tables.lock().unwrap().len(), self.events.lock().unwrap().len(), *self.heard.lock().unwrap())
    }
}
