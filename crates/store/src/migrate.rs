//! A server's whole data from a file of SQLite to a PostgreSQL database: in one transaction, so that all of it is there or
//! nothing is, and read back and compared before that transaction ends.

use sqlx::{ColumnIndex, Connection, Decode, FromRow, Row, Type};

use crate::postgres::rows;
use crate::{AddTable, List, Mark, Postgres, Sqlite, Store, StoreError, StoredEntry};

/// Tables at a time.
const BITE: u32 = 200;

/// What was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
}

/// Everything that is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) opening: String,
    pub(crate) opened: i64,
    pub(crate) opener: Option<i64>,
    pub(crate) listed: bool,
    pub(crate) phase: String,
    pub(crate) wakes: Option<i64>,
    pub(crate) ended: Option<i64>,
    pub(crate) quiet: bool,
    pub(crate) amended: i64,
    pub(crate) entries: Vec<StoredEntry>,
    /// In the order of their numbers, and whether they got up.
    pub(crate) people: Vec<(i64, bool)>,
}

/// The row of the table itself; its entries and people stand in rows of their own.
impl<'r, R: Row> FromRow<'r, R> for Kept
where
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
        Ok(Self {
            id: row.try_get("id")?,
            opening: row.try_get("opening")?,
            opened: row.try_get("opened")?,
            opener: row.try_get("opener")?,
            listed: row.try_get("listed")?,
            phase: row.try_get("phase")?,
            wakes: row.try_get("wakes")?,
            ended: row.try_get("ended")?,
            quiet: row.try_get("quiet")?,
            amended: row.try_get("amended")?,
            entries: Vec::new(),
            people: Vec::new(),
        })
    }
}

impl Kept {
    /// As a new table, but for what a new one cannot have.
    pub(crate) fn to_add(&self) -> Result<AddTable, StoreError> {
        let lists = [List::Waiting, List::Running, List::Over];
        let list = lists.into_iter().find(|list| list.word() == self.phase);
        let unknown =
            || StoreError::Damaged(format!("table {}: there is no phase `{}`", self.id, self.phase));
        Ok(AddTable {
            id: self.id.clone(),
            opening: self.opening.clone(),
            opened: self.opened,
            opener: self.opener,
            listed: self.listed,
            mark: Mark { list: list.ok_or_else(unknown)?, wakes: self.wakes },
            entries: self.entries.clone(),
            people: self.people.iter().map(|(person, _)| *person).collect(),
        })
    }
}

/// Is the database at `url` there, and empty? To be asked before the file is opened: an old one is brought up to date by that.
///
/// # Errors
/// If it cannot be reached or is not empty.
pub async fn must_be_empty(url: &str) -> Result<(), StoreError> {
    let mut connection = Postgres::connect(url).await?;
    let mut transaction = connection.begin().await.map_err(failed)?;
    rows::must_be_empty(&mut transaction).await
}

/// Moves everything from a file, in which nothing is changed, to the empty database at `url`. `progress` is told of every table when
/// it is written and when it was read back.
///
/// # Errors
/// If the database is not empty, something cannot be read or written, or what is read back differs. Nothing is changed then.
pub async fn migrate(from: &Sqlite, url: &str, mut progress: impl FnMut(u64)) -> Result<Moved, StoreError> {
    let mut connection = Postgres::connect(url).await?;
    let mut transaction = connection.begin().await.map_err(failed)?;
    rows::must_be_empty(&mut transaction).await?;
    // Many tables go in one statement, and long games make it long: nobody at a board waits for it.
    let patience = sqlx::query("SET LOCAL statement_timeout = '10min'");
    patience.execute(&mut *transaction).await.map_err(failed)?;
    let secrets = from.secrets("").await?;
    rows::write_secrets(&mut transaction, &secrets).await.map_err(failed)?;
    let (mut moved, mut after) = (Moved::default(), String::new());
    loop {
        let kept = from.kept(&after, BITE).await?;
        let Some(last) = kept.last() else { break };
        after.clone_from(&last.id);
        rows::write(&mut transaction, &kept).await?;
        moved.tables += kept.len() as u64;
        moved.entries += kept.iter().map(|table| table.entries.len() as u64).sum::<u64>();
        progress(kept.len() as u64);
    }
    after.clear();
    loop {
        let kept = from.kept(&after, BITE).await?;
        let there = rows::read(&mut transaction, &after, BITE).await.map_err(failed)?;
        if let Some((table, _)) = kept.iter().zip(&there).find(|(kept, there)| kept != there) {
            return Err(differs(&format!("table {}", table.id)));
        }
        if kept.len() != there.len() {
            return Err(differs("the number of tables"));
        }
        let Some(last) = kept.last() else { break };
        after.clone_from(&last.id);
        progress(kept.len() as u64);
    }
    let (mut person, mut game) = (i64::MIN, String::new());
    loop {
        let kept = from.strengths((person, &game), BITE).await?;
        let Some(last) = kept.last() else { break };
        rows::write_strengths(&mut transaction, &kept).await.map_err(failed)?;
        if rows::read_strengths(&mut transaction, (person, &game), BITE).await.map_err(failed)? != kept {
            return Err(differs("how strong somebody plays"));
        }
        (person, game) = (last.person, last.game.clone());
    }
    if rows::read_secrets(&mut transaction).await.map_err(failed)? != secrets {
        return Err(differs("a key"));
    }
    transaction.commit().await.map_err(|error| StoreError::Unknown(error.to_string()))?;
    // It is there: how the connection ends changes nothing any more.
    let _closed = connection.close().await;
    Ok(moved)
}

fn differs(what: &str) -> StoreError {
    StoreError::Failed(format!("{what} is not the same when it is read back; nothing was changed"))
}

fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

#[cfg(test)]
mod tests {
    use moonpack_services as services;

    use super::*;

    #[tokio::test]
    async fn whoever_moves_much_has_longer_for_it_than_whoever_plays() {
        let server = services::Postgres::start();
        Postgres::connect(&server.url()).await.unwrap();
        server.run(
            "CREATE FUNCTION hurried() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                 IF current_setting('statement_timeout')::interval < interval '1 minute' THEN
                     RAISE EXCEPTION 'no time for this';
                 END IF;
                 RETURN NEW;
             END; $$;
             CREATE TRIGGER hurried BEFORE INSERT ON tables FOR EACH ROW EXECUTE FUNCTION hurried()",
        );
        let directory = tempfile::tempdir().unwrap();
        let file = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
        let table = AddTable {
            id: "a".into(),
            opening: "{}".into(),
            opened: 5,
            opener: None,
            listed: true,
            mark: Mark { list: List::Over, wakes: None },
            entries: vec![],
            people: vec![],
        };
        file.add_table(table).await.unwrap();
        assert_eq!(migrate(&file, &server.url(), |_| ()).await.unwrap(), Moved { tables: 1, entries: 0 });
    }
}
