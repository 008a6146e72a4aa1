//! The pictures on the start page, drawn by us: one moonlit night for the family, one scene a game.

use maud::{Markup, html};
use moonpack_games::GameKind;

use crate::table::{emblem_path, symbol_path};

/// The picture of a game.
pub(crate) fn picture(kind: GameKind) -> Markup {
    html! {
        svg.picture viewBox="0 0 320 180" role="img" aria-hidden="true" preserveAspectRatio="xMidYMid slice" {
            rect width="320" height="180" class="sky" {}
            path class="stars" d="M24 22h.1M58 50h.1M92 18h.1M128 40h.1M150 14h.1M186 30h.1M208 12h.1M296 22h.1M306 76h.1M16 74h.1M76 78h.1" {}
            (moon())
            (firs(0, 86, 19, "far"))
            (firs(9, 106, 23, "near"))
            @match kind {
                GameKind::TheWolves => (hexes()),
                GameKind::LoneWolves => (cards()),
                GameKind::Wolfwalkers => (display()),
            }
        }
    }
}

/// A game's sign in a list.
pub(crate) fn sign(kind: GameKind) -> Markup {
    html! {
        svg.sign viewBox="0 0 32 32" aria-hidden="true" {
            @match kind {
                GameKind::TheWolves => polygon points="2,16 9,4 23,4 30,16 23,28 9,28" class="t-grass" {},
                GameKind::LoneWolves => rect x="6" y="2" width="20" height="28" rx="4" class="c-red" {},
                GameKind::Wolfwalkers => rect x="3" y="3" width="26" height="26" rx="4" class="leaf" {},
            }
            path.howler d="M10 26c0-5 2-8 5-9l1-7 3 4 5 2-1 3-4 2v5z" {}
        }
    }
}

/// The moon in its halo.
fn moon() -> Markup {
    html! {
        circle cx="250" cy="50" r="46" class="halo" {}
        circle cx="250" cy="50" r="36" class="halo" {}
        circle cx="250" cy="50" r="27" class="moon" {}
        circle cx="241" cy="43" r="4" class="crater" {}
        circle cx="259" cy="58" r="6" class="crater" {}
        circle cx="255" cy="38" r="2.5" class="crater" {}
    }
}

/// A row of firs, each of two tiers, down to the lower edge.
fn firs(shift: i32, top: i32, step: i32, class: &str) -> Markup {
    let one = |i: i32| {
        let x = i * step - shift;
        let top = top + (i * 37 + shift) % 23;
        format!("M{x} {top}l9 22h-5l9 24h-26l9-24h-5z")
    };
    let path: String = (0..=320 / step + 1).map(one).collect();
    html! {
        path d=(path) class=(class) {}
        rect y=(top + 44) width="320" height=(180 - top - 44) class=(class) {}
    }
}

/// A patch of the hex map, two packs on it, and a wolf that howls at the moon.
fn hexes() -> Markup {
    const TERRAIN: [&str; 5] = ["forest", "rock", "grass", "tundra", "desert"];
    let place = |column: i32, row: i32| (14 + column * 33, 130 + row * 38 + (column % 2) * 19);
    html! {
        path class="howl" transform="translate(187 55)" d="M4 72c-5-9-1-16 7-18 0-11 4-19 10-26 3-4 5-8 6-12l-3-8 7 4 3-2 15-11 2 4-7 6 2 3-8 6c1 9 0 15-1 20l-1 17 6 17z" {}
        @for column in 0..10 {
            @for row in 0..2 {
                @let (x, y) = place(column, row);
                polygon points=(hexagon(x, y)) class={ "hex t-" (TERRAIN[((column * 2 + row * 3) % 5) as usize]) } {}
            }
        }
        (wolf(47, 148, "p0")) (wolf(80, 131, "p0")) (wolf(245, 149, "p1")) (wolf(278, 130, "p1")) (wolf(146, 131, "p3"))
    }
}

fn hexagon(x: i32, y: i32) -> String {
    let corner = [(21, 0), (10, 18), (-10, 18), (-21, 0), (-10, -18), (10, -18)];
    corner.map(|(dx, dy)| format!("{},{}", x + dx, y + dy)).join(" ")
}

/// A pack wolf's piece.
fn wolf(x: i32, y: i32, class: &str) -> Markup {
    html! {
        path class={ "piece " (class) } transform={ "translate(" (x) " " (y) ")" } d="M-9-11l5 5h8l5-5 1.5 12-6 9h-9l-6-9z" {}
    }
}

/// A hand of five colours under the moon and the blood moon.
fn cards() -> Markup {
    const COLOURS: [(&str, i32); 5] =
        [("black", 7), ("light-brown", 6), ("green", 5), ("white", 4), ("red", 2)];
    html! {
        circle cx="62" cy="36" r="15" class="blood" {}
        @for ((colour, strength), i) in COLOURS.into_iter().zip(-2_i32..) {
            g transform=(format!("translate({} {}) rotate({})", 160 + i * 44, 112 + i * i * 7, i * 9)) {
                rect x="-27" y="-42" width="54" height="80" rx="7" class={ "wolfcard c-" (colour) } {}
                g class={ "ink c-" (colour) } {
                    text x="-17" y="-21" { (strength) }
                    (shape(emblem_path(colour), colour, (-15, -10), 30))
                }
            }
        }
    }
}

/// A display of stories and goals.
fn display() -> Markup {
    const SYMBOLS: [&str; 8] =
        ["wolfform", "forest", "robyn", "castle", "wolves", "merlyn", "mebh", "parents"];
    html! {
        @for row in 0..3_i32 {
            @for column in 0..5_i32 {
                @let number = row * 5 + column;
                @let goal = number % 6 == 3;
                @let (x, y) = (58 + column * 42, 50 + row * 42);
                rect x=(x) y=(y) width="38" height="38" rx="5" class=(if goal { "tale goal" } else { "tale" }) {}
                @if goal { circle cx=(x + 10) cy=(y + 10) r="6" class="coin" {} }
                @let (inset, size) = if goal { (13, 20) } else { (6, 26) };
                @let symbol = SYMBOLS[(number * 3 % 8) as usize];
                (shape(symbol_path(symbol), symbol, (x + inset, y + inset), size))
            }
        }
    }
}

/// A shape of the boards, all of which are drawn on a square of 24.
fn shape(path: &str, name: &str, (x, y): (i32, i32), size: i32) -> Markup {
    let scale = f64::from(size) / 24.0;
    html! { path class={ "shape g-" (name) } transform=(format!("translate({x} {y}) scale({scale:.2})")) d=(path) fill-rule="evenodd" {} }
}
