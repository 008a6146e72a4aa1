//! How the chances went, as a river from the first step to the last: each player's part as broad as their chance was, the
//! winner at the near bank. Moments people remember stand above it, a ring marks where it turned.

use maud::{Markup, html};
use moonpack_rules::{MAX_SEATS, SeatSet};
use moonpack_words::Words;

use super::course::{Course, Sign};
use crate::model::TableModel;
use crate::table::{badge, mark};

/// The drawing's measures: the river lies in a frame with room for words at its left, above and below.
const LEFT: f64 = 30.0;
const WIDE: f64 = 500.0;
const TOP: f64 = 26.0;
const HIGH: f64 = 170.0;
/// Less than this differs by nothing that can be seen.
const SEEN: f64 = 0.004;
/// So many bends are drawn at most.
const BENDS: usize = 48;
/// A name needs a part of the river so broad.
const NAMED: f64 = 0.17;
/// So many numbers stand beside each other; more, and only every fifth is written.
const NUMBERS: usize = 14;

/// The river with its words.
pub(super) fn river(course: &Course, model: &TableModel<'_>, winners: SeatSet, words: &Words) -> Markup {
    let steps = course.chances.len() - 1;
    let x = |step: usize| LEFT + WIDE * step as f64 / steps as f64;
    let y = |share: f64| TOP + HIGH * (1.0 - share);
    let banks = Banks::of(course, model.game.seats(), winners);
    html! {
        figure.river {
            figcaption {
                strong { (words.text("river")) }
                small { (words.text("river-how")) }
            }
            svg viewBox="0 0 556 226" role="img" aria-label=(words.text("river")) {
                @for (before, seat) in banks.order.iter().enumerate().rev() {
                    path class={ "part p" (seat) } d=(banks.path(&course.chances, before + 1, x, y)) {}
                }
                @for (share, number) in [(0.0, "0"), (0.5, "50"), (1.0, "100")] {
                    line.axis x1=(LEFT) x2=(LEFT + WIDE) y1=(y(share)) y2=(y(share)) {}
                    text.far x=(LEFT - 6.0) y=(y(share) + 4.0) { (number) }
                }
                (moments(course, x))
                @if let Some(turning) = &course.turning {
                    @let (at, middle) = (x(turning.step), y((turning.before + turning.after) / 2.0));
                    line.turn x1=(fine(at)) x2=(fine(at)) y1=(fine(middle)) y2=(TOP + HIGH + 6.0) {}
                    circle.ring cx=(fine(at)) cy=(fine(middle)) r="15" {}
                    text.at.mid x=(fine(at.clamp(LEFT + 30.0, LEFT + WIDE - 10.0))) y=(TOP + HIGH + 21.0) { (words.with("river-step", &[("step", turning.step.into())])) }
                }
                @for (seat, place) in banks.names(&course.chances) {
                    g class={ "who p" (seat) } transform={ "translate(" (fine(x(place.0))) " " (fine(y(place.1))) ")" } { circle r="9" {} text.mk.mid y="4.500" { (mark(seat)) } text x="14" y="5" { (model.name(seat, words)) } }
                }
            }
            ul.legend { @for seat in 0..model.game.seats() { li { (badge(seat)) " " (model.name(seat, words)) } } }
        }
    }
}

/// Moons and numbers above the river, each with its line.
fn moments(course: &Course, x: impl Fn(usize) -> f64) -> Markup {
    let many = course.moments.len() > NUMBERS;
    html! {
        @for moment in &course.moments {
            @let at = fine(x(moment.step));
            @match moment.sign {
                Sign::Moon(phase) => {
                    line.moment x1=(at) x2=(at) y1=(TOP) y2=(TOP + HIGH) {}
                    use href={ "#tw-mn-" (phase) } transform={ "translate(" (at) " 12)" } {}
                }
                Sign::Number(number) if !many || number.is_multiple_of(5) => {
                    line.moment x1=(at) x2=(at) y1=(TOP) y2=(TOP + HIGH) {}
                    text.mid x=(at) y="18" { (number) }
                }
                Sign::Number(_) => {},
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
    fn of(course: &Course, seats: usize, winners: SeatSet) -> Self {
        let won = |seat: &usize| winners.iter().any(|winner| winner.index() == *seat);
        let mut order: Vec<usize> = (0..seats).filter(won).collect();
        order.extend((0..seats).filter(|seat| !won(seat)));
        // A long game has more bends than can be seen: the smallest are left out until the drawing is light.
        let mut seen = SEEN;
        let mut bends = bends(&course.chances, seats, seen);
        while bends.len() > BENDS {
            seen *= 1.5;
            bends = self::bends(&course.chances, seats, seen);
        }
        Self { order, bends }
    }

    /// How much of the river the first so many parts take after a step.
    fn share(&self, chances: &[[f64; MAX_SEATS]], parts: usize, step: usize) -> f64 {
        self.order[..parts].iter().map(|seat| chances[step][*seat]).sum()
    }

    /// All that lies below the far bank of a part; what lies nearer is painted over it.
    fn path(
        &self,
        chances: &[[f64; MAX_SEATS]],
        parts: usize,
        x: impl Fn(usize) -> f64,
        y: impl Fn(f64) -> f64,
    ) -> String {
        let (left, right, bottom) = (LEFT, LEFT + WIDE, TOP + HIGH);
        if parts == self.order.len() {
            return format!("M{left} {TOP}H{right}V{bottom}H{left}Z");
        }
        let mut path = format!("M{left} {bottom}");
        for step in &self.bends {
            path.push_str(&format!("L{:.0} {:.0}", x(*step), y(self.share(chances, parts, *step))));
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

fn fine(number: f64) -> String {
    format!("{number:.0}")
}
