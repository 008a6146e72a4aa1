//! Writes a new file of counted trees for `tests/support/counts/` to the standard output:
//! `cargo run --release -p the-wolves --example count_trees -- PLAYERS SEED`.

#[path = "../tests/support/trees.rs"]
mod trees;

use moonpack_rules::Begin;
use rand_chacha::{ChaCha12Rng, rand_core::SeedableRng};
use the_wolves::TheWolves;
use trees::{count, fast, walk};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let (Some(players), Some(seed)) = (numbers.next(), numbers.next()) else {
        eprintln!("usage: count_trees PLAYERS SEED");
        std::process::exit(2);
    };
    let players = players as usize;
    let begun = TheWolves::read_content(TheWolves::CONTENT).ok().and_then(|content| {
        let options = TheWolves::read_options(&content, players, &vec![]).ok()?;
        let setup = TheWolves::draw(&content, players, &options, &mut ChaCha12Rng::seed_from_u64(seed));
        let (game, start) = TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup).ok()?;
        Some((TheWolves::write_setup(&content, &setup), game, start))
    });
    let Some((lines, game, start)) = begun else {
        eprintln!("{players} cannot play");
        std::process::exit(2);
    };
    println!("# {players} players; drawn once from seed {seed}, explicit from then on.");
    println!("# Counted by the fast generator; the test holds the plain one against it.");
    lines.iter().for_each(|(key, value)| println!("{key}: {value}"));
    // The set-up's own decisions, a first turn, and later ones with dens, lairs and tokens about.
    for (steps, most) in [(0, 2_000), (players * 3, 2_000), (60, 1_000), (180, 1_000), (500, 1_000)] {
        let position = walk(&game, &start, steps);
        let deepest = (1..=3).rev().find(|depth| count(&game, &position, *depth, &fast) <= most);
        let depth = deepest.unwrap_or(1);
        println!("after {steps} depth {depth} count {}", count(&game, &position, depth, &fast));
    }
}
