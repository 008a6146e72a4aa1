//! Pattern goals: where an arrangement of symbols is complete, and how many completions fit on different cards.
//!
//! A display is seen as one 25-bit board for each symbol. A pattern is kept in all its turned and mirrored [`Form`]s;
//! shifting the boards of its symbols over each other gives every place of a form at once. The number that pays is the
//! *largest* set of completions without a common card (ruling 2), found exactly by branch and bound: it is a small set
//! packing, most often of no or one completion, so the common cases leave early. Nothing here allocates in play.

use arrayvec::ArrayVec;

use crate::cards::{MAX_SYMBOLS, Symbol};
use crate::display::{Cell, FULL, SIZE};

/// No pattern has more symbols than this.
pub const MAX_PARTS: usize = 8;
/// Eight forms in at most 25 places.
const MAX_COMPLETIONS: usize = 8 * FULL;

/// Completions as sets of cells.
pub type Completions = ArrayVec<u32, MAX_COMPLETIONS>;
/// Completions without a common card.
pub type Packing = ArrayVec<u32, FULL>;

/// The cells that show each symbol.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boards(pub [u32; MAX_SYMBOLS]);

impl Boards {
    /// The cells that show the symbol.
    pub const fn showing(&self, symbol: Symbol) -> u32 {
        self.0[symbol.index() & (MAX_SYMBOLS - 1)]
    }

    /// Adds the symbol on a set of cells.
    pub fn add(&mut self, symbol: Symbol, cells: u32) {
        self.0[symbol.index() & (MAX_SYMBOLS - 1)] |= cells;
    }
}

/// A symbol at a place of the pattern's drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PatternCell {
    /// The row in the drawing.
    pub row: u8,
    /// The column in the drawing.
    pub col: u8,
    /// The symbol.
    pub symbol: Symbol,
}

/// One way to turn and mirror a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Each symbol with its distance from the upper left cell of the form's box.
    parts: ArrayVec<(u8, Symbol), MAX_PARTS>,
    /// Where the upper left cell of the box may lie.
    anchors: u32,
    /// The cells of the form when its box lies in the upper left corner.
    cells: u32,
}

impl Form {
    /// The places where the form is complete, as the upper left cells of its box.
    fn matches(&self, boards: &Boards) -> u32 {
        self.parts.iter().fold(self.anchors, |all, (by, symbol)| all & (boards.showing(*symbol) >> by))
    }

    /// Where the upper left cell of its box may lie.
    pub fn anchors(&self) -> u32 {
        self.anchors
    }

    /// The cells with their symbols when the box lies at `anchor`.
    fn on(&self, anchor: usize) -> impl Iterator<Item = (Cell, Symbol)> + '_ {
        self.parts.iter().filter_map(move |(by, symbol)| Some((Cell::new(*by as usize + anchor)?, *symbol)))
    }

    /// The symbols with their cells when the box lies at `anchor`.
    pub fn at(&self, anchor: usize) -> impl Iterator<Item = (u32, Symbol)> + '_ {
        self.parts.iter().map(move |(by, symbol)| (1 << (*by as usize + anchor), *symbol))
    }
}

/// An arrangement of symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    drawing: Vec<PatternCell>,
    forms: Vec<Form>,
}

impl Pattern {
    /// The pattern of this drawing; `None` if it does not fit a display, is empty, or puts two symbols on one card.
    pub fn new(drawing: Vec<PatternCell>) -> Option<Self> {
        let fits = |cell: &PatternCell| (cell.row as usize) < SIZE && (cell.col as usize) < SIZE;
        let doubled = |i: usize| {
            drawing[..i].iter().any(|cell| (cell.row, cell.col) == (drawing[i].row, drawing[i].col))
        };
        let count = drawing.len();
        if count == 0 || count > MAX_PARTS || !drawing.iter().all(fits) || (0..count).any(doubled) {
            return None;
        }
        let mut forms: Vec<Form> = Vec::new();
        let mut turned = drawing.clone();
        for turn in 0..8 {
            let form = form(&turned);
            if !forms.contains(&form) {
                forms.push(form);
            }
            let last = SIZE as u8 - 1;
            turned.iter_mut().for_each(|cell| (cell.row, cell.col) = (cell.col, last - cell.row));
            if turn == 3 {
                turned.iter_mut().for_each(|cell| cell.col = last - cell.col);
            }
        }
        Some(Self { drawing, forms })
    }

    /// The symbols as the goal shows them.
    pub fn drawing(&self) -> &[PatternCell] {
        &self.drawing
    }

    /// All different ways to turn and mirror it.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// Every completion as a set of cells, each set once.
    pub fn completions(&self, boards: &Boards) -> Completions {
        let mut found = Completions::new();
        for form in &self.forms {
            let mut places = form.matches(boards);
            while places != 0 {
                let cells = form.cells << places.trailing_zeros();
                places &= places - 1;
                if !found.contains(&cells) {
                    let _never_full = found.try_push(cells);
                }
            }
        }
        found
    }

    /// How many completions fit on different cards.
    pub fn most(&self, boards: &Boards) -> usize {
        if !self.is_complete(boards) {
            return 0;
        }
        let found = self.completions(boards);
        match found[..] {
            [] => 0,
            [_] => 1,
            [a, b] => 1 + usize::from(a & b == 0),
            _ => pack(&found).len(),
        }
    }

    /// Is there any completion?
    pub fn is_complete(&self, boards: &Boards) -> bool {
        self.forms.iter().any(|form| form.matches(boards) != 0)
    }

    /// Which symbol each card of a completion gives, for whoever draws it; nothing if these cells complete nothing.
    pub fn parts_on(&self, boards: &Boards, cells: u32) -> Vec<(Cell, Symbol)> {
        let lies = |form: &Form| {
            let at = cells.trailing_zeros().saturating_sub(form.cells.trailing_zeros()) as usize;
            let complete = at < FULL && form.cells << at == cells && form.matches(boards) & 1 << at != 0;
            complete.then(|| form.on(at).collect())
        };
        self.forms.iter().find_map(lies).unwrap_or_default()
    }

    /// A largest set of completions on different cards.
    pub fn best_packing(&self, boards: &Boards) -> Packing {
        pack(&self.completions(boards))
    }
}

fn form(drawing: &[PatternCell]) -> Form {
    let top = drawing.iter().map(|cell| cell.row).min().unwrap_or(0);
    let left = drawing.iter().map(|cell| cell.col).min().unwrap_or(0);
    let height = drawing.iter().map(|cell| cell.row - top).max().unwrap_or(0) as usize;
    let width = drawing.iter().map(|cell| cell.col - left).max().unwrap_or(0) as usize;
    let mut parts: ArrayVec<(u8, Symbol), MAX_PARTS> =
        drawing.iter().map(|cell| ((cell.row - top) * SIZE as u8 + cell.col - left, cell.symbol)).collect();
    parts.sort();
    let mut anchors = 0;
    for row in 0..SIZE - height {
        for col in 0..SIZE - width {
            anchors |= 1 << (row * SIZE + col);
        }
    }
    let cells = parts.iter().fold(0, |cells, (by, _)| cells | 1 << by);
    Form { parts, anchors, cells }
}

/// A largest subset of `sets`, all of one size, without a common bit.
pub(crate) fn pack(sets: &[u32]) -> Packing {
    let Some(first) = sets.first() else { return Packing::new() };
    let mut search = Search { size: first.count_ones().max(1), chosen: Packing::new(), best: Packing::new() };
    search.run(sets);
    search.best
}

struct Search {
    size: u32,
    chosen: Packing,
    best: Packing,
}

impl Search {
    /// Tries everything that could beat the best, beginning with the cell that the fewest sets cover: it is covered by
    /// one of them or by none.
    fn run(&mut self, sets: &[u32]) {
        let covered = sets.iter().fold(0, |all, set| all | set);
        if self.chosen.len() > self.best.len() {
            self.best.clone_from(&self.chosen);
        }
        if self.chosen.len() + (covered.count_ones() / self.size) as usize <= self.best.len() {
            return;
        }
        let cell = rarest(sets, covered);
        for set in sets.iter().filter(|set| *set & cell != 0) {
            let rest: Completions = sets.iter().copied().filter(|other| other & set == 0).collect();
            self.chosen.push(*set);
            self.run(&rest);
            self.chosen.pop();
        }
        let rest: Completions = sets.iter().copied().filter(|other| other & cell == 0).collect();
        self.run(&rest);
    }
}

/// The covered cell that the fewest sets hold, counted for all cells at once in bit-sliced counters.
fn rarest(sets: &[u32], covered: u32) -> u32 {
    let (mut twice, mut thrice, mut once) = (0, 0, 0);
    for set in sets {
        thrice |= twice & set;
        twice |= once & set;
        once |= set;
    }
    let candidates = [covered & !twice, covered & !thrice, covered];
    let few = candidates.into_iter().find(|cells| *cells != 0).unwrap_or(0);
    few & few.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(row: u8, col: u8, symbol: u8) -> PatternCell {
        PatternCell { row, col, symbol: Symbol(symbol) }
    }

    #[test]
    fn a_pattern_without_symmetry_has_eight_forms_and_a_symmetric_one_fewer() {
        let crooked = Pattern::new(vec![cell(0, 0, 0), cell(0, 1, 1), cell(1, 0, 2)]).unwrap();
        assert_eq!(crooked.forms().len(), 8);
        let pair = Pattern::new(vec![cell(0, 0, 0), cell(1, 1, 0)]).unwrap();
        assert_eq!(pair.forms().len(), 2);
        let line = Pattern::new(vec![cell(0, 0, 0), cell(0, 1, 1), cell(0, 2, 0)]).unwrap();
        assert_eq!(line.forms().len(), 2);
    }

    #[test]
    fn the_best_packing_is_found_where_a_greedy_one_falls_short() {
        // A row of four: taking the middle pair first would leave nothing.
        let pair = Pattern::new(vec![cell(0, 0, 0), cell(0, 1, 0)]).unwrap();
        let mut boards = Boards::default();
        boards.add(Symbol(0), 0b01111);
        assert_eq!(pair.completions(&boards).len(), 3);
        assert_eq!(pair.most(&boards), 2);
    }

    #[test]
    fn a_completion_tells_which_card_gives_which_symbol() {
        let bend = Pattern::new(vec![cell(0, 0, 0), cell(0, 1, 1), cell(1, 0, 2)]).unwrap();
        let mut boards = Boards::default();
        for (symbol, at) in [(0, Cell::at(2, 3)), (1, Cell::at(3, 3)), (2, Cell::at(2, 2))] {
            boards.add(Symbol(symbol), at.bit());
        }
        let cells = bend.completions(&boards)[0];
        let mut parts = bend.parts_on(&boards, cells);
        parts.sort();
        let expected =
            [(Cell::at(2, 2), Symbol(2)), (Cell::at(2, 3), Symbol(0)), (Cell::at(3, 3), Symbol(1))];
        assert_eq!(parts, expected);
        assert!(bend.parts_on(&boards, 0b111).is_empty());
    }

    #[test]
    fn a_board_full_of_everything_is_packed_in_no_time() {
        let mut boards = Boards::default();
        (0..3).for_each(|symbol| boards.add(Symbol(symbol), (1 << FULL) - 1));
        let bend = Pattern::new(vec![cell(0, 0, 0), cell(0, 1, 1), cell(1, 0, 2)]).unwrap();
        assert_eq!(bend.most(&boards), 8);
        let gap = Pattern::new(vec![cell(0, 0, 0), cell(1, 1, 1), cell(2, 2, 2)]).unwrap();
        assert!(gap.most(&boards) >= 5);
    }
}
