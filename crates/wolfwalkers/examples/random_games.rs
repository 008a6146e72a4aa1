//! Plays random games over all mixes of modules and checks the laws of the game at every step.
//!
//! `cargo run --release -p wolfwalkers --example random_games -- 50000`

#[path = "../tests/support/mod.rs"]
mod support;

use moonpack_rules::{Game, Quiet};
use moonpack_testkit::{Case, Table};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use wolfwalkers::Wolfwalkers;

fn main() {
    let games: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(50_000);
    let mut cases = support::cases();
    for players in 2..=4 {
        for exchange in ["no", "yes"] {
            let random = [("permanent", "random"), ("opportunities", "random"), ("exchange", exchange)];
            cases.extend((0..8).map(|_| Case::new(players, &random)));
        }
    }
    let mut steps = 0;
    for number in 0..games {
        let table = Table::<Wolfwalkers>::new(&cases[number % cases.len()], number as u64);
        let mut rng = ChaCha12Rng::seed_from_u64(number as u64);
        let mut position = table.start.clone();
        let mut legal = Vec::new();
        while table.game.to_move(&position).is_some() {
            if let Err(law) = support::laws(&table.game, &position) {
                panic!("{:?} seed {number}: {law}", table.case);
            }
            table.game.legal(&position, &mut legal);
            assert!(!legal.is_empty(), "{:?} seed {number}: stuck", table.case);
            table.game.apply(&mut position, legal[rng.random_range(0..legal.len())], &mut Quiet);
            steps += 1;
        }
        support::laws(&table.game, &position)
            .unwrap_or_else(|law| panic!("{:?} seed {number}: {law}", table.case));
        assert!(table.game.ending(&position).is_some());
    }
    println!("{games} games over {} cases, {steps} decisions, every law kept", cases.len());
}
