//! What the program says when PostgreSQL or NATS is not what it should be: a clear word, exit code 3, nothing changed.

use moonpack_services::Postgres;
use moonpack_store::{AddTable, List, Mark, Sqlite, Store};

use crate::support::{moonpack, text};

/// It ends at once with code 3, says these words, and nothing that was secret.
fn refused(arguments: &[&str], words: &[&str]) {
    let output = moonpack(arguments);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{arguments:?}: {said}");
    for word in words {
        assert!(said.contains(word), "{arguments:?}: `{word}` is not in: {said}");
    }
    assert!(!said.contains("howl"), "a password is told: {said}");
}

fn serve<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ["serve", "--listen", "127.0.0.1:0"].iter().chain(more).copied().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_postgresql_or_nats_is_said_in_clear_words_and_changes_nothing() {
    let database = Postgres::start();
    let url = database.url();
    refused(&serve(&["--db", "mysql://u:howl@host/db"]), &["sqlite:FILE or postgres://"]);
    refused(&serve(&["--db", "postgres://u:howl@127.0.0.1:nowhere/db"]), &["address", "postgres://USER"]);
    refused(&serve(&["--db", "postgres://u:howl@127.0.0.1:1/db"]), &["127.0.0.1:1"]);
    refused(&serve(&["--db", &database.url_with("howl")]), &["check user and password"]);
    let missing = url.replace("/postgres", "/nowhere").replace("postgres://", "postgresql://");
    refused(&serve(&["--db", &missing]), &["nowhere", "createdb"]);
    refused(
        &serve(&["--db", "sqlite:nothing.db", "--nats", "nats://127.0.0.1:1"]),
        &["--nats", "PostgreSQL"],
    );
    refused(&serve(&["--db", &url, "--nats", "nats://u:howl@127.0.0.1:1"]), &["NATS at 127.0.0.1:1"]);
    refused(&serve(&["--db", &url, "--nats", "http://127.0.0.1"]), &["nats://HOST:PORT"]);
    refused(&["worker", "--db", &url, "--nats", "nats://u:howl@127.0.0.1:1"], &["NATS at 127.0.0.1:1"]);
    assert_eq!(database.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"), "0");
    refused(&["check", "--db", &url], &["SQLite only", "pg_amcheck"]);
    for collector in ["howl", "ftp://u:howl@127.0.0.1", "http://"] {
        refused(&serve(&["--db", &url, "--otlp", collector]), &["--otlp", "http://HOST:4318"]);
    }

    // Moving onto a database that somebody has used.
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("moonpack.db");
    let file = Sqlite::open(&path).await.unwrap();
    let mark = Mark { list: List::Over, wakes: None };
    let table = |id: &str| AddTable {
        id: id.into(),
        opening: "an opening".into(),
        opened: 1,
        opener: None,
        listed: true,
        mark,
        entries: vec![],
        people: vec![],
    };
    file.add_table(table("one")).await.unwrap();
    file.close().await;
    let from = format!("sqlite:{}", path.display());
    let moved = moonpack(&["migrate", "--from", &from, "--to", &url]);
    assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    assert_eq!(database.run("SELECT string_agg(id, ' ') FROM tables"), "one");
    database.run("UPDATE tables SET opening = 'played on'");
    // A file that an older program has left, or anything else: it is not even opened.
    let old = directory.path().join("old.db");
    std::fs::write(&old, "awoo").unwrap();
    let from = format!("sqlite:{}", old.display());
    refused(&["migrate", "--from", &from, "--to", &url], &["not empty", "nothing was changed"]);
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "awoo");
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 2, "nothing lies beside the files");
    refused(&["migrate", "--from", "sqlite:nothing.db", "--to", &url], &["nothing.db"]);
    refused(&["migrate", "--from", &url, "--to", &url], &["--from sqlite:FILE"]);
    assert_eq!(database.run("SELECT id || ' ' || opening FROM tables"), "one played on");

    // A database that a newer program has brought up to date.
    database.run("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1");
    refused(&serve(&["--db", &url]), &["newer program", "update this one"]);
    assert_eq!(database.run("SELECT max(version) FROM _sqlx_migrations"), "9999");
}
