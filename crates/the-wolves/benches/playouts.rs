//! Decisions a second: the whole legal list made, one action drawn and applied. `cargo bench -p the-wolves`.

use divan::Bencher;
use divan::counter::ItemsCount;
use moonpack_rules::{Begin, Game, Quiet};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use the_wolves::{Position, TheWolves};

fn main() {
    divan::main();
}

fn begin(players: usize) -> (TheWolves, Position) {
    let content = TheWolves::read_content(TheWolves::CONTENT).expect("the shipped data is sound");
    let options = TheWolves::read_options(&content, players, &vec![]).expect("defaults are sound");
    let setup = TheWolves::draw(&content, players, &options, &mut ChaCha8Rng::seed_from_u64(1));
    TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup)
        .expect("a drawn set-up is sound")
}

/// Plays one whole game at random and returns the number of decisions.
fn playout(
    game: &TheWolves,
    start: &Position,
    legal: &mut Vec<the_wolves::Action>,
    rng: &mut impl Rng,
) -> u64 {
    let mut position = *start;
    let mut decisions = 0;
    while game.to_move(&position).is_some() {
        game.legal(&position, legal);
        let action = legal[rng.random_range(0..legal.len())];
        game.apply(&mut position, action, &mut Quiet);
        decisions += 1;
    }
    decisions
}

/// A fixed batch of games, so that every sample does the same work and the rate counts decisions.
#[divan::bench(args = [2, 3, 4, 5])]
fn decisions(bencher: Bencher, players: usize) {
    const GAMES: usize = 20;
    let (game, start) = begin(players);
    let mut legal = Vec::with_capacity(512);
    let batch = |legal: &mut Vec<_>| {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        (0..GAMES).map(|_| playout(&game, &start, legal, &mut rng)).sum::<u64>()
    };
    let count = batch(&mut legal);
    bencher.counter(ItemsCount::new(count)).bench_local(|| batch(&mut legal));
}
