//! The opportunities of the game's end: each in a scene that shows what it does.

use wolfwalkers::rule;

use crate::support::table::{finale, full};

/// Proves WW-104.
#[test]
fn o04_last_chance_covers_an_own_card_with_a_market_card() {
    let mut t = full("P01", "O04", "C40g C01", "").market("C19 C20 C26 C31 C05g -").at_the_end();
    t.play("use O04");
    t.refuses("market 6", rule::LAST_CHANCE);
    t.play("market 1").play("own 0,1");
    assert_eq!((t.at(0, 0, 1), t.goal(0, "C40")), ("C19".into(), 2));
    assert_eq!(t.market(), "- C20 C26 C31 C05g -g", "the market is not refilled");
    assert_eq!(t.cards(0), 25);
}

/// Proves WW-031, WW-104.
#[test]
fn a_covered_goal_no_longer_counts_for_points_or_ties() {
    let mut t = finale("O04", "C40g C19", "");
    let before = t.goals(0);
    t.play("use O04").play("market 1").play("own 0,0");
    assert_eq!((t.goals(0), t.goal(0, "C40")), (before - 1, 0));
}

/// Proves WW-124.
#[test]
fn o20_borrowed_dream_scores_a_goal_of_the_next_player_too() {
    let mut t = finale("O20", "C14 C49", "C26g C40g C48g C22g");
    let theirs = t.goal(1, "C26");
    t.play("use O20");
    for (cell, kind) in
        [("other 0,1", "arrows"), ("other 0,2", "crossed arrows"), ("other 0,3", "two symbols with arrows")]
    {
        t.refuses(cell, rule::BORROWED_DREAM);
        assert!(!t.can(cell), "{kind}");
    }
    t.play("other 0,0");
    assert_eq!((t.part(0, "copied"), t.goal(1, "C26")), (4, theirs), "two stories with Robyn and Mebh");
}

/// Proves WW-125.
#[test]
fn a_borrowed_goal_is_fixed_when_chosen_by_the_first_rules() {
    let mut t = full("P01", "O20 O21", "C14 C10", "C26g").by_version(1).at_the_end();
    t.play("use O20").play("other 0,0").play("use O21").play("own 0,1").play("name mebh");
    assert_eq!(t.part(0, "copied"), 2, "what is added later comes too late");
}

/// Proves WW-159.
#[test]
fn which_goal_is_borrowed_is_fixed_when_chosen_and_its_value_counted_at_scoring() {
    let mut t = finale("O20 O21", "C14 C10", "C26g");
    t.play("use O20").play("other 0,0");
    assert_eq!(t.part(0, "copied"), 2, "as it stands");
    t.play("use O21").play("own 0,1").play("name mebh");
    assert_eq!(t.part(0, "copied"), 4, "what Shapeshifter adds later counts too");
}

/// Proves WW-125, WW-159.
#[test]
fn a_borrowed_goal_is_bent_by_no_other_card() {
    let mut t = finale("O20 O24", "C14 C10 C54g", "C27g");
    t.play("use O24").play("own 0,2").play("use O20").play("other 0,0");
    assert_eq!(t.part(0, "copied"), 0, "two Robyns and one Mebh are not near enough");
    let mut t = finale("O20 O22", "C10 C09 C01 C53g", "C42g");
    t.play("use O22").play("own 0,3").play("use O20").play("other 0,0");
    assert_eq!(t.part(0, "copied"), 3, "its copies do not overlap");
    let mut t = full("P15", "O20", "C14", "- / - / - - C26g").at_the_end();
    t.play("use O20").play("other 2,2");
    assert_eq!(t.part(0, "copied"), 2, "not doubled");
}

/// Proves WW-126.
#[test]
fn o21_shapeshifter_adds_a_symbol_for_all_own_goals() {
    let mut t = finale("O21", "C40g C01 C48g / C10", "");
    assert_eq!((t.goal(0, "C40"), t.goal(0, "C48")), (0, 8));
    t.play("use O21");
    t.refuses("own 0,0", rule::SHAPESHIFTER);
    t.play("own 0,1");
    t.refuses("name merlyn", rule::SHAPESHIFTER);
    t.play("name wolves");
    assert_eq!((t.goal(0, "C40"), t.goal(0, "C48")), (2, 8));
    let mut t = finale("O21", "C40g C01 C48g / C10", "");
    t.play("use O21").play("own 0,1").play("name parents");
    assert_eq!(t.goal(0, "C48"), 0, "also where it does harm");
}

/// Proves WW-127.
#[test]
fn the_added_symbol_counts_for_common_and_borrowed_goals_but_not_for_the_favourite_tale() {
    let mut t = finale("O20 O21", "C14 C10", "C26g");
    t.play("use O21").play("own 0,1").play("name mebh").play("use O20").play("other 0,0");
    assert_eq!(t.part(0, "copied"), 4);
    let mut t = full("P10", "O21", "C14 C10", "").shared("C26").at_the_end();
    assert_eq!(t.part(0, "shared"), 2);
    t.play("use O21").play("own 0,1").play("name mebh");
    assert_eq!(t.part(0, "shared"), 4);
    let mut t = full("P13", "O21", "C14 C10", "").named(&["mebh", "wolves"]).at_the_end();
    assert_eq!(t.part(0, "permanent"), 1, "one Mebh");
    t.play("use O21").play("own 0,1").play("name mebh");
    assert_eq!(t.part(0, "permanent"), 1);
}

/// Proves WW-128.
#[test]
fn o22_overlapping_tales_let_copies_share_cards() {
    let mut t = finale("O22", "C42g C10 C09 C01", "");
    assert_eq!(t.goal(0, "C42"), 3);
    t.play("use O22").play("own 0,0");
    assert_eq!(t.goal(0, "C42"), 6, "Robyn with the middle, the middle with Merlyn");
    let mut t = finale("O22", "C42g C10 C09 C01 C40g", "");
    t.play("use O22");
    t.refuses("own 0,4", rule::OVERLAPPING_TALES);
}

/// Proves WW-129.
#[test]
fn overlapping_copies_are_different_sets_of_cards_and_at_most_three() {
    let mut t = finale("O22", "C42g C09 C28", "");
    t.play("use O22").play("own 0,0");
    assert_eq!(t.goal(0, "C42"), 3, "both ways round it is one pair of cards");
    let mut t = finale("O22", "C42g C10 C09 C28 C45 / - - C01 C52 C18", "");
    t.play("use O22").play("own 0,0");
    assert_eq!(t.goal(0, "C42"), 9, "more than three pairs lie here, three count");
}

/// Proves WW-130.
#[test]
fn o23_blind_eye_ignores_one_story() {
    let mut t = finale("O23", "C48g C04 C40g", "");
    assert_eq!(t.goal(0, "C48"), 0);
    t.play("use O23");
    t.refuses("own 0,2", rule::BLIND_EYE);
    t.play("own 0,0");
    assert_eq!(t.goal(0, "C48"), 8);
    let mut t = finale("O23", "C48g C04 C12", "");
    t.play("use O23").play("own 0,0");
    assert_eq!(t.goal(0, "C48"), 0, "two are too many");
}

/// Proves WW-131.
#[test]
fn o24_near_enough_allows_a_difference_of_one() {
    let mut t = finale("O24", "C27g C14 C10 C40g", "");
    assert_eq!(t.goal(0, "C27"), 0);
    t.play("use O24");
    t.refuses("own 0,3", rule::NEAR_ENOUGH);
    t.play("own 0,0");
    assert_eq!(t.goal(0, "C27"), 10);
    for rows in ["C27g C10", "C27g C14 C10 C13"] {
        let mut t = finale("O24", rows, "");
        t.play("use O24").play("own 0,0");
        assert_eq!(t.goal(0, "C27"), 0, "{rows}: neither with none nor with a difference of two");
    }
}
