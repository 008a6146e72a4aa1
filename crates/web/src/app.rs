//! What every handler shares, and the whole router.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Redirect;
use axum::routing::get;
use moonpack_games::Contents;
use moonpack_rules::ContentError;
use moonpack_store::{Store, StoreError};
use thiserror::Error;
use tokio::sync::watch;

use crate::auth::Keys;
use crate::limits::Gate;
use crate::live::Lobby;
use crate::metrics::Metrics;
use crate::{Config, api, error, limits, metrics, ops, site};

/// The server's one shared value. Handlers take it as `State<Arc<App>>`.
pub struct App {
    /// How it was set up.
    pub config: Config,
    /// The component data the games are played with.
    pub contents: Contents,
    /// The live tables.
    pub lobby: Arc<Lobby>,
    /// Makes and checks tokens.
    pub(crate) keys: Keys,
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
    /// The component data is broken.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// The operating system gives no randomness.
    #[error("no randomness for keys: {0}")]
    Random(#[from] getrandom::Error),
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
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh)?;
        let keys = Keys::new(&store.secret("tokens", fresh).await?);
        let metrics = Arc::new(Metrics::new());
        let (stopping, stop) = watch::channel(false);
        let lobby = Lobby::start(store.clone(), contents.clone(), metrics.clone(), &config, stop);
        let gate = Gate::new(config.limits.clone());
        Ok(Arc::new(Self { config, contents, lobby, keys, gate, metrics, store, stopping }))
    }

    /// Ends streams and background work, and waits until everything written is on the disk.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        self.lobby.stop().await;
        self.store.close().await;
    }
}

/// All routes: the API under `/api/v1`, operations (`/healthz`, `/readyz`, `/metrics`), and the pages.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(ops::router())
        .nest("/api/v1", api::router())
        .route("/api/v1/", get(async || Redirect::permanent("/api/v1")))
        .merge(site::router())
        .fallback(error::unknown_path)
        .method_not_allowed_fallback(error::wrong_method)
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn_with_state(app.clone(), limits::whole_body))
        .layer(from_fn_with_state(app.clone(), limits::by_address))
        .layer(from_fn(error::in_callers_language))
        .layer(from_fn_with_state(app.clone(), metrics::observe))
        .with_state(app)
}
