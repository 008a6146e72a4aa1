//! What happens though nobody asks: bots that must think after a restart, clocks that run out, tables to forget.

use std::sync::{Arc, Weak};
use std::time::Duration;

use super::lobby::lock;
use super::{Lobby, now};

/// How often the store is asked. Clocks count minutes and days, so a second is sharp enough.
const EVERY: Duration = Duration::from_secs(1);
/// The most tables of one round.
const ROUND: u32 = 1_000;

/// Runs until the lobby is gone or stops.
pub(super) async fn run(lobby: Weak<Lobby>) {
    let mut tick = tokio::time::interval(EVERY);
    loop {
        tick.tick().await;
        let Some(lobby) = lobby.upgrade() else { return };
        if *lobby.stop.borrow() {
            return;
        }
        attend(&lobby).await;
        lobby.forget_idle();
    }
}

/// Gives every table that is due the chance to act: its clock is looked at, and its bot is woken if none is thinking.
async fn attend(lobby: &Arc<Lobby>) {
    let due = match lobby.store.due(now().0, ROUND).await {
        Ok(due) => due,
        Err(error) => return tracing::error!(%error, "cannot look for due tables"),
    };
    for id in due {
        let Ok(id) = id.parse() else { continue };
        if lock(&lobby.broken).contains(&id) {
            continue;
        }
        if let Err(error) = lobby.change(&id, |table, now| table.tick(now), |_, _| ()).await {
            tracing::warn!(table = %id, %error, "a due table could not be attended to");
        }
    }
}
