//! The rollout policy: where a card pays at once, worked out for all cells of a display together.
//!
//! It guides the search at a glance, and it plays games out: it takes any card and lays it where it pays. Random displays
//! complete hardly any pattern, so games played out at random would say little about patterns.

use ::wolfwalkers::{
    ALL_CELLS, Action, Cell, FULL, Goal, GoalKind, Laid, MAX_PARTS, Pattern, Position, SIZE, Side, Sight,
    Spot, Symbol, SymbolSet, Wolfwalkers,
};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// What a pattern that lacks one symbol is worth, in parts of its points.
const NEARLY: f32 = 0.3;
/// What a free cell in reach of an arrow is worth, in parts of its points.
const AHEAD: f32 = 0.25;
/// The chance that a free cell does not spoil a crossed arrow.
const CLEAN: f32 = 0.92;

/// The place in `actions` of the action the rollout policy takes.
pub(super) fn choose(
    game: &Wolfwalkers,
    position: &Position,
    actions: &[Action],
    rng: &mut ChaCha8Rng,
) -> usize {
    let any = rng.random_range(0..actions.len());
    let (Some(card), Action::Place(_)) = (position.open.hand, actions[0]) else { return any };
    let sight = game.sight(position, position.open.seat);
    let mut hand = Hand::new(game, position, &sight, card);
    let mut best = (f32::MIN, any);
    for (at, action) in actions.iter().enumerate() {
        let Action::Place(spot) = action else { continue };
        // Among equals any will do.
        let gain = hand.gain(*spot) + rng.random::<f32>();
        if gain > best.0 {
            best = (gain, at);
        }
    }
    best.1
}

/// About how many points a card brings on each cell more than elsewhere.
type Gains = [f32; FULL];

/// A card and the display it goes to.
pub(super) struct Hand<'a> {
    sight: &'a Sight<'a>,
    side: CardSide<'a>,
    /// The gains by how many cells a display that floats is moved when the card is laid above or left of it.
    gains: [Option<Gains>; FULL],
}

enum CardSide<'a> {
    Goal(&'a Goal),
    Story(SymbolSet),
}

impl<'a> Hand<'a> {
    pub(super) fn new(game: &'a Wolfwalkers, position: &Position, sight: &'a Sight<'a>, card: Laid) -> Self {
        let face = position.face(card);
        let side = match face.side {
            Side::Goal => CardSide::Goal(game.content().goal(face.card)),
            Side::Story => CardSide::Story(game.content().story(face.card)),
        };
        Self { sight, side, gains: [const { None }; FULL] }
    }

    /// About how many points the card brings on this spot more than on another.
    pub(super) fn gain(&mut self, spot: Spot) -> f32 {
        let (up, left) = ((-spot.row()).max(0) as usize, (-spot.col()).max(0) as usize);
        let cell = Cell::at(spot.row().max(0) as usize, spot.col().max(0) as usize);
        let by = (up * SIZE + left) % FULL;
        let (sight, side) = (self.sight, &self.side);
        let gains = self.gains[by].get_or_insert_with(|| {
            let moved = Moved { sight, by };
            match side {
                CardSide::Goal(goal) => moved.gains_of_goal(goal),
                CardSide::Story(symbols) => moved.gains_of_story(*symbols),
            }
        });
        gains[cell.index()]
    }

    /// The spot of the set where the card brings most at once.
    pub(super) fn best(&mut self, spots: u128) -> Option<Spot> {
        let mut best = (f32::MIN, None);
        for spot in Spot::of(spots) {
            let gain = self.gain(spot);
            if gain > best.0 {
                best = (gain, Some(spot));
            }
        }
        best.1
    }
}

/// A display moved in its frame by so many cells.
struct Moved<'a> {
    sight: &'a Sight<'a>,
    by: usize,
}

impl Moved<'_> {
    fn showing(&self, symbol: Symbol) -> u32 {
        self.sight.boards().showing(symbol) << self.by
    }

    fn free(&self) -> u32 {
        !(self.sight.display().taken() << self.by) & ALL_CELLS
    }

    /// What a goal brings if it is laid here or there. A pattern does not care where it lies.
    fn gains_of_goal(&self, goal: &Goal) -> Gains {
        let free = self.free();
        let points = goal.points as f32;
        let gain = |cell: Cell| {
            let cross = cell.cross();
            let ahead = (free & cross).count_ones();
            match goal.kind {
                GoalKind::Arrows(symbol) => {
                    points * ((self.showing(symbol) & cross).count_ones() as f32 + AHEAD * ahead as f32)
                }
                GoalKind::ArrowsCross(symbol) if self.showing(symbol) & cross == 0 => {
                    points * CLEAN.powi(ahead as i32)
                }
                GoalKind::TwoSymbolsArrows(a, b) => {
                    points * (self.showing(a) & self.showing(b) & cross).count_ones() as f32
                }
                _ => 0.0,
            }
        };
        let mut gains = [0.0; FULL];
        Cell::of(free).for_each(|cell| gains[cell.index()] = gain(cell));
        gains
    }

    /// What a story with these symbols brings to all goals of the display.
    fn gains_of_story(&self, symbols: SymbolSet) -> Gains {
        let mut gains = [0.0; FULL];
        let mut add = |cells: u32, points: f32| {
            Cell::of(cells).for_each(|cell| gains[cell.index()] += points);
        };
        for (there, _, goal) in self.sight.goals() {
            let cross = Cell::new(there.index() + self.by).map_or(0, Cell::cross);
            let points = goal.points as f32;
            match &goal.kind {
                GoalKind::Pattern(pattern) => {
                    let [complete, nearly] = self.advanced(pattern, symbols);
                    add(complete, points);
                    add(nearly & !complete, NEARLY * points);
                }
                GoalKind::Arrows(symbol) if symbols.contains(*symbol) => add(cross, points),
                GoalKind::ArrowsCross(symbol)
                    if symbols.contains(*symbol) && self.showing(*symbol) & cross == 0 =>
                {
                    add(cross, -points);
                }
                GoalKind::TwoSymbolsArrows(a, b) if symbols.contains(*a) && symbols.contains(*b) => {
                    add(cross, points);
                }
                _ => {}
            }
        }
        gains
    }

    /// The cells where a story with these symbols completes the pattern, and where it then lacks one symbol more.
    fn advanced(&self, pattern: &Pattern, symbols: SymbolSet) -> [u32; 2] {
        if !pattern.drawing().iter().any(|part| symbols.contains(part.symbol)) {
            return [0; 2];
        }
        let free = self.free();
        let (mut complete, mut nearly) = (0, 0);
        for form in pattern.forms() {
            // The parts as boards of the anchors: where the symbol is, and where it could still come.
            let mut parts = [(0, 0, 0, false); MAX_PARTS];
            let mut count = 0;
            for (part, (first, symbol)) in parts.iter_mut().zip(form.at(0)) {
                let off = first.trailing_zeros();
                *part = (off, self.showing(symbol) >> off, free >> off, symbols.contains(symbol));
                count += 1;
            }
            let parts = &parts[..count];
            for (own, &(off, _, open, brings)) in parts.iter().enumerate() {
                if !brings {
                    continue;
                }
                let (mut none_missing, mut one_missing) = (form.anchors() & open, 0);
                for (other, &(_, there, open, _)) in parts.iter().enumerate() {
                    if other != own {
                        one_missing = (one_missing & there) | (none_missing & open);
                        none_missing &= there;
                    }
                }
                complete |= none_missing << off;
                nearly |= one_missing << off;
            }
        }
        [complete, nearly]
    }
}

#[cfg(test)]
mod tests {
    use ::wolfwalkers::Scene;
    use moonpack_rules::Seat;

    use super::*;

    /// What the story C12, Robyn and parents, gains on a spot of this display.
    fn gain(rows: &str, row: i8, col: i8) -> f32 {
        let (game, position) = Scene::new(2).display(0, rows).market("C12 . . . . .").build().unwrap();
        let sight = game.sight(&position, Seat::first(1).next().unwrap());
        let card = position.open.market.slots[0].token.map(|token| Laid { token, side: Side::Story });
        Hand::new(&game, &position, &sight, card.unwrap()).gain(Spot::at(row, col).unwrap())
    }

    #[test]
    fn a_story_gains_a_pattern_where_it_completes_it_also_above_and_left() {
        // C53 pays 3 points for two parents that lie diagonally; C04 shows parents.
        for (row, col) in [(1, 0), (-1, 0), (1, 2), (-1, 2)] {
            assert_eq!(gain("C53:goal C04", row, col), 3.0, "{row} {col}");
        }
        assert_eq!(gain("C53:goal C04", 1, 1), 3.0 * NEARLY, "another pair could begin there");
        assert_eq!(gain("C06:goal C01", 0, 2), -9.0, "C06 wants no Robyn in its row");
    }

    #[test]
    fn a_story_gains_an_arrow_only_in_its_row_and_column() {
        // C43 pays 2 points for each Robyn in its row and column.
        assert_eq!(gain("C43:goal C01\nC02 .", 1, 1), 0.0);
        assert_eq!(gain("C43:goal C01\nC02 .", 0, 2), 2.0);
        assert_eq!(gain("C43:goal C01\nC02 .", -1, 0), 2.0);
    }
}
