//! Which cords lie over a display: one for every pattern that is complete, and, shown while its goal is pointed at, what
//! the next one needs and the symbols that other goals count.

use std::fmt::Write as _;

use ::wolfwalkers::{Cell, Face, GoalKind, GoalNow, Missing, Side, Spot, Symbol};
use maud::{Markup, html};

use super::threads::{Knot, Loom};
use super::{Scene, scenery};

/// The part of a symbol's size that its loop has as radius.
const ROUND: f32 = 0.56;
/// How far into a free place a stitch reaches.
const INTO: f32 = 38.0;

impl Scene<'_> {
    /// All cords of the display that is drawn large.
    pub(super) fn cords(&self) -> Markup {
        let goals = &self.live[self.large.index()];
        let cards = self.open().display(self.large).cards().map(|(cell, _)| Spot::on(cell)).collect();
        let mut loom = Loom::new(&self.plait, cards, self.knots());
        let laid: Vec<(usize, String)> = goals
            .iter()
            .filter_map(|goal| {
                let letter = self.letter_at(self.large, goal.cell?);
                let cords: String = self.complete(goal).iter().map(|knots| loom.lay(knots)).collect();
                (!cords.is_empty()).then_some((letter, cords))
            })
            .collect();
        let extent = self.plait.extent();
        html! {
            svg.cords viewBox=(format!("0 0 {extent} {extent}")) aria-hidden="true" {
                @for (letter, path) in &laid { (cord(&format!("cord{}-{letter}", self.large.index()), *letter, path)) }
                @for goal in goals { @if let Some(cell) = goal.cell { (self.seen(&loom, goal, self.letter_at(self.large, cell))) } }
            }
        }
    }

    /// What is seen while a goal is pointed at.
    fn seen(&self, loom: &Loom<'_>, goal: &GoalNow, letter: usize) -> Markup {
        let id = format!("stitch{}-{letter}", self.large.index());
        let content = self.game.content();
        match (&content.goal(goal.card).kind, &goal.missing) {
            (GoalKind::Pattern(_), Missing::Pattern { needs, there })
                if self.large == self.reader && !there.is_empty() =>
            {
                let lying: Vec<Knot> =
                    there.iter().filter_map(|(cell, symbol)| self.knot(*cell, *symbol)).collect();
                let free: Vec<Knot> = needs.iter().map(|(spot, _)| self.free_knot(*spot)).collect();
                let path = loom.stitch(&lying, &free);
                html! {
                    g id=(id) class={ "cord need dy" (letter % 12) } {
                        @for (spot, symbol) in needs {
                            @let (x, y) = self.plait.corner(*spot);
                            g.ghost { (scenery::glyph(content, *symbol, x + 12.0, y + 12.0, 76.0)) }
                        }
                        path.c0 d=(path) {} path.c1 d=(path) {}
                    }
                }
            }
            (GoalKind::Pattern(_), _) => html! {},
            (kind, _) => {
                let wanted: Vec<Symbol> = match kind {
                    GoalKind::Arrows(symbol) | GoalKind::ArrowsCross(symbol) => vec![*symbol],
                    GoalKind::TwoSymbols(a, b)
                    | GoalKind::TwoSymbolsArrows(a, b)
                    | GoalKind::Balance(a, b) => vec![*a, *b],
                    GoalKind::Pattern(_) => Vec::new(),
                };
                let bad = match &goal.missing {
                    Missing::InTheWay(cells) => *cells,
                    _ => 0,
                };
                let good = goal.fulfilled.iter().fold(0, |all, cells| all | cells);
                let knots = |cells: u32| -> Vec<Knot> {
                    Cell::of(cells)
                        .flat_map(|cell| wanted.iter().filter_map(move |symbol| self.knot(cell, *symbol)))
                        .collect()
                };
                let (rings, red) = (loom.loops(&knots(good)), loom.loops(&knots(bad)));
                html! {
                    @if !rings.is_empty() || !red.is_empty() {
                        g id=(id) class={ "cord need dy" (letter % 12) } {
                            @if !rings.is_empty() { path.c0 d=(rings) {} path.c1 d=(rings) {} }
                            @if !red.is_empty() { path.bad d=(red) {} }
                        }
                    }
                }
            }
        }
    }

    fn is_pattern(&self, goal: &GoalNow) -> bool {
        matches!(self.game.content().goal(goal.card).kind, GoalKind::Pattern(_))
    }

    /// The completions of a pattern, each as its symbols.
    fn complete(&self, goal: &GoalNow) -> Vec<Vec<Knot>> {
        let GoalKind::Pattern(pattern) = &self.game.content().goal(goal.card).kind else { return Vec::new() };
        let sight = self.game.sight_in(&self.view, self.large);
        let parts = goal.fulfilled.iter().map(|cells| pattern.parts_on(sight.boards(), *cells));
        parts
            .map(|parts| parts.iter().filter_map(|(cell, symbol)| self.knot(*cell, *symbol)).collect())
            .collect()
    }

    /// Every symbol of the display.
    fn knots(&self) -> Vec<Knot> {
        let display = self.open().display(self.large);
        let stories = display.cards().filter(|(_, laid)| laid.side == Side::Story);
        stories
            .flat_map(|(cell, laid)| {
                let face = Face { card: self.card(laid.token), side: laid.side };
                let symbols: Vec<Symbol> = self.symbols_at(self.large, cell, face).iter().collect();
                symbols.into_iter().filter_map(move |symbol| self.knot(cell, symbol))
            })
            .collect()
    }

    /// A symbol on a cell.
    fn knot(&self, cell: Cell, symbol: Symbol) -> Option<Knot> {
        let laid = self.open().display(self.large).get(cell)?;
        let face = Face { card: self.card(laid.token), side: laid.side };
        let symbols = self.symbols_at(self.large, cell, face);
        let nth = symbols.iter().position(|other| other == symbol)?;
        let (x, y, size) = *scenery::places(symbols.len()).get(nth)?;
        let card = Spot::on(cell);
        let (left, top) = self.plait.corner(card);
        Some(Knot { at: (left + x + size / 2.0, top + y + size / 2.0), round: size * ROUND, card })
    }

    fn free_knot(&self, spot: Spot) -> Knot {
        let (left, top) = self.plait.corner(spot);
        Knot { at: (left + 50.0, top + 50.0), round: INTO, card: spot }
    }

    /// The elements that light up with a goal: itself, what fulfils it, its cords, and the free places one more needs.
    pub(super) fn lights(&self, seat: moonpack_rules::Seat, goal: &GoalNow) -> String {
        let itself = goal.cell.map_or(0, Cell::bit);
        let there = match &goal.missing {
            Missing::Pattern { there, .. } => there.iter().fold(0, |all, (cell, _)| all | cell.bit()),
            Missing::InTheWay(cells) => *cells,
            _ => 0,
        };
        let cells = goal.fulfilled.iter().fold(itself | there, |all, cells| all | cells);
        let mut lights = self.cell_ids(seat, cells);
        if seat == self.large
            && let Some(cell) = goal.cell
        {
            let (letter, pattern) = (self.letter_at(seat, cell), self.is_pattern(goal));
            let index = seat.index();
            // Patterns have cords; what else is counted is looped only while it is lit, and so is what the reader lacks.
            if pattern {
                let _ = write!(lights, " cord{index}-{letter}");
            }
            if !pattern || seat == self.reader {
                let _ = write!(lights, " stitch{index}-{letter}");
            }
        }
        if let (Missing::Pattern { needs, .. }, true) = (&goal.missing, seat == self.reader) {
            for (spot, _) in needs {
                let _ = write!(lights, " spot-{}-{}", spot.row(), spot.col());
            }
        }
        lights
    }
}

/// A cord: its shadow, its dye, its stitches.
fn cord(id: &str, letter: usize, path: &str) -> Markup {
    html! {
        g id=(id) class={ "cord dy" (letter % 12) @if letter % 12 > 5 { " dots" } } {
            path.c0 d=(path) {} path.c1 d=(path) {} path.c2 d=(path) {}
        }
    }
}
