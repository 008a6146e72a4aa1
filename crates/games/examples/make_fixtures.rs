//! Makes the recorded games of `fixtures/`: `cargo run --release --package moonpack-games --example make_fixtures`.
//!
//! One random game for every case and every way it ends within a few seeds. Files that are there already are left as
//! they are: they were looked at when they were added, and a rule change must show up as a fixture that fails.

use std::collections::BTreeSet;
use std::path::Path;

use moonpack_games::{AnyMatch, Case, Contents, Record};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

const SEEDS: u64 = 12;
const MOST_STEPS: usize = 20_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let contents = Contents::shipped()?;
    for case in Case::all(&contents) {
        let mut endings = BTreeSet::new();
        for seed in 1..=SEEDS {
            let play = random(&contents, &case, seed)?;
            let Some(ending) = play.ending().filter(|ending| endings.insert(ending.0)) else { continue };
            let variant = case.variant().replace(['=', ','], "-");
            let path = root
                .join(case.kind.name())
                .join(format!("{}p-{variant}-{}.moonpack", case.players, ending.0));
            if !path.exists() {
                std::fs::create_dir_all(path.parent().unwrap_or(&root))?;
                std::fs::write(
                    &path,
                    Record::new(play, &["Ash", "Birch", "Cedar", "Dogwood", "Elm"]).write(),
                )?;
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

fn random(contents: &Contents, case: &Case, seed: u64) -> Result<AnyMatch, Box<dyn std::error::Error>> {
    let mut play = case.draw(contents, seed)?;
    let mut pick = ChaCha12Rng::seed_from_u64(seed);
    while let Some(seat) = play.to_move().filter(|_| play.steps() < MOST_STEPS) {
        let legal = play.legal();
        play.play(seat, &legal[pick.random_range(0..legal.len())])?;
    }
    Ok(play)
}
