//! The versions of the rules of Lone Wolves: there has been one so far, so nothing differs.
//!
//! A match is played to its end, and replayed, by the version it began with. The first difference makes a type of its own
//! of this one, as in Wolfwalkers.

pub use moonpack_rules::FirstRules as Ruleset;

/// The versions that can be played.
pub(crate) const VERSIONS: &[u32] = Ruleset::VERSIONS;

/// The rules of a version.
pub(crate) fn ruleset(version: u32) -> Option<Ruleset> {
    Ruleset::of(version)
}
