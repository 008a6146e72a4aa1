//! What goes into a store and comes out of it.

use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

/// The list a table stands in, named for the phase of the table; what a phase is, the store does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Those that wait for players.
    Waiting,
    /// Those that are played.
    Running,
    /// Those that have ended.
    Over,
}

impl List {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

/// An entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its event number.
    pub event: u64,
    /// When it happened.
    pub at: i64,
    /// The entry as text.
    pub entry: String,
}

/// What lists of tables need to know, when it changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The list it stands in.
    pub list: List,
    /// When it wants attention though nobody asks.
    pub wakes: Option<i64>,
}

/// A table to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddTable {
    /// Its id.
    pub id: String,
    /// Its opening as text.
    pub opening: String,
    /// When it was opened.
    pub opened: i64,
    /// Who opened it. It counts as theirs also when they have left it to others.
    pub opener: Option<i64>,
    /// May strangers find it?
    pub listed: bool,
    /// Where it stands.
    pub mark: Mark,
    /// The first entries.
    pub entries: Vec<StoredEntry>,
    /// Who sits at it.
    pub people: Vec<i64>,
}

/// Entries to add to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The entries, with consecutive numbers; at least one, since the first decides who came first.
    pub entries: Vec<StoredEntry>,
    /// Where the table stands now, if that changed.
    pub mark: Option<Mark>,
    /// Who sat down.
    pub joined: Vec<i64>,
    /// Who got up for good.
    pub left: Vec<i64>,
}

/// Entries to be told in other words, because somebody or something is to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Amend {
    /// The table's id.
    pub table: String,
    /// The words they are told in.
    pub words: Option<Words>,
    /// Whom the table no longer knows.
    pub gone: Option<i64>,
    /// Is the chat empty from now on?
    pub quiet: bool,
}

/// Other words for entries, made from the words that stood there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// How often the entries had been given other words when they were read. Whoever has read them before somebody else gave them
    /// others would put back what is to be forgotten.
    pub amended: u64,
    /// Entries by their event numbers, as they stand from now on.
    pub entries: Vec<(u64, String)>,
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its opening as text.
    pub opening: String,
    /// When it was opened.
    pub opened: i64,
    /// Who opened it, where that is known.
    pub opener: Option<i64>,
    /// May strangers find it?
    pub listed: bool,
    /// How often its entries were given other words.
    pub amended: u64,
    /// Its whole log in order.
    pub entries: Vec<StoredEntry>,
}

/// How strong somebody plays a game, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct StrengthRow {
    /// Who.
    pub person: i64,
    /// The game's name.
    pub game: String,
    /// How strong.
    pub height: f64,
    /// After how many games that is known.
    pub games: u32,
}

/// A place in a list that begins with the newest: what follows was opened before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// When the last table was opened.
    pub opened: i64,
    /// Its id, which tells apart tables of one moment.
    pub id: String,
}

impl Default for Before {
    /// The beginning of a list.
    fn default() -> Self {
        Self { opened: i64::MAX, id: String::new() }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// When it was opened.
    pub opened: i64,
    /// Who opened it, where that is known.
    pub opener: Option<i64>,
}

impl<'r, R: Row> FromRow<'r, R> for Listed
where
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
        Ok(Self { id: row.try_get("id")?, opened: row.try_get("opened")?, opener: row.try_get("opener")? })
    }
}
