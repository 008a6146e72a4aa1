//! Bells by NATS, with nothing in them: `moonpack.table.<id>` when something was written there, `moonpack.shown.<id>` while a page
//! shows it. Every node hears every bell of every table but its own; where nobody watches that table it costs one
//! look into a map.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::client::RequestError;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, Message, RequestErrorKind, ServerAddr};
use futures::StreamExt;
use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio::sync::{Notify, broadcast, mpsc};

use crate::Bell;
use crate::jobs::Jobs;

const TABLE: &str = "moonpack.table.";
const SHOWN: &str = "moonpack.shown.";
const ALL: &str = "moonpack.>";
const HELLO: &str = "moonpack-hello";
/// How long the first connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// So often the connection is asked whether it lives. When three of these are without an answer it is made anew.
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
pub(crate) struct Link {
    out: mpsc::Sender<String>,
    heard: broadcast::Sender<Bell>,
    pub(crate) jobs: Arc<Jobs>,
}

impl Link {
    pub(crate) async fn connect(url: &str, waiting: usize) -> Result<Self, BusError> {
        let told = |cause: String| BusError::Connect { place: place(url).to_owned(), cause };
        if !url.starts_with("nats://") && !url.starts_with("tls://") {
            return Err(told("write nats://HOST:PORT or tls://HOST:PORT".to_owned()));
        }
        let (heard, _) = broadcast::channel(waiting);
        let (lost, away, back) = (heard.clone(), AtomicBool::new(false), Arc::new(Notify::new()));
        let here = back.clone();
        let address: ServerAddr = url.parse().map_err(|error: std::io::Error| told(error.to_string()))?;
        let options = let_in(&address)
            .name("moonpack")
            .connection_timeout(CONNECT)
            .ping_interval(PING)
            .no_echo()
            .event_callback(move |event| {
                match event {
                    Event::Connected => {
                        tracing::info!("NATS is there");
                        if away.swap(false, Ordering::Relaxed) {
                            here.notify_one();
                        }
                    }
                    Event::Disconnected => {
                        tracing::warn!("NATS is away; nodes look for themselves until it is back");
                        away.store(true, Ordering::Relaxed);
                    }
                    Event::SlowConsumer(_) => {
                        let _nobody_listens = lost.send(Bell::Lost);
                    }
                    other => tracing::debug!(%other, "NATS"),
                }
                std::future::ready(())
            });
        let client = options.connect(address).await.map_err(|error| {
            told(match error.kind() {
                ConnectErrorKind::AuthorizationViolation => {
                    "it does not let us in; check user and password".to_owned()
                }
                _ => error.to_string(),
            })
        })?;
        let bells = client.subscribe(ALL).await.map_err(|error| told(error.to_string()))?;
        hello(&client).await.map_err(|error| told(error.to_string()))?;
        let jobs = Arc::new(Jobs::open(&client).await.map_err(told)?);
        let (out, wanted) = mpsc::channel(waiting);
        tokio::spawn(mend(client.clone(), back, heard.clone(), jobs.clone()));
        tokio::spawn(publish(client, wanted));
        tokio::spawn(hear(bells, heard.clone()));
        Ok(Self { out, heard, jobs })
    }

    /// A bell that finds no room is lost, like one that NATS loses.
    pub(crate) fn ring(&self, bell: &Bell) {
        let subject = match bell {
            Bell::Table(id) => format!("{TABLE}{id}"),
            Bell::Shown(id) => format!("{SHOWN}{id}"),
            Bell::Lost => return,
        };
        let _no_room = self.out.try_send(subject);
    }

    pub(crate) fn heard(&self) -> broadcast::Receiver<Bell> {
        self.heard.subscribe()
    }
}

/// With the user and the password that an address names, or the token that stands there alone.
fn let_in(address: &ServerAddr) -> ConnectOptions {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match (address.username(), address.password()) {
        (Some(user), Some(password)) => ConnectOptions::with_user_and_password(plain(user), plain(password)),
        (Some(token), None) => ConnectOptions::with_token(plain(token)),
        (None, _) => ConnectOptions::new(),
    }
}

/// Once NATS has said that nobody answers this, it has also taken note of what is listened to.
async fn hello(client: &Client) -> Result<(), RequestError> {
    match client.request(HELLO, Vec::new().into()).await {
        Err(error) if error.kind() != RequestErrorKind::NoResponders => Err(error),
        _ => Ok(()),
    }
}

/// Says after each break that bells were lost, when all that is rung from then on is heard: what was rung in between is not
/// told again. Then it sees to the queue.
async fn mend(client: Client, back: Arc<Notify>, heard: broadcast::Sender<Bell>, jobs: Arc<Jobs>) {
    loop {
        back.notified().await;
        if let Err(error) = hello(&client).await {
            tracing::debug!(%error, "NATS is back and does not answer");
        }
        let _nobody_listens = heard.send(Bell::Lost);
        jobs.mend().await;
    }
}

async fn publish(client: Client, mut wanted: mpsc::Receiver<String>) {
    while let Some(subject) = wanted.recv().await {
        if let Err(error) = client.publish(subject, Vec::new().into()).await {
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
    Some(Bell::Shown(subject.strip_prefix(SHOWN)?.to_owned()))
}

/// The address without user and password.
fn place(url: &str) -> &str {
    url.rsplit_once('@').map_or_else(|| url.rsplit("//").next().unwrap_or(url), |(_, host)| host)
}
