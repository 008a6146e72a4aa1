//! What module cards do, as data: a closed vocabulary of operations with their parameters, and the moment they work.
//!
//! This module owns the words of the component data and refuses those it does not know. What an operation *does* stands
//! in one place each: operations a person uses in `task`, lasting ones in `ruleset`, those of the final scoring in
//! `standing`. A new card that combines known operations needs no code (`tests/content.rs` plays one).

use moonpack_rules::ContentError;
use toml::{Table, Value};

use super::goal::GoalType;
use crate::cards::Side;
use crate::display::{Adjacency, Cell};
use crate::sight::scores_beside;

/// The moment an effect works or may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// Never: the card changes nothing.
    Never,
    /// While the table is laid.
    Setup,
    /// Always, where a card is taken.
    TakeOptions,
    /// Always, where a card is placed.
    Placement,
    /// In the final scoring.
    Scoring,
    /// May be used at any time of the own turn.
    Any,
    /// May be used before a card is taken.
    BeforeTake,
    /// May be used in place of taking a market card.
    InsteadOfTake,
    /// May be used while a taken card is in hand.
    OnTake,
    /// May be used for the placing of a taken card.
    OnPlace,
    /// May be used after take, place and refill.
    AfterAction,
    /// May be used at the end of the turn.
    TurnEnd,
    /// May be used once everybody has a full display.
    GameEnd,
}

/// What an item must be to give points in the final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// A goal in the own display that scores nothing.
    GoalScoringZero,
    /// A story in the own display that shows the symbol named at the start.
    StoryWithNamedSymbol,
    /// A goal in a corner of the own display that scores something.
    CornerGoalScoring,
}

/// One operation of a module card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing changes.
    None,
    /// Cards may be placed by another rule.
    SetAdjacency(Adjacency),
    /// The top card of the deck may be taken as a story; the market is not refilled then.
    TakeDeckTop,
    /// The market has so many places.
    SetMarket {
        /// Places that show stories at first, on the left.
        stories: u8,
        /// Places that show goals at first, on the right.
        goals: u8,
    },
    /// The cards of the last refill may not be taken, unless there is nothing else.
    BarFresh,
    /// One story and one goal of the market are turned over and change places.
    FlipMarket,
    /// One market card goes under the deck, and its place is refilled.
    RecycleMarket,
    /// All market cards go under the deck, and every place is refilled.
    RecycleWholeMarket,
    /// A goal of one of these types is laid open beside the market.
    RevealSharedGoal(GoalTypes),
    /// Everybody scores the goal beside the market.
    ScoreSharedGoal,
    /// Points for each such item.
    PointsPer(Per, i8),
    /// Points for whoever has strictly the fewest goals.
    PointsIfFewestGoals(i8),
    /// Everybody names a symbol of their own, in reverse turn order.
    NameSymbol,
    /// The first card of a display lies here, which pins its frame.
    FirstCardAt(Cell),
    /// The goal on this cell counts several times.
    MultiplyGoalAt(Cell, i8),
    /// A card of the own display goes under the deck.
    ReturnOwnCard,
    /// A market card is laid over a card of the own display.
    TakeAndCover,
    /// The bottom card of the deck is taken, with either side up.
    TakeDeckBottom,
    /// Two cards of the own display change places.
    SwapOwnCards,
    /// A card of the own display is turned over.
    FlipOwnCard,
    /// A card of the own display moves to where it could be placed now.
    MoveOwnCard,
    /// The card in hand is turned over.
    FlipTakenCard,
    /// Take, place and refill once more.
    ExtraAction,
    /// The next person may not take a chosen market card in their next turn.
    ReserveCard,
    /// An own story changes places with a story of the next person that shows as many symbols.
    SwapStoriesWithOther,
    /// The next person may not take cards with this side up from the market in their next turn.
    ForbidSide(Side),
    /// Two neighbouring cards in the next person's display change places.
    SwapOtherCards,
    /// A goal of one of these types in the next person's display is scored with the own display too.
    ScoreCopiedGoal(GoalTypes),
    /// A story of the own display shows one more symbol.
    AddSymbol,
    /// Completions of one pattern goal may share cards; at most so many count.
    PatternOverlap(u8),
    /// One crossed-arrows goal ignores so many stories.
    CrossTolerance(u8),
    /// One balance goal allows this difference.
    BalanceTolerance(u8),
    /// So many top cards of the deck are looked at and put back in any order.
    LookAndOrder(u8),
}

/// A set of goal types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GoalTypes(u8);

impl GoalTypes {
    /// Is the type in the set?
    pub fn contains(self, kind: GoalType) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl Effect {
    /// May an effect of this kind work at that moment? A card for which this does not hold could never be used.
    fn fits(self, when: When) -> bool {
        use When::*;
        let in_turn = matches!(when, Any | BeforeTake | OnTake | OnPlace | AfterAction | TurnEnd);
        match self {
            Self::None => when == Never,
            Self::SetMarket { .. } | Self::RevealSharedGoal(_) | Self::NameSymbol => when == Setup,
            Self::TakeDeckTop | Self::BarFresh => when == TakeOptions,
            Self::FirstCardAt(_) => when == Placement,
            Self::SetAdjacency(_) => matches!(when, Placement | OnPlace),
            Self::ScoreSharedGoal
            | Self::PointsPer(..)
            | Self::PointsIfFewestGoals(_)
            | Self::MultiplyGoalAt(..) => when == Scoring,
            Self::TakeDeckBottom => when == InsteadOfTake,
            Self::FlipTakenCard => matches!(when, OnTake | OnPlace),
            Self::ExtraAction => when == AfterAction,
            Self::ReserveCard | Self::ForbidSide(_) => when == TurnEnd,
            Self::TakeAndCover
            | Self::ScoreCopiedGoal(_)
            | Self::AddSymbol
            | Self::PatternOverlap(_)
            | Self::CrossTolerance(_)
            | Self::BalanceTolerance(_) => when == GameEnd,
            Self::ReturnOwnCard | Self::MoveOwnCard => in_turn,
            Self::FlipMarket
            | Self::RecycleMarket
            | Self::RecycleWholeMarket
            | Self::SwapOwnCards
            | Self::FlipOwnCard
            | Self::SwapStoriesWithOther
            | Self::SwapOtherCards
            | Self::LookAndOrder(_) => in_turn,
        }
    }
}

/// Reads one effect of a card at `place` and appends it, as often as its `count` says. `timing` is the moment of an
/// opportunity; without it the effect names its own `hook`.
///
/// # Errors
/// Names the word that is not known.
pub(super) fn read(
    place: &str,
    table: &Table,
    timing: Option<When>,
    to: &mut Vec<(When, Effect)>,
) -> Result<(), ContentError> {
    let mut words = Words { place, table, used: vec!["op"] };
    let op = words.text("op")?;
    let when = match timing {
        Some(when) => when,
        None => hook(&mut words)?,
    };
    let (effect, count) = operation(&op, &mut words)?;
    if let Some(key) = table.keys().find(|key| !words.used.contains(&key.as_str())) {
        return Err(words.wrong(format!("operation `{op}` takes no `{key}`")));
    }
    if !effect.fits(when) {
        return Err(words.wrong(format!("operation `{op}` cannot work at this moment ({when:?})")));
    }
    to.extend(std::iter::repeat_n((when, effect), count));
    Ok(())
}

/// The moment an opportunity may be used.
pub(super) fn timing(place: &str, word: &str) -> Result<When, ContentError> {
    Ok(match word {
        "any" => When::Any,
        "before_take" => When::BeforeTake,
        "instead_of_take" => When::InsteadOfTake,
        "on_take" => When::OnTake,
        "on_place" => When::OnPlace,
        "after_turn_action" => When::AfterAction,
        "turn_end" => When::TurnEnd,
        "game_end" => When::GameEnd,
        _ => return Err(ContentError::new(place, format!("timing `{word}` is not known"))),
    })
}

fn hook(words: &mut Words<'_>) -> Result<When, ContentError> {
    Ok(match words.text("hook")?.as_str() {
        "none" => When::Never,
        "setup" => When::Setup,
        "take_options" => When::TakeOptions,
        "placement" => When::Placement,
        "scoring" => When::Scoring,
        "before_take" => {
            words.only_flag("optional", true)?;
            When::BeforeTake
        }
        "turn_end" => {
            words.only_flag("optional", true)?;
            When::TurnEnd
        }
        other => return Err(words.wrong(format!("hook `{other}` is not known"))),
    })
}

fn operation(op: &str, words: &mut Words<'_>) -> Result<(Effect, usize), ContentError> {
    let once = |effect| Ok((effect, 1));
    match op {
        "none" => once(Effect::None),
        "set_adjacency" => {
            words.maybe_only("duration", "this_placement")?;
            let mode = words.text("mode")?;
            once(Effect::SetAdjacency(match mode.as_str() {
                "orthogonal" => Adjacency::Orthogonal,
                "orthogonal_or_diagonal" => Adjacency::OrthogonalOrDiagonal,
                "any_free_cell" => Adjacency::AnyFreeCell,
                _ => return Err(words.wrong(format!("mode `{mode}` is not known"))),
            }))
        }
        "add_take_source" => {
            words.only("source", "deck_top")?;
            words.only("side", "story")?;
            words.only_flag("refill", false)?;
            once(Effect::TakeDeckTop)
        }
        "set_market" => {
            let (stories, goals) = (words.number("stories", 1..=7)?, words.number("objectives", 1..=7)?);
            if stories + goals > 8 {
                return Err(words.wrong("the market has at most 8 places"));
            }
            once(Effect::SetMarket { stories: stories as u8, goals: goals as u8 })
        }
        "forbid_slots" => {
            words.only("slots", "refilled_last_turn")?;
            words.only_flag("unless_only_option", true)?;
            once(Effect::BarFresh)
        }
        "flip_market" => {
            words.number("stories", 1..=1)?;
            words.number("objectives", 1..=1)?;
            words.flag("optional")?;
            once(Effect::FlipMarket)
        }
        "recycle_market" => {
            words.only_flag("refill", true)?;
            words.times(Effect::RecycleMarket)
        }
        "recycle_whole_market" => {
            words.only_flag("refill", true)?;
            once(Effect::RecycleWholeMarket)
        }
        "reveal_shared_objective" => {
            words.only("others", "deck_bottom")?;
            once(Effect::RevealSharedGoal(words.types()?))
        }
        "score_shared_objective" => once(Effect::ScoreSharedGoal),
        "points_per" => {
            let points = words.number("points", -20..=20)? as i8;
            let per = words.text("per")?;
            once(Effect::PointsPer(
                match per.as_str() {
                    "own_objective_scoring_zero" => Per::GoalScoringZero,
                    "own_story_with_chosen_symbol" => Per::StoryWithNamedSymbol,
                    "corner_objective_scoring_at_least_1" => Per::CornerGoalScoring,
                    _ => return Err(words.wrong(format!("points per `{per}` are not known"))),
                },
                points,
            ))
        }
        "points_if" => {
            words.only("condition", "strictly_fewest_objectives")?;
            once(Effect::PointsIfFewestGoals(words.number("points", -20..=20)? as i8))
        }
        "choose_symbol" => {
            words.only("order", "reverse_turn_order")?;
            words.only_flag("distinct", true)?;
            once(Effect::NameSymbol)
        }
        "first_card_at" => once(Effect::FirstCardAt(words.cell()?)),
        "multiply_objective_at" => {
            let cell = words.cell()?;
            once(Effect::MultiplyGoalAt(cell, words.number("factor", -5..=5)? as i8))
        }
        "return_own_card" => {
            words.only("to", "deck_bottom")?;
            words.times(Effect::ReturnOwnCard)
        }
        "take_and_cover" => {
            words.only("source", "market")?;
            words.only_flag("refill", false)?;
            words.times(Effect::TakeAndCover)
        }
        "take_from" => {
            words.only("source", "deck_bottom")?;
            words.only("side", "either")?;
            words.only_flag("refill", false)?;
            once(Effect::TakeDeckBottom)
        }
        "swap_own_cards" => words.times(Effect::SwapOwnCards),
        "flip_own_card" => words.times(Effect::FlipOwnCard),
        "move_own_card" => {
            words.only("adjacency", "as_placement")?;
            words.times(Effect::MoveOwnCard)
        }
        "flip_taken_card" => {
            words.only("refill_side", "side_in_market")?;
            once(Effect::FlipTakenCard)
        }
        "extra_turn_action" => {
            words.number("count", 1..=1)?;
            once(Effect::ExtraAction)
        }
        "reserve_slot" => {
            words.against_next()?;
            words.times(Effect::ReserveCard)
        }
        "swap_with_other" => {
            words.only("side", "story")?;
            words.only("constraint", "same_symbol_count")?;
            once(Effect::SwapStoriesWithOther)
        }
        "forbid_side" => {
            words.against_next()?;
            let side = words.text("side")?;
            once(Effect::ForbidSide(match side.as_str() {
                "story" => Side::Story,
                "objective" => Side::Goal,
                _ => return Err(words.wrong(format!("side `{side}` is not known"))),
            }))
        }
        "swap_other_cards" => {
            words.only("constraint", "orthogonally_adjacent")?;
            once(Effect::SwapOtherCards)
        }
        "score_copied_objective" => {
            words.only("source", "other_display")?;
            once(Effect::ScoreCopiedGoal(words.types()?))
        }
        "add_symbol" => {
            words.only_flag("distinct_from_card", true)?;
            words.times(Effect::AddSymbol)
        }
        "pattern_overlap" => {
            let most = words.number("max_completions", 1..=20)? as u8;
            words.times(Effect::PatternOverlap(most))
        }
        "cross_tolerance" => {
            let ignored = words.number("ignored_stories", 1..=8)? as u8;
            words.times(Effect::CrossTolerance(ignored))
        }
        "balance_tolerance" => {
            let difference = words.number("difference", 1..=25)? as u8;
            words.times(Effect::BalanceTolerance(difference))
        }
        "look_and_order" => {
            words.only("source", "deck_top")?;
            once(Effect::LookAndOrder(words.number("count", 1..=6)? as u8))
        }
        _ => Err(words.wrong(format!("operation `{op}` is not known"))),
    }
}

/// The words of one effect, noting which were read so that none is overlooked.
struct Words<'a> {
    place: &'a str,
    table: &'a Table,
    used: Vec<&'static str>,
}

impl Words<'_> {
    fn wrong(&self, problem: impl Into<String>) -> ContentError {
        ContentError::new(self.place, problem)
    }

    fn get(&mut self, key: &'static str) -> Result<&Value, ContentError> {
        self.used.push(key);
        self.table.get(key).ok_or_else(|| self.wrong(format!("an effect lacks `{key}`")))
    }

    fn text(&mut self, key: &'static str) -> Result<String, ContentError> {
        let text = self.get(key)?.as_str().map(str::to_owned);
        text.ok_or_else(|| self.wrong(format!("`{key}` must be a word")))
    }

    fn only(&mut self, key: &'static str, known: &str) -> Result<(), ContentError> {
        let found = self.text(key)?;
        if found == known {
            return Ok(());
        }
        Err(self.wrong(format!("`{key}` can only be `{known}`, not `{found}`")))
    }

    fn maybe_only(&mut self, key: &'static str, known: &str) -> Result<(), ContentError> {
        if self.table.contains_key(key) { self.only(key, known) } else { Ok(()) }
    }

    fn flag(&mut self, key: &'static str) -> Result<bool, ContentError> {
        let flag = self.get(key)?.as_bool();
        flag.ok_or_else(|| self.wrong(format!("`{key}` must be true or false")))
    }

    fn only_flag(&mut self, key: &'static str, known: bool) -> Result<(), ContentError> {
        if self.flag(key)? == known {
            return Ok(());
        }
        Err(self.wrong(format!("`{key}` can only be {known}")))
    }

    fn number(
        &mut self,
        key: &'static str,
        range: std::ops::RangeInclusive<i64>,
    ) -> Result<i64, ContentError> {
        let number = self.get(key)?.as_integer().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            self.wrong(format!("`{key}` must be a number from {} to {}", range.start(), range.end()))
        })
    }

    fn times(&mut self, effect: Effect) -> Result<(Effect, usize), ContentError> {
        Ok((effect, self.number("count", 1..=4)? as usize))
    }

    fn against_next(&mut self) -> Result<(), ContentError> {
        self.only("against", "next_player")?;
        self.only("duration", "their_next_turn")
    }

    fn cell(&mut self) -> Result<Cell, ContentError> {
        let (row, col) = (self.number("row", 0..=4)?, self.number("col", 0..=4)?);
        Ok(Cell::at(row as usize, col as usize))
    }

    fn types(&mut self) -> Result<GoalTypes, ContentError> {
        let mut types = GoalTypes::default();
        let words = self.get("types")?.as_array().cloned().unwrap_or_default();
        for word in &words {
            let word = word.as_str().unwrap_or_default();
            let kind = GoalType::ALL.into_iter().find(|kind| kind.word() == word);
            let kind = kind.ok_or_else(|| self.wrong(format!("goal type `{word}` is not known")))?;
            if !scores_beside(kind) {
                return Err(self.wrong(format!("a goal of type `{word}` needs a place in a display")));
            }
            types.0 |= 1 << kind as u8;
        }
        if words.is_empty() {
            return Err(self.wrong("`types` names no goal type"));
        }
        Ok(types)
    }
}
