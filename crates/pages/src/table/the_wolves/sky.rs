//! The Moonlight board as the sky: a star for each date to come, the fallen piece on each date gone, the three scorings
//! as coins, and the moon itself between them.

use ::the_wolves::{Fallen, MoonPhase};
use maud::{Markup, html};

use super::Scene;
use crate::table::part;

/// Where dates begin and end on the arc, where its middle is, and how far its ends hang below that.
const FROM: i32 = 14;
const WIDE: i32 = 972;
const HIGH: i32 = 26;
const DROP: i32 = 64;

/// Where a part (of a thousand) of the way lies.
fn arc(part: i32) -> (i32, i32) {
    let off = part - 500;
    (FROM + WIDE * part / 1000, HIGH + DROP * off * off / 250_000)
}

impl Scene<'_> {
    pub(super) fn sky(&self) -> Markup {
        let filled = self.at.moonlight().filled();
        let last = self.game.date(MoonPhase::Full).max(filled);
        let way_of = |date: u8| 1000 * (i32::from(date) - 1) / (i32::from(last) - 1).max(1);
        let moon = ((way_of(filled.max(1)) + way_of((filled + 1).min(last))) / 2).clamp(0, 1000);
        let (x, y) = arc(if filled == 0 { 0 } else { moon });
        html! {
            div.tw-arc {
                svg viewBox="0 0 1000 132" role="img" aria-label=(self.dates_in_words(filled, last)) {
                    @let way = format!("M{FROM} {0}Q{1} {2} {3} {0}", HIGH + DROP, FROM + WIDE / 2, HIGH - DROP, FROM + WIDE);
                    path.tw-orbit d=(way) {}
                    @if filled > 0 { path.tw-orbit.gone d=(way) pathLength="1000" stroke-dasharray={ (moon) " 1000" } {} }
                    @for date in 1..=last { (part(&self.date(date, arc(way_of(date))))) }
                    g transform={ "translate(" (x) " " (y) ")" } data-key="moon" {
                        circle.tw-glow r="56" {}
                        circle.tw-dark r="25" {}
                        path.tw-moonlit d=(lit(filled, last)) {}
                    }
                }
                p.tw-days { (self.days_in_words()) }
            }
        }
    }

    fn dates_in_words(&self, filled: u8, last: u8) -> String {
        self.words
            .with("board-tw-dates", &[("filled", i64::from(filled).into()), ("last", i64::from(last).into())])
    }

    fn days_in_words(&self) -> String {
        let phase = self.at.next_phase().zip(self.game.days_to_next_scoring(&self.at));
        match phase {
            Some((phase, days)) => self
                .words
                .with("board-tw-days", &[("count", i64::from(days).into()), ("phase", phase.name().into())]),
            None => self.words.text("board-tw-no-days"),
        }
    }

    fn date(&self, date: u8, (x, y): (i32, i32)) -> Markup {
        let fallen = self.at.moonlight().dates().get(date as usize - 1).copied();
        let phase = MoonPhase::ALL.iter().copied().find(|phase| self.game.date(*phase) == date);
        let next = phase.is_some() && phase == self.at.next_phase();
        // Only the newest pieces can have been on their way.
        let newest = self.at.moonlight().filled().saturating_sub(date) < 3;
        let from = self.trail.fallen(date).filter(|_| newest).map(|hex| self.hex_id(hex));
        let just = self.trail.since_mine(date);
        let mut name = self.words.with("tw-count-date", &[("date", i64::from(date).into())]);
        let more = phase.map(|phase| self.phase(phase)).into_iter();
        let more = more.chain(fallen.map(|piece| self.words.text(&format!("tw-piece-{}", piece.name()))));
        more.chain(fallen.and_then(Fallen::owner).map(|owner| self.name(owner)))
            .for_each(|part| name.push_str(&format!(" · {part}")));
        html! {
            g transform={ "translate(" (x) " " (y) ")" } class={ "date" @if next { " next" } @if just { " just" } } {
                @if fallen.is_some() || phase.is_some() { title { (name) } }
                @if let Some(phase) = phase {
                    circle.tw-coin2 r=(if next { "18" } else { "16" }) {}
                    use href={ "#tw-mn-" (phase.name()) } transform=(if next { "scale(1.55)" } else { "scale(1.35)" }) {}
                }
                @if let Some(piece) = fallen {
                    g transform=[phase.map(|_| "translate(13 12)")] data-key=[from.as_ref().map(|_| format!("date-{date}"))] data-from=[&from] {
                        circle.tw-chip r="12" {}
                        (picture(piece))
                    }
                } @else if phase.is_none() { use href="#tw-star" {} }
            }
        }
    }
}

/// The fallen piece on its date.
fn picture(piece: Fallen) -> Markup {
    let (shape, place) = match piece {
        Fallen::LoneWolf => ("lone", "translate(0 5) scale(.36)"),
        Fallen::Pack(_) => ("pack", "translate(1 6) scale(.32)"),
        Fallen::Den(_) => ("den", "translate(0 4) scale(.44)"),
    };
    let class = piece.owner().map_or("lw".to_owned(), |owner| format!("p{}", owner.index()));
    html! { use href={ "#tw-" (shape) } class=(class) transform=(place) {} }
}

/// The lit part of the moon: a thin crescent at the beginning, full at the end.
fn lit(filled: u8, last: u8) -> String {
    let part = 25 - 50 * i32::from(filled) / i32::from(last.max(1));
    let (bulge, sweep) = (part.abs(), i32::from(part < 0));
    format!("M0-25A25 25 0 0 1 0 25A{bulge} 25 0 0 {sweep} 0-25Z")
}
