//! The connection that writes, and what becomes of writes when it breaks.
//!
//! A connection that breaks while a statement is under way leaves its outcome unknown. The statement is sent again over a
//! fresh one: what has been written already refuses it, and whether that was ours shows in its words. Only when the database
//! stays away for longer than people wait are they told that nobody knows.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::time::{sleep, timeout};

use super::connect::{self, IDLE, STATEMENT_AND_MORE, lives};
use super::statement;
use crate::StoreError;
use crate::health::Health;
use crate::write::{Answer, Write};
use crate::writer::{Disk, Failures};

/// How long writes are tried again after the connection broke. While it stays broken those that come later are tried once.
const PATIENCE: Duration = Duration::from_secs(4);
/// The pause before another try.
const PAUSE: Duration = Duration::from_millis(100);

/// The way to the database.
pub(super) struct Link {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    /// When it was last used.
    used: Instant,
    health: Arc<Health>,
    lease: f64,
}

/// Why writes that went together were not done.
enum Failed {
    /// The connection broke or never came about; was the statement sent before?
    Lost { sent: bool, cause: String },
    /// The database took sides between two that waited for each other. Nothing was written.
    Again,
    /// The database refuses one of them. Nothing was written.
    Refused { taken: bool, cause: String },
}

impl Link {
    pub(super) fn new(options: PgConnectOptions, connection: PgConnection, lease: Duration) -> Self {
        let lease = lease.as_secs_f64();
        let used = Instant::now();
        Self { options, connection: Some(connection), used, health: Arc::default(), lease }
    }

    /// Writes a group: new tables, appends to as many tables, or one of anything else. Is it `unknown` whether an earlier
    /// try went through?
    async fn write(&mut self, group: &[&Write], mut unknown: bool, failures: &mut Failures) -> Vec<Answer> {
        if failures.are_enough() {
            // Without a connection it is the database that is away.
            let why = if self.connection.is_some() { StoreError::Failed } else { StoreError::Away };
            return answer_all(group, unknown, why, Failures::UNTRIED);
        }
        let begun = Instant::now();
        let patience = if self.health.is_broken() { Duration::ZERO } else { PATIENCE };
        loop {
            let failed = match self.once(group).await {
                Ok(won) => {
                    self.health.committed(begun.elapsed());
                    failures.tried(false);
                    return self.answers(group, &won, unknown).await;
                }
                Err(failed) => failed,
            };
            let late = begun.elapsed() >= patience;
            match failed {
                Failed::Again if !late => {}
                Failed::Again => return answer_all(group, unknown, StoreError::Away, "too many write here"),
                Failed::Lost { sent, cause } => {
                    self.connection = None;
                    unknown |= sent;
                    if late {
                        let outcome =
                            if unknown { "it is not known what was written" } else { "nothing was written" };
                        self.health.failed(&cause, outcome, group.len());
                        failures.tried(true);
                        return answer_all(group, unknown, StoreError::Away, &cause);
                    }
                    tracing::warn!(%cause, "the connection to the database broke; trying again");
                    sleep(PAUSE).await;
                }
                Failed::Refused { taken, cause } => match group {
                    [write] if taken => return self.answers(&[*write], &HashSet::new(), unknown).await,
                    [_] => {
                        self.health.failed(&cause, "nothing of it was written", 1);
                        failures.tried(true);
                        return answer_all(group, unknown, StoreError::Failed, &cause);
                    }
                    // One bad write must not harm the others.
                    many => {
                        let mut answers = Vec::with_capacity(many.len());
                        for write in many {
                            answers.extend(Box::pin(self.write(&[*write], unknown, failures)).await);
                        }
                        return answers;
                    }
                },
            }
        }
    }

    /// What each is told. Where a first try may have gone through, what stands there may be ours.
    async fn answers(&mut self, group: &[&Write], won: &HashSet<String>, unknown: bool) -> Vec<Answer> {
        let mut answers = Vec::with_capacity(group.len());
        for write in group {
            let done = contested(write).is_none_or(|id| won.contains(id));
            answers.push(match done {
                true => Ok(()),
                false if !unknown => Err(StoreError::Conflict),
                false => match self.holds(write).await {
                    Ok(true) => Ok(()),
                    Ok(false) => Err(StoreError::Conflict),
                    Err(cause) => Err(StoreError::Unknown(cause)),
                },
            });
        }
        answers
    }

    async fn once(&mut self, group: &[&Write]) -> Result<HashSet<String>, Failed> {
        let lease = self.lease;
        let connected = self.connected().await;
        let connection = connected.map_err(|error| Failed::Lost { sent: false, cause: error.to_string() })?;
        let appends = group.iter().filter_map(|write| match write {
            Write::Append(append) => Some(append),
            _ => None,
        });
        let tables = group.iter().filter_map(|write| match write {
            Write::Table(table) => Some(&**table),
            _ => None,
        });
        let work = async {
            match group {
                [] => Ok(Vec::new()),
                [Write::Append(_), ..] => statement::append(connection, appends, lease).await,
                [Write::Table(_), ..] => statement::add(connection, tables, lease).await,
                [write, ..] => statement::single(connection, write).await,
            }
        };
        match timeout(STATEMENT_AND_MORE, work).await {
            Ok(Ok(won)) => Ok(won.into_iter().collect()),
            Ok(Err(error)) => Err(failed(&error)),
            Err(_) => Err(Failed::Lost { sent: true, cause: "the database does not answer".into() }),
        }
    }

    async fn holds(&mut self, write: &Write) -> Result<bool, String> {
        let connection = self.connected().await.map_err(|error| error.to_string())?;
        match timeout(STATEMENT_AND_MORE, statement::holds(connection, write)).await {
            Ok(told) => told.map_err(|error| error.to_string()),
            Err(_) => Err("the database does not answer".to_owned()),
        }
    }

    /// The connection, or a fresh one: whoever sends something over one that has fallen silent while nobody wrote waits long, and
    /// then nobody knows what was written.
    async fn connected(&mut self) -> Result<&mut PgConnection, StoreError> {
        let idle = self.used.elapsed() > IDLE;
        self.used = Instant::now();
        if idle
            && let Some(connection) = &mut self.connection
            && lives(connection).await.is_err()
        {
            self.connection = None;
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect::connect(&self.options).await?,
        };
        Ok(self.connection.insert(connection))
    }
}

impl Disk for Link {
    fn health(&self) -> Arc<Health> {
        self.health.clone()
    }

    async fn take(&mut self, writes: Vec<Write>) -> Vec<Answer> {
        let mut answers: Vec<Option<Answer>> = writes.iter().map(|_| None).collect();
        let mut failures = Failures::default();
        for group in groups(&writes) {
            let written: Vec<&Write> = group.iter().map(|place| &writes[*place]).collect();
            for (place, answer) in group.iter().zip(self.write(&written, false, &mut failures).await) {
                answers[*place] = Some(answer);
            }
        }
        let lost = || Err(StoreError::Unknown("a write was left out".into()));
        answers.into_iter().map(|answer| answer.unwrap_or_else(lost)).collect()
    }

    async fn close(mut self) {
        if let Some(connection) = self.connection.take()
            && let Err(error) = sqlx::Connection::close(connection).await
        {
            tracing::warn!(%error, "closing the database failed");
        }
    }
}

/// The table of a write that somebody else may be first with.
fn contested(write: &Write) -> Option<&str> {
    match write {
        Write::Amend(amend) => Some(&amend.table),
        write => key(write).map(|(_, id)| id),
    }
}

/// The kinds of which many go in one statement, with the table they may go to once.
fn key(write: &Write) -> Option<(bool, &str)> {
    match write {
        Write::Append(append) => Some((false, &append.table)),
        Write::Table(table) => Some((true, &table.id)),
        _ => None,
    }
}

/// The writes that go in one statement each, by their places.
fn groups(writes: &[Write]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(bool, HashSet<&str>, Vec<usize>)> = Vec::new();
    let mut alone = Vec::new();
    for (place, write) in writes.iter().enumerate() {
        let Some((new, id)) = key(write) else {
            alone.push(vec![place]);
            continue;
        };
        match groups.iter_mut().find(|(kind, ids, _)| *kind == new && !ids.contains(id)) {
            Some((_, ids, places)) => {
                ids.insert(id);
                places.push(place);
            }
            None => groups.push((new, HashSet::from([id]), vec![place])),
        }
    }
    groups.into_iter().map(|(_, _, places)| places).chain(alone).collect()
}

/// The same to all: what is known of a write that failed counts only if no earlier try may have gone through.
fn answer_all(
    group: &[&Write],
    unknown: bool,
    known: impl Fn(String) -> StoreError,
    cause: &str,
) -> Vec<Answer> {
    let answer = || if unknown { StoreError::Unknown(cause.to_owned()) } else { known(cause.to_owned()) };
    group.iter().map(|_| Err(answer())).collect()
}

fn failed(error: &sqlx::Error) -> Failed {
    let sqlx::Error::Database(database) = error else {
        return Failed::Lost { sent: true, cause: error.to_string() };
    };
    match database.code().as_deref() {
        Some("40001" | "40P01") => Failed::Again,
        // It stops in the middle of it, or has become one that may only be read.
        Some(code) if code.starts_with("57") || code.starts_with("08") || code == "25006" => {
            Failed::Lost { sent: true, cause: error.to_string() }
        }
        _ => Failed::Refused { taken: database.is_unique_violation(), cause: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use moonpack_services as services;

    use super::super::connect::tests::way;
    use super::*;
    use crate::{AddTable, Append, List, Mark, StoredEntry};

    fn table(id: &str) -> Write {
        let mark = Mark { list: List::Running, wakes: None };
        Write::Table(Box::new(AddTable {
            id: id.into(),
            opening: "{}".into(),
            opened: 5,
            opener: None,
            listed: true,
            mark,
            entries: vec![],
            people: vec![],
        }))
    }

    fn append(id: &str, entry: &str) -> Write {
        let entries = vec![StoredEntry { event: 1, at: 9, entry: entry.into() }];
        Write::Append(Append { table: id.into(), entries, mark: None, joined: vec![], left: vec![] })
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_connection_that_fell_silent_while_nobody_wrote_leaves_nobody_in_doubt() {
        let server = services::Postgres::start();
        let (port, vanish) = way(server.port()).await;
        let url = server.url().replace(&format!(":{}/", server.port()), &format!(":{port}/"));
        let options = connect::options(&url).unwrap();
        let connection = connect::connect_up_to_date(&options).await.unwrap();
        let mut link = Link::new(options, connection, Duration::ZERO);
        assert!(link.take(vec![table("a")]).await.iter().all(Result::is_ok));
        vanish.send_replace(());
        link.used -= 2 * IDLE;
        let told = link.take(vec![append("a", "mine")]).await;
        assert!(matches!(told[..], [Ok(())]), "{told:?}");
    }

    #[tokio::test]
    async fn of_many_writes_while_the_database_is_away_each_is_told_that_it_is_away() {
        let server = services::Postgres::start();
        let options = connect::options(&server.url()).unwrap();
        let connection = connect::connect_up_to_date(&options).await.unwrap();
        let mut link = Link::new(options, connection, Duration::ZERO);
        drop(server);
        link.connection = None;
        let told = link.take((0..8).map(|_| Write::Pulse).collect()).await;
        assert!(told.iter().all(|told| matches!(told, Err(StoreError::Away(_)))), "{told:?}");
    }

    #[tokio::test]
    async fn what_an_earlier_try_may_have_written_is_looked_for_also_when_the_group_is_refused() {
        let server = services::Postgres::start();
        let options = connect::options(&server.url()).unwrap();
        let connection = connect::connect_up_to_date(&options).await.unwrap();
        let mut link = Link::new(options, connection, Duration::ZERO);
        let ids = ["ours", "theirs", "bad"];
        let told = link.take(ids.map(table).into()).await;
        assert!(told.iter().all(Result::is_ok), "{told:?}");
        link.take(vec![append("ours", "mine"), append("theirs", "other")]).await;
        server.run("ALTER TABLE entries ADD CHECK (table_id <> 'bad')");
        let group = ids.map(|id| append(id, "mine"));
        let group: Vec<&Write> = group.iter().collect();
        let told = link.write(&group, true, &mut Failures::default()).await;
        assert!(
            matches!(told[..], [Ok(()), Err(StoreError::Conflict), Err(StoreError::Unknown(_))]),
            "what stands was written by the earlier try: {told:?}"
        );
        let told = link.write(&group, false, &mut Failures::default()).await;
        assert!(
            matches!(
                told[..],
                [Err(StoreError::Conflict), Err(StoreError::Conflict), Err(StoreError::Failed(_))]
            ),
            "there was no earlier try: {told:?}"
        );
    }
}
