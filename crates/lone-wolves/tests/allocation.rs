//! What search relies on: positions are small, and neither listing nor carrying out actions touches the heap.

use allocation_counter::measure;
use lone_wolves::{LoneWolves, Position};
use moonpack_rules::Game;
use moonpack_rules::Quiet;
use moonpack_testkit::{Case, Table};

#[test]
fn a_position_has_at_most_256_bytes() {
    assert!(size_of::<Position>() <= 256, "{}", size_of::<Position>());
}

#[test]
fn legal_and_apply_and_standing_allocate_nothing() {
    for options in [&[][..], &[("board", "advanced")], &[("deals", "2"), ("duplicate", "yes")]] {
        for seed in 0..20 {
            let table = Table::<LoneWolves>::new(&Case::new(2, options), seed);
            let mut position = table.start.clone();
            let mut legal = Vec::with_capacity(65);
            let mut step = seed as usize;
            let info = measure(|| {
                while table.game.to_move(&position).is_some() {
                    table.game.legal(&position, &mut legal);
                    step = step.wrapping_mul(31).wrapping_add(7);
                    table.game.apply(&mut position, legal[step % 1009 % legal.len()], &mut Quiet);
                    std::hint::black_box(table.game.standing(&position));
                }
            });
            assert_eq!(info.count_total, 0, "{options:?} seed {seed}");
        }
    }
}
