//! What every handler shares.

use std::sync::{Arc, Weak};
use std::time::Duration;

use moonpack_games::Contents;
use moonpack_live::{LiveError, Lobby, Settings, share_time};
use moonpack_rules::ContentError;
use moonpack_store::{Store, StoreError};
use thiserror::Error;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::Config;
use crate::gate::Gate;
use crate::keyring::Keyring;
use crate::metrics::{Gauges, Metrics};

/// How often it is measured how long the machine keeps us waiting.
const TICK: Duration = Duration::from_millis(100);
/// How often somebody looks whether it is time for a new key.
const TURN: Duration = Duration::from_secs(60 * 60);
/// How often somebody looks for what other nodes have done: they make keys and call tokens in as well.
const TURN_TOGETHER: Duration = Duration::from_secs(2);

/// The server's one shared value. Handlers take it as `State<Arc<App>>`.
pub struct App {
    /// How it was set up.
    pub config: Config,
    /// The component data the games are played with.
    pub contents: Contents,
    /// The live tables.
    pub lobby: Arc<Lobby>,
    /// Makes and checks tokens.
    pub(crate) keys: Keyring,
    /// Who may do how much.
    pub(crate) gate: Gate,
    /// What is counted.
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) stopping: watch::Sender<bool>,
}

/// Why the server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The tables cannot be opened.
    #[error(transparent)]
    Live(#[from] LiveError),
    /// The component data is broken.
    #[error(transparent)]
    Content(#[from] ContentError),
}

impl App {
    /// Sets up everything over a store. Tables where a bot was thinking when the server stopped go on by themselves.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new(
        store: Arc<dyn Store>,
        contents: Contents,
        config: Config,
    ) -> Result<Arc<Self>, StartError> {
        share_time(&*store).await?;
        let keys = Keyring::open(store.clone(), config.revoke_tokens).await?;
        let metrics = Arc::new(Metrics::new());
        store.measure(metrics.clone());
        let (stopping, stop) = watch::channel(false);
        let settings = settings(&config);
        let lobby = Lobby::start(store.clone(), contents.clone(), metrics.clone(), settings, stop).await?;
        let gate = Gate::new(config.limits.clone());
        let app = Arc::new(Self { config, contents, lobby, keys, gate, metrics, store, stopping });
        tokio::spawn(turn_keys(Arc::downgrade(&app)));
        tokio::spawn(tick(Arc::downgrade(&app)));
        Ok(app)
    }

    /// Ends streams and background work, and waits until everything written is on the disk.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        self.lobby.stop().await;
        self.store.close().await;
    }

    /// What is counted, as text.
    pub(crate) fn counted(&self) -> String {
        self.metrics.text(&Gauges {
            live_tables: self.lobby.live_tables(),
            streams: self.gate.open_streams(),
            store_queue: self.store.queued(),
            store_failures: self.store.failures(),
            bot_queue: self.lobby.waiting_bots(),
        })
    }
}

/// Measures how late its own ticks come. When answers take long and the disk did not, this says whether it was the machine,
/// which gave the server no processor.
async fn tick(app: Weak<App>) {
    loop {
        let due = Instant::now() + TICK;
        sleep_until(due).await;
        let Some(app) = app.upgrade() else { return };
        app.metrics.late(due.elapsed());
    }
}

/// Looks after the keys for as long as the app is there.
async fn turn_keys(app: Weak<App>) {
    let every =
        app.upgrade().map_or(TURN, |app| if app.store.shared().is_some() { TURN_TOGETHER } else { TURN });
    let mut tick = tokio::time::interval(every);
    let mut turned = Instant::now();
    loop {
        tick.tick().await;
        let Some(app) = app.upgrade() else { return };
        let looked_after = if turned.elapsed() < TURN {
            app.keys.follow().await
        } else {
            app.keys.turn().await.map(|()| turned = Instant::now())
        };
        if let Err(error) = looked_after {
            tracing::error!(%error, "the keys of tokens could not be looked after");
        }
    }
}

fn days(days: u32) -> Duration {
    Duration::from_secs(u64::from(days) * 24 * 60 * 60)
}

fn settings(config: &Config) -> Settings {
    Settings {
        bot_threads: config.bot_threads,
        bot_ms: config.bot_ms,
        bot_pause: config.bot_pause,
        seed: config.seed,
        idle: config.idle,
        hints: config.limits.hints,
        tables_each: config.limits.guest_tables,
        live_tables: config.limits.live_tables,
        keep_finished: config.keep_finished.map(days),
        keep_chat: config.keep_chat.map(days),
        bus: config.bus.clone(),
        ..Settings::default()
    }
}
