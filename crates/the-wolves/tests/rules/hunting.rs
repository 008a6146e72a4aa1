//! Hunting prey.

use crate::support::table::*;

fn hunted(events: &[Event]) -> Vec<(Seat, Prey, Hex)> {
    let hunt = |event: &Event| match event {
        Event::Hunted { seat, prey, hex } => Some((*seat, *prey, *hex)),
        _ => None,
    };
    events.iter().filter_map(hunt).collect()
}

/// The rulebook's example of hunting: two pack wolves move to grass and surround the moose on three sides.
///
/// Proves TW-086, TW-089.
#[test]
fn the_grass_pack_surrounds_a_moose_and_earns_a_bonus_action() {
    let scene = Scene::new(3)
        .packs(&[Terrain::Grass])
        .prey(Prey::Moose, (6, 5), 2)
        .piece(A, Piece::Alpha, (6, 6))
        .piece(A, Piece::Pack, (5, 6))
        .piece(A, Piece::Pack, (4, 5));
    let mut table = table(scene);
    table.play_all(&["move grass 1", "pack 5,6 to 5,5"]);
    assert_eq!(table.player(A).prey, 0, "two sides are not enough");
    let events = table.play("pack 4,5 to 5,4");
    assert_eq!(hunted(&events), [(A, Prey::Moose, table.hex((6, 5)))]);
    assert!(table.player(A).has_prey(Prey::Moose));
    assert_eq!((table.tokens(A), table.points(A)), ([1, 0], 1));
}

/// Proves TW-086.
#[test]
fn prey_needs_own_wolves_on_three_different_hexes() {
    // Four wolves on two hexes, with a den and somebody else's wolf on further ones: not enough.
    let scene = |third: Piece, owner: Seat| {
        Scene::new(3)
            .prey(Prey::Deer, (6, 5), 1)
            .piece(A, Piece::Alpha, (5, 5))
            .piece(A, Piece::Pack, (5, 5))
            .piece(A, Piece::Pack, (5, 4))
            .piece(A, Piece::Pack, (5, 4))
            .piece(owner, third, (7, 6))
    };
    for (third, owner) in [(Piece::Den, A), (Piece::Lair, A), (Piece::Pack, B), (Piece::Alpha, B)] {
        assert_eq!(hunted(&table(scene(third, owner)).idle()), []);
    }
    for third in [Piece::Pack, Piece::Alpha] {
        assert_eq!(hunted(&table(scene(third, A)).idle()).len(), 1);
    }
}

/// Proves TW-087.
#[test]
fn only_the_active_player_hunts_after_each_own_action_and_cannot_decline() {
    // A's lair pushes B's wolf onto the third side of a boar: B hunts only after an action of B's own turn.
    let scene = Scene::new(3)
        .piece(A, Piece::Den, (5, 5))
        .piece(A, Piece::Alpha, (5, 6))
        .piece(B, Piece::Pack, (6, 4))
        .piece(B, Piece::Pack, (7, 6))
        .prey(Prey::Boar, (6, 5), 2)
        .player(A, rich);
    let mut table = table(scene.piece(B, Piece::Pack, (5, 5)));
    table.play_all(&["lair grass token token", "lair at 5,5"]);
    let events = table.play("push to 5,4");
    assert_eq!(hunted(&events), [], "B stands on three sides, but it is A's turn");
    assert_eq!(hunted(&table.idle()), []);
    assert_eq!(table.to_move(), Some(B));
    assert_eq!(table.player(B).prey, 0, "nothing happens before the action");
    let events = table.idle();
    assert_eq!(
        hunted(&events),
        [(B, Prey::Boar, table.hex((6, 5)))],
        "after any action, without being asked"
    );
    assert_eq!(hunted(&table.idle()), []);

    // Howl, den, lair and dominate hunt as well: here the howled wolf closes the ring.
    let scene = Scene::new(3)
        .prey(Prey::Boar, (6, 5), 2)
        .piece(A, Piece::Alpha, (6, 6))
        .piece(A, Piece::Pack, (5, 5))
        .lone_wolf((7, 6))
        .player(A, rich);
    let events = self::table(scene).play_all(&["howl rock token token", "howl at 7,6"]);
    assert_eq!(hunted(&events).len(), 1);

    // Every prey that qualifies is hunted after one action.
    let scene = Scene::new(3)
        .prey(Prey::Boar, (6, 5), 2)
        .prey(Prey::Deer, (8, 6), 2)
        .piece(A, Piece::Pack, (7, 5))
        .piece(A, Piece::Pack, (7, 6))
        .piece(A, Piece::Pack, (6, 6))
        .piece(A, Piece::Pack, (8, 7));
    let mut table = self::table(scene);
    assert_eq!(hunted(&table.idle()).len(), 2);
    assert_eq!(table.tokens(A), [2, 0]);
}

/// Proves TW-088.
#[test]
fn a_player_takes_one_prey_of_each_kind() {
    let scene = Scene::new(3)
        .prey(Prey::Rabbit, (6, 5), 2)
        .piece(A, Piece::Pack, (7, 5))
        .piece(A, Piece::Pack, (7, 6))
        .piece(A, Piece::Pack, (6, 6));
    let mut table = table(scene);
    assert_eq!(hunted(&table.idle()).len(), 1);
    assert_eq!(hunted(&table.idle()), [], "the second rabbit of the stack is for others");
    assert_eq!(table.game.prey_left(&table.position, 0), 1);
}

/// Proves TW-089.
#[test]
fn each_prey_covers_a_space_and_gives_a_bonus_action_token() {
    let mut points = Vec::new();
    for had in 0..5u8 {
        let scene = Scene::new(3)
            .prey(Prey::ALL[had as usize], (6, 5), 2)
            .piece(A, Piece::Pack, (7, 5))
            .piece(A, Piece::Pack, (7, 6))
            .piece(A, Piece::Pack, (6, 6))
            .player(A, |player| player.prey = (1 << had) - 1);
        let mut table = table(scene);
        table.idle();
        assert_eq!(table.tokens(A), [1, 0]);
        assert_eq!(table.game.prey_left(&table.position, 0), 1, "one token from the stack");
        points.push(table.points(A));
    }
    assert_eq!(points, [1, 4, 9, 16, 25], "from left to right");
}

/// Proves TW-090, TW-091.
#[test]
fn of_two_prey_the_lower_hex_comes_first() {
    // Smaller x.
    let by_x = Scene::new(3)
        .prey(Prey::Rabbit, (8, 6), 2)
        .prey(Prey::Rabbit, (6, 5), 2)
        .piece(A, Piece::Pack, (7, 5))
        .piece(A, Piece::Pack, (7, 6))
        .piece(A, Piece::Pack, (6, 6))
        .piece(A, Piece::Pack, (8, 7));
    let mut table = table(by_x);
    let events = table.idle();
    assert_eq!(hunted(&events), [(A, Prey::Rabbit, table.hex((6, 5)))]);
    // Smaller y for the same x.
    let by_y = |low: Prey, high: Prey| {
        Scene::new(3)
            .prey(high, (8, 7), 2)
            .prey(low, (8, 5), 2)
            .piece(A, Piece::Pack, (9, 5))
            .piece(A, Piece::Pack, (9, 6))
            .piece(A, Piece::Pack, (8, 6))
            .piece(A, Piece::Pack, (9, 7))
            .piece(A, Piece::Pack, (7, 7))
    };
    let mut table = self::table(by_y(Prey::Rabbit, Prey::Rabbit));
    let events = table.idle();
    assert_eq!(hunted(&events), [(A, Prey::Rabbit, table.hex((8, 5)))]);
    // Different kinds: both, in that order, and the points are the same either way.
    let mut points = Vec::new();
    for (low, high) in [(Prey::Moose, Prey::Rabbit), (Prey::Rabbit, Prey::Moose)] {
        let mut table = self::table(by_y(low, high));
        let events = table.idle();
        assert_eq!(hunted(&events), [(A, low, table.hex((8, 5))), (A, high, table.hex((8, 7)))]);
        points.push(table.points(A));
    }
    assert_eq!(points[0], points[1]);
}

/// Proves TW-092.
#[test]
fn the_rest_of_a_stack_stays_and_the_last_token_frees_the_hex() {
    for (height, free) in [(2, false), (1, true)] {
        let scene = Scene::new(3)
            .prey(Prey::Raccoon, (6, 5), height)
            .piece(A, Piece::Pack, (7, 5))
            .piece(A, Piece::Pack, (7, 6))
            .piece(A, Piece::Pack, (6, 6));
        let mut table = table(scene);
        table.idle();
        assert_eq!(table.position.prey().is_empty(), free);
        table.play("move grass 4");
        let text = "pack 6,6 to 6,5";
        match free {
            true => assert!(table.allows(text)),
            false => table.refuses(text, &[rule::TOKEN_IN_THE_WAY]),
        }
    }
}
