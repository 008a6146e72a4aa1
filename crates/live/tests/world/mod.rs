//! A simulated world: tables, bots, clocks, streams and people over a disk that fails, on one thread, with a time and a chance
//! of its own. A seed decides everything, so a world that breaks a promise does so again whenever its seed is run.
//!
//! In a life of the program people and watchers are tasks, the store makes each wait for a while of its own at every
//! operation, and the clock jumps. A life ends by a crash, in the middle of whatever was under way; the next one finds what
//! the disk holds. The last life is calm, and everything must come to its end.
//!
//! `cargo xtask simulate N` runs N worlds; `MOONPACK_WORLD=SEED` runs one.

mod disk;
mod due;
mod laws;
mod people;

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use moonpack_games::Contents;
use tokio::sync::watch;

use crate::lobby::Lobby;
use crate::sweep::Sweep;
use crate::time::SIMULATED;
use crate::{Settings, now};
use disk::{Disk, SimStore};
use people::{Ledger, Stage};

/// Worlds of a usual test run.
const WORLDS: u64 = 2_000;
/// Lives of the program in one world, the calm one not counted. Many short worlds find more than a few long ones.
const LIVES: u64 = 3;
const MINUTE: i64 = 60_000;

/// A seed's numbers.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % sides.max(1)
    }

    fn another(&mut self) -> Self {
        Self(self.below(u64::MAX))
    }
}

/// Lets others go first, a few times.
async fn pause(dice: &mut Dice) {
    for _ in 0..=dice.below(6) {
        tokio::task::yield_now().await;
    }
}

/// What was counted in one world or many.
#[derive(Default, Debug, PartialEq, Eq, Clone, Copy)]
struct Counts {
    operations: u64,
    failures: u64,
    asked: u64,
    frames: u64,
    entries: u64,
    tables: u64,
}

impl Counts {
    fn add(&mut self, more: Self) {
        self.operations += more.operations;
        self.failures += more.failures;
        self.asked += more.asked;
        self.frames += more.frames;
        self.entries += more.entries;
        self.tables += more.tables;
    }
}

/// A world from its beginning to its end; panics if a promise is broken.
fn world(contents: &Contents, seed: u64) -> Counts {
    let mut dice = Dice(seed);
    let disk = Disk::new(dice.another());
    let ledger = Arc::new(Mutex::new(Ledger::default()));
    SIMULATED.set(Some(MINUTE));
    for _ in 0..LIVES {
        a_life(contents, &disk, &ledger, seed, &mut dice);
        laws::hold(contents, &disk, &ledger.lock().unwrap(), seed);
    }
    disk.troubled.store(false, Ordering::Relaxed);
    a_calm_life(contents, &disk, seed, &mut dice);
    let ledger = ledger.lock().unwrap();
    laws::hold(contents, &disk, &ledger, seed);
    laws::all_moved_on(contents, &disk, now(), seed);
    SIMULATED.set(None);
    let kept = disk.kept();
    Counts {
        operations: disk.operations.load(Ordering::Relaxed),
        failures: disk.failures.load(Ordering::Relaxed),
        asked: ledger.asked.len() as u64,
        frames: ledger.frames,
        entries: kept.tables.values().map(|(stored, _)| stored.lines.len() as u64).sum(),
        tables: kept.tables.len() as u64,
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().build().unwrap()
}

fn lobby(contents: &Contents, disk: &Arc<Disk>, dice: &mut Dice) -> (Arc<Lobby>, watch::Sender<bool>) {
    let (stop, stopped) = watch::channel(false);
    let settings = Settings { simulated: Some(dice.below(u64::MAX)), live_tables: 2, ..Settings::default() };
    let store = Arc::new(SimStore(disk.clone()));
    (Lobby::new(store, contents.clone(), Arc::new(()), settings, vec![7; 32], stopped), stop)
}

/// A life that ends by a crash: when the runtime is dropped, every task ends where it stands.
fn a_life(contents: &Contents, disk: &Arc<Disk>, ledger: &Arc<Mutex<Ledger>>, seed: u64, dice: &mut Dice) {
    runtime().block_on(async {
        let (lobby, _stop) = lobby(contents, disk, dice);
        let stage = Stage { lobby: lobby.clone(), disk: disk.clone(), ledger: ledger.clone(), seed };
        let mut tasks = tokio::task::JoinSet::new();
        for number in 1..=3 {
            tasks.spawn(people::live(stage.clone(), number, dice.another(), 10));
        }
        for number in 0..=2 {
            tasks.spawn(people::watch(stage.clone(), number, dice.another()));
        }
        let mut sweep = Sweep::default();
        for _ in 0..dice.below(40) {
            pause(dice).await;
            if dice.below(3) == 0 {
                let minutes = [0, 0, 1, 6][dice.below(4) as usize];
                SIMULATED.set(SIMULATED.get().map(|at| at + minutes * MINUTE + 1));
                let _may_fail = sweep.round(&lobby).await;
                lobby.forget();
            }
            while let Some(ended) = tasks.try_join_next() {
                // A promise that a watcher found broken.
                if let Err(error) = ended {
                    std::panic::resume_unwind(error.into_panic());
                }
            }
        }
    });
}

/// A life in which nothing fails and nobody comes: bots play on, clocks run out, games come to their end.
fn a_calm_life(contents: &Contents, disk: &Arc<Disk>, seed: u64, dice: &mut Dice) {
    runtime().block_on(async {
        let (lobby, _stop) = lobby(contents, disk, dice);
        let mut sweep = Sweep::default();
        let busy = || disk.kept().tables.values().any(|(_, mark)| mark.wakes.is_some());
        for _ in 0..5_000 {
            SIMULATED.set(SIMULATED.get().map(|at| at + MINUTE));
            sweep.round(&lobby).await.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            for _ in 0..200 {
                tokio::task::yield_now().await;
            }
            if !busy() {
                return;
            }
        }
    });
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Runs the worlds of these seeds on as many threads as there are cores.
fn worlds(seeds: std::ops::Range<u64>) -> Counts {
    let contents = Contents::shipped().unwrap();
    let (next, sum) = (std::sync::atomic::AtomicU64::new(seeds.start), Mutex::new(Counts::default()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        return;
                    }
                    let told = std::panic::catch_unwind(|| world(&contents, seed));
                    let counts = told.unwrap_or_else(|panic| {
                        eprintln!("a promise is broken: MOONPACK_WORLD={seed} runs this world again");
                        std::panic::resume_unwind(panic)
                    });
                    sum.lock().unwrap().add(counts);
                }
            });
        }
    });
    sum.into_inner().unwrap()
}

#[test]
fn in_no_world_is_a_promise_broken() {
    let seeds = match number("MOONPACK_WORLD") {
        Some(seed) => seed..seed + 1,
        None => 0..number("MOONPACK_WORLDS").unwrap_or(WORLDS),
    };
    let worlds_run = seeds.end - seeds.start;
    let counts = worlds(seeds);
    println!("{worlds_run} worlds: {counts:?}");
    assert!(counts.failures > 0 && counts.frames > 0 && counts.entries > 0);
}

#[test]
fn a_seed_always_gives_the_same_world() {
    let contents = Contents::shipped().unwrap();
    for seed in 1..8 {
        assert_eq!(world(&contents, seed), world(&contents, seed), "seed {seed}");
    }
}
