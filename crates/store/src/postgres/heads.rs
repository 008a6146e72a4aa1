//! How far tables have come and what was written since, asked by many at once: whatever has queued up since the last question
//! is the next one.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::postgres::{PgPool, PgRow};
use tokio::sync::{mpsc, oneshot};

use super::connect::{self, failed};
use super::stored;
use crate::{Since, StoreError};

/// The most tables of one question.
const BATCH: usize = 1_024;

type Answer = Result<Option<Since>, StoreError>;
/// A table, and the event after which its entries are wanted.
type Asked = (String, u64);
type Question = (Asked, oneshot::Sender<Answer>);

/// Where it is asked.
pub(super) struct Heads(mpsc::Sender<Question>);

impl Heads {
    pub(super) fn start(readers: PgPool) -> Self {
        let (ask, asked) = mpsc::channel(BATCH);
        tokio::spawn(work(readers, asked));
        Self(ask)
    }

    pub(super) async fn ask(&self, id: &str, after: u64) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.0.send(((id.to_owned(), after), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn work(readers: PgPool, mut asked: mpsc::Receiver<Question>) {
    let mut batch = Vec::with_capacity(BATCH);
    while asked.recv_many(&mut batch, BATCH).await > 0 {
        let mut waiting: HashMap<Asked, Vec<oneshot::Sender<Answer>>> = HashMap::new();
        for (about, answer) in batch.drain(..) {
            waiting.entry(about).or_default().push(answer);
        }
        let found = read(&readers, waiting.keys()).await;
        for (about, answers) in waiting {
            for answer in answers {
                let told = match &found {
                    Ok(found) => Ok(found.get(&about).cloned()),
                    Err(error) => Err(failed_for_each(error)),
                };
                let _gone = answer.send(told);
            }
        }
    }
}

/// The entry that was asked from is looked for as well: where it is not there, the table has come less far. `OFFSET 0` has the log
/// of each table read by its key, however the planner guesses.
async fn read<'a>(
    readers: &PgPool,
    asked: impl Iterator<Item = &'a Asked>,
) -> Result<HashMap<Asked, Since>, StoreError> {
    let (ids, after): (Vec<&str>, Vec<i64>) = asked.map(|(id, after)| (id.as_str(), *after as i64)).unzip();
    let rows = sqlx::query(
        "SELECT tables.id, amended, after, log.* FROM tables
         JOIN unnest($1::text[], $2::bigint[]) AS asked (id, after) ON asked.id = tables.id
         LEFT JOIN LATERAL (
             SELECT event, at, CASE WHEN event > after THEN entry END FROM entries
             WHERE table_id = tables.id AND event >= after ORDER BY event OFFSET 0) AS log ON true
         WHERE tables.id = ANY($1)",
    );
    let rows = connect::read(rows.bind(&ids).bind(&after).fetch_all(readers)).await?;
    let mut found: HashMap<Asked, Since> = HashMap::with_capacity(ids.len());
    rows.iter().try_for_each(|row| told(row, &mut found)).map_err(failed)?;
    Ok(found)
}

fn told(row: &PgRow, found: &mut HashMap<Asked, Since>) -> Result<(), sqlx::Error> {
    let (amended, after): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
    let since = found.entry((row.try_get(0)?, after as u64)).or_default();
    since.head.amended = amended as u64;
    if let Some(event) = row.try_get::<Option<i64>, _>(3)? {
        since.head.event = event as u64;
        if event > after {
            since.entries.push(stored(row, 3)?);
        }
    }
    Ok(())
}

/// One failure is told to everybody who asked.
fn failed_for_each(error: &StoreError) -> StoreError {
    match error {
        StoreError::Closed => StoreError::Closed,
        StoreError::Failed(cause) => StoreError::Failed(cause.clone()),
        error => StoreError::Away(error.to_string()),
    }
}
