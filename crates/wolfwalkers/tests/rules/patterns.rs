//! Pattern goals.

use crate::support::table::{IDA, table};

fn points(rows: &str, goal: &str) -> i32 {
    table(2).lay(0, rows).ready().goal(0, goal)
}

/// Proves WW-036.
#[test]
fn a_pattern_wants_its_symbols_where_the_goal_shows_them() {
    assert_eq!(points("C15g / C13 C08 C05", "C15"), 6, "forest, city, townspeople");
    assert_eq!(points("C15g / C13 C08 - C05", "C15"), 0, "not with a gap");
    assert_eq!(points("C15g / C13 C08 C03", "C15"), 0, "an army is no townspeople");
}

/// Proves WW-037.
#[test]
fn a_pattern_may_be_turned_and_mirrored_but_not_reordered() {
    assert_eq!(points("C15g / C05 C08 C13", "C15"), 6, "mirrored");
    assert_eq!(points("C15g C13 / - C08 / - C05", "C15"), 6, "turned");
    assert_eq!(points("C15g / C08 C13 C05", "C15"), 0, "city, forest, townspeople is another order");
    // The L of "Where the Paths Meet": Mebh in the corner, forest and wolves beside it, in all eight ways.
    let (mebh, forest, wolves) = ("C18", "C27", "C26");
    for rows in [
        format!("C01g / {mebh} {forest} / {wolves}"),
        format!("C01g / {mebh} {wolves} / {forest}"),
        format!("C01g / {forest} {mebh} / - {wolves}"),
        format!("C01g / {wolves} {mebh} / - {forest}"),
        format!("C01g / {forest} / {mebh} {wolves}"),
        format!("C01g / {wolves} / {mebh} {forest}"),
        format!("C01g / - {forest} / {wolves} {mebh}"),
        format!("C01g / - {wolves} / {forest} {mebh}"),
    ] {
        assert_eq!(points(&rows, "C01"), 6, "{rows}");
    }
    assert_eq!(points(&format!("C01g / {forest} {mebh} {wolves}"), "C01"), 0, "a line is no corner");
}

/// Proves WW-037.
#[test]
fn each_symbol_of_a_pattern_is_on_a_card_of_its_own() {
    assert_eq!(points("C42g C09", "C42"), 0, "Robyn and Merlyn on one story");
    assert_eq!(points("C42g C09 C10", "C42"), 3, "Merlyn there, Robyn beside");
}

/// Proves WW-038.
#[test]
fn on_a_space_without_a_symbol_anything_may_lie() {
    assert_eq!(points("C25g / C02 C05 C24", "C25"), 6, "a story");
    assert_eq!(points("C02 C25g C24", "C25"), 6, "a goal");
    assert_eq!(points("C25g / C02 - C24", "C25"), 6, "nothing");
    assert_eq!(points("C25g / C02 C24", "C25"), 0, "but the distance holds");
}

/// Proves WW-039.
#[test]
fn the_best_packing_of_a_pattern_counts() {
    // Robyn, both, both, Merlyn: the middle pair alone would block the two outer ones.
    assert_eq!(points("C42g / C10 C09 C28 C01", "C42"), 6);
    // A ring of eight with both symbols holds four pairs.
    assert_eq!(points("C42g / C09 C28 C45 / C52 - C10 / C13 C08 C18", "C42"), 12);
}

/// Proves WW-040.
#[test]
fn two_copies_of_a_pattern_never_share_a_card() {
    assert_eq!(
        points("C42g / C10 C09 C01", "C42"),
        3,
        "Robyn with the middle's Merlyn, Merlyn with its Robyn"
    );
    assert_eq!(points("C42g / C10 C09 C01 C14", "C42"), 6, "a fourth card makes two");
}

/// Proves WW-041.
#[test]
fn in_the_example_the_eight_point_pattern_lies_mirrored_once() {
    assert_eq!(points(IDA, "C17"), 8);
}

/// Proves WW-042.
#[test]
fn in_the_example_the_six_point_pattern_lies_twice() {
    assert_eq!(points(IDA, "C01"), 12);
}

/// Proves WW-043.
#[test]
fn in_the_example_the_diagonal_parents_count_once() {
    assert_eq!(points(IDA, "C53"), 3);
}
