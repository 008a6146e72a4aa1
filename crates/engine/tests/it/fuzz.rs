//! The laws of the fuzz targets for their corpus and for what lies near it, with any compiler and in seconds.

#[path = "../../../../fuzz/laws.rs"]
mod laws;
#[path = "../../../../fuzz/near.rs"]
mod near;

use near::hold;

/// Changed copies of each file.
const COPIES: usize = 25;

#[test]
fn any_bytes_are_a_record_or_refused() {
    hold("record", COPIES, laws::record);
}

#[test]
fn any_text_is_a_code_or_refused() {
    hold("code", COPIES, laws::code);
}

#[test]
fn any_text_is_an_action_or_refused() {
    hold("action", COPIES, laws::action);
}

#[test]
fn any_lines_are_answered_one_by_one() {
    hold("line", COPIES, laws::line);
}
