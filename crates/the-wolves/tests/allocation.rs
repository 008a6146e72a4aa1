//! The hot path allocates nothing: a warm list, and then whole games without one allocation.

use moonpack_rules::{Begin, Game, Quiet, Standing};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use the_wolves::TheWolves;

#[test]
fn listing_applying_and_scoring_allocate_nothing_once_the_list_is_warm() {
    for players in TheWolves::PLAYERS {
        let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
        let options = TheWolves::read_options(&content, *players, &vec![]).unwrap();
        let setup = TheWolves::draw(&content, *players, &options, &mut ChaCha8Rng::seed_from_u64(5));
        let (game, start) =
            TheWolves::begin(&content, &TheWolves::NEWEST, *players, &options, &setup).unwrap();
        let mut legal = Vec::with_capacity(1024);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for seed in 0..5 {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                let mut position = start;
                while game.to_move(&position).is_some() {
                    game.legal(&position, &mut legal);
                    let action = legal[rng.random_range(0..legal.len())];
                    game.apply(&mut position, action, &mut Quiet);
                    decisions += 1;
                }
                let Standing { winners, .. } = game.standing(&position);
                assert!(!winners.is_empty());
            }
        });
        assert!(decisions > 1000);
        assert_eq!(counted.count_total, 0, "{players} players: allocations in {decisions} decisions");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<the_wolves::Position>() <= 1024, "{} bytes", size_of::<the_wolves::Position>());
    assert!(size_of::<the_wolves::Action>() <= 8);
}
