//! Bots think on threads of their own, away from the threads that answer requests. A bot that panics loses its
//! decision to chance; its thread and its table go on.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_table::Level;

/// What a bot came to.
pub(crate) struct Thought {
    /// The action it chose, as text.
    pub(crate) action: String,
}

type Answered = Box<dyn FnOnce(Thought) + Send>;

struct Job {
    game: AnyMatch,
    seat: Seat,
    level: Level,
    answered: Answered,
}

/// The threads bots think on.
pub(crate) struct BotPool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ring: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
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

    /// Asks for a decision of `seat`; `answered` is called with it on a bot's thread.
    pub(crate) fn think(&self, game: AnyMatch, seat: Seat, level: Level, answered: Answered) {
        lock(&self.0).jobs.push_back(Job { game, seat, level, answered });
        self.0.ring.notify_one();
    }

    /// How many decisions wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        lock(&self.0).jobs.len()
    }

    /// Drops what waits and ends the threads.
    pub(crate) fn stop(&self) {
        let mut queue = lock(&self.0);
        queue.stopped = true;
        queue.jobs.clear();
        self.0.ring.notify_all();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.stop();
    }
}

fn work(shared: &Shared) {
    loop {
        let job = {
            let mut queue = lock(shared);
            loop {
                if queue.stopped {
                    return;
                }
                match queue.jobs.pop_front() {
                    Some(job) => break job,
                    None => queue = shared.ring.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner()),
                }
            }
        };
        let Job { game, seat, level, answered } = job;
        let chosen = catch_unwind(AssertUnwindSafe(|| choose(&game, seat, level)));
        let action = chosen.unwrap_or_else(|_| {
            tracing::error!(game = %game.kind(), %level, "a bot panicked");
            any_legal(&game)
        });
        answered(Thought { action });
    }
}

fn choose(game: &AnyMatch, _seat: Seat, _level: Level) -> String {
    any_legal(game)
}

fn any_legal(game: &AnyMatch) -> String {
    let mut legal = game.legal();
    let choice = getrandom::u64().unwrap_or(0) as usize;
    if legal.is_empty() { String::new() } else { legal.swap_remove(choice % legal.len()) }
}

fn lock(shared: &Shared) -> MutexGuard<'_, Queue> {
    shared.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
