//! The questions whose answers must cost the same among ten tables and among a million: lists of tables, what is due, what
//! belongs to somebody. Their texts, and the proof that PostgreSQL answers each from an index and looks through no table.

/// Claims the tables that are due by `$due`, in the order of `$by`. Those that another node is claiming at this moment are
/// passed over. They are named in an array, so that each is found by its key: joined, a few hundred of them make the planner look
/// through all tables of a small store.
macro_rules! claim {
    ($due:literal, $by:literal) => {
        concat!(
            "WITH due AS (SELECT id FROM tables WHERE ",
            $due,
            " AND claimed < now() ORDER BY ",
            $by,
            " LIMIT $2 FOR UPDATE SKIP LOCKED),
             taken AS (UPDATE tables SET claimed = now() + make_interval(secs => $3)
                 WHERE id = ANY(ARRAY(SELECT id FROM due)) RETURNING tables.*)
             SELECT id FROM taken ORDER BY ",
            $by
        )
    };
}

/// The listed tables of a phase, which stands in the text so that its index serves.
macro_rules! listed {
    ($phase:literal) => {
        concat!(
            "SELECT id, opened, opener FROM tables WHERE phase = '",
            $phase,
            "' AND listed AND (opened, id) < ($1, $2) ORDER BY opened DESC, id DESC LIMIT $3"
        )
    };
}

/// Tables that wait for players.
pub(super) const WAITING: &str = listed!("waiting");
/// Tables whose game runs.
pub(super) const RUNNING: &str = listed!("running");
/// Tables of a person.
pub(super) const TABLES_OF: &str =
    "SELECT tables.id, opened, opener FROM people JOIN tables ON tables.id = people.table_id
    WHERE person = $1 AND NOT gone AND (opened, id) < ($2, $3) ORDER BY opened DESC, id DESC LIMIT $4";
/// Tables whose clock has run out.
pub(super) const CLOCKS_DUE: &str = claim!("wakes > 0 AND wakes <= $1", "wakes");
/// Tables that want attention at once.
pub(super) const BOTS_DUE: &str = claim!("wakes = 0 AND id > $1", "id");
/// Finished tables where nothing has happened for long.
pub(super) const ENDED_BEFORE: &str = claim!("ended < $1", "ended");
/// Those of them whose chat has not been emptied.
pub(super) const TALK_BEFORE: &str = claim!("ended < $1 AND NOT quiet", "ended");
/// Tables that know of a person.
pub(super) const TRACES_OF: &str = "SELECT table_id FROM people WHERE person = $1 AND table_id > $2
    UNION SELECT id FROM tables WHERE opener = $1 AND id > $2 ORDER BY 1 LIMIT $3";
/// How many tables of a person have not ended.
pub(super) const UNFINISHED_OF: &str = "SELECT count(*) FROM (
        SELECT id FROM tables WHERE opener = $1 AND phase <> 'over'
        UNION
        SELECT id FROM people JOIN tables ON tables.id = people.table_id
        WHERE person = $1 AND NOT gone AND phase <> 'over') AS unfinished";

#[cfg(test)]
mod tests {
    use moonpack_services as services;

    use super::*;
    use crate::{Postgres, PostgresOptions, Store};

    /// Enough tables for the planner to know what looking through them costs; few of them wait, run or want anything, as it is
    /// after a while.
    const MANY: &str = "
        INSERT INTO tables (id, opening, opened, opener, listed, phase, wakes, ended)
            SELECT 'table ' || n, '{}', n, n / 9, n % 3 > 0,
                CASE n % 50 WHEN 0 THEN 'waiting' WHEN 1 THEN 'running' ELSE 'over' END,
                CASE n % 50 WHEN 0 THEN 0 WHEN 1 THEN n END,
                CASE WHEN n % 50 > 1 THEN n END
            FROM generate_series(1, 20000) AS n;
        INSERT INTO people SELECT n / 9, 'table ' || n FROM generate_series(1, 20000) AS n;
        ANALYZE;";

    /// As a statement is planned that is asked again and again: for whatever may be asked, and for what is asked.
    const WAYS: [&str; 2] = ["force_generic_plan", "force_custom_plan"];

    #[tokio::test]
    async fn every_list_is_answered_from_its_index_and_no_table_is_looked_through() {
        let server = services::Postgres::start();
        let store = Postgres::open(&server.url(), PostgresOptions::default()).await.unwrap();
        server.run(MANY);
        let (listed, mine, due) =
            ("bigint, text, bigint", "bigint, bigint, text, bigint", "bigint, bigint, float8");
        for (list, types, asked, indices) in [
            (WAITING, listed, "9223372036854775807, '', 20", ["tables_waiting"].as_slice()),
            (RUNNING, listed, "9223372036854775807, '', 20", &["tables_running"]),
            (TABLES_OF, mine, "7, 9223372036854775807, '', 20", &["people_pkey", "tables_pkey"]),
            (CLOCKS_DUE, due, "500, 500, 30", &["tables_clocks"]),
            (BOTS_DUE, "text, bigint, float8", "'', 500, 30", &["tables_bots"]),
            (ENDED_BEFORE, due, "50, 16, 30", &["tables_ended"]),
            (TALK_BEFORE, due, "50, 16, 30", &["tables_talk"]),
            (TRACES_OF, "bigint, text, bigint", "7, '', 16", &["people_pkey", "tables_opener"]),
            (UNFINISHED_OF, "bigint", "7", &["tables_opener", "people_pkey", "tables_pkey"]),
        ] {
            for way in WAYS {
                let plan = server.run(&format!(
                    "SET plan_cache_mode = {way}; PREPARE asked ({types}) AS {list}; EXPLAIN EXECUTE asked ({asked})"
                ));
                let told = format!("{way}: {list}\n{plan}");
                for index in indices {
                    assert!(plan.contains(index), "not by {index}: {told}");
                }
                for kept in ["tables", "people"] {
                    assert!(!plan.contains(&format!("Seq Scan on {kept}")), "{told}");
                }
            }
        }
        store.close().await;
    }
}
