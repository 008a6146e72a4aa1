//! Alpha against players that know nothing of our evaluation, at equal time on one core:
//! `cargo run --release -p moonpack-bots --example against -- [--seer] OPPONENT GAME GAMES LIMIT [SEED [NAME=VALUE…]]`.
//!
//! OPPONENT is `textbook` (`textbook.rs`), or the path of a program that speaks the engine protocol, such as an older
//! `moonpack` (`program.rs`); its bot `alpha` plays. Games are for two, and every set-up is played twice with seats swapped. Both
//! think by the turn: the first decision of a row has LIMIT (`30` milliseconds, `300it`erations, or `300it/250it` if the opponent's
//! are others), each further one half of the one before, a forced one nothing. With `--seer` alpha sees all cards: what it wins then is
//! more than any honest player can (`seer.rs`). Milliseconds are those of the wall, so a busy machine takes them from both.

mod program;
mod seer;
mod textbook;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use moonpack_bots::{Budget, Evaluate, Level, Mind, decide_with, wilson};
use moonpack_games::{AnyMatch, Contents, GameKind, Match, each};
use moonpack_rules::{BoardGame, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use program::Program;
use seer::Seer;

/// A game that is not over after so many turns is scored as it stands.
const MOST_TURNS: u32 = 400;
/// The rules that every program knows.
const RULES: u32 = 1;

/// Who plays against alpha.
enum Opponent {
    Textbook,
    Program(Program),
}

/// What a decision may cost.
#[derive(Clone, Copy)]
pub(crate) enum Limit {
    Ms(u64),
    Iterations(u64),
}

/// From here on further decisions of one row cost no less; so it is with an alpha's mind.
const MOST_HALVINGS: u32 = 6;

impl Limit {
    /// What a decision costs before which so many of its row were thought about. What does not divide is rounded up.
    fn halved(self, times: u32) -> Self {
        let half = |all: u64| all.div_ceil(1 << times.min(MOST_HALVINGS));
        match self {
            Self::Ms(ms) => Self::Ms(half(ms)),
            Self::Iterations(iterations) => Self::Iterations(half(iterations)),
        }
    }

    fn read(text: &str) -> Self {
        match text.strip_suffix("it") {
            Some(iterations) => Self::Iterations(iterations.parse().expect("a number of iterations")),
            None => Self::Ms(text.parse().expect("milliseconds")),
        }
    }
}

/// What all games have in common.
struct Terms {
    own: Limit,
    theirs: Limit,
    /// Does alpha see all cards?
    sees: bool,
}

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let sees = args.first().is_some_and(|first| first == "--seer");
    args.drain(..usize::from(sees));
    let [opponent, game, games, limit, rest @ ..] = &args[..] else {
        eprintln!("usage: against [--seer] OPPONENT GAME GAMES LIMIT [SEED [NAME=VALUE…]]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let games: u64 = games.parse().expect("a number of games");
    let (own, theirs) = limit.split_once('/').unwrap_or((limit, limit));
    let terms = Terms { own: Limit::read(own), theirs: Limit::read(theirs), sees };
    let first: u64 = rest.first().map_or(1, |seed| seed.parse().expect("a seed"));
    let contents = Contents::shipped().expect("the shipped data is sound");
    let options: Vec<(String, String)> = rest
        .iter()
        .skip(1)
        .map(|option| option.split_once('=').expect("an option is name=value"))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let mut opponent = match opponent.as_str() {
        "textbook" => Opponent::Textbook,
        path => Opponent::Program(Program::start(path)),
    };
    let (mut wins, mut margins) = (0.0, 0.0);
    for number in 0..games {
        let seed = first + number / 2;
        let begun = AnyMatch::draw_by(&contents, kind, RULES, 2, &options, seed).expect("two can play");
        if let Opponent::Program(program) = &mut opponent {
            program.begin(&begun, seed);
        }
        let alpha = Seat::new((number % 2) as usize).expect("two seats");
        let (won, margin) = each!(begun, m => play(m, alpha, &mut opponent, &terms, number));
        wins += won;
        margins += f64::from(margin);
        let (n, rate) = ((number + 1) as f64, wins / (number + 1) as f64);
        let (low, high) = wilson(rate, n);
        println!(
            "{} games: alpha wins {:.1} %, 95 % interval {:.1} - {:.1} %, by {:+.1} points",
            n,
            rate * 100.0,
            low * 100.0,
            high * 100.0,
            margins / n
        );
    }
}

/// Alpha's part of the victory in one game, and by how many points it leads.
fn play<G: Evaluate + BoardGame>(
    mut m: Match<G>,
    alpha: Seat,
    opponent: &mut Opponent,
    terms: &Terms,
    seed: u64,
) -> (f64, i32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let go = AtomicBool::new(false);
    let budget = match terms.own {
        Limit::Ms(ms) => Budget::ms(ms),
        Limit::Iterations(iterations) => Budget::iterations(iterations),
    };
    let (mut mind, mut played) = (Mind::new(), Vec::new());
    // How many decisions of its row the opponent has thought about.
    let mut thought = 0;
    let mut legal = Vec::new();
    while let Some(seat) =
        m.game().to_move(m.position()).filter(|_| m.game().turn(m.position()) <= MOST_TURNS)
    {
        let game = m.game().clone();
        let view = game.view(m.position(), Viewer::Seat(seat));
        let action = if seat == alpha {
            thought = 0;
            let (mind, played) = (&mut mind, &played[..]);
            if terms.sees {
                let seer = Seer(game.clone());
                decide_with(&seer, m.position(), mind, played, Level::Alpha, budget, rng.random(), &go)
            } else {
                decide_with(&*game, &view, mind, played, Level::Alpha, budget, rng.random(), &go)
            }
        } else {
            let limit = terms.theirs.halved(thought);
            game.legal(m.position(), &mut legal);
            thought += u32::from(legal.len() > 1);
            match opponent {
                Opponent::Textbook => {
                    let Limit::Ms(ms) = limit else { panic!("the textbook reckons in milliseconds") };
                    textbook::decide::<G>(&game, &view, Duration::from_millis(ms), &mut rng)
                }
                Opponent::Program(program) => program.decide(&*game, limit, rng.random()),
            }
        };
        let action = action.expect("somebody decides");
        if let Opponent::Program(program) = opponent {
            program.apply(&game.write_action(action));
        }
        m.play(seat, action).expect("the action is legal");
        played.push(action);
    }
    let standing = m.game().standing(m.position());
    let won = if standing.winners.contains(alpha) { 1.0 / standing.winners.len() as f64 } else { 0.0 };
    (won, standing.points[alpha.index()] - standing.points[alpha.next(2).index()])
}
