//! Codes for links open the same match. Damage of single characters is `damage.rs`.

use crate::support::{MOST_STEPS, contents, random_match};
use moonpack_games::{Case, CodeError, decode, encode};

#[test]
fn a_code_of_every_case_opens_the_same_match() {
    let contents = contents();
    for case in Case::all(&contents) {
        for (seed, steps) in [(1, MOST_STEPS), (2, 0), (3, 23)] {
            let play = random_match(&contents, &case, seed, steps);
            let code = encode(&play);
            assert!(code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)), "{code}");
            let again = decode(&contents, &code).unwrap_or_else(|e| panic!("{case:?}: {e}\n{code}"));
            assert_eq!(again.action_texts(), play.action_texts(), "{case:?}");
            assert_eq!(again.options(), play.options());
            assert_eq!(again.state_json(), play.state_json());
            assert_eq!(encode(&again), code);
        }
    }
}

#[test]
fn a_cut_code_and_one_of_another_version_are_refused() {
    let contents = contents();
    for case in Case::all(&contents) {
        let code = encode(&random_match(&contents, &case, 4, 50));
        assert_eq!(decode(&contents, &code[..code.len() - 1]).err(), Some(CodeError::Damaged));
        assert_eq!(decode(&contents, &format!("2{}", &code[1..])).err(), Some(CodeError::Version('2')));
    }
}

#[test]
fn codes_that_are_none_are_refused() {
    let contents = contents();
    for wrong in ["", "1", "1AAAA", "11111111111111", "🐺", "1🐺", "=", &"1".repeat(100_000)] {
        assert_eq!(decode(&contents, wrong).err(), Some(CodeError::Damaged), "{wrong:.20}");
    }
}
