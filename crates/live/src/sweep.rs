//! What happens though nobody asks: bots that must think after a restart, clocks that run out, tables to forget, and
//! what is older than it is kept (`keep`).
//!
//! Bots and clocks are looked for apart, each with its share of a round: however many bots are due, a clock that has run
//! out is attended to in the next round.

use std::sync::{Arc, Weak};
use std::time::Duration;

use moonpack_store::StoreError;

use crate::lobby::Lobby;
use crate::lock::lock;
use crate::{TableId, now};

/// How often the store is asked. Clocks count minutes and days, so a second is sharp enough.
const EVERY: Duration = Duration::from_secs(1);
/// The most tables of each kind in one round.
const ROUND: u32 = 500;

/// Runs until the lobby is gone or stops.
pub(crate) async fn run(lobby: Weak<Lobby>) {
    let mut tick = tokio::time::interval(EVERY);
    let mut sweep = Sweep::default();
    loop {
        tick.tick().await;
        let Some(lobby) = lobby.upgrade() else { return };
        if *lobby.stop.borrow() {
            return;
        }
        if let Err(error) = sweep.round(&lobby).await {
            tracing::error!(%error, "cannot look for due tables");
        }
        if let Err(error) = lobby.retire().await {
            tracing::error!(%error, "cannot retire what is old");
        }
        lobby.forget();
    }
}

/// Where the last round ended.
pub(crate) struct Sweep {
    /// The most tables of each kind in one round.
    round: u32,
    /// Bots' tables are gone through in turn: those of this round were not all of them.
    after: String,
}

impl Default for Sweep {
    fn default() -> Self {
        Self::of(ROUND)
    }
}

impl Sweep {
    /// So many tables of each kind in one round.
    pub(crate) fn of(round: u32) -> Self {
        Self { round, after: String::new() }
    }

    /// Gives every table that is due the chance to act: its clock is looked at, and its bot is woken if none is
    /// thinking.
    pub(crate) async fn round(&mut self, lobby: &Arc<Lobby>) -> Result<(), StoreError> {
        for id in lobby.store.clocks_due(now().0, self.round).await? {
            attend(lobby, &id).await;
        }
        let bots = lobby.store.bots_due(&self.after, self.round).await?;
        self.after = if bots.len() < self.round as usize {
            String::new()
        } else {
            bots.last().cloned().unwrap_or_default()
        };
        for id in bots {
            attend(lobby, &id).await;
        }
        Ok(())
    }
}

async fn attend(lobby: &Arc<Lobby>, id: &str) {
    let Ok(id) = id.parse::<TableId>() else { return };
    if lock(&lobby.broken).contains(&id) {
        return;
    }
    if let Err(error) = lobby.change(&id, |table, now| table.tick(now), |_, _| ()).await {
        tracing::warn!(table = %id, %error, "a due table could not be attended to");
    }
}
