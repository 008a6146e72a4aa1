//! Where the cells of a display lie in its frame, in half cells from the upper left.
//!
//! The frame is five cells wide and high from the first card on and never moves; the box of the cards lies centred in
//! it. Only a box of exactly four has places outside that do not fit: they are half places. Where a module lets cards
//! lie further away than the frame reaches, the cells become smaller instead.

use ::wolfwalkers::{Adjacency, Cell, Display, SIZE, Spot};

/// The pitch of the cells in the drawing over them, where a cell is 100 wide.
pub(super) const PITCH: f32 = 105.5;

/// How a display lies in its frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plait {
    /// How many cells wide and high it is.
    pub(super) span: usize,
    /// The rows to draw, first and last.
    pub(super) rows: (i8, i8),
    /// The columns to draw, first and last.
    pub(super) cols: (i8, i8),
    /// The rows and columns of the cards.
    pub(super) size: (usize, usize),
    top: i8,
    left: i8,
}

/// A place in the frame, in half cells, and whether it is cut in half at an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CellBox {
    /// From the left.
    pub(super) x: i8,
    /// From the top.
    pub(super) y: i8,
    /// Cut at the left or right edge.
    pub(super) cut_x: Option<&'static str>,
    /// Cut at the upper or lower edge.
    pub(super) cut_y: Option<&'static str>,
}

impl Plait {
    /// The frame of a display whose cards may be placed by this rule; `first` is where its first card must lie.
    pub(super) fn of(display: &Display, adjacency: Adjacency, first: Option<Cell>) -> Self {
        let (height, width) = match (display.is_empty(), first) {
            (true, Some(_)) => (SIZE, SIZE),
            (true, None) => (1, 1),
            _ => display.extent(),
        };
        if adjacency == Adjacency::AnyFreeCell && !display.is_empty() && (height < 4 || width < 4) {
            return Self::wide(height, width);
        }
        let reach = |size: usize| if size >= SIZE { (0, SIZE as i8 - 1) } else { (-1, size as i8) };
        let (rows, cols) = (reach(height), reach(width));
        let margin = |size: usize| (SIZE - size) as i8;
        Self { span: SIZE, rows, cols, size: (height, width), top: margin(height), left: margin(width) }
    }

    fn wide(height: usize, width: usize) -> Self {
        let reach = |size: usize| (size as i8 - SIZE as i8, SIZE as i8 - 1);
        let (rows, cols) = (reach(height), reach(width));
        let count = |(first, last): (i8, i8)| (last - first + 1) as usize;
        let span = count(rows).max(count(cols));
        let margin = |line: (i8, i8)| (span - count(line)) as i8 - 2 * line.0;
        Self { span, rows, cols, size: (height, width), top: margin(rows), left: margin(cols) }
    }

    /// Where a row and column lie.
    pub(super) fn place(&self, row: i8, col: i8) -> CellBox {
        let last = 2 * self.span as i8 - 2;
        let cut = |at: i8, low: &'static str, high: &'static str| match at {
            _ if at < 0 => Some(low),
            _ if at > last => Some(high),
            _ => None,
        };
        let (x, y) = (self.left + 2 * col, self.top + 2 * row);
        CellBox { x: x.max(0), y: y.max(0), cut_x: cut(x, "w", "e"), cut_y: cut(y, "n", "s") }
    }

    /// Where a cell lies.
    pub(super) fn cell(&self, cell: Cell) -> CellBox {
        self.place(cell.row() as i8, cell.col() as i8)
    }

    /// The upper left corner of a spot in the drawing over the cells.
    pub(super) fn corner(&self, spot: Spot) -> (f32, f32) {
        let at = |margin: i8, line: i8| f32::from(margin + 2 * line) * PITCH / 2.0;
        (at(self.left, spot.col()), at(self.top, spot.row()))
    }

    /// The width and height of the drawing over the cells.
    pub(super) fn extent(&self) -> f32 {
        (self.span - 1) as f32 * PITCH + 100.0
    }
}

#[cfg(test)]
mod tests {
    use ::wolfwalkers::{Laid, Side, Token};

    use super::*;

    fn display(cards: &[(usize, usize)]) -> Display {
        let mut display = Display::default();
        for (token, (row, col)) in cards.iter().enumerate() {
            display.set(Cell::at(*row, *col), Laid { token: Token(token as u8), side: Side::Story });
        }
        display
    }

    #[test]
    fn a_first_card_lies_in_the_middle_and_has_room_on_every_side() {
        let plait = Plait::of(&display(&[(0, 0)]), Adjacency::Orthogonal, None);
        assert_eq!(plait.place(0, 0), CellBox { x: 4, y: 4, cut_x: None, cut_y: None });
        assert_eq!(plait.place(-1, 0).y, 2);
        assert_eq!(plait.extent(), 522.0);
    }

    #[test]
    fn only_a_box_of_four_has_half_places() {
        let plait = Plait::of(&display(&[(0, 0), (0, 1), (0, 2), (0, 3)]), Adjacency::Orthogonal, None);
        assert_eq!(plait.place(0, -1), CellBox { x: 0, y: 4, cut_x: Some("w"), cut_y: None });
        assert_eq!(plait.place(0, 4), CellBox { x: 9, y: 4, cut_x: Some("e"), cut_y: None });
        assert_eq!(plait.place(1, 0).cut_y, None);
    }

    #[test]
    fn places_far_away_make_the_cells_smaller_instead_of_leaving_the_frame() {
        let plait = Plait::of(&display(&[(0, 0), (0, 1)]), Adjacency::AnyFreeCell, None);
        assert_eq!((plait.span, plait.rows, plait.cols), (9, (-4, 4), (-3, 4)));
        for (row, col) in [(-4, -3), (4, 4), (-4, 4)] {
            let place = plait.place(row, col);
            assert_eq!((place.cut_x, place.cut_y), (None, None));
        }
    }
}
