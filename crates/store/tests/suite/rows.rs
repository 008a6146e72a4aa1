//! Tables and entries as the tests write them: nothing in them matters but what a test says.

use std::ops::Range;

use moonpack_store::{AddTable, Append, List, Mark, StoredEntry};

/// A listed table of one person, which waits for more.
pub(crate) fn table(id: &str) -> AddTable {
    AddTable {
        id: id.into(),
        opening: "{}".into(),
        opened: 5,
        opener: Some(1),
        listed: true,
        mark: Mark { list: List::Waiting, wakes: None },
        entries: vec![],
        people: vec![1],
    }
}

/// A table of two whose game runs.
pub(crate) fn running(id: &str) -> AddTable {
    AddTable { people: vec![1, 2], ..due(id, None) }
}

/// A table whose game runs and which wants attention then.
pub(crate) fn due(id: &str, wakes: Option<i64>) -> AddTable {
    AddTable { mark: Mark { list: List::Running, wakes }, ..table(id) }
}

/// The entries with these numbers.
pub(crate) fn append(id: &str, events: Range<u64>) -> Append {
    let stored = |event| StoredEntry { event, at: 9, entry: format!("entry {event}") };
    Append {
        table: id.into(),
        entries: events.map(stored).collect(),
        mark: None,
        joined: vec![],
        left: vec![],
    }
}

/// The one entry with this number.
pub(crate) fn entry(id: &str, event: u64) -> Append {
    append(id, event..event + 1)
}
