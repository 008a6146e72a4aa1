//! The versions of the rules of Wolfwalkers and what differs between them, each difference named after its ruling.
//!
//! A match is played to its end, and replayed, by the version it began with. `docs/rules/CHANGES.md` tells the same for
//! people.

/// The versions that can be played.
pub(crate) const VERSIONS: &[u32] = &[1, 2];

/// One version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// Its number.
    pub version: u32,
    /// Twice Told is possible only if a card can be taken afterwards (module ruling 16).
    pub again_needs_a_take: bool,
    /// Last Chance may cover the own card with its twin (module ruling 26).
    pub twin_may_cover: bool,
    /// A borrowed goal is counted at scoring, not when it is chosen (module ruling 19).
    pub borrowed_at_scoring: bool,
    /// The opportunities of the game's end follow also when everybody has passed (ruling 13).
    pub end_cards_after_passes: bool,
    /// Any action but passing starts the count of passes anew (ruling 13).
    pub acting_restarts_passes: bool,
}

impl Ruleset {
    /// The first version.
    const FIRST: Self = Self {
        version: 1,
        again_needs_a_take: false,
        twin_may_cover: false,
        borrowed_at_scoring: false,
        end_cards_after_passes: false,
        acting_restarts_passes: false,
    };

    /// The last version.
    pub(crate) const NEWEST: Self = Self {
        version: 2,
        again_needs_a_take: true,
        twin_may_cover: true,
        borrowed_at_scoring: true,
        end_cards_after_passes: true,
        acting_restarts_passes: true,
    };
}

/// The rules of a version.
pub(crate) fn ruleset(version: u32) -> Option<Ruleset> {
    [Ruleset::FIRST, Ruleset::NEWEST].into_iter().find(|rules| rules.version == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_has_its_rules_and_no_other_number_has() {
        assert!(VERSIONS.iter().all(|version| ruleset(*version).is_some_and(|r| r.version == *version)));
        assert!(
            VERSIONS.last() == Some(&Ruleset::NEWEST.version) && ruleset(0).is_none() && ruleset(3).is_none()
        );
    }
}
