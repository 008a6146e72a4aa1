//! Bots' decisions as jobs on a work queue of JetStream, for whichever node or worker is free. People's tables come first: each
//! rank has a subject and a consumer of its own, and a lower one is asked only when those above it are empty.
//!
//! A job is a wish, not truth: it names a table and a version, and a late answer is refused by the version. Whoever takes one
//! says every now and then that they are at it; if they fall silent, somebody else is given it. A job that gets lost is posted
//! again when the table's claim in the database runs out.

use std::time::Duration;

use async_nats::HeaderMap;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{self, RetentionPolicy, StorageType};
use async_nats::jetstream::{AckKind, Context, Message};
use async_nats::{Client, Subscriber};
use futures::StreamExt;
use tokio::sync::{Mutex, Notify};
use tokio::time::{sleep, timeout};

const STREAM: &str = "MOONPACK_BOTS";
const SUBJECT: &str = "moonpack-bots";
/// Whoever has not been heard of for so long is thought to be dead.
const LEASE: Duration = Duration::from_secs(6);
/// How often whoever is at work says so.
pub const STILL_AT_IT: Duration = Duration::from_secs(2);
/// What nobody has taken for so long is dropped.
const AGE: Duration = Duration::from_secs(120);
/// The same job posted again within this time is one.
const TWICE: Duration = Duration::from_secs(20);
/// How long NATS may take to answer.
const ANSWER: Duration = Duration::from_secs(2);
/// How often the queue is asked though nobody rang.
const LOOK: Duration = Duration::from_millis(500);

/// How much hurry a job has: 0 if somebody sits at the board and waits, 1 if somebody plays, 2 if bots are among themselves.
pub type Rank = u8;
const RANKS: Rank = 3;

/// A bot's decision to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The table.
    pub table: String,
    /// The version of it that is to be decided.
    pub version: u64,
    /// How much hurry it has.
    pub rank: Rank,
    /// How long the bot may think, in milliseconds.
    pub ms: u64,
    /// Before this moment the decision is not told, so that people can follow.
    pub ready: i64,
}

/// The queue.
pub(crate) struct Jobs {
    context: Context,
    consumers: Vec<PullConsumer>,
    /// Jobs that others post, heard only to wake up.
    posted: Mutex<Subscriber>,
    /// NATS does not tell us what we say ourselves.
    own: Notify,
}

/// A job that was taken. Dropped without a word it is given to somebody else after a while.
pub struct Taken {
    /// The job.
    pub job: Job,
    message: Message,
}

impl Jobs {
    /// Makes the queue unless it is there.
    pub(crate) async fn open(client: &Client) -> Result<Self, String> {
        let mut context = async_nats::jetstream::new(client.clone());
        context.set_timeout(ANSWER);
        let config = stream::Config {
            name: STREAM.into(),
            subjects: vec![format!("{SUBJECT}.*")],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::File,
            max_age: AGE,
            duplicate_window: TWICE,
            ..stream::Config::default()
        };
        let made = context.get_or_create_stream(config).await;
        let stream =
            made.map_err(|error| format!("no work queue ({error}); start NATS with JetStream (-js)"))?;
        let mut consumers = Vec::new();
        for rank in 0..RANKS {
            let name = format!("rank-{rank}");
            let config = pull::Config {
                durable_name: Some(name.clone()),
                filter_subject: format!("{SUBJECT}.{rank}"),
                ack_policy: AckPolicy::Explicit,
                ack_wait: LEASE,
                ..pull::Config::default()
            };
            let made = stream.get_or_create_consumer(&name, config).await;
            consumers.push(made.map_err(|error| error.to_string())?);
        }
        let posted = client.subscribe(format!("{SUBJECT}.*")).await.map_err(|error| error.to_string())?;
        Ok(Self { context, consumers, posted: Mutex::new(posted), own: Notify::new() })
    }

    /// Posts a job. `false` if it is not known to be in the queue: then it is for whoever posts to do it.
    pub(crate) async fn post(&self, job: &Job) -> bool {
        let Ok(text) = serde_json::to_vec(&(&job.table, job.version, job.ms, job.ready)) else {
            return false;
        };
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Msg-Id", format!("{}.{}", job.table, job.version));
        let subject = format!("{SUBJECT}.{}", job.rank.min(RANKS - 1));
        let posting = async {
            let told = self.context.publish_with_headers(subject, headers, text.into()).await;
            match told {
                Ok(kept) => kept.await.is_ok(),
                Err(_) => false,
            }
        };
        let kept = timeout(ANSWER, posting).await.unwrap_or(false);
        self.own.notify_one();
        kept
    }

    /// The next job, as soon as there is one.
    pub(crate) async fn take(&self) -> Taken {
        loop {
            for (rank, consumer) in (0..RANKS).zip(self.consumers.iter()) {
                let next =
                    async { consumer.fetch().max_messages(1).messages().await.ok()?.next().await?.ok() };
                let Ok(Some(message)) = timeout(ANSWER, next).await else { continue };
                match read(&message, rank) {
                    Some(job) => return Taken { job, message },
                    None => tell(&message, AckKind::Term).await,
                }
            }
            let rung = async { self.posted.lock().await.next().await };
            tokio::select! {
                // A subscription that has ended rings no more.
                rung = rung => if rung.is_none() { sleep(LOOK).await },
                () = self.own.notified() => {}
                () = sleep(LOOK) => {}
            }
        }
    }

    /// How many jobs wait for somebody to take them.
    pub(crate) async fn waiting(&self) -> u64 {
        let mut waiting = 0;
        for consumer in self.consumers.iter() {
            waiting += consumer.get_info().await.map_or(0, |info| info.num_pending);
        }
        waiting
    }
}

impl Taken {
    /// Says that somebody is still at it; to be said every [`STILL_AT_IT`].
    pub async fn still_at_it(&self) {
        tell(&self.message, AckKind::Progress).await;
    }

    /// It is done, or nobody wants it any more.
    pub async fn done(self) {
        tell(&self.message, AckKind::Ack).await;
    }

    /// Somebody else shall do it.
    pub async fn give_back(self) {
        // Heard before we go on: whoever asks next shall find it.
        if let Err(error) = self.message.double_ack_with(AckKind::Nak(None)).await {
            tracing::debug!(%error, "NATS was not told of a job");
        }
    }
}

/// What is not heard does no harm: the job is given to somebody again, and they see that it is done.
async fn tell(message: &Message, what: AckKind) {
    if let Err(error) = message.ack_with(what).await {
        tracing::debug!(%error, "NATS was not told of a job");
    }
}

fn read(message: &Message, rank: Rank) -> Option<Job> {
    let (table, version, ms, ready) = serde_json::from_slice(&message.payload).ok()?;
    Some(Job { table, version, rank, ms, ready })
}
