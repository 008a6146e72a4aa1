//! What other nodes tell this one, where several share a store. A bell says that something was written at a table; whoever
//! watches that table here is then told what. Bells may get lost, so this node also looks by itself, for the tables it shows:
//! at a few of them at a time, so that nobody's decision waits until all have been asked for.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use moonpack_bus::{Bell, Bells};

use crate::TableId;
use crate::lobby::{Lobby, PORTIONS};
use crate::trace::bell_span;

/// How often this node looks by itself at each table it shows.
const EVERY: Duration = Duration::from_secs(2);
/// How often, in such rounds, it tells the others that a page shows a table.
const TELL: u64 = 3;
/// How often, in such rounds, it sees to it that what the store was told of people long gone is forgotten.
const FORGET: u64 = 30;

/// Runs until the lobby is gone or stops.
pub(crate) async fn run(lobby: Weak<Lobby>, mut bells: Bells) {
    let mut tick = tokio::time::interval(EVERY / PORTIONS as u32);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut ticks = 0_u64;
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
            Some(bell) => heard(&lobby, bell),
            None => {
                look_around(&lobby, ticks);
                ticks += 1;
            }
        }
    }
}

/// Does what a bell is rung for.
pub(crate) fn heard(lobby: &Arc<Lobby>, bell: Bell) {
    match bell {
        Bell::Table(id) => {
            if let Some(live) = named(&id).and_then(|id| lobby.held(&id)) {
                bell_span().in_scope(|| lobby.look_again(live));
            }
        }
        Bell::Shown(id) => {
            if let Some(id) = named(&id) {
                lobby.shown_elsewhere(&id);
            }
        }
        // Whichever they were of: the next round comes by all tables.
        Bell::Lost => {}
    }
}

/// Looks at the tables whose turn it is, and tells the others who is there.
pub(crate) fn look_around(lobby: &Arc<Lobby>, ticks: u64) {
    let (round, portion) = (ticks / PORTIONS as u64, ticks % PORTIONS as u64);
    let held = lobby.all_held(portion as usize);
    lobby.say_who_is_here(&held);
    for live in held {
        if round.is_multiple_of(TELL) && live.pages.load(Ordering::Relaxed) > 0 {
            lobby.settings.bus.ring(Bell::Shown(live.id.to_string()));
        }
        lobby.look_again(live);
    }
    if portion == 0 && round.is_multiple_of(FORGET) {
        lobby.forget_who_is_gone();
    }
}

fn named(id: &str) -> Option<TableId> {
    id.parse().ok()
}
