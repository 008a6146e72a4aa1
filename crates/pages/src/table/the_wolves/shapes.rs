//! The drawings: terrains, pieces, prey, moons, tokens and the marks of the seats. Each is drawn once and used by name.
//!
//! Colours come from the style sheet; owners hand theirs down as `--seat`, so a drawing needs no owner of its own.

use ::the_wolves::Phase;
use maud::{Markup, PreEscaped, html};

/// Firs, peaks, tufts, flakes, dunes, waves and cracks: what tells the grounds apart without colour.
const GROUNDS: [(&str, &str); 7] = [
    (
        "forest",
        "M-9-1l-4 7h8zM-9-6l-3 5h6zM9-1l-4 7h8zM9-6l-3 5h6zM0-9l-4 7h8zM0-14l-3 5h6zM0 6l-4 7h8zM0 1l-3 5h6z",
    ),
    ("rock", "M-14 8l6-10 4 6M-8 12l5-7 4 5 5-9 7 10M-5-5l5-8 6 8"),
    (
        "grass",
        "M-10 1q0-5-3-7M-10 1q0-6 3-8M9 2q0-5-3-7M9 2q0-6 3-8M-2 13q0-5-3-7M-2 13q0-6 3-8M0-7q0-5-3-7M0-7q0-6 3-7",
    ),
    (
        "tundra",
        "M-10-6v6M-12.6-4.5l5.2 3M-12.6-1.5l5.2-3M9-6v6M6.4-4.5l5.2 3M6.4-1.5l5.2-3M-1 7v6M-3.6 8.5l5.2 3M-3.6 11.5l5.2-3M0-14v6M-2.6-12.5l5.2 3M-2.6-9.5l5.2-3",
    ),
    ("desert", "M-14 2q5-5 9 0M3 4q5-5 10 0M-7 12q6-6 13 0M-4-8q5-5 10 0M-8-8h.1M11-4h.1M-12 8h.1M9 11h.1"),
    ("water", "M-15 1q3.5-3.5 7 0t7 0 7 0 7 0M-9 10q3-3 6 0t6 0 6 0M-9-9q3-3 6 0t6 0 6 0"),
    ("chasm", "M-12-8l6 3-3 5 7 2-2 6M3-13l-2 7 6 2-1 6 6 4M-6 13l3-3"),
];

/// One drawing for every shape that stands or lies on the map.
const SHAPES: &str = concat!(
    r##"<path id="tw-hex" d="M20 0l-10 17h-20l-10-17 10-17h20z"/>"##,
    r##"<path id="tw-head" d="M-7.5-9l4 4.2h7l4-4.2 1.3 10-5 7.5h-7.6l-5-7.5z"/>"##,
    r##"<g id="tw-pack"><use href="#tw-head" class="tw-body"/></g>"##,
    r##"<g id="tw-alpha"><circle r="13" class="tw-halo"/><use href="#tw-head" class="tw-body" transform="scale(1.08)"/></g>"##,
    r##"<g id="tw-den"><path class="tw-body" d="M-10 8v-6a10 10 0 0 1 20 0v6z"/></g>"##,
    r##"<g id="tw-lair"><path class="tw-body" d="M-13 10v-9l6-11 5 6 5-8 7 10 3 4v8z"/><path class="tw-cave" d="M-6.5 10v-4a6.5 6.5 0 0 1 13 0v4z"/></g>"##,
    r##"<g id="tw-lone"><circle r="10.5" class="tw-alone"/><use href="#tw-head" class="tw-line" transform="translate(0 .5) scale(.72)"/></g>"##,
    r##"<path id="tw-moose" class="tw-beast" d="M-3-1h6l1 4-1.5 6h-5l-1.5-6zM-3-1q-6 1-6-6l2.5 2 .5-3 2 3 1-2.5zM3-1q6 1 6-6l-2.5 2-.5-3-2 3-1-2.5z"/>"##,
    r##"<path id="tw-deer" class="tw-beast tw-thin" d="M-2.5 1h5l.5 3-1.5 5h-3l-1.5-5zM-2 1q-4-3-4-9M-5.5-4h-3M-4-1.5q-3 0-4.5-.5M2 1q4-3 4-9M5.5-4h3M4-1.5q3 0 4.5-.5"/>"##,
    r##"<g id="tw-raccoon"><path class="tw-beast" d="M-8-7l4 2.5h8l4-2.5 .5 8-5 6-3.5 1-3.5-1-5-6z"/><path class="tw-mask" d="M-7.5 0q3-3.5 6.5 0q-2.5 4-6 2zM7.5 0q-3-3.5-6.5 0q2.5 4 6 2zM-1 6h2v1.5h-2z"/></g>"##,
    r##"<g id="tw-boar"><path class="tw-beast" d="M-7-8l3.5 3h7l3.5-3 1 7-3 4v4q-5 3-10 0v-4l-3-4z"/><path class="tw-mask" d="M-3.5 3.5h2v2.5h-2zM1.5 3.5h2v2.5h-2z"/><path class="tw-tusk" d="M-5 3q-3 0-3-4M5 3q3 0 3-4"/></g>"##,
    r##"<g id="tw-rabbit"><path class="tw-beast" d="M-5-9q3 2 3 8h-1.5q-3-3-1.5-8zM5-9q-3 2-3 8h1.5q3-3 1.5-8z"/><circle class="tw-beast" cy="3.5" r="5"/><path class="tw-mask" d="M-2.5 2.3h1.4v1.6h-1.4zM1.1 2.3h1.4v1.6h-1.4z"/></g>"##,
    r##"<circle id="tw-moon-full" r="6.5" class="tw-moon"/>"##,
    r##"<g id="tw-moon-quarter"><circle r="6" class="tw-dark"/><path class="tw-moon" d="M0-6.5a6.5 6.5 0 0 1 0 13z"/></g>"##,
    r##"<path id="tw-moon-crescent" class="tw-moon" d="M2.5-6a6.5 6.5 0 1 0 0 12a5 5 0 1 1 0-12z"/>"##,
    r##"<g id="tw-action"><circle r="10" class="tw-coin"/><path class="tw-sign" d="M2-7l-6 8h4l-2 6 6-8h-4z"/></g>"##,
    r##"<g id="tw-terrain"><circle r="10" class="tw-coin"/><path class="tw-sign" d="M6.5 0l-3.2 5.6h-6.6l-3.2-5.6 3.2-5.6h6.6z"/></g>"##,
    r##"<circle id="tw-m0" class="tw-mark" r="3.6"/>"##,
    r##"<path id="tw-m1" class="tw-mark" d="M0-4.2l4.4 7.6h-8.8z"/>"##,
    r##"<path id="tw-m2" class="tw-mark" d="M-3.4-3.4h6.8v6.8h-6.8z"/>"##,
    r##"<path id="tw-m3" class="tw-mark" d="M0-4.8l4 4.8-4 4.8-4-4.8z"/>"##,
    r##"<path id="tw-m4" class="tw-mark" d="M0-5l1.4 3.2 3.5.3-2.7 2.3 .9 3.5-3.1-1.9-3.1 1.9 .9-3.5-2.7-2.3 3.5-.3z"/>"##,
    r##"<path id="tw-m5" class="tw-mark" d="M-4-2.2l1.8-1.8 2.2 2.2 2.2-2.2 1.8 1.8-2.2 2.2 2.2 2.2-1.8 1.8-2.2-2.2-2.2 2.2-1.8-1.8 2.2-2.2z"/>"##,
);

/// The drawings by name, and the grounds as patterns that repeat with the hexes: two of them to a tile.
pub(super) fn defs() -> Markup {
    html! {
        (PreEscaped(SHAPES))
        @for (name, strokes) in GROUNDS {
            path id={ "tw-g-" (name) } class={ "tw-grain tw-g-" (name) } d=(strokes) {}
            pattern id={ "tw-pt-" (name) } width="66" height="38" patternUnits="userSpaceOnUse" {
                rect width="66" height="38" class={ "t-" (name) } {}
                @for (x, y) in [(0, 0), (66, 0), (0, 38), (66, 38), (33, 19)] {
                    use href={ "#tw-g-" (name) } x=(x) y=(y) {}
                }
            }
        }
    }
}

/// A hex of a ground by itself.
pub(super) fn swatch(ground: &str) -> Markup {
    html! {
        svg.swatch viewBox="-21 -18 42 36" aria-hidden="true" {
            use href="#tw-hex" class={ "t-" (ground) } {}
            use href={ "#tw-g-" (ground) } {}
        }
    }
}

/// A shape by itself.
pub(super) fn icon(shape: &str) -> Markup {
    html! { svg class={ "icon i-" (shape) } viewBox="-14 -14 28 28" aria-hidden="true" { use href={ "#tw-" (shape) } {} } }
}

/// An owner's mark on a disc of their colour.
pub(super) fn mark(owner: usize) -> Markup {
    html! { svg class={ "icon small p" (owner) } viewBox="-6 -6 12 12" aria-hidden="true" { circle.disc r="6" {} use href={ "#tw-m" (owner) } {} } }
}

/// A moon on its dark token.
pub(super) fn night(phase: Phase) -> Markup {
    html! { svg.icon.night viewBox="-9 -9 18 18" aria-hidden="true" { circle.token r="9" {} use href={ "#tw-moon-" (phase.name()) } {} } }
}
