//! Taking jobs that any node has posted, as many at once as bots have threads here: bots' decisions, and what the strongest bot
//! thinks about the decision or the turn of somebody who asked.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use moonpack_bots::Budget;
use moonpack_bus::{Bus, Job, STILL_AT_IT, Taken, Task};
use moonpack_games::AnyMatch;
use moonpack_table::Phase;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};
use tracing::Instrument;

use crate::finding::now_and_then;
use crate::judge::{Turn, judge};
use crate::lobby::{Lobby, Look};
use crate::pool::{Haste, Lane, Payer};
use crate::review::LONGEST;
use crate::thought::{write_analysis, write_verdict};
use crate::trace::job_span;
use crate::{LiveError, now};

/// How often it is asked how full the queue is.
const COUNT: Duration = Duration::from_secs(2);

/// The pause before a node that could not do a job looks whether it can do others.
const AGAIN: Duration = Duration::from_secs(1);

/// Runs until the lobby is gone or stops, and then until every job is given back.
pub(crate) async fn run(lobby: Weak<Lobby>, bus: Bus, threads: usize, mut stop: watch::Receiver<bool>) {
    tokio::spawn(count(lobby.clone(), bus.clone()));
    let free = Arc::new(Semaphore::new(threads.max(1)));
    let failed = Arc::new(AtomicBool::new(false));
    let mut working = JoinSet::new();
    loop {
        while working.try_join_next().is_some() {}
        let next = async {
            let place = free.clone().acquire_owned().await.ok()?;
            while failed.load(Ordering::Relaxed) {
                sleep(AGAIN).await;
                let able = lobby.upgrade()?.store.ready().await.is_ok();
                failed.store(!able, Ordering::Relaxed);
            }
            Some(place)
        };
        let Some(Some(place)) = unless_stopped(&mut stop, next).await else { break };
        let Some(taken) = bus.take_now().await else {
            if unless_stopped(&mut stop, bus.posted()).await.is_none() {
                break;
            }
            continue;
        };
        let Some(lobby) = lobby.upgrade() else { return taken.give_back().await };
        let (mut stop, failed) = (stop.clone(), failed.clone());
        working.spawn(async move {
            let done = unless_stopped(&mut stop, work(&lobby, &taken, place)).await;
            match done {
                Some(true) => taken.done().await,
                given_up => {
                    failed.fetch_or(given_up.is_some(), Ordering::Relaxed);
                    taken.give_back().await;
                }
            }
        });
    }
    while working.join_next().await.is_some() {}
}

/// What comes of something; `None` if this node stops before.
async fn unless_stopped<T>(stop: &mut watch::Receiver<bool>, what: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        biased;
        _ = stop.wait_for(|stop| *stop) => None,
        told = what => Some(told),
    }
}

/// Does a job and says meanwhile that somebody is at it. `false` if it did not come to its end: somebody else shall.
async fn work(lobby: &Arc<Lobby>, taken: &Taken, place: impl Send) -> bool {
    let mut tick = interval(STILL_AT_IT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut job = std::pin::pin!(think(lobby, taken, place).instrument(job_span(&taken.job.task)));
    loop {
        tokio::select! {
            done = &mut job => return done,
            _ = tick.tick() => taken.still_at_it().await,
        }
    }
}

/// Does a job, for which whoever does it holds a `place` as long as it is thought about. `false` if it did not come to its end:
/// somebody else shall.
pub(crate) async fn think(lobby: &Arc<Lobby>, taken: &Taken, place: impl Send) -> bool {
    match taken.job.task {
        Task::Decide { ready, shown } => lobby.decide_for(&taken.job, ready, shown, place).await,
        Task::Advise { until, .. } | Task::Judge { until, .. } if until < now().0 => true,
        Task::Advise { step, .. } => advise(lobby, taken, step).await,
        Task::Judge { from, to, .. } => judged(lobby, taken, from, to).await,
    }
}

/// Thinks about a decision that somebody wants to be helped with, and tells them what was found so far.
async fn advise(lobby: &Arc<Lobby>, taken: &Taken, step: usize) -> bool {
    let game = match found(lobby, &taken.job, step).await {
        Ok(Some((whole, _))) => whole,
        Ok(None) => return true,
        Err(away) => return !away,
    };
    let (tell, mut so_far) = mpsc::channel(1);
    let thinking = lobby.think_about(game, taken.job.ms, Payer::default(), now_and_then(tell));
    let Some(mut done) = thinking else { return false };
    loop {
        tokio::select! {
            Some(found) = so_far.recv() => taken.tell(write_analysis(&found, false)).await,
            found = &mut done => {
                let Ok(found) = found else { return gave_up(lobby) };
                taken.tell(write_analysis(&found, true)).await;
                return true;
            }
        }
    }
}

/// Thinks about a turn of a game that is over.
async fn judged(lobby: &Arc<Lobby>, taken: &Taken, from: usize, to: usize) -> bool {
    let (whole, seat) = match found(lobby, &taken.job, from).await {
        Ok(Some((then, whole))) => (whole, then.to_move()),
        Ok(None) => return true,
        Err(away) => return !away,
    };
    let (Some(game), Some(seat)) = (whole, seat) else { return true };
    let (turn, budget) = (Turn { seat, from, to, free: true }, Budget::ms(taken.job.ms.clamp(1, LONGEST)));
    let (tell, told) = oneshot::channel();
    lobby.bots.think(Haste::Idle, Lane::Slow, Payer::default(), move |_| {
        let _gone = tell.send(write_verdict(judge(&game, turn, budget).as_ref()));
    });
    let Ok(words) = told.await else { return gave_up(lobby) };
    taken.tell(words).await;
    true
}

/// Nothing was found. If that is because this node stops, somebody else shall think; who else would fail does not help anybody.
fn gave_up(lobby: &Lobby) -> bool {
    !*lobby.stop.borrow()
}

/// The match that a job is about after so many actions, and the whole of it if it is over. Of a game that goes on only the decision
/// that is due is thought about, and only where hints are allowed. `None` if nobody wants it any more; an error says whether
/// the database is away.
async fn found(
    lobby: &Arc<Lobby>,
    job: &Job,
    step: usize,
) -> Result<Option<(AnyMatch, Option<AnyMatch>)>, bool> {
    let Ok(id) = job.table.parse() else { return Ok(None) };
    let look = |Look { table, .. }: Look<'_>| {
        let (game, over) = (table.game(), table.phase() == Phase::Over);
        let due = table.opening().hints && step == game.steps();
        let wanted = table.version() == job.version && if over { step < game.steps() } else { due };
        wanted.then(|| (game.clone(), over))
    };
    let seen = lobby.look(&id, None, look).await;
    let Some((game, over)) = seen.map_err(|error| matches!(error, LiveError::Away(_)))? else {
        return Ok(None);
    };
    if !over {
        return Ok(Some((game, None)));
    }
    // The replay up to the step is long for a long game.
    let at = move || (game.at(step), Some(game));
    lobby.heavy().run(None, at).await.map(Some).map_err(|_| true)
}

async fn count(lobby: Weak<Lobby>, bus: Bus) {
    let mut tick = interval(COUNT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let queued = bus.queued().await;
        let Some(lobby) = lobby.upgrade() else { return };
        lobby.note_queue(queued);
    }
}
