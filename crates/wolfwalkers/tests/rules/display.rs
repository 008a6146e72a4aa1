//! The display: where cards may lie.

use wolfwalkers::rule;

use crate::support::table::table;

/// Proves WW-017, WW-022.
#[test]
fn the_first_card_may_become_any_corner_because_the_grid_floats() {
    for (down, right) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
        let mut t = table(1).ready();
        t.play("take 1").play("place 0,0");
        for _ in 0..4 {
            // Spots are counted from the upper left card, so growing up or left is always one step outside.
            let rows = t.rows(0) as i32;
            t.play("take 1").play(&format!("place {},0", if down < 0 { -1 } else { rows }));
        }
        for _ in 0..4 {
            let columns = t.columns(0) as i32;
            t.play("take 1").play(&format!("place 0,{}", if right < 0 { -1 } else { columns }));
        }
        assert_eq!((t.rows(0), t.columns(0)), (5, 5));
        t.play("take 1");
        t.refuses("place 0,-1", rule::FIVE_BY_FIVE);
        t.refuses("place -1,0", rule::FIVE_BY_FIVE);
    }
}

/// Proves WW-018, WW-019.
#[test]
fn a_card_must_touch_another_along_a_side() {
    let mut t = table(2).lay(0, "C10 C11 / C12").ready();
    t.play("take 1");
    for corner_or_apart in ["place 0,3", "place 3,0", "place -1,2", "place 2,1", "place -1,-1"] {
        t.refuses(corner_or_apart, rule::ADJACENT);
    }
    let mut spots =
        ["place -1,0", "place -1,1", "place 0,-1", "place 0,2", "place 1,-1", "place 1,1", "place 2,0"];
    spots.sort_unstable();
    let mut legal = t.legal();
    legal.sort_unstable();
    assert_eq!(legal, spots);
}

/// Proves WW-020.
#[test]
fn a_card_cannot_be_placed_on_another() {
    let mut t = table(2).lay(0, "C10 C11 / C12").ready();
    t.play("take 1");
    t.refuses("place 0,1", rule::FREE_SPACE);
}

/// Proves WW-021.
#[test]
fn a_display_never_outgrows_five_by_five() {
    let mut t = table(2).lay(0, "C10 C11 C12 C13 C14").lay(1, "C20 / C21 / C22 / C23 / C24").ready();
    t.play("take 1");
    t.refuses("place 0,-1", rule::FIVE_BY_FIVE);
    t.play("place 1,4").play("take 1");
    t.refuses("place -1,0", rule::FIVE_BY_FIVE);
    assert!(t.can("place 0,-1") && t.can("place 4,1"));
}

/// Proves WW-023.
#[test]
fn a_finished_display_has_five_cards_in_every_row_and_column() {
    for seed in 0..20 {
        let mut t = table(2).drawn(seed);
        while t.seat().is_some() {
            t.step();
        }
        for seat in 0..2 {
            for line in 0..5 {
                assert!((0..5).all(|other| t.at(seat, line, other) != "-" && t.at(seat, other, line) != "-"));
            }
        }
    }
}
