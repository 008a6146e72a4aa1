//! What module cards do, as data: a closed vocabulary of operations with their parameters, and the moment they work.
//!
//! How they are spelled in the component data is read in `operation`. What an operation *does* stands in one place each:
//! operations a person uses in `task`, lasting ones in `lasting`, those of the final scoring in `score`. A new card that
//! combines known operations needs no code (`tests/rules/content.rs` plays one).

use super::goal::GoalType;
use crate::cards::Side;
use crate::display::{Adjacency, Cell};

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
pub struct GoalTypes(pub(super) u8);

impl GoalTypes {
    /// Is the type in the set?
    pub fn contains(self, kind: GoalType) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl Effect {
    /// May an effect of this kind work at that moment? A card for which this does not hold could never be used.
    pub(super) fn fits(self, when: When) -> bool {
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
