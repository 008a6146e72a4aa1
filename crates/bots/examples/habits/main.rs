//! Two bots of The Wolves against each other, and what each makes of the game: does a character show, and does it cost anything?
//!
//! `cargo run --release -p moonpack-bots --example habits -- BOT BOT [GAMES [ITERATIONS [SEED]]]`, for instance `alpha alpha-raider 100 300`.
//! Set-ups, seats and seeds are those of `moonpack match the-wolves --bots BOT,BOT --games GAMES --iterations ITERATIONS --seed SEED`.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, Mind};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Game, Seat};
use the_wolves::MoonPhase;

/// A game that is not over after so many turns is scored as it stands.
const MOST_TURNS: u32 = 400;
/// What is told of each bot.
const TOLD: [&str; 7] = ["victories", "points", "prey", "lairs", "dominated", "dens", "points of regions"];

/// What one bot made of a game, or of all games, in the order of [`TOLD`].
type Made = [f64; TOLD.len()];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, or: u64| args.get(at).map_or(Some(or), |text| text.parse().ok());
    let asked = || {
        let bots: [Level; 2] = [args.first()?.parse().ok()?, args.get(1)?.parse().ok()?];
        Some((bots, number(2, 100)?.next_multiple_of(2), number(3, 300)?, number(4, 7_000)?))
    };
    let Some((bots, games, iterations, seed)) = asked() else {
        eprintln!("habits BOT BOT [GAMES [ITERATIONS [SEED]]]");
        return ExitCode::FAILURE;
    };
    let contents = Contents::shipped().expect("the shipped data is sound");
    let mut sums = [[0.0; TOLD.len()]; 2];
    for game in 0..games {
        let swapped = game % 2 == 1;
        let seats = if swapped { [bots[1], bots[0]] } else { bots };
        let mut made = play(&contents, seats, iterations, seed + game / 2);
        if swapped {
            made.swap(0, 1);
        }
        for (sums, made) in sums.iter_mut().zip(made) {
            sums.iter_mut().zip(made).for_each(|(sum, made)| *sum += made);
        }
    }
    println!("a game of {games}: {}", TOLD.join(", "));
    for (bot, sums) in bots.iter().zip(sums) {
        println!("{bot}: {}", sums.map(|sum| format!("{:.3}", sum / games as f64)).join(", "));
    }
    ExitCode::SUCCESS
}

/// What each seat makes of a game.
fn play(contents: &Contents, bots: [Level; 2], iterations: u64, set_up: u64) -> [Made; 2] {
    let go = AtomicBool::new(false);
    let drawn = AnyMatch::draw(contents, GameKind::TheWolves, 2, &Vec::new(), set_up);
    let mut any = drawn.expect("two can play");
    let mut minds = [Mind::new(), Mind::new()];
    let mut dominated = [0.0; 2];
    while let Some(seat) = any.to_move().filter(|_| any.turn() <= MOST_TURNS) {
        let at = seat.index();
        let bot = AnyBot { level: bots[at], seed: set_up.wrapping_mul(31).wrapping_add(at as u64) };
        let action = bot.decide_with(&any, &mut minds[at], Budget::iterations(iterations), &go);
        let action = action.expect("the game is not over");
        // Paid for is not yet done: `dominate forest 2 3`, then `dominate den 4,7`.
        let done = ["dominate pack", "dominate den"].iter().any(|deed| action.starts_with(deed));
        dominated[at] += f64::from(u8::from(done));
        any.play(seat, &action).expect("the action is legal");
    }
    let AnyMatch::TheWolves(m) = any else { unreachable!("the game was drawn as The Wolves") };
    let (game, position) = (m.game(), m.position());
    let standing = game.standing(position);
    let made = |seat: Seat| {
        let player = position.player(seat);
        let won = if standing.winners.contains(seat) { 1.0 / standing.winners.len() as f64 } else { 0.0 };
        let claimed =
            MoonPhase::ALL.iter().map(|phase| player.regions[phase.index()] * game.token_values(*phase)[0]);
        [
            won,
            f64::from(standing.points[seat.index()]),
            f64::from(player.prey.count_ones()),
            f64::from(player.lairs),
            dominated[seat.index()],
            f64::from(player.dens.iter().sum::<u8>()),
            f64::from(claimed.sum::<u8>() + player.points),
        ]
    };
    let mut seats = Seat::first(2).map(made);
    std::array::from_fn(|_| seats.next().expect("there are two"))
}
