//! How the chances went, as a river: each player's part as broad as their chance was, the winner at the near bank. Moments
//! people remember stand above it. Whoever shows it puts words around it and signs upon it.

use maud::{Markup, html};
use moonpack_rules::{MAX_SEATS, SeatSet};
use moonpack_words::Words;

use super::mark;
use crate::model::TableModel;

/// Less than this differs by nothing that can be seen.
const SEEN: f64 = 0.004;
/// So many bends are drawn at most.
const BENDS: usize = 48;
/// A name needs a part of the river so broad.
const NAMED: f64 = 0.17;
/// So many numbers stand beside each other; more, and only every fifth is written.
const NUMBERS: usize = 14;

/// Something people remember, and the sign it has.
pub(crate) struct Moment {
    /// How far the river has come.
    pub(crate) at: usize,
    pub(crate) sign: Sign,
}

/// The sign of a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A moon by the name of its phase.
    Moon(&'static str),
    /// A trick or a round by its number.
    Number(usize),
}

/// A river in its bed.
pub(crate) struct River<'a> {
    /// Everybody's chances, from the spring to the mouth.
    pub(crate) chances: &'a [[f64; MAX_SEATS]],
    pub(crate) winners: SeatSet,
    pub(crate) moments: &'a [Moment],
    /// How long and how broad it is drawn.
    pub(crate) wide: f64,
    pub(crate) high: f64,
}

/// Room for words at the river's left and above it.
const LEFT: f64 = 30.0;
const TOP: f64 = 26.0;
/// And at its right and below it.
const RIGHT: f64 = 26.0;
const BELOW: f64 = 30.0;

impl River<'_> {
    pub(crate) fn x(&self, at: usize) -> f64 {
        LEFT + self.wide * at as f64 / (self.chances.len() - 1).max(1) as f64
    }

    pub(crate) fn y(&self, share: f64) -> f64 {
        TOP + self.high * (1.0 - share)
    }

    /// A place that keeps so far from both ends.
    pub(crate) fn within(&self, x: f64, left: f64, right: f64) -> f64 {
        x.clamp(LEFT + left, LEFT + self.wide - right)
    }

    /// The drawing, with more signs upon it.
    pub(crate) fn drawn(&self, model: &TableModel<'_>, upon: &Markup, words: &Words) -> Markup {
        let banks = Banks::of(self.chances, model.game.seats(), self.winners);
        let (x, y) = (|at: usize| self.x(at), |share: f64| self.y(share));
        let right = LEFT + self.wide;
        html! {
            svg viewBox={ "0 0 " (right + RIGHT) " " (TOP + self.high + BELOW) } role="img" aria-label=(words.text("river")) {
                @for (before, seat) in banks.order.iter().enumerate().rev() {
                    path class={ "part p" (seat) } d=(banks.path(self, before + 1)) {}
                }
                @for (share, number) in [(0.0, "0"), (0.5, "50"), (1.0, "100")] {
                    line.axis x1=(LEFT) x2=(right) y1=(y(share)) y2=(y(share)) {}
                    text.far x=(LEFT - 6.0) y=(y(share) + 4.0) { (number) }
                }
                (self.remembered())
                (upon)
                @for (seat, place) in banks.names(self.chances) {
                    g class={ "who p" (seat) } transform={ "translate(" (fine(x(place.0))) " " (fine(y(place.1))) ")" } { circle r="9" {} text.mk.mid y="4.500" { (mark(seat)) } text x="14" y="5" { (model.name(seat, words)) } }
                }
            }
        }
    }

    /// Moons and numbers above the river, each with its line.
    fn remembered(&self) -> Markup {
        let many = self.moments.len() > NUMBERS;
        let foot = TOP + self.high;
        html! {
            @for moment in self.moments {
                @let at = fine(self.x(moment.at));
                @match moment.sign {
                    Sign::Moon(phase) => {
                        line.moment x1=(at) x2=(at) y1=(TOP) y2=(foot) {}
                        use href={ "#tw-mn-" (phase) } transform={ "translate(" (at) " 12)" } {}
                    }
                    Sign::Number(number) if !many || number.is_multiple_of(5) => {
                        line.moment x1=(at) x2=(at) y1=(TOP) y2=(foot) {}
                        text.mid x=(at) y="18" { (number) }
                    }
                    Sign::Number(_) => {},
                }
            }
        }
    }
}

/// Where the parts of the river end.
struct Banks {
    /// The seats from the near bank on.
    order: Vec<usize>,
    /// The steps at which something changes.
    bends: Vec<usize>,
}

impl Banks {
    fn of(chances: &[[f64; MAX_SEATS]], seats: usize, winners: SeatSet) -> Self {
        let won = |seat: &usize| winners.iter().any(|winner| winner.index() == *seat);
        let mut order: Vec<usize> = (0..seats).filter(won).collect();
        order.extend((0..seats).filter(|seat| !won(seat)));
        // A long game has more bends than can be seen: the smallest are left out until the drawing is light.
        let mut seen = SEEN;
        let mut bends = bends(chances, seats, seen);
        while bends.len() > BENDS {
            seen *= 1.5;
            bends = self::bends(chances, seats, seen);
        }
        Self { order, bends }
    }

    /// How much of the river the first so many parts take after a step.
    fn share(&self, chances: &[[f64; MAX_SEATS]], parts: usize, step: usize) -> f64 {
        self.order[..parts].iter().map(|seat| chances[step][*seat]).sum()
    }

    /// All that lies below the far bank of a part; what lies nearer is painted over it.
    fn path(&self, river: &River<'_>, parts: usize) -> String {
        let (left, right, bottom) = (LEFT, LEFT + river.wide, TOP + river.high);
        if parts == self.order.len() {
            return format!("M{left} {TOP}H{right}V{bottom}H{left}Z");
        }
        let mut path = format!("M{left} {bottom}");
        for at in &self.bends {
            path.push_str(&format!(
                "L{:.0} {:.0}",
                river.x(*at),
                river.y(self.share(river.chances, parts, *at))
            ));
        }
        path.push_str(&format!("V{bottom}Z"));
        path
    }

    /// Where each name stands: the step and the height at which its part is broadest, if it is broad enough, and not too
    /// near an end.
    fn names(&self, chances: &[[f64; MAX_SEATS]]) -> Vec<(usize, (usize, f64))> {
        let last = chances.len() - 1;
        let within = || (last / 12..=last * 3 / 4).step_by((last / 60).max(1));
        let mut names = Vec::new();
        for (nth, seat) in self.order.iter().enumerate() {
            // Broad all along the name, which takes a fifth of the river's length.
            let broad = |step: &usize| {
                let along = (*step..=(*step + last / 5).min(last)).step_by((last / 40).max(1));
                let low = along.clone().map(|at| self.share(chances, nth, at)).fold(0.0, f64::max);
                let high = along.map(|at| self.share(chances, nth + 1, at)).fold(1.0, f64::min);
                (high - low, (low + high) / 2.0)
            };
            let best = within().max_by(|a, b| broad(a).0.total_cmp(&broad(b).0));
            if let Some(step) = best.filter(|step| broad(step).0 > NAMED) {
                names.push((*seat, (step, broad(&step).1)));
            }
        }
        names
    }
}

/// The steps at which some chance has moved by more than this since the last of them.
fn bends(chances: &[[f64; MAX_SEATS]], seats: usize, seen: f64) -> Vec<usize> {
    let differs =
        |a: usize, b: usize| (0..seats).any(|seat| (chances[a][seat] - chances[b][seat]).abs() > seen);
    let last = chances.len() - 1;
    let mut bends = vec![0];
    for step in 1..=last {
        let before = bends[bends.len() - 1];
        if step < last && !differs(before, step) {
            continue;
        }
        // What was still at rest up to here goes up or down in this one step.
        if step > before + 1 {
            bends.push(step - 1);
        }
        bends.push(step);
    }
    bends
}

/// As fine as can be seen.
pub(crate) fn fine(number: f64) -> String {
    format!("{number:.0}")
}
