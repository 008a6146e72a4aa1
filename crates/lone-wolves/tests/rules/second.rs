//! The plain scorer agrees with the fast one on final positions of random games; the example `lone_wolves_laws` tries many more.

use lone_wolves::LoneWolves;
use moonpack_rules::{Game, Seat};
use moonpack_testkit::{Case, Table, playout};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::support::second::plain_score;

/// Proves LW-065, LW-066, LW-068, LW-069.
#[test]
fn the_plain_scorer_agrees_on_random_final_positions() {
    for seed in 0..3000 {
        let board = ["standard", "advanced"][seed as usize % 2];
        let table = Table::<LoneWolves>::new(&Case::new(2, &[("board", board)]), seed);
        let (last, _) = playout(&table, &mut ChaCha8Rng::seed_from_u64(seed), |_, _, _| {});
        let standing = table.game.standing(&last);
        let (points, winners) = plain_score(&table.game, &last);
        assert_eq!(standing.points[..2], points, "seed {seed}");
        assert_eq!(standing.winners.iter().map(Seat::index).collect::<Vec<_>>(), winners, "seed {seed}");
    }
}
