//! Bots at tables: when one is asked, with whose share, and what becomes of its answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use moonpack_bots::{AnyBot, Budget, Level, Mind};
use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_table::{Refused, Table};
use sha2::{Digest, Sha256};
use tokio::time::{Instant, sleep_until};

use super::{Live, Lobby, Open, Thinking, lock};
use crate::pace::pause_before;
use crate::pool::{Haste, Lane, Payer};
use crate::{LiveError, TableId};

/// Under load a bot thinks for no less than this part of its time.
const LEAST_SHARE: u64 = 8;

impl Lobby {
    /// Asks a bot to think if it is a bot's turn and none is thinking about this version yet.
    pub(super) fn wake_bot(&self, live: &Live, open: &mut Open) {
        let version = open.table.version();
        let Some((seat, level)) = open.table.bot_to_move() else {
            open.thinking = None;
            return;
        };
        if open.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        let cancel = Arc::new(AtomicBool::new(false));
        open.thinking = Some(Thinking { version, cancel: cancel.clone() });
        let (me, id, runtime) = (self.me.clone(), live.id.clone(), tokio::runtime::Handle::current());
        let watched = live.pages.load(Ordering::Relaxed) > 0;
        let pause = pause_before(self.pause(), watched, &open.table, seat);
        let ready = Instant::now() + pause;
        let (game, ms, seed) = (open.table.game().clone(), self.settings.bot_ms, self.seed_of(&id));
        // How well they play is not what a simulated world is about.
        let level = self.settings.simulated.map_or(level, |_| Level::Random);
        let (haste, payer) = (haste_of(live, &open.table), self.payer_of(open));
        let minds = self.minds.clone();
        let queued = self.bots.think(haste, lane_of(level), payer, move |load| {
            // Whoever took the decision back, or took the seat back, waits for nothing here.
            if cancel.load(Ordering::Relaxed) {
                return;
            }
            let mut mind = minds.take(&id, seat);
            let action = choice(&game, level, seed, &mut mind, share(ms, load), &cancel);
            // Only the alpha thinks on from what it thought before.
            if level == Level::Alpha && goes_on(game, seat, &action) {
                minds.put(id.clone(), seat, mind);
            }
            runtime.spawn(async move {
                if !pause.is_zero() {
                    sleep_until(ready).await;
                }
                let Some(me) = me.upgrade().filter(|me| !*me.stop.borrow()) else { return };
                me.meter.bot_decided();
                let decide = move |table: &mut Table, now| table.bot_decides(seat, version, action, now);
                match me.change(&id, decide, |_, _| ()).await {
                    // The table may have moved on while the bot thought: an undo, or the player is back.
                    Ok(()) | Err(LiveError::Refused(Refused::Stale { .. })) => {}
                    Err(error) => tracing::warn!(table = %id, %error, "a bot's decision was not taken"),
                }
            });
        });
        if !queued {
            // The sweep comes by again.
            open.thinking = None;
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
        drawn(&self.luck, id)
    }
}

/// A table's number under a secret.
fn drawn(luck: &[u8], id: &TableId) -> u64 {
    let hash = Sha256::new().chain_update(luck).chain_update(id.as_str()).finalize();
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

fn haste_of(live: &Live, table: &Table) -> Haste {
    let looked_at = live.pages.load(Ordering::Relaxed) > 0 || lock(&live.present).is_anybody();
    let played = table.chairs().iter().any(|chair| chair.bot().is_none());
    match (played, looked_at) {
        (true, true) => Haste::Awaited,
        (true, false) => Haste::Played,
        (false, _) => Haste::Leisure,
    }
}

/// Levels that look no further than their own turn are quick.
fn lane_of(level: Level) -> Lane {
    match level {
        Level::Random | Level::Pup | Level::Rover | Level::Yearling | Level::Scout => Lane::Quick,
        Level::Hunter | Level::Elder | Level::Alpha => Lane::Slow,
    }
}

/// The time to think when `load` others wait for the same thread.
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
    sound(game, || bot.decide_with(game, mind, budget, cancel))
}

/// Does the seat decide again after this action?
fn goes_on(mut game: AnyMatch, seat: Seat, action: &str) -> bool {
    game.play(seat, action).is_ok() && game.to_move() == Some(seat)
}

/// A bot that panics, has no answer or breaks the rules must not stop the game: then it is the first legal action.
fn sound(game: &AnyMatch, decide: impl FnOnce() -> Option<String>) -> String {
    let legal = game.legal();
    let chosen = catch_unwind(AssertUnwindSafe(decide)).ok().flatten();
    chosen.filter(|action| legal.contains(action)).unwrap_or_else(|| {
        tracing::error!(game = %game.kind(), "a bot had no answer that the rules allow");
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
        assert_eq!(sound(&game, || panic!("no idea")), legal[0]);
        assert_eq!(sound(&game, || None), legal[0]);
        assert_eq!(sound(&game, || Some("win at once".into())), legal[0]);
        assert_eq!(sound(&game, || legal.last().cloned()), legal[legal.len() - 1]);
    }

    #[test]
    fn a_bots_luck_is_its_tables_own_and_another_under_another_secret() {
        let [one, two]: [TableId; 2] = ["bcdfghjkmnpq", "bcdfghjkmnpr"].map(|id| id.parse().unwrap());
        let secret = [7; 32];
        assert_eq!(drawn(&secret, &one), drawn(&secret, &one), "the same again after a restart");
        assert_ne!(drawn(&secret, &one), drawn(&secret, &two));
        assert_ne!(drawn(&secret, &one), drawn(&[8; 32], &one), "whoever knows the name knows nothing");
        assert_ne!(drawn(&secret, &one), drawn(&[], &one));
    }

    #[test]
    fn bots_think_the_shorter_the_more_wait_but_never_not_at_all() {
        assert_eq!(share(1_500, 0), Budget::ms(1_500));
        assert_eq!(share(1_500, 4), Budget::ms(500));
        assert_eq!(share(1_500, 1_000_000), Budget::ms(187));
        assert_eq!(share(1, 1_000_000), Budget::ms(1));
    }
}
