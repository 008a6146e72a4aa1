//! Howling at lone wolves.

use crate::support::table::*;

/// The rulebook's example of a Howl: range 2, a lone wolf on tundra two hexes away, two tundra tiles.
///
/// Proves TW-075, TW-076, TW-077, TW-078.
#[test]
fn the_desert_pack_howls_at_a_lone_wolf_two_hexes_away() {
    let scene = Scene::new(3)
        .packs(&[Terrain::Desert])
        .piece(A, Piece::Alpha, (10, 8))
        .lone_wolf((10, 6))
        .player(A, |player| player.backs = 0b1000);
    let mut table = table(scene);
    assert_eq!(table.attribute(A, Track::Howl), 2);
    table.play_all(&["howl tundra 4 5", "howl at 10,6"]);
    assert_eq!(table.at((10, 6)), [of(A, Piece::Pack)]);
    assert!(table.position.lone_wolves().is_empty());
    assert_eq!(table.position.moonlight().dates(), [Fallen::LoneWolf]);
    assert_eq!((table.player(A).wolves, table.points(A)), (1, 1));
}

/// Proves TW-075.
#[test]
fn a_howl_needs_a_lone_wolf_on_the_hex() {
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (10, 8))
        .piece(B, Piece::Pack, (10, 7))
        .lone_wolf((10, 6))
        .player(A, rich);
    let mut table = table(scene);
    table.refuses("howl grass token token", &[rule::WRONG_TERRAIN]);
    table.play("howl tundra token token");
    table.refuses("howl at 10,7", &[rule::NO_LONE_WOLF]);
    assert_eq!(table.legal(), ["howl at 10,6"]);
    let mut nobody = self::table(Scene::new(3).piece(A, Piece::Alpha, (10, 8)).player(A, rich));
    nobody.refuses("howl tundra token token", &[rule::NO_LONE_WOLF]);
}

/// Proves TW-076.
#[test]
fn ranges_count_steps_over_any_hex_of_the_map() {
    let howling = |alpha: (i8, i8), wolf: (i8, i8), dens: u8| {
        let scene = Scene::new(3)
            .terrain(wolf, Terrain::Forest)
            .piece(A, Piece::Alpha, alpha)
            .lone_wolf(wolf)
            .player(A, rich)
            .player(A, |player| player.dens[2] = dens);
        table(scene)
    };
    // Across the chasm, across the water, past packs of others: nothing blocks.
    for (alpha, wolf) in [((6, 7), (6, 9)), ((11, 6), (11, 8)), ((9, 7), (9, 5))] {
        let mut table = howling(alpha, wolf, 0);
        assert_eq!(table.game.map().range_between(table.hex(alpha), table.hex(wolf)), Some(2));
        table.play_all(&["howl forest token token", &format!("howl at {},{}", wolf.0, wolf.1)]);
    }
    let blocked = Scene::new(3)
        .piece(A, Piece::Alpha, (9, 7))
        .piece(B, Piece::Lair, (9, 6))
        .piece(B, Piece::Alpha, (8, 6))
        .lone_wolf((9, 5))
        .player(A, rich);
    self::table(blocked).play_all(&["howl grass token token", "howl at 9,5"]);
    // Further than the range: refused, until a den leaves the track.
    for (dens, allowed) in [(0, false), (1, true)] {
        let mut table = howling((8, 8), (8, 5), dens);
        match allowed {
            true => assert!(table.allows("howl forest token token")),
            false => table.refuses("howl forest token token", &[rule::OUT_OF_RANGE]),
        }
    }
    // Only hexes of the map count: 14,10 would be two steps from 12,8 if there were a hex between them.
    let mut table = howling((12, 8), (14, 10), 0);
    assert_eq!(table.game.map().range_between(table.hex((12, 8)), table.hex((14, 10))), Some(3));
    table.refuses("howl forest token token", &[rule::OUT_OF_RANGE]);
    // The alpha's own hex is range 0: it dominates a den it stands on.
    let scene = Scene::new(3).piece(A, Piece::Alpha, (9, 7)).piece(B, Piece::Den, (9, 7)).player(A, rich);
    self::table(scene).play_all(&["dominate forest token token token", "dominate den 9,7", "track howl"]);
    // Only alphas howl.
    let scene = Scene::new(3).piece(A, Piece::Pack, (10, 7)).lone_wolf((10, 6)).player(A, rich);
    self::table(scene).refuses("howl tundra token token", &[rule::OUT_OF_RANGE]);
}

/// Proves TW-077, TW-078.
#[test]
fn each_howl_fills_a_date_and_brings_the_next_wolf() {
    use Piece::{Alpha, Pack};
    for (gone, wolf) in [Pack, Pack, Alpha, Pack, Pack, Alpha, Pack, Pack].into_iter().enumerate() {
        let scene = Scene::new(3)
            .piece(A, Alpha, (10, 8))
            .lone_wolf((10, 6))
            .moonlight(gone as u8, MoonPhase::Crescent)
            .player(A, rich)
            .player(A, |player| player.wolves = gone as u8);
        let mut table = table(scene);
        table.play_all(&["howl tundra token token", "howl at 10,6"]);
        assert_eq!(table.at((10, 6)), [of(A, wolf)]);
        assert_eq!(table.position.moonlight().dates().last(), Some(&Fallen::LoneWolf));
        assert_eq!(table.dates() as usize, gone + 1);
        assert_eq!(table.player(A).wolves as usize, gone + 1);
    }
}

/// Proves TW-079.
#[test]
fn without_wolves_or_dens_left_there_is_nothing_to_replace_with() {
    let scene = || {
        Scene::new(3)
            .piece(A, Piece::Alpha, (10, 8))
            .lone_wolf((9, 6))
            .piece(B, Piece::Pack, (10, 7))
            .piece(B, Piece::Den, (11, 8))
            .player(A, rich)
    };
    let mut table = table(scene().player(A, |player| player.wolves = 8));
    table.refuses("howl tundra token token", &[rule::NOTHING_LEFT]);
    table.refuses("dominate tundra token token token", &[rule::NOTHING_LEFT]);
    assert!(table.allows("dominate desert token token token"), "the den can still be dominated");

    let mut table = self::table(scene().player(A, |player| player.dens = [4; 3]));
    table.refuses("dominate desert token token token", &[rule::NOTHING_LEFT]);
    assert!(table.allows("dominate tundra token token token"));
    let mut table = self::table(scene().player(A, |player| player.dens = [4, 4, 3]));
    table.play_all(&["dominate desert token token token", "dominate den 11,8"]);
    assert_eq!(table.legal(), ["track howl"], "one den is enough");
}
