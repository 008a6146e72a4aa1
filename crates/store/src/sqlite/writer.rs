//! The one writer. It takes whatever has queued up since the last transaction, writes it in one, waits until that is
//! on the disk, and only then answers everybody. The busier the server, the more writes share one trip to the disk.
//!
//! When a transaction does not go through, its writes are tried one by one, so that one bad write (a table that
//! somebody else has written to) is refused without harming the others.

use std::sync::Mutex;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Sqlite};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::{Append, Line, NewTable, StoreError};

/// The most writes of one transaction.
const BATCH: usize = 512;
/// The most writes that wait. Beyond it callers wait before they may queue, which slows them down to what the disk does.
const QUEUE: usize = 16_384;
/// Rows of one statement. A few sizes serve every number of rows, so each statement is prepared once and kept.
const ROWS: [usize; 4] = [64, 16, 4, 1];

/// Something to be written.
pub(super) enum Write {
    Secret(String, Vec<u8>),
    Table(Box<NewTable>),
    Append(Append),
}

type Answer = Result<(), StoreError>;
type Job = (Write, oneshot::Sender<Answer>);

/// The writer's counter, where writes are handed in.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let task = tokio::spawn(work(connection, jobs));
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn write(&self, write: Write) -> Answer {
        let queue = self.queue.lock().unwrap_or_else(|e| e.into_inner()).clone();
        let (answer, answered) = oneshot::channel();
        queue.ok_or(StoreError::Closed)?.send((write, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) fn queued(&self) -> usize {
        let queue = self.queue.lock().unwrap_or_else(|e| e.into_inner());
        queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity())
    }

    /// Takes no more writes and waits for those under way.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(|e| e.into_inner()).take());
        let task = self.task.lock().unwrap_or_else(|e| e.into_inner()).take();
        if let Some(task) = task {
            let _ended = task.await;
        }
    }
}

async fn work(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, answers): (Vec<Write>, Vec<_>) = batch.drain(..).unzip();
        match together(&mut connection, &writes).await {
            Ok(()) => answers.into_iter().for_each(|answer| {
                let _gone = answer.send(Ok(()));
            }),
            Err(_) => {
                for (write, answer) in writes.iter().zip(answers) {
                    let told = together(&mut connection, std::slice::from_ref(write)).await;
                    if let Err(StoreError::Failed(error)) = &told {
                        tracing::error!(%error, "a write failed");
                    }
                    let _gone = answer.send(told);
                }
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "closing the database failed");
    }
}

/// Writes all or nothing, and returns when it is on the disk.
async fn together(connection: &mut SqliteConnection, writes: &[Write]) -> Answer {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let mut lines: Vec<(&str, &Line)> = Vec::new();
    for write in writes {
        match write {
            Write::Append(append) => lines.extend(append.lines.iter().map(|line| (&*append.table, line))),
            Write::Table(table) => lines.extend(table.lines.iter().map(|line| (&*table.id, line))),
            _ => {}
        }
        write_rows(&mut transaction, write).await.map_err(told)?;
    }
    let mut rest = lines.as_slice();
    while let Some(rows) = ROWS.into_iter().find(|rows| *rows <= rest.len()) {
        let (chunk, later) = rest.split_at(rows);
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO entries (table_id, event, at, entry) ");
        insert.push_values(chunk, |mut row, (table, line)| {
            row.push_bind(*table).push_bind(line.event as i64).push_bind(line.at).push_bind(&*line.entry);
        });
        insert.build().execute(&mut *transaction).await.map_err(told)?;
        rest = later;
    }
    transaction.commit().await.map_err(told)
}

/// Everything of a write but the lines of its log.
async fn write_rows(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Secret(name, value) => {
            sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(value)
                .execute(connection)
                .await?;
        }
        Write::Table(table) => {
            sqlx::query(
                "INSERT INTO tables (id, opening, opened, listed, phase, wakes) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(&table.id)
            .bind(&table.opening)
            .bind(table.opened)
            .bind(table.listed)
            .bind(table.mark.phase.word())
            .bind(table.mark.wakes)
            .execute(&mut *connection)
            .await?;
            add_people(connection, &table.id, &table.people).await?;
        }
        Write::Append(append) => {
            if let Some(mark) = append.mark {
                sqlx::query("UPDATE tables SET phase = ?, wakes = ? WHERE id = ?")
                    .bind(mark.phase.word())
                    .bind(mark.wakes)
                    .bind(&append.table)
                    .execute(&mut *connection)
                    .await?;
            }
            for person in &append.left {
                sqlx::query("DELETE FROM people WHERE person = ? AND table_id = ?")
                    .bind(person)
                    .bind(&append.table)
                    .execute(&mut *connection)
                    .await?;
            }
            add_people(connection, &append.table, &append.joined).await?;
        }
    }
    Ok(())
}

async fn add_people(
    connection: &mut SqliteConnection,
    table: &str,
    people: &[i64],
) -> Result<(), sqlx::Error> {
    for person in people {
        sqlx::query("INSERT INTO people (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(person)
            .bind(table)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn told(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
        _ => StoreError::Failed(error.to_string()),
    }
}
