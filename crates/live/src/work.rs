//! Taking bots' jobs that any node has posted, as many at once as bots have threads here.

use std::sync::{Arc, Weak};
use std::time::Duration;

use moonpack_bus::{Bus, STILL_AT_IT, Taken};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use crate::lobby::Lobby;

/// How often the length of the queue is asked for.
const COUNT: Duration = Duration::from_secs(2);

/// Runs until the lobby is gone or stops.
pub(crate) async fn run(lobby: Weak<Lobby>, bus: Bus, threads: usize) {
    tokio::spawn(count(lobby.clone(), bus.clone()));
    let free = Arc::new(Semaphore::new(threads.max(1)));
    loop {
        let Ok(place) = free.clone().acquire_owned().await else { return };
        let Some(mut stop) = lobby.upgrade().map(|lobby| lobby.stop.clone()) else { return };
        let taken = tokio::select! {
            taken = bus.take() => taken,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        let Some(lobby) = lobby.upgrade() else { return taken.give_back().await };
        tokio::spawn(async move {
            work(&lobby, taken).await;
            drop(place);
        });
    }
}

async fn work(lobby: &Arc<Lobby>, taken: Taken) {
    let mut tick = interval(STILL_AT_IT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let done = {
        let mut job = std::pin::pin!(lobby.do_job(&taken.job));
        loop {
            tokio::select! {
                done = &mut job => break done,
                _ = tick.tick() => taken.still_at_it().await,
            }
        }
    };
    if done { taken.done().await } else { taken.give_back().await }
}

async fn count(lobby: Weak<Lobby>, bus: Bus) {
    let mut tick = interval(COUNT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let waiting = bus.jobs_waiting().await;
        let Some(lobby) = lobby.upgrade() else { return };
        lobby.jobs_wait(waiting);
    }
}
