//! How fast games are played and displays are scored. `cargo bench -p wolfwalkers`.

#[allow(dead_code)]
#[path = "../tests/support/displays.rs"]
mod displays;
#[allow(dead_code)]
#[path = "../tests/support/second.rs"]
mod second;

use divan::Bencher;
use moonpack_rules::{Begin, Game, Quiet};
use moonpack_testkit::{Case, Table};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wolfwalkers::{CardId, Display, Sight, Wolfwalkers};

fn main() {
    divan::main();
}

/// One random game with its final scoring, from a set-up drawn before.
fn play(bencher: Bencher<'_, '_>, case: Case) {
    let tables: Vec<_> = (0..64).map(|seed| Table::<Wolfwalkers>::new(&case, seed)).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut legal = Vec::with_capacity(256);
    let mut next = 0;
    bencher.counter(divan::counter::ItemsCount::new(1usize)).bench_local(|| {
        next = (next + 1) % tables.len();
        let table = &tables[next];
        let mut position = table.start.clone();
        while table.game.to_move(&position).is_some() {
            table.game.legal(&position, &mut legal);
            table.game.apply(&mut position, legal[rng.random_range(0..legal.len())], &mut Quiet);
        }
        table.game.standing(&position)
    });
}

#[divan::bench]
fn base_game_of_two(bencher: Bencher<'_, '_>) {
    play(bencher, Case::new(2, &[]));
}

#[divan::bench]
fn three_opportunities_and_a_permanent(bencher: Bencher<'_, '_>) {
    play(bencher, Case::new(2, &[("opportunities", "random"), ("permanent", "random")]));
}

#[divan::bench]
fn base_game_of_four(bencher: Bencher<'_, '_>) {
    play(bencher, Case::new(4, &[]));
}

/// A full display, exactly.
#[divan::bench]
fn scoring_a_full_display(bencher: Bencher<'_, '_>) {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).expect("the shipped data is sound");
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let displays: Vec<Display> =
        (0..512).map(|_| displays::display(&displays::random(&content, &mut rng))).collect();
    let mut next = 0;
    bencher.counter(divan::counter::ItemsCount::new(1usize)).bench_local(|| {
        next = (next + 1) % displays.len();
        let sight = Sight::new(&content, |token| CardId(token.0), &displays[next], &[]);
        sight.goals().map(|(cell, _, goal)| sight.points_at(cell, goal)).sum::<i32>()
    });
}
