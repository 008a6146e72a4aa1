//! What each goal of one display pays, exactly, for any display, finished or floating.
//!
//! This module owns the six types of goals. It sees one display at a time: what compares displays or comes from
//! permanents stands in `score`. Opportunities of the game's end bend single goals; they come in as [`Twist`]s.

use arrayvec::ArrayVec;

use crate::cards::{CardId, Side, Symbol, Token};
use crate::content::{Components, Goal, GoalKind, GoalType};
use crate::display::{Cell, Display, FULL};
use crate::pattern::Boards;

/// More opportunities of the game's end than this cannot be used by one person.
pub const MAX_TWISTS: usize = 12;

/// How an opportunity of the game's end bends somebody's scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Twist {
    /// The story on this cell shows one more symbol.
    Symbol(Cell, Symbol),
    /// Completions of the pattern goal on this cell may share cards; at most so many count.
    Overlap(Cell, u8),
    /// The crossed-arrows goal on this cell ignores so many stories.
    Cross(Cell, u8),
    /// The balance goal on this cell allows this difference.
    Balance(Cell, u8),
    /// Somebody else's goal is scored too: for what it paid when it was chosen, or, by newer rules, for what it pays at
    /// scoring (module ruling 19).
    Copied(CardId, Option<i16>),
}

impl Twist {
    /// The cell of the own display the twist hangs on.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Symbol(cell, _)
            | Self::Overlap(cell, _)
            | Self::Cross(cell, _)
            | Self::Balance(cell, _) => Some(cell),
            Self::Copied(..) => None,
        }
    }
}

/// The twists of one person.
pub type Twists = ArrayVec<Twist, MAX_TWISTS>;

/// One display with the eyes of scoring.
pub struct Sight<'a> {
    content: &'a Components,
    display: &'a Display,
    twists: &'a [Twist],
    cards: [CardId; FULL],
    boards: Boards,
}

/// How much a goal is forgiven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mercy {
    /// Completions may share cards, and at most so many count.
    pub(crate) overlap: Option<u8>,
    /// So many stories in the way are ignored.
    pub(crate) cross: u32,
    /// This difference still balances.
    pub(crate) balance: u32,
}

impl<'a> Sight<'a> {
    /// Looks at a display. `card` says what a token is; all that lies in a display is known to everybody.
    pub fn new(
        content: &'a Components,
        card: impl Fn(Token) -> CardId,
        display: &'a Display,
        twists: &'a [Twist],
    ) -> Self {
        let mut boards = Boards::default();
        let mut cards = [CardId(0); FULL];
        for (cell, laid) in display.cards() {
            let card = card(laid.token);
            cards[cell.index()] = card;
            if laid.side == Side::Story {
                content.story(card).iter().for_each(|symbol| boards.add(symbol, cell.bit()));
            }
        }
        for twist in twists {
            if let Twist::Symbol(cell, symbol) = twist {
                boards.add(*symbol, cell.bit() & display.stories());
            }
        }
        Self { content, display, twists, cards, boards }
    }

    /// The display.
    pub fn display(&self) -> &'a Display {
        self.display
    }

    /// The cells that show each symbol.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// The goals of the display with their cells, in order.
    pub fn goals(&self) -> impl Iterator<Item = (Cell, CardId, &'a Goal)> + '_ {
        Cell::of(self.display.goals()).map(|cell| {
            let card = self.cards[cell.index()];
            (cell, card, self.content.goal(card))
        })
    }

    /// What the goal on a cell pays, twists included.
    pub fn points_at(&self, cell: Cell, goal: &Goal) -> i32 {
        goal.points * self.times(goal, Some(cell), self.mercy(cell)) as i32
    }

    /// How much the goal on a cell is forgiven.
    pub(crate) fn mercy(&self, cell: Cell) -> Mercy {
        let mut mercy = Mercy::default();
        for twist in self.twists.iter().filter(|twist| twist.cell() == Some(cell)) {
            match *twist {
                Twist::Overlap(_, most) => {
                    mercy.overlap = Some(mercy.overlap.map_or(most, |old| old.max(most)))
                }
                Twist::Cross(_, ignored) => mercy.cross += u32::from(ignored),
                Twist::Balance(_, difference) => mercy.balance = mercy.balance.max(u32::from(difference)),
                Twist::Symbol(..) | Twist::Copied(..) => {}
            }
        }
        mercy
    }

    /// What a goal that lies beside the displays pays here.
    pub fn points_beside(&self, goal: &Goal) -> i32 {
        goal.points * self.times(goal, None, Mercy::default()) as i32
    }

    /// How many stories show the symbol, whatever opportunities add.
    pub fn printed(&self, symbol: Symbol) -> u32 {
        let added =
            self.twists.iter().filter(|twist| matches!(twist, Twist::Symbol(_, named) if *named == symbol));
        self.boards.showing(symbol).count_ones() - added.count() as u32
    }

    /// How often the goal pays.
    pub(crate) fn times(&self, goal: &Goal, cell: Option<Cell>, mercy: Mercy) -> u32 {
        let cross = cell.map_or(0, Cell::cross);
        let showing = |symbol| self.boards.showing(symbol);
        match &goal.kind {
            GoalKind::Pattern(pattern) => match mercy.overlap {
                None => pattern.most(&self.boards) as u32,
                Some(most) => (pattern.completions(&self.boards).len() as u32).min(u32::from(most)),
            },
            GoalKind::Arrows(symbol) => (showing(*symbol) & cross).count_ones(),
            GoalKind::ArrowsCross(symbol) => {
                u32::from((showing(*symbol) & cross).count_ones() <= mercy.cross)
            }
            GoalKind::TwoSymbols(a, b) => (showing(*a) & showing(*b)).count_ones(),
            GoalKind::TwoSymbolsArrows(a, b) => (showing(*a) & showing(*b) & cross).count_ones(),
            GoalKind::Balance(a, b) => {
                let (a, b) = (showing(*a).count_ones(), showing(*b).count_ones());
                u32::from(a > 0 && b > 0 && a.abs_diff(b) <= mercy.balance)
            }
        }
    }
}

/// Needs this type of goal no place of its own in a display?
pub(crate) const fn scores_beside(kind: GoalType) -> bool {
    matches!(kind, GoalType::Pattern | GoalType::TwoSymbols | GoalType::Balance)
}
