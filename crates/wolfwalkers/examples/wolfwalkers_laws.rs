//! Plays random games over all mixes of modules and checks the laws of the game at every step.
//!
//! `cargo run --release -p wolfwalkers --example wolfwalkers_laws -- 50000`

#[path = "../tests/support/cases.rs"]
mod cases;
#[path = "../tests/support/laws.rs"]
mod laws;

use moonpack_rules::{Begin, Game, Judge, Quiet};
use moonpack_testkit::Case;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use wolfwalkers::{Content, Wolfwalkers};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(50_000);
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).expect("the shipped data is sound");
    let mut cases = cases::cases();
    for players in 2..=4 {
        for exchange in ["no", "yes"] {
            let random = [("permanent", "random"), ("opportunities", "random"), ("exchange", exchange)];
            cases.extend((0..8).map(|_| Case::new(players, &random)));
        }
    }
    let mut decisions = 0;
    for seed in 0..games {
        let case = &cases[seed as usize % cases.len()];
        decisions += play(&content, case, seed).unwrap_or_else(|law| panic!("{case:?} seed {seed}: {law}"));
    }
    println!("{games} games over {} cases, {decisions} decisions, every law kept", cases.len());
}

/// Plays one game; says how many decisions it took, or which law broke.
fn play(content: &Content, case: &Case, seed: u64) -> Result<usize, String> {
    let mut rng = ChaCha12Rng::seed_from_u64(seed);
    let options =
        Wolfwalkers::read_options(content, case.players, &case.options).map_err(|e| e.to_string())?;
    let setup = Wolfwalkers::draw(content, case.players, &options, &mut rng);
    let (game, mut position) =
        Wolfwalkers::begin(content, &Wolfwalkers::NEWEST, case.players, &options, &setup)
            .map_err(|e| e.to_string())?;
    let mut legal = Vec::new();
    let mut decisions = 0;
    while game.to_move(&position).is_some() {
        laws::laws(&game, &position)?;
        game.legal(&position, &mut legal);
        if legal.is_empty() {
            return Err("nothing can be done".into());
        }
        game.apply(&mut position, legal[rng.random_range(0..legal.len())], &mut Quiet);
        decisions += 1;
    }
    laws::laws(&game, &position)?;
    if game.ending(&position).is_none() {
        return Err("nobody decides, yet the game has not ended".into());
    }
    Ok(decisions)
}
