//! What nodes tell each other: that something was written at a table, that a page shows one, and what there is to
//! think about (`jobs`), with what was found (`answers`). Nothing here is truth. A bell that gets lost makes somebody late, never wrong:
//! what happened is read from the store.
//!
//! One node alone needs no bus. Several are joined by NATS ([`Bus::connect`]); tests join several in one process
//! ([`Bus::local`]), simulated worlds by a bus on which things go wrong ([`Bus::simulated`]).

mod answers;
mod jobs;
mod nats;
mod simulated;
mod taken;

use std::sync::Arc;

use tokio::sync::broadcast;

pub use answers::Question;
pub use jobs::{Job, Queued, Rank, STILL_AT_IT, Task};
pub use nats::BusError;
pub use taken::Taken;

/// How many bells wait for a node that is busy. Beyond it the oldest are lost, and the node looks for itself.
const WAITING: usize = 4_096;

/// Something a node tells all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bell {
    /// Something was written at this table.
    Table(String),
    /// A page shows this table, so bots take their time there.
    Shown(String),
    /// Some bells were lost, and nobody knows which.
    Lost,
}

/// The bells of all nodes.
#[derive(Clone)]
pub struct Bus(Joined);

/// How the nodes are joined.
#[derive(Clone)]
enum Joined {
    /// There are no others.
    Alone,
    /// They are in this process.
    Local(broadcast::Sender<Bell>),
    /// They are in a simulated world.
    Simulated(Arc<simulated::Simulated>),
    /// They are reached by NATS.
    Nats(Arc<nats::Link>),
}

impl std::fmt::Debug for Bus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self.0 {
            Joined::Alone => "Bus(alone)",
            Joined::Local(_) => "Bus(local)",
            Joined::Simulated(_) => "Bus(simulated)",
            Joined::Nats(_) => "Bus(NATS)",
        })
    }
}

/// What a node hears from others. It may hear itself as well.
pub struct Bells(Option<broadcast::Receiver<Bell>>);

impl Bus {
    /// For a node that is alone with its store: nobody hears anything.
    pub fn alone() -> Self {
        Self(Joined::Alone)
    }

    /// Joins nodes in one process: whoever holds a copy hears all others.
    pub fn local() -> Self {
        Self(Joined::Local(broadcast::channel(WAITING).0))
    }

    /// Joins nodes of a simulated world, with jobs. `luck` gives a number below another, and says what gets lost, comes twice or
    /// late: by the last of its numbers nothing does.
    pub fn simulated(luck: impl FnMut(u64) -> u64 + Send + 'static) -> Self {
        Self(Joined::Simulated(Arc::new(simulated::Simulated::new(Box::new(luck)))))
    }

    /// Joins the nodes at a NATS server. When the connection breaks later it comes back by itself.
    ///
    /// # Errors
    /// If the address cannot be read, or nobody answers there.
    pub async fn connect(url: &str) -> Result<Self, BusError> {
        Ok(Self(Joined::Nats(Arc::new(nats::Link::connect(url, WAITING).await?))))
    }

    /// Are there others to be told anything?
    pub fn is_alone(&self) -> bool {
        matches!(self.0, Joined::Alone)
    }

    /// Tells everybody; waits for nobody.
    pub fn ring(&self, bell: Bell) {
        match &self.0 {
            Joined::Alone => {}
            Joined::Local(all) => {
                let _nobody_there = all.send(bell);
            }
            Joined::Simulated(bus) => bus.ring(&bell),
            Joined::Nats(link) => link.ring(&bell),
        }
    }

    /// Is there a queue of jobs that others take from? Without one every node thinks for itself.
    pub fn has_jobs(&self) -> bool {
        matches!(self.0, Joined::Nats(_) | Joined::Simulated(_))
    }

    /// Posts a job for whoever is free. `false` if it is not known to be in the queue: then whoever posts has to do it.
    pub async fn post(&self, job: &Job) -> bool {
        match &self.0 {
            Joined::Nats(link) => link.jobs.post(job).await,
            Joined::Simulated(bus) => bus.post(job),
            Joined::Alone | Joined::Local(_) => false,
        }
    }

    /// Posts a job that has an answer. `None` if it is not known to be in the queue: then whoever asks has to think.
    pub async fn ask(&self, job: &Job) -> Option<Question> {
        match &self.0 {
            Joined::Nats(link) => link.jobs.ask(job).await,
            Joined::Simulated(bus) => bus.ask(job),
            Joined::Alone | Joined::Local(_) => None,
        }
    }

    /// The next job, the one with the most hurry first. Where there is no queue, none ever comes.
    pub async fn take(&self) -> Taken {
        loop {
            if let Some(taken) = self.take_now().await {
                return taken;
            }
            self.posted().await;
        }
    }

    /// The next job if there is one at this moment. Whoever does not wait for the answer may leave a job that was given to nobody,
    /// until its lease is over.
    pub async fn take_now(&self) -> Option<Taken> {
        match &self.0 {
            Joined::Nats(link) => link.jobs.take_now().await,
            Joined::Simulated(bus) => bus.take_now(),
            Joined::Alone | Joined::Local(_) => None,
        }
    }

    /// Waits until there may be another job. Where there is no queue, none ever comes.
    pub async fn posted(&self) {
        match &self.0 {
            Joined::Nats(link) => link.jobs.posted().await,
            Joined::Simulated(bus) => bus.rung().await,
            Joined::Alone | Joined::Local(_) => std::future::pending().await,
        }
    }

    /// How full the queue is.
    pub async fn queued(&self) -> Queued {
        match &self.0 {
            Joined::Nats(link) => link.jobs.queued().await,
            Joined::Simulated(bus) => bus.queued(),
            Joined::Alone | Joined::Local(_) => Queued::default(),
        }
    }

    /// What is rung from now on.
    pub fn listen(&self) -> Bells {
        match &self.0 {
            Joined::Alone => Bells(None),
            Joined::Local(all) => Bells(Some(all.subscribe())),
            Joined::Nats(link) => Bells(Some(link.heard())),
            Joined::Simulated(bus) => Bells(Some(bus.listen())),
        }
    }
}

impl Bells {
    /// The next bell. A node that is alone waits for ever.
    pub async fn next(&mut self) -> Bell {
        let Some(heard) = &mut self.0 else { return std::future::pending().await };
        match heard.recv().await {
            Ok(bell) => bell,
            Err(broadcast::error::RecvError::Lagged(_)) => Bell::Lost,
            // Whoever rings is gone with the program.
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }
}
