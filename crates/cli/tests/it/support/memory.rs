//! What a client remembers of a table, held against what the store kept: nothing acknowledged is lost, nothing is doubled, and nothing
//! counts that nobody tried.

use std::collections::HashMap;

use moonpack_store::StoredEntry;
use moonpack_table::{Entry, Why};

/// What a client was told about its decisions at one table.
#[derive(Default)]
pub(crate) struct Memory {
    /// Decisions that were acknowledged, by the version they led to.
    pub(crate) acknowledged: HashMap<u64, String>,
    /// Decisions of which nobody knows, by the version they would have led to.
    pub(crate) unanswered: HashMap<u64, Vec<String>>,
}

impl Memory {
    /// Holds the lines of the table against what is remembered; where bots sit they may decide too. `who` says whose table it is if
    /// something is wrong.
    pub(crate) fn check(&self, lines: &[StoredEntry], is_bot: impl Fn(usize) -> bool, who: &str) {
        let (mut version, mut found) = (0, 0);
        for (index, line) in lines.iter().enumerate() {
            assert_eq!(line.event, index as u64 + 1, "{who}: a gap or a double");
            let (seat, action) = match Entry::read(&line.entry).unwrap() {
                Entry::Act { seat, action, .. } => (seat, action),
                Entry::StandIn { why: Why::Clock, .. } => panic!("{who}: somebody's time ran out"),
                _ => continue,
            };
            version += 1;
            match self.acknowledged.get(&version) {
                Some(acknowledged) => {
                    assert_eq!(*acknowledged, action, "{who}: version {version} is another");
                    found += 1;
                }
                None if is_bot(seat.index()) => {}
                None => {
                    let tried = self.unanswered.get(&version);
                    let known = tried.is_some_and(|tried| tried.contains(&action));
                    assert!(known, "{who}: nobody decided `{action}` at version {version}");
                }
            }
        }
        assert_eq!(found, self.acknowledged.len(), "{who}: acknowledged decisions are lost");
    }
}
