//! The rule statements a refused action answers with. Their words live in `locales/`, their proofs in `tests/`.

use moonpack_rules::RuleId;

const fn lw(number: u16) -> RuleId {
    RuleId { game: "LW", number }
}

/// Decisions come in a fixed order, and only the one that is due can be made.
pub const ORDER: RuleId = lw(14);
/// Whoever holds a wolf of the led colour plays one.
pub const FOLLOW_SUIT: RuleId = lw(16);
/// A wolf is played from the own hand.
pub const OWN_HAND: RuleId = lw(19);
/// A territory has room for six wolves.
pub const SIX_WOLVES: RuleId = lw(23);
/// A 3 reveals where it lies.
pub const REVEAL_WHERE: RuleId = lw(28);
/// Only a face-down scar can be revealed.
pub const REVEAL_FACE_DOWN: RuleId = lw(29);
/// The scar comes from the territory of the lone wolf.
pub const TAKE_WHERE: RuleId = lw(31);
/// An empty slot gives nothing.
pub const TAKE_SCAR: RuleId = lw(32);
/// A scar is placed on an empty field of the own side.
pub const OWN_FREE_FIELD: RuleId = lw(36);
/// After the last trick nothing more is played.
pub const OVER: RuleId = lw(64);
