//! Whatever comes in, nothing panics: texts, set-ups, content, and actions that are not legal.

use lone_wolves::{LoneWolves, Setup};
use moonpack_rules::{Begin, Game, Notation, ParseActionError, Quiet};
use moonpack_testkit::{Case, Table};
use proptest::prelude::*;

use crate::support::candidates::candidates;

fn table(options: &[(&str, &str)], seed: u64) -> Table<LoneWolves> {
    Table::new(&Case::new(2, options), seed)
}

#[test]
fn a_wrong_text_says_where_and_what_was_expected() {
    let game = table(&[], 0).game;
    let told = |text: &str| game.read_action(text).expect_err(text).to_string();
    assert_eq!(told("howl r6"), "column 1: expected play, reveal, take or place, found `howl`");
    assert_eq!(told("play r9 cave"), "column 6: expected a wolf such as r6, found `r9`");
    assert_eq!(told("play r6"), "the action ends too early: expected cave, desert, swamp, tundra or volcano");
    assert_eq!(told("take cave 5"), "column 11: expected a slot from 1 to 4, found `5`");
    assert_eq!(told("place s00"), "column 7: expected a pack field such as s07, found `s00`");
    assert_eq!(told("place s07 now"), "column 11: nothing more belongs to this action, found `now`");
    assert!(matches!(game.read_action("place s07 "), Err(ParseActionError::TooLong { .. })));
    assert!(game.read_action("play  r6 cave").is_err());
}

#[test]
fn every_action_is_read_back_from_its_text() {
    let game = table(&[], 0).game;
    for action in candidates() {
        assert_eq!(game.read_action(&game.write_action(action)), Ok(action));
    }
}

#[test]
fn impossible_set_ups_are_refused_with_their_line() {
    let table = table(&[("deals", "2")], 4);
    let told = |setup: &Setup| {
        let begun = LoneWolves::begin(&table.content, &LoneWolves::NEWEST, 2, &table.options, setup);
        begun.expect_err("impossible").to_string()
    };
    let mut setup = table.setup.clone();
    setup.deals[1].leader = setup.deals[0].leader;
    assert!(told(&setup).starts_with("set-up `deal-2-leader`: the lead alternates"));
    setup = table.setup.clone();
    setup.deals[0].box_wolves[0] = setup.deals[0].box_wolves[1];
    assert!(told(&setup).starts_with("set-up `deal-1-box`: hands and box together"));
    setup = table.setup.clone();
    setup.deals[0].tiles[0] = setup.deals[0].tiles[1];
    assert!(told(&setup).starts_with("set-up `deal-1-tiles`"));
    setup = table.setup.clone();
    setup.deals[0].box_scars[0] = None;
    assert!(told(&setup).starts_with("set-up `deal-1-scars-box`"));
    setup = table.setup.clone();
    setup.deals.pop();
    assert!(told(&setup).contains("there are 1 deals, but the options ask for 2"));
    assert!(LoneWolves::begin(&table.content, &LoneWolves::NEWEST, 3, &table.options, &table.setup).is_err());
}

#[test]
fn unknown_and_double_lines_are_refused() {
    let table = table(&[], 4);
    let lines = LoneWolves::write_setup(&table.content, &table.setup);
    let told = |lines: &_| LoneWolves::read_setup(&table.content, lines).expect_err("wrong").to_string();
    let mut more = lines.clone();
    more.push(lines[0].clone());
    assert!(told(&more).contains("deal-"));
    let mut other = lines.clone();
    other[0].0 = "deal-1-weather".into();
    assert!(
        told(&other).starts_with("set-up `deal-1-weather`: is no line of a set-up"),
        "the stranger comes first"
    );
    assert!(told(&vec![]).contains("is missing"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nonsense_texts_never_panic(text in "\\PC{0,40}|(play|take|reveal|place) \\PC{0,12}|[a-z]{0,6} [a-z0-9]{0,3} [a-z]{0,7}") {
        let game = table(&[], 0).game;
        if let Ok(action) = game.read_action(&text) {
            prop_assert_eq!(game.write_action(action), text);
        }
    }

    #[test]
    fn illegal_actions_never_panic(seed in 0..50_u64, picks in prop::collection::vec(any::<prop::sample::Index>(), 1..400)) {
        let table = table(&[("board", "advanced"), ("deals", "2")], seed);
        let all = candidates();
        let mut position = table.start.clone();
        for pick in picks {
            table.game.apply(&mut position, all[pick.index(all.len())], &mut Quiet);
            let mut legal = Vec::new();
            table.game.legal(&position, &mut legal);
            table.game.standing(&position);
        }
    }

    #[test]
    fn damaged_content_never_panics(at in 0..LoneWolves::CONTENT.len(), cut in 0..40_usize, put in "\\PC{0,6}") {
        let text = LoneWolves::CONTENT;
        let from = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let to = (from + cut..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
        let _told = LoneWolves::read_content(&format!("{}{put}{}", &text[..from], &text[to..]));
    }

    #[test]
    fn nonsense_set_ups_never_panic(lines in prop::collection::vec(("(deal-[0-9]{1,2}-(leader|box|tiles|hand-0)|\\PC{0,8})", "\\PC{0,20}"), 0..30)) {
        let content = LoneWolves::read_content(LoneWolves::CONTENT).unwrap();
        prop_assert!(LoneWolves::read_setup(&content, &lines).is_err());
    }
}
