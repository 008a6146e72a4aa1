//! When an opportunity may be used.

use wolfwalkers::rule;

use crate::support::table::{Table, finale, full, table};

/// A table in the middle of the game with these opportunities.
fn midgame(opportunities: &str) -> Table {
    table(2)
        .modules("P01", opportunities)
        .lay(0, "C10 C11 / C12 C13")
        .lay(1, "C14 C15 / C16 C17")
        .market("C01 C02 C03 C04 C05g C06g")
        .deck("C07 C08 C09 C18 C19")
        .ready()
}

/// Proves WW-068.
#[test]
fn any_time_means_before_between_and_after_the_steps_of_the_own_turn() {
    let mut t = midgame("O08 O10 O13");
    assert!(t.can("use O08"));
    t.play("take 1");
    assert!(t.can("use O08"));
    t.play("place 0,2");
    assert!(t.can("use O08"), "after the refill too");
    t.play("end turn");
    let mut over = finale("O08 O04 O10", "", "");
    over.refuses("use O08", rule::ANY_TIME);
}

/// Proves WW-069.
#[test]
fn before_taking_means_before() {
    let mut t = midgame("O14 O15 O25");
    for card in ["use O14", "use O15", "use O25"] {
        assert!(t.can(card));
    }
    t.play("take 1");
    for card in ["use O14", "use O15", "use O25"] {
        t.refuses(card, rule::BEFORE_TAKE);
    }
}

/// Proves WW-070.
#[test]
fn instead_of_taking_means_no_other_card_is_taken() {
    let mut t = midgame("O05 O06 O08");
    t.play("use O05").play("as story");
    t.refuses("take 1", rule::PLACE_WHAT_YOU_TOOK);
    t.refuses("use O06", rule::INSTEAD_OF_TAKE);
    t.play("place 0,2");
    t.refuses("use O06", rule::INSTEAD_OF_TAKE);
    assert_eq!(t.display(0), "C10 C11 C19 / C12 C13");
}

/// Proves WW-071.
#[test]
fn while_taking_means_between_take_and_place() {
    let mut t = midgame("O12 O08 O10");
    t.refuses("use O12", rule::ON_TAKE);
    t.play("take 1");
    assert!(t.can("use O12"));
    t.play("place 0,2");
    t.refuses("use O12", rule::ON_TAKE);
}

/// Proves WW-072.
#[test]
fn while_placing_means_with_the_taken_card_in_hand() {
    let mut t = midgame("O07 O08 O10");
    t.refuses("use O07", rule::ON_PLACE);
    t.play("take 1");
    assert!(t.can("use O07"));
    t.play("place 0,2");
    t.refuses("use O07", rule::ON_PLACE);
}

/// Proves WW-073.
#[test]
fn after_the_action_means_after_the_refill() {
    let mut t = midgame("O13 O08 O10");
    t.refuses("use O13", rule::AFTER_ACTION);
    t.play("take 1");
    t.refuses("use O13", rule::AFTER_ACTION);
    t.play("place 0,2");
    assert!(t.can("use O13"));
}

/// Proves WW-074.
#[test]
fn at_the_end_of_the_turn_means_after_the_refill() {
    let mut t = midgame("O16 O18 O08");
    t.refuses("use O16", rule::TURN_END);
    t.play("take 1");
    t.refuses("use O18", rule::TURN_END);
    t.play("place 0,2");
    assert!(t.can("use O16") && t.can("use O18"));
}

/// Proves WW-075.
#[test]
fn at_the_end_of_the_game_means_when_all_displays_are_full() {
    let cards = ["use O04", "use O20", "use O21", "use O22", "use O23", "use O24"];
    let goals = "C53g C48g C27g C01";
    let mut t = midgame("O04 O20 O21 O22 O23 O24");
    for card in cards {
        t.refuses(card, rule::GAME_END);
    }
    let t = finale("O04 O20 O21 O22 O23 O24", goals, "C42g");
    for card in cards {
        assert!(t.can(card), "{card}");
    }
}

/// Proves WW-076.
#[test]
fn after_the_twenty_fifth_card_nothing_more_happens_in_that_turn() {
    let mut t = table(2).modules("P08", "O08 O13 O16 O18").fill(0, 24).fill(1, 23).deck("").ready();
    t.play("take 1").play("place 4,4");
    assert_eq!(t.seat(), Some(1), "no end of turn, no swap, no second action");
    let mut t = table(2).modules("P08", "O08 O13 O16 O18").fill(0, 23).fill(1, 23).deck("").ready();
    t.play("take 1").play("place 4,3");
    assert_eq!(
        t.legal(),
        ["end turn", "use P08", "use O08", "use O13", "use O16", "use O18"],
        "with one card less all are possible"
    );
}

/// Proves WW-077.
#[test]
fn what_ends_the_turn_leaves_no_second_action() {
    for (card, choices) in
        [("use O18", &[][..]), ("use O16", &["market 1"]), ("use P08", &["market 1", "market 5"])]
    {
        let mut t = table(2)
            .modules("P08", "O13 O16 O18")
            .lay(0, "C10 C11")
            .market("C01 C02 C03 C04 C05g C06g")
            .ready();
        t.play("take 1").play("place 0,2");
        assert!(t.can("use O13"));
        t.play(card);
        choices.iter().for_each(|choice| {
            t.play(choice);
        });
        t.refuses("use O13", rule::NO_REPEAT_AFTER_TURN_END);
    }
}

/// Proves WW-078.
#[test]
fn cards_of_the_end_are_used_in_turn_order_each_player_as_they_like() {
    let mut t = finale("O21 O23 O04", "C48g C04", "C28g C12");
    assert_eq!((t.seat(), t.legal().len()), (Some(0), 4), "three cards and the choice to use none");
    t.play("use O23").play("own 0,0");
    assert_eq!(t.goal(0, "C48"), 8);
    t.play("use O21").play("own 0,1").play("name army").play("done");
    assert_eq!(t.seat(), Some(1));
    t.play("done");
    assert_eq!((t.seat(), t.ending()), (None, Some("complete")));
}

/// Proves WW-078.
#[test]
fn what_hung_on_a_covered_card_is_lost() {
    let mut t = full("P01", "O21 O04", "C40g C01", "").market("C02 C03 C04 C05 C06g -").at_the_end();
    t.play("use O21").play("own 0,1").play("name wolves");
    assert_eq!(t.goal(0, "C40"), 2);
    t.play("use O04").play("market 2").play("own 0,1");
    assert_eq!((t.at(0, 0, 1), t.goal(0, "C40")), ("C03".into(), 0), "the added wolves went with the card");
}

/// Proves WW-078.
#[test]
fn fresh_tracks_bar_nothing_at_the_end() {
    let mut t = table(2)
        .modules("P07", "O04 O08 O10")
        .fill(0, 25)
        .fill(1, 24)
        .seat(1)
        .market("C01 C02 C03 C04 C05g -")
        .deck("C07")
        .ready();
    t.play("take 2").play("place 4,4").play("use O04");
    assert!(t.can("market 6"), "the card laid by the last refill");
}
