//! Before the first decision, and the choice of tile sides.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::table::*;

fn counts<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    items.into_iter().fold(BTreeMap::new(), |mut counts, item| {
        *counts.entry(item).or_default() += 1;
        counts
    })
}

/// Proves TW-007.
#[test]
fn region_boards_lie_around_the_start_board_at_random() {
    for (players, regions) in [(3, 6), (4, 8), (5, 10)] {
        let mut orders = BTreeSet::new();
        for seed in 0..10 {
            let (setup, table) = draw(players, &[], seed);
            assert_eq!(table.game.map().region_count(), regions);
            assert_eq!(table.game.map().start_hexes().len(), 10);
            assert_eq!(counts(setup.layout.regions.clone()).len(), regions, "no board twice");
            orders.insert(setup.layout.regions);
        }
        assert!(orders.len() > 5);
    }
}

/// Proves TW-008.
#[test]
fn a_lone_wolf_lies_on_every_icon() {
    for (players, wolves) in [(2, 10), (3, 12), (4, 16), (5, 20)] {
        let (_, table) = draw(players, &[], 4);
        assert_eq!(table.position.lone_wolves(), table.game.map().lone_wolf_icons());
        assert_eq!(table.position.lone_wolves().len(), wolves);
    }
}

/// Proves TW-009, TW-010.
#[test]
fn prey_lies_in_stacks_of_two_of_the_kinds_for_the_player_count() {
    use Prey::{Boar, Deer, Moose, Rabbit, Raccoon};
    let pools = [
        (3, vec![(Moose, 1), (Deer, 1), (Raccoon, 1), (Boar, 1), (Rabbit, 2)]),
        (4, vec![(Moose, 1), (Deer, 1), (Raccoon, 2), (Boar, 2), (Rabbit, 2)]),
        (5, vec![(Moose, 2), (Deer, 2), (Raccoon, 2), (Boar, 2), (Rabbit, 2)]),
    ];
    for (players, pool) in pools {
        let mut deals = BTreeSet::new();
        for seed in 0..10 {
            let (_, table) = draw(players, &[], seed);
            let stacks = table.game.prey_stacks();
            assert_eq!(counts(stacks.iter().map(|stack| stack.prey)), pool.iter().copied().collect());
            for (index, stack) in stacks.iter().enumerate() {
                assert_eq!(table.game.prey_left(&table.position, index), 2);
                assert!(table.position.prey().contains(stack.hex));
            }
            assert_eq!(table.position.prey().len() as usize, stacks.len());
            deals.insert(stacks.iter().map(|stack| stack.prey).collect::<Vec<_>>());
        }
        assert!(deals.len() > 5, "dealt at random");
    }
}

/// Proves TW-011.
#[test]
fn each_water_source_gets_a_token_from_the_pool() {
    for (players, pool) in [(3, [2, 2, 2]), (4, [2, 3, 3]), (5, [3, 4, 3])] {
        let mut deals = BTreeSet::new();
        for seed in 0..10 {
            let (_, table) = draw(players, &[], seed);
            let showing = |(region, _)| table.game.showing_token(&table.position, region).unwrap();
            let tokens: Vec<MoonPhase> = table.game.map().regions().map(showing).collect();
            let found = counts(tokens.clone());
            assert_eq!(
                [MoonPhase::Crescent, MoonPhase::Quarter, MoonPhase::Full].map(|phase| found[&phase]),
                pool
            );
            for (region, _) in table.game.map().regions() {
                assert_eq!(table.game.tokens(&table.position, region).count(), 1);
            }
            deals.insert(tokens);
        }
        assert!(deals.len() > 5, "dealt at random");
    }
}

/// Proves TW-012.
#[test]
fn packs_are_drawn_unless_the_table_settles_them() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let (setup, _) = draw(3, &[], seed);
        assert_eq!(counts(setup.packs.clone()).len(), 3, "no pack twice");
        drawn.insert(setup.packs);
        let (setup, _) = draw(3, &[("packs", "tundra,grass,desert")], seed);
        assert_eq!(setup.packs, [Terrain::Tundra, Terrain::Grass, Terrain::Desert]);
    }
    assert!(drawn.len() > 20);
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    let twice = vec![("packs".to_string(), "grass,grass,desert".to_string())];
    assert!(TheWolves::read_options(&content, 3, &twice).is_err());
}

/// Proves TW-013.
#[test]
fn ordinary_tiles_start_all_fronts_or_all_backs() {
    for side in ["tiles fronts", "tiles backs"] {
        let (setup, mut table) = draw(4, &[("tiles", "chosen")], 5);
        assert_eq!(table.legal(), ["tiles fronts", "tiles backs"]);
        table.play(side);
        let tiles = table.tiles(setup.first);
        assert_eq!(counts(tiles[1..].to_vec()).len(), 5, "no terrain twice among the ordinary tiles");
        assert_eq!(tiles[0], setup.packs[setup.first.index()]);
        assert_eq!(tiles[1] == Terrain::Forest, side == "tiles fronts");
    }
    let (setup, mut table) = draw(4, &[("tiles", "fronts")], 5);
    assert!(table.legal().iter().all(|text| text.starts_with("start ")));
    table.refuses("tiles backs", &[rule::TILE_SIDES, rule::DRAFT_BEFORE_TURNS]);
    assert_eq!(table.tiles(setup.first)[1], Terrain::Forest);
}

/// Proves TW-014.
#[test]
fn sides_are_chosen_from_the_first_player_on_before_any_wolf_is_placed() {
    let (setup, mut table) = draw(3, &[("tiles", "chosen")], 6);
    let mut seat = setup.first;
    for _ in 0..3 {
        assert_eq!(table.to_move(), Some(seat));
        table.refuses("start 8,8", &[rule::TILES_BEFORE_DRAFT]);
        table.play("tiles backs");
        seat = seat.next(3);
    }
    assert_eq!(table.to_move(), Some(setup.first));
    table.refuses("tiles fronts", &[rule::TILES_BEFORE_DRAFT, rule::DRAFT_BEFORE_TURNS]);
    table.play("start 8,8");
}

/// Proves TW-015, TW-017.
#[test]
fn a_player_board_starts_full_and_with_the_smallest_values() {
    for players in 2..=5 {
        let (_, table) = draw(players, &[], 7);
        for seat in Seat::first(players) {
            assert_eq!(*table.player(seat), Player::default());
            assert!(Track::ALL.iter().all(|track| table.player(seat).has_den_on(*track)));
            assert_eq!(
                [Track::Spread, Track::Speed, Track::Howl].map(|track| table.attribute(seat, track)),
                [2, 3, 2]
            );
            assert_eq!(table.tokens(seat), [0, 0]);
            assert_eq!(table.points(seat), 0);
        }
    }
    for (gone, left) in [(3, true), (4, false)] {
        assert_eq!(
            Player { dens: [gone; 3], ..Player::default() }.has_den_on(Track::Speed),
            left,
            "four on a track"
        );
    }
}

/// Proves TW-016.
#[test]
fn the_third_and_the_sixth_wolf_are_alphas() {
    use Wolf::{Alpha, Pack};
    for players in [2, 3] {
        let wolves = (0..=8).map(|gone| {
            let (game, position) =
                Scene::new(players).player(A, |player| player.wolves = gone).build().unwrap();
            game.next_wolf(&position, A)
        });
        let order = [Pack, Pack, Alpha, Pack, Pack, Alpha, Pack, Pack].map(Some);
        assert_eq!(wolves.collect::<Vec<_>>(), order.into_iter().chain([None]).collect::<Vec<_>>());
    }
}
