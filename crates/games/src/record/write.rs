//! Writing a record: the one canonical text of a match.

use std::fmt::{self, Write};

use moonpack_rules::Seat;

use super::{Record, result_of};

impl Record {
    /// The canonical text, closed by its check.
    pub fn write(&self) -> String {
        let mut text = self.to_string();
        let check = crc32fast::hash(text.as_bytes());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "check {check:08x}");
        text
    }
}

/// Everything above the check line.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let play = &self.play;
        let kind = play.kind();
        writeln!(f, "moonpack record 1")?;
        writeln!(f, "game = {kind}")?;
        writeln!(f, "rules = {}", play.rules_version())?;
        writeln!(f, "players = {}", play.seats())?;
        for (name, value) in play.options() {
            pair(f, &format!("option {name}"), &value)?;
        }
        for (seat, name) in Seat::first(self.names.len()).zip(&self.names) {
            if !name.is_empty() {
                pair(f, &format!("seat {seat}"), name)?;
            }
        }
        writeln!(f, "\nsetup")?;
        for (key, value) in play.setup() {
            pair(f, &format!("  {key}"), &value)?;
        }
        writeln!(f, "\nactions")?;
        for action in play.action_texts() {
            writeln!(f, "  {action}")?;
        }
        writeln!(f, "\nresult")?;
        for (key, value) in result_of(play) {
            pair(f, &format!("  {key}"), &value)?;
        }
        writeln!(f)
    }
}

fn pair(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    if value.is_empty() { writeln!(f, "{key} =") } else { writeln!(f, "{key} = {value}") }
}
