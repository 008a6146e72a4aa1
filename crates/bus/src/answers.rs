//! Answers on their way back to the node that asked. Each node listens at an inbox of its own; what comes for a question that
//! nobody waits for any more is dropped. What an answer says is between those who ask and those who think.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use async_nats::Client;
use futures::StreamExt;
use tokio::sync::mpsc;

/// How many words of one answer wait for whoever asked. Beyond it they are lost.
const WAITING: usize = 64;
/// How NATS names the places where answers are waited for.
const INBOX: &str = "_INBOX.";

/// The inbox of a node.
#[derive(Clone)]
pub(crate) struct Answers(Arc<Inbox>);

struct Inbox {
    subject: String,
    next: AtomicU64,
    asked: Mutex<HashMap<String, mpsc::Sender<Vec<u8>>>>,
}

/// A question that somebody was asked. Nobody hears what comes after it is dropped.
pub struct Question {
    subject: String,
    inbox: Arc<Inbox>,
    told: mpsc::Receiver<Vec<u8>>,
}

impl Answers {
    pub(crate) async fn open(client: &Client) -> Result<Self, String> {
        let subject = client.new_inbox();
        let heard = client.subscribe(format!("{subject}.*")).await.map_err(|error| error.to_string())?;
        let answers = Self::at(subject);
        tokio::spawn(hear(heard, answers.0.clone()));
        Ok(answers)
    }

    /// For questions of this process only.
    pub(crate) fn here() -> Self {
        Self::at(format!("{INBOX}here"))
    }

    fn at(subject: String) -> Self {
        Self(Arc::new(Inbox { subject, next: AtomicU64::new(0), asked: Mutex::default() }))
    }

    /// Is this a place where answers are waited for? Nobody is to be told anything elsewhere.
    pub(crate) fn is_inbox(subject: &str) -> bool {
        subject.starts_with(INBOX) && !subject.contains(['*', '>', ' ', '\r', '\n'])
    }

    pub(crate) fn question(&self) -> Question {
        let subject = format!("{}.{}", self.0.subject, self.0.next.fetch_add(1, Ordering::Relaxed));
        let (tell, told) = mpsc::channel(WAITING);
        self.0.asked().insert(subject.clone(), tell);
        Question { subject, inbox: self.0.clone(), told }
    }

    /// Something was said in this process. `false` if it is for another.
    pub(crate) fn heard(&self, subject: &str, words: &[u8]) -> bool {
        let ours = subject.strip_prefix(&self.0.subject).is_some_and(|rest| rest.starts_with('.'));
        if ours {
            self.0.hear(subject, words);
        }
        ours
    }

    /// Nothing more comes for a question.
    pub(crate) fn fall_silent(&self, subject: &str) {
        self.0.asked().remove(subject);
    }
}

impl Inbox {
    fn asked(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Vec<u8>>>> {
        self.asked.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn hear(&self, subject: &str, words: &[u8]) {
        if let Some(tell) = self.asked().get(subject) {
            let _no_room = tell.try_send(words.to_vec());
        }
    }
}

impl Question {
    pub(crate) fn subject(&self) -> &str {
        &self.subject
    }

    /// The next word of an answer, as soon as there is one.
    pub async fn next(&mut self) -> Option<Vec<u8>> {
        self.told.recv().await
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.inbox.asked().remove(&self.subject);
    }
}

async fn hear(mut heard: async_nats::Subscriber, inbox: Arc<Inbox>) {
    while let Some(message) = heard.next().await {
        inbox.hear(message.subject.as_str(), &message.payload);
    }
}
