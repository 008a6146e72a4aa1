//! Playing with modules.

use wolfwalkers::rule;

use crate::support::table::{finale, options, table};

/// Proves WW-056.
#[test]
fn one_permanent_and_three_opportunities_are_chosen_or_drawn() {
    let t = table(2).with("permanent", "random").with("opportunities", "random").drawn(3);
    assert!(t.permanent().is_some_and(|id| id.starts_with('P')));
    assert_eq!(t.opportunities().len(), 3);
    let t = table(2).with("permanent", "P07").drawn(3);
    assert_eq!((t.permanent().as_deref(), t.opportunities().len()), (Some("P07"), 0));
    let t = table(2).with("permanent", "random:MARKET").with("opportunities", "random:INTERACTION").drawn(3);
    assert!(["P04", "P05", "P06", "P09"].contains(&t.permanent().unwrap().as_str()));
    assert!(t.opportunities().iter().all(|id| ["O16", "O17", "O18", "O19", "O20"].contains(&id.as_str())));
    assert!(options(2, &[("permanent", "P01,P02")]).is_err(), "one permanent only");
    assert!(options(2, &[("permanent", "O01")]).is_err(), "an opportunity is no permanent");
    assert!(options(2, &[("opportunities", "O01,O01")]).is_err(), "one card is not there twice");
}

/// Proves WW-057.
#[test]
fn a_permanent_holds_for_everybody_and_for_good() {
    let mut t = table(2).with("permanent", "P02").lay(0, "C10").lay(1, "C11").ready();
    for _ in 0..3 {
        for _ in 0..2 {
            t.play("take 1").play("place -1,-1");
        }
    }
    assert_eq!((t.rows(0), t.rows(1)), (4, 4));
}

/// Proves WW-058.
#[test]
fn an_opportunity_is_used_once_by_each_player_in_their_own_turn() {
    let mut t = table(2).modules("P01", "O08 O10 O12").lay(0, "C10 C11 C12").lay(1, "C13 C14").ready();
    t.play("use O08").play("own 0,0").play("own 0,2");
    assert_eq!(t.display(0), "C12 C11 C10");
    t.refuses("use O08", rule::ONCE_PER_GAME);
    t.turn(&["take 1", "place 1,0"]);
    assert!(t.can("use O08"), "the other player has not used it");
    t.play("use O08").play("own 0,0").play("own 0,1");
    t.turn(&["take 1", "place 1,0"]);
    t.refuses("use O08", rule::ONCE_PER_GAME);
}

/// Proves WW-059.
#[test]
fn only_opportunities_on_the_table_can_be_used() {
    let mut t = table(2).modules("P01", "O08 O10 O12").lay(0, "C10 C11").lay(1, "C12 C13").ready();
    t.refuses("use O19", rule::NOT_ON_THE_TABLE);
    t.refuses("use P08", rule::NOT_ON_THE_TABLE);
}

/// Proves WW-060, WW-061.
#[test]
fn several_opportunities_fit_one_turn_and_the_turn_goes_on_as_usual() {
    let mut t = table(2)
        .modules("P01", "O08 O10 O12")
        .lay(0, "C10 C11")
        .market("C01 C02 C03 C04 C05g C06g")
        .deck("C07 C08 C09")
        .ready();
    t.play("use O08").play("own 0,0").play("own 0,1");
    t.play("use O10").play("own 0,0");
    t.refuses("end turn", rule::STEPS);
    t.play("take 1").play("use O12").play("place 0,2");
    assert_eq!(t.display(0), "C11g C10 C01g");
    assert_eq!(t.market(), "C07 C02 C03 C04 C05g C06g", "refilled as always");
    assert_eq!(t.seat(), Some(1));
    t.turn(&["take 1", "place 0,0"]);
    assert_eq!(t.seat(), Some(0), "a turn without any opportunity");
}

/// Proves WW-062.
#[test]
fn copies_of_an_opportunity_are_used_one_by_one() {
    let mut t = table(2).modules("P01", "O08 O09 O10").lay(0, "C10 C11 C12").ready();
    t.play("use O08").play("own 0,0").play("own 0,1");
    t.play("use O09").play("own 0,1").play("own 0,2");
    assert_eq!(t.display(0), "C11 C12 C10");
    t.refuses("use O09", rule::ONCE_PER_GAME);
}

/// Proves WW-063.
#[test]
fn an_opportunity_must_be_possible_but_may_change_nothing() {
    let mut t = table(2).modules("P01", "O08 O19 O25").lay(0, "C10").lay(1, "C11").deck("C07").ready();
    t.refuses("use O08", rule::CANNOT_BE_CARRIED_OUT);
    t.refuses("use O19", rule::CANNOT_BE_CARRIED_OUT);
    t.play("use O25");
    assert_eq!(t.deck(), ["C07"], "a deck of one card in its only order");
    t.refuses("use O25", rule::ONCE_PER_GAME);
}

/// Proves WW-064.
#[test]
fn a_goal_that_comes_into_the_deck_lies_there_as_a_story() {
    let mut t = table(2).with("permanent", "P09").market("C01 C02 C03 C04 C05g C06g").deck("C07").ready();
    t.play("use P09").play("market 5");
    assert_eq!(t.deck(), ["C05"]);
    t.play("take 1").play("place 0,0");
    assert_eq!(t.market(), "C05 C02 C03 C04 C07g C06g", "it comes out as a story");
}

/// Proves WW-065.
#[test]
fn a_card_is_right_against_the_rules() {
    let mut plain = table(2).lay(0, "C10").ready();
    plain.play("take 1");
    plain.refuses("place 1,1", rule::ADJACENT);
    let mut t = table(2).with("permanent", "P02").lay(0, "C10").ready();
    t.play("take 1");
    assert!(t.can("place 1,1"));
}

/// Proves WW-066.
#[test]
fn whoever_has_twenty_five_cards_places_no_more_except_by_a_card_of_the_end() {
    let mut t = table(2).modules("P01", "O04 O08 O10").fill(0, 24).fill(1, 23).ready();
    t.turn(&["take 1", "place 4,4"]);
    t.turn(&["take 1", "place 4,3"]);
    assert_eq!(t.seat(), Some(1), "the first player has no more turns");
    t.turn(&["take 2", "place 4,4"]);
    assert_eq!((t.seat(), t.legal()), (Some(0), vec!["done".to_owned(), "use O04".to_owned()]));
}

/// Proves WW-067.
#[test]
fn the_other_player_catches_up_turn_after_turn() {
    let mut t = table(2).with("permanent", "P01").fill(0, 24).fill(1, 22).ready();
    t.play("take 1").play("place 4,4");
    for place in ["place 4,2", "place 4,3", "place 4,4"] {
        assert_eq!(t.seat(), Some(1));
        let take = t.legal()[0].clone();
        t.play(&take).play(place);
    }
    assert_eq!(t.seat(), None);
}

/// Proves WW-066.
#[test]
fn at_the_end_a_full_display_takes_no_further_card_beside_it() {
    let mut t = finale("O04 O08 O10", "", "");
    t.refuses("take 1", rule::END_ORDER);
    t.play("use O04").play("market 1");
    t.refuses("place 0,0", rule::LAST_CHANCE);
}

/// Proves WW-162.
#[test]
fn opportunities_are_played_with_or_without_a_permanent() {
    for permanent in ["none", "P01"] {
        let t = table(2).modules(permanent, "O08").lay(0, "C10 C11").ready();
        assert!(t.can("use O08"), "{permanent}");
    }
}
