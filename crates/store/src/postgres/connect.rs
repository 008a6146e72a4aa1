//! The way to the database: what its address may say, and clear words when it cannot be reached or is not ours.

use std::io::ErrorKind;
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use crate::{StoreError, schema};

/// How long a connection may take to come about, and all of them to end.
pub(super) const CONNECT: Duration = Duration::from_secs(5);
/// The database gives up a statement after this; we wait a little longer for it, so that it is over when we go on.
const STATEMENT: &str = "10s";
pub(super) const STATEMENT_AND_MORE: Duration = Duration::from_secs(12);
/// A connection that was idle for so long is asked whether it still lives before it is used.
pub(super) const IDLE: Duration = Duration::from_secs(1);
/// A connection that does not answer this within so long is left behind for a fresh one.
const LIVES: Duration = Duration::from_secs(1);

/// What a database of ours is told when a connection begins.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let read = PgConnectOptions::from_str(url);
    let options = read.map_err(|error| {
        StoreError::Failed(format!(
            "the address of the database cannot be read ({error}); write postgres://USER:PASSWORD@HOST:PORT/DATABASE"
        ))
    })?;
    Ok(options
        .application_name("moonpack")
        // Acknowledged means on the disk, whatever the database does by default.
        .options([("statement_timeout", STATEMENT), ("synchronous_commit", "on")])
        .disable_statement_logging())
}

/// One connection.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    match timeout(CONNECT, options.connect()).await {
        Ok(connected) => connected.map_err(|error| away_or_failed(options, &error)),
        Err(_) => Err(StoreError::Away(format!("{} does not answer", place(options)))),
    }
}

/// One connection to a database whose schema is brought up to date first.
pub(super) async fn connect_up_to_date(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let mut connection = connect(options).await?;
    migrate(options, &mut connection).await?;
    Ok(connection)
}

/// Connections for those who read. Of a host that has vanished without a word the network tells after many minutes: until then a
/// connection to it must not take the place of a fresh one. sqlx asks each that is given back whether it lives, and would wait
/// for the answer as long, so that is asked before.
pub(super) fn pool(options: &PgConnectOptions, most: u32) -> PgPool {
    PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(CONNECT)
        .test_before_acquire(false)
        .before_acquire(|connection, meta| {
            Box::pin(async move {
                if meta.idle_for > IDLE {
                    lives(connection).await?;
                }
                Ok(true)
            })
        })
        .after_release(|connection, _| Box::pin(async move { lives(connection).await.map(|()| true) }))
        .connect_lazy_with(options.clone())
}

pub(super) async fn lives(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    match timeout(LIVES, connection.ping()).await {
        Ok(told) => told,
        Err(_) => Err(sqlx::Error::Io(ErrorKind::TimedOut.into())),
    }
}

/// Brings the schema up to date. However many nodes start together, one does it and the others wait (an advisory lock).
async fn migrate(options: &PgConnectOptions, connection: &mut PgConnection) -> Result<(), StoreError> {
    // The wait for another node's migration is no statement of ours that hangs.
    sqlx::query("SET statement_timeout = 0").execute(&mut *connection).await.map_err(failed)?;
    let told = schema::postgres().run_direct(None, connection, false).await;
    told.map_err(|error| {
        let place = place(options);
        StoreError::Failed(match error {
            MigrateError::VersionMissing(version) => format!(
                "{place} was brought up to date (version {version}) by a newer program than this one; update this one"
            ),
            error => format!("the schema of {place} could not be brought up to date: {error}"),
        })
    })?;
    sqlx::query("RESET statement_timeout").execute(&mut *connection).await.map_err(failed)?;
    Ok(())
}

/// The database by its name, without the password.
fn place(options: &PgConnectOptions) -> String {
    let user = options.get_username();
    let database = options.get_database().unwrap_or(user);
    match options.get_socket() {
        Some(socket) => format!("the database {database} of {user} at {}", socket.display()),
        None => format!("the database {database} of {user} at {}:{}", options.get_host(), options.get_port()),
    }
}

fn away_or_failed(options: &PgConnectOptions, error: &sqlx::Error) -> StoreError {
    let place = place(options);
    let why = match error {
        sqlx::Error::Database(database) => match database.code().as_deref() {
            Some("28P01" | "28000") => {
                format!("{place} does not let us in: {database}; check user and password")
            }
            Some("3D000") => format!("{place} does not exist; create it first (createdb)"),
            // Starting, stopping, or full: it will pass.
            Some("57P03" | "57P01" | "57P02" | "53300") => {
                return StoreError::Away(format!("{place}: {database}"));
            }
            _ => format!("{place}: {database}"),
        },
        sqlx::Error::Io(error) => return StoreError::Away(format!("{place}: {error}")),
        error => format!("{place}: {error}"),
    };
    StoreError::Failed(why)
}

/// What is read, or that nobody answers: of a database that has vanished without a word the network tells after many minutes.
pub(super) async fn read<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    match timeout(STATEMENT_AND_MORE, asked).await {
        Ok(told) => told.map_err(failed),
        Err(_) => Err(StoreError::Away("the database does not answer".into())),
    }
}

/// An error of somebody who only reads.
pub(super) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if !passes(database.code().as_deref()) => {
            StoreError::Failed(error.to_string())
        }
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(error.to_string()),
        _ => StoreError::Away(error.to_string()),
    }
}

/// Is this what a database says that stops, starts, or is too busy?
fn passes(code: Option<&str>) -> bool {
    code.is_some_and(|code| code.starts_with("57") || code.starts_with("08") || code == "53300")
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use moonpack_services as services;
    use tokio::io::copy_bidirectional;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::watch;
    use tokio::task::JoinSet;

    use super::*;
    use crate::{Postgres, PostgresOptions, Store};

    /// Nothing may take longer than this.
    const PATIENCE: Duration = Duration::from_secs(60);

    /// A way to a port: its own, and what has everything that is open on it fall silent for ever, as when a host vanishes. What is
    /// opened later gets through.
    pub(in super::super) async fn way(to: u16) -> (u16, watch::Sender<()>) {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = door.local_addr().unwrap().port();
        let (vanish, vanished) = watch::channel(());
        tokio::spawn(async move {
            while let Ok((mut here, _)) = door.accept().await {
                let mut vanished = vanished.clone();
                vanished.mark_unchanged();
                tokio::spawn(async move {
                    let mut there = TcpStream::connect(("127.0.0.1", to)).await.unwrap();
                    tokio::select! {
                        biased;
                        _ = vanished.changed() => std::future::pending().await,
                        _ended = copy_bidirectional(&mut here, &mut there) => {}
                    }
                });
            }
        });
        (port, vanish)
    }

    /// More questions at once than there are connections: whether all were answered.
    async fn all_answered(node: &Arc<Postgres>) -> bool {
        let mut asked = JoinSet::new();
        for _ in 0..32 {
            let node = node.clone();
            asked.spawn(async move { node.count_tables().await.is_ok() });
        }
        asked.join_all().await.into_iter().all(|answered| answered)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn connections_to_a_host_that_has_vanished_are_left_behind_for_fresh_ones() {
        let server = services::Postgres::start();
        let (port, vanish) = way(server.port()).await;
        let url = server.url().replace(&format!(":{}/", server.port()), &format!(":{port}/"));
        let node = Arc::new(Postgres::open(&url, PostgresOptions::default()).await.unwrap());
        assert!(all_answered(&node).await);
        vanish.send_replace(());
        let back = async { while !all_answered(&node).await {} };
        timeout(PATIENCE, back).await.expect("fresh ones are made");
        timeout(PATIENCE, node.close()).await.expect("nobody waits for the others at the end");
    }
}
