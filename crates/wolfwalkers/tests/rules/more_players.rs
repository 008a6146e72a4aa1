//! Three and four players.

use wolfwalkers::rule;

use crate::support::table::{Scene, content, table};

/// Proves WW-134, WW-135.
#[test]
fn three_and_four_players_use_two_copies_and_twelve_exchange_cards() {
    for players in [3, 4] {
        let t = table(players).with("exchange", "yes").drawn(2);
        let market = t.market();
        let deck = t.deck();
        for card in &content().cards {
            let in_market = market.split(' ').filter(|word| word.trim_end_matches('g') == card.id).count();
            assert_eq!(in_market + deck.iter().filter(|word| **word == card.id).count(), 2, "{}", card.id);
        }
        assert_eq!(deck.iter().filter(|word| *word == "x").count(), 12);
    }
}

/// Proves WW-136.
#[test]
fn turns_go_clockwise_and_the_other_person_is_the_next_one() {
    let mut t = table(4).modules("P01", "O19 O18").lay(2, "C10 C11").lay(3, "C12 C13").ready();
    for seat in 0..4 {
        assert_eq!(t.seat(), Some(seat));
        if seat == 1 {
            t.play("use O19").play("other 0,0").play("other 0,1");
            assert_eq!((t.display(2), t.display(3)), ("C11 C10".into(), "C12 C13".into()));
            t.play("take 1").play("place 0,0").play("use O18");
            t.refuses("take 5", rule::LOST_FOR_WORDS);
        } else {
            let spot = if seat < 2 { "place 0,0" } else { "place 0,2" };
            t.turn(&["take 1", spot]);
            assert!(t.can("take 5"), "only the next player was meant");
        }
    }
    assert_eq!(t.seat(), Some(0));
}

/// Proves WW-137.
#[test]
fn nobody_owns_the_same_side_of_a_card_twice() {
    let mut t = table(3).lay(0, "C01 C05").market("C01 C02 C03 C04 C05g C06g").ready();
    t.refuses("take 1", rule::DUPLICATE);
    assert!(t.can("take 5") && t.can("take 2"), "the goal of an owned story is no duplicate");
}

/// Proves WW-137.
#[test]
fn no_effect_makes_a_duplicate_either() {
    let mut t = table(3)
        .modules("P04", "O05 O10 O17")
        .lay(0, "C01 C01g C10")
        .lay(1, "C12 C08")
        .deck("C10 C11")
        .ready();
    t.refuses("take top", rule::DUPLICATE);
    t.play("use O10");
    t.refuses("own 0,0", rule::DUPLICATE);
    t.play("own 0,2").play("use O05");
    t.play("as story").play("place 0,3");
    let mut t = table(3).modules("P01", "O05").lay(0, "C11").deck("C10 C11").ready();
    t.play("use O05");
    t.refuses("as story", rule::DUPLICATE);
    let mut t = table(3).modules("P01", "O17").lay(0, "C10 C12").lay(1, "C12 C08").ready();
    t.play("use O17").play("own 0,0");
    t.refuses("other 0,0", rule::BARTER);
    t.play("other 0,1");
    assert_eq!((t.display(0), t.display(1)), ("C08 C12".into(), "C12 C10".into()));
}

/// Proves WW-138, WW-139.
#[test]
fn who_can_take_nothing_passes_and_only_then() {
    let mut t = table(3).lay(0, "C01 C02").market("C01 C02 - - - -").deck("").ready();
    assert_eq!(t.legal(), ["pass"]);
    t.play("pass");
    assert_eq!(t.seat(), Some(1));
    t.refuses("pass", rule::PASS_ONLY_WHEN_STUCK);
    t.play("take 1");
    t.refuses("pass", rule::PASS_ONLY_WHEN_STUCK);
}

/// Nothing is left to take for two, and the third has finished.
fn stuck(opportunities: &str) -> Scene {
    let scene = table(3).lay(0, "C42g C01 C10").lay(1, "C01 C02").fill(2, 25).market("- - - - - -").deck("");
    if opportunities.is_empty() { scene } else { scene.modules("P01", opportunities) }
}

/// Proves WW-140.
#[test]
fn by_the_first_rules_the_game_ends_at_once_when_all_have_passed() {
    let mut t = stuck("O21").by_version(1).ready();
    t.play("pass").play("pass");
    assert_eq!((t.seat(), t.ending()), (None, Some("all-passed")));
}

/// Proves WW-160.
#[test]
fn when_all_have_passed_the_opportunities_of_the_end_still_come() {
    let mut t = stuck("O21").ready();
    t.play("pass").play("pass");
    assert_eq!((t.seat(), t.ending()), (Some(0), None), "no more turns, but Shapeshifter");
    t.play("use O21").play("own 0,1").play("name wolves");
    assert_eq!(t.seat(), Some(1), "everybody's, in turn order");
    t.play("done");
    assert_eq!((t.seat(), t.ending()), (None, Some("all-passed")));
}

/// Proves WW-161.
#[test]
fn whoever_acts_before_passing_starts_the_count_anew_but_only_once() {
    let mut t = stuck("O08").ready();
    t.play("pass").play("use O08").play("own 0,0").play("own 0,1").play("pass");
    assert_eq!((t.seat(), t.ending()), (Some(0), None), "only the second has passed since");
    t.play("use O08").play("own 0,0").play("own 0,1").play("pass");
    assert_eq!((t.seat(), t.ending()), (Some(1), None), "the first has started it anew as well");
    t.play("pass");
    assert_eq!(t.ending(), Some("all-passed"));
    let mut t = stuck("O08").by_version(1).ready();
    t.play("pass").play("use O08").play("own 0,0").play("own 0,1").play("pass");
    assert_eq!(t.ending(), Some("all-passed"), "by the first rules nothing but a take does");
    let mut t = stuck("O08 O11").ready();
    t.play("use O08").play("own 0,0").play("own 0,1").play("pass").play("pass");
    assert_eq!(t.ending(), Some("all-passed"), "who acts and then passes has passed");
}

/// Proves WW-158.
#[test]
fn last_chance_may_cover_a_card_with_its_twin() {
    let scene = || table(3).modules("P01", "O04").lay(0, "C01 C02").fill(0, 25).fill(1, 25).fill(2, 25);
    let mut t = scene().market("C01 - - - - -").deck("").at_the_end();
    t.play("use O04").play("market 1");
    assert_eq!(t.legal(), ["own 0,0"], "anywhere else it would be there twice");
    t.refuses("own 0,1", rule::DUPLICATE);
    t.play("own 0,0");
    let t = scene().by_version(1).market("C01 - - - - -").deck("").at_the_end();
    assert_eq!(t.seat(), Some(1), "by the first rules the card about to be covered counted too");
}

/// Proves WW-140, WW-160.
#[test]
fn when_all_still_playing_pass_in_a_row_the_game_ends_as_it_lies() {
    let mut t = stuck("").ready();
    t.play("pass");
    assert_eq!(t.seat(), Some(1), "the third player has finished");
    t.play("pass");
    assert_eq!((t.seat(), t.ending()), (None, Some("all-passed")));
    assert_eq!(t.points(0), 3);
}

/// Proves WW-141.
#[test]
fn who_has_finished_is_left_out_of_the_turns() {
    let mut t = table(3).fill(0, 23).fill(1, 25).fill(2, 24).ready();
    t.play("take 1").play("place 4,3");
    assert_eq!(t.seat(), Some(2));
    t.play("take 2").play("place 4,4");
    assert_eq!(t.seat(), Some(0));
    t.play("take 3").play("place 4,4");
    assert_eq!(t.seat(), None);
}

/// Proves WW-142.
#[test]
fn each_of_four_players_uses_each_opportunity_once() {
    let mut t = table(4)
        .modules("P01", "O08")
        .lay(0, "C10 C11")
        .lay(1, "C12 C13")
        .lay(2, "C14 C15")
        .lay(3, "C16 C17")
        .ready();
    for _ in 0..4 {
        t.play("use O08").play("own 0,0").play("own 0,1");
        t.refuses("use O08", rule::ONCE_PER_GAME);
        t.turn(&["take 1", "place 1,0"]);
    }
    t.refuses("use O08", rule::ONCE_PER_GAME);
}
