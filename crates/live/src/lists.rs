//! Lists of tables: one's own, those that wait for players, those that can be watched. In stretches, the newest first.

use std::collections::HashMap;

use moonpack_store::{Before, Listed};
use moonpack_table::PersonId;

use crate::lobby::{Lobby, Look};
use crate::{LiveError, TableId};

/// How many tables of one opener a public list shows at a stretch: nobody can bury the others.
const OF_ONE_OPENER: usize = 5;
/// Rows asked of the store at a time for each that is shown, to find others behind those of one opener.
const DEPTH: u32 = 4;
/// So many more are looked through as one person can have unfinished tables, and never more than these.
const FLOOD: u64 = 1_000;

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
        let own = matches!(which, Which::Own(_));
        let at_a_time = if own { size } else { size * DEPTH };
        let flood = self.settings.tables_each.min(FLOOD) as u32;
        let mut stretch = Stretch { tables: Vec::new(), next: before };
        let mut shown: HashMap<i64, usize> = HashMap::new();
        let mut rows = 0;
        // Behind all tables that one person can have there is somebody else's.
        while rows < at_a_time + flood {
            let before = &stretch.next.clone().unwrap_or_default();
            let found = match which {
                Which::Own(person) => self.store.tables_of(person.0, before, at_a_time).await?,
                Which::Waiting => self.store.waiting(before, at_a_time).await?,
                Which::Running => self.store.running(before, at_a_time).await?,
            };
            let more = found.len() == at_a_time as usize;
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
                if !own && of_opener > OF_ONE_OPENER {
                    continue;
                }
                stretch.tables.extend(self.row(&id, &draw).await?);
            }
            if !more {
                stretch.next = None;
            }
            if own || !more {
                break;
            }
            rows += at_a_time;
        }
        Ok(stretch)
    }

    /// One table as it is drawn. One that cannot be opened must not hide the others: loading has named it in the log, or many
    /// wait for a thread to be read on.
    async fn row<T>(&self, id: &str, draw: impl FnOnce(Look<'_>) -> T) -> Result<Option<T>, LiveError> {
        let Ok(id) = id.parse::<TableId>() else { return Ok(None) };
        match self.look(&id, None, draw).await {
            Ok(row) => Ok(Some(row)),
            Err(
                LiveError::OtherRules | LiveError::NoTable | LiveError::Fault(_) | LiveError::Busy { .. },
            ) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
