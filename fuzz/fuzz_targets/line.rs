//! Any lines get one answer each, and a refused line changes nothing.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use moonpack_engine::Session;
use moonpack_games::Contents;
use moonpack_words::Lang;

static CONTENTS: LazyLock<Contents> = LazyLock::new(|| Contents::shipped().expect("what ships is sound"));

fuzz_target!(|bytes: &[u8]| {
    let mut session = Session::new(CONTENTS.clone(), Lang::En);
    session.answer(br#"{"cmd":"new","game":"lone-wolves","seed":1}"#);
    for line in bytes.split(|byte| *byte == b'\n').take(30) {
        // Searching takes as long as it is allowed to; that is no finding.
        if line.windows(3).any(|word| word == b"bot" || word == b"ana") {
            continue;
        }
        let before = session.answer(br#"{"cmd":"save"}"#);
        let answer = session.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line");
        if answer.contains(r#""ok":false"#) && !answer.contains(r#""ok":true"#) {
            assert_eq!(session.answer(br#"{"cmd":"save"}"#), before);
        }
    }
});
