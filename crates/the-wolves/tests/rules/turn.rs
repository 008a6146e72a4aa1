//! Actions, bonus actions and the end of a turn.

use crate::support::table::*;

/// A pack with room to move; nothing to hunt or howl at.
fn quiet() -> Scene {
    Scene::new(3).piece(A, Piece::Alpha, (9, 7)).piece(A, Piece::Pack, (9, 7)).piece(
        B,
        Piece::Alpha,
        (13, 10),
    )
}

/// Proves TW-024.
#[test]
fn a_turn_has_two_actions_and_the_same_one_may_be_taken_twice() {
    let mut table = table(quiet().player(A, rich));
    table.play_all(&["move grass 4", "pack 9,7 to 8,8", "done"]);
    assert_eq!((table.to_move(), table.position.actions_left()), (Some(A), 1));
    table.play_all(&["move rock 3", "pack 8,8 to 7,6", "done"]);
    assert_eq!((table.to_move(), table.position.actions_left()), (Some(B), 2), "the next player's turn");

    let mut table = self::table(quiet().player(A, rich));
    table.play_all(&["den forest 1 2", "den at 8,7", "track speed", "move tundra 5", "done"]);
    assert_eq!(table.to_move(), Some(B), "whatever the actions cost");

    let mut table = self::table(quiet().player(A, |player| player.tokens = [1, 0]).turn(A, 0));
    table.refuses("move grass 4", &[rule::NO_ACTION_LEFT]);
    table.play("bonus action");
    table.play_all(&["move grass 4", "done"]);
    assert_eq!(table.to_move(), Some(B));
}

/// Proves TW-025.
#[test]
fn both_actions_must_be_taken_but_a_move_may_move_nobody() {
    let mut table = table(quiet().player(A, |player| player.tokens = [1, 0]));
    table.refuses("end turn", &[rule::ACTIONS_OWED]);
    let before = *table.position.board();
    table.play("move grass 4");
    table.play("done");
    assert_eq!(*table.position.board(), before, "no wolf moved");
    assert_eq!(table.tiles(A)[3], Terrain::Tundra, "but the tile was flipped");
    table.refuses("end turn", &[rule::ACTIONS_OWED]);
    table.idle();
    table.play("end turn");
    assert_eq!(table.to_move(), Some(B));

    // Even a pack without any wolf on the map can take its two actions.
    let mut table = self::table(Scene::new(3));
    assert!(!table.legal().is_empty());
    table.idle();
    table.idle();
    assert_eq!(table.to_move(), Some(B));
}

/// Proves TW-026.
#[test]
fn bonus_action_tokens_buy_any_number_of_further_actions() {
    let mut table = table(quiet().player(A, |player| player.tokens = [3, 0]));
    // Before the first action, between two, and after the last.
    table.play_all(&["bonus action", "bonus action"]);
    assert_eq!(table.position.actions_left(), 4);
    for _ in 0..4 {
        table.idle();
    }
    table.play("bonus action");
    assert_eq!((table.position.actions_left(), table.tokens(A)), (1, [0, 0]));
    table.refuses("bonus action", &[rule::NO_BONUS_ACTION]);
    table.idle();
    assert_eq!(table.to_move(), Some(B));
    table.refuses("bonus action", &[rule::NO_BONUS_ACTION]);
}

/// Proves TW-027.
#[test]
fn bonus_actions_are_bought_between_actions_and_must_be_used() {
    let mut table = table(quiet().player(A, |player| player.tokens = [1, 0]));
    table.play("move grass 4");
    table.refuses("bonus action", &[rule::FINISH_FIRST, rule::BONUS_BETWEEN_ACTIONS]);
    table.play("done");
    table.idle();
    assert_eq!(table.legal(), ["bonus action", "end turn"], "whoever holds one decides when the turn ends");
    table.play("bonus action");
    table.refuses("end turn", &[rule::ACTIONS_OWED]);
    table.idle();
    assert_eq!(table.to_move(), Some(B));

    // A token gained by the last action of the turn can be spent in it: the second den of the spread track.
    let mut table = self::table(
        quiet().player(A, |player| (player.tokens, player.dens) = ([0, 2], [1, 0, 0])).turn(A, 1),
    );
    table.play_all(&["den forest token token", "den at 8,7", "track spread"]);
    assert_eq!((table.to_move(), table.tokens(A)), (Some(A), [1, 0]));
    table.play("bonus action");
    assert_eq!(table.position.actions_left(), 1);

    // Or kept.
    let mut table = self::table(quiet().player(A, |player| player.tokens = [1, 0]).turn(A, 0));
    table.play("end turn");
    assert_eq!((table.to_move(), table.tokens(A)), (Some(B), [1, 0]));
}

/// Proves TW-028.
#[test]
fn a_bonus_action_is_paid_like_any_other() {
    let mut table = table(quiet().player(A, |player| player.tokens = [1, 0]).turn(A, 0));
    table.play("bonus action");
    table.refuses("den forest 1 token", &[rule::NOT_ENOUGH_TOKENS]);
    table.refuses("den forest 1", &[rule::WRONG_COST]);
    table.play_all(&["den forest 1 2", "den at 9,8", "track howl"]);
    assert_eq!(table.tiles(A)[1], Terrain::Rock, "flipped");
    assert_eq!(table.at((9, 8)), [of(A, Piece::Den)]);
}

/// Proves TW-029.
#[test]
fn a_begun_action_is_finished_first() {
    let mut table = table(quiet().lone_wolf((9, 8)).player(A, rich).player(A, |player| player.tokens[0] = 1));
    table.play("howl forest 1 2");
    for other in
        ["move grass 4", "end turn", "done", "den at 8,7", "track speed", "push to 8,7", "alpha 9,7 to 8,8"]
    {
        table.refuses(other, &[rule::FINISH_FIRST]);
    }
    assert_eq!(table.legal(), ["howl at 9,8"]);
    table.play("howl at 9,8");
    table.refuses("howl at 9,8", &[rule::FINISH_FIRST]);
    assert_eq!(table.position.actions_left(), 1);
}

/// Proves TW-030.
#[test]
fn the_turn_limit_ends_a_game_as_it_stands() {
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    assert_eq!(TheWolves::read_options(&content, 3, &vec![]).unwrap().turns, 400);
    let other = vec![("turns".to_string(), "7".to_string())];
    assert_eq!(TheWolves::read_options(&content, 3, &other).unwrap().turns, 7);

    let mut table = table(quiet().player(A, |player| player.lairs = 2).turn_number(399, 400));
    table.idle();
    table.idle();
    assert_eq!(table.to_move(), Some(B), "turn 399 was not the last");
    table.idle();
    table.idle();
    assert_eq!(table.to_move(), None);
    assert_eq!(table.game.ending(&table.position).map(|ending| ending.0), Some("turn-limit"));
    assert_eq!(table.points(A), 10, "scored as it stands: no region was scored");
    assert_eq!(table.position.next_phase(), Some(MoonPhase::Crescent));
    let action = table.game.read_action("end turn").unwrap();
    assert_eq!(table.game.explain(&table.position, action).rules(), [rule::TURN_LIMIT]);
}
