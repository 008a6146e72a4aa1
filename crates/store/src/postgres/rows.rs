//! Rows whole, as they are moved from another database and read back.

use std::collections::HashMap;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{FromRow, Row};

use super::connect::failed;
use super::{statement, stored};
use crate::migrate::Kept;
use crate::{AddTable, StoreError, StrengthRow};

/// Refuses a database that holds anything, and keeps others from writing to it until the transaction ends.
pub(crate) async fn must_be_empty(connection: &mut PgConnection) -> Result<(), StoreError> {
    sqlx::query("LOCK TABLE tables, entries, people, secrets, strengths IN EXCLUSIVE MODE")
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    let full: bool = sqlx::query_scalar("SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM secrets)")
        .fetch_one(connection)
        .await
        .map_err(failed)?;
    match full {
        true => Err(StoreError::Failed(
            "the database is not empty: a server has used it; move to a fresh one (nothing was changed)"
                .into(),
        )),
        false => Ok(()),
    }
}

/// Writes tables as they were.
pub(crate) async fn write(connection: &mut PgConnection, kept: &[Kept]) -> Result<(), StoreError> {
    let tables = kept.iter().map(Kept::to_add).collect::<Result<Vec<AddTable>, _>>()?;
    statement::add(connection, tables.iter(), 0.0).await.map_err(failed)?;
    let ids: Vec<&str> = kept.iter().map(|table| table.id.as_str()).collect();
    let ended: Vec<Option<i64>> = kept.iter().map(|table| table.ended).collect();
    let quiet: Vec<bool> = kept.iter().map(|table| table.quiet).collect();
    let amended: Vec<i64> = kept.iter().map(|table| table.amended).collect();
    sqlx::query(
        "UPDATE tables SET ended = was.ended, quiet = was.quiet, amended = was.amended
         FROM unnest($1::text[], $2::bigint[], $3::boolean[], $4::bigint[]) AS was (id, ended, quiet, amended)
         WHERE tables.id = was.id",
    )
    .bind(&ids)
    .bind(&ended)
    .bind(&quiet)
    .bind(&amended)
    .execute(&mut *connection)
    .await
    .map_err(failed)?;
    let gone = kept.iter().flat_map(|table| {
        table.people.iter().filter(|(_, gone)| *gone).map(|(person, _)| (*person, table.id.as_str()))
    });
    let (people, tables): (Vec<i64>, Vec<&str>) = gone.unzip();
    sqlx::query(
        "UPDATE people SET gone = true FROM unnest($1::bigint[], $2::text[]) AS who (person, table_id)
         WHERE people.person = who.person AND people.table_id = who.table_id",
    )
    .bind(&people)
    .bind(&tables)
    .execute(connection)
    .await
    .map_err(failed)?;
    Ok(())
}

/// Tables in the order of their ids, after `after`.
pub(crate) async fn read(
    connection: &mut PgConnection,
    after: &str,
    limit: u32,
) -> Result<Vec<Kept>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT id, opening, opened, opener, listed, phase, wakes, ended, quiet, amended FROM tables
         WHERE id > $1 ORDER BY id LIMIT $2",
    );
    let rows = rows.bind(after).bind(i64::from(limit)).fetch_all(&mut *connection).await?;
    let mut kept = rows.iter().map(Kept::from_row).collect::<Result<Vec<Kept>, _>>()?;
    let ids: Vec<String> = kept.iter().map(|table| table.id.clone()).collect();
    let places: HashMap<&str, usize> =
        ids.iter().enumerate().map(|(place, id)| (id.as_str(), place)).collect();
    let entries =
        "SELECT table_id, event, at, entry FROM entries WHERE table_id = ANY($1) ORDER BY table_id, event";
    for row in sqlx::query(entries).bind(&ids).fetch_all(&mut *connection).await? {
        kept[places[row.try_get::<&str, _>(0)?]].entries.push(stored(&row, 1)?);
    }
    let people =
        "SELECT table_id, person, gone FROM people WHERE table_id = ANY($1) ORDER BY table_id, person";
    for row in sqlx::query(people).bind(&ids).fetch_all(&mut *connection).await? {
        kept[places[row.try_get::<&str, _>(0)?]].people.push((row.try_get(1)?, row.try_get(2)?));
    }
    Ok(kept)
}

/// A row of `strengths`.
pub(super) fn strength(row: &PgRow) -> Result<StrengthRow, sqlx::Error> {
    let games: i64 = row.try_get(3)?;
    let games = u32::try_from(games).unwrap_or(u32::MAX);
    Ok(StrengthRow { person: row.try_get(0)?, game: row.try_get(1)?, height: row.try_get(2)?, games })
}

/// Writes strengths, of which there is nothing yet.
pub(crate) async fn write_strengths(
    connection: &mut PgConnection,
    strengths: &[StrengthRow],
) -> Result<(), sqlx::Error> {
    let people: Vec<i64> = strengths.iter().map(|strength| strength.person).collect();
    let names: Vec<&str> = strengths.iter().map(|strength| strength.game.as_str()).collect();
    let heights: Vec<f64> = strengths.iter().map(|strength| strength.height).collect();
    let games: Vec<i64> = strengths.iter().map(|strength| strength.games.into()).collect();
    let rows = sqlx::query(
        "INSERT INTO strengths (person, game, height, games)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::double precision[], $4::bigint[])",
    );
    rows.bind(&people).bind(&names).bind(&heights).bind(&games).execute(connection).await.map(drop)
}

/// Strengths in the order of people and games, after those of `after`.
pub(crate) async fn read_strengths(
    connection: &mut PgConnection,
    after: (i64, &str),
    limit: u32,
) -> Result<Vec<StrengthRow>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT person, game, height, games FROM strengths
         WHERE (person, game) > ($1, $2) ORDER BY person, game LIMIT $3",
    );
    let rows = rows.bind(after.0).bind(after.1).bind(i64::from(limit)).fetch_all(connection).await?;
    rows.iter().map(strength).collect()
}

/// Writes secrets.
pub(crate) async fn write_secrets(
    connection: &mut PgConnection,
    secrets: &[(String, Vec<u8>)],
) -> Result<(), sqlx::Error> {
    for (name, value) in secrets {
        let query = sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2)").bind(name).bind(value);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// All secrets in the order of their names.
pub(crate) async fn read_secrets(
    connection: &mut PgConnection,
) -> Result<Vec<(String, Vec<u8>)>, sqlx::Error> {
    sqlx::query_as("SELECT name, value FROM secrets ORDER BY name").fetch_all(connection).await
}
