//! Live scoring: what each goal of a display pays now, which cards fulfil it, and what is missing for one more.
//!
//! It works on any display, finished or floating, from a position or from a view: everything in a display lies open. It
//! is made for people and for thinking bots, not for playouts: it allocates and searches.

use moonpack_rules::Seat;

use crate::cards::{CardId, Symbol, SymbolSet};
use crate::content::{Goal, GoalKind};
use crate::display::{Cell, SIZE, Spot};
use crate::game::Wolfwalkers;
use crate::pattern::{Boards, Pattern, pack};
use crate::sight::Sight;
use crate::view::View;

/// One goal of a display as it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct GoalNow {
    /// Where it lies; none for a goal beside the displays.
    pub cell: Option<Cell>,
    /// Its card.
    pub card: CardId,
    /// What it pays now.
    pub points: i32,
    /// The cells that fulfil it, as sets: one for each completion of a pattern, else one for all.
    pub fulfilled: Vec<u32>,
    /// What one more needs.
    pub missing: Missing,
}

/// What a goal needs to pay once more.
#[derive(Clone, PartialEq, Debug)]
pub enum Missing {
    /// Nothing: it pays once, and it pays.
    Nothing,
    /// There is no room left for it.
    Impossible,
    /// One more completion of a pattern, with as few further stories as possible.
    Pattern {
        /// Stories with these symbols on these spots.
        needs: Vec<(Spot, Symbol)>,
        /// The symbols of the same completion that lie there already.
        there: Vec<(Cell, Symbol)>,
    },
    /// One more story with these symbols on one of these spots.
    Story {
        /// What it must show.
        symbols: SymbolSet,
        /// Where, as a set of spots.
        spots: u128,
    },
    /// These stories should not be there.
    InTheWay(u32),
    /// So many more of these symbols, anywhere.
    More(Vec<(Symbol, u32)>),
}

impl Wolfwalkers {
    /// The goals of a display, and the one everybody scores if it is given, as they stand.
    pub fn live(&self, sight: &Sight<'_>, shared: Option<CardId>) -> Vec<GoalNow> {
        let settled = sight.display().is_settled();
        let own = sight.goals().map(|(cell, card, goal)| {
            let points = sight.points_at(cell, goal) * self.factor(cell, settled);
            describe(sight, goal, Some(cell), card, points)
        });
        let beside = shared.map(|card| {
            let goal = self.content.goal(card);
            describe(sight, goal, None, card, sight.points_beside(goal))
        });
        own.chain(beside).collect()
    }

    /// The display of a seat in a view with the eyes of scoring.
    pub fn sight_in<'a>(&'a self, view: &'a View, seat: Seat) -> Sight<'a> {
        let twists = &view.open.twists[seat.index() % 4];
        let card = |token| view.card(token).unwrap_or(CardId(0));
        Sight::new(&self.content, card, view.open.display(seat), twists)
    }
}

fn describe(sight: &Sight<'_>, goal: &Goal, cell: Option<Cell>, card: CardId, points: i32) -> GoalNow {
    let (fulfilled, missing) = match &goal.kind {
        GoalKind::Pattern(pattern) => pattern_now(sight, pattern, cell),
        GoalKind::Arrows(symbol) => stories(sight, &[*symbol], cell),
        GoalKind::TwoSymbols(a, b) => stories(sight, &[*a, *b], None),
        GoalKind::TwoSymbolsArrows(a, b) => stories(sight, &[*a, *b], cell),
        GoalKind::ArrowsCross(symbol) => {
            let cross = cell.map_or(0, Cell::cross);
            let offending = sight.boards().showing(*symbol) & cross;
            let kept = points != 0;
            let calm = if kept { cross & sight.display().stories() & !offending } else { 0 };
            (vec![calm], if kept { Missing::Nothing } else { Missing::InTheWay(offending) })
        }
        GoalKind::Balance(a, b) => balance(sight, *a, *b, points != 0),
    };
    let fulfilled = fulfilled.into_iter().filter(|cells| *cells != 0).collect();
    GoalNow { cell, card, points, fulfilled, missing }
}

/// Goals that pay for each story with all these symbols, in the cross of `cell` or anywhere.
fn stories(sight: &Sight<'_>, symbols: &[Symbol], cell: Option<Cell>) -> (Vec<u32>, Missing) {
    let all = sight.display().stories() & cell.map_or(u32::MAX, Cell::cross);
    let fulfilled = symbols.iter().fold(all, |cells, symbol| cells & sight.boards().showing(*symbol));
    let in_line = |spot: &Spot| {
        cell.is_none_or(|cell| spot.row() == cell.row() as i8 || spot.col() == cell.col() as i8)
    };
    let spots = Spot::of(sight.display().room()).filter(in_line).fold(0, |set, spot| set | spot.bit());
    let missing = match spots {
        0 => Missing::Impossible,
        _ => Missing::Story { symbols: symbols.iter().copied().collect(), spots },
    };
    (vec![fulfilled], missing)
}

fn balance(sight: &Sight<'_>, a: Symbol, b: Symbol, kept: bool) -> (Vec<u32>, Missing) {
    let cells = sight.boards().showing(a) | sight.boards().showing(b);
    if kept {
        return (vec![cells], Missing::Nothing);
    }
    if sight.display().is_full() {
        return (Vec::new(), Missing::Impossible);
    }
    let count = |symbol| sight.boards().showing(symbol).count_ones();
    let target = count(a).max(count(b)).max(1);
    let lacking = [a, b].into_iter().map(|symbol| (symbol, target - count(symbol)));
    (Vec::new(), Missing::More(lacking.filter(|(_, lack)| *lack > 0).collect()))
}

fn pattern_now(sight: &Sight<'_>, pattern: &Pattern, cell: Option<Cell>) -> (Vec<u32>, Missing) {
    let overlap = cell.and_then(|cell| sight.mercy(cell).overlap);
    let complete = |boards: &Boards| -> Vec<u32> {
        match overlap {
            None => pattern.best_packing(boards).to_vec(),
            Some(most) => pattern.completions(boards).into_iter().take(usize::from(most)).collect(),
        }
    };
    let now = complete(sight.boards());
    let (height, width) = sight.display().extent();
    let mut best: Option<Reach> = None;
    for down in 0..=SIZE - height {
        for right in 0..=SIZE - width {
            let frame = Settled::new(sight, down, right);
            for form in pattern.forms() {
                for anchor in Cell::of(form.anchors()) {
                    let Some(needs) = frame.needs(form.at(anchor.index())) else { continue };
                    let shorter = best.as_ref().is_none_or(|best| needs.len() < best.needs.len());
                    if shorter && !needs.is_empty() && complete(&frame.with(&needs)).len() > now.len() {
                        let there = form.at(anchor.index()).filter(|part| !needs.contains(part));
                        best = Some(Reach {
                            there: there.filter_map(|part| frame.cell(part)).collect(),
                            needs: needs.iter().filter_map(|need| frame.spot(*need)).collect(),
                        });
                    }
                }
            }
        }
    }
    if best.is_none() && overlap.is_none() {
        let frames = (0..=SIZE - height).flat_map(|down| (0..=SIZE - width).map(move |right| (down, right)));
        let frames = frames.map(|(down, right)| Settled::new(sight, down, right));
        best =
            frames.filter_map(|frame| frame.repacked(pattern, now.len() + 1)).min_by_key(|it| it.needs.len());
    }
    let missing = best.map(|Reach { needs, there }| Missing::Pattern { needs, there });
    (now, missing.unwrap_or(Missing::Impossible))
}

/// A completion within reach: what it needs and what of it lies.
struct Reach {
    needs: Vec<(Spot, Symbol)>,
    there: Vec<(Cell, Symbol)>,
}

/// A place of a pattern that no card is in the way of.
struct Fit {
    cells: u32,
    needs: Vec<(u32, Symbol)>,
    parts: Vec<(u32, Symbol)>,
}

/// A floating display at one of the places it may take in the end.
struct Settled {
    down: usize,
    right: usize,
    taken: u32,
    boards: Boards,
}

impl Settled {
    fn new(sight: &Sight<'_>, down: usize, right: usize) -> Self {
        let by = down * SIZE + right;
        let boards = Boards(sight.boards().0.map(|cells| cells << by));
        Self { down, right, taken: sight.display().taken() << by, boards }
    }

    /// So many completions on different cards, chosen anew among all that no card is in the way of; `None` if they do not
    /// fit. That they fit or not is exact. Of the ways to fit them one with few needs is told.
    fn repacked(&self, pattern: &Pattern, count: usize) -> Option<Reach> {
        let mut places: Vec<Fit> = Vec::new();
        for form in pattern.forms() {
            for anchor in Cell::of(form.anchors()) {
                let Some(needs) = self.needs(form.at(anchor.index())) else { continue };
                let cells = form.at(anchor.index()).fold(0, |cells, (cell, _)| cells | cell);
                places.push(Fit { cells, needs, parts: form.at(anchor.index()).collect() });
            }
        }
        places.sort_by_key(|place| place.needs.len());
        let sets: Vec<u32> = places.iter().map(|place| place.cells).collect();
        let packed = pack(&sets);
        if packed.len() < count {
            return None;
        }
        let of = |set: &u32| places.iter().find(|place| place.cells == *set);
        let mut chosen: Vec<&Fit> = packed.iter().filter_map(of).collect();
        chosen.sort_by_key(|place| place.needs.len());
        chosen.truncate(count);
        let unfinished = chosen.iter().filter(|place| !place.needs.is_empty());
        let there =
            unfinished.flat_map(|place| place.parts.iter().filter(|part| !place.needs.contains(part)));
        Some(Reach {
            there: there.filter_map(|part| self.cell(*part)).collect(),
            needs: chosen.iter().flat_map(|place| &place.needs).filter_map(|need| self.spot(*need)).collect(),
        })
    }

    /// The cells that lack their symbol but are free; `None` if a card is in the way.
    fn needs(&self, parts: impl Iterator<Item = (u32, Symbol)>) -> Option<Vec<(u32, Symbol)>> {
        let mut needs = Vec::new();
        for (cell, symbol) in parts {
            if self.boards.showing(symbol) & cell != 0 {
                continue;
            }
            if self.taken & cell != 0 {
                return None;
            }
            needs.push((cell, symbol));
        }
        Some(needs)
    }

    fn with(&self, needs: &[(u32, Symbol)]) -> Boards {
        let mut boards = self.boards.clone();
        needs.iter().for_each(|(cell, symbol)| boards.add(*symbol, *cell));
        boards
    }

    fn spot(&self, (cell, symbol): (u32, Symbol)) -> Option<(Spot, Symbol)> {
        let cell = Cell::new(cell.trailing_zeros() as usize)?;
        let spot = Spot::at(cell.row() as i8 - self.down as i8, cell.col() as i8 - self.right as i8)?;
        Some((spot, symbol))
    }

    /// The cell of the display as it lies now.
    fn cell(&self, (cell, symbol): (u32, Symbol)) -> Option<(Cell, Symbol)> {
        let number = (cell.trailing_zeros() as usize).checked_sub(self.down * SIZE + self.right)?;
        Some((Cell::new(number)?, symbol))
    }
}
