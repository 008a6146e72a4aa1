//! The two questions one can ask: what would this level do, and what does the search think.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use moonpack_rules::Game;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::budget::Clock;
use crate::evaluate::{Evaluate, Tuning};
use crate::greedy::{self, Style};
use crate::search::Search;
use crate::tree::Tree;
use crate::{Analysis, Budget, Level, Mind, endgame};

/// How often an analysis that is still running is told.
const TELL_EVERY: Duration = Duration::from_millis(100);

/// The action that a bot of this level takes for the seat to move; `None` when the game is over. The view should be that
/// seat's. The same seed, iterations and number of threads give the same action, and `cancel` makes it answer at once.
pub fn decide<G: Evaluate>(
    game: &G,
    view: &G::View,
    level: Level,
    budget: Budget,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<G::Action> {
    decide_with(game, view, &mut Mind::new(), &[], level, budget, seed, cancel)
}

/// The same with a mind of one's own, in which alpha keeps what it has thought about the decisions to come. `played` are
/// all actions of the match so far; they tell which of these decisions it has come to.
#[expect(clippy::too_many_arguments, reason = "what is decided, by whom, and at what cost")]
pub fn decide_with<G: Evaluate>(
    game: &G,
    view: &G::View,
    mind: &mut Mind,
    played: &[G::Action],
    level: Level,
    budget: Budget,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<G::Action> {
    let clock = Clock::start(budget, cancel);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut legal = Vec::new();
    game.legal(&game.sample(view, &mut rng), &mut legal);
    if legal.len() <= 1 {
        return legal.first().copied();
    }
    let tuning = game.tuning();
    let found = match level {
        Level::Random => None,
        Level::Pup => {
            let (noise, overlooks) = (tuning.pup_noise, tuning.pup_overlooks);
            let style = Style { beam: tuning.beam.div_ceil(4), worlds: 1, noise, overlooks };
            greedy::choose(game, view, &style, clock, &mut rng)
        }
        Level::Yearling => {
            let style = Style { beam: tuning.beam, worlds: 12, noise: 0.0, overlooks: 0.0 };
            greedy::choose(game, view, &style, clock, &mut rng)
        }
        Level::Hunter => {
            let budget = budget.at_most(tuning.hunter);
            search(game, view, tuning, budget, clock, seed, &mut Vec::new(), &mut |_| {}).best()
        }
        Level::Alpha => {
            let mut trees = if G::HIDDEN { Vec::new() } else { mind.recall(played) };
            let found = search(game, view, tuning, budget, clock, seed, &mut trees, &mut |_| {}).best();
            if !G::HIDDEN {
                mind.keep(played, trees);
            }
            found
        }
    };
    Some(found.unwrap_or_else(|| legal[rng.random_range(0..legal.len())]))
}

/// What the search thinks of the position a viewer sees, told to `tell` while it thinks and returned at the end.
pub fn analyse<G: Evaluate>(
    game: &G,
    view: &G::View,
    budget: Budget,
    seed: u64,
    cancel: &AtomicBool,
    tell: &mut dyn FnMut(&Analysis<G::Action>),
) -> Analysis<G::Action> {
    let clock = Clock::start(budget, cancel);
    search(game, view, game.tuning(), budget, clock, seed, &mut Vec::new(), tell)
}

/// Searches on all threads of the budget and puts their findings together. The threads go on from `trees` as far as
/// there are any, and leave theirs there.
#[expect(clippy::too_many_arguments, reason = "what is searched, how, and at what cost")]
fn search<G: Evaluate>(
    game: &G,
    view: &G::View,
    tuning: Tuning,
    budget: Budget,
    clock: Clock<'_>,
    seed: u64,
    trees: &mut Vec<Tree<G::Action>>,
    tell: &mut dyn FnMut(&Analysis<G::Action>),
) -> Analysis<G::Action> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    if game.seats() == 2
        && game.is_endgame(&game.sample(view, &mut rng))
        && let Some(exact) = endgame::solve(game, view, budget.share(0), clock, &mut rng)
    {
        tell(&exact);
        return exact;
    }
    let threads = budget.thread_count();
    trees.resize_with(threads, Tree::new);
    let found: Findings<G> = Findings(Mutex::new(vec![None; threads]));
    let run = |thread: usize, tree: &mut Tree<G::Action>, tell: &mut dyn FnMut(&Analysis<G::Action>)| {
        let rng = ChaCha8Rng::seed_from_u64(
            seed.wrapping_add(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(thread as u64 + 1)),
        );
        let mut search = Search::new(game, view, tuning, std::mem::replace(tree, Tree::new()), rng);
        let mut told = Instant::now();
        for _ in 0..budget.share(thread) {
            search.iterate();
            if clock.is_up() {
                break;
            }
            if told.elapsed() >= TELL_EVERY {
                found.put(thread, Analysis::of(&search.tree));
                if thread == 0 {
                    tell(&found.merged());
                }
                told = Instant::now();
            }
        }
        found.put(thread, Analysis::of(&search.tree));
        *tree = search.tree;
    };
    std::thread::scope(|scope| {
        let run = &run;
        let (first, others) = trees.split_at_mut(1);
        for (thread, tree) in others.iter_mut().enumerate() {
            scope.spawn(move || run(thread + 1, tree, &mut |_| {}));
        }
        run(0, &mut first[0], tell);
    });
    let merged = found.merged();
    tell(&merged);
    merged
}

/// What each thread has found so far.
struct Findings<G: Game>(Mutex<Vec<Option<Analysis<G::Action>>>>);

impl<G: Game> Findings<G> {
    fn put(&self, thread: usize, analysis: Analysis<G::Action>) {
        if let Ok(mut all) = self.0.lock() {
            all[thread] = Some(analysis);
        }
    }

    fn merged(&self) -> Analysis<G::Action> {
        let mut merged = Analysis::empty();
        if let Ok(all) = self.0.lock() {
            all.iter().flatten().for_each(|analysis| merged.merge(analysis.clone()));
        }
        merged
    }
}
