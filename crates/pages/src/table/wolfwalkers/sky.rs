//! The moon's way across the bar: a step for each card laid, fuller with each, and below it how far the game is.

use maud::{Markup, html};

use super::Scene;

/// Cards of a full display.
const STEPS: usize = 25;

impl Scene<'_> {
    /// The way with the moon on it.
    pub(super) fn sky(&self) -> Markup {
        let laid = self.open().display(self.reader).len();
        let deck = self.open().deck().len();
        let turn = (laid + usize::from(!self.over() && laid < STEPS)).max(1);
        let args = [("card", turn.into()), ("deck", deck.into())];
        let key = match () {
            () if self.over() => "board-ww-sky-over",
            () if deck == 0 => "board-ww-sky-last",
            () => "board-ww-sky",
        };
        let (x, y) = at(turn - 1);
        html! {
            svg.arc viewBox="0 0 760 56" aria-hidden="true" {
                path.way d="M24 40Q380 -12 736 40" {}
                @for step in 0..STEPS {
                    @let (x, y) = at(step);
                    @if step + 1 < turn { path.star d="M0-5 1-1 5 0 1 1 0 5-1 1-5 0-1-1Z" transform=(format!("translate({x:.0} {y:.1})")) {} }
                    @else { circle.step cx=(format!("{x:.0}")) cy=(format!("{y:.1}")) r="1.7" {} }
                }
                g.moon transform=(format!("translate({x:.0} {y:.1})")) { circle.halo r="40" {} circle.disc r="15" {} path.dark d=(shade(turn)) {} }
            }
            p.count { (self.words.with(key, &args)) }
        }
    }
}

/// A step of the way.
fn at(step: usize) -> (f32, f32) {
    let part = step as f32 / (STEPS - 1) as f32;
    (24.0 + 712.0 * part, 40.0 - 104.0 * part * (1.0 - part))
}

/// The dark part of a moon that becomes full with the last card.
fn shade(turn: usize) -> String {
    let bright = 0.25 + 0.75 * turn as f32 / STEPS as f32;
    let bulge = 15.0 * (1.0 - 2.0 * bright);
    let sweep = u8::from(bulge > 0.0);
    format!("M0-15A15 15 0 0 0 0 15A{:.1} 15 0 0 {} 0-15Z", bulge.abs(), if sweep == 1 { 0 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moon_rises_on_the_left_and_sets_on_the_right() {
        assert_eq!(at(0), (24.0, 40.0));
        assert_eq!(at(24), (736.0, 40.0));
        assert!(at(12).1 < 20.0);
    }
}
