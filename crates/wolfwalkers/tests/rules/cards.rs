//! The cards and who knows what of them.

use crate::support::table::{content, table};

/// Proves WW-001.
#[test]
fn fifty_five_cards_carry_a_story_and_a_goal() {
    let content = content();
    assert_eq!(content.cards.len(), 55);
    for card in &content.cards {
        assert!((1..=4).contains(&card.story.len()), "{} shows {} symbols", card.id, card.story.len());
        assert!(card.goal.points > 0, "{} pays nothing", card.id);
    }
}

/// Proves WW-002.
#[test]
fn a_card_turned_over_shows_its_one_goal_and_turned_again_its_one_story() {
    let mut t =
        table(2).modules("P01", "O10 O12 O25").lay(0, "C07 C08").market("C01 C02 C03 C04 C05g C06g").ready();
    t.play("use O10").play("own 0,0");
    assert_eq!(
        (t.display(0), t.goal(0, "C07")),
        ("C07g C08".into(), 7),
        "its back: no townspeople in row and column"
    );
    t.play("take 5").play("use O12").play("place 0,2");
    assert_eq!(t.display(0), "C07g C08 C05");
    assert_eq!(t.goal(0, "C07"), 0, "the story behind the goal taken shows townspeople");
}

/// Proves WW-003.
#[test]
fn what_somebody_has_seen_stays_known_to_them() {
    let mut t = table(2)
        .modules("P09", "O25 O08 O10")
        .market("C01 C02 C03 C04 C05g C06g")
        .deck("C07 C08 C09 C10 C11")
        .ready();
    t.play("use P09").play("market 5");
    for viewer in [Some(0), Some(1), None] {
        assert_eq!(
            t.deck_seen_by(viewer),
            ["C08", "?", "?", "?", "C05"],
            "all saw which card went under the deck"
        );
    }
    t.play("use O25").play("next 2").play("next 1");
    assert_eq!(t.deck_seen_by(Some(0)), ["C09", "C08", "C10", "?", "C05"], "who looked knows");
    for viewer in [Some(1), None] {
        assert_eq!(t.deck_seen_by(viewer), ["C09", "C08", "?", "?", "C05"], "the others saw the tops only");
    }
}

/// Proves WW-004.
#[test]
fn eleven_symbols_occur_and_not_equally_often() {
    let content = content();
    let names = [
        "robyn",
        "mebh",
        "wolfform",
        "wolves",
        "merlyn",
        "forest",
        "city",
        "castle",
        "parents",
        "townspeople",
    ];
    assert_eq!(content.symbols[..10], names);
    assert_eq!(content.symbols[10..], ["army"]);
    let count = |name: &str| {
        let symbol = content.find_symbol(name).unwrap();
        content.cards.iter().filter(|card| card.story.contains(symbol)).count()
    };
    let counts: Vec<usize> = content.symbols.iter().map(|name| count(name)).collect();
    assert_eq!(counts, [20, 16, 12, 15, 9, 18, 12, 9, 14, 13, 10]);
}
