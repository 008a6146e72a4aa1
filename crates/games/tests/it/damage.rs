//! One changed byte of a record or a code is refused or changes the game visibly; it never breaks anything.
//!
//! Property tests over every game, player count and variant, and over every recorded game of `fixtures/`: proptest
//! chooses the byte and what stands there instead, and shrinks to the first byte that goes unnoticed.

use std::path::Path;

use crate::support::{contents, random_match};
use moonpack_games::{Case, Contents, Record, decode, encode};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Trials for each case.
const TRIALS: u32 = 256;

/// Any byte, but half of the time one that can stand in a record: the subtle damage.
fn byte() -> impl Strategy<Value = u8> {
    let likely = b" \n\t\r#=-0123456789abcdefghijklmnopqrstuvwxyz".to_vec();
    prop_oneof![any::<u8>(), proptest::sample::select(likely)]
}

/// Runs `holds` on the text with one byte changed, many times.
fn with_one_byte_changed(text: &str, what: &str, holds: impl Fn(&[u8], u8, u8) -> Result<(), TestCaseError>) {
    let config = Config { cases: TRIALS, failure_persistence: None, ..Config::default() };
    // The same damage every time: a test must not fail on a day nobody changed anything.
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let trial = TestRunner::new_with_rng(config, rng).run(&(any::<Index>(), byte()), |(place, new)| {
        let mut bytes = text.as_bytes().to_vec();
        let place = place.index(bytes.len());
        let old = std::mem::replace(&mut bytes[place], new);
        prop_assume!(old != new);
        holds(&bytes, old, new)
    });
    if let Err(error) = trial {
        panic!("{what}: {error}");
    }
}

/// Refused: what a written record promises, because its check covers every byte.
fn is_refused(contents: &Contents, bytes: &[u8]) -> Result<(), TestCaseError> {
    prop_assert!(Record::read(contents, bytes).is_err(), "unnoticed:\n{}", String::from_utf8_lossy(bytes));
    Ok(())
}

#[test]
fn a_changed_byte_of_a_written_record_is_refused_in_every_variant() {
    let contents = contents();
    for case in Case::all(&contents) {
        let text = Record::new(random_match(&contents, &case, 5, 60), &["Ash", "Birch"]).write();
        with_one_byte_changed(&text, &format!("{case:?}"), |bytes, _, _| is_refused(&contents, bytes));
    }
}

#[test]
fn a_changed_byte_of_a_recorded_game_is_refused() {
    let contents = contents();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    for fixture in [
        "the-wolves/2p-standard-full-moon.moonpack",
        "lone-wolves/2p-duplicate-yes-complete.moonpack",
        "wolfwalkers/2p-modules-P05-O08-O13-O24-complete.moonpack",
    ] {
        let text = std::fs::read_to_string(root.join(fixture)).expect("the fixture is there");
        with_one_byte_changed(&text, fixture, |bytes, _, _| is_refused(&contents, bytes));
    }
}

#[test]
fn a_changed_byte_of_a_record_by_hand_is_refused_or_seen_in_every_variant() {
    let contents = contents();
    for case in Case::all(&contents) {
        let record = Record::new(random_match(&contents, &case, 7, 40), &["Ash", "Birch"]);
        with_one_byte_changed(&record.to_string(), &format!("{case:?}"), |bytes, old, new| {
            let Ok(read) = Record::read(&contents, bytes) else { return Ok(()) };
            // What is still a record can be written and read again, and it is another match, unless one kind of white
            // space took the place of another.
            let text = read.write();
            prop_assert!(Record::read(&contents, &text).is_ok());
            let blank = old.is_ascii_whitespace() && new.is_ascii_whitespace();
            prop_assert!(blank || text != record.write(), "unseen:\n{}", String::from_utf8_lossy(bytes));
            Ok(())
        });
    }
}

#[test]
fn a_changed_byte_of_a_code_is_refused_in_every_variant() {
    let contents = contents();
    for case in Case::all(&contents) {
        let code = encode(&random_match(&contents, &case, 4, 50));
        with_one_byte_changed(&code, &format!("{case:?}"), |bytes, _, _| {
            let wrong = String::from_utf8_lossy(bytes);
            prop_assert!(decode(&contents, &wrong).is_err(), "unnoticed: {wrong}");
            Ok(())
        });
    }
}
