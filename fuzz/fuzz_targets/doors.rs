//! The law of `doors.rs`, for any bytes.
#![no_main]

#[path = "../doors.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| law::doors(bytes));
