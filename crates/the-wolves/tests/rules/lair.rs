//! Upgrading dens into lairs.

use crate::support::table::*;

/// A's den on 11,6 by the water of region 0, with an alpha beside it, and a second such pair by the water of region 5 so
/// that rock can always be paid for.
fn upgrading(scene: Scene) -> Table {
    let scene = scene
        .terrain((12, 11), Terrain::Rock)
        .piece(A, Piece::Alpha, (12, 12))
        .piece(A, Piece::Den, (12, 11))
        .player(A, rich);
    let mut table = table(scene);
    table.play("lair rock token token");
    table
}

/// The rulebook's example of a lair: two rocky tiles, the den by the water goes to the Moonlight board, a bonus terrain
/// token at once and five points at the end.
///
/// Proves TW-066, TW-067, TW-068, TW-070, TW-071.
#[test]
fn the_forest_pack_turns_its_den_by_the_water_into_a_lair() {
    let scene = Scene::new(3)
        .packs(&[Terrain::Forest])
        .piece(A, Piece::Alpha, (10, 6))
        .piece(A, Piece::Den, (11, 6))
        .moonlight(3, MoonPhase::Crescent)
        .player(A, |player| (player.backs, player.dens) = (0b10, [1, 0, 0]));
    let mut table = table(scene);
    table.play_all(&["lair rock 2 3", "lair at 11,6"]);
    assert_eq!(table.at((11, 6)), [of(A, Piece::Lair)]);
    assert_eq!(table.position.moonlight().dates()[3], Fallen::Den(A.into()), "the den lies on the next date");
    assert_eq!(table.dates(), 4);
    assert_eq!(table.tokens(A), [0, 1]);
    assert_eq!(table.player(A).dens, [1, 0, 0], "the den does not return to its track");
    assert_eq!((table.player(A).lairs, table.points(A)), (1, 5));
}

/// Proves TW-066.
#[test]
fn only_an_own_den_becomes_a_lair() {
    let mut table = upgrading(Scene::new(3).piece(A, Piece::Alpha, (10, 6)).piece(B, Piece::Den, (11, 6)));
    table.refuses("lair at 11,6", &[rule::LAIR_OWN_DEN]);
    let mut table = upgrading(Scene::new(3).piece(A, Piece::Alpha, (11, 6)));
    table.refuses("lair at 11,6", &[rule::LAIR_OWN_DEN]);
    assert_eq!(table.legal(), ["lair at 12,11"]);
}

/// Proves TW-067.
#[test]
fn an_own_alpha_stands_on_the_den_or_next_to_it() {
    for alpha in [(11, 6), (10, 6), (12, 7)] {
        assert!(
            upgrading(Scene::new(3).piece(A, Piece::Den, (11, 6)).piece(A, Piece::Alpha, alpha))
                .allows("lair at 11,6")
        );
    }
    let far = Scene::new(3).piece(A, Piece::Den, (11, 6)).piece(A, Piece::Alpha, (9, 6)).piece(
        A,
        Piece::Pack,
        (10, 6),
    );
    upgrading(far).refuses("lair at 11,6", &[rule::LAIR_NEAR_ALPHA]);
    let foreign = Scene::new(3).piece(A, Piece::Den, (11, 6)).piece(B, Piece::Alpha, (10, 6));
    upgrading(foreign).refuses("lair at 11,6", &[rule::LAIR_NEAR_ALPHA]);
}

/// Proves TW-068.
#[test]
fn the_den_is_adjacent_to_a_water_source() {
    // 12,6 is a rock hex two steps from the water; 6,7 lies at the chasm, which is no water source.
    let scene = Scene::new(3)
        .piece(A, Piece::Den, (12, 6))
        .piece(A, Piece::Alpha, (12, 6))
        .piece(A, Piece::Den, (6, 7))
        .piece(A, Piece::Alpha, (6, 7));
    let mut table = upgrading(scene);
    table.refuses("lair at 12,6", &[rule::LAIR_AT_WATER]);
    table.refuses("lair at 6,7", &[rule::LAIR_AT_WATER]);
}

/// Proves TW-069.
#[test]
fn a_pack_has_one_lair_on_a_region_board() {
    let scene = Scene::new(3)
        .piece(A, Piece::Den, (11, 6))
        .piece(A, Piece::Alpha, (10, 6))
        .piece(A, Piece::Lair, (11, 8))
        .player(A, |player| player.lairs = 1);
    upgrading(scene).refuses("lair at 11,6", &[rule::LAIR_ONE_PER_REGION]);
    // Another pack's lair there is no hindrance, nor an own one elsewhere.
    let scene = Scene::new(3)
        .piece(A, Piece::Den, (11, 6))
        .piece(A, Piece::Alpha, (10, 6))
        .piece(B, Piece::Lair, (11, 8))
        .piece(A, Piece::Lair, (5, 5))
        .player(A, |player| player.lairs = 1);
    assert!(upgrading(scene).allows("lair at 11,6"));
}

/// Proves TW-070, TW-071.
#[test]
fn every_lair_fills_a_date_and_gives_a_bonus_terrain_token() {
    for lairs in 0..4 {
        let scene = Scene::new(3)
            .piece(A, Piece::Den, (11, 6))
            .piece(A, Piece::Alpha, (10, 6))
            .player(A, |player| player.lairs = lairs);
        let mut table = upgrading(scene);
        let (tokens, dates) = (table.tokens(A), table.dates());
        table.play("lair at 11,6");
        assert_eq!(table.tokens(A), [tokens[0], tokens[1] + 1]);
        assert_eq!((table.dates(), table.player(A).lairs), (dates + 1, lairs + 1));
        assert_eq!(table.points(A), 5 * i32::from(lairs + 1), "the leftmost lair uncovers the next number");
    }
}

/// Proves TW-072.
#[test]
fn a_fifth_lair_is_not_possible() {
    let scene = Scene::new(3)
        .piece(A, Piece::Den, (11, 6))
        .piece(A, Piece::Alpha, (10, 6))
        .player(A, rich)
        .player(A, |player| player.lairs = 4);
    let mut table = table(scene);
    table.refuses("lair rock token token", &[rule::NO_LAIR_LEFT]);
    assert!(table.choices("lair ").is_empty());
}

/// Proves TW-073.
#[test]
fn an_enemy_wolf_on_the_den_is_pushed_by_the_lair() {
    for wolf in [Piece::Alpha, Piece::Pack] {
        let scene = Scene::new(3).piece(A, Piece::Den, (11, 6)).piece(B, wolf, (11, 6)).piece(
            A,
            Piece::Alpha,
            (10, 6),
        );
        let mut table = upgrading(scene);
        table.play("lair at 11,6");
        // Around 11,6 lie the water, A's alpha on 10,6 and three empty hexes.
        assert_eq!(table.choices("push to "), ["10,5", "12,6", "12,7"].map(String::from).into());
        table.play("push to 12,7");
        assert_eq!(table.at((11, 6)), [of(A, Piece::Lair)]);
        assert_eq!(table.at((12, 7)), [of(B, wolf)]);
        assert_eq!(table.position.actions_left(), 1);
    }
}

/// Proves TW-074.
#[test]
fn the_push_of_a_lair_is_mandatory_and_always_finds_a_hex() {
    let scene = Scene::new(3).piece(A, Piece::Den, (11, 6)).piece(B, Piece::Pack, (11, 6)).piece(
        A,
        Piece::Alpha,
        (10, 6),
    );
    let mut table = upgrading(scene);
    table.play("lair at 11,6");
    for text in ["end turn", "done", "move rock 3", "lair at 12,11"] {
        table.refuses(text, &[rule::PUSH_MANDATORY]);
    }
    assert!(table.legal().iter().all(|text| text.starts_with("push to ")));
    // All pieces and tokens of the box, each on a hex of its own, leave hexes free, and every hex can be walked to.
    for players in 2..=5 {
        let (_, table) = draw(players, &[], 8);
        let map = table.game.map();
        let pieces = players * (12 + 12) + if players == 2 { 6 } else { 0 };
        let tokens = table.position.lone_wolves().len() + table.position.prey().len();
        assert!(pieces + (tokens as usize) < map.passable().len() as usize);
        let first = map.passable().iter().next().unwrap();
        assert!(map.passable().iter().all(|hex| map.walk_between(first, hex).is_some()));
    }
}
