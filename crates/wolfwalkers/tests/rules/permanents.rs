//! The fifteen permanents: each in a scene that shows what it changes.

use wolfwalkers::{GoalType, rule};

use crate::support::table::{Scene, content, full, table};

const MARKET: &str = "C01 C02 C03 C04 C05g C06g";

fn under(permanent: &str) -> Scene {
    table(2).with("permanent", permanent)
}

/// Proves WW-079.
#[test]
fn p01_no_change_changes_nothing() {
    let mut t = under("P01").lay(0, "C10 C11").market(MARKET).deck("C07 C08 C09").ready();
    let mut plain = table(2).lay(0, "C10 C11").market(MARKET).deck("C07 C08 C09").ready();
    for action in ["take 2", "place 1,0", "take 6", "place 0,0"] {
        assert_eq!(t.legal(), plain.legal());
        t.play(action);
        plain.play(action);
    }
    assert_eq!((t.market(), t.points(0), t.points(1)), (plain.market(), plain.points(0), plain.points(1)));
}

/// Proves WW-080.
#[test]
fn p02_crooked_paths_lets_cards_touch_at_a_corner() {
    let mut t = under("P02").lay(0, "C10").ready();
    t.play("take 1");
    for spot in ["place -1,-1", "place -1,1", "place 1,-1", "place 1,1", "place 0,1"] {
        assert!(t.can(spot), "{spot}");
    }
    t.refuses("place 0,2", rule::ADJACENT);
}

/// Proves WW-081.
#[test]
fn p03_scattered_leaves_lets_cards_lie_apart() {
    let mut t = under("P03").lay(0, "C10").ready();
    t.play("take 1");
    for spot in ["place -4,-4", "place 4,4", "place 0,3", "place 1,1"] {
        assert!(t.can(spot), "{spot}");
    }
    t.refuses("place 0,0", rule::FREE_SPACE);
    t.play("place 4,4");
    assert_eq!((t.rows(0), t.columns(0)), (5, 5));
}

/// Proves WW-082.
#[test]
fn p04_open_trail_offers_the_top_of_the_deck() {
    let mut t = under("P04").market(MARKET).deck("C07 C08").ready();
    t.play("take top").play("place 0,0");
    assert_eq!((t.display(0), t.market(), t.deck()), ("C07".into(), MARKET.into(), vec!["C08".to_owned()]));
    let mut empty = under("P04").market(MARKET).deck("").ready();
    empty.refuses("take top", rule::OPEN_TRAIL);
    let mut without = table(2).market(MARKET).deck("C07").ready();
    without.refuses("take top", rule::OPEN_TRAIL);
}

/// Proves WW-083.
#[test]
fn a_card_from_the_deck_refills_nothing_but_exchange_cards_work() {
    let mut t = under("P04").market("C01 - C03 C04 C05g C06g").deck("C07 C08 C09").ready();
    t.play("take top").play("place 0,0");
    assert_eq!(t.market(), "C01 - C03 C04 C05g C06g", "an older empty place stays empty");
    let mut t =
        table(2).modules("P01", "O05 O08 O10").market("C01 - C03 C04 C05g C06g").deck("C07 x C08").ready();
    t.turn(&["use O05", "as goal", "place 0,0"]);
    assert_eq!(t.display(0), "C08g");
    assert_eq!(
        (t.market(), t.deck()),
        ("C01 - C03 C04 C05g C06g".into(), vec!["C07".to_owned(), "x".to_owned()])
    );
    let mut t = under("P04").market(MARKET).deck("C07 x C08").ready();
    t.play("take top").play("place 0,0");
    assert_eq!((t.market(), t.deck()), ("C01g C02 C03 C04 C05g C06".into(), vec!["C08".to_owned()]));
}

/// Proves WW-084.
#[test]
fn p05_broad_market_has_five_stories_and_three_goals() {
    let t = under("P05").drawn(5);
    assert_eq!(t.market_sides(), "sssssggg");
}

/// Proves WW-085.
#[test]
fn p06_even_market_has_three_stories_and_three_goals() {
    let t = under("P06").drawn(5);
    assert_eq!(t.market_sides(), "sssggg");
}

/// Proves WW-086.
#[test]
fn an_exchange_card_turns_first_and_last_place_of_any_market() {
    let mut t = under("P05").market("C01 C02 C03 C04 C05 C06g C07g C08g").deck("C09 x C10").ready();
    t.play("take 2").play("place 0,0");
    assert_eq!(t.market(), "C01g C09 C03 C04 C05 C06g C07g C08");
    let mut t = under("P06").market("C01 C02 C03 C04g C05g C06g").deck("C09 x C10").ready();
    t.play("take 2").play("place 0,0");
    assert_eq!(t.market(), "C01g C09 C03 C04g C05g C06");
}

/// Proves WW-087.
#[test]
fn p07_fresh_tracks_bars_the_card_of_the_last_refill() {
    let mut t = under("P07").market(MARKET).deck("C07 C08 C09").ready();
    t.play("take 2").play("place 0,0");
    t.refuses("take 2", rule::FRESH_TRACKS);
    t.play("take 1").play("place 0,0");
    t.refuses("take 1", rule::FRESH_TRACKS);
    assert!(t.can("take 2"), "only the last turn's refill is fresh");
    let mut last = under("P07").market("C01 - - - - -").deck("C07").ready();
    last.play("take 1").play("place 0,0");
    assert_eq!(last.market(), "- C07 - - -g -g");
    assert_eq!(last.legal(), ["take 2"], "the only card may be taken all the same");
}

/// Proves WW-088.
#[test]
fn a_barred_card_stays_barred_when_it_is_turned_or_moved() {
    let mut turned = under("P07").market(MARKET).deck("C07 x C08").ready();
    turned.play("take 1").play("place 0,0");
    assert_eq!(turned.market(), "C07g C02 C03 C04 C05g C06");
    turned.refuses("take 1", rule::FRESH_TRACKS);
    assert!(turned.can("take 6"), "the other turned card is not fresh");
    let mut moved = table(2).modules("P07", "O15 O08 O10").market(MARKET).deck("C07 C08").ready();
    moved.turn(&["take 1", "place 0,0"]);
    moved.play("use O15").play("market 1").play("market 5");
    assert_eq!(moved.market(), "C05 C02 C03 C04 C07g C06g");
    moved.refuses("take 5", rule::FRESH_TRACKS);
    assert!(moved.can("take 1"));
    let mut spoken = table(2).modules("P08", "O16 O08 O10").market(MARKET).deck("C07 C08").ready();
    spoken.play("take 1").play("place 0,0").play("use O16").play("market 2");
    spoken.play("use P08").play("market 2").play("market 6").play("end turn");
    assert_eq!(spoken.market(), "C07 C06 C03 C04 C05g C02g");
    spoken.refuses("take 6", rule::SPOKEN_FOR);
    assert!(spoken.can("take 2"));
}

/// Proves WW-089, WW-090.
#[test]
fn p08_turning_leaves_turns_a_story_and_a_goal_that_swap_places() {
    let mut t = under("P08").market(MARKET).deck("C07 C08 C09").ready();
    t.refuses("use P08", rule::TURN_END);
    t.play("take 1").play("place 0,0").play("use P08");
    t.refuses("market 5", rule::TURNING_LEAVES);
    t.play("market 2");
    t.refuses("market 3", rule::TURNING_LEAVES);
    t.play("market 5");
    assert_eq!(t.market(), "C07 C05 C03 C04 C02g C06g", "every place keeps its side");
    assert_eq!(t.seat(), Some(1), "once per turn: nothing is left to decide");
    t.play("take 3").play("place 0,0").play("end turn");
    assert_eq!(t.market(), "C07 C05 C08 C04 C02g C06g", "it is optional");
}

/// Proves WW-091.
#[test]
fn p09_clear_the_path_puts_one_market_card_away_before_a_take() {
    let mut t = under("P09").market(MARKET).deck("C07 C08 C09").ready();
    t.play("use P09").play("market 6");
    assert_eq!(
        (t.market(), t.deck()),
        ("C01 C02 C03 C04 C05g C07g".into(), vec!["C08".into(), "C09".into(), "C06".into()])
    );
    t.refuses("use P09", rule::CLEAR_THE_PATH);
    t.play("take 1");
    t.refuses("use P09", rule::BEFORE_TAKE);
    t.play("place 0,0");
    assert!(t.can("use P09"), "the next player again");
}

/// Proves WW-092.
#[test]
fn market_cards_go_under_an_empty_deck_too() {
    let mut t = under("P09").market(MARKET).deck("").ready();
    t.play("use P09").play("market 2");
    assert_eq!(t.market(), MARKET, "the card comes straight back");
    let mut t = table(2).modules("P01", "O14 O08 O10").market("C01 C02 C03 - C05g C06g").deck("C07").ready();
    t.play("use O14");
    for choice in ["market 1", "market 2", "market 3", "market 5"] {
        t.play(choice);
    }
    assert_eq!(t.market(), "C01 C02 C03 C07 C05g C06g", "place 4 was empty before and is filled first");
}

/// Proves WW-093.
#[test]
fn p10_common_cause_is_scored_by_everybody_with_their_own_display() {
    let t = under("P10").lay(0, "C14 C10 / C16").lay(1, "C18 C45").shared("C27").ready();
    assert_eq!((t.points(0), t.part(0, "shared")), (10, 10), "two Robyns, two Mebhs");
    assert_eq!(t.part(1, "shared"), 10, "one and one");
    for seed in 0..30 {
        let card = under("P10").drawn(seed).shared();
        let kind = content().goal(card).goal_type();
        assert!(matches!(kind, GoalType::Pattern | GoalType::TwoSymbols | GoalType::Balance), "{kind:?}");
    }
}

/// Proves WW-094.
#[test]
fn the_common_goal_is_turned_up_last_and_belongs_to_no_display() {
    let t = under("P10").order("C10 C11 C12 C13 C14 C15 C02 C05 C01 C03");
    assert_eq!(t.market(), "C10 C11 C12 C13 C14g C15g", "the market is dealt first");
    assert_eq!(content().card_id(t.shared()), "C01", "arrows are passed over");
    let deck = t.deck();
    assert_eq!(
        (deck[0].as_str(), &deck[deck.len() - 2..]),
        ("C03", &["C02".to_owned(), "C05".to_owned()][..])
    );
    let t = under("P10").lay(0, "C42g C01 C10").lay(1, "C53g C04 / C12 C03 C24").shared("C27").ready();
    assert_eq!((t.points(0), t.points(1)), (3, 3));
    assert_eq!(t.winners(), [0, 1], "one goal each for the tie-break");
    let mut t = table(3).with("permanent", "P10").market("C01 C02 C03 C04 C27g C06g").shared("C27").ready();
    t.play("take 5").play("place 0,0");
    assert_eq!(t.display(0), "C27g", "its twin is no duplicate");
}

/// Proves WW-095.
#[test]
fn p11_broken_promises_cost_two_points_each() {
    let t = under("P11").lay(0, "C40g C01 / C02g C03 / C42g C10").ready();
    assert_eq!(t.part(0, "permanent"), -6, "no wolves, no Merlyn in line, no pair");
    let t = under("P11").lay(0, "C40g C19").ready();
    assert_eq!((t.part(0, "permanent"), t.points(0)), (0, 2));
}

/// Proves WW-096.
#[test]
fn p12_few_words_reward_the_fewest_goals() {
    let t = under("P12").lay(0, "C40g C01").lay(1, "C42g C53g").ready();
    assert_eq!((t.part(0, "permanent"), t.part(1, "permanent")), (6, 0));
    let t = under("P12").lay(0, "C40g C01").lay(1, "C42g C02").ready();
    assert_eq!((t.part(0, "permanent"), t.part(1, "permanent")), (0, 0), "nobody on a tie");
}

/// Proves WW-097.
#[test]
fn p13_favourite_tale_pays_for_the_named_symbol() {
    let mut t = under("P13").drawn(4);
    assert_eq!(t.seat(), Some(1), "in reverse turn order");
    t.refuses("take 1", rule::FAVOURITE_TALE);
    t.play("name wolves");
    assert_eq!(t.seat(), Some(0));
    t.refuses("name wolves", rule::FAVOURITE_TALE);
    t.play("name forest");
    assert_eq!((t.seat(), t.stage_is_take()), (Some(0), true));
    let t = under("P13")
        .lay(0, "C13 C16 C19 C01 C18g")
        .lay(1, "C40g C20 C26")
        .named(&["forest", "wolves"])
        .ready();
    assert_eq!((t.part(0, "permanent"), t.part(1, "permanent")), (3, 2), "stories only");
}

/// Proves WW-098.
#[test]
fn p14_cornerstones_pay_for_scoring_goals_in_the_corners() {
    let corners = "C40g C19 - - C02g / C01 / - / - / C42g C10 - - C18g";
    let t = under("P14").lay(0, corners).ready();
    let goals = ["C40", "C02", "C42", "C18"].map(|card| t.goal(0, card));
    assert_eq!(goals, [2, 0, 0, 0]);
    assert_eq!(t.part(0, "permanent"), 3);
    let t = under("P14").lay(0, "- C40g C19 - C02g / C01 / - / - / C42g C10 - - C18g").ready();
    assert_eq!(t.part(0, "permanent"), 0, "not beside the corner");
}

/// Proves WW-099.
#[test]
fn promises_and_corners_look_at_points_after_all_other_effects() {
    let mut t = full("P14", "O23 O08 O10", "C48g C04", "").at_the_end();
    let before = t.part(0, "permanent");
    t.play("use O23").play("own 0,0");
    assert_eq!(
        (t.goal(0, "C48"), t.part(0, "permanent")),
        (8, before + 3),
        "forgiven parents make a cornerstone"
    );
    let mut t = full("P11", "O23 O20 O10", "C48g C04", "C27g").at_the_end();
    let before = t.part(0, "permanent");
    t.play("use O23").play("own 0,0");
    assert_eq!(t.part(0, "permanent"), before + 2, "and no broken promise");
    t.play("use O20").play("other 0,0");
    assert_eq!(
        (t.part(0, "copied"), t.part(0, "permanent")),
        (0, before + 2),
        "a borrowed goal lies in no display"
    );
}

/// Proves WW-100.
#[test]
fn p15_heart_of_the_wood_is_the_first_card_and_counts_twice() {
    let mut t = under("P15").market("C01 C02 C03 C04 C40g C06g").deck("C19 C20 C21").ready();
    t.play("take 5");
    t.refuses("place 0,0", rule::PINNED_GRID);
    assert_eq!(t.legal(), ["place 2,2"]);
    let t = under("P15").lay(0, "- / - / - - C40g C19").ready();
    assert_eq!(t.goal(0, "C40"), 4);
}

/// Proves WW-101.
#[test]
fn under_p15_the_grid_stays_pinned() {
    let mut t = table(2).modules("P15", "O01 O08 O10").market("C01 C02 C03 C04 C40g C06g").ready();
    t.turn(&["take 5", "place 2,2"]);
    t.turn(&["take 1", "place 2,2"]);
    t.play("take 2");
    t.refuses("place 0,2", rule::ADJACENT);
    t.play("place 1,2").play("end turn");
    t.turn(&["use O01", "own 2,2", "take 2", "place 0,0"]);
    t.turn(&["take 2", "place 0,2"]);
    t.turn(&["take 2", "place 1,0"]);
    t.play("take 2");
    t.refuses("place -1,2", rule::PINNED_GRID);
    let mut t = table(2).modules("P15", "O08 O01 O10").lay(0, "- / - / - - C40g C19 C18g").ready();
    assert_eq!((t.goal(0, "C40"), t.goal(0, "C18")), (4, 2));
    t.play("use O08").play("own 2,2").play("own 2,4");
    assert_eq!((t.goal(0, "C40"), t.goal(0, "C18")), (2, 4), "doubled is what lies in the centre");
}
