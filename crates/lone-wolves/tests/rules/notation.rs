//! Texts from outside: a wrong one says where it goes wrong, reading inverts writing, and no action at any time panics.

use lone_wolves::LoneWolves;
use moonpack_rules::{Game, Notation, ParseActionError, Quiet};
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
}
