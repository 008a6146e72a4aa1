//! Records survive being written and read, and errors in them are named. Damage of single bytes is `damage.rs`.

use crate::support::{MOST_STEPS, contents, random_match, rng};
use moonpack_games::{Case, Fault, GameKind, Record, RecordError};
use rand::RngExt;

#[test]
fn a_record_of_every_case_is_read_and_written_back_byte_for_byte() {
    let contents = contents();
    for case in Case::all(&contents) {
        for (seed, steps) in [(1, MOST_STEPS), (2, 0), (3, 17)] {
            let play = random_match(&contents, &case, seed, steps);
            let record = Record::new(play, &["Ash", "", "Борис Moon 🐺"]);
            let text = record.write();
            let again = Record::read(&contents, &text).unwrap_or_else(|e| panic!("{case:?}: {e}\n{text}"));
            assert_eq!(again.write(), text, "{case:?}");
            assert_eq!(again.names(), record.names());
            assert_eq!(again.play().state_json(), record.play().state_json(), "{case:?}");
        }
    }
}

#[test]
fn every_byte_of_a_short_record_matters() {
    let contents = contents();
    let case = Case { kind: GameKind::LoneWolves, players: 2, options: vec![] };
    let text = Record::new(random_match(&contents, &case, 6, 2), &["Ash"]).write();
    for place in 0..text.len() {
        for new in [b' ', b'#', b'\n', b'\r', b'\t', b'0', b'e', 0x00, 0xff] {
            let mut wrong = text.clone().into_bytes();
            if wrong[place] != new {
                wrong[place] = new;
                let told = Record::read(&contents, &wrong);
                assert!(told.is_err(), "byte {place} as {new:#x} in\n{}", String::from_utf8_lossy(&wrong));
            }
        }
    }
}

#[test]
fn a_record_by_hand_may_be_spaced_and_commented_and_leave_result_and_check_out() {
    let contents = contents();
    let case = Case { kind: GameKind::Wolfwalkers, players: 2, options: vec![] };
    let text = Record::new(random_match(&contents, &case, 8, 5), &["Ash"]).to_string();
    let loose = text
        .split_once("\nresult")
        .map(|(above, _)| above.replace(" = ", "=").replace("\n  ", "\r\n# a remark\r\n\t"))
        .expect("there is a result");
    let read = Record::read(&contents, &loose).unwrap_or_else(|e| panic!("{e}\n{loose}"));
    assert_eq!(read.to_string(), text);
}

/// The error of the text with `from` replaced by `to`.
fn error_of(from: &str, to: &str) -> RecordError {
    let contents = contents();
    let case = Case { kind: GameKind::LoneWolves, players: 2, options: vec![] };
    let text = Record::new(random_match(&contents, &case, 9, MOST_STEPS), &["Ash"]).to_string();
    assert!(text.contains(from), "no `{from}` in\n{text}");
    match Record::read(&contents, text.replacen(from, to, 1)) {
        Err(error) => error,
        Ok(_) => panic!("`{to}` was taken for `{from}`"),
    }
}

#[test]
fn errors_name_the_line_the_column_and_what_was_expected() {
    let error = error_of("moonpack record 1", "moonpack recount 1");
    assert_eq!(
        error.to_string(),
        "line 1, column 1: expected `moonpack record 1`, found `moonpack recount 1`"
    );
    let error = error_of("players = 2", "players = two");
    assert_eq!(error.to_string(), "line 4, column 11: expected the number of players, found `two`");
    let error = error_of("seat 0 = Ash", "seat 7 = Ash");
    assert!(error.to_string().contains("expected a seat from 0 to 1"), "{error}");
    let error = error_of("seat 0 = Ash", "seat 0 = Ash\nseat 0 = Ash");
    assert!(matches!(error.fault, Fault::Twice(_)), "{error}");
    let error = error_of("\nresult\n", "\nfinish\n");
    assert!(error.to_string().contains("`check`"), "{error}");
    let error = error_of("\nactions\n", "\n");
    assert_eq!(
        error.code(),
        if error.to_string().contains("set-up") { error.code() } else { "record-syntax" }
    );
}

#[test]
fn other_formats_games_and_rules_are_refused_by_name() {
    let error = error_of("moonpack record 1", "moonpack record 2");
    assert_eq!((error.code(), error.line), ("record-format", 1));
    let error = error_of("game = lone-wolves", "game = lone-wolf");
    assert_eq!((error.code(), error.line, error.column), ("unknown-game", 2, 8));
    let error = error_of("rules = 1", "rules = 99");
    assert_eq!((error.code(), error.line, error.column), ("rules-version", 3, 9));
    assert!(error.to_string().contains("version 99") && error.to_string().contains("version 1"), "{error}");
    let error = error_of("players = 2", "players = 9");
    assert_eq!((error.code(), error.line), ("players", 4));
}

#[test]
fn a_wrong_result_or_a_surplus_action_is_refused() {
    let error = error_of("  points = ", "  points = 1");
    assert_eq!(error.code(), "record-result");
    let error = error_of("\n\nresult", "\n  howl at the moon\n\nresult");
    assert_eq!(error.code(), "record-action");
}

#[test]
fn a_result_has_all_its_lines_and_a_comment_its_words() {
    let error = error_of("  points = ", "# points = ");
    assert_eq!(error.code(), "record-syntax");
    let error = error_of("\n\nresult", "\n#\nresult");
    assert_eq!(error.code(), "record-syntax");
}

#[test]
fn no_text_at_all_is_refused_and_so_is_noise() {
    let contents = contents();
    let mut pick = rng(11);
    for length in [0, 1, 2, 10, 100, 1000, 100_000] {
        let noise: Vec<u8> = (0..length).map(|_| pick.random()).collect();
        assert!(Record::read(&contents, &noise).is_err());
        let lines: Vec<u8> = noise.iter().map(|byte| b"\n =#ab01 "[usize::from(byte % 9)]).collect();
        assert!(Record::read(&contents, &lines).is_err());
    }
}
