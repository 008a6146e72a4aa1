//! Exchange cards.

use crate::support::table::table;

fn packets(deck: &[String]) -> Vec<usize> {
    deck.split(|item| item == "x").map(<[String]>::len).collect()
}

/// Proves WW-024.
#[test]
fn six_exchange_cards_part_the_deck_into_seven_packets_of_seven() {
    let t = table(2).with("exchange", "yes").drawn(1);
    assert_eq!(packets(&t.deck()), [7, 7, 7, 7, 7, 7, 7]);
    let t = table(2).drawn(1);
    assert_eq!(packets(&t.deck()), [49], "without the option there is none");
}

/// Proves WW-025.
#[test]
fn larger_packets_lie_on_top() {
    let t = table(2).with("exchange", "yes").with("permanent", "P05").drawn(1);
    assert_eq!(packets(&t.deck()), [7, 7, 7, 7, 7, 6, 6], "47 cards beside a market of eight");
}

/// Proves WW-026, WW-027.
#[test]
fn an_exchange_card_turns_the_outer_market_cards_for_good() {
    let mut t = table(2).market("C01 C02 C03 C04 C05g C06g").deck("C07 x C08 C09").ready();
    t.play("take 2").play("place 0,0");
    assert_eq!(t.market(), "C01g C07 C03 C04 C05g C06", "the exchange card worked as soon as it lay on top");
    assert_eq!(t.deck(), ["C08", "C09"], "and left the game");
    t.play("take 1").play("place 0,0");
    assert_eq!(t.market(), "C08g C07 C03 C04 C05g C06", "place 1 shows goals from now on");
    t.play("take 6").play("place 0,1");
    assert_eq!(t.market(), "C08g C07 C03 C04 C05g C09", "and place 6 stories");
}

/// Proves WW-028.
#[test]
fn an_effect_that_meets_an_exchange_card_goes_on_after_it() {
    let mut t = table(2)
        .modules("P01", "O25 O08 O10")
        .market("C01 C02 C03 C04 C05g C06g")
        .deck("C07 x C08 C09 C10")
        .ready();
    t.play("use O25");
    assert_eq!(t.market(), "C01g C02 C03 C04 C05g C06");
    assert_eq!(t.legal(), ["next 1", "next 2", "next 3"], "three cards are looked at all the same");
    t.play("next 3").play("next 1");
    assert_eq!(t.deck(), ["C09", "C07", "C08", "C10"]);
}

/// Proves WW-028.
#[test]
fn an_exchange_card_at_the_bottom_works_when_the_bottom_is_taken() {
    let mut t = table(2).modules("P01", "O05").market("C01 C02 C03 C04 C05g C06g").deck("C07 C08 x").ready();
    t.play("use O05").play("as story").play("place 0,0");
    assert_eq!((t.display(0), t.market()), ("C08".into(), "C01g C02 C03 C04 C05g C06".into()));
    assert_eq!(t.deck(), ["C07"]);
}

/// Proves WW-028.
#[test]
fn an_empty_outer_place_only_changes_the_side_it_will_show() {
    let mut t =
        table(2).with("permanent", "P04").market("- C02 C03 C04 C05g C06g").deck("C07 x C08 C09 C10").ready();
    t.play("take top").play("place 0,0");
    assert_eq!(t.market(), "-g C02 C03 C04 C05g C06");
    t.play("take 2").play("place 0,0");
    assert_eq!(t.market(), "C08g C09 C03 C04 C05g C06");
}
