//! The versions of the rules of Lone Wolves and what differs between them.
//!
//! A match is played to its end, and replayed, by the version it began with.

/// The versions that can be played.
pub(crate) const VERSIONS: &[u32] = &[1];

/// One version of the rules. There is one so far, so nothing differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// Its number.
    pub version: u32,
}

impl Ruleset {
    /// The last version.
    pub(crate) const NEWEST: Self = Self { version: 1 };
}

/// The rules of a version.
pub(crate) fn ruleset(version: u32) -> Option<Ruleset> {
    VERSIONS.contains(&version).then_some(Ruleset { version })
}
