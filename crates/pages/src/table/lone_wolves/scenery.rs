//! What never changes on the table: paintings, portraits and signs. They stand once in the page, beside what is sent after
//! every step, and are used by name.
//!
//! The drawings are files of their own; the colours that change with day and night are variables of the style.

use std::sync::LazyLock;

use ::lone_wolves::Colour;
use maud::{Markup, PreEscaped, html};

use crate::picture::pictured;

/// An arch, a cactus, a leaf, a flake and a mountain of fire, on a square of 24. They tell colours and territories apart
/// without colour.
const EMBLEMS: [(&str, &str); 5] = [
    ("black", "M2 22V13a10 10 0 0 1 20 0v9h-5v-8a5 5 0 0 0-10 0v8z"),
    (
        "light-brown",
        "M10 22v-5H7a3 3 0 0 1-3-3v-3a2 2 0 0 1 4 0v2h2V4a2 2 0 0 1 4 0v7h2V8a2 2 0 0 1 4 0v4a3 3 0 0 1-3 3h-3v7z",
    ),
    ("green", "M12 1c6 5 8 9 8 13a8 8 0 0 1-7 8v-9h-2v9a8 8 0 0 1-7-8c0-4 2-8 8-13z"),
    ("white", "M12 1.5v21M2.9 6.8l18.2 10.5M2.9 17.3l18.2-10.5M8.5 3l3.5 3 3.5-3M8.5 21l3.5-3 3.5 3"),
    ("red", "M9 9h6l7.500 13h-21zM12 .5l2 5.500h-4zM5 3.500l4 3-2.600 1.200zM19 3.500l-4 3 2.600 1.200z"),
];

/// Light and colours that the other drawings use.
const GRADIENTS: &str = include_str!("drawings/gradients.svg");
/// The drawings that take their colours from the style.
const DRAWINGS: [&str; 5] = [
    GRADIENTS,
    include_str!("drawings/sky.svg"),
    include_str!("drawings/glade.svg"),
    include_str!("drawings/lands.svg"),
    include_str!("drawings/signs.svg"),
];
/// The portraits, which are the same by day and night: a hundred strokes of fur each, so they are pictures.
const WOLVES: &str = include_str!("drawings/wolves.svg");
/// The light of the swamp behind its wolf, which elsewhere is one of the style's.
const SWAMP_LIGHT: (&str, &str) = ("var(--lw-sw-g)", "#d9efae");

/// The portraits by name.
static PORTRAITS: LazyLock<String> =
    LazyLock::new(|| pictured(WOLVES, &GRADIENTS.replace(SWAMP_LIGHT.0, SWAMP_LIGHT.1)));

/// Everything that is drawn once.
pub(crate) fn scenery() -> Markup {
    html! {
        @for (name, path) in EMBLEMS { symbol id={ "lw-" (name) } viewBox="0 0 24 24" { path d=(path) class=[(name == "white").then_some("lw-flake")] {} } }
        @for drawing in DRAWINGS { (PreEscaped(drawing)) }
        (PreEscaped(PORTRAITS.as_str()))
    }
}

/// The emblem of a colour.
pub(super) fn emblem(colour: Colour) -> Markup {
    html! { svg.emblem aria-hidden="true" { use href={ "#lw-" (colour.name()) } {} } }
}

/// A small sign: `star`, `fang`, `turn`, `crescent`, `head`, `paw`, `claw`, `moon`.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg class={ "sign " (name) } aria-hidden="true" { use href={ "#lw-" (name) } {} } }
}
