//! The two questions one can ask: what would this level do, and what does the search think.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use moonpack_rules::{Game, Quiet, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::budget::Clock;
use crate::character::Liking;
use crate::evaluate::{Evaluate, Tuning};
use crate::greedy;
use crate::ladder::Manner;
use crate::packmate::strength_now;
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

/// The same with a mind of one's own, in which alpha keeps what it has thought about the decisions to come; several in a row
/// then take little more time than one ([`Mind`]). `played` are all actions of the match so far; they tell which of these
/// decisions it has come to.
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
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let manner = match game.ladder().manner(level) {
        Some(manner) => manner,
        None => game.ladder().at(strength_now(game, view, mind.facing(), &mut rng), &mut rng),
    };
    let manner = manner.next(&mut rng);
    let budget = if manner == Manner::SearchOn { budget.halved(mind.halvings(played.len())) } else { budget };
    let clock = Clock::start(budget, cancel);
    let mut legal = Vec::new();
    let world = game.sample(view, &mut rng);
    game.legal(&world, &mut legal);
    if legal.len() <= 1 {
        mind.decided(played.len(), false);
        let forced = legal.first().copied();
        if forced.is_some_and(|action| uncovers(game, view, action, &mut rng)) {
            mind.forget();
        }
        return forced;
    }
    let liking = level.character().zip(game.to_move(&world));
    let liking = liking.map(|(character, seat)| Liking { seat, character });
    let ask = Ask { game, view, liking, budget, clock, seed };
    let found = match manner {
        Manner::Any | Manner::Sometimes(..) => None,
        Manner::Turn(style) => greedy::choose(game, view, &style, clock, &mut rng),
        Manner::Search(iterations) => {
            let ask = Ask { budget: budget.at_most(iterations), ..ask };
            ask.search(&mut Vec::new(), Until::Settled, &mut |_| {}).best()
        }
        Manner::SearchOn => {
            let has_seen_more = G::HIDDEN && !mind.is_in_row(played.len());
            let mut trees = if has_seen_more { Vec::new() } else { mind.recall(played) };
            let found = ask.search(&mut trees, Until::Settled, &mut |_| {}).best();
            match found.filter(|action| !uncovers(game, view, *action, &mut rng)) {
                Some(action) => mind.keep(played, action, &trees),
                None => mind.forget(),
            }
            found
        }
    };
    mind.decided(played.len(), true);
    Some(found.unwrap_or_else(|| legal[rng.random_range(0..legal.len())]))
}

/// So many worlds show whether an action uncovers something: what differs, differs in most of them.
const WORLDS_LOOKED_AT: usize = 8;

/// Does the action show whoever decides something they could not know, as a card that is turned up does? Then what was thought
/// about the decisions to come belongs to worlds of which many are gone. Without secrets nothing does.
fn uncovers<G: Evaluate>(game: &G, view: &G::View, action: G::Action, rng: &mut ChaCha8Rng) -> bool {
    let mut seen = (0..WORLDS_LOOKED_AT).map(|_| {
        let mut world = game.sample(view, rng);
        let viewer = game.to_move(&world).map_or(Viewer::Spectator, Viewer::Seat);
        game.apply(&mut world, action, &mut Quiet);
        game.view(&world, viewer)
    });
    let first = if G::HIDDEN { seen.next() } else { None };
    first.is_some_and(|first| seen.any(|other| other != first))
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
    let ask = Ask { game, view, liking: None, budget, clock, seed };
    ask.search(&mut Vec::new(), Until::Spent, tell)
}

/// When a search ends before somebody calls it off.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// When its budget is spent.
    Spent,
    /// When its budget is spent, or could no longer change what is chosen.
    Settled,
}

/// So many iterations pass between two looks whether the choice is settled.
const LOOK_EVERY: u64 = 64;

/// What is searched, and at what cost.
struct Ask<'a, G: Evaluate> {
    game: &'a G,
    view: &'a G::View,
    liking: Option<Liking>,
    budget: Budget,
    clock: Clock<'a>,
    seed: u64,
}

impl<G: Evaluate> Ask<'_, G> {
    /// Searches on all threads of the budget and puts their findings together. The threads go on from `trees` as far as
    /// there are any, and leave theirs there.
    fn search(
        &self,
        trees: &mut Vec<Tree<G::Action>>,
        until: Until,
        tell: &mut dyn FnMut(&Analysis<G::Action>),
    ) -> Analysis<G::Action> {
        let Self { game, view, liking, budget, clock, seed } = *self;
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
        // What one of several threads would choose is not yet what all of them do.
        let may_settle = until == Until::Settled && threads == 1;
        let found: Findings<G> = Findings(Mutex::new(vec![None; threads]));
        let run = |thread: usize, tree: &mut Tree<G::Action>, tell: &mut dyn FnMut(&Analysis<G::Action>)| {
            let rng = ChaCha8Rng::seed_from_u64(
                seed.wrapping_add(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(thread as u64 + 1)),
            );
            let tuning = Tuning { liking, ..game.tuning() };
            let mut search = Search::new(game, view, tuning, std::mem::replace(tree, Tree::new()), rng);
            let mut told = Instant::now();
            let share = budget.share(thread);
            for done in 1..=share {
                search.iterate();
                if clock.is_up() {
                    break;
                }
                let looks = may_settle && done.is_multiple_of(LOOK_EVERY);
                if looks && search.tree.is_settled((share - done).min(clock.room(done))) {
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

#[cfg(test)]
mod tests {
    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_rules::Secrets;

    use super::*;

    #[test]
    fn in_wolfwalkers_a_card_that_is_laid_uncovers_the_next_and_one_that_is_taken_nothing() {
        let contents = Contents::shipped().unwrap();
        let drawn = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &Vec::new(), 3).unwrap();
        let AnyMatch::Wolfwalkers(mut play) = drawn else { panic!("it was asked for") };
        for expected in [false, true] {
            let game = play.game().clone();
            let seat = game.to_move(play.position()).unwrap();
            let view = game.view(play.position(), Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal(play.position(), &mut legal);
            let found = uncovers(&*game, &view, legal[0], &mut ChaCha8Rng::seed_from_u64(1));
            assert_eq!(found, expected);
            play.play(seat, legal[0]).unwrap();
        }
    }
}
