//! A search out of the textbook: plain UCT, random rollouts to the end of the game, reward for winning only, exploration
//! sqrt 2. Where something is hidden it searches ten worlds, each for a tenth of the time, and adds the visits up. It knows
//! nothing of `Evaluate`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use moonpack_bots::Evaluate;
use moonpack_rules::{Game, Quiet};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::MOST_TURNS;

const WORLDS: u32 = 10;

/// The action with the most visits over all worlds.
pub(crate) fn decide<G: Evaluate>(
    game: &G,
    view: &G::View,
    time: Duration,
    rng: &mut ChaCha8Rng,
) -> Option<G::Action> {
    let mut visits: BTreeMap<G::Action, u32> = BTreeMap::new();
    let worlds = if G::HIDDEN { WORLDS } else { 1 };
    let begun = Instant::now();
    for number in 1..=worlds {
        let world = game.sample(view, rng);
        let mut legal = Vec::new();
        game.legal(&world, &mut legal);
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let mut tree = vec![Node::new(&legal)];
        // The end follows from the beginning, so that on a busy machine nobody gets more than their time.
        let end = begun + time * number / worlds;
        loop {
            descend(game, &mut tree, world.clone(), rng);
            if Instant::now() >= end {
                break;
            }
        }
        for (action, child) in &tree[0].children {
            *visits.entry(*action).or_default() += child.map_or(0, |child| tree[child].visits);
        }
    }
    visits.into_iter().max_by_key(|(_, visits)| *visits).map(|(action, _)| action)
}

struct Node<A> {
    visits: u32,
    wins: [f64; moonpack_rules::MAX_SEATS],
    children: Vec<(A, Option<usize>)>,
}

impl<A: Copy> Node<A> {
    fn new(actions: &[A]) -> Self {
        let children = actions.iter().map(|action| (*action, None)).collect();
        Self { visits: 0, wins: [0.0; moonpack_rules::MAX_SEATS], children }
    }
}

fn descend<G: Game>(
    game: &G,
    tree: &mut Vec<Node<G::Action>>,
    mut position: G::Position,
    rng: &mut ChaCha8Rng,
) {
    let mut path = vec![0];
    let mut legal = Vec::new();
    let mut at = 0;
    while let Some(seat) = game.to_move(&position) {
        let untried: Vec<usize> =
            (0..tree[at].children.len()).filter(|child| tree[at].children[*child].1.is_none()).collect();
        let is_new = !untried.is_empty();
        let chosen = if is_new {
            untried[rng.random_range(0..untried.len())]
        } else {
            let log = f64::from(tree[at].visits).ln();
            let bound = |child: &usize| {
                let node = &tree[tree[at].children[*child].1.expect("tried")];
                let visits = f64::from(node.visits);
                node.wins[seat.index()] / visits + std::f64::consts::SQRT_2 * (log / visits).sqrt()
            };
            (0..tree[at].children.len())
                .max_by(|a, b| bound(a).total_cmp(&bound(b)))
                .expect("some action is legal")
        };
        game.apply(&mut position, tree[at].children[chosen].0, &mut Quiet);
        if is_new {
            game.legal(&position, &mut legal);
            let new = tree.len();
            tree.push(Node::new(&legal));
            tree[at].children[chosen].1 = Some(new);
            path.push(new);
            break;
        }
        at = tree[at].children[chosen].1.expect("tried");
        path.push(at);
    }
    while game.to_move(&position).is_some() && game.turn(&position) <= MOST_TURNS {
        game.legal(&position, &mut legal);
        game.apply(&mut position, legal[rng.random_range(0..legal.len())], &mut Quiet);
    }
    let winners = game.standing(&position).winners;
    for node in path {
        tree[node].visits += 1;
        for seat in winners.iter() {
            tree[node].wins[seat.index()] += 1.0 / winners.len() as f64;
        }
    }
}
