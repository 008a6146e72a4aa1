//! The law of the fuzz target `doors` for its corpus and for what lies near it: the real router, no socket.

#[path = "../../../../fuzz/doors.rs"]
mod doors;
#[path = "../../../../fuzz/near.rs"]
mod near;

/// No dozen of requests, whatever numbers stand in them, holds more than this at once on the thread that answers.
const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// Changed copies of each file: some 50,000 requests, about a minute.
const COPIES: usize = 1_000;

#[test]
fn any_requests_are_answered_and_none_with_a_fault_of_ours() {
    near::hold("doors", COPIES, |bytes| {
        let counted = allocation_counter::measure(|| doors::doors(bytes));
        let text = String::from_utf8_lossy(bytes);
        assert!(counted.bytes_max < MOST_BYTES, "{} bytes at once for\n{text}", counted.bytes_max);
    });
}
