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

use super::connect::{self, STATEMENT_AND_MORE};
use super::statement;
use crate::StoreError;
use crate::health::Health;
use crate::write::{Answer, Write};
use crate::writer::Disk;

/// How long writes are tried again after the connection broke. While it stays broken those that come later are tried once.
const PATIENCE: Duration = Duration::from_secs(4);
/// The pause before another try.
const PAUSE: Duration = Duration::from_millis(100);

/// The way to the database.
pub(super) struct Link {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
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
        Self { options, connection: Some(connection), health: Arc::default(), lease }
    }

    /// Writes a group: new tables, appends to as many tables, or one of anything else.
    async fn write(&mut self, group: &[&Write]) -> Vec<Answer> {
        let begun = Instant::now();
        let patience = if self.health.is_broken() { Duration::ZERO } else { PATIENCE };
        let mut unknown = false;
        loop {
            let failed = match self.once(group).await {
                Ok(won) => {
                    self.health.committed(begun.elapsed());
                    return self.answers(group, &won, unknown).await;
                }
                Err(failed) => failed,
            };
            let late = begun.elapsed() >= patience;
            match failed {
                Failed::Again if !late => {}
                Failed::Again => return answer_all(group, || StoreError::Away("too many write here".into())),
                Failed::Lost { sent, cause } => {
                    self.connection = None;
                    unknown |= sent;
                    if late {
                        let outcome =
                            if unknown { "it is not known what was written" } else { "nothing was written" };
                        self.health.failed(&cause, outcome, group.len());
                        return answer_all(group, || match unknown {
                            true => StoreError::Unknown(cause.clone()),
                            false => StoreError::Away(cause.clone()),
                        });
                    }
                    tracing::warn!(%cause, "the connection to the database broke; trying again");
                    sleep(PAUSE).await;
                }
                Failed::Refused { taken, cause } => match group {
                    [write] if taken => return self.answers(&[*write], &HashSet::new(), unknown).await,
                    [_] => {
                        self.health.failed(&cause, "nothing of it was written", 1);
                        return answer_all(group, || match unknown {
                            true => StoreError::Unknown(cause.clone()),
                            false => StoreError::Failed(cause.clone()),
                        });
                    }
                    many => {
                        let mut answers = Vec::with_capacity(many.len());
                        for write in many {
                            answers.extend(Box::pin(self.write(&[*write])).await);
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
            let done = key(write).is_none_or(|(_, id)| won.contains(id));
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
                [write, ..] => statement::single(connection, write).await.map(|()| Vec::new()),
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

    async fn connected(&mut self) -> Result<&mut PgConnection, StoreError> {
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
        for group in groups(&writes) {
            let written: Vec<&Write> = group.iter().map(|place| &writes[*place]).collect();
            for (place, answer) in group.iter().zip(self.write(&written).await) {
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

fn answer_all(group: &[&Write], answer: impl Fn() -> StoreError) -> Vec<Answer> {
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
