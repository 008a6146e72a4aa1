//! Dominating pack wolves and dens.

use crate::support::table::*;

/// A's alpha on 10,8 with three tokens to spare, and something of B to dominate on the desert hex 12,8.
fn dominating(scene: Scene) -> Table {
    let mut table =
        table(scene.piece(A, Piece::Alpha, (10, 8)).piece(B, Piece::Den, (12, 8)).player(A, rich));
    table.play("dominate desert token token token");
    table
}

/// The rulebook's example of Dominate: two forest tiles and a bonus terrain token for an unprotected wolf in the forest.
///
/// Proves TW-080, TW-082, TW-083.
#[test]
fn the_tundra_pack_dominates_an_unprotected_grass_wolf() {
    let scene = Scene::new(3)
        .packs(&[Terrain::Tundra, Terrain::Grass])
        .piece(A, Piece::Alpha, (10, 8))
        .piece(B, Piece::Pack, (9, 7))
        .moonlight(5, MoonPhase::Crescent)
        .player(A, |player| (player.backs, player.tokens) = (0b10_0000, [0, 1]));
    let mut table = table(scene);
    table.play_all(&["dominate forest 2 6 token", "dominate pack 9,7"]);
    assert_eq!(table.at((9, 7)), [of(A, Piece::Pack)]);
    assert_eq!(table.position.moonlight().dates()[5], Fallen::Pack(B.into()));
    assert_eq!((table.dates(), table.player(A).wolves, table.tokens(A)), (6, 1, [0, 0]));
    assert_eq!(table.position.board().wolf_count(B.into()), 0);
}

/// Proves TW-080.
#[test]
fn only_enemy_pack_wolves_and_dens_in_range_are_dominated() {
    let scene = Scene::new(3)
        .piece(A, Piece::Pack, (11, 8))
        .piece(A, Piece::Den, (11, 9))
        .lone_wolf((10, 9))
        .piece(C, Piece::Pack, (7, 7));
    let mut table = dominating(scene);
    table.refuses("dominate pack 11,8", &[rule::NOTHING_TO_DOMINATE]);
    table.refuses("dominate den 11,9", &[rule::NOTHING_TO_DOMINATE]);
    table.refuses("dominate pack 10,9", &[rule::NOTHING_TO_DOMINATE]);
    table.refuses("dominate pack 12,8", &[rule::NOTHING_TO_DOMINATE]);
    table.refuses("dominate pack 7,7", &[rule::OUT_OF_RANGE]);
    assert_eq!(table.legal(), ["dominate den 12,8"]);
}

/// Proves TW-081.
#[test]
fn a_second_piece_of_the_same_owner_protects_both() {
    let pair = |one, other| dominating(Scene::new(3).piece(B, one, (11, 8)).piece(B, other, (11, 8)));
    let protected = [rule::PROTECTED];
    pair(Piece::Pack, Piece::Pack).refuses("dominate pack 11,8", &protected);
    pair(Piece::Alpha, Piece::Pack).refuses("dominate pack 11,8", &protected);
    pair(Piece::Lair, Piece::Pack).refuses("dominate pack 11,8", &protected);
    pair(Piece::Den, Piece::Alpha).refuses("dominate den 11,8", &protected);
    let mut table = pair(Piece::Den, Piece::Pack);
    table.refuses("dominate den 11,8", &protected);
    table.refuses("dominate pack 11,8", &protected);
    for piece in [Piece::Alpha, Piece::Lair] {
        let mut table = dominating(Scene::new(3).piece(B, piece, (11, 8)));
        for text in ["dominate pack 11,8", "dominate den 11,8"] {
            table.refuses(text, &[rule::PROTECTED, rule::NOTHING_TO_DOMINATE]);
        }
    }
    assert!(dominating(Scene::new(3).piece(B, Piece::Pack, (11, 8))).allows("dominate pack 11,8"));
    assert!(dominating(Scene::new(3).piece(B, Piece::Den, (11, 8))).allows("dominate den 11,8"));
    // A piece of somebody else protects nothing.
    let guest = Scene::new(3).piece(C, Piece::Den, (11, 8)).piece(B, Piece::Pack, (11, 8));
    let table = dominating(guest);
    assert!(table.allows("dominate pack 11,8"));
    assert!(table.allows("dominate den 11,8"));
}

/// Proves TW-082, TW-083.
#[test]
fn a_den_is_replaced_by_a_den_of_a_chosen_track_with_its_bonus() {
    let mut table = dominating(Scene::new(3).player(A, |player| player.dens = [0, 1, 4]));
    let before = table.tokens(A);
    table.play("dominate den 12,8");
    assert_eq!(table.legal(), ["track spread", "track speed"]);
    table.play("track speed");
    assert_eq!(table.at((12, 8)), [of(A, Piece::Den)]);
    assert_eq!(table.position.moonlight().dates(), [Fallen::Den(B.into())]);
    assert_eq!(table.player(A).dens, [0, 2, 4]);
    assert_eq!(
        table.tokens(A),
        [before[0], before[1] + 1],
        "the second den of wolf speed gives a bonus terrain token"
    );
    assert_eq!((table.player(A).wolves, table.player(B).dens), (0, [0, 0, 0]));
}

/// Proves TW-084.
#[test]
fn a_dominated_wolf_becomes_an_alpha_when_the_next_wolf_is_one() {
    for (gone, becomes) in [(1, Piece::Pack), (2, Piece::Alpha), (3, Piece::Pack), (5, Piece::Alpha)] {
        let scene = Scene::new(3).piece(B, Piece::Pack, (11, 8)).player(A, |player| player.wolves = gone);
        let mut table = dominating(scene);
        table.play("dominate pack 11,8");
        assert_eq!(table.at((11, 8)), [of(A, becomes)]);
        assert_eq!(table.player(A).wolves, gone + 1);
    }
}

/// Proves TW-085.
#[test]
fn a_den_under_another_packs_wolf_is_swapped_in_place() {
    for wolf in [Piece::Alpha, Piece::Pack] {
        let mut table = dominating(Scene::new(3).piece(B, Piece::Den, (11, 8)).piece(C, wolf, (11, 8)));
        table.play_all(&["dominate den 11,8", "track howl"]);
        assert_eq!(table.at((11, 8)), [of(A, Piece::Den), of(C, wolf)]);
        // Building there would have been refused.
        let scene = Scene::new(3).piece(A, Piece::Alpha, (10, 8)).piece(C, wolf, (11, 8)).player(A, rich);
        let mut table = self::table(scene);
        table.play("den desert token token");
        table.refuses("den at 11,8", &[rule::DEN_ENEMY]);
    }
    // The own wolf on the den stays too.
    let mut table = dominating(Scene::new(3).piece(B, Piece::Den, (11, 8)).piece(A, Piece::Pack, (11, 8)));
    table.play_all(&["dominate den 11,8", "track howl"]);
    assert_eq!(table.at((11, 8)), [of(A, Piece::Den), of(A, Piece::Pack)]);
}
