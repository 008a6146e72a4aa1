//! The statements that write: many tables' steps in one, and each of them told whether it was first.
//!
//! The first new entry of each append decides: where it stands already, the append came second and writes nothing. While a
//! statement is under way, whoever else writes the same entry waits for it, so the entries that follow need no second look.

use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use crate::write::Write;
use crate::{AddTable, Amend, Append, List, Mark, StoredEntry};

/// Entries by column.
#[derive(Default)]
struct Entries<'a> {
    tables: Vec<&'a str>,
    events: Vec<i64>,
    ats: Vec<i64>,
    texts: Vec<&'a str>,
}

impl<'a> Entries<'a> {
    fn push(&mut self, table: &'a str, stored: &'a StoredEntry) {
        self.tables.push(table);
        self.events.push(stored.event as i64);
        self.ats.push(stored.at);
        self.texts.push(&stored.entry);
    }
}

/// Marks by column.
#[derive(Default)]
struct Marks<'a> {
    tables: Vec<&'a str>,
    phases: Vec<&'static str>,
    wakes: Vec<Option<i64>>,
    ended: Vec<Option<i64>>,
}

impl<'a> Marks<'a> {
    fn push(&mut self, table: &'a str, mark: Mark, last: Option<i64>) {
        self.tables.push(table);
        self.phases.push(mark.list.word());
        self.wakes.push(mark.wakes);
        self.ended.push(last.filter(|_| mark.list == List::Over));
    }
}

/// People and tables by column, nobody twice at one table.
#[derive(Default)]
struct People<'a> {
    people: Vec<i64>,
    tables: Vec<&'a str>,
}

impl<'a> People<'a> {
    fn push(&mut self, table: &'a str, people: impl IntoIterator<Item = i64>) {
        let begun = self.people.len();
        for person in people {
            if !self.people[begun..].contains(&person) {
                self.people.push(person);
                self.tables.push(table);
            }
        }
    }
}

/// Appends to as many tables, none twice. Returns the tables where the append was first; elsewhere nothing was written.
/// Where a bot is next, nobody else attends to the table for `lease` seconds.
pub(super) async fn append<'a>(
    connection: &mut PgConnection,
    appends: impl Iterator<Item = &'a Append>,
    lease: f64,
) -> Result<Vec<String>, sqlx::Error> {
    let (mut first, mut rest, mut marks) = (Entries::default(), Entries::default(), Marks::default());
    let (mut left, mut joined) = (People::default(), People::default());
    for append in appends {
        let table = append.table.as_str();
        for (number, stored) in append.entries.iter().enumerate() {
            let entries = if number == 0 { &mut first } else { &mut rest };
            entries.push(table, stored);
        }
        if let Some(mark) = append.mark {
            marks.push(table, mark, append.entries.last().map(|stored| stored.at));
        }
        // Whoever got up and sat down again is there.
        left.push(table, append.left.iter().copied().filter(|person| !append.joined.contains(person)));
        joined.push(table, append.joined.iter().copied());
    }
    let rows = sqlx::query(
        "WITH there AS (SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR KEY SHARE),
         won AS (
             INSERT INTO entries (table_id, event, at, entry)
             SELECT new_entry.* FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
                 AS new_entry (table_id, event, at, entry) JOIN there ON there.id = new_entry.table_id
             ORDER BY new_entry.table_id ON CONFLICT DO NOTHING RETURNING table_id),
         rest AS (
             INSERT INTO entries (table_id, event, at, entry)
             SELECT new_entry.* FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[])
                 AS new_entry (table_id, event, at, entry) JOIN won USING (table_id)),
         marked AS (
             UPDATE tables SET phase = mark.phase, wakes = mark.wakes, ended = mark.ended, quiet = false,
                 claimed = CASE WHEN mark.wakes = 0 THEN now() + make_interval(secs => $17) ELSE '-infinity' END
             FROM unnest($9::text[], $10::text[], $11::bigint[], $12::bigint[])
                 AS mark (table_id, phase, wakes, ended) JOIN won USING (table_id)
             WHERE tables.id = mark.table_id),
         gone AS (
             UPDATE people SET gone = true
             FROM unnest($13::bigint[], $14::text[]) AS who (person, table_id) JOIN won USING (table_id)
             WHERE people.person = who.person AND people.table_id = who.table_id),
         came AS (
             INSERT INTO people (person, table_id)
             SELECT who.person, who.table_id
             FROM unnest($15::bigint[], $16::text[]) AS who (person, table_id) JOIN won USING (table_id)
             ON CONFLICT (person, table_id) DO UPDATE SET gone = false)
         SELECT table_id FROM won",
    );
    let rows = rows.bind(&first.tables).bind(&first.events).bind(&first.ats).bind(&first.texts);
    let rows = rows.bind(&rest.tables).bind(&rest.events).bind(&rest.ats).bind(&rest.texts);
    let rows = rows.bind(&marks.tables).bind(&marks.phases).bind(&marks.wakes).bind(&marks.ended);
    let rows =
        rows.bind(&left.people).bind(&left.tables).bind(&joined.people).bind(&joined.tables).bind(lease);
    names(&rows.fetch_all(connection).await?)
}

/// Keeps as many new tables, none twice. Returns those that were new indeed.
pub(super) async fn add<'a>(
    connection: &mut PgConnection,
    tables: impl Iterator<Item = &'a AddTable>,
    lease: f64,
) -> Result<Vec<String>, sqlx::Error> {
    let (mut entries, mut marks, mut people) = (Entries::default(), Marks::default(), People::default());
    let (mut openings, mut opened, mut openers, mut listed) = (vec![], vec![], vec![], vec![]);
    for table in tables {
        table.entries.iter().for_each(|stored| entries.push(&table.id, stored));
        marks.push(&table.id, table.mark, table.entries.last().map(|stored| stored.at));
        people.push(&table.id, table.people.iter().copied());
        openings.push(table.opening.as_str());
        opened.push(table.opened);
        openers.push(table.opener);
        listed.push(table.listed);
    }
    let rows = sqlx::query(
        "WITH new AS (
             INSERT INTO tables (id, opening, opened, opener, listed, phase, wakes, ended, claimed)
             SELECT fresh.*, CASE WHEN wakes = 0 THEN now() + make_interval(secs => $15) ELSE '-infinity' END
             FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::boolean[], $6::text[],
                 $7::bigint[], $8::bigint[])
                 AS fresh (id, opening, opened, opener, listed, phase, wakes, ended)
             ORDER BY id ON CONFLICT DO NOTHING RETURNING id),
         log AS (
             INSERT INTO entries (table_id, event, at, entry)
             SELECT new_entry.* FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[])
                 AS new_entry (table_id, event, at, entry) JOIN new ON new.id = new_entry.table_id),
         came AS (
             INSERT INTO people (person, table_id)
             SELECT who.* FROM unnest($13::bigint[], $14::text[]) AS who (person, table_id)
                 JOIN new ON new.id = who.table_id)
         SELECT id FROM new",
    );
    let rows = rows.bind(&marks.tables).bind(&openings).bind(&opened).bind(&openers).bind(&listed);
    let rows = rows.bind(&marks.phases).bind(&marks.wakes).bind(&marks.ended);
    let rows = rows.bind(&entries.tables).bind(&entries.events).bind(&entries.ats).bind(&entries.texts);
    let rows = rows.bind(&people.people).bind(&people.tables).bind(lease);
    names(&rows.fetch_all(connection).await?)
}

/// What concerns one row, or one table that nobody plays at any more. Returns the table whose entries it has given other words;
/// where none should be told what it means to come second, doing it twice does no harm.
pub(super) async fn single(connection: &mut PgConnection, write: &Write) -> Result<Vec<String>, sqlx::Error> {
    let query = match write {
        Write::Secret(name, value) => {
            sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(value)
        }
        Write::SetSecret(name, Some(value)) => sqlx::query(
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value),
        Write::SetSecret(name, None) => sqlx::query("DELETE FROM secrets WHERE name = $1").bind(name),
        Write::Strength(strength) => sqlx::query(
            "INSERT INTO strengths (person, game, height, games) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person, game) DO UPDATE SET height = excluded.height, games = excluded.games",
        )
        .bind(strength.person)
        .bind(&strength.game)
        .bind(strength.height)
        .bind(i64::from(strength.games)),
        Write::ForgetStrengths(person) => {
            sqlx::query("DELETE FROM strengths WHERE person = $1").bind(person)
        }
        Write::Amend(amend) => return amended(connection, amend).await,
        Write::Remove(id) => return remove(connection, id).await.map(|()| Vec::new()),
        // That a transaction is taken shows that others are.
        Write::Pulse => sqlx::query("SELECT pg_current_xact_id()"),
        Write::Table(_) | Write::Append(_) => return Ok(Vec::new()),
    };
    query.execute(connection).await.map(|_| Vec::new())
}

/// The table first: whoever else amends it waits for its row, and finds it amended afterwards.
async fn amended(connection: &mut PgConnection, amend: &Amend) -> Result<Vec<String>, sqlx::Error> {
    let entries = amend.words.iter().flat_map(|words| &words.entries);
    let (events, entries): (Vec<i64>, Vec<&str>) =
        entries.map(|(event, entry)| (*event as i64, entry.as_str())).unzip();
    let rows = sqlx::query(
        "WITH there AS (
             SELECT id FROM tables WHERE id = $1 AND amended = coalesce($2, amended) FOR NO KEY UPDATE),
         worded AS (
             UPDATE entries SET entry = other.entry
             FROM unnest($3::bigint[], $4::text[]) AS other (event, entry), there
             WHERE entries.table_id = there.id AND entries.event = other.event),
         forgotten AS (DELETE FROM people USING there WHERE table_id = there.id AND person = $5)
         UPDATE tables SET amended = amended + 1, quiet = quiet OR $6, opener = nullif(opener, $5)
         FROM there WHERE tables.id = there.id RETURNING tables.id",
    );
    let rows = rows.bind(&amend.table).bind(amend.words.as_ref().map(|words| words.amended as i64));
    let rows = rows.bind(&events).bind(&entries).bind(amend.gone).bind(amend.quiet);
    names(&rows.fetch_all(connection).await?)
}

/// The table first: whoever appends to it holds its row, and finds it gone afterwards.
async fn remove(connection: &mut PgConnection, id: &str) -> Result<(), sqlx::Error> {
    let mut transaction = sqlx::Connection::begin(connection).await?;
    for statement in [
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM people WHERE table_id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Is exactly this on the disk already? Asked where it is not known what became of it. Of other words that is not asked: whoever
/// gave them reads the table again, and finds nothing left to do.
pub(super) async fn holds(connection: &mut PgConnection, write: &Write) -> Result<bool, sqlx::Error> {
    if matches!(write, Write::Amend(_)) {
        return Ok(false);
    }
    if let Write::Table(table) = write {
        let opening: Option<String> = sqlx::query_scalar("SELECT opening FROM tables WHERE id = $1")
            .bind(&table.id)
            .fetch_optional(&mut *connection)
            .await?;
        if opening.as_ref() != Some(&table.opening) {
            return Ok(false);
        }
    }
    let mut entries = Entries::default();
    write.entries().for_each(|(table, stored)| entries.push(table, stored));
    let found: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM entries JOIN unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
             AS new_entry (table_id, event, at, entry) USING (table_id, event, at, entry)",
    )
    .bind(&entries.tables)
    .bind(&entries.events)
    .bind(&entries.ats)
    .bind(&entries.texts)
    .fetch_one(connection)
    .await?;
    Ok(found as usize == entries.tables.len())
}

fn names(rows: &[PgRow]) -> Result<Vec<String>, sqlx::Error> {
    rows.iter().map(|row| row.try_get(0)).collect()
}
