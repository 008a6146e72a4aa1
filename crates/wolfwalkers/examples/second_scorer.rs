//! Lets the two scorers judge many full displays.
//!
//! `cargo run --release -p wolfwalkers --example second_scorer -- 20000`

#[path = "../tests/support/displays.rs"]
mod displays;
#[path = "../tests/support/second.rs"]
mod second;

use moonpack_rules::Begin;
use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use wolfwalkers::Wolfwalkers;

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(20_000);
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).expect("the shipped data is sound");
    let mut rng = ChaCha12Rng::seed_from_u64(41);
    (0..count).for_each(|_| displays::check(&content, &displays::random(&content, &mut rng)));
    (0..count / 10).for_each(|_| displays::check(&content, &displays::crowded(&content, &mut rng)));
    println!("both scorers agree on {count} random displays and {} crowded ones", count / 10);
}
