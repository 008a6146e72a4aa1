//! Drawings of our own that stand in files beside this one: the night of the start page, the three games in it, and the
//! wolves, which the end of a game shows as well. They take their colours from the style, so one drawing is night and day.

use maud::{Markup, PreEscaped, html};
use moonpack_games::GameKind;

/// The wolves by level, a howling one, a paw and a head, to be used by name (`#figure-pup` …).
pub(crate) const FIGURES: PreEscaped<&str> = PreEscaped(include_str!("drawings/figures.svg"));
/// Signs of what brought points, for the stones at the end of a game (`#stone-moon` …).
pub(crate) const STONES: PreEscaped<&str> = PreEscaped(include_str!("drawings/stones.svg"));
/// The marks of turns in an analysis (`#mark-best` …); each differs in shape.
pub(crate) const MARKS: PreEscaped<&str> = PreEscaped(include_str!("drawings/marks.svg"));
/// Light, mist and shapes that the drawings of the start page share.
pub(crate) const START: PreEscaped<&str> = PreEscaped(include_str!("drawings/start.svg"));
/// Sky and stars.
pub(crate) const SKY: PreEscaped<&str> = PreEscaped(include_str!("drawings/sky.svg"));
/// Mountains, ridge and woods.
pub(crate) const LAND: PreEscaped<&str> = PreEscaped(include_str!("drawings/land.svg"));
/// The moon in its light, around the origin.
pub(crate) const MOON: PreEscaped<&str> = PreEscaped(include_str!("drawings/moon.svg"));

/// A game's place in the land, on 460 × 280.
pub(crate) const fn place(kind: GameKind) -> PreEscaped<&'static str> {
    PreEscaped(match kind {
        GameKind::TheWolves => include_str!("drawings/the_wolves.svg"),
        GameKind::LoneWolves => include_str!("drawings/lone_wolves.svg"),
        GameKind::Wolfwalkers => include_str!("drawings/wolfwalkers.svg"),
        // It has no place in the land: the start page does not show it.
        GameKind::Toy => "",
    })
}

/// A game's sign in a list.
pub(crate) fn sign(kind: GameKind) -> Markup {
    html! {
        svg.sign viewBox="0 0 40 40" aria-hidden="true" {
            @match kind {
                GameKind::TheWolves => {
                    path fill="var(--t-grass)" stroke="var(--rim)" stroke-width="1.5" d="M20 2l16 9v18l-16 9-16-9V11z" {}
                    use href="#head" x="10" y="10" width="20" height="20" color="#201603" {}
                },
                GameKind::LoneWolves => {
                    rect x="8" y="2" width="24" height="36" rx="4" fill="#b93a2c" stroke="#fff2e6" stroke-width="1.5" {}
                    use href="#head" x="12" y="12" width="16" height="16" color="#fff2e6" {}
                },
                GameKind::Wolfwalkers => {
                    @for (x, y, goal) in [(3, 3, false), (15, 3, true), (27, 3, false), (3, 15, false), (15, 15, false), (27, 27, false), (15, 27, true)] {
                        rect x=(x) y=(y) width="10" height="10" rx="2" fill=(if goal { "#e9bb4d" } else { "#f4ecd9" }) stroke="#8b7747" {}
                    }
                },
                GameKind::Toy => rect x="8" y="2" width="24" height="36" rx="4" fill="var(--gold)" {},
            }
        }
    }
}

/// A wolf of a level, or the howling one.
pub(crate) fn figure(name: &str, class: &str) -> Markup {
    html! { svg class={ "figure " (class) } aria-hidden="true" { use href={ "#figure-" (name) } {} } }
}
