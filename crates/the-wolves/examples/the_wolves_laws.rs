//! Plays random full games for every player count and checks the conservation laws at the end of every turn:
//! `cargo run --release -p the-wolves --example the_wolves_laws -- 20000`. The contract suite plays a short form of it that
//! checks them after every decision.

#[path = "../tests/support/laws.rs"]
mod laws;

use std::collections::BTreeMap;
use std::time::Instant;

use laws::laws;
use moonpack_rules::{Begin, Game, Judge, Quiet};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use the_wolves::TheWolves;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(20_000);
    for players in TheWolves::PLAYERS {
        if let Err(problem) = play(*players, games) {
            eprintln!("{players} players: {problem}");
            std::process::exit(1);
        }
    }
}

/// Plays so many games and reports how they went.
fn play(players: usize, games: u64) -> Result<(), String> {
    let said = |error: &dyn std::fmt::Display| error.to_string();
    let content = TheWolves::read_content(TheWolves::CONTENT).map_err(|e| said(&e))?;
    let options = TheWolves::read_options(&content, players, &vec![]).map_err(|e| said(&e))?;
    let began = Instant::now();
    let (mut decisions, mut turns, mut widest, mut offered) = (0u64, 0u64, 0usize, 0u64);
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = TheWolves::draw(&content, players, &options, &mut rng);
        let (game, mut position) = TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup)
            .map_err(|e| said(&e))?;
        let mut turn = None;
        while game.to_move(&position).is_some() {
            if turn.replace(game.turn(&position)) != Some(game.turn(&position)) {
                laws(&game, &position).map_err(|law| format!("game {seed}: {law}"))?;
            }
            game.legal(&position, &mut legal);
            if legal.is_empty() {
                return Err(format!("game {seed}: nothing to decide in {:?}", position.stage()));
            }
            widest = widest.max(legal.len());
            offered += legal.len() as u64;
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(&mut position, action, &mut Quiet);
            decisions += 1;
        }
        laws(&game, &position).map_err(|law| format!("game {seed}, at its end: {law}"))?;
        turns += u64::from(game.turn_number(&position));
        *endings.entry(game.ending(&position).map_or("none", |ending| ending.0)).or_default() += 1;
    }
    println!(
        "{players} players: {games} games, {endings:?}, {:.0} turns and {:.0} decisions a game, {:.1} actions a list, \
         {widest} at most, {:.1} s",
        turns as f64 / games as f64,
        decisions as f64 / games as f64,
        offered as f64 / decisions as f64,
        began.elapsed().as_secs_f64(),
    );
    Ok(())
}
