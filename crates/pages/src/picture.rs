//! The pictures on the start page, drawn by us: one scene a game, one family of shapes.

use maud::{Markup, html};
use moonpack_games::GameKind;

/// The picture of a game.
pub(crate) fn picture(kind: GameKind) -> Markup {
    html! {
        svg.picture viewBox="0 0 320 180" role="img" aria-hidden="true" preserveAspectRatio="xMidYMid slice" {
            rect width="320" height="180" class="sky" {}
            circle cx="248" cy="48" r="26" class="moon" {}
            circle cx="240" cy="42" r="4" class="crater" {}
            circle cx="257" cy="56" r="6" class="crater" {}
            (ridge())
            @match kind {
                GameKind::TheWolves => (hexes()),
                GameKind::LoneWolves => (cards()),
                GameKind::Wolfwalkers => (display()),
            }
        }
    }
}

/// Fir trees along the horizon.
fn ridge() -> Markup {
    let firs = (0..17).map(|i| {
        let x = i * 20;
        let top = 84 + (i * 37) % 24;
        format!("M{} 132L{} {top}L{} 132Z", x - 8, x + 6, x + 20)
    });
    let path: String = firs.collect();
    html! { path d=(path) class="firs" {} rect y="128" width="320" height="52" class="ground" {} }
}

/// A patch of the hex map with two packs.
fn hexes() -> Markup {
    const TERRAIN: [&str; 5] = ["forest", "rock", "grass", "tundra", "desert"];
    let place = |column: i32, row: i32| (60 + column * 33, 104 + row * 38 + (column % 2) * 19);
    html! {
        @for column in 0..7 {
            @for row in 0..2 {
                @let (x, y) = place(column, row);
                polygon points=(hexagon(x, y, 21)) class={ "hex t-" (TERRAIN[((column * 2 + row * 3) % 5) as usize]) } {}
            }
        }
        (wolf(126, 108, "p0", 1.0)) (wolf(159, 127, "p0", 0.8)) (wolf(225, 127, "p1", 1.0)) (wolf(192, 146, "p1", 0.8))
    }
}

fn hexagon(x: i32, y: i32, size: i32) -> String {
    let half = size * 87 / 100;
    let corner =
        [(size, 0), (size / 2, half), (-size / 2, half), (-size, 0), (-size / 2, -half), (size / 2, -half)];
    corner.map(|(dx, dy)| format!("{},{}", x + dx, y + dy)).join(" ")
}

/// A standing wolf.
fn wolf(x: i32, y: i32, class: &str, scale: f32) -> Markup {
    html! {
        path class={ "wolf " (class) } transform=(format!("translate({x} {y}) scale({scale})"))
            d="M-13 9v-9c0-4 3-6 7-6h8l3-7 3 4 5 2-1 3-5 1-2 4v8h-3v-7h-9l-3 2v5z" {}
    }
}

/// A hand of five colours over five territories.
fn cards() -> Markup {
    html! {
        @for (i, colour) in ["black", "light_brown", "green", "white", "red"].into_iter().enumerate() {
            @let i = i as i32;
            rect x=(18 + i * 58) y="134" width="50" height="34" rx="6" class={ "land c-" (colour) } {}
            g transform=(format!("translate({} {}) rotate({})", 92 + i * 34, 98 + (i - 2) * (i - 2) * 4, (i - 2) * 10)) {
                rect x="-21" y="-34" width="42" height="60" rx="6" class={ "wolfcard c-" (colour) } {}
                text x="-10" y="-14" text-anchor="middle" class="strength" { (7 - i) }
            }
        }
    }
}

/// A display of stories and goals.
fn display() -> Markup {
    html! {
        @for row in 0..5_i32 {
            @for column in 0..5_i32 {
                @let goal = (row * 5 + column * 3) % 7 == 2;
                rect x=(92 + column * 28) y=(22 + row * 29) width="25" height="26" rx="4" class=(if goal { "tale goal" } else { "tale" }) {}
                @if !goal {
                    circle cx=(104 + column * 28) cy=(35 + row * 29) r="6" class={ "sym s" ((row * 2 + column) % 5) } {}
                }
            }
        }
    }
}
