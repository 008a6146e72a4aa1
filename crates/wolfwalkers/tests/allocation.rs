//! `legal`, `apply` and `standing` allocate nothing, whatever modules are in play.

mod support;

use moonpack_rules::{Game, Quiet};
use moonpack_testkit::Table;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use wolfwalkers::Wolfwalkers;

#[test]
fn playing_and_scoring_allocate_nothing() {
    for case in support::cases::cases() {
        let table = Table::<Wolfwalkers>::new(&case, 7);
        let mut legal = Vec::with_capacity(256);
        let mut rng = ChaCha12Rng::seed_from_u64(7);
        let mut position = table.start.clone();
        let told = allocation_counter::measure(|| {
            while table.game.to_move(&position).is_some() {
                table.game.legal(&position, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                table.game.apply(&mut position, action, &mut Quiet);
            }
            std::hint::black_box(table.game.standing(&position));
        });
        assert_eq!(told.count_total, 0, "{case:?}");
    }
}
