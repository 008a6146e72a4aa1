//! The threads bots think on, away from those that answer requests, and what a bot is asked there.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use moonpack_bots::{AnyBot, Budget, Level};
use moonpack_games::AnyMatch;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads that work through a queue.
pub(crate) struct BotPool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ring: Condvar,
}

/// How much hurry a job has. Tables where bots are among themselves must not keep people waiting.
#[derive(Clone, Copy)]
pub(crate) enum Haste {
    /// Somebody waits for the answer.
    Awaited,
    /// Nobody does.
    Leisure,
}

#[derive(Default)]
struct Queue {
    awaited: VecDeque<Job>,
    leisure: VecDeque<Job>,
    stopped: bool,
}

impl BotPool {
    pub(crate) fn start(threads: usize) -> Self {
        let shared = Arc::new(Shared::default());
        for number in 0..threads.max(1) {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || work(&shared)) {
                tracing::error!(%error, "a bot's thread did not start");
            }
        }
        Self(shared)
    }

    /// Queues something to think about.
    pub(crate) fn think(&self, haste: Haste, job: impl FnOnce() + Send + 'static) {
        let mut queue = lock(&self.0);
        match haste {
            Haste::Awaited => queue.awaited.push_back(Box::new(job)),
            Haste::Leisure => queue.leisure.push_back(Box::new(job)),
        }
        drop(queue);
        self.0.ring.notify_one();
    }

    /// How many jobs wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        let queue = lock(&self.0);
        queue.awaited.len() + queue.leisure.len()
    }

    /// Drops what waits and ends the threads.
    pub(crate) fn stop(&self) {
        let mut queue = lock(&self.0);
        queue.stopped = true;
        queue.awaited.clear();
        queue.leisure.clear();
        self.0.ring.notify_all();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A job that panics loses its answer, not the thread.
fn work(shared: &Shared) {
    while let Some(job) = next(shared) {
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot's job panicked");
        }
    }
}

/// The next job; `None` when the pool has stopped.
fn next(shared: &Shared) -> Option<Job> {
    let mut queue = lock(shared);
    loop {
        if queue.stopped {
            return None;
        }
        let first = queue.awaited.pop_front();
        match first.or_else(|| queue.leisure.pop_front()) {
            Some(job) => return Some(job),
            None => queue = shared.ring.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner()),
        }
    }
}

fn lock(shared: &Shared) -> MutexGuard<'_, Queue> {
    shared.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// What a bot chooses for the seat to move.
pub(crate) fn choice(
    game: &AnyMatch,
    level: Level,
    seed: u64,
    budget: Budget,
    cancel: &AtomicBool,
) -> String {
    let bot = AnyBot { level, seed };
    sound(game, || bot.decide(game, budget, cancel))
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
    use std::sync::mpsc;

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
    fn a_job_that_panics_leaves_its_thread_to_the_next() {
        let pool = BotPool::start(1);
        let (tell, told) = mpsc::channel();
        pool.think(Haste::Awaited, || panic!("no idea"));
        pool.think(Haste::Awaited, move || tell.send("next").unwrap());
        assert_eq!(told.recv(), Ok("next"));
    }

    #[test]
    fn bots_among_themselves_do_not_keep_people_waiting() {
        let pool = BotPool::start(1);
        let (tell, told) = mpsc::channel();
        let (begin, begun) = mpsc::channel::<()>();
        pool.think(Haste::Awaited, move || begun.recv().unwrap());
        for haste in [Haste::Leisure, Haste::Awaited, Haste::Leisure, Haste::Awaited] {
            let tell = tell.clone();
            pool.think(haste, move || tell.send(matches!(haste, Haste::Awaited)).unwrap());
        }
        begin.send(()).unwrap();
        drop(tell);
        assert_eq!(told.iter().collect::<Vec<_>>(), [true, true, false, false]);
    }
}
