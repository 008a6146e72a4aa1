//! Any lines get one answer each, and a refused line changes nothing.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use moonpack_engine::Session;
use moonpack_games::Contents;
use moonpack_words::Lang;

static CONTENTS: LazyLock<Contents> = LazyLock::new(|| Contents::shipped().expect("what ships is sound"));

const LOOK: &[u8] = br#"{"cmd":"legal"}"#;

fuzz_target!(|bytes: &[u8]| {
    let mut session = Session::new(CONTENTS.clone(), Lang::En);
    session.answer(br#"{"cmd":"new","game":"lone-wolves","seed":1}"#);
    let mut before = session.answer(LOOK);
    for line in bytes.split(|byte| *byte == b'\n').take(30) {
        // Searching takes as long as it is allowed to; that is no finding.
        if line.windows(3).any(|word| word == b"bot" || word == b"ana") {
            continue;
        }
        let answer = session.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line");
        let after = session.answer(LOOK);
        if answer.starts_with(r#"{"error""#) {
            assert_eq!(after, before, "a refused line changed something");
        }
        before = after;
    }
});
