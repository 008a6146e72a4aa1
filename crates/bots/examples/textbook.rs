//! Alpha against a search out of the textbook, at equal time on one core:
//! `cargo run --release -p moonpack-bots --example textbook -- GAME GAMES MS [SEED [NAME=VALUE…]]`.
//!
//! The opponent is plain UCT: random rollouts to the end of the game, reward for winning only, exploration sqrt 2. Where
//! something is hidden it searches ten worlds, each for a tenth of the time, and adds the visits up. Every set-up is
//! played twice with seats swapped. It knows nothing of `Evaluate`.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use moonpack_bots::{Budget, Evaluate, Level, decide};
use moonpack_games::{AnyMatch, Contents, GameKind, Match, each};
use moonpack_rules::{BoardGame, Game, Quiet, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const WORLDS: u32 = 10;
const MOST_TURNS: u32 = 400;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, ms, rest @ ..] = &args[..] else {
        eprintln!("usage: textbook GAME GAMES MS [SEED [NAME=VALUE…]]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let games: u64 = games.parse().expect("a number of games");
    let ms: u64 = ms.parse().expect("milliseconds");
    let first: u64 = rest.first().map_or(1, |seed| seed.parse().expect("a seed"));
    let contents = Contents::shipped().expect("the shipped data is sound");
    let options: Vec<(String, String)> = rest
        .iter()
        .skip(1)
        .map(|option| option.split_once('=').expect("an option is name=value"))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let (mut wins, mut margins) = (0.0, 0.0);
    for number in 0..games {
        let begun = AnyMatch::draw(&contents, kind, 2, &options, first + number / 2).expect("two can play");
        let alpha = Seat::new((number % 2) as usize).expect("two seats");
        let (won, margin) = each!(begun, m => play(m, alpha, ms, number));
        wins += won;
        margins += f64::from(margin);
        let (n, rate) = ((number + 1) as f64, wins / (number + 1) as f64);
        let (middle, half) = wilson(rate, n);
        println!(
            "{} games: alpha wins {:.1} %, 95 % interval {:.1} - {:.1} %, by {:+.1} points",
            n,
            rate * 100.0,
            (middle - half) * 100.0,
            (middle + half) * 100.0,
            margins / n
        );
    }
}

fn wilson(rate: f64, n: f64) -> (f64, f64) {
    let z = 1.959_964;
    let scale = 1.0 + z * z / n;
    let half = z / scale * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    ((rate + z * z / (2.0 * n)) / scale, half)
}

/// Alpha's part of the victory in one game, and by how many points it leads.
fn play<G: Evaluate + BoardGame>(mut m: Match<G>, alpha: Seat, ms: u64, seed: u64) -> (f64, i32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let go = AtomicBool::new(false);
    while let Some(seat) =
        m.game().to_move(m.position()).filter(|_| m.game().turn(m.position()) <= MOST_TURNS)
    {
        let game = m.game().clone();
        let view = game.view(m.position(), Viewer::Seat(seat));
        let action = if seat == alpha {
            decide(&*game, &view, Level::Alpha, Budget::ms(ms), rng.random(), &go)
        } else {
            textbook::<G>(&game, &view, Duration::from_millis(ms), &mut rng)
        };
        m.play(seat, action.expect("somebody decides")).expect("the action is legal");
    }
    let standing = m.game().standing(m.position());
    let won = if standing.winners.contains(alpha) { 1.0 / standing.winners.len() as f64 } else { 0.0 };
    (won, standing.points[alpha.index()] - standing.points[alpha.next(2).index()])
}

/// The action with the most visits over all worlds.
fn textbook<G: Evaluate>(
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
