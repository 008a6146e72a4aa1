//! Faults that random games found, each pinned by a scene.

use moonpack_rules::{Game, Judge, Notation, Seat};
use wolfwalkers::{Scene, rule};

/// Turning C12 over while its other copy is in hand would have given one display the same story twice.
#[test]
fn a_card_may_not_be_turned_to_the_side_that_its_twin_in_hand_shows() {
    let (game, mut position) = Scene::new(3)
        .option("opportunities", "O10")
        .display(0, "C12:goal C13")
        .market("C12 C02 C03 C04 C05 C08")
        .build()
        .unwrap();
    let seat = Seat::new(0).unwrap();
    for text in ["take 1", "use O10"] {
        let action = game.read_action(text).unwrap();
        game.play(&mut position, seat, action).unwrap();
    }
    let turn = game.read_action("own 0,0").unwrap();
    assert_eq!(game.explain(&position, turn).rules(), [rule::DUPLICATE]);
    let mut legal = Vec::new();
    game.legal(&position, &mut legal);
    assert_eq!(legal, [game.read_action("own 0,1").unwrap()]);
}
