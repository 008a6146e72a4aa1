//! Cords through what fulfils a goal: a loop round each symbol that counts, and between the symbols of one pattern a
//! cord by the cheapest way.
//!
//! A cord goes straight from symbol to symbol or through the gaps between the cards; crossing another symbol, another
//! card or a gap that another cord uses costs extra. Everything is computed in the units of the drawing over the cells,
//! where a cell is 100 wide.

use ::wolfwalkers::Spot;

use super::geometry::{PITCH, Plait};

/// What it costs to cross another symbol, another card, a gap in use.
const SYMBOL: f32 = 260.0;
const CARD: f32 = 220.0;
const USED: f32 = 25.0;
/// How much further out a second loop round the same symbol lies.
const NESTED: f32 = 4.4;

type Point = (f32, f32);

/// A symbol in the drawing: its middle and the radius of the first loop round it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Knot {
    pub(super) at: Point,
    pub(super) round: f32,
    /// The card it lies on.
    pub(super) card: Spot,
}

/// The drawing of all cords of one display.
pub(super) struct Loom<'a> {
    plait: &'a Plait,
    /// Every card.
    cards: Vec<Spot>,
    /// Every symbol on the cards.
    symbols: Vec<Knot>,
    /// How many loops lie round each symbol already.
    loops: Vec<usize>,
    /// Straight pieces in gaps that are used.
    used: Vec<(Point, Point)>,
}

impl<'a> Loom<'a> {
    /// A loom over these cards and the symbols on them.
    pub(super) fn new(plait: &'a Plait, cards: Vec<Spot>, symbols: Vec<Knot>) -> Self {
        let loops = vec![0; symbols.len()];
        Self { plait, cards, symbols, loops, used: Vec::new() }
    }

    /// Loops without a cord, inside or round those that lie already.
    pub(super) fn loops(&self, knots: &[Knot]) -> String {
        knots.iter().map(|knot| ring(knot.at, self.radius(knot))).collect()
    }

    /// A cord through these symbols with a loop round each; it stays, and later cords keep clear of it.
    pub(super) fn lay(&mut self, knots: &[Knot]) -> String {
        let drawn = self.draw(knots, &[]);
        for knot in knots {
            if let Some(found) = self.symbols.iter().position(|symbol| symbol == knot) {
                self.loops[found] += 1;
            }
        }
        for way in drawn.ways {
            self.used.extend(way.windows(2).map(|piece| (piece[0], piece[1])));
        }
        drawn.path
    }

    /// Stitches for what is not there yet: loops round what lies, a cord that ends in the free places.
    pub(super) fn stitch(&self, there: &[Knot], free: &[Knot]) -> String {
        self.draw(there, free).path
    }

    fn draw(&self, there: &[Knot], free: &[Knot]) -> Drawn {
        let knots: Vec<(Knot, f32)> = there
            .iter()
            .map(|knot| (*knot, self.radius(knot)))
            .chain(free.iter().map(|knot| (*knot, knot.round)))
            .collect();
        let mut path = self.loops(there);
        let mut ways = Vec::new();
        // The shortest tree: each next knot is tied to the nearest that is tied already.
        let mut tied = vec![false; knots.len()];
        if let Some(first) = tied.first_mut() {
            *first = true;
        }
        while let Some((from, to)) = nearest(&knots, &tied) {
            tied[to] = true;
            let way = self.way(knots[from], knots[to]);
            path.push_str(&bent(&way));
            ways.push(way);
        }
        Drawn { path, ways }
    }

    fn radius(&self, knot: &Knot) -> f32 {
        let found = self.symbols.iter().position(|symbol| symbol == knot);
        knot.round + found.map_or(0.0, |found| NESTED * self.loops[found] as f32)
    }

    /// The cheapest way between two loops.
    fn way(&self, (a, a_round): (Knot, f32), (b, b_round): (Knot, f32)) -> Vec<Point> {
        let mut best = vec![toward(a.at, b.at, a_round), toward(b.at, a.at, b_round)];
        let mut least = self.cost(&best, a, b);
        for way in self.through_gaps(a, b) {
            let way = cut(way, a_round, b_round);
            let cost = self.cost(&way, a, b);
            if cost < least {
                (best, least) = (way, cost);
            }
        }
        best
    }

    /// Ways along the gaps beside both cards, from middle to middle.
    fn through_gaps(&self, a: Knot, b: Knot) -> Vec<Vec<Point>> {
        let gaps = |card: Spot| {
            let (x, y) = self.plait.corner(card);
            let half = (PITCH - 100.0) / 2.0;
            ([x - half, x + 100.0 + half], [y - half, y + 100.0 + half])
        };
        let ((ax, ay), (bx, by)) = (gaps(a.card), gaps(b.card));
        let mut ways = Vec::new();
        for y in ay {
            for y2 in by {
                if (y - y2).abs() < 1.0 {
                    ways.push(vec![a.at, (a.at.0, y), (b.at.0, y), b.at]);
                }
                for x in ax.into_iter().chain(bx) {
                    ways.push(vec![a.at, (a.at.0, y), (x, y), (x, y2), (b.at.0, y2), b.at]);
                }
            }
            for x in bx {
                ways.push(vec![a.at, (a.at.0, y), (x, y), (x, b.at.1), b.at]);
            }
        }
        for x in ax {
            for x2 in bx {
                if (x - x2).abs() < 1.0 {
                    ways.push(vec![a.at, (x, a.at.1), (x, b.at.1), b.at]);
                }
                for y in ay.into_iter().chain(by) {
                    ways.push(vec![a.at, (x, a.at.1), (x, y), (x2, y), (x2, b.at.1), b.at]);
                }
            }
            for y in by {
                ways.push(vec![a.at, (x, a.at.1), (x, y), (b.at.0, y), b.at]);
            }
        }
        ways
    }

    fn cost(&self, way: &[Point], a: Knot, b: Knot) -> f32 {
        way.windows(2).map(|piece| self.piece_cost(piece[0], piece[1], a, b)).sum()
    }

    fn piece_cost(&self, from: Point, to: Point, a: Knot, b: Knot) -> f32 {
        let mut cost = distance(from, to);
        for symbol in &self.symbols {
            if *symbol != a && *symbol != b && passes(from, to, symbol.at) < symbol.round * 0.8 {
                cost += SYMBOL;
            }
        }
        for card in self.cards.iter().filter(|card| **card != a.card && **card != b.card) {
            let (x, y) = self.plait.corner(*card);
            if crosses(from, to, (x + 3.0, y + 3.0), (x + 97.0, y + 97.0)) {
                cost += CARD;
            }
        }
        cost + USED * self.used.iter().filter(|(c, d)| overlap(from, to, *c, *d)).count() as f32
    }
}

struct Drawn {
    path: String,
    ways: Vec<Vec<Point>>,
}

/// The nearest pair of a knot that is tied and one that is not.
fn nearest(knots: &[(Knot, f32)], tied: &[bool]) -> Option<(usize, usize)> {
    let mut best: Option<(usize, usize, f32)> = None;
    for (from, (a, _)) in knots.iter().enumerate().filter(|(from, _)| tied[*from]) {
        for (to, (b, _)) in knots.iter().enumerate().filter(|(to, _)| !tied[*to]) {
            let far = distance(a.at, b.at);
            if best.is_none_or(|(_, _, least)| far < least) {
                best = Some((from, to, far));
            }
        }
    }
    best.map(|(from, to, _)| (from, to))
}

/// The way without its first and last piece inside the loops.
fn cut(mut way: Vec<Point>, a_round: f32, b_round: f32) -> Vec<Point> {
    let last = way.len() - 1;
    let (begin, end) = (toward(way[0], way[1], a_round), toward(way[last], way[last - 1], b_round));
    way[0] = begin;
    way[last] = end;
    way
}

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The point at this distance from `a` on the way to `b`.
fn toward(a: Point, b: Point, far: f32) -> Point {
    let part = far / distance(a, b).max(0.1);
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// How near a straight piece comes to a point.
fn passes(from: Point, to: Point, point: Point) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).max(0.01);
    let part = (((point.0 - from.0) * dx + (point.1 - from.1) * dy) / length).clamp(0.0, 1.0);
    distance((from.0 + part * dx, from.1 + part * dy), point)
}

/// Does a straight piece go through a rectangle? Looked at in small steps, which is exact enough for cords.
fn crosses(from: Point, to: Point, low: Point, high: Point) -> bool {
    let steps = (distance(from, to) / 6.0).ceil().max(1.0) as usize;
    (0..=steps).any(|step| {
        let part = step as f32 / steps as f32;
        let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        (low.0..high.0).contains(&x) && (low.1..high.1).contains(&y)
    })
}

/// Do two straight pieces lie in the same gap over some length?
fn overlap(a: Point, b: Point, c: Point, d: Point) -> bool {
    let spans = |p: f32, q: f32, r: f32, s: f32| p.min(q) + 8.0 < r.max(s) && r.min(s) + 8.0 < p.max(q);
    let flat = |p: f32, q: f32| (p - q).abs() < 3.0;
    let along_x = flat(a.1, b.1) && flat(c.1, d.1) && flat(a.1, c.1) && spans(a.0, b.0, c.0, d.0);
    let along_y = flat(a.0, b.0) && flat(c.0, d.0) && flat(a.0, c.0) && spans(a.1, b.1, c.1, d.1);
    along_x || along_y
}

/// Paths are written in whole numbers: a frame of 522 is never drawn so large that the eye would find the difference.
fn ring((x, y): Point, round: f32) -> String {
    let (left, round) = ((x - round).round(), round.round());
    let across = 2.0 * round;
    format!("M{left} {y:.0}a{round} {round} 0 1 1 {across} 0a{round} {round} 0 1 1 -{across} 0")
}

/// The way as a path with rounded corners.
fn bent(way: &[Point]) -> String {
    let mut path = format!("M{:.0} {:.0}", way[0].0, way[0].1);
    for at in 1..way.len() {
        let (x, y) = way[at];
        match way.get(at + 1) {
            Some(next) => {
                let soft =
                    7.0_f32.min(distance(way[at - 1], way[at]) / 2.0).min(distance(way[at], *next) / 2.0);
                let (a, b) = (toward(way[at], way[at - 1], soft), toward(way[at], *next, soft));
                path.push_str(&format!("L{:.0} {:.0}Q{x:.0} {y:.0} {:.0} {:.0}", a.0, a.1, b.0, b.1));
            }
            None => path.push_str(&format!("L{x:.0} {y:.0}")),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use ::wolfwalkers::{Adjacency, Cell, Display, Laid, Side, Token};

    use super::*;

    fn plait() -> Plait {
        let mut display = Display::default();
        for (token, cell) in (0..25).filter_map(Cell::new).enumerate() {
            display.set(cell, Laid { token: Token(token as u8), side: Side::Story });
        }
        Plait::of(&display, Adjacency::Orthogonal, None)
    }

    fn knot(plait: &Plait, row: i8, col: i8) -> Knot {
        let card = Spot::at(row, col).expect("on the board");
        let (x, y) = plait.corner(card);
        Knot { at: (x + 50.0, y + 50.0), round: 30.0, card }
    }

    #[test]
    fn a_cord_keeps_off_the_cards_between_its_ends() {
        let plait = plait();
        let all: Vec<Knot> = (0..5).map(|col| knot(&plait, 2, col)).collect();
        let loom = Loom::new(&plait, all.iter().map(|knot| knot.card).collect(), all.clone());
        let (a, b) = (all[0], all[4]);
        let way = loom.way((a, a.round), (b, b.round));
        let free = |piece: &[Point]| {
            all[1..4].iter().all(|knot| {
                let (x, y) = plait.corner(knot.card);
                !crosses(piece[0], piece[1], (x + 3.0, y + 3.0), (x + 97.0, y + 97.0))
            })
        };
        assert!(way.windows(2).all(free), "{way:?}");
    }

    #[test]
    fn a_second_loop_lies_round_the_first() {
        let plait = plait();
        let all: Vec<Knot> = (0..2).map(|col| knot(&plait, 0, col)).collect();
        let mut loom = Loom::new(&plait, all.iter().map(|knot| knot.card).collect(), all.clone());
        assert_eq!(loom.radius(&all[0]), 30.0);
        loom.lay(&all);
        assert_eq!(loom.radius(&all[0]), 30.0 + NESTED);
    }
}
