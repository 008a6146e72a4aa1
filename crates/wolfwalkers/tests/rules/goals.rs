//! Goals in general.

use crate::support::table::table;

/// Proves WW-032.
#[test]
fn only_the_own_goals_count_and_only_with_the_own_stories() {
    let t = table(2).lay(0, "C40g C01").lay(1, "C19 C20 C26").ready();
    assert_eq!((t.points(0), t.points(1)), (0, 0), "the wolves lie in the other display");
    let t = table(2).lay(0, "C40g C01").lay(1, "C19 C20 C18g").ready();
    assert_eq!((t.points(0), t.points(1)), (0, 4), "two forests in the row of the own goal");
}

/// Proves WW-033.
#[test]
fn a_card_that_lies_as_a_goal_shows_no_symbol() {
    let story = table(2).lay(0, "C40g C19").ready();
    assert_eq!(story.goal(0, "C40"), 2);
    let goal = table(2).lay(0, "C40g C19g").ready();
    assert_eq!(goal.goal(0, "C40"), 0);
}

/// Proves WW-034.
#[test]
fn one_story_serves_several_goals() {
    let t = table(2).lay(0, "C40g C19 C18g / C44g").ready();
    let goals = ["C40", "C18", "C44"].map(|card| t.goal(0, card));
    assert_eq!(goals, [2, 2, 2], "wolves, forest, and both on one story");
}

/// Proves WW-035.
#[test]
fn the_points_are_told_as_if_the_game_ended_now() {
    let mut t = table(1).lay(0, "C40g C19").market("C20 C01 C02 C03 C04g C05g").deck("C06 C07 C08").ready();
    assert_eq!(t.points(0), 2);
    t.play("take 1");
    assert_eq!(t.points(0), 2, "a card in hand does not count yet");
    t.play("place 0,2");
    assert_eq!(t.points(0), 4);
}
