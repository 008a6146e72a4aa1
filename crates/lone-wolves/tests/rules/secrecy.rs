//! The Game value holds nothing hidden: two set-ups that differ only in what is hidden give the same game.

use lone_wolves::LoneWolves;
use moonpack_rules::{Begin, Game, Secrets, Viewer};
use moonpack_testkit::{Case, Table, playout};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Proves LW-012.
#[test]
fn resampling_what_a_seat_cannot_know_changes_neither_game_nor_view_nor_list() {
    for seed in 0..60 {
        let board = ["standard", "advanced"][seed as usize % 2];
        let table = Table::<LoneWolves>::new(&Case::new(2, &[("board", board)]), seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut stops = ChaCha8Rng::seed_from_u64(seed + 1);
        playout(&table, &mut rng, |_, position, legal| {
            if stops.random_range(0..6) != 0 {
                return;
            }
            for viewer in Viewer::all(2) {
                let view = table.game.view(position, viewer);
                let world = table.game.sample(&view, &mut stops);
                let setup = table.game.setup_of(&table.setup, position, &world);
                let (game, _) =
                    LoneWolves::begin(&table.content, &LoneWolves::NEWEST, 2, &table.options, &setup)
                        .unwrap();
                assert_eq!(game, table.game);
                assert_eq!(game.view(&world, viewer), view);
                assert_eq!(game.standing(&world), table.game.standing(position));
                if table.game.to_move(position).is_some_and(|seat| viewer.is(seat)) {
                    let mut there = Vec::new();
                    game.legal(&world, &mut there);
                    assert_eq!(there, legal);
                }
            }
        });
    }
}
