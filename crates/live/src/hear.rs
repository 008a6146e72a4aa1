//! What other nodes tell this one, where several share a store. A bell says that something was written at a table; whoever
//! watches that table here is then told what. Bells may get lost, so this node also looks by itself, for the tables it shows.

use std::sync::{Arc, Weak};
use std::time::Duration;

use moonpack_bus::{Bell, Bells};

use crate::TableId;
use crate::lobby::{Lobby, lock};

/// How often this node looks by itself.
const EVERY: Duration = Duration::from_secs(2);
/// How often, in such rounds, it tells the others who looks at its tables.
const TELL: u64 = 3;

/// Runs until the lobby is gone or stops.
pub(crate) async fn run(lobby: Weak<Lobby>, mut bells: Bells) {
    let mut tick = tokio::time::interval(EVERY);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut round = 0_u64;
    loop {
        let bell = tokio::select! {
            bell = bells.next() => Some(bell),
            _ = tick.tick() => None,
        };
        let Some(lobby) = lobby.upgrade() else { return };
        if *lobby.stop.borrow() {
            return;
        }
        match bell {
            Some(Bell::Table(id)) => {
                if let Some(live) = named(&id).and_then(|id| lobby.held(&id)) {
                    lobby.look_again(live);
                }
            }
            Some(Bell::Here { table, people, page }) => {
                if let Some(id) = named(&table) {
                    lobby.heard_of(&id, &people, page);
                }
            }
            Some(Bell::Lost) => look_at_all(&lobby),
            None => {
                look_at_all(&lobby);
                if round.is_multiple_of(TELL) {
                    tell_who_is_here(&lobby);
                }
                round += 1;
            }
        }
    }
}

fn named(id: &str) -> Option<TableId> {
    id.parse().ok()
}

fn look_at_all(lobby: &Arc<Lobby>) {
    for live in lobby.all_held() {
        lobby.look_again(live);
    }
}

fn tell_who_is_here(lobby: &Lobby) {
    if lobby.settings.bus.is_alone() {
        return;
    }
    for live in lobby.all_held() {
        let people: Vec<i64> = lock(&live.present).people().into_iter().map(|person| person.0).collect();
        let page = live.pages.load(std::sync::atomic::Ordering::Relaxed) > 0;
        if page || !people.is_empty() {
            lobby.settings.bus.ring(Bell::Here { table: live.id.to_string(), people, page });
        }
    }
}
