//! The plain scorer agrees with the fast one on full displays; the example `second_scorer` tries many more.

use moonpack_rules::Begin;
use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use wolfwalkers::Wolfwalkers;

use crate::support::displays;

#[test]
fn two_scorers_agree_on_random_full_displays() {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    let mut rng = ChaCha12Rng::seed_from_u64(25);
    for _ in 0..1500 {
        displays::check(&content, &displays::random(&content, &mut rng));
    }
}

#[test]
fn two_scorers_agree_where_patterns_overlap() {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    let mut rng = ChaCha12Rng::seed_from_u64(26);
    for _ in 0..400 {
        displays::check(&content, &displays::crowded(&content, &mut rng));
    }
}
