//! A table and its happenings as the store keeps them.

use std::sync::Arc;

use moonpack_store::{Append, List, Mark, StoredEntry};
use moonpack_table::{Entry, Happening, Phase, Table};

use crate::TableId;

/// What the store's index says about the table.
pub(super) fn mark_of(table: &Table) -> Mark {
    let list = match table.phase() {
        Phase::Waiting => List::Waiting,
        Phase::Running => List::Running,
        Phase::Over => List::Over,
    };
    Mark { list, wakes: table.wakes_at().map(|at| at.0) }
}

/// Happenings as entries of the log.
pub(super) fn append_of(id: &TableId, told: &[Arc<Happening>], mark: Option<Mark>) -> Append {
    let stored = |happening: &Arc<Happening>| StoredEntry {
        event: happening.event,
        at: happening.at.0,
        entry: happening.entry().write(),
    };
    let joined = told.iter().filter_map(|happening| match happening.entry() {
        Entry::Sit { person, .. } => Some(person.0),
        _ => None,
    });
    let left = told.iter().filter_map(|happening| match happening.entry() {
        Entry::Stand { person, .. } => Some(person.0),
        _ => None,
    });
    Append {
        table: id.to_string(),
        entries: told.iter().map(stored).collect(),
        mark,
        joined: joined.collect(),
        left: left.collect(),
    }
}
