//! Where pushed wolves go.

use std::collections::BTreeSet;

use crate::support::table::*;

fn hexes(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(ToString::to_string).collect()
}

/// A's alpha comes from 7,7 to 8,8 and pushes B's pack wolf. Around 8,8 lie 7,7, 8,7, 9,8 and three hexes of the chasm.
fn pushing(scene: Scene) -> Table {
    let mut table = table(scene.piece(A, Piece::Alpha, (7, 7)).piece(B, Piece::Pack, (8, 8)));
    table.play_all(&["move grass 4", "alpha 7,7 to 8,8"]);
    table
}

/// Proves TW-056.
#[test]
fn a_pushed_wolf_goes_to_a_nearest_empty_or_friendly_hex() {
    // One step away: empty hexes of any terrain, and hexes with one piece of the pushed wolf's colour.
    assert_eq!(pushing(Scene::new(3)).choices("push to "), hexes(&["7,7", "8,7", "9,8"]));
    for friend in Piece::ALL {
        let table = pushing(Scene::new(3).piece(B, *friend, (9, 8)));
        assert_eq!(table.choices("push to "), hexes(&["7,7", "8,7", "9,8"]), "{friend:?}");
    }
    // Not: two friendly pieces, a lone wolf, prey, a piece of another pack.
    let full = pushing(Scene::new(3).piece(B, Piece::Den, (9, 8)).piece(B, Piece::Alpha, (9, 8)));
    assert_eq!(full.choices("push to "), hexes(&["7,7", "8,7"]));
    let mut tokens = pushing(Scene::new(3).lone_wolf((8, 7)).prey(Prey::Boar, (9, 8), 1));
    assert_eq!(tokens.choices("push to "), hexes(&["7,7"]));
    tokens.refuses("push to 8,7", &[rule::PUSH_NEAREST]);
    tokens.refuses("push to 9,8", &[rule::PUSH_NEAREST]);
    tokens.refuses("push to 8,6", &[rule::PUSH_NEAREST]);

    // Nothing one step away: the next ring, counted in steps a wolf could walk. 9,10 is two hexes away across the chasm.
    let closed = Scene::new(3).piece(A, Piece::Pack, (7, 7)).lone_wolf((8, 7)).piece(C, Piece::Den, (9, 8));
    let mut table = pushing(closed);
    assert_eq!(table.game.map().range_between(table.hex((8, 8)), table.hex((9, 10))), Some(2));
    table.refuses("push to 9,10", &[rule::PUSH_NEAREST]);
    table.refuses("push to 9,9", &[rule::IMPASSABLE]);
    assert_eq!(table.choices("push to "), hexes(&["6,6", "6,7", "7,6", "8,6", "9,7", "10,8", "10,9"]));
    table.play("push to 10,9");
    assert_eq!(table.at((10, 9)), [of(B, Piece::Pack)]);
}

/// Proves TW-057.
#[test]
fn a_push_never_meets_an_enemy_of_the_pushed_wolf() {
    for (owner, piece) in
        [(C, Piece::Den), (C, Piece::Pack), (A, Piece::Den), (A, Piece::Pack), (C, Piece::Lair)]
    {
        let mut table = pushing(Scene::new(3).piece(owner, piece, (9, 8)));
        table.refuses("push to 9,8", &[rule::PUSH_NO_CHAIN, rule::PUSH_NEAREST]);
        assert_eq!(table.choices("push to "), hexes(&["7,7", "8,7"]));
        table.play("push to 8,7");
        assert!(matches!(table.position.stage(), Stage::Moving(_)), "no second push follows");
    }
}

/// Proves TW-058.
#[test]
fn a_push_happens_before_the_next_wolf_moves() {
    let mut table = pushing(Scene::new(3).piece(A, Piece::Pack, (9, 7)));
    for text in ["pack 9,7 to 8,5", "done", "end turn"] {
        table.refuses(text, &[rule::PUSH_AT_ONCE]);
    }
    assert!(table.legal().iter().all(|text| text.starts_with("push to ")));
    table.play("push to 8,7");
    // The Move goes on with the pushed wolf where it landed.
    assert!(table.allows("pack 9,7 to 8,5"));
    table.play("pack 9,7 to 8,8");
    assert_eq!(table.at((8, 8)), [of(A, Piece::Alpha), of(A, Piece::Pack)]);
}

/// Proves TW-059.
#[test]
fn the_hex_the_alpha_left_counts_as_empty() {
    let mut table = pushing(Scene::new(3));
    table.play("push to 7,7");
    assert_eq!(table.at((7, 7)), [of(B, Piece::Pack)], "the two wolves have swapped places");
    // Unless something else stands there.
    let table = pushing(Scene::new(3).piece(A, Piece::Pack, (7, 7)));
    assert_eq!(table.choices("push to "), hexes(&["8,7", "9,8"]));
}

/// Proves TW-060.
#[test]
fn only_wolves_are_pushed_and_they_stay_on_the_map() {
    let mut table = pushing(Scene::new(3));
    let events = table.play("push to 9,8");
    assert_eq!(table.dates(), 0);
    assert!(!events.iter().any(|event| matches!(event, Event::DateFilled { .. })));
    assert_eq!(table.position.board().wolf_count(B.into()), 1);

    // Until it lands it counts where it stood, beside whoever drives it out.
    let scene = Scene::new(3).piece(A, Piece::Alpha, (9, 6)).piece(B, Piece::Pack, (11, 6));
    let mut driven = self::table(scene.terrain((11, 6), Terrain::Grass));
    let (region, _) = driven.game.map().regions().next().unwrap();
    let strength =
        |table: &Table| table.game.control(&table.position, region).map(|control| control.strength);
    let before = strength(&driven);
    driven.play_all(&["move grass 4", "alpha 9,6 to 11,6"]);
    assert!(matches!(driven.position.stage(), Stage::Pushing { .. }));
    assert_eq!(strength(&driven), before, "both wolves are still in the region");
    let hex = driven.hex((11, 6));
    assert_eq!(
        driven.position.pieces_at(hex).map(Option::unwrap),
        [(A.into(), Piece::Alpha), (B.into(), Piece::Pack)]
    );
    assert_eq!(driven.position.wolf_count(B.into()), 1);

    let scene = Scene::new(3).piece(A, Piece::Alpha, (7, 7)).piece(B, Piece::Den, (8, 8));
    let mut table = self::table(scene);
    table.play_all(&["move grass 4", "alpha 7,7 to 8,8"]);
    assert!(!matches!(table.position.stage(), Stage::Pushing { .. }));
    assert_eq!(table.at((8, 8)), [of(B, Piece::Den), of(A, Piece::Alpha)]);
}
