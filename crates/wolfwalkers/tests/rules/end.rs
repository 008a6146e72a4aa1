//! End of the game.

use crate::support::table::table;

/// Proves WW-029.
#[test]
fn the_game_ends_when_everybody_has_twenty_five_cards() {
    let mut t = table(2).fill(0, 24).fill(1, 24).ready();
    t.play("take 1").play("place 4,4");
    assert_eq!((t.seat(), t.ending()), (Some(1), None));
    t.play("take 2").play("place 4,4");
    assert_eq!((t.seat(), t.ending()), (None, Some("complete")));
}

/// Proves WW-030.
#[test]
fn the_most_points_win() {
    let t = table(2).lay(0, "C42g C01 C10").lay(1, "C53g C04 / C12 C03 C24").ready();
    assert_eq!((t.points(0), t.points(1)), (3, 3));
    let t = table(2).lay(0, "C42g C01 C10").lay(1, "C16g C22 C21").ready();
    assert_eq!((t.points(0), t.points(1)), (3, 4));
    assert_eq!(t.winners(), [1]);
}

/// Proves WW-031.
#[test]
fn equal_points_are_parted_by_fewer_goals_and_else_shared() {
    let t = table(2).lay(0, "C42g C01 C10").lay(1, "C53g C04 / C12 C03 C24").ready();
    assert_eq!(t.winners(), [0, 1]);
    let t = table(2).lay(0, "C42g C01 C10 C02g").lay(1, "C53g C04 / C12 C03 C24").ready();
    assert_eq!((t.points(0), t.points(1)), (3 + 3, 3), "the second goal counts Merlyn in its row");
    let t = table(2).lay(0, "C42g C01 C10 / C55g").lay(1, "C53g C04 / C12 C03 C24").ready();
    assert_eq!((t.points(0), t.points(1)), (3, 3));
    assert_eq!(t.winners(), [1], "one goal beats two");
}
