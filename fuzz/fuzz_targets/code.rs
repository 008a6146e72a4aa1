//! Any text is the code of a match that can be encoded and opened again, or is refused.
//!
//! Behind a CRC hardly any random text gets far, so the input is also tried with its check made right.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use moonpack_games::{Contents, decode, encode};

static CONTENTS: LazyLock<Contents> = LazyLock::new(|| Contents::shipped().expect("what ships is sound"));

fuzz_target!(|bytes: &[u8]| {
    let texts = [String::from_utf8_lossy(bytes).into_owned(), moonpack_games::seal(bytes)];
    for text in texts {
        if let Ok(play) = decode(&CONTENTS, &text) {
            let again = decode(&CONTENTS, &encode(&play)).expect("what was encoded opens");
            assert_eq!(again.action_texts(), play.action_texts());
        }
    }
});
