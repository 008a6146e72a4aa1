//! What nodes tell each other: that something was written at a table, and who is looking at one. Nothing here is truth. A
//! bell that gets lost makes somebody late, never wrong: what happened is read from the store.
//!
//! One node alone needs no bus. Several are joined by NATS ([`Bus::connect`]); tests join several in one process
//! ([`Bus::local`]).

mod nats;

use tokio::sync::broadcast;

pub use nats::BusError;

/// How many bells wait for a node that is busy. Beyond it the oldest are lost, and the node looks for itself.
const WAITING: usize = 4_096;

/// Something a node tells all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bell {
    /// Something was written at this table.
    Table(String),
    /// Somebody looks at this table.
    Here {
        /// The table.
        table: String,
        /// The people who do, by their numbers.
        people: Vec<i64>,
        /// Does a page show it, so that bots take their time?
        page: bool,
    },
    /// Some bells were lost, and nobody knows which.
    Lost,
}

/// The way to the other nodes.
#[derive(Clone)]
pub struct Bus(Way);

#[derive(Clone)]
enum Way {
    /// There are no others.
    Alone,
    /// They are in this process.
    Local(broadcast::Sender<Bell>),
    /// They are reached by NATS.
    Nats(nats::Link),
}

impl std::fmt::Debug for Bus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self.0 {
            Way::Alone => "Bus(alone)",
            Way::Local(_) => "Bus(local)",
            Way::Nats(_) => "Bus(NATS)",
        })
    }
}

/// What a node hears from others. It may hear itself as well.
pub struct Bells(Option<broadcast::Receiver<Bell>>);

impl Bus {
    /// For a node that is alone with its store: nobody hears anything.
    pub fn alone() -> Self {
        Self(Way::Alone)
    }

    /// Joins nodes in one process: whoever holds a copy hears all others.
    pub fn local() -> Self {
        Self(Way::Local(broadcast::channel(WAITING).0))
    }

    /// Joins the nodes at a NATS server. When the connection breaks later it comes back by itself.
    ///
    /// # Errors
    /// If the address cannot be read, or nobody answers there.
    pub async fn connect(url: &str) -> Result<Self, BusError> {
        Ok(Self(Way::Nats(nats::Link::connect(url, WAITING).await?)))
    }

    /// Are there others to be told anything?
    pub fn is_alone(&self) -> bool {
        matches!(self.0, Way::Alone)
    }

    /// Tells everybody; waits for nobody.
    pub fn ring(&self, bell: Bell) {
        match &self.0 {
            Way::Alone => {}
            Way::Local(all) => {
                let _nobody_there = all.send(bell);
            }
            Way::Nats(link) => link.ring(&bell),
        }
    }

    /// What is rung from now on.
    pub fn listen(&self) -> Bells {
        match &self.0 {
            Way::Alone => Bells(None),
            Way::Local(all) => Bells(Some(all.subscribe())),
            Way::Nats(link) => Bells(Some(link.heard())),
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
