//! What lies in the box.

use crate::support::table::*;

/// Proves TW-001.
#[test]
fn only_the_hexes_of_the_boards_exist() {
    for (players, boards) in [(2, 5), (3, 7), (4, 9), (5, 11)] {
        let (_, table) = draw(players, &[("tiles", "fronts")], 1);
        let map = table.game.map();
        assert_eq!(map.all().count(), boards * 16);
        let lands: u32 = Terrain::ALL.iter().map(|terrain| map.of_terrain(*terrain).len()).sum();
        assert_eq!(lands, map.passable().len());
        assert_eq!(map.hex_at((0, 0)), None);
        assert!(table.game.read_action("start 0,0").is_err());
    }
    let (_, table) = draw(2, &[("tiles", "fronts")], 1);
    let beyond = the_wolves::Action::Start(Hex::new(80).unwrap());
    assert!(table.game.explain(&table.position, beyond).rules().contains(&rule::NOT_ON_MAP));
}

/// Proves TW-002.
#[test]
fn a_region_board_has_three_hexes_of_each_terrain_and_one_water_source() {
    for players in 2..=5 {
        let (_, table) = draw(players, &[], 2);
        let map = table.game.map();
        for (region, board) in map.regions() {
            assert_eq!(board.hexes.len(), 16);
            for terrain in Terrain::ALL {
                assert_eq!((board.hexes & map.of_terrain(*terrain)).len(), 3, "{terrain:?}");
            }
            assert_eq!((board.hexes & !map.passable()), HexSet::of(board.water));
            assert_eq!((board.hexes & map.lone_wolf_icons()).len(), 2);
            let prey =
                table.game.prey_stacks().iter().filter(|stack| map.region_of(stack.hex) == Some(region));
            assert_eq!(prey.count(), 1);
        }
    }
}

/// Proves TW-003.
#[test]
fn the_start_board_is_no_region_and_never_scored() {
    let mut table = table(
        Scene::new(3)
            .piece(A, Piece::Alpha, (13, 10))
            .piece(A, Piece::Pack, (8, 8))
            .piece(B, Piece::Den, (9, 8))
            .lone_wolf((12, 9))
            .moonlight(8, MoonPhase::Crescent)
            .player(A, rich)
            .turn(A, 1),
    );
    let map = table.game.map();
    assert_eq!(map.start_hexes().len(), 10);
    for terrain in Terrain::ALL {
        assert_eq!((map.start_hexes() & map.of_terrain(*terrain)).len(), 2);
    }
    let outside: HexSet = map.all().filter(|hex| map.region_of(*hex).is_none()).collect();
    assert_eq!(outside.len() - map.start_hexes().len(), 6, "the chasm");
    table.play_all(&["howl desert token token", "howl at 12,9"]);
    assert_eq!(table.position.next_phase(), Some(MoonPhase::Quarter));
    assert_eq!([A, B].map(|seat| table.player(seat).points + table.player(seat).region_tokens()), [0, 0]);
}

/// Proves TW-004.
#[test]
fn each_pack_owns_four_alphas_eight_wolves_twelve_dens_and_four_lairs() {
    let (_, mut table) = draw(3, &[("tiles", "fronts")], 3);
    while let Stage::Draft = table.position.stage() {
        let hex = table.legal().remove(0);
        table.play(&hex);
    }
    let everywhere: HexSet = table.game.map().all().collect();
    for seat in [A, B, C] {
        let count = |piece| table.position.board().count(seat.into(), piece, everywhere);
        assert_eq!([Piece::Alpha, Piece::Pack, Piece::Den, Piece::Lair].map(count), [2, 2, 0, 0]);
    }
    let waiting: Vec<Wolf> = (0..9)
        .filter_map(|gone| {
            let scene = Scene::new(3).player(A, |player| player.wolves = gone);
            let (game, position) = scene.build().unwrap();
            game.next_wolf(&position, A)
        })
        .collect();
    assert_eq!(waiting.iter().filter(|wolf| **wolf == Wolf::Alpha).count(), 2);
    assert_eq!(waiting.iter().filter(|wolf| **wolf == Wolf::Pack).count(), 6);
    let player = Player { dens: [4, 4, 3], lairs: 3, ..Player::default() };
    assert!(player.has_dens());
    assert!(!Player { dens: [4; 3], ..player }.has_dens());
    assert_eq!(table.game.board_side().lair_points.len(), 5, "none to four lairs");
}

/// Proves TW-005, TW-035.
#[test]
fn a_player_has_a_home_tile_and_five_ordinary_ones() {
    use Terrain::{Desert, Forest, Grass, Rock, Tundra};
    for seed in 0..5 {
        let (setup, table) = draw(5, &[], seed);
        for seat in Seat::first(5) {
            let faces = |slot| [0, 1].map(|side| table.game.tile(seat, slot, side).unwrap());
            assert_eq!(faces(1), [setup.packs[seat.index()]; 2], "the home tile is the same on both sides");
            let ordinary =
                [[Forest, Rock], [Rock, Grass], [Grass, Tundra], [Tundra, Desert], [Desert, Forest]];
            assert_eq!([2, 3, 4, 5, 6].map(faces), ordinary);
            assert_eq!(table.game.tile(seat, 7, 0), None);
        }
    }
}

/// Proves TW-006.
#[test]
fn bonus_and_point_tokens_never_run_out() {
    // The box holds twelve bonus terrain tokens and fifty point tokens; here they are all taken.
    let mut table = table(
        Scene::new(3)
            .piece(A, Piece::Alpha, (10, 6))
            .piece(A, Piece::Den, (11, 6))
            .piece(B, Piece::Alpha, (10, 7))
            .piece(B, Piece::Lair, (11, 8))
            .moonlight(8, MoonPhase::Crescent)
            .player(A, |player| (player.tokens, player.points) = ([0, 6], 120))
            .player(B, |player| (player.tokens, player.points) = ([0, 6], 120))
            .turn(A, 1),
    );
    table.play_all(&["lair rock 3 token", "lair at 11,6"]);
    assert_eq!(table.tokens(A), [0, 6], "one spent, one gained from an empty supply");
    assert_eq!(table.player(A).points, 122, "tied for first in region 0");
}

/// A number of a content file is checked before anything is built from it.
#[test]
fn a_mistyped_number_of_tokens_is_refused_and_asks_for_no_memory() {
    let right = "3 = { crescent = 2,";
    assert!(TheWolves::CONTENT.contains(right), "the shipped file says so");
    let wrong = TheWolves::CONTENT.replace(right, "3 = { crescent = 4000000000000,");
    let error = TheWolves::read_content(&wrong).unwrap_err();
    assert!(error.to_string().contains("region_tokens.pool"), "{error}");
}
