//! Lists of tables: one's own, those that wait for players, those that can be watched. In stretches, the newest first.

use std::collections::HashMap;

use moonpack_store::{Before, Listed};
use moonpack_table::PersonId;

use crate::lobby::{Lobby, Look};
use crate::{LiveError, TableId};

/// How many tables of one opener a public list shows at a stretch: nobody can bury the others.
const OF_ONE_OPENER: usize = 5;
/// Rows asked of the store for each that is shown, to find others behind those of one opener.
const DEPTH: u32 = 4;

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The person's own.
    Own(PersonId),
    /// Listed tables that wait for players.
    Waiting,
    /// Listed tables whose game runs.
    Running,
}

/// A stretch of a list.
pub struct Stretch<T> {
    /// The tables, as they were drawn.
    pub tables: Vec<T>,
    /// Where the next one begins, if there may be one.
    pub next: Option<Before>,
}

impl Lobby {
    /// A stretch of a list: tables after the place `before`, each drawn by `draw`. A table that cannot be opened is left out.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn list<T>(
        &self,
        which: Which,
        before: Option<Before>,
        size: u32,
        draw: impl Fn(Look<'_>) -> T,
    ) -> Result<Stretch<T>, LiveError> {
        let before = &before.unwrap_or_default();
        let (found, asked) = match which {
            Which::Own(person) => (self.store.tables_of(person.0, before, size).await?, size),
            Which::Waiting => (self.store.waiting(before, size * DEPTH).await?, size * DEPTH),
            Which::Running => (self.store.running(before, size * DEPTH).await?, size * DEPTH),
        };
        let mut stretch = Stretch { tables: Vec::new(), next: None };
        let mut shown: HashMap<i64, usize> = HashMap::new();
        let more = found.len() == asked as usize;
        for Listed { id, opened, opener } in found {
            if stretch.tables.len() == size as usize {
                return Ok(stretch);
            }
            stretch.next = Some(Before { opened, id: id.clone() });
            let of_opener = opener.map_or(0, |opener| {
                let count = shown.entry(opener).or_default();
                *count += 1;
                *count
            });
            if !matches!(which, Which::Own(_)) && of_opener > OF_ONE_OPENER {
                continue;
            }
            let Ok(id) = id.parse::<TableId>() else { continue };
            match self.look(&id, None, &draw).await {
                Ok(row) => stretch.tables.push(row),
                // One table that cannot be opened must not hide the others; loading has named it in the log.
                Err(LiveError::OtherRules | LiveError::NoTable | LiveError::Fault(_)) => {}
                Err(error) => return Err(error),
            }
        }
        stretch.next = stretch.next.filter(|_| more);
        Ok(stretch)
    }
}
