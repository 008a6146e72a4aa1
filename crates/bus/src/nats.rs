//! Bells by NATS: `moonpack.table.<id>` with nothing in it, `moonpack.here.<id>` with people's numbers and whether a
//! page shows it. Every node hears every bell of every table but its own; where nobody watches that table it costs one
//! look into a map.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, RequestErrorKind};
use futures::StreamExt;
use thiserror::Error;
use tokio::sync::{broadcast, mpsc};

use crate::Bell;

const TABLE: &str = "moonpack.table.";
const HERE: &str = "moonpack.here.";
const ALL: &str = "moonpack.>";
const HELLO: &str = "moonpack-hello";
/// How long the first connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// A connection that is silent for longer is given up and made anew.
const PING: Duration = Duration::from_secs(5);

/// Why the nodes cannot be joined.
#[derive(Debug, Error)]
pub enum BusError {
    /// Nobody answers, or the address makes no sense.
    #[error("NATS at {place}: {cause}")]
    Connect {
        /// Where, without a password.
        place: String,
        /// Why not.
        cause: String,
    },
}

/// The connection.
#[derive(Clone)]
pub(crate) struct Link {
    out: mpsc::Sender<(String, Vec<u8>)>,
    heard: broadcast::Sender<Bell>,
}

impl Link {
    pub(crate) async fn connect(url: &str, waiting: usize) -> Result<Self, BusError> {
        let told = |cause: String| BusError::Connect { place: place(url).to_owned(), cause };
        if !url.starts_with("nats://") && !url.starts_with("tls://") {
            return Err(told("write nats://HOST:PORT or tls://HOST:PORT".to_owned()));
        }
        let (heard, _) = broadcast::channel(waiting);
        let lost = heard.clone();
        let options = ConnectOptions::new()
            .name("moonpack")
            .connection_timeout(CONNECT)
            .ping_interval(PING)
            .no_echo()
            .event_callback(move |event| {
                let lost = lost.clone();
                async move {
                    match event {
                        Event::Connected => {
                            tracing::info!("NATS is there");
                            // What was rung in between is not told again.
                            let _nobody_listens = lost.send(Bell::Lost);
                        }
                        Event::Disconnected => {
                            tracing::warn!("NATS is away; nodes look for themselves until it is back")
                        }
                        other => tracing::debug!(%other, "NATS"),
                    }
                }
            });
        let client = options.connect(url).await.map_err(|error| told(error.to_string()))?;
        let bells = client.subscribe(ALL).await.map_err(|error| told(error.to_string()))?;
        // Once NATS has said that nobody answers this, it has also taken note of what is listened to.
        match client.request(HELLO, Vec::new().into()).await {
            Err(error) if error.kind() == RequestErrorKind::NoResponders => {}
            Err(error) => return Err(told(error.to_string())),
            Ok(_) => {}
        }
        let (out, wanted) = mpsc::channel(waiting);
        tokio::spawn(publish(client, wanted));
        tokio::spawn(hear(bells, heard.clone()));
        Ok(Self { out, heard })
    }

    /// A bell that finds no room is lost, like one that NATS loses.
    pub(crate) fn ring(&self, bell: &Bell) {
        let message = match bell {
            Bell::Table(id) => (format!("{TABLE}{id}"), Vec::new()),
            Bell::Here { table, people, page } => match serde_json::to_vec(&(people, page)) {
                Ok(here) => (format!("{HERE}{table}"), here),
                Err(_) => return,
            },
            Bell::Lost => return,
        };
        let _no_room = self.out.try_send(message);
    }

    pub(crate) fn heard(&self) -> broadcast::Receiver<Bell> {
        self.heard.subscribe()
    }
}

async fn publish(client: Client, mut wanted: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, people)) = wanted.recv().await {
        if let Err(error) = client.publish(subject, people.into()).await {
            tracing::debug!(%error, "a bell was not rung");
        }
    }
}

async fn hear(mut bells: async_nats::Subscriber, heard: broadcast::Sender<Bell>) {
    while let Some(message) = bells.next().await {
        if let Some(bell) = read(&message) {
            let _nobody_listens = heard.send(bell);
        }
    }
}

fn read(message: &Message) -> Option<Bell> {
    let subject = message.subject.as_str();
    if let Some(id) = subject.strip_prefix(TABLE) {
        return Some(Bell::Table(id.to_owned()));
    }
    let table = subject.strip_prefix(HERE)?.to_owned();
    let (people, page) = serde_json::from_slice(&message.payload).ok()?;
    Some(Bell::Here { table, people, page })
}

/// The address without user and password.
fn place(url: &str) -> &str {
    url.rsplit_once('@').map_or_else(|| url.rsplit("//").next().unwrap_or(url), |(_, host)| host)
}
