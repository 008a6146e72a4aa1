//! The opportunities of the turn: each in a scene that shows what it does.

use wolfwalkers::rule;

use crate::support::table::{Scene, table};

const MARKET: &str = "C01 C02 C03 C04 C05g C06g";

/// A scene with these opportunities and a market with known cards.
fn with(opportunities: &str) -> Scene {
    table(2).modules("P01", opportunities).market(MARKET)
}

/// Proves WW-102.
#[test]
fn o01_to_o03_second_chance_puts_a_card_under_the_deck_for_one_more_turn() {
    for card in ["O01", "O02", "O03"] {
        let mut t = with(card).lay(0, "C10 C11 C12g").lay(1, "C13 C14 C15").deck("C07 C08").ready();
        t.play(&format!("use {card}"));
        t.refuses("own 1,1", rule::SECOND_CHANCE);
        t.play("own 0,1");
        assert_eq!((t.display(0), t.deck().last().cloned()), ("C10 - C12g".into(), Some("C11".into())));
        t.play("take 1").play("place 0,1");
        assert_eq!(
            (t.display(0), t.cards(0), t.cards(1)),
            ("C10 C01 C12g".into(), 3, 3),
            "one turn behind now"
        );
    }
    let mut t = table(2).modules("P01", "O01").fill(0, 24).fill(1, 24).ready();
    t.play("use O01").play("own 0,0").play("take 1").play("place 0,0");
    t.turn(&["take 2", "place 4,4"]);
    assert_eq!(t.seat(), Some(0), "the turn the other player no longer has");
    t.play("take 3").play("place 4,4");
    assert_eq!(t.seat(), None);
}

/// Proves WW-103.
#[test]
fn after_a_second_chance_for_the_only_card_the_next_is_a_first_card() {
    let mut t = with("O01").lay(0, "C10").ready();
    t.play("use O01").play("own 0,0").play("take 1");
    assert_eq!(t.legal(), ["place 0,0"]);
}

/// Proves WW-156.
#[test]
fn under_heart_of_the_wood_the_frame_stays_when_the_only_card_is_put_back() {
    let mut t = table(2).modules("P15", "O01").lay(0, "- / - / - - C10").ready();
    t.play("use O01").play("own 2,2").play("take 1");
    assert_eq!(t.legal().iter().filter(|text| text.starts_with("place")).count(), 25);
    assert!(t.can("place 0,4") && t.can("place 2,2"), "under Heart of the Wood the grid stays");
    t.refuses("place -1,0", rule::PINNED_GRID);
}

/// Proves WW-105.
#[test]
fn o05_and_o06_from_the_roots_take_the_bottom_card_with_either_side() {
    for (card, side, laid) in [("O05", "as story", "C09"), ("O06", "as goal", "C09g")] {
        let mut t = with(card).deck("C07 C08 C09").ready();
        t.play(&format!("use {card}"));
        assert_eq!(t.legal(), ["as story", "as goal"], "both sides are looked at");
        t.refuses("take 1", rule::FROM_THE_ROOTS);
        t.play(side).play("place 0,0");
        assert_eq!((t.display(0), t.market()), (laid.into(), MARKET.into()), "the market is not refilled");
        assert_eq!(t.deck(), ["C07", "C08"]);
    }
    let mut t = with("O05").deck("").ready();
    t.refuses("use O05", rule::CANNOT_BE_CARRIED_OUT);
}

/// Proves WW-106, WW-107.
#[test]
fn o07_off_the_trail_places_the_card_on_any_free_space() {
    let mut t = with("O07").lay(0, "C10 C11").ready();
    t.play("take 1");
    t.refuses("place 3,3", rule::ADJACENT);
    t.play("use O07");
    assert!(t.can("place 3,3") && t.can("place -4,-3") && t.can("place 4,4"), "the grid floats");
    t.refuses("place 4,-4", rule::FIVE_BY_FIVE);
    t.refuses("place 0,1", rule::FREE_SPACE);
    t.play("place 3,3");
    assert_eq!(t.display(0), "C10 C11 / - / - / - - - C01");
    t.turn(&["take 2", "place 0,0"]);
    t.play("take 3");
    t.refuses("place 1,2", rule::ADJACENT);
}

/// Proves WW-107.
#[test]
fn scattered_leaves_too_stay_within_five_by_five() {
    let mut t = table(2).with("permanent", "P03").lay(0, "C10 - - C11").ready();
    t.play("take 1");
    assert!(t.can("place 4,4") && t.can("place -4,-1"));
    t.refuses("place 0,-2", rule::FIVE_BY_FIVE);
}

/// Proves WW-108.
#[test]
fn o08_and_o09_trading_places_swap_two_own_cards() {
    for card in ["O08", "O09"] {
        let mut t = with(card).lay(0, "C10 C11g / C12").ready();
        t.play(&format!("use {card}")).play("own 0,1");
        t.refuses("own 0,1", rule::TRADING_PLACES);
        t.refuses("own 1,1", rule::TRADING_PLACES);
        t.play("own 1,0");
        assert_eq!(t.display(0), "C10 C12 / C11g", "sides stay");
    }
}

/// Proves WW-109.
#[test]
fn o10_new_light_turns_an_own_card_over() {
    let mut t = with("O10").lay(0, "C40 C19").ready();
    assert_eq!(t.points(0), 0);
    t.play("use O10");
    t.refuses("own 1,0", rule::NEW_LIGHT);
    t.play("own 0,0");
    assert_eq!((t.display(0), t.points(0)), ("C40g C19".into(), 2));
}

/// Proves WW-110.
#[test]
fn o11_shifting_ground_moves_an_own_card() {
    let mut t = with("O11").lay(0, "C10 C11 C12").ready();
    t.play("use O11");
    t.refuses("own 1,1", rule::SHIFTING_GROUND);
    t.play("own 0,2").play("to 1,0");
    assert_eq!(t.display(0), "C10 C11 / C12");
}

/// Proves WW-111.
#[test]
fn a_shifted_card_is_placed_anew_and_does_not_stay() {
    let mut t = with("O11").lay(0, "C10 C11 C12").ready();
    t.play("use O11").play("own 0,2");
    t.refuses("to 0,2", rule::SHIFTED_AS_PLACED);
    t.refuses("to 0,3", rule::ADJACENT);
    assert!(t.can("to 1,1") && t.can("to -1,0"));
    let mut t = table(2).modules("P02", "O11").lay(0, "C10 C11 C12").ready();
    t.play("use O11").play("own 0,2");
    assert!(t.can("to 1,2"), "with Crooked Paths also at a corner");
    let mut t = table(2).modules("P03", "O11").lay(0, "C10 C11 C12").ready();
    t.play("use O11").play("own 0,2");
    assert!(t.can("to 4,4"), "with Scattered Leaves anywhere");
    let mut t = with("O11").lay(0, "C10").ready();
    t.refuses("use O11", rule::CANNOT_BE_CARRIED_OUT);
}

/// Proves WW-112.
#[test]
fn o12_both_sides_of_the_tale_turns_the_taken_card() {
    let mut t = with("O12").deck("C07 C08").ready();
    t.play("take 5").play("use O12").play("place 0,0");
    assert_eq!(t.display(0), "C05");
    assert_eq!(t.market(), "C01 C02 C03 C04 C07g C06g", "refilled with the side it had in the market");
}

/// Proves WW-113.
#[test]
fn o12_turns_cards_from_the_deck_too_and_duplicates_are_judged_when_taking() {
    let mut t = table(2).modules("P04", "O12").market(MARKET).deck("C07 C08").ready();
    t.play("take top").play("use O12").play("place 0,0");
    assert_eq!(t.display(0), "C07g");
    let mut t = with("O05 O12").deck("C07 C08").ready();
    t.play("use O05").play("as story").play("use O12").play("place 0,0");
    assert_eq!(t.display(0), "C08g");
    let mut t = table(3).modules("P01", "O12").lay(0, "C01").market(MARKET).ready();
    t.refuses("take 1", rule::DUPLICATE);
    let mut t = table(3).modules("P01", "O12").lay(0, "C01g").market(MARKET).ready();
    assert!(t.can("take 1"), "the story shown is none of the display's");
    t.play("take 1");
    t.refuses("use O12", rule::CANNOT_BE_CARRIED_OUT);
}

/// Proves WW-114.
#[test]
fn o13_twice_told_gives_a_second_action() {
    let mut t = with("O13").deck("C07 C08 C09").ready();
    t.play("take 1").play("place 0,0").play("use O13").play("take 1").play("place 0,1");
    assert_eq!((t.display(0), t.market()), ("C01 C07".into(), "C08 C02 C03 C04 C05g C06g".into()));
    assert_eq!(t.seat(), Some(1));
}

/// Proves WW-115.
#[test]
fn the_second_action_may_begin_like_any_other() {
    let mut t = table(2).modules("P09", "O05 O13 O15").market(MARKET).deck("C07 C08 C09 C10").ready();
    t.play("use P09").play("market 1").play("take 2").play("place 0,0").play("use O13");
    for card in ["use P09", "use O05", "use O15"] {
        assert!(t.can(card), "{card}");
    }
    t.play("use P09").play("market 1").play("use O05").play("as goal").play("place 0,1");
    assert_eq!(t.cards(0), 2);
}

/// Proves WW-157.
#[test]
fn twice_told_needs_a_card_that_can_still_be_taken() {
    let scene = |cards: &str| table(2).modules("P01", cards).market("C01 - - - - -").deck("");
    let mut t = scene("O13").ready();
    t.play("take 1").play("place 0,0");
    assert_eq!(t.seat(), Some(1), "nothing is left to take, so the turn has ended");
    let mut t = scene("O13 O08").lay(0, "C10 C11").ready();
    t.play("take 1").play("place 0,2");
    t.refuses("use O13", rule::NOTHING_TO_REPEAT);
    let mut t = scene("O05 O13").deck("C07").ready();
    t.play("use O05").play("as story").play("place 0,0");
    assert!(t.can("use O13"), "the market still has a card");
    let crowded = table(3).modules("P01", "O05 O13").lay(0, "C02 C03 C04 / C05g C06g C07");
    let mut t = crowded.market("C01 C02 C03 C04 C05g C06g").deck("C07 C08").ready();
    t.play("take 1").play("place 2,0");
    assert_eq!(t.market(), "C07 C02 C03 C04 C05g C06g", "none of them may be owned twice");
    assert!(t.can("use O13"), "but From the Roots is a way to take too");
    let mut t = scene("O13").by_version(1).ready();
    t.play("take 1").play("place 0,0");
    assert!(t.can("use O13"), "by the first rules it could be used in vain");
}

/// Proves WW-116.
#[test]
fn o14_clean_sweep_replaces_the_whole_market() {
    let mut t = with("O14").deck("C07 C08").ready();
    t.play("use O14").play("market 3");
    t.refuses("market 3", rule::CLEAN_SWEEP);
    for choice in ["market 1", "market 2", "market 4", "market 5"] {
        t.play(choice);
    }
    assert_eq!(t.market(), "C07 C08 C03 C01 C02g C04g", "the card chosen first lay highest under the deck");
    assert_eq!(t.deck(), ["C05", "C06"]);
}

/// Proves WW-117.
#[test]
fn o15_change_of_wind_turns_a_story_and_a_goal() {
    let mut t = with("O15").deck("C07 C08").ready();
    t.play("use O15");
    t.refuses("market 5", rule::CHANGE_OF_WIND);
    t.play("market 4").play("market 6");
    assert_eq!(t.market(), "C01 C02 C03 C06 C05g C04g");
}

/// Proves WW-118.
#[test]
fn o16_spoken_for_bars_a_card_for_the_next_turn_of_the_next_player() {
    let mut t = with("O16").deck("C07 C08 C09 C10").ready();
    t.play("take 1").play("place 0,0").play("use O16").play("market 3");
    assert_eq!(t.seat(), Some(1));
    t.refuses("take 3", rule::SPOKEN_FOR);
    t.turn(&["take 2", "place 0,0"]);
    assert!(t.can("take 3"), "it is free for others");
    t.turn(&["take 1", "place 0,1"]);
    assert!(t.can("take 3"), "and free again a turn later");
}

/// Proves WW-119.
#[test]
fn o17_barter_swaps_stories_with_equally_many_symbols() {
    let mut t = with("O17").lay(0, "C10 C07").lay(1, "C12 C17 C20g").ready();
    t.play("use O17").play("own 0,1");
    t.refuses("other 0,0", rule::BARTER);
    t.refuses("other 0,2", rule::BARTER);
    t.play("other 0,1");
    assert_eq!((t.display(0), t.display(1)), ("C10 C17".into(), "C12 C07 C20g".into()));
}

/// Proves WW-120.
#[test]
fn o18_lost_for_words_forbids_goals_in_the_next_turn() {
    let mut t = with("O18").deck("C07 C08 C09 C10").ready();
    t.play("take 1").play("place 0,0").play("use O18");
    t.refuses("take 5", rule::LOST_FOR_WORDS);
    t.refuses("take 6", rule::LOST_FOR_WORDS);
    t.turn(&["take 1", "place 0,0"]);
    assert!(t.can("take 5"));
    t.turn(&["take 1", "place 0,1"]);
    assert!(t.can("take 5"), "only the next turn was concerned");
}

/// Proves WW-121.
#[test]
fn goals_from_elsewhere_stay_free() {
    let mut t = with("O05 O12 O18").deck("C07 C08 C09 C10").ready();
    t.play("take 1").play("place 0,0").play("use O18");
    t.play("use O05").play("as goal").play("place 0,0");
    assert_eq!(t.display(1), "C10g");
    let mut t = with("O12 O18").deck("C07 C08 C09 C10").ready();
    t.play("take 1").play("place 0,0").play("use O18");
    t.play("take 2").play("use O12").play("place 0,0");
    assert_eq!(t.display(1), "C02g");
}

/// Proves WW-122.
#[test]
fn o19_crossed_paths_swap_two_neighbours_of_the_next_player() {
    let mut t = with("O19").lay(1, "C10 C11g / C12").ready();
    t.play("use O19").play("other 0,0");
    t.refuses("other 1,1", rule::CROSSED_PATHS);
    t.play("other 0,1");
    assert_eq!(t.display(1), "C11g C10 / C12");
    let mut t = with("O19").lay(1, "C10 C11g / C12").ready();
    t.play("use O19");
    t.refuses("other 0,1", rule::CROSSED_PATHS);
}

/// Proves WW-123.
#[test]
fn a_finished_display_may_be_touched_but_not_hindered() {
    let mut t = table(2)
        .modules("P01", "O16 O17 O18 O19")
        .fill(0, 22)
        .lay(0, "C10")
        .lay(1, "C13")
        .fill(1, 25)
        .ready();
    t.play("use O17").play("own 0,0").play("other 0,0");
    assert_eq!((t.at(0, 0, 0), t.at(1, 0, 0)), ("C13".into(), "C10".into()));
    t.play("use O19").play("other 0,0").play("other 0,1").play("take 1").play("place 4,2");
    assert_eq!(t.seat(), Some(0), "the turn is over: neither could be used at its end");
    let mut t = table(2).modules("P01", "O08 O16 O18").fill(0, 22).fill(1, 25).ready();
    t.play("take 1").play("place 4,2");
    t.refuses("use O16", rule::NO_TURN_LEFT);
    t.refuses("use O18", rule::NO_TURN_LEFT);
}

/// Proves WW-132.
#[test]
fn o25_foresight_looks_at_three_cards_and_orders_them() {
    let mut t = with("O25").deck("C07 C08 C09 C10").ready();
    t.play("use O25");
    assert_eq!(t.deck_seen_by(Some(0)), ["C07", "C08", "C09", "?"]);
    assert_eq!(t.deck_seen_by(Some(1)), ["C07", "?", "?", "?"]);
    t.play("next 2");
    t.refuses("next 2", rule::FORESIGHT);
    t.play("next 3");
    assert_eq!(t.deck(), ["C08", "C09", "C07", "C10"]);
}

/// Proves WW-133.
#[test]
fn foresight_makes_do_with_fewer_cards_but_not_with_none() {
    let mut t = with("O25").deck("C07 C08").ready();
    t.play("use O25").play("next 2");
    assert_eq!(t.deck(), ["C08", "C07"]);
    let mut t = with("O25").deck("").ready();
    t.refuses("use O25", rule::CANNOT_BE_CARRIED_OUT);
}
