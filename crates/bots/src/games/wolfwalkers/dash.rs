//! The quick hand that plays games of Wolfwalkers out: takes almost anything, but lays it where it pays at once.
//!
//! Random displays complete hardly any pattern, so games played out at random say little about patterns. Laying each card
//! well costs a few hundred steps on bit boards and makes a played-out game look like one that people play.

use ::wolfwalkers::content::{Goal, GoalKind};
use ::wolfwalkers::pattern::{Form, Pattern};
use ::wolfwalkers::scoring::Sight;
use ::wolfwalkers::{Action, Cell, Face, Position, Side, Spot, Symbol, SymbolSet, Wolfwalkers};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// What a pattern that lacks one symbol is worth, in parts of its points.
const NEARLY: f32 = 0.3;
/// What a free cell in reach of an arrow is worth, in parts of its points.
const AHEAD: f32 = 0.25;
/// The chance that a free cell does not spoil a crossed arrow.
const CLEAN: f32 = 0.92;

/// The place in `actions` of the action the quick hand takes.
pub(super) fn choose(
    game: &Wolfwalkers,
    position: &Position,
    actions: &[Action],
    rng: &mut ChaCha8Rng,
) -> usize {
    let any = rng.random_range(0..actions.len());
    let (Some(card), Action::Place(_)) = (position.open.hand, actions[0]) else { return any };
    let hand = Hand { game, face: position.face(card), sight: game.sight(position, position.open.seat) };
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

/// The card in hand and the display it goes to.
struct Hand<'a> {
    game: &'a Wolfwalkers,
    face: Face,
    sight: Sight<'a>,
}

impl Hand<'_> {
    /// About how many points the card brings on this spot more than on another.
    fn gain(&self, spot: Spot) -> f32 {
        let (up, left) = ((-spot.row()).max(0) as usize, (-spot.col()).max(0) as usize);
        let here = Here {
            cell: Cell::at(spot.row().max(0) as usize, spot.col().max(0) as usize),
            by: up * ::wolfwalkers::display::SIZE + left,
            sight: &self.sight,
        };
        match self.face.side {
            Side::Goal => here.gain_of_goal(self.game.content().goal(self.face.card)),
            Side::Story => {
                let symbols = self.game.content().story(self.face.card);
                self.sight.goals().map(|(cell, _, goal)| here.gain_of_story(symbols, cell, goal)).sum()
            }
        }
    }
}

/// A cell of the frame as it will lie when the card has been laid there, all others moved by `by` cells.
struct Here<'a> {
    cell: Cell,
    by: usize,
    sight: &'a Sight<'a>,
}

impl Here<'_> {
    fn showing(&self, symbol: Symbol) -> u32 {
        self.sight.boards().showing(symbol) << self.by
    }

    fn free(&self) -> u32 {
        !(self.sight.display().taken() << self.by) & !self.cell.bit()
    }

    /// What a goal brings if it is laid here.
    fn gain_of_goal(&self, goal: &Goal) -> f32 {
        let cross = self.cell.cross();
        let ahead = (self.free() & cross).count_ones();
        let points = goal.points as f32;
        match &goal.kind {
            GoalKind::Arrows(symbol) => {
                points * ((self.showing(*symbol) & cross).count_ones() as f32 + AHEAD * ahead as f32)
            }
            GoalKind::ArrowsCross(symbol) if self.showing(*symbol) & cross == 0 => {
                points * CLEAN.powi(ahead as i32)
            }
            GoalKind::TwoSymbolsArrows(a, b) => {
                points * (self.showing(*a) & self.showing(*b) & cross).count_ones() as f32
            }
            _ => 0.0,
        }
    }

    /// What a story with these symbols brings to a goal that lies on `there` now.
    fn gain_of_story(&self, symbols: SymbolSet, there: Cell, goal: &Goal) -> f32 {
        let cross = || Cell::new(there.index() + self.by).map_or(0, Cell::cross);
        let in_reach = || cross() & self.cell.bit() != 0;
        let points = goal.points as f32;
        match &goal.kind {
            GoalKind::Pattern(pattern) => points * self.part_of(pattern, symbols),
            GoalKind::Arrows(symbol) if symbols.contains(*symbol) && in_reach() => points,
            GoalKind::ArrowsCross(symbol)
                if symbols.contains(*symbol) && in_reach() && self.showing(*symbol) & cross() == 0 =>
            {
                -points
            }
            GoalKind::TwoSymbolsArrows(a, b)
                if symbols.contains(*a) && symbols.contains(*b) && in_reach() =>
            {
                points
            }
            _ => 0.0,
        }
    }

    /// How much of a completion through this cell the story makes: all of it, or all but one symbol.
    fn part_of(&self, pattern: &Pattern, symbols: SymbolSet) -> f32 {
        let mut most = 0.0;
        for form in pattern.forms() {
            for (first, symbol) in form.at(0) {
                let Some(anchor) = self.cell.index().checked_sub(first.trailing_zeros() as usize) else {
                    continue;
                };
                if symbols.contains(symbol) && form.anchors() >> anchor & 1 == 1 {
                    match self.missing(form, anchor) {
                        0 => return 1.0,
                        1 => most = NEARLY,
                        _ => {}
                    }
                }
            }
        }
        most
    }

    /// How many other symbols the form still lacks at this anchor; 2 if it lacks more or can never be completed.
    fn missing(&self, form: &Form, anchor: usize) -> u32 {
        let free = self.free();
        let mut missing = 0;
        for (cell, symbol) in form.at(anchor) {
            if cell == self.cell.bit() || self.showing(symbol) & cell != 0 {
                continue;
            }
            if free & cell == 0 || missing == 1 {
                return 2;
            }
            missing = 1;
        }
        missing
    }
}
