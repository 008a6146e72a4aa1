//! The map against what the box says, and its tables against a plain search.

use std::collections::VecDeque;

use moonpack_rules::Begin;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use the_wolves::{Ground, Hex, HexSet, TheWolves};

fn game(players: usize) -> TheWolves {
    let content = TheWolves::read_content(TheWolves::CONTENT).expect("the shipped data is sound");
    let options = TheWolves::read_options(&content, players, &vec![]).expect("defaults are sound");
    let setup = TheWolves::draw(&content, players, &options, &mut ChaCha8Rng::seed_from_u64(4));
    TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup).expect("the set-up is sound").0
}

/// Steps over hexes whose ground allows it, by a search that knows nothing but coordinates.
fn steps(game: &TheWolves, from: Hex, water_too: bool) -> Vec<Option<u8>> {
    let map = game.map();
    let mut found = vec![None; map.all().count()];
    found[from.index()] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(hex) = queue.pop_front() {
        let (x, y) = map.coordinate(hex);
        for (dx, dy) in [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)] {
            let Some(next) = map.hex_at((x + dx, y + dy)) else { continue };
            let open = water_too || matches!(map.ground(next), Ground::Open(_));
            if open && found[next.index()].is_none() {
                found[next.index()] = found[hex.index()].map(|steps| steps + 1);
                queue.push_back(next);
            }
        }
    }
    found
}

#[test]
fn maps_have_the_hexes_the_boards_have_and_all_land_hangs_together() {
    for (players, all, land) in [(2, 80, 75), (3, 112, 100), (4, 144, 130), (5, 176, 160)] {
        let game = game(players);
        let map = game.map();
        assert_eq!(map.all().count(), all);
        assert_eq!(map.passable().len(), land);
        let first = map.passable().iter().next().unwrap();
        let reached = steps(&game, first, false);
        assert!(map.passable().iter().all(|hex| reached[hex.index()].is_some()));
        let start = if players == 2 { 0 } else { 10 };
        assert_eq!(map.start_hexes().len(), start);
        assert_eq!(map.start_hexes().iter().filter(|hex| map.above_chasm(*hex)).count() as u32, start / 2);
    }
}

#[test]
fn every_distance_in_the_tables_is_what_a_plain_search_finds() {
    for players in TheWolves::PLAYERS {
        let game = game(*players);
        let map = game.map();
        for from in map.all() {
            let (range, walk) = (steps(&game, from, true), steps(&game, from, false));
            for to in map.all() {
                assert_eq!(map.range_between(from, to), range[to.index()]);
                assert_eq!(map.walk_between(from, to), walk[to.index()]);
                for distance in 0..=5 {
                    let within = |steps: Option<u8>| steps.is_some_and(|steps| steps <= distance);
                    assert_eq!(map.in_range(from, distance).contains(to), within(range[to.index()]));
                    assert_eq!(map.in_walk(from, distance).contains(to), within(walk[to.index()]));
                }
            }
        }
    }
}

#[test]
fn the_nearest_of_far_targets_are_found_too() {
    let game = game(5);
    let map = game.map();
    for from in map.passable() {
        let walk = steps(&game, from, false);
        for modulus in [1, 7, 60] {
            let targets: HexSet =
                map.passable().iter().filter(|h| h.index() % modulus == 0 && *h != from).collect();
            let shortest = targets.iter().filter_map(|hex| walk[hex.index()]).min();
            let nearest: HexSet = targets.iter().filter(|hex| walk[hex.index()] == shortest).collect();
            assert_eq!(map.nearest(from, targets), nearest);
        }
    }
}
