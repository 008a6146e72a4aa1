//! What is handed to a writer, whatever database it writes to.

use crate::{AddTable, Amend, Append, StoreError, StoredEntry, StrengthRow};

/// Something to be written.
pub(crate) enum Write {
    /// Unless there is one already.
    Secret(String, Vec<u8>),
    /// In place of what it was; `None` drops it.
    SetSecret(String, Option<Vec<u8>>),
    /// In place of what was known before.
    Strength(StrengthRow),
    /// All of a person's.
    ForgetStrengths(i64),
    Table(Box<AddTable>),
    Append(Append),
    Amend(Amend),
    Remove(String),
    /// Nothing that stays: only whether the disk takes it.
    Pulse,
}

/// What becomes of it.
pub(crate) type Answer = Result<(), StoreError>;

impl Write {
    /// The entries in it, each with its table.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &StoredEntry)> {
        let (table, entries): (&str, &[StoredEntry]) = match self {
            Self::Append(append) => (&append.table, &append.entries),
            Self::Table(table) => (&table.id, &table.entries),
            Self::Secret(..)
            | Self::SetSecret(..)
            | Self::Strength(_)
            | Self::ForgetStrengths(_)
            | Self::Pulse
            | Self::Amend(_)
            | Self::Remove(_) => ("", &[]),
        };
        entries.iter().map(move |stored| (table, stored))
    }
}
