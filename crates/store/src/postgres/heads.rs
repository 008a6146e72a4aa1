//! How far tables have come, asked by many at once: whatever has queued up since the last question is the next one.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::postgres::PgPool;
use tokio::sync::{mpsc, oneshot};

use super::connect::{self, failed};
use crate::{Head, StoreError};

/// The most tables of one question.
const BATCH: usize = 1_024;

type Answer = Result<Option<Head>, StoreError>;
type Question = (String, oneshot::Sender<Answer>);

/// Where it is asked.
pub(super) struct Heads(mpsc::Sender<Question>);

impl Heads {
    pub(super) fn start(readers: PgPool) -> Self {
        let (ask, asked) = mpsc::channel(BATCH);
        tokio::spawn(work(readers, asked));
        Self(ask)
    }

    pub(super) async fn ask(&self, id: &str) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.0.send((id.to_owned(), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn work(readers: PgPool, mut asked: mpsc::Receiver<Question>) {
    let mut batch = Vec::with_capacity(BATCH);
    while asked.recv_many(&mut batch, BATCH).await > 0 {
        let mut waiting: HashMap<String, Vec<oneshot::Sender<Answer>>> = HashMap::new();
        for (id, answer) in batch.drain(..) {
            waiting.entry(id).or_default().push(answer);
        }
        let ids: Vec<&str> = waiting.keys().map(String::as_str).collect();
        let found = read(&readers, &ids).await;
        for (id, answers) in waiting {
            for answer in answers {
                let told = match &found {
                    Ok(heads) => Ok(heads.get(&id).copied()),
                    Err(error) => Err(failed_for_each(error)),
                };
                let _gone = answer.send(told);
            }
        }
    }
}

async fn read(readers: &PgPool, ids: &[&str]) -> Result<HashMap<String, Head>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, amended, (SELECT coalesce(max(event), 0) FROM entries WHERE table_id = id)
         FROM tables WHERE id = ANY($1)",
    );
    let rows = connect::read(rows.bind(ids).fetch_all(readers)).await?;
    let head = |row: &sqlx::postgres::PgRow| -> Result<(String, Head), sqlx::Error> {
        let (amended, event): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
        Ok((row.try_get(0)?, Head { event: event as u64, amended: amended as u64 }))
    };
    rows.iter().map(head).collect::<Result<_, _>>().map_err(failed)
}

/// One failure is told to everybody who asked.
fn failed_for_each(error: &StoreError) -> StoreError {
    match error {
        StoreError::Closed => StoreError::Closed,
        StoreError::Failed(cause) => StoreError::Failed(cause.clone()),
        error => StoreError::Away(error.to_string()),
    }
}
