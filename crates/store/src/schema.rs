//! The schemas of both databases, as the changes that made them what they are; each is the text of a file, and none is ever changed.
//!
//! The macro that reads them from a folder is not taken: it brings both databases' drivers into the compiler once more, which
//! takes as long as all of this crate with what it is built from.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// What a change is about, as its file is named, and its statements.
type Change = (&'static str, &'static str);

const SQLITE: &[Change] = &[
    ("tables", include_str!("../migrations/0001_tables.sql")),
    ("pulse", include_str!("../migrations/0002_pulse.sql")),
    ("openers", include_str!("../migrations/0003_openers.sql")),
    ("keeping", include_str!("../migrations/0004_keeping.sql")),
    ("amended", include_str!("../migrations/0005_amended.sql")),
    ("strengths", include_str!("../migrations/0006_strengths.sql")),
];
const POSTGRES: &[Change] = &[
    ("tables", include_str!("../migrations-postgres/0001_tables.sql")),
    ("strengths", include_str!("../migrations-postgres/0002_strengths.sql")),
    ("present", include_str!("../migrations-postgres/0003_present.sql")),
];

/// The changes that make a data file.
pub(crate) fn sqlite() -> Migrator {
    in_order(SQLITE)
}

/// The changes that make a shared database.
pub(crate) fn postgres() -> Migrator {
    in_order(POSTGRES)
}

fn in_order(changes: &[Change]) -> Migrator {
    let change = |(version, (about, sql)): (i64, &Change)| {
        Migration::new(version, (*about).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(changes).map(change).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_a_change_is_named_in_its_place() {
        for (folder, changes) in [("migrations", SQLITE), ("migrations-postgres", POSTGRES)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            for (number, (about, sql)) in (1..).zip(changes) {
                let file = folder.join(format!("{number:04}_{about}.sql"));
                assert_eq!(fs::read_to_string(&file).unwrap(), *sql, "{}", file.display());
            }
            assert_eq!(fs::read_dir(folder).unwrap().count(), changes.len(), "none is left out");
        }
    }
}
