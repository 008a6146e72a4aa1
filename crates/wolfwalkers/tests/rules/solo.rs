//! Alone against the forest.

use crate::support::table::{options, table};

const MARKET: &str = "C01 C02 C03 C04 C05g C06g";

/// Proves WW-143, WW-144.
#[test]
fn after_a_story_the_forest_takes_a_story_by_the_symbols_of_the_next_one() {
    let mut t = table(1).market(MARKET).deck("C07 C08 C09 C10").ready();
    t.play("take 1").play("place 0,0");
    // C07 came to place 1; C08 on top shows two symbols, so the second story goes and C08 takes its place.
    assert_eq!(t.market(), "C07 C08 C03 C04 C05g C06g");
    assert_eq!((t.deck(), t.seat()), (vec!["C09".to_owned(), "C10".to_owned()], Some(0)));
    let mut t = table(1).market(MARKET).deck("C07").ready();
    t.play("take 3").play("place 0,0");
    assert_eq!(t.market(), "- C02 C07 C04 C05g C06g", "with an empty deck the forest takes the first story");
}

/// Proves WW-145.
#[test]
fn after_a_goal_the_forest_takes_the_other_goal() {
    let mut t = table(1).market(MARKET).deck("C07 C08 C09").ready();
    t.play("take 5").play("place 0,0");
    assert_eq!(t.market(), "C01 C02 C03 C04 C07g C08g");
    t.play("take 6").play("place 0,1");
    assert_eq!(t.market(), "C01 C02 C03 C04 -g C09g");
}

/// Proves WW-146.
#[test]
fn alone_there_are_no_modules_and_the_forest_acts_to_the_last() {
    for (name, value) in [("permanent", "P02"), ("opportunities", "O08"), ("permanent", "random")] {
        assert!(options(1, &[(name, value)]).is_err(), "{name} {value}");
    }
    assert!(options(1, &[("exchange", "yes"), ("solo", "S1")]).is_ok());
    let mut t = table(1).fill(0, 24).market(MARKET).deck("C07 C08 C09").ready();
    t.play("take 1").play("place 4,4");
    assert_eq!(
        (t.market(), t.seat()),
        ("C07 C08 C03 C04 C05g C06g".into(), None),
        "also after the 25th card"
    );
}

/// Proves WW-146.
#[test]
fn of_two_goals_that_were_not_refilled_the_forest_takes_the_leftmost() {
    let mut t = table(1).market(MARKET).deck("C07 x C08 C09").ready();
    t.play("take 6").play("place 0,0");
    // The exchange card made place 1 show a goal and the refilled place 6 a story.
    assert_eq!(t.market(), "C08g C02 C03 C04 C05g C07");
}

fn verdict(challenge: &str, rows: &str) -> (i32, Option<&'static str>, usize) {
    let t = table(1).with("solo", challenge).lay(0, rows).at_the_end();
    (t.points(0), t.ending(), t.winners().len())
}

fn met(challenge: &str, rows: &str) -> i32 {
    let (points, ending, winners) = verdict(challenge, rows);
    assert_eq!((ending, winners), (Some("challenge-met"), 1), "{challenge} with {points} points");
    points
}

fn failed(challenge: &str, rows: &str) -> i32 {
    let (points, ending, winners) = verdict(challenge, rows);
    assert_eq!((ending, winners), (Some("challenge-failed"), 0), "{challenge} with {points} points");
    points
}

const MEETS_S1: &str = "C40 C05g C15 C16g C30 / \
     C25 C53g C49g C55g C46 / \
     C12g C36 C24g C14g C17 / \
     C37g C27g C28g C50 C29g / \
     C33 C51g C13g C39g C26";
const MISSES_S1: &str = "C12 C52g C19 C25 C22g / \
     C24g C23 C30 C16g C34 / \
     C28 C48 C32 C27 C10g / \
     C50 C33g C05 C14 C51 / \
     C39g C26 C15 C42 C53g";
const MEETS_S2: &str = "C11g C54 C03g C01g C42g / \
     C55 C49 C30 C26g C32 / \
     C39g C48 C02 C27 C31g / \
     C44 C28 C22 C18g C33 / \
     C19 C15 C38 C52g C12g";
const MISSES_S2: &str = "C11g C54g C03g C24g C10g / \
     C55 C44 C30 C26g C32 / \
     C39g C48 C02 C27 C31g / \
     C49g C28 C05 C18g C33 / \
     C19 C15 C34 C52g C12g";
const MEETS_S3: &str = "C14 C53g C05 C25g C13 / \
     C42g C51g C35 C10 C36g / \
     C40g C02 C09g C33g C03 / \
     C45 C43g C55 C07g C48 / \
     C29g C50 C19 C06 C27";
const MISSES_S3: &str = "C08 C34g C13g C10g C52g / \
     C05g C04 C50 C24g C40 / \
     C36 C38 C31 C28 C27 / \
     C48 C25 C51 C47 C26 / \
     C21g C53g C46 C49g C03g";
const MEETS_S4: &str = "C07 C27 C26 C01g C34 / \
     C41 C47 C17 C16g C04g / \
     C49g C35 C55 C20 C31 / \
     C38 C51 C08g C44 C10 / \
     C14 C22 C09g C30g C05";
const MISSES_S4: &str = "C08g C09g C51 C04g C45 / \
     C27g C20 C11 C42 C30 / \
     C16g C52 C44 C19g C40 / \
     C03g C38 C17 C50 C34 / \
     C10g C47 C06 C35 C37";
const MEETS_S5: &str = "C31 C27g C47g C34g C18 / \
     C12g C51 C49g C46g C40 / \
     C07g C20 C24g C50 C09 / \
     C06g C38 C48g C17 C39g / \
     C43g C13g C21g C11g C14g";
const MISSES_S5: &str = "C46 C55 C06 C39g C26g / \
     C09 C31 C07g C10g C41 / \
     C20g C53 C51 C23 C03 / \
     C29 C37 C15 C44g C49 / \
     C28 C21g C19 C08g C05g";
const MEETS_S6: &str = "C40 C09 C49 C29 C18 / \
     C17g C26 C53 C47g C35g / \
     C22g C21 C02 C23 C25g / \
     C10g C50g C32 C42 C39 / \
     C46g C48 C01g C33 C13";
const MISSES_S6: &str = "C11g C21g C23g C03 C52g / \
     C32g C49 C19g C09 C46 / \
     C36 C50 C51 C15 C38 / \
     C26 C31 C25 C05g C44 / \
     C14 C41g C40 C33 C37g";
const MEETS_S7: &str = "C13g C28g C32g C50 C24 / \
     C14 C05g C29g C09 C55 / \
     C47g C25g C51g C44 C02 / \
     C06 C12g C34g C38 C27 / \
     C33 C52 C49g C18g C15";
const MISSES_S7: &str = "C07g C19g C16 C35 C36g / \
     C41g C51 C40g C31 C37g / \
     C15 C30 C42g C08 C02g / \
     C18g C34 C55 C03g C09g / \
     C29g C20g C11 C52 C14g";
const MEETS_S8: &str = "C17g C54 C03g C12g C32 / \
     C55 C30 C49 C23g C13g / \
     C07g C48 C33 C27 C18g / \
     C24g C28 C44 C52g C02 / \
     C19 C15 C38 C42g C01g";
const MISSES_S8: &str = "C42g C24g C41 C49g C54g / \
     C52g C14g C50 C28g C23g / \
     C07g C55 C26g C22g C43g / \
     C53g C47 C40 C09g C12g / \
     C20g C21 C39g C29g C25";

/// Proves WW-147.
#[test]
fn a_challenge_is_won_or_lost_by_the_finished_display() {
    assert_eq!(met("S1", MEETS_S1), 55);
    assert_eq!(failed("S2", MEETS_S1), 55, "the same display does not meet a harder one");
}

/// Proves WW-148.
#[test]
fn the_first_challenge_asks_for_fifty_five_points() {
    assert_eq!(met("S1", MEETS_S1), 55);
    assert_eq!(failed("S1", MISSES_S1), 54);
}

/// Proves WW-149.
#[test]
fn the_second_challenge_asks_for_sixty_five_points() {
    assert_eq!(met("S2", MEETS_S2), 65);
    assert_eq!(failed("S2", MISSES_S2), 64);
}

/// Proves WW-150.
#[test]
fn the_third_challenge_allows_no_goal_without_points() {
    assert_eq!(met("S3", MEETS_S3), 60);
    assert_eq!(failed("S3", MISSES_S3), 61);
}

/// Proves WW-151.
#[test]
fn the_fourth_challenge_allows_seven_goals() {
    assert_eq!(met("S4", MEETS_S4), 60);
    assert_eq!(failed("S4", MISSES_S4), 70);
}

/// Proves WW-152.
#[test]
fn the_fifth_challenge_wants_points_from_every_family() {
    assert_eq!(met("S5", MEETS_S5), 65);
    assert_eq!(failed("S5", MISSES_S5), 68);
}

/// Proves WW-153.
#[test]
fn the_sixth_challenge_asks_for_forty_points_with_patterns() {
    assert_eq!(met("S6", MEETS_S6), 44);
    assert_eq!(failed("S6", MISSES_S6), 54);
}

/// Proves WW-154.
#[test]
fn the_seventh_challenge_allows_no_army() {
    assert_eq!(met("S7", MEETS_S7), 70);
    assert_eq!(failed("S7", MISSES_S7), 71);
}

/// Proves WW-155.
#[test]
fn the_eighth_challenge_asks_for_ninety_points() {
    assert_eq!(met("S8", MEETS_S8), 90);
    assert_eq!(failed("S8", MISSES_S8), 89);
}
