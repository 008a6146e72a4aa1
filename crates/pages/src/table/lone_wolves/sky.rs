//! The sky over the glade: thirteen places for thirteen tricks. Past ones carry their winner's mark, the moon stands on the
//! present one.

use ::lone_wolves::{HAND, Stage};
use maud::{Markup, html};

use super::Scene;
use super::scenery::sign;

/// The places on the arc, on a drawing of 316 by 150.
const PLACES: [(f64, f64); HAND] = [
    (13.5, 126.1),
    (22.5, 103.6),
    (39.1, 83.2),
    (62.4, 65.9),
    (91.1, 52.9),
    (123.6, 44.8),
    (158.0, 42.0),
    (192.4, 44.8),
    (224.9, 52.9),
    (253.6, 65.9),
    (276.9, 83.2),
    (293.5, 103.6),
    (302.5, 126.1),
];

impl Scene<'_> {
    pub(super) fn sky(&self) -> Markup {
        let open = self.open();
        let over = open.stage == Stage::Over;
        let at = usize::from(open.trick).min(HAND - 1);
        let trick = self.words.with("board-lw-trick", &[("number", (at + 1).into())]);
        let title = if over { self.words.text("board-lw-moon-sets") } else { trick };
        html! {
            div.lw-sky role="img" aria-label=(self.told(&title)) {
                svg.arc viewBox="0 0 316 150" aria-hidden="true" {
                    @for (index, (x, y)) in PLACES.into_iter().enumerate() {
                        @match self.past.winners.get(index) {
                            Some(seat) if over || index != at => use class={ "mark p" (seat.index()) } href={ "#lw-seat-" (seat.index() & 1) } x=(x - 6.5) y=(y - 6.5) width="13" height="13" {},
                            _ => circle.ahead cx=(x) cy=(y) r="3.6" {},
                        }
                    }
                    @let (x, y) = if over { (262.0, 142.0) } else { PLACES[at] };
                    g #sky-moon class="moon" transform={ "translate(" (x) " " (y) ")" } {
                        circle.halo r="46" {}
                        use href="#lw-moon" x="-27" y="-27" width="54" height="54" {}
                        @if !over { text.number y="10" { (at + 1) } }
                    }
                }
                p.clock aria-hidden="true" { (title) }
                span.small-moon aria-hidden="true" {
                    (sign("moon"))
                    @if !over { b { (at + 1) } small { (self.words.text("board-lw-of")) } }
                }
                @if self.game.deals() > 1 {
                    p.deal { (self.words.with("board-lw-deal", &[("number", (i64::from(open.deal) + 1).into()), ("count", self.game.deals().into())])) }
                }
            }
        }
    }

    /// The sky in words.
    fn told(&self, title: &str) -> String {
        let won = |seat| self.past.winners.iter().filter(|winner| **winner == seat).count();
        let (below, above) = (self.seat_name(self.below), self.seat_name(self.above()));
        let count = [
            ("below", (&below).into()),
            ("mine", won(self.below).into()),
            ("above", (&above).into()),
            ("theirs", won(self.above()).into()),
        ];
        format!("{title}. {}", self.words.with("board-lw-tricks-won", &count))
    }
}
