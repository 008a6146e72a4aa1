//! The law of `code` in `laws.rs`, for any bytes.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code, reason = "each target holds one of the laws")]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::code(bytes));
