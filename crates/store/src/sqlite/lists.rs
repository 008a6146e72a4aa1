//! The questions whose answers must cost the same among ten tables and among a million: lists of tables, what is due, what
//! belongs to somebody. Their texts, and the proof that SQLite answers each from an index and looks through no table.

/// The listed tables of a phase. The phase stands in the text and is no parameter: only so SQLite uses the index of that
/// phase.
macro_rules! listed {
    ($phase:literal) => {
        concat!(
            "SELECT id, opened, opener FROM tables WHERE phase = '",
            $phase,
            "' AND listed AND (opened, id) < (?, ?) ORDER BY opened DESC, id DESC LIMIT ?"
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
    WHERE person = ? AND NOT gone AND (opened, id) < (?, ?) ORDER BY opened DESC, id DESC LIMIT ?";
/// Tables whose clock has run out.
pub(super) const CLOCKS_DUE: &str =
    "SELECT id FROM tables WHERE wakes > 0 AND wakes <= ? ORDER BY wakes LIMIT ?";
/// Tables that want attention at once.
pub(super) const BOTS_DUE: &str = "SELECT id FROM tables WHERE wakes = 0 AND id > ? ORDER BY id LIMIT ?";
/// Finished tables where nothing has happened for long.
pub(super) const ENDED_BEFORE: &str = "SELECT id FROM tables WHERE ended < ? ORDER BY ended LIMIT ?";
/// Those of them whose chat has not been emptied.
pub(super) const TALK_BEFORE: &str =
    "SELECT id FROM tables WHERE ended < ? AND NOT quiet ORDER BY ended LIMIT ?";
/// Tables that know of a person.
pub(super) const TRACES_OF: &str = "SELECT table_id FROM people WHERE person = ?1 AND table_id > ?2
    UNION SELECT id FROM tables WHERE opener = ?1 AND id > ?2 ORDER BY 1 LIMIT ?3";
/// How many tables of a person have not ended.
pub(super) const UNFINISHED_OF: &str = "SELECT count(*) FROM (
        SELECT id FROM tables WHERE opener = ?1 AND phase <> 'over'
        UNION
        SELECT id FROM people JOIN tables ON tables.id = people.table_id
        WHERE person = ?1 AND NOT gone AND phase <> 'over')";

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Row};

    use super::*;
    use crate::{Sqlite, Store};

    #[tokio::test]
    async fn every_list_is_answered_from_its_index_and_no_table_is_looked_through() {
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
        for (list, indices) in [
            (WAITING, ["tables_waiting"].as_slice()),
            (RUNNING, &["tables_running"]),
            (TABLES_OF, &["people USING PRIMARY KEY (person=?", "tables USING PRIMARY KEY (id=?"]),
            (CLOCKS_DUE, &["tables_wake"]),
            (BOTS_DUE, &["tables_wake"]),
            (ENDED_BEFORE, &["tables_ended"]),
            (TALK_BEFORE, &["tables_talk"]),
            (TRACES_OF, &["people USING PRIMARY KEY (person=?", "tables_opener"]),
            (UNFINISHED_OF, &["tables_opener", "people USING PRIMARY KEY (person=?"]),
        ] {
            let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {list}")));
            let rows = plan.fetch_all(&store.readers).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            let told = format!("{list}\n{plan:#?}");
            for index in indices {
                assert!(plan.iter().any(|step| step.contains(index)), "not by {index}: {told}");
            }
            for kept in ["tables", "people"] {
                assert!(!plan.iter().any(|step| step.starts_with(&format!("SCAN {kept}"))), "{told}");
            }
            let pages = [WAITING, RUNNING, CLOCKS_DUE, BOTS_DUE, ENDED_BEFORE, TALK_BEFORE].contains(&list);
            let sorted = plan.iter().any(|step| step.contains("TEMP B-TREE"));
            assert!(!(pages && sorted), "read in its order, and no further than the page goes: {told}");
        }
        store.close().await;
    }
}
