//! Random games on both boards: every conservation law is checked at every step, and the plain scorer is compared with
//! the fast one at the end. `cargo run --release -p lone-wolves --example lone_wolves_laws -- 100000`

#[path = "../tests/support/laws.rs"]
mod laws;
#[path = "../tests/support/second.rs"]
mod second;

use lone_wolves::LoneWolves;
use moonpack_rules::{Game, Seat};
use moonpack_testkit::{Case, Table, playout};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(10_000);
    for board in ["standard", "advanced"] {
        let case = Case::new(2, &[("board", board)]);
        let mut steps = 0;
        for seed in 0..games {
            let table = Table::<LoneWolves>::new(&case, seed);
            let check = |position: &_| {
                laws::laws(&table.game, position).unwrap_or_else(|law| panic!("{board} seed {seed}: {law}"));
            };
            let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x5eed);
            let (last, played) = playout(&table, &mut rng, |_, position, _| check(position));
            check(&last);
            steps += played.len();
            let standing = table.game.standing(&last);
            let (points, winners) = second::plain_score(&table.game, &last);
            assert_eq!(standing.points[..2], points, "{board} seed {seed}: the scorers differ");
            assert_eq!(
                standing.winners.iter().map(Seat::index).collect::<Vec<_>>(),
                winners,
                "{board} seed {seed}"
            );
        }
        println!("{board}: {games} games, {steps} decisions, every law held, both scorers agree");
    }
}
