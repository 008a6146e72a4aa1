//! A simulated world: tables, bots, clocks, streams and people over a disk that fails, on one thread, with a time and a chance
//! of its own. A seed decides everything, so a world that breaks a promise does so again whenever its seed is run.
//!
//! In every other world one program has the store for itself. In the others several nodes share it, joined by a bus that loses,
//! doubles and delays bells, jobs and answers; one of them only thinks for the others. In a life people and watchers are tasks,
//! the store makes each wait for a while of its own at every operation, the clock jumps, and nodes die in the middle of whatever
//! was under way and come back. A life ends by a crash of all; the next one finds what the disk and the bus hold. The last life is
//! calm, and everything must come to its end.
//!
//! `cargo xtask simulate N` runs N worlds; `MOONPACK_WORLD=SEED` runs one.

mod disk;
mod due;
mod laws;
mod node;
mod people;
mod present;
mod secrets;

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use moonpack_bus::Bus;
use moonpack_games::Contents;
use tokio::sync::watch;

use crate::lobby::Lobby;
use crate::time::SIMULATED;
use crate::{Settings, now};
use disk::{Disk, SimStore};
use node::Node;
use people::Ledger;

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
    /// Questions to the strongest bot that were answered.
    hints: u64,
    /// Nodes that died while others went on.
    deaths: u64,
    /// What was sent and looked at by the law of secrecy.
    compared: u64,
}

impl Counts {
    fn add(&mut self, more: Self) {
        self.operations += more.operations;
        self.failures += more.failures;
        self.asked += more.asked;
        self.frames += more.frames;
        self.entries += more.entries;
        self.tables += more.tables;
        self.hints += more.hints;
        self.deaths += more.deaths;
        self.compared += more.compared;
    }
}

/// What there is in a world besides its nodes.
pub(crate) struct World {
    contents: Contents,
    disk: Arc<Disk>,
    bus: Bus,
    /// How many nodes share the disk.
    nodes: usize,
    ledger: Arc<Mutex<Ledger>>,
    seed: u64,
}

impl World {
    fn new(contents: &Contents, seed: u64, dice: &mut Dice) -> Self {
        let nodes = [1, 1, 2, 3][(seed % 4) as usize];
        let disk = Disk::new(dice.another());
        let mut luck = dice.another();
        let bus = if nodes == 1 { Bus::alone() } else { Bus::simulated(move |sides| luck.below(sides)) };
        Self { contents: contents.clone(), disk, bus, nodes, ledger: Arc::default(), seed }
    }

    fn lobby(&self, dice: &mut Dice) -> (Arc<Lobby>, watch::Sender<bool>) {
        let (stop, stopped) = watch::channel(false);
        let (simulated, bus) = (Some(dice.below(u64::MAX)), self.bus.clone());
        let settings = Settings { simulated, live_tables: 2, bot_ms: 1, bus, ..Settings::default() };
        let store = Arc::new(SimStore { disk: self.disk.clone(), shared: self.nodes > 1 });
        (Lobby::new(store, self.contents.clone(), Arc::new(()), settings, vec![7; 32], stopped), stop)
    }
}

/// A world from its beginning to its end; panics if a promise is broken.
fn world(contents: &Contents, seed: u64) -> Counts {
    let mut dice = Dice(seed);
    let world = World::new(contents, seed, &mut dice);
    let mut counts = Counts::default();
    SIMULATED.set(Some(MINUTE));
    for _ in 0..LIVES {
        counts.deaths += a_life(&world, &mut dice);
        let mut ledger = world.ledger.lock().unwrap();
        laws::hold(contents, &world.disk, &ledger, seed);
        counts.compared += secrets::are_kept(&world, &std::mem::take(&mut ledger.sent), &mut dice);
    }
    world.disk.troubled.store(false, Ordering::Relaxed);
    a_calm_life(&world, &mut dice);
    let ledger = world.ledger.lock().unwrap();
    laws::hold(contents, &world.disk, &ledger, seed);
    laws::all_moved_on(contents, &world.disk, now(), seed);
    SIMULATED.set(None);
    let kept = world.disk.kept();
    counts.add(Counts {
        operations: world.disk.operations.load(Ordering::Relaxed),
        failures: world.disk.failures.load(Ordering::Relaxed),
        asked: ledger.asked.len() as u64,
        frames: ledger.frames,
        hints: ledger.hints,
        entries: kept.tables.values().map(|(stored, _)| stored.entries.len() as u64).sum(),
        tables: kept.tables.len() as u64,
        ..Counts::default()
    });
    counts
}

/// A life in which nodes die one by one and come back, and in the end all at once. How many died before that.
fn a_life(world: &World, dice: &mut Dice) -> u64 {
    let mut nodes: Vec<Option<Node>> =
        (0..world.nodes).map(|number| Some(Node::start(world, number, true, dice))).collect();
    let mut deaths = 0;
    for _ in 0..dice.below(40 * world.nodes as u64) {
        let number = dice.below(nodes.len() as u64) as usize;
        let Some(node) = &mut nodes[number] else { continue };
        node.go_on(dice);
        if dice.below(3) == 0 {
            let minutes = [0, 0, 1, 6][dice.below(4) as usize];
            SIMULATED.set(SIMULATED.get().map(|at| at + minutes * MINUTE + 1));
            let _may_fail = node.look_for_what_is_due();
        }
        if world.nodes > 1 && dice.below(40) == 0 {
            // First it is gone, with all that was under way.
            nodes[number] = None;
            nodes[number] = Some(Node::start(world, number, true, dice));
            deaths += 1;
        }
    }
    deaths
}

/// A life in which nothing fails but the bus, and nobody comes: bots play on, clocks run out, games come to their end.
fn a_calm_life(world: &World, dice: &mut Dice) {
    let mut nodes: Vec<Node> =
        (0..world.nodes).map(|number| Node::start(world, number, false, dice)).collect();
    let busy = || world.disk.kept().tables.values().any(|(_, mark)| mark.wakes.is_some());
    for _ in 0..5_000 {
        SIMULATED.set(SIMULATED.get().map(|at| at + MINUTE));
        for node in &mut nodes {
            let told = node.look_for_what_is_due();
            told.unwrap_or_else(|error| panic!("seed {}: {error}", world.seed));
            (0..60 / world.nodes).for_each(|_| node.go_on(dice));
        }
        if !busy() {
            return;
        }
    }
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
    assert!(worlds_run == 1 || counts.deaths > 0 && counts.hints > 0 && counts.compared > 0);
}

#[test]
fn a_seed_always_gives_the_same_world() {
    let contents = Contents::shipped().unwrap();
    for seed in 1..8 {
        assert_eq!(world(&contents, seed), world(&contents, seed), "seed {seed}");
    }
}
