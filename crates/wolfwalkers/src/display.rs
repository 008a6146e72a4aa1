//! A display: up to 25 cards in a grid that floats until its box is five wide and five high.
//!
//! The cards are kept in a frame of 5×5 [`Cell`]s. While the display floats, its bounding box lies in the frame's upper
//! left corner, and whatever grows or shrinks the box moves the cards so that it stays there: two displays that look the
//! same *are* the same. A pinned display (a module may pin it with its first card) never moves in its frame.
//!
//! A [`Spot`] is where a card may go: a row and a column counted from the frame's upper left cell, negative above and
//! left of it. Spots reach from -4 to 4, so they are the bits of a 9×9 board, and the free neighbours of a display come
//! out of a few shifts. This module knows nothing of what cards show.

use crate::cards::{Laid, Side, Token};

/// Rows and columns of a full display.
pub const SIZE: usize = 5;
/// Cards in a full display.
pub const FULL: usize = SIZE * SIZE;
/// All cells of the frame as a set.
pub const ALL_CELLS: u32 = (1 << FULL) - 1;

/// A cell of the 5×5 frame, row by row from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this number, if the frame has it.
    pub const fn new(number: usize) -> Option<Self> {
        if number < FULL { Some(Self(number as u8)) } else { None }
    }

    /// The cell in this row and column; both are taken modulo 5.
    pub const fn at(row: usize, col: usize) -> Self {
        Self(((row % SIZE) * SIZE + col % SIZE) as u8)
    }

    /// The cell's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / SIZE
    }

    /// The column, from 0.
    pub const fn col(self) -> usize {
        self.0 as usize % SIZE
    }

    /// The cell as a set of one.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The other cells of this cell's row and column as a set.
    pub const fn cross(self) -> u32 {
        let row = 0b11111 << (self.row() * SIZE);
        let col = 0b00001_00001_00001_00001_00001 << self.col();
        (row | col) & !self.bit()
    }

    /// The cells of a set, in order.
    pub fn of(set: u32) -> impl Iterator<Item = Cell> {
        let mut rest = set & ALL_CELLS;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(cell)
        })
    }
}

const REACH: i8 = SIZE as i8 - 1;
const BOARD: usize = 2 * SIZE - 1;

/// A place relative to a display's frame, possibly outside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    /// The spot in this row and column, each from -4 to 4.
    pub const fn at(row: i8, col: i8) -> Option<Self> {
        if row < -REACH || row > REACH || col < -REACH || col > REACH {
            return None;
        }
        Some(Self((row + REACH) as u8 * BOARD as u8 + (col + REACH) as u8))
    }

    /// The spot on a cell of the frame.
    pub const fn on(cell: Cell) -> Self {
        Self(((cell.row() + REACH as usize) * BOARD + cell.col() + REACH as usize) as u8)
    }

    /// The row, from -4 to 4.
    pub const fn row(self) -> i8 {
        (self.0 / BOARD as u8) as i8 - REACH
    }

    /// The column, from -4 to 4.
    pub const fn col(self) -> i8 {
        (self.0 % BOARD as u8) as i8 - REACH
    }

    /// The spot as a set of one.
    pub const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The spots of a set, in order.
    pub fn of(set: u128) -> impl Iterator<Item = Spot> {
        let mut rest = set;
        std::iter::from_fn(move || {
            let spot = (rest != 0).then(|| Spot(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(spot)
        })
    }

    /// Every spot there is.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..(BOARD * BOARD) as u8).map(Spot)
    }
}

/// Where a card may be placed relative to those that lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Adjacency {
    /// Beside, above or below a card.
    Orthogonal,
    /// Diagonally next to a card too.
    OrthogonalOrDiagonal,
    /// Anywhere the display does not outgrow 5×5.
    AnyFreeCell,
}

/// The cards one person has laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Display {
    cells: [u8; FULL],
    /// Cells with a card.
    taken: u32,
    /// Cells with a goal up.
    goals: u32,
    pinned: bool,
}

const EMPTY: u8 = 0xff;

impl Default for Display {
    fn default() -> Self {
        Self { cells: [EMPTY; FULL], taken: 0, goals: 0, pinned: false }
    }
}

impl Display {
    /// How many cards lie.
    pub const fn len(&self) -> usize {
        self.taken.count_ones() as usize
    }

    /// Does no card lie?
    pub const fn is_empty(&self) -> bool {
        self.taken == 0
    }

    /// Do 25 cards lie?
    pub const fn is_full(&self) -> bool {
        self.taken == ALL_CELLS
    }

    /// The cells with a card as a set.
    pub const fn taken(&self) -> u32 {
        self.taken
    }

    /// The cells with a goal up as a set.
    pub const fn goals(&self) -> u32 {
        self.goals
    }

    /// The cells with a story up as a set.
    pub const fn stories(&self) -> u32 {
        self.taken & !self.goals
    }

    /// Is the frame pinned for the whole game?
    pub const fn is_pinned(&self) -> bool {
        self.pinned
    }

    /// Are the rows and columns of the frame settled, so that its corners are the display's corners?
    pub fn is_settled(&self) -> bool {
        self.pinned || self.extent() == (SIZE, SIZE)
    }

    /// The card on a cell.
    pub fn get(&self, cell: Cell) -> Option<Laid> {
        let token = self.cells[cell.index()];
        let side = if self.goals & cell.bit() != 0 { Side::Goal } else { Side::Story };
        (token != EMPTY).then_some(Laid { token: Token(token), side })
    }

    /// The cards with their cells, in order.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, Laid)> + '_ {
        Cell::of(self.taken).filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// The height and width of the bounding box; the frame's for a pinned display.
    pub fn extent(&self) -> (usize, usize) {
        if self.pinned {
            return (SIZE, SIZE);
        }
        let rows = (32 - self.taken.leading_zeros() as usize).div_ceil(SIZE);
        let folded = self.folded();
        (rows, 32 - folded.leading_zeros() as usize)
    }

    /// All rows on top of each other.
    fn folded(&self) -> u32 {
        let taken = self.taken;
        (taken | taken >> 5 | taken >> 10 | taken >> 15 | taken >> 20) & 0b11111
    }

    /// The spots where one more card may go. `first` is where a first card must lie, if a rule says so.
    pub fn spots(&self, adjacency: Adjacency, first: Option<Cell>) -> u128 {
        let (height, width) = self.extent();
        if self.taken == 0 {
            return match (self.pinned, first) {
                // The only card was taken back; the frame stays where its first card put it.
                (true, _) => ROOM[SIZE][SIZE],
                (false, Some(cell)) => Spot::on(cell).bit(),
                (false, None) => Spot::on(Cell::at(0, 0)).bit(),
            };
        }
        let cards = board(self.taken);
        let sides = cards << 1 | cards >> 1;
        let near = match adjacency {
            Adjacency::Orthogonal => sides | cards << BOARD | cards >> BOARD,
            Adjacency::OrthogonalOrDiagonal => {
                let rows = sides | cards;
                sides | rows << BOARD | rows >> BOARD
            }
            Adjacency::AnyFreeCell => u128::MAX,
        };
        // What wraps around the edge of the board lies outside the room: a card in column 4 leaves none in column -4.
        near & !cards & ROOM[height][width]
    }

    /// The free spots that keep the display within 5×5, whether or not they touch it.
    pub fn room(&self) -> u128 {
        let (height, width) = self.extent();
        ROOM[height.max(1)][width.max(1)] & !board(self.taken)
    }

    /// Lays a card; says on which cell of the frame it lies now. `pin` pins the frame. A spot that is taken or too far
    /// away leaves the display as it was.
    pub fn place(&mut self, spot: Spot, card: Laid, pin: bool) -> Option<Cell> {
        let (row, col) = (spot.row(), spot.col());
        let (height, width) = self.extent();
        let (up, left) = ((-row).max(0) as usize, (-col).max(0) as usize);
        if height + up > SIZE || width + left > SIZE {
            return None;
        }
        let cell = Cell::at(row.max(0) as usize, col.max(0) as usize);
        if up + left > 0 {
            self.shift_down_right(up, left);
        }
        if self.taken & cell.bit() != 0 {
            return None;
        }
        self.pinned |= pin;
        self.set(cell, card);
        Some(cell)
    }

    /// Puts a card on a cell, over whatever lies there.
    pub fn set(&mut self, cell: Cell, card: Laid) {
        self.cells[cell.index()] = card.token.0;
        self.taken |= cell.bit();
        match card.side {
            Side::Goal => self.goals |= cell.bit(),
            Side::Story => self.goals &= !cell.bit(),
        }
    }

    /// Turns a card over.
    pub fn flip(&mut self, cell: Cell) {
        self.goals ^= cell.bit() & self.taken;
    }

    /// Exchanges the cards on two cells.
    pub fn swap(&mut self, a: Cell, b: Cell) {
        if let (Some(card_a), Some(card_b)) = (self.get(a), self.get(b)) {
            self.set(a, card_b);
            self.set(b, card_a);
        }
    }

    /// Takes a card away; the others stay, and a display that is not pinned floats again. Returns the card and the spot
    /// where it lay, counted in the frame as it is now.
    pub fn lift(&mut self, cell: Cell) -> Option<(Laid, Spot)> {
        let card = self.get(cell)?;
        self.cells[cell.index()] = EMPTY;
        self.taken &= !cell.bit();
        self.goals &= !cell.bit();
        if self.pinned || self.taken == 0 {
            return Some((card, Spot::on(cell)));
        }
        let up = self.taken.trailing_zeros() as usize / SIZE;
        let left = self.folded().trailing_zeros() as usize;
        self.shift_up_left(up, left);
        let spot = Spot::at(cell.row() as i8 - up as i8, cell.col() as i8 - left as i8)?;
        Some((card, spot))
    }

    /// Brings a display that was laid cell by cell into its proper form: pinned, or floating in the upper left corner.
    pub(crate) fn adjust(&mut self, pin: bool) {
        self.pinned = pin && self.taken != 0;
        if !self.pinned && self.taken != 0 {
            self.shift_up_left(
                self.taken.trailing_zeros() as usize / SIZE,
                self.folded().trailing_zeros() as usize,
            );
        }
    }

    fn shift_down_right(&mut self, rows: usize, cols: usize) {
        let by = rows * SIZE + cols;
        self.cells.copy_within(..FULL - by, by);
        self.cells[..by].fill(EMPTY);
        self.taken <<= by;
        self.goals <<= by;
        self.blank();
    }

    fn shift_up_left(&mut self, rows: usize, cols: usize) {
        let by = rows * SIZE + cols;
        self.cells.copy_within(by.., 0);
        self.cells[FULL - by..].fill(EMPTY);
        self.taken >>= by;
        self.goals >>= by;
        self.blank();
    }

    /// The box never wraps when it is shifted within the frame, so only what fell off the set has to go.
    fn blank(&mut self) {
        self.taken &= ALL_CELLS;
        self.goals &= self.taken;
    }
}

/// The cells of the frame as spots.
const fn board(cells: u32) -> u128 {
    let mut board = 0;
    let mut row = 0;
    while row < SIZE {
        let bits = (cells >> (row * SIZE)) & 0b11111;
        board |= (bits as u128) << ((row + SIZE - 1) * BOARD + SIZE - 1);
        row += 1;
    }
    board
}

/// The spots that keep a box of this height and width within 5×5.
const ROOM: [[u128; SIZE + 1]; SIZE + 1] = room();

const fn room() -> [[u128; SIZE + 1]; SIZE + 1] {
    let mut table = [[0; SIZE + 1]; SIZE + 1];
    let mut height = 1;
    while height <= SIZE {
        let mut width = 1;
        while width <= SIZE {
            let mut row = height - 1;
            while row < BOARD {
                let mut col = width - 1;
                while col < BOARD {
                    table[height][width] |= 1 << (row * BOARD + col);
                    col += 1;
                }
                row += 1;
            }
            width += 1;
        }
        height += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn story(token: u8) -> Laid {
        Laid { token: Token(token), side: Side::Story }
    }

    #[test]
    fn the_box_grows_to_five_by_five_in_any_direction_and_no_further() {
        let mut display = Display::default();
        assert_eq!(display.spots(Adjacency::Orthogonal, None), Spot::on(Cell::at(0, 0)).bit());
        display.place(Spot::on(Cell::at(0, 0)), story(0), false).unwrap();
        for step in 1..5 {
            let above = Spot::at(-1, 0).unwrap();
            assert!(display.spots(Adjacency::Orthogonal, None) & above.bit() != 0);
            display.place(above, story(step), false).unwrap();
            assert_eq!(display.extent(), (step as usize + 1, 1));
            assert_eq!(display.get(Cell::at(0, 0)), Some(story(step)));
            assert_eq!(display.get(Cell::at(step as usize, 0)), Some(story(0)));
        }
        let spots: Vec<_> = Spot::of(display.spots(Adjacency::Orthogonal, None)).collect();
        assert_eq!(spots.len(), 10);
        assert!(spots.iter().all(|spot| spot.col().abs() == 1 && (0..5).contains(&spot.row())));
    }

    #[test]
    fn nothing_wraps_around_the_edge_of_the_board() {
        let mut display = Display::default();
        for (count, col) in (0..5).enumerate() {
            display.place(Spot::at(0, col).unwrap(), story(count as u8), false).unwrap();
        }
        let spots: Vec<_> = Spot::of(display.spots(Adjacency::OrthogonalOrDiagonal, None)).collect();
        assert_eq!(spots.len(), 10);
        assert!(spots.iter().all(|spot| spot.row().abs() == 1 && (0..5).contains(&spot.col())));
    }

    #[test]
    fn a_lifted_edge_lets_the_display_float_again() {
        let mut display = Display::default();
        display.place(Spot::at(0, 0).unwrap(), story(0), false).unwrap();
        display.place(Spot::at(0, -1).unwrap(), story(1), false).unwrap();
        let (card, spot) = display.lift(Cell::at(0, 0)).unwrap();
        assert_eq!((card, spot), (story(1), Spot::at(0, -1).unwrap()));
        assert_eq!(display.get(Cell::at(0, 0)), Some(story(0)));
        assert_eq!(display.extent(), (1, 1));
    }
}
