//! Where tests put what they need for a moment: in memory, if there is room. They make hundreds of databases and would wait for the
//! disk as long as for the processor. What survives is tried by killing programs, for which memory is as good; what is measured
//! stays on the disk.

use std::process::Command;

/// A file system in memory, as Linux has it.
const MEMORY: &str = "/dev/shm";
/// So many mebibytes must be free there.
const ROOM: u64 = 4_096;

/// Tells a program to put its temporary files there.
pub(crate) fn in_memory(command: &mut Command) -> &mut Command {
    if free().is_some_and(|free| free >= ROOM) {
        command.env("TMPDIR", MEMORY);
    }
    command
}

/// How many mebibytes are free; nothing where there is no such place.
fn free() -> Option<u64> {
    let told = Command::new("df").args(["--output=avail", "-BM", MEMORY]).output().ok()?;
    let told = String::from_utf8(told.stdout).ok()?;
    told.lines().nth(1)?.trim().trim_end_matches('M').parse().ok()
}
