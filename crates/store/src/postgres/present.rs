//! Who is at which table: said by the node that holds their stream, asked by a node that would else take them for absent.

use sqlx::Row;
use sqlx::postgres::PgPool;

use super::connect::{failed, read};
use crate::StoreError;

/// In the order of the key: of two nodes that say the same none waits for the other in a ring.
const SAY: &str = "INSERT INTO present (table_id, person, at)
     SELECT table_id, person, $3 FROM unnest($1::text[], $2::bigint[]) AS here (table_id, person)
     ORDER BY table_id COLLATE \"C\", person
     ON CONFLICT (table_id, person) DO UPDATE SET at = greatest(present.at, excluded.at)";

pub(super) async fn say(pool: &PgPool, here: &[(String, i64)], at: i64) -> Result<(), StoreError> {
    let (tables, people): (Vec<&str>, Vec<i64>) =
        here.iter().map(|(table, person)| (table.as_str(), *person)).unzip();
    read(sqlx::query(SAY).bind(tables).bind(people).bind(at).execute(pool)).await.map(drop)
}

pub(super) async fn at(pool: &PgPool, table: &str) -> Result<Vec<(i64, i64)>, StoreError> {
    let rows = sqlx::query("SELECT person, at FROM present WHERE table_id = $1").bind(table);
    let rows = read(rows.fetch_all(pool)).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, _>>().map_err(failed)
}

pub(super) async fn forget(pool: &PgPool, before: i64) -> Result<(), StoreError> {
    let old = sqlx::query("DELETE FROM present WHERE at < $1").bind(before);
    read(old.execute(pool)).await.map(drop)
}
