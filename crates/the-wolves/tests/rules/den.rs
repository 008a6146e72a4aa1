//! Building dens.

use crate::support::table::*;

/// A builds on forest around the alpha on 9,7; a second alpha far off always leaves something to build.
fn building(scene: Scene) -> Table {
    let scene = scene.piece(A, Piece::Alpha, (9, 7)).piece(A, Piece::Alpha, (14, 12)).player(A, rich);
    let mut table = table(scene);
    table.play("den forest token token");
    table
}

/// The rulebook's example of a den: two desert tiles, a desert hex next to the alpha, wolf speed rises to 4.
///
/// Proves TW-061, TW-065.
#[test]
fn the_rocky_pack_builds_a_den_in_the_desert_and_runs_faster() {
    let scene = Scene::new(3)
        .packs(&[Terrain::Rock])
        .piece(A, Piece::Alpha, (9, 7))
        .player(A, |player| player.backs = 0b1_0000);
    let mut table = table(scene);
    assert_eq!(table.attribute(A, Track::Speed), 3);
    table.play_all(&["den desert 5 6", "den at 10,8", "track speed"]);
    assert_eq!(table.attribute(A, Track::Speed), 4);
    assert_eq!(table.at((10, 8)), [of(A, Piece::Den)]);
    assert_eq!(table.player(A).dens, [0, 1, 0]);
    assert_eq!((table.dates(), table.position.actions_left()), (0, 1));
}

/// Proves TW-061.
#[test]
fn a_den_needs_an_own_alpha_on_the_hex_or_next_to_it() {
    let mut table = building(Scene::new(3).piece(A, Piece::Pack, (7, 5)).piece(B, Piece::Alpha, (7, 4)));
    assert!(table.allows("den at 9,7"), "under the alpha");
    assert!(table.allows("den at 8,7"), "next to it");
    table.refuses("den at 7,5", &[rule::DEN_NEAR_ALPHA]);
    table.refuses("den at 6,4", &[rule::DEN_NEAR_ALPHA]);
    table.refuses("den at 7,11", &[rule::DEN_NEAR_ALPHA]);
}

/// Proves TW-062.
#[test]
fn a_den_is_never_built_with_an_enemy_piece_a_lone_wolf_or_prey() {
    for piece in Piece::ALL {
        let mut table = building(Scene::new(3).piece(B, *piece, (8, 7)));
        let marker = matches!(piece, Piece::Den | Piece::Lair);
        let rules = [rule::DEN_ENEMY, rule::ONE_MARKER];
        table.refuses("den at 8,7", if marker { &rules } else { &rules[..1] });
    }
    building(Scene::new(3).lone_wolf((8, 7))).refuses("den at 8,7", &[rule::DEN_ENEMY]);
    building(Scene::new(3).prey(Prey::Deer, (8, 7), 2)).refuses("den at 8,7", &[rule::DEN_ENEMY]);
    for wolf in [Piece::Alpha, Piece::Pack] {
        let mut table = building(Scene::new(3).piece(A, wolf, (8, 7)));
        table.play_all(&["den at 8,7", "track howl"]);
        assert_eq!(table.at((8, 7)), [of(A, Piece::Den), of(A, wolf)]);
    }
}

/// Proves TW-063.
#[test]
fn one_den_or_lair_stands_on_a_hex() {
    for marker in [Piece::Den, Piece::Lair] {
        building(Scene::new(3).piece(A, marker, (8, 7))).refuses("den at 8,7", &[rule::ONE_MARKER]);
    }
    // A lair takes the place of its den instead of joining it.
    let scene = Scene::new(3).piece(A, Piece::Alpha, (10, 6)).piece(A, Piece::Den, (11, 6)).player(A, rich);
    let mut table = table(scene);
    table.play_all(&["lair rock token token", "lair at 11,6"]);
    assert_eq!(table.at((11, 6)), [of(A, Piece::Lair)]);
}

/// Proves TW-049.
#[test]
fn a_den_needs_room_beside_the_own_wolves() {
    let scene = Scene::new(3).piece(A, Piece::Pack, (8, 7)).piece(A, Piece::Pack, (8, 7));
    building(scene).refuses("den at 8,7", &[rule::HEX_FULL]);
}

/// Proves TW-064.
#[test]
fn a_den_stands_on_any_terrain_but_not_on_water_or_in_the_chasm() {
    // The hexes around 9,7 and 12,10 show all five terrains; the alphas on 11,8 and 6,7 stand by water and chasm.
    for (terrain, hex) in
        [("forest", "8,7"), ("tundra", "9,6"), ("desert", "10,8"), ("grass", "12,11"), ("rock", "11,11")]
    {
        let scene = Scene::new(3).piece(A, Piece::Alpha, (9, 7)).piece(A, Piece::Alpha, (12, 11));
        let mut table = table(scene.player(A, rich));
        table.play_all(&[&format!("den {terrain} token token"), &format!("den at {hex}"), "track spread"]);
    }
    let scene = Scene::new(3).piece(A, Piece::Alpha, (11, 8)).piece(A, Piece::Alpha, (6, 7)).player(A, rich);
    let mut table = table(scene);
    table.play("den desert token token");
    table.refuses("den at 11,7", &[rule::NOT_LAND]);
    table.refuses("den at 6,8", &[rule::NOT_LAND]);
}

/// Proves TW-065, TW-038.
#[test]
fn the_builder_chooses_the_track_and_gains_what_it_uncovers() {
    let mut table = building(Scene::new(3).player(A, |player| player.dens = [1, 1, 0]));
    table.play("den at 8,7");
    assert_eq!(table.legal(), ["track spread", "track speed", "track howl"]);
    let before = table.tokens(A);
    let events = table.play("track spread");
    assert!(events.contains(&Event::BonusGained { seat: A, bonus: Bonus::Action }));
    assert_eq!(table.tokens(A), [before[0] + 1, before[1]]);
    assert_eq!(table.player(A).dens, [2, 1, 0]);
    assert_eq!(table.at((8, 7)), [of(A, Piece::Den)]);
}
