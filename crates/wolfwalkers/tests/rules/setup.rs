//! Setting up.

use crate::support::table::{content, table};

/// Proves WW-005.
#[test]
fn all_cards_are_shuffled_into_market_and_deck() {
    let (one, two) = (table(2).drawn(1), table(2).drawn(2));
    let cards = |t: &crate::support::table::Table| {
        let market = t.market();
        market
            .split(' ')
            .map(|card| card.trim_end_matches('g').to_owned())
            .chain(t.deck())
            .collect::<Vec<_>>()
    };
    assert_ne!(cards(&one), cards(&two), "the order is chance");
    let mut all = cards(&one);
    all.sort_unstable();
    let ids: Vec<String> = content().cards.iter().map(|card| card.id.clone()).collect();
    assert_eq!(all, ids, "every card is there once");
}

/// Proves WW-006.
#[test]
fn the_market_is_four_stories_and_then_two_goals() {
    for seed in 0..10 {
        let mut t = table(2).with("exchange", "yes").drawn(seed);
        let market = t.market();
        let goals: Vec<bool> = market.split(' ').map(|card| card.ends_with('g')).collect();
        assert_eq!(goals, [false, false, false, false, true, true]);
        while t.seat().is_some() {
            let sides = t.market_sides();
            assert_ne!(sides[..1], sides[5..], "the outer places show different sides");
            t.step();
        }
    }
}

/// Proves WW-007.
#[test]
fn the_first_seat_begins() {
    for players in 1..=4 {
        assert_eq!(table(players).drawn(7).seat(), Some(0));
    }
}
