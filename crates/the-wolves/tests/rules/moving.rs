//! The Move action: who, how far, where to.

use crate::support::table::*;

/// The rulebook's example of a Move: wolf speed 3, pack spread 2, one grass tile.
///
/// Proves TW-040, TW-041, TW-042.
#[test]
fn the_grass_pack_moves_an_alpha_and_a_pack_wolf_three_hexes_to_grass() {
    let scene = Scene::new(3)
        .packs(&[Terrain::Grass])
        .piece(A, Piece::Alpha, (7, 7))
        .piece(A, Piece::Pack, (7, 7))
        .piece(A, Piece::Pack, (8, 7));
    let mut table = table(scene);
    assert_eq!([Track::Speed, Track::Spread].map(|track| table.attribute(A, track)), [3, 2]);
    table.play_all(&["move grass 1", "alpha 7,7 to 8,5"]);
    // The same hex or any other grass hex in range.
    assert!(table.allows("pack 7,7 to 8,5"));
    assert!(table.allows("pack 7,7 to 5,4"));
    table.play("pack 7,7 to 8,5");
    assert_eq!(table.at((8, 5)), [of(A, Piece::Alpha), of(A, Piece::Pack)]);
    assert_eq!(table.position.actions_left(), 1, "two wolves are all that pack spread allows");
    table.refuses("pack 8,7 to 8,8", &[rule::FINISH_FIRST]);
}

/// Proves TW-040.
#[test]
fn a_move_moves_up_to_pack_spread_wolves() {
    for (dens, spread) in [(0, 2), (1, 3), (3, 4)] {
        let homes = [(8, 7), (8, 6), (9, 7), (7, 6), (7, 7)];
        let ends = [(8, 8), (8, 5), (9, 5), (5, 5), (5, 4)];
        let scene = Scene::new(3).player(A, |player| (player.dens[0], player.dens[1]) = (dens, 3));
        let mut table = table(homes.iter().fold(scene, |scene, home| scene.piece(A, Piece::Pack, *home)));
        table.play("move grass 4");
        for moved in 0..spread {
            assert_eq!(table.position.actions_left(), 1, "still within the first action");
            assert!(table.allows("done"), "stopping after {moved} is allowed");
            let (from, to) = (homes[moved], ends[moved]);
            table.play(&format!("pack {},{} to {},{}", from.0, from.1, to.0, to.1));
        }
        assert!(matches!(table.position.stage(), Stage::Between), "the Move is over after {spread}");
    }
}

/// Proves TW-041.
#[test]
fn a_wolf_moves_at_most_wolf_speed_hexes() {
    for (dens, speed) in [(0, 3), (1, 4), (3, 5)] {
        let scene = Scene::new(3)
            .piece(A, Piece::Alpha, (8, 8))
            .terrain((10, 6), Terrain::Grass)
            .player(A, |player| player.dens[1] = dens);
        let mut table = table(scene);
        table.play("move grass 4");
        for (to, steps) in [((8, 5), 3), ((9, 5), 4), ((10, 5), 5), ((3, 6), 5)] {
            let text = format!("alpha 8,8 to {},{}", to.0, to.1);
            let way = table.game.map().walk_between(table.hex((8, 8)), table.hex(to));
            assert_eq!(way, Some(steps));
            if steps <= speed {
                assert!(table.allows(&text), "{text}");
            } else {
                table.refuses(&text, &[rule::WOLF_SPEED]);
            }
        }
    }
}

/// Proves TW-042.
#[test]
fn wolves_may_split_up_but_all_end_on_the_terrain_paid_for() {
    let scene = Scene::new(3).piece(A, Piece::Alpha, (8, 7)).piece(A, Piece::Pack, (8, 7));
    let mut table = table(scene);
    table.play_all(&["move grass 4", "alpha 8,7 to 8,5"]);
    for (x, y) in [(8, 6), (7, 6), (9, 6), (10, 8)] {
        table.refuses(&format!("pack 8,7 to {x},{y}"), &[rule::DESTINATION_TERRAIN]);
    }
    table.play("pack 8,7 to 8,8");
    assert_eq!(table.at((8, 5)), [of(A, Piece::Alpha)]);
    assert_eq!(table.at((8, 8)), [of(A, Piece::Pack)]);
}

/// Proves TW-043.
#[test]
fn a_wolf_crosses_whatever_stands_in_its_way() {
    // Every hex around the wolf holds something it could not stop at.
    let scene = Scene::new(3)
        .piece(A, Piece::Pack, (9, 7))
        .piece(B, Piece::Lair, (9, 6))
        .piece(B, Piece::Alpha, (10, 7))
        .piece(B, Piece::Pack, (10, 7))
        .lone_wolf((10, 8))
        .prey(Prey::Moose, (9, 8), 2)
        .piece(C, Piece::Alpha, (8, 7))
        .piece(C, Piece::Pack, (8, 6));
    let mut table = table(scene);
    table.play("move grass 4");
    assert!(table.allows("pack 9,7 to 8,5"));
    table.play("pack 9,7 to 8,8");
    assert_eq!(table.at((8, 8)), [of(A, Piece::Pack)]);
}

/// Proves TW-044.
#[test]
fn water_and_chasm_are_impassable() {
    let scene = Scene::new(3).piece(A, Piece::Alpha, (11, 6)).piece(A, Piece::Pack, (6, 7));
    let mut table = table(scene);
    table.play("move desert 6");
    table.refuses("alpha 11,6 to 11,7", &[rule::IMPASSABLE]);
    table.refuses("pack 6,7 to 6,8", &[rule::IMPASSABLE]);
    // Straight through the water it would be three hexes to 11,9; around it there are four.
    let (from, to) = (table.hex((11, 6)), table.hex((11, 9)));
    assert_eq!(table.game.map().range_between(from, to), Some(3));
    assert_eq!(table.game.map().walk_between(from, to), Some(4));
    table.refuses("alpha 11,6 to 11,9", &[rule::WOLF_SPEED]);
    // And across the chasm it would be three hexes to 5,9.
    let (from, to) = (table.hex((6, 7)), table.hex((5, 9)));
    assert_eq!(table.game.map().range_between(from, to), Some(3));
    assert!(table.game.map().walk_between(from, to).unwrap() > 3);
    table.refuses("pack 6,7 to 5,9", &[rule::WOLF_SPEED]);

    let scene = Scene::new(3).piece(A, Piece::Alpha, (11, 6)).player(A, |player| player.dens[1] = 1);
    let mut faster = self::table(scene);
    faster.play_all(&["move desert 6", "alpha 11,6 to 11,9"]);
}

/// Proves TW-045.
#[test]
fn a_wolf_moves_once_in_a_move_and_again_in_the_next() {
    let mut table = table(Scene::new(3).piece(A, Piece::Alpha, (8, 7)).player(A, rich));
    table.play_all(&["move grass 4", "alpha 8,7 to 8,8"]);
    table.refuses("alpha 8,8 to 8,5", &[rule::ALREADY_MOVED]);
    table.play("done");
    table.play_all(&["move grass token", "alpha 8,8 to 8,5"]);
    assert_eq!(table.at((8, 5)), [of(A, Piece::Alpha)]);
}

/// Proves TW-046.
#[test]
fn an_unmoved_twin_may_still_move() {
    let scene = Scene::new(3)
        .piece(A, Piece::Pack, (8, 8))
        .piece(A, Piece::Pack, (9, 8))
        .player(A, |player| player.dens[0] = 1);
    let mut table = table(scene);
    table.play_all(&["move grass 4", "pack 9,8 to 8,8"]);
    assert_eq!(table.at((8, 8)), [of(A, Piece::Pack); 2]);
    table.play("pack 8,8 to 8,5");
    // One of the two had moved before, so the one that stays has moved.
    table.refuses("pack 8,8 to 8,5", &[rule::ALREADY_MOVED]);
}

/// Proves TW-047.
#[test]
fn a_chosen_wolf_must_leave_its_hex() {
    let mut table = table(Scene::new(3).piece(A, Piece::Alpha, (8, 8)).player(A, rich));
    table.play("move grass 4");
    table.refuses("alpha 8,8 to 8,8", &[rule::MUST_LEAVE_HEX]);
    table.play_all(&["alpha 8,8 to 8,5", "done", "move grass token"]);
    table.play("alpha 8,5 to 8,8");
    assert_eq!(table.at((8, 8)), [of(A, Piece::Alpha)], "back with another action");
}

/// Proves TW-048.
#[test]
fn no_wolf_ends_on_a_lone_wolf_or_prey() {
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (8, 7))
        .piece(A, Piece::Pack, (8, 7))
        .lone_wolf((8, 8))
        .prey(Prey::Deer, (8, 5), 1)
        .player(A, rich);
    let mut table = table(scene);
    table.play("move grass 4");
    for wolf in ["alpha", "pack"] {
        table.refuses(&format!("{wolf} 8,7 to 8,8"), &[rule::TOKEN_IN_THE_WAY]);
        table.refuses(&format!("{wolf} 8,7 to 8,5"), &[rule::TOKEN_IN_THE_WAY]);
    }
    // Once the lone wolf has joined a pack the hex is open.
    table.play_all(&["done", "howl grass token token", "howl at 8,8"]);
    for _ in 0..4 {
        table.idle();
    }
    table.play("move grass token");
    assert!(table.allows("alpha 8,7 to 8,8"));
}

/// Proves TW-049.
#[test]
fn a_hex_holds_two_pieces() {
    for (first, second) in [
        (Piece::Alpha, Piece::Pack),
        (Piece::Pack, Piece::Pack),
        (Piece::Den, Piece::Pack),
        (Piece::Lair, Piece::Alpha),
    ] {
        let scene = Scene::new(3)
            .piece(A, first, (8, 8))
            .piece(A, second, (8, 8))
            .piece(A, Piece::Alpha, (8, 7))
            .piece(A, Piece::Pack, (9, 8));
        let mut table = table(scene);
        table.play("move grass 4");
        table.refuses("alpha 8,7 to 8,8", &[rule::HEX_FULL]);
        table.refuses("pack 9,8 to 8,8", &[rule::HEX_FULL]);
    }
    let mut table = table(Scene::new(3).piece(A, Piece::Alpha, (8, 8)).piece(A, Piece::Pack, (9, 8)));
    table.play_all(&["move grass 4", "pack 9,8 to 8,8"]);
}

/// Proves TW-050.
#[test]
fn a_player_moves_only_the_own_wolves() {
    let scene = Scene::new(3).piece(A, Piece::Alpha, (8, 7)).piece(B, Piece::Pack, (9, 8)).piece(
        B,
        Piece::Alpha,
        (9, 7),
    );
    let mut table = table(scene);
    table.play("move grass 4");
    for text in ["pack 9,8 to 8,8", "alpha 9,7 to 8,8", "pack 8,7 to 8,8", "alpha 8,6 to 8,8"] {
        table.refuses(text, &[rule::NOT_YOUR_WOLF]);
    }
    table.play("alpha 8,7 to 8,8");
}
