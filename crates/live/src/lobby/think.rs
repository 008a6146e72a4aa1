//! Bots at tables: when one is asked, with whose share, and what becomes of its answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moonpack_bots::{AnyBot, Budget, Level, Mind, TextAnalysis};
use moonpack_bus::{Job, Rank, Task};
use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_table::{Millis, Refused, Table};
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};

use super::{Live, Lobby, Open, Thinking, lock};
use crate::pace::pause_before;
use crate::pool::{Haste, Lane, Payer};
use crate::thought::advised;
use crate::{LiveError, TableId, now};

/// Under load a bot thinks for no less than this part of its time.
const LEAST_SHARE: u64 = 8;
/// For so many milliseconds a job is left to others before it is posted again.
const TRUSTED: i64 = 25_000;
/// No job may ask for more milliseconds than these, whoever posts it.
const LONGEST_JOB: u64 = 60_000;
const LONGEST_PAUSE: i64 = 10_000;
/// How far the strongest bot looks in a simulated world.
const SIMULATED_LOOKS: u64 = 8;

impl Lobby {
    /// Asks a bot to think if it is a bot's turn and none is thinking about this version yet. Where nodes share a queue, what
    /// takes long is posted there.
    pub(super) fn wake_bot(&self, live: &Live, open: &mut Open) {
        let version = open.table.version();
        let Some((seat, level)) = open.table.bot_to_move() else {
            open.thinking = None;
            return;
        };
        let at_it = |thinking: &Thinking| {
            thinking.version == version && thinking.trusted.is_none_or(|until| until > now())
        };
        if open.thinking.as_ref().is_some_and(at_it) {
            return;
        }
        let pause = pause_before(self.pause(), live.is_watched(), &open.table, seat);
        let (ready, cancel) = (Instant::now() + pause, Arc::new(AtomicBool::new(false)));
        let haste = haste_of(live, &open.table);
        let shared = lane_of(level) == Lane::Slow && self.settings.bus.has_jobs();
        let trusted = shared.then(|| Millis(now().0.saturating_add(TRUSTED)));
        open.thinking = Some(Thinking { version, cancel: cancel.clone(), trusted });
        if shared {
            let ready = now().0.saturating_add(pause.as_millis() as i64);
            let task = Task::Decide { ready, shown: live.shown_until() };
            let (table, rank) = (live.id.to_string(), rank_of(haste));
            self.post(Job { table, version, task, rank, ms: self.settings.bot_ms }, ready);
            return;
        }
        let Some(answer) = self.ask(&live.id, open, (seat, level), (haste, self.settings.bot_ms), cancel)
        else {
            // The sweep comes by again.
            open.thinking = None;
            return;
        };
        let (me, id) = (self.me.clone(), live.id.clone());
        tokio::spawn(async move {
            let Ok(action) = answer.await else { return };
            if !pause.is_zero() {
                sleep_until(ready).await;
            }
            let Some(me) = me.upgrade().filter(|me| !*me.stop.borrow()) else { return };
            me.decided(&id, seat, version, action).await;
        });
    }

    /// Hands a job to whoever is free, or does it here if the queue cannot be reached.
    fn post(&self, job: Job, ready: i64) {
        let (me, bus) = (self.me.clone(), self.settings.bus.clone());
        tokio::spawn(async move {
            if bus.post(&job).await {
                return;
            }
            if let Some(me) = me.upgrade() {
                me.decide_for(&job, ready, 0, ()).await;
            }
        });
    }

    /// Lets a bot decide because some node has asked for it, at whose word a page shows the table until `shown`: what the bot
    /// decides next is for the same people. `false` if that did not come to its end: somebody else shall.
    /// Whoever thinks here holds a `place`, and gives it up for the pause that comes after.
    pub(crate) async fn decide_for(&self, job: &Job, ready: i64, shown: i64, place: impl Send) -> bool {
        let Ok(id) = job.table.parse::<TableId>() else { return true };
        let live = self.live(&id);
        live.is_shown_until(shown);
        let mut slot = live.slot.lock().await;
        let open = match self.loaded(&live, &mut slot).await {
            Ok(open) => open,
            Err(error) => return !passes(&error),
        };
        // Whatever is no longer to be decided is done.
        let next = open.table.bot_to_move().filter(|_| open.table.version() == job.version);
        let Some((seat, level)) = next else { return true };
        let haste = match job.rank {
            Rank::Awaited => Haste::Awaited,
            Rank::Played => Haste::Played,
            Rank::Asked | Rank::Leisure | Rank::Idle => Haste::Leisure,
        };
        self.acquaint(open).await;
        let never = Arc::new(AtomicBool::new(false));
        let ms = job.ms.clamp(1, LONGEST_JOB);
        let Some(answer) = self.ask(&id, open, (seat, level), (haste, ms), never) else { return false };
        drop(slot);
        let Ok(action) = answer.await else { return false };
        drop(place);
        let early = ready.saturating_sub(now().0).clamp(0, LONGEST_PAUSE);
        if early > 0 {
            sleep(Duration::from_millis(early as u64)).await;
        }
        self.decided(&id, seat, job.version, action).await
    }

    /// Queues a bot's thinking on our own threads. `None` if there is no room; nothing comes if it is no longer wanted.
    fn ask(
        &self,
        id: &TableId,
        open: &Open,
        (seat, level): (Seat, Level),
        (haste, ms): (Haste, u64),
        cancel: Arc<AtomicBool>,
    ) -> Option<oneshot::Receiver<String>> {
        let (game, seed, minds, id) =
            (open.table.game().clone(), self.seed_of(id), self.minds.clone(), id.clone());
        let (facing, queued) = (open.facing.strength, lock(&self.queued).load());
        // How well they play is not what a simulated world is about.
        let level = self.settings.simulated.map_or(level, |_| Level::Random);
        let (tell, told) = oneshot::channel();
        let queued = self.bots.think(haste, lane_of(level), self.payer_of(open), move |load| {
            // Whoever took the decision back, or took the seat back, waits for nothing here.
            if cancel.load(Ordering::Relaxed) {
                return;
            }
            let mut mind = minds.take(&id, seat);
            mind.face(facing);
            let action = choice(&game, level, seed, &mut mind, share(ms, load.max(queued)), &cancel);
            if level.thinks_on() && goes_on(game, seat, &action) {
                minds.put(id, seat, mind);
            }
            let _gone = tell.send(action);
        });
        queued.then_some(told)
    }

    /// Lets the strongest bot think about a match, on our own threads, with the eyes of whoever decides there. `tell` hears what it
    /// has found so far. `None` if there is no room.
    pub(crate) fn think_about(
        &self,
        game: AnyMatch,
        ms: u64,
        payer: Payer,
        tell: impl FnMut(&TextAnalysis) + Send + 'static,
    ) -> Option<oneshot::Receiver<TextAnalysis>> {
        let ((done, found), queued) = (oneshot::channel(), lock(&self.queued).load());
        // In a simulated world no clock decides how long.
        let simulated = self.settings.simulated.map(|_| Budget::iterations(SIMULATED_LOOKS));
        // People who wait for a bot's move at their board come before people who want to be helped.
        let queued = self.bots.think(Haste::Played, Lane::Slow, payer, move |load| {
            if !done.is_closed()
                && let budget = simulated.unwrap_or_else(|| share(ms.clamp(1, LONGEST_JOB), load.max(queued)))
                && let Some(analysis) = advised(&game, budget, tell)
            {
                let _gone = done.send(analysis);
            }
        });
        queued.then_some(found)
    }

    /// Keeps what a bot has decided, if it is still asked for. `false` if it may have to be decided again: by the version it can be
    /// done only once.
    async fn decided(&self, id: &TableId, seat: Seat, version: u64, action: String) -> bool {
        self.meter.bot_decided();
        let decide = move |table: &mut Table, now| table.bot_decides(seat, version, action.clone(), now);
        match self.change(id, decide, |_, _| ()).await {
            // The table may have moved on while the bot thought: an undo, or the player is back.
            Ok(()) | Err(LiveError::Refused(Refused::Stale { .. })) => true,
            Err(error) => {
                tracing::warn!(table = %id, %error, "a bot's decision was not taken");
                !passes(&error)
            }
        }
    }

    /// Whoever opened the table pays for its bots, or else the first person at it.
    fn payer_of(&self, open: &Open) -> Payer {
        let first = || open.table.chairs().iter().find_map(|chair| Some(chair.person()?.id));
        let person = open.opener.or_else(first);
        Payer { address: person.and_then(|person| self.address_of(person)), person }
    }

    /// Each table has its own luck with bots, and the same again after a restart; nobody can work it out from its name.
    fn seed_of(&self, id: &TableId) -> u64 {
        if let Some(seed) = self.settings.seed {
            return seed;
        }
        drawn(&self.luck, id.as_str())
    }

    /// The name of a table's rematch: the same at every node, and known to nobody before.
    pub(crate) fn name_of_rematch(&self, id: &TableId) -> Result<TableId, LiveError> {
        let mut words = format!("rematch {id}");
        TableId::drawn(|| {
            words.push('.');
            Ok(drawn(&self.luck, &words))
        })
    }
}

/// Is it an error that passes, so that it helps to do the same again?
fn passes(error: &LiveError) -> bool {
    matches!(error, LiveError::Away(_) | LiveError::UnknownOutcome(_) | LiveError::Busy { .. })
}

/// The number of words under a secret: of a table's name, that of its luck.
fn drawn(luck: &[u8], words: &str) -> u64 {
    let hash = Sha256::new().chain_update(luck).chain_update(words).finalize();
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

fn haste_of(live: &Live, table: &Table) -> Haste {
    let looked_at = live.is_watched() || lock(&live.present).is_anybody();
    let played = table.chairs().iter().any(|chair| chair.bot().is_none());
    match (played, looked_at) {
        (true, true) => Haste::Awaited,
        (true, false) => Haste::Played,
        (false, _) => Haste::Leisure,
    }
}

/// The rank of a bot's decision in the queue that nodes share.
fn rank_of(haste: Haste) -> Rank {
    match haste {
        Haste::Awaited => Rank::Awaited,
        Haste::Played => Rank::Played,
        Haste::Leisure => Rank::Leisure,
        Haste::Idle => Rank::Idle,
    }
}

/// Levels that take milliseconds in every game are quick; a packmate may be as slow as the alpha.
fn lane_of(level: Level) -> Lane {
    match level {
        Level::Random | Level::Pup | Level::Rover | Level::Yearling | Level::Scout | Level::Tracker => {
            Lane::Quick
        }
        _ => Lane::Slow,
    }
}

/// The time to think when `load` others wait for the same thread, here or in the queue that nodes share: jobs wait there and not
/// here as long as all threads are busy.
pub(crate) fn share(ms: u64, load: usize) -> Budget {
    let share = (load as u64 / 2 + 1).min(LEAST_SHARE);
    Budget::ms((ms / share).max(1))
}

/// What a bot chooses for the seat to move.
fn choice(
    game: &AnyMatch,
    level: Level,
    seed: u64,
    mind: &mut Mind,
    budget: Budget,
    cancel: &AtomicBool,
) -> String {
    let bot = AnyBot { level, seed };
    sound(game, mind, |mind| bot.decide_with(game, mind, budget, cancel))
}

/// Does the seat decide again after this action?
fn goes_on(mut game: AnyMatch, seat: Seat, action: &str) -> bool {
    game.play(seat, action).is_ok() && game.to_move() == Some(seat)
}

/// A bot that panics, has no answer or breaks the rules must not stop the game: then it is the first legal action, and what it
/// thought, which may be half a thought, is forgotten.
fn sound(game: &AnyMatch, mind: &mut Mind, decide: impl FnOnce(&mut Mind) -> Option<String>) -> String {
    let legal = game.legal();
    let chosen = catch_unwind(AssertUnwindSafe(|| decide(mind))).ok().flatten();
    chosen.filter(|action| legal.contains(action)).unwrap_or_else(|| {
        tracing::error!(game = %game.kind(), "a bot had no answer that the rules allow");
        *mind = Mind::new();
        legal.into_iter().next().unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind};

    use super::*;

    #[test]
    fn a_bot_that_crashes_or_cheats_does_not_stop_the_game() {
        let contents = Contents::shipped().unwrap();
        let game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 1).unwrap();
        let legal = game.legal();
        let mut mind = Mind::new();
        assert_eq!(sound(&game, &mut mind, |_| panic!("no idea")), legal[0]);
        assert_eq!(sound(&game, &mut mind, |_| None), legal[0]);
        assert_eq!(sound(&game, &mut mind, |_| Some("win at once".into())), legal[0]);
        assert_eq!(sound(&game, &mut mind, |_| legal.last().cloned()), legal[legal.len() - 1]);
    }

    #[test]
    fn a_bots_luck_is_its_tables_own_and_another_under_another_secret() {
        let [one, two] = ["bcdfghjkmnpq", "bcdfghjkmnpr"];
        let secret = [7; 32];
        assert_eq!(drawn(&secret, one), drawn(&secret, one), "the same again after a restart");
        assert_ne!(drawn(&secret, one), drawn(&secret, two));
        assert_ne!(drawn(&secret, one), drawn(&[8; 32], one), "whoever knows the name knows nothing");
        assert_ne!(drawn(&secret, one), drawn(&[], one));
    }

    #[test]
    fn bots_think_the_shorter_the_more_wait_but_never_not_at_all() {
        assert_eq!(share(1_500, 0), Budget::ms(1_500));
        assert_eq!(share(1_500, 4), Budget::ms(500));
        assert_eq!(share(1_500, 1_000_000), Budget::ms(187));
        assert_eq!(share(1, 1_000_000), Budget::ms(1));
    }
}
