//! Flipping tiles and discarding bonus terrain tokens.

use crate::support::table::*;

/// Something to do of every kind on a forest hex around the alpha on 9,7: a lone wolf, a den at the water, an enemy.
fn everything() -> Scene {
    Scene::new(3)
        .terrain((10, 7), Terrain::Forest)
        .piece(A, Piece::Alpha, (9, 7))
        .piece(A, Piece::Den, (10, 7))
        .piece(B, Piece::Pack, (8, 7))
        .lone_wolf((9, 8))
        .player(A, rich)
}

/// Proves TW-031.
#[test]
fn each_action_has_its_exact_cost() {
    let mut table = table(everything());
    for (deed, cost) in [("move", 1), ("howl", 2), ("den", 2), ("lair", 2), ("dominate", 3)] {
        for tokens in 1..=3 {
            let payment = format!("{deed} forest{}", " token".repeat(tokens));
            if tokens == cost {
                assert!(table.allows(&payment), "{payment}");
            } else {
                table.refuses(&payment, &[rule::WRONG_COST]);
            }
        }
    }
    assert!(table.allows("move forest 1"));
    table.refuses("move forest 1 2", &[rule::WRONG_COST]);
}

/// Proves TW-032.
#[test]
fn tiles_match_the_terrain_of_the_target_hex() {
    let mut table = table(everything());
    table.refuses("move forest 3", &[rule::WRONG_TERRAIN, rule::NOT_ENOUGH_TILES]);
    table.refuses("den forest 1 4", &[rule::WRONG_TERRAIN, rule::NOT_ENOUGH_TILES]);
    // The terrain paid for is the terrain of the target, not of the alpha.
    let mut check = |pay: &str, wrong: &str, right: &str| {
        let before = table.position;
        table.play(pay);
        table.refuses(wrong, &[rule::WRONG_TERRAIN]);
        assert!(table.allows(right), "{right}");
        table.position = before;
    };
    check("den desert 6 token", "den at 9,7", "den at 10,8");
    check("den tundra 5 token", "den at 10,8", "den at 9,6");
    let before = table.position;
    table.play("move grass 4");
    assert!(table.allows("alpha 9,7 to 8,8"));
    table.refuses("alpha 9,7 to 8,6", &[rule::DESTINATION_TERRAIN]);
    table.position = before;

    // Howl, lair and dominate, each with two targets of which only one lies on the terrain paid for.
    let mut table = self::table(
        everything()
            .piece(A, Piece::Den, (11, 6))
            .piece(A, Piece::Alpha, (11, 9))
            .piece(A, Piece::Den, (12, 12))
            .piece(A, Piece::Den, (13, 12))
            .piece(A, Piece::Alpha, (14, 12))
            .piece(B, Piece::Den, (9, 6))
            .lone_wolf((10, 8)),
    );
    for (pay, wrong, right) in [
        ("howl forest 1 2", "howl at 10,8", "howl at 9,8"),
        ("lair forest 1 2", "lair at 11,6", "lair at 13,12"),
        ("dominate forest 1 2 token", "dominate den 9,6", "dominate pack 8,7"),
    ] {
        let before = table.position;
        table.play(pay);
        let action = table.game.read_action(wrong).unwrap();
        assert!(
            table.game.explain(&table.position, action).rules().contains(&rule::WRONG_TERRAIN),
            "{wrong}"
        );
        assert!(!table.allows(wrong));
        assert!(table.allows(right), "{right}");
        table.position = before;
    }
}

/// The rulebook's example of flipping: two desert tiles now, and enough forest tiles for the next action.
///
/// Proves TW-033.
#[test]
fn flipped_desert_tiles_leave_enough_forest_tiles_for_the_next_action() {
    let mut table = table(Scene::new(3).packs(&[Terrain::Desert]).piece(A, Piece::Alpha, (9, 7)));
    use Terrain::{Desert, Forest, Grass, Rock, Tundra};
    assert_eq!(table.tiles(A), [Desert, Forest, Rock, Grass, Tundra, Desert]);
    table.refuses("den forest 2 6", &[rule::WRONG_TERRAIN, rule::NOT_ENOUGH_TILES]);
    table.play_all(&["den desert 1 6", "den at 10,8", "track speed"]);
    assert_eq!(table.tiles(A), [Desert, Forest, Rock, Grass, Tundra, Forest]);
    table.play_all(&["den forest 2 6", "den at 8,7", "track howl"]);
    assert_eq!(table.tiles(A), [Desert, Rock, Rock, Grass, Tundra, Desert], "and back again");
}

/// Proves TW-034.
#[test]
fn a_bonus_terrain_token_stands_for_a_tile_of_any_terrain() {
    // The rulebook's example: three tundra tiles are needed, two lie face up, the token is the third.
    let scene = Scene::new(3)
        .packs(&[Terrain::Tundra])
        .piece(A, Piece::Alpha, (10, 8))
        .piece(B, Piece::Pack, (10, 7))
        .player(A, |player| player.tokens = [0, 3]);
    let mut table = table(scene);
    table.play_all(&["dominate tundra 1 5 token", "dominate pack 10,7"]);
    assert_eq!(table.tokens(A), [0, 2], "discarded");
    assert_eq!(table.tiles(A)[4], Terrain::Desert, "the tile used beside it was flipped");

    table.refuses("dominate forest token token token", &[rule::NOT_ENOUGH_TOKENS, rule::NOTHING_TO_DOMINATE]);
    let tiles = table.tiles(A);
    table.play_all(&["den desert token token", "den at 10,8", "track speed"]);
    assert_eq!((table.tokens(A), table.tiles(A)), ([0, 0], tiles), "a whole cost paid with tokens");
}

/// Proves TW-035.
#[test]
fn the_home_tile_keeps_its_terrain_and_counts_once() {
    let mut table = table(Scene::new(3).piece(A, Piece::Alpha, (9, 7)));
    assert_eq!(table.tiles(A)[0], Terrain::Forest);
    table.play_all(&["move forest 1", "done"]);
    assert_eq!(table.tiles(A)[0], Terrain::Forest, "the same on the other side");
    table.play("den forest 1 2");
    assert!(table.game.read_action("den forest 1 1").is_err(), "a tile is used once in a payment");
    table.play_all(&["den at 8,7", "track speed"]);
    let all: Vec<String> = self::table(Scene::new(3).piece(A, Piece::Alpha, (9, 7))).legal();
    assert!(!all.iter().any(|text| text == "den forest 1"));
}

/// Proves TW-036.
#[test]
fn only_the_sides_that_lie_face_up_count() {
    // Slots 2 and 6 both have forest; slot 2 shows its rock side.
    let scene = Scene::new(3).piece(A, Piece::Alpha, (9, 7)).player(A, |player| player.backs = 0b10);
    let mut table = table(scene);
    table.refuses("den forest 1 2", &[rule::WRONG_TERRAIN, rule::NOT_ENOUGH_TILES]);
    table.refuses("den forest 1 6", &[rule::WRONG_TERRAIN, rule::NOT_ENOUGH_TILES]);
    assert_eq!(table.choices("den forest "), Default::default(), "one forest tile is not enough");
    table.refuses("den forest 1 token", &[rule::NOT_ENOUGH_TOKENS]);
    assert_eq!(table.choices("move rock "), ["2".to_string(), "3".to_string()].into());
}
