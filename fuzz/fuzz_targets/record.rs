//! Any bytes are a record that can be written and read again, or are refused.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use moonpack_games::{Contents, Record};

static CONTENTS: LazyLock<Contents> = LazyLock::new(|| Contents::shipped().expect("what ships is sound"));

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = Record::read(&CONTENTS, bytes) {
        let text = record.write();
        let again = Record::read(&CONTENTS, &text).expect("what was written is read");
        assert_eq!(again.write(), text);
    }
});
