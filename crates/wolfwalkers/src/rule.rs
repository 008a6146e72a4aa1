//! Names for the rule statements that a refused action can answer with.
//!
//! The words are in `locales/`, the whole list with its tests in `data/rules.toml`. A statement that can forbid nothing
//! (what a goal is worth, say) has no name here.

use moonpack_rules::RuleId;

const fn statement(number: u16) -> RuleId {
    RuleId { game: "WW", number }
}

/// The steps of a turn: take, place, refill, in this order.
pub const STEPS: RuleId = statement(8);

/// A card is taken from the market, never from an empty place.
pub const TAKE_FROM_MARKET: RuleId = statement(9);

/// A taken card keeps its side.
pub const KEEP_SIDE: RuleId = statement(10);

/// The taken card must be placed in the same turn.
pub const PLACE_WHAT_YOU_TOOK: RuleId = statement(11);

/// A card must touch the display along a side.
pub const ADJACENT: RuleId = statement(18);

/// A card is placed on a free space.
pub const FREE_SPACE: RuleId = statement(20);

/// The display never grows beyond five by five.
pub const FIVE_BY_FIVE: RuleId = statement(21);

/// Each opportunity once per player and game.
pub const ONCE_PER_GAME: RuleId = statement(58);

/// The opportunity or permanent is not part of this game.
pub const NOT_ON_THE_TABLE: RuleId = statement(59);

/// An opportunity must be possible to carry out.
pub const CANNOT_BE_CARRIED_OUT: RuleId = statement(63);

/// Any time in the own turn, and only there.
pub const ANY_TIME: RuleId = statement(68);

/// Only before a card is taken.
pub const BEFORE_TAKE: RuleId = statement(69);

/// Only in place of the taking step.
pub const INSTEAD_OF_TAKE: RuleId = statement(70);

/// Only between taking and placing.
pub const ON_TAKE: RuleId = statement(71);

/// Only for the card about to be placed.
pub const ON_PLACE: RuleId = statement(72);

/// Only after take, place and refill.
pub const AFTER_ACTION: RuleId = statement(73);

/// Only at the end of the turn, after the refill.
pub const TURN_END: RuleId = statement(74);

/// Only after everybody has finished, before scoring.
pub const GAME_END: RuleId = statement(75);

/// With the 25th card nothing more happens in the turn.
pub const FINISHED: RuleId = statement(76);

/// No second action after an end-of-turn effect.
pub const NO_REPEAT_AFTER_TURN_END: RuleId = statement(77);

/// Game-end opportunities go in turn order.
pub const END_ORDER: RuleId = statement(78);

/// The top of the deck may be taken only under Open Trail, and only if there is one.
pub const OPEN_TRAIL: RuleId = statement(82);

/// Fresh Tracks bars what the last refill laid.
pub const FRESH_TRACKS: RuleId = statement(87);

/// Turning Leaves turns one story and one goal, once, at the end of the turn.
pub const TURNING_LEAVES: RuleId = statement(89);

/// Clear the Path puts away one market card before a take, once.
pub const CLEAR_THE_PATH: RuleId = statement(91);

/// Favourite Tale: a symbol nobody has named, before the first turn.
pub const FAVOURITE_TALE: RuleId = statement(97);

/// Under Heart of the Wood the grid is pinned around the first card.
pub const PINNED_GRID: RuleId = statement(101);

/// Second Chance returns a card of the own display.
pub const SECOND_CHANCE: RuleId = statement(102);

/// Last Chance lays a market card over a card of the own display.
pub const LAST_CHANCE: RuleId = statement(104);

/// From the Roots needs a card at the bottom of the deck.
pub const FROM_THE_ROOTS: RuleId = statement(105);

/// Trading Places swaps two different cards of the own display.
pub const TRADING_PLACES: RuleId = statement(108);

/// New Light turns over a card of the own display.
pub const NEW_LIGHT: RuleId = statement(109);

/// Shifting Ground moves a card of the own display to a space where it could be placed.
pub const SHIFTING_GROUND: RuleId = statement(110);

/// A shifted card goes to another space, as a placement, and not as the only card.
pub const SHIFTED_AS_PLACED: RuleId = statement(111);

/// Clean Sweep puts every market card away, each once.
pub const CLEAN_SWEEP: RuleId = statement(116);

/// Change of Wind turns exactly one story and one goal.
pub const CHANGE_OF_WIND: RuleId = statement(117);

/// A card spoken for may not be taken in the next turn.
pub const SPOKEN_FOR: RuleId = statement(118);

/// Barter swaps two stories with equally many symbols.
pub const BARTER: RuleId = statement(119);

/// After Lost for Words no goal may be taken.
pub const LOST_FOR_WORDS: RuleId = statement(120);

/// Crossed Paths swaps two adjacent cards of the next player.
pub const CROSSED_PATHS: RuleId = statement(122);

/// Nobody is hindered who has no turn left.
pub const NO_TURN_LEFT: RuleId = statement(123);

/// Borrowed Dream copies a pattern, two symbols or balance goal.
pub const BORROWED_DREAM: RuleId = statement(124);

/// Shapeshifter adds a symbol the story does not show.
pub const SHAPESHIFTER: RuleId = statement(126);

/// Overlapping Tales needs a pattern goal of the own display.
pub const OVERLAPPING_TALES: RuleId = statement(128);

/// Blind Eye needs a crossed arrows goal of the own display.
pub const BLIND_EYE: RuleId = statement(130);

/// Near Enough needs a balance goal of the own display.
pub const NEAR_ENOUGH: RuleId = statement(131);

/// Foresight orders the top cards of the deck.
pub const FORESIGHT: RuleId = statement(132);

/// The same side of the same card only once in a display.
pub const DUPLICATE: RuleId = statement(137);

/// Twice Told needs a card that can still be taken.
pub const NOTHING_TO_REPEAT: RuleId = statement(157);

/// Passing only when nothing can be taken.
pub const PASS_ONLY_WHEN_STUCK: RuleId = statement(139);
