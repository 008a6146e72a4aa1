//! Your turn: take, place, refill.

use wolfwalkers::rule;

use crate::support::table::table;

/// Proves WW-008, WW-012, WW-016.
#[test]
fn a_turn_is_take_place_refill_and_then_the_next_player_has_theirs() {
    let mut t = table(2).market("C01 C02 C03 C04 C05g C06g").deck("C07 C08 C09").ready();
    t.refuses("place 0,0", rule::STEPS);
    t.refuses("end turn", rule::STEPS);
    t.play("take 3");
    t.refuses("take 4", rule::PLACE_WHAT_YOU_TOOK);
    assert_eq!(t.market(), "C01 C02 - C04 C05g C06g", "the market is refilled after placing");
    t.play("place 0,0");
    assert_eq!(t.market(), "C01 C02 C07 C04 C05g C06g");
    assert_eq!(t.seat(), Some(1));
    t.play("take 6").play("place 0,0");
    assert_eq!(t.market(), "C01 C02 C07 C04 C05g C08g", "the same side up as the card taken");
    assert_eq!(t.seat(), Some(0));
}

/// Proves WW-009.
#[test]
fn an_empty_place_offers_nothing() {
    let mut t = table(2).market("C01 - C03 C04 C05g C06g").deck("").ready();
    t.refuses("take 2", rule::TAKE_FROM_MARKET);
    t.refuses("take 7", rule::TAKE_FROM_MARKET);
    assert_eq!(t.legal(), ["take 1", "take 3", "take 4", "take 5", "take 6"]);
    t.play("take 1");
    t.refuses("take 3", rule::PLACE_WHAT_YOU_TOOK);
}

/// Proves WW-010.
#[test]
fn a_story_is_placed_as_a_story_and_a_goal_as_a_goal() {
    let mut t = table(2).market("C01 C02 C03 C04 C05g C06g").ready();
    t.play("take 1");
    t.refuses("as goal", rule::KEEP_SIDE);
    t.play("place 0,0").play("take 5").play("place 0,0");
    assert_eq!(t.display(0), "C01");
    assert_eq!(t.display(1), "C05g");
}

/// Proves WW-011.
#[test]
fn the_card_taken_must_be_placed_in_the_same_turn() {
    let mut t = table(2).lay(0, "C10").market("C01 C02 C03 C04 C05g C06g").ready();
    t.play("take 1");
    assert!(t.legal().iter().all(|action| action.starts_with("place ")));
    t.refuses("end turn", rule::PLACE_WHAT_YOU_TOOK);
    t.refuses("pass", rule::PASS_ONLY_WHEN_STUCK);
}

/// Proves WW-013.
#[test]
fn the_market_always_offers_four_stories_and_two_goals() {
    for seed in 0..20 {
        let mut t = table(2).with("exchange", "yes").drawn(seed);
        while t.seat().is_some() {
            if t.stage_is_take() {
                let market = t.market();
                let goals = market.split(' ').filter(|card| card.ends_with('g')).count();
                assert!(t.deck().is_empty() || (goals, market.contains('-')) == (2, false), "{market}");
            }
            t.step();
        }
    }
}

/// Proves WW-014.
#[test]
fn the_top_of_the_deck_shows_the_next_story() {
    let mut t = table(2).market("C01 C02 C03 C04 C05g C06g").deck("C07 C08 C09").ready();
    for viewer in [Some(0), Some(1), None] {
        assert_eq!(t.deck_seen_by(viewer), ["C07", "?", "?"]);
    }
    t.play("take 5").play("place 0,0");
    assert_eq!(t.market(), "C01 C02 C03 C04 C07g C06g");
    assert_eq!(t.deck_seen_by(Some(1)), ["C08", "?"]);
}

/// Proves WW-015.
#[test]
fn with_an_empty_deck_places_stay_empty_and_the_longest_empty_one_is_filled_first() {
    let mut t = table(2)
        .modules("P01", "O01 O02 O03")
        .lay(0, "C10 C11")
        .lay(1, "C12 C13")
        .market("C01 C02 C03 C04 C05g C06g")
        .deck("")
        .ready();
    t.turn(&["take 3", "place 1,0"]);
    t.turn(&["take 1", "place 1,0"]);
    assert_eq!(t.market(), "- C02 - C04 C05g C06g");
    t.turn(&["use O01", "own 0,1", "take 6", "place 0,1"]);
    assert_eq!(t.market(), "- C02 C11 C04 C05g -g", "place 3 has been empty longest");
    t.turn(&["use O01", "own 0,1", "use O02", "own 0,0", "take 2", "place 0,1"]);
    assert_eq!(t.market(), "C13 - C11 C04 C05g C12g", "then place 1, then place 6 with the side it had");
}
