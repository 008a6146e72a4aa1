//! What is to be thought about as jobs on a work queue of JetStream, for whichever node or worker is free: bots' decisions, hints,
//! analyses. People's tables come first: each rank has a subject and a consumer of its own, and a lower one is asked only when
//! those above it are empty.
//!
//! A job is a wish, not truth: it names a table and a version, and a late answer is refused by the version. It says nothing of
//! what anybody holds or knows: whoever takes it reads the table from the store. Whoever takes one says every now and then that
//! they are at it; if they fall silent, somebody else is given it. A bot's job that gets lost is posted again when the table's
//! claim in the database runs out; a question that nobody answers (`answers`) is for whoever asked. A NATS that has lost all
//! it kept is given the queue again when it is back.

use std::time::Duration;

use async_nats::HeaderMap;
use async_nats::connection::State;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{self, RetentionPolicy, StorageType};
use async_nats::jetstream::{AckKind, Context, Message};
use async_nats::{Client, Subscriber};
use futures::{FutureExt, StreamExt};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, Notify};
use tokio::time::{sleep, timeout};

use crate::answers::{Answers, Question};
use crate::taken::{self, Taken};

const STREAM: &str = "MOONPACK_BOTS";
const SUBJECT: &str = "moonpack-bots";
/// Whoever has not been heard of for so long is thought to be dead.
const LEASE: Duration = Duration::from_secs(6);
/// How often whoever is at work says so.
pub const STILL_AT_IT: Duration = Duration::from_secs(2);
/// What nobody has taken for so long is dropped.
const AGE: Duration = Duration::from_secs(120);
/// The same job posted again within this time is one: as long as it may wait in the queue.
const TWICE: Duration = AGE;
/// How long NATS may take to answer.
const ANSWER: Duration = Duration::from_secs(2);
/// The pause before another try to make the queue.
const AGAIN: Duration = Duration::from_secs(1);
/// A job that this program cannot read is left to others for so long.
const UNREAD: Duration = Duration::from_secs(5);
/// How often the queue is asked though nobody rang.
const LOOK: Duration = Duration::from_millis(500);

/// How much hurry a job has, the most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// A bot decides, and somebody sits at the board and waits.
    Awaited,
    /// A bot decides at a table where somebody plays.
    Played,
    /// Somebody wants to be helped.
    Asked,
    /// A bot decides among bots.
    Leisure,
    /// Done for later, when there is nothing else to do.
    Idle,
}

impl Rank {
    const ALL: [Self; 5] = [Self::Awaited, Self::Played, Self::Asked, Self::Leisure, Self::Idle];

    fn name(self) -> &'static str {
        match self {
            Self::Awaited => "awaited",
            Self::Played => "played",
            Self::Asked => "asked",
            Self::Leisure => "leisure",
            Self::Idle => "idle",
        }
    }

    fn subject(self) -> String {
        format!("{SUBJECT}.{}", self.name())
    }
}

/// What is to be thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// A bot's decision.
    Decide {
        /// Before this moment it is not told, so that people can follow.
        ready: i64,
        /// Until this moment a page is thought to show the table; an older program does not say.
        #[serde(default)]
        shown: i64,
    },
    /// What the strongest bot would do for whoever decides after so many actions.
    Advise {
        /// How many actions.
        step: usize,
        /// When nobody waits for it any more.
        until: i64,
    },
    /// How well one turn of a game that is over was played.
    Judge {
        /// So many actions had been played before it.
        from: usize,
        /// And so many after it.
        to: usize,
        /// When nobody waits for it any more.
        until: i64,
    },
}

/// Something to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The table.
    pub table: String,
    /// The version of it.
    pub version: u64,
    /// What about it.
    pub task: Task,
    /// How much hurry it has.
    pub rank: Rank,
    /// How long the bot may think, in milliseconds.
    pub ms: u64,
}

/// How full the queue is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Queued {
    /// How many jobs wait for somebody to take them, but for what is done for later.
    pub waiting: u64,
    /// How many jobs somebody is at.
    pub under_way: u64,
}

impl Queued {
    /// How many wait for each that somebody is at, which is for each thread there is: when any wait, no thread is idle.
    pub fn load(self) -> usize {
        (self.waiting / self.under_way.max(1)) as usize
    }
}

/// The queue.
pub(crate) struct Jobs {
    client: Client,
    context: Context,
    consumers: Vec<(Rank, PullConsumer)>,
    answers: Answers,
    /// Jobs that others post, heard only to wake up.
    posted: Mutex<Subscriber>,
    /// NATS does not tell us what we say ourselves.
    own: Notify,
}

/// A job of the queue that somebody is at.
pub(crate) struct Held {
    /// Where the answer is waited for, and who brings it there.
    reply: Option<(String, Client, Answers)>,
    message: Message,
}

impl Jobs {
    /// Makes the queue unless it is there.
    pub(crate) async fn open(client: &Client) -> Result<Self, String> {
        let mut context = async_nats::jetstream::new(client.clone());
        context.set_timeout(ANSWER);
        let consumers = make(&context).await?;
        let posted = client.subscribe(format!("{SUBJECT}.*")).await.map_err(|error| error.to_string())?;
        let answers = Answers::open(client).await?;
        let (client, posted) = (client.clone(), Mutex::new(posted));
        Ok(Self { client, context, consumers, answers, posted, own: Notify::new() })
    }

    /// Makes the queue again if it is gone. Its parts are asked for by their names, so those known before serve.
    pub(crate) async fn mend(&self) {
        while let Err(error) = make(&self.context).await {
            tracing::warn!(%error, "NATS is back without its work queue; trying again");
            sleep(AGAIN).await;
        }
    }

    /// Posts a job that has an answer. `None` if it is not known to be in the queue.
    pub(crate) async fn ask(&self, job: &Job) -> Option<Question> {
        let question = self.answers.question();
        self.put(job, Some(question.subject())).await.then_some(question)
    }

    /// Posts a job. `false` if it is not known to be in the queue: then it is for whoever posts to do it.
    pub(crate) async fn post(&self, job: &Job) -> bool {
        self.put(job, None).await
    }

    async fn put(&self, job: &Job, reply: Option<&str>) -> bool {
        // While NATS is away nobody waits to hear that it is.
        if self.client.connection_state() != State::Connected {
            return false;
        }
        let Ok(text) = serde_json::to_vec(&(&job.table, job.version, job.ms, job.task, reply)) else {
            return false;
        };
        let mut headers = HeaderMap::new();
        // The same question of two who ask is two: each waits for an answer.
        headers.insert("Nats-Msg-Id", format!("{}.{}.{}", job.table, job.version, reply.unwrap_or_default()));
        let posting = async {
            let told = self.context.publish_with_headers(job.rank.subject(), headers, text.into()).await;
            match told {
                Ok(kept) => kept.await.is_ok(),
                Err(_) => false,
            }
        };
        let kept = timeout(ANSWER, posting).await.unwrap_or(false);
        self.own.notify_one();
        kept
    }

    pub(crate) async fn take_now(&self) -> Option<Taken> {
        for (rank, consumer) in &self.consumers {
            let next = async { consumer.fetch().max_messages(1).messages().await.ok()?.next().await?.ok() };
            let Ok(Some(message)) = timeout(ANSWER, next).await else { continue };
            match read(&message, *rank) {
                Some((job, reply)) => {
                    let reply = reply.map(|subject| (subject, self.client.clone(), self.answers.clone()));
                    return Some(Taken { job, held: taken::Held::Nats(Box::new(Held { reply, message })) });
                }
                // A newer program may know what this one does not.
                None => tell(&message, AckKind::Nak(Some(UNREAD))).await,
            }
        }
        None
    }

    /// However many were posted meanwhile, it is one ring.
    pub(crate) async fn posted(&self) {
        let rung = async {
            let mut posted = self.posted.lock().await;
            let rung = posted.next().await;
            while let Some(Some(_)) = posted.next().now_or_never() {}
            rung
        };
        tokio::select! {
            // A subscription that has ended rings no more.
            rung = rung => if rung.is_none() { sleep(LOOK).await },
            () = self.own.notified() => {}
            () = sleep(LOOK) => {}
        }
    }

    pub(crate) async fn queued(&self) -> Queued {
        let mut queued = Queued::default();
        for (rank, consumer) in &self.consumers {
            let Ok(info) = consumer.get_info().await else { continue };
            if *rank != Rank::Idle {
                queued.waiting += info.num_pending;
            }
            queued.under_way += info.num_ack_pending as u64;
        }
        queued
    }
}

impl Held {
    pub(crate) async fn tell(&self, words: Vec<u8>) {
        let Some((subject, client, answers)) = &self.reply else { return };
        // NATS does not tell us what we say ourselves.
        if answers.heard(subject, &words) {
            return;
        }
        if let Err(error) = client.publish(subject.clone(), words.into()).await {
            tracing::debug!(%error, "an answer was not told");
        }
    }

    pub(crate) async fn still_at_it(&self) {
        tell(&self.message, AckKind::Progress).await;
    }

    pub(crate) async fn done(&self) {
        tell(&self.message, AckKind::Ack).await;
    }

    pub(crate) async fn give_back(&self) {
        // Heard before we go on: whoever asks next shall find it.
        match timeout(ANSWER, self.message.double_ack_with(AckKind::Nak(None))).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::debug!(%error, "NATS was not told of a job"),
            Err(_) => tracing::debug!("NATS does not answer who gives a job back"),
        }
    }
}

/// Makes what is not there of the queue: the stream that keeps it, and a consumer for each rank. What another version of this
/// program has made is set to what this one goes by; how many servers keep it, and where, is the operator's.
async fn make(context: &Context) -> Result<Vec<(Rank, PullConsumer)>, String> {
    let config = stream::Config {
        name: STREAM.into(),
        subjects: vec![format!("{SUBJECT}.*")],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::File,
        max_age: AGE,
        duplicate_window: TWICE,
        ..stream::Config::default()
    };
    let made = context.get_or_create_stream(config.clone()).await;
    let stream = made.map_err(|error| format!("no work queue ({error}); start NATS with JetStream (-js)"))?;
    let known = &stream.cached_info().config;
    if (known.max_age, known.duplicate_window) != (config.max_age, config.duplicate_window) {
        let ours = stream::Config { max_age: AGE, duplicate_window: TWICE, ..known.clone() };
        context
            .update_stream(ours)
            .await
            .map_err(|error| format!("the work queue of another version: {error}"))?;
    }
    let mut consumers = Vec::new();
    for rank in Rank::ALL {
        let name = rank.name();
        let config = pull::Config {
            durable_name: Some(name.to_owned()),
            filter_subject: rank.subject(),
            ack_policy: AckPolicy::Explicit,
            ack_wait: LEASE,
            ..pull::Config::default()
        };
        let made = stream.get_or_create_consumer(name, config).await;
        consumers.push((rank, made.map_err(|error| error.to_string())?));
    }
    Ok(consumers)
}

/// What is not heard does no harm: the job is given to somebody again, and they see that it is done.
async fn tell(message: &Message, what: AckKind) {
    if let Err(error) = message.ack_with(what).await {
        tracing::debug!(%error, "NATS was not told of a job");
    }
}

/// The job, and where its answer is waited for.
fn read(message: &Message, rank: Rank) -> Option<(Job, Option<String>)> {
    let (table, version, ms, task, reply) = serde_json::from_slice(&message.payload).ok()?;
    let reply: Option<String> = reply;
    Some((Job { table, version, task, rank, ms }, reply.filter(|subject| Answers::is_inbox(subject))))
}
