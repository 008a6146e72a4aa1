//! Arrows, crossed arrows, two symbols and balance.

use crate::support::table::{IDA, table};

fn points(rows: &str, goal: &str) -> i32 {
    table(2).lay(0, rows).ready().goal(0, goal)
}

/// Proves WW-044.
#[test]
fn arrows_count_stories_in_row_and_column() {
    assert_eq!(points("C40g C19 C01 / C20", "C40"), 4);
    assert_eq!(points("C40g C01 / C02 C19", "C40"), 0, "not diagonally");
}

/// Proves WW-045.
#[test]
fn arrows_reach_eight_stories_and_count_each_once() {
    let cross = "- - C07 / - - C17 / C19 C20 C40g C26 C31 / - - C34 / - - C38";
    assert_eq!(points(cross, "C40"), 16);
    let more = "C39 - C07 / - C45 C17 / C19 C20 C40g C26 C31 / - - C34 C47 / - - C38 - C49";
    assert_eq!(points(more, "C40"), 16, "other places do not matter");
    assert_eq!(
        points("- - C07g / - - C17g / C19 C20 C40g C26 C31 / - - C34 / - - C38", "C40"),
        12,
        "goals do not count"
    );
    let crossed = "C04 - C01 / - - C02 / C03 C05 C48g C08 C09 / - - C10 / - - C11";
    assert_eq!(points(crossed, "C48"), 8, "crossed arrows look along the same lines");
}

/// Proves WW-046.
#[test]
fn crossed_arrows_pay_once_if_the_symbol_is_absent() {
    assert_eq!(points("C48g C01 C02 / C03", "C48"), 8);
    assert_eq!(points("C48g C01 C04 / C03", "C48"), 0, "parents in the row");
    assert_eq!(points("C48g C01 C02 / C04", "C48"), 0, "parents in the column");
    assert_eq!(points("C48g C01 / C02 C04", "C48"), 8, "parents elsewhere");
}

/// Proves WW-047, WW-048.
#[test]
fn two_symbols_count_stories_that_show_both_wherever_they_lie() {
    assert_eq!(points("C26g C14", "C26"), 2);
    assert_eq!(points("C26g C01 / C02 C14 / C03 C04 C49", "C26"), 4, "anywhere, with other symbols or not");
    assert_eq!(points("C26g C10 C16", "C26"), 0, "Robyn on one story, Mebh on another");
}

/// Proves WW-049.
#[test]
fn two_symbols_with_arrows_count_in_row_and_column_only() {
    assert_eq!(points("C22g C07 / C17", "C22"), 8);
    assert_eq!(points("C22g C07 / C17 C34", "C22"), 8, "the third lies diagonally");
    assert_eq!(points("C22g C16 C19", "C22"), 0, "each symbol on another story");
}

/// Proves WW-050.
#[test]
fn balance_pays_once_for_equal_numbers() {
    assert_eq!(points("C54g C13 C10", "C54"), 10);
    assert_eq!(points("C54g C13 C10 / C16 C08", "C54"), 10, "two and two pay no more");
    assert_eq!(points("C54g C13 C10 / C16", "C54"), 0);
}

/// Proves WW-051.
#[test]
fn balance_counts_both_symbols_of_one_story_and_needs_one_of_each() {
    assert_eq!(points("C27g C14", "C27"), 10, "Robyn and Mebh on one story");
    assert_eq!(points("C27g C14 C10", "C27"), 0);
    assert_eq!(points("C27g C01", "C27"), 0, "none and none is no balance");
}

/// Proves WW-052.
#[test]
fn in_the_example_three_stories_with_wolves_pay_six() {
    assert_eq!(points(IDA, "C40"), 6);
}

/// Proves WW-053.
#[test]
fn in_the_example_the_crossed_arrows_fail() {
    assert_eq!(points(IDA, "C48"), 0);
}

/// Proves WW-054.
#[test]
fn in_the_example_one_story_shows_both_symbols() {
    assert_eq!(points(IDA, "C26"), 2);
}

/// Proves WW-055.
#[test]
fn in_the_example_ida_has_forty_one_points() {
    let t = table(2).lay(0, IDA).ready();
    assert_eq!(t.goal(0, "C12"), 10);
    assert_eq!(t.points(0), 41);
}
