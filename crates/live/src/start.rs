//! Opening the lobby, with what runs by itself.

use std::sync::Arc;

use moonpack_games::Contents;
use moonpack_store::Store;
use tokio::sync::watch;

use crate::lobby::Lobby;
use crate::{LiveError, Meter, Settings, sweep};

impl Lobby {
    /// Opens the lobby and starts what runs by itself: bots, clocks, forgetting. Tables where a bot was thinking when the
    /// program stopped go on.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn start(
        store: Arc<dyn Store>,
        contents: Contents,
        meter: Arc<dyn Meter>,
        settings: Settings,
        stop: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, LiveError> {
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh)?;
        let luck = store.secret("luck", fresh).await?;
        let lobby = Self::new(store, contents, meter, settings, luck, stop);
        tokio::spawn(sweep::run(Arc::downgrade(&lobby)));
        Ok(lobby)
    }
}
