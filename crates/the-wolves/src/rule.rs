//! The rule statements that can stand against an action, by name.
//!
//! This module owns the link between code and rulebook, nothing else: the words are in `locales/*/rules-the-wolves.ftl`,
//! the index of all statements, also of those that forbid nothing, is `data/rules.toml`. A test holds the three together.

use moonpack_rules::RuleId;

const fn tw(number: u16) -> RuleId {
    RuleId { game: "TW", number }
}

/// The hex named does not exist on this map.
pub const NOT_ON_MAP: RuleId = tw(1);

/// Tile sides are not being chosen now, or the table fixed them.
pub const TILE_SIDES: RuleId = tw(13);

/// Tile sides are chosen before any wolf is placed.
pub const TILES_BEFORE_DRAFT: RuleId = tw(14);

/// A starting hex must be empty.
pub const DRAFT_HEX_EMPTY: RuleId = tw(20);

/// With 3 to 5 players wolves start on the start board.
pub const DRAFT_AT_CHASM: RuleId = tw(21);

/// The second starting hex lies across the chasm from the first.
pub const DRAFT_OPPOSITE_SIDE: RuleId = tw(22);

/// Turns begin when all wolves are placed, and nobody places wolves after that.
pub const DRAFT_BEFORE_TURNS: RuleId = tw(23);

/// Both actions are done and no bonus action was bought.
pub const NO_ACTION_LEFT: RuleId = tw(24);

/// The turn cannot end while an action is still owed.
pub const ACTIONS_OWED: RuleId = tw(25);

/// There is no bonus action token to spend.
pub const NO_BONUS_ACTION: RuleId = tw(26);

/// A bonus action is bought between actions.
pub const BONUS_BETWEEN_ACTIONS: RuleId = tw(27);

/// This is not the decision that stands now.
pub const FINISH_FIRST: RuleId = tw(29);

/// The turn limit was reached and the game is over.
pub const TURN_LIMIT: RuleId = tw(30);

/// The payment is not exactly the cost of the action.
pub const WRONG_COST: RuleId = tw(31);

/// The payment does not match the terrain of the target hex.
pub const WRONG_TERRAIN: RuleId = tw(32);

/// There are not that many bonus terrain tokens.
pub const NOT_ENOUGH_TOKENS: RuleId = tw(34);

/// Not enough tiles show that terrain.
pub const NOT_ENOUGH_TILES: RuleId = tw(36);

/// No den is left on the chosen track.
pub const TRACK_EMPTY: RuleId = tw(39);

/// As many wolves as pack spread allows have moved.
pub const PACK_SPREAD: RuleId = tw(40);

/// The hex is further away than wolf speed allows.
pub const WOLF_SPEED: RuleId = tw(41);

/// A moved wolf must end on the terrain that was paid for.
pub const DESTINATION_TERRAIN: RuleId = tw(42);

/// Water sources and the chasm cannot be entered.
pub const IMPASSABLE: RuleId = tw(44);

/// This wolf has moved in this action.
pub const ALREADY_MOVED: RuleId = tw(45);

/// A chosen wolf must leave its hex.
pub const MUST_LEAVE_HEX: RuleId = tw(47);

/// A lone wolf or prey lies on the hex.
pub const TOKEN_IN_THE_WAY: RuleId = tw(48);

/// Two pieces already stand on the hex.
pub const HEX_FULL: RuleId = tw(49);

/// No own wolf of that kind stands there.
pub const NOT_YOUR_WOLF: RuleId = tw(50);

/// The piece does not rank above the enemy piece there.
pub const RANK_TOO_LOW: RuleId = tw(51);

/// No wolf ends on an enemy lair.
pub const ENEMY_LAIR: RuleId = tw(52);

/// Wolves of the same kind from different packs never share a hex.
pub const ENEMY_WOLF: RuleId = tw(53);

/// An alpha pushes a pack wolf only if it stands alone.
pub const ENEMY_NOT_ALONE: RuleId = tw(54);

/// A pushed wolf goes to one of the nearest hexes that can take it.
pub const PUSH_NEAREST: RuleId = tw(56);

/// The hex holds an enemy of the pushed wolf.
pub const PUSH_NO_CHAIN: RuleId = tw(57);

/// The pushed wolf must be placed before anything else happens.
pub const PUSH_AT_ONCE: RuleId = tw(58);

/// No own alpha wolf stands on or next to the hex.
pub const DEN_NEAR_ALPHA: RuleId = tw(61);

/// A den is never built on a hex with an enemy piece, a lone wolf or prey.
pub const DEN_ENEMY: RuleId = tw(62);

/// A den or lair already stands on the hex.
pub const ONE_MARKER: RuleId = tw(63);

/// Water sources and the chasm hold no pieces.
pub const NOT_LAND: RuleId = tw(64);

/// No own den stands on the hex.
pub const LAIR_OWN_DEN: RuleId = tw(66);

/// No own alpha wolf stands on or next to the den.
pub const LAIR_NEAR_ALPHA: RuleId = tw(67);

/// The den is not adjacent to a water source.
pub const LAIR_AT_WATER: RuleId = tw(68);

/// A lair of this pack already stands on the region board.
pub const LAIR_ONE_PER_REGION: RuleId = tw(69);

/// All four lairs are on the map.
pub const NO_LAIR_LEFT: RuleId = tw(72);

/// The enemy wolf on the new lair must be pushed.
pub const PUSH_MANDATORY: RuleId = tw(74);

/// No lone wolf is on the hex.
pub const NO_LONE_WOLF: RuleId = tw(75);

/// No own alpha wolf is within howl range of the hex.
pub const OUT_OF_RANGE: RuleId = tw(76);

/// The player board has no piece of the kind needed.
pub const NOTHING_LEFT: RuleId = tw(79);

/// No enemy piece of that kind stands on the hex.
pub const NOTHING_TO_DOMINATE: RuleId = tw(80);

/// The piece is protected.
pub const PROTECTED: RuleId = tw(81);

/// The third pack's pieces are never pushed or dominated.
pub const THIRD_PACK: RuleId = tw(112);

/// With two players nobody starts in a region that shows a crescent.
pub const DRAFT_NOT_CRESCENT: RuleId = tw(114);

/// With two players a starting hex holds no token and no piece.
pub const DRAFT_NO_TOKEN: RuleId = tw(115);

/// The full moon was scored and the game is over.
pub const GAME_OVER: RuleId = tw(119);
