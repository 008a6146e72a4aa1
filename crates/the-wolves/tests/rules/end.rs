//! The end of the game and the final score.

use moonpack_rules::SeatSet;

use crate::support::table::*;

/// Proves TW-119.
#[test]
fn the_game_ends_with_the_turn_that_reaches_the_full_moon() {
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (10, 8))
        .lone_wolf((10, 6))
        .piece(B, Piece::Pack, (8, 11))
        .moonlight(21, MoonPhase::Full)
        .player(A, rich);
    let mut table = table(scene);
    table.play_all(&["howl tundra token token", "howl at 10,6"]);
    assert_eq!(table.to_move(), Some(A), "the turn is played to its end");
    let events = table.idle();
    assert_eq!(table.to_move(), None);
    assert_eq!(table.game.ending(&table.position).map(|ending| ending.0), Some("full-moon"));
    assert_eq!(table.player(B).regions, [0, 0, 1], "the full moon's regions were scored first");
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })));
    assert!(table.legal().is_empty());
    let action = table.game.read_action("end turn").unwrap();
    assert_eq!(table.game.explain(&table.position, action).rules(), [rule::GAME_OVER]);
}

/// The rulebook's example of the final score: 7 + 3 + 0 + 15 + 9 + 4 + 16.
///
/// Proves TW-120, TW-121.
#[test]
fn the_example_scores_fifty_four_points() {
    let scene = Scene::new(3).player(A, |player| {
        (player.dens, player.lairs, player.wolves, player.prey) = ([4, 3, 2], 3, 4, 0b111);
        (player.regions, player.points) = ([0, 1, 1], 2);
    });
    let table = table(scene);
    let parts = table.game.parts(&table.position, A);
    let parts: Vec<(&str, i32)> = parts.iter().map(|part| (part.name, part.points)).collect();
    let expected = [
        ("spread", 7),
        ("speed", 3),
        ("howl", 0),
        ("lairs", 15),
        ("wolves", 4),
        ("prey", 9),
        ("regions", 14),
        ("tokens", 2),
    ];
    assert_eq!(parts, expected);
    assert_eq!(table.points(A), 54);
    let standing = table.game.standing(&table.position);
    assert_eq!(standing.winners, SeatSet::from_iter([A]), "most points win");
}

/// Proves TW-121.
#[test]
fn each_track_counts_its_highest_uncovered_number() {
    let points = |set: &dyn Fn(&mut Player)| {
        [3, 4, 5].map(|players| table(Scene::new(players).player(A, set)).points(A))
    };
    for track in 0..3 {
        for (gone, worth) in [0, 0, 0, 3, 7].into_iter().enumerate() {
            assert_eq!(points(&|player| player.dens[track] = gone as u8), [worth; 3]);
        }
    }
    for (gone, worth) in [0, 5, 10, 15, 20].into_iter().enumerate() {
        assert_eq!(points(&|player| player.lairs = gone as u8), [worth; 3]);
    }
    for (gone, worth) in [0, 1, 2, 3, 4, 6, 8, 10, 12].into_iter().enumerate() {
        assert_eq!(points(&|player| player.wolves = gone as u8), [worth; 3]);
    }
    for (count, worth) in [0, 1, 4, 9, 16, 25].into_iter().enumerate() {
        assert_eq!(points(&|player| player.prey = (1u8 << count) - 1), [worth; 3]);
    }
}

/// Proves TW-122.
#[test]
fn region_tokens_then_wolves_decide_equal_points_and_else_the_victory_is_shared() {
    let winners = |scene: Scene| {
        let table = table(scene);
        table.game.standing(&table.position).winners
    };
    // Eight points each: one full moon, two crescents, and points without a token.
    let tokens = |wolves: bool| {
        let scene = Scene::new(3)
            .player(A, |player| player.regions = [0, 0, 1])
            .player(B, |player| player.regions = [2, 0, 0])
            .player(C, |player| player.points = 8);
        if wolves { scene.piece(A, Piece::Alpha, (7, 7)).piece(A, Piece::Pack, (7, 7)) } else { scene }
    };
    assert_eq!(winners(tokens(false)), SeatSet::from_iter([B]), "most region scoring tokens");
    assert_eq!(winners(tokens(true)), SeatSet::from_iter([B]), "wolves come second");
    let equal = || Scene::new(3).player(A, |player| player.points = 8).player(C, |player| player.points = 8);
    let wolves =
        equal().piece(A, Piece::Pack, (7, 7)).piece(C, Piece::Pack, (8, 7)).piece(C, Piece::Alpha, (8, 7));
    assert_eq!(winners(wolves), SeatSet::from_iter([C]), "most wolves on the map");
    let dens = equal().piece(A, Piece::Den, (7, 7)).piece(B, Piece::Pack, (8, 7));
    assert_eq!(winners(dens), SeatSet::from_iter([A, C]), "dens are no wolves; the victory is shared");
}
