//! A job that somebody is at, whichever way it came.

use crate::{Job, jobs, simulated};

/// A job that was taken. Dropped without a word it is given to somebody else after a while.
pub struct Taken {
    /// The job.
    pub job: Job,
    pub(crate) held: Held,
}

pub(crate) enum Held {
    Nats(Box<jobs::Held>),
    Simulated(simulated::Held),
}

impl Taken {
    /// Tells whoever asked what was found, or found so far. What does not reach them does no harm: they think themselves.
    pub async fn tell(&self, words: Vec<u8>) {
        match &self.held {
            Held::Nats(held) => held.tell(words).await,
            Held::Simulated(held) => held.tell(&words),
        }
    }

    /// Says that somebody is still at it; to be said every [`STILL_AT_IT`](crate::STILL_AT_IT).
    pub async fn still_at_it(&self) {
        match &self.held {
            Held::Nats(held) => held.still_at_it().await,
            Held::Simulated(_) => {}
        }
    }

    /// It is done, or nobody wants it any more.
    pub async fn done(self) {
        match self.held {
            Held::Nats(held) => held.done().await,
            Held::Simulated(held) => held.done(),
        }
    }

    /// Somebody else shall do it.
    pub async fn give_back(self) {
        match self.held {
            Held::Nats(held) => held.give_back().await,
            // Dropped without a word.
            Held::Simulated(_) => {}
        }
    }
}
