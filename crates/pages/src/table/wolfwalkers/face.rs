//! Faces of cards and the eleven symbols as small drawings of our own.
//!
//! A face is a square drawing that scales to any size. Symbols are drawn once and used by name, so a table full of cards
//! stays a small page; each has a shape and a colour of its own. This module draws and knows no words: what a card is
//! called comes in as its label.

use ::wolfwalkers::content::{Content, Goal, GoalKind};
use ::wolfwalkers::{Symbol, SymbolSet};
use maud::{Markup, html};

/// The shapes by the symbols' ids, on a square of 24.
const SHAPES: [(&str, &str); 11] = [
    (
        "robyn",
        "M12 1.5C6.5 3.5 3.5 9 3.5 15v7h17v-7C20.5 9 17.5 3.5 12 1.5ZM12 8c2.8 0 4.6 2.3 4.6 5.2 0 3-2 5.3-4.6 5.3s-4.6-2.3-4.6-5.3C7.4 10.3 9.2 8 12 8Z",
    ),
    (
        "mebh",
        "M12 .8l2.2 4.2 3.8-2.6-.2 4.7 4.7-1.1-2.4 4 3.4 2.5-3.9 2 2 4.2-4.3-.4-.8 4.2h-9l-.8-4.2-4.3.4 2-4.2-3.9-2L3.9 10 1.5 6l4.7 1.1L6 2.4 9.8 5ZM12 8.4c-2.3 0-4 1.9-4 4.3s1.7 4.3 4 4.3 4-1.9 4-4.3-1.7-4.3-4-4.3Z",
    ),
    (
        "wolfform",
        "M3 1.5l5 4.7c2.6-.8 5.4-.8 8 0l5-4.7.8 11L17.5 18 12 23l-5.5-5-4.3-5.5ZM6.6 10.2l3.8 1.6-2 1.9ZM17.4 10.2l-3.8 1.6 2 1.9ZM10.2 18h3.6L12 20.2Z",
    ),
    (
        "wolves",
        "M12 11.5c3.6 0 7 4 7 7.3 0 2-1.5 3.2-3.2 3.2-1.5 0-2.5-.8-3.8-.8s-2.3.8-3.8.8C6.5 22 5 20.8 5 18.8c0-3.3 3.4-7.3 7-7.3ZM3.9 7.5c1.3-.3 2.7.9 3 2.7.4 1.8-.4 3.5-1.7 3.8-1.3.2-2.7-1-3-2.8-.4-1.8.4-3.4 1.7-3.7ZM20.1 7.5c-1.3-.3-2.7.9-3 2.7-.4 1.8.4 3.5 1.7 3.8 1.3.2 2.7-1 3-2.8.4-1.8-.4-3.4-1.7-3.7ZM8.8 2c1.4 0 2.5 1.6 2.5 3.7s-1.1 3.7-2.5 3.7-2.5-1.6-2.5-3.7S7.4 2 8.8 2ZM15.2 2c1.4 0 2.5 1.6 2.5 3.7s-1.1 3.7-2.5 3.7-2.5-1.6-2.5-3.7S13.8 2 15.2 2Z",
    ),
    (
        "merlyn",
        "M1 6c5-1.5 8.5.5 10.2 4C13.5 5 18 2.5 23 3c-.8 2-1.6 3.2-3.2 4.2h2.4c-1.2 2.2-2.8 3.5-5 4.3l1.8.6c-1.6 1.6-3.4 2.4-5.3 2.7L15 22l-3-2-3 2 1.2-7.5C6 14 3.6 11 1 6Z",
    ),
    ("forest", "M12 .8l6 8.2h-2.8l4.3 6h-3l4.5 6h-7.5v2.5h-3V21H3l4.5-6h-3l4.3-6H6Z"),
    ("city", "M12 1.8 1.2 11h3.3v11h15V11h3.3ZM9.8 14.5h4.4V22H9.8Z"),
    (
        "castle",
        "M3 2h4v3h3V2h4v3h3V2h4v8l-2 2v10H5V12L3 10ZM9.8 22h4.4v-5c0-1.3-.9-2.2-2.2-2.2s-2.2.9-2.2 2.2Z",
    ),
    (
        "parents",
        "M12 21.8C4 15.6 1.2 11.6 1.2 7.7c0-3.1 2.4-5.4 5.4-5.4 2.2 0 4.2 1.2 5.4 3.1 1.2-1.9 3.2-3.1 5.4-3.1 3 0 5.4 2.3 5.4 5.4 0 3.9-2.8 7.9-10.8 14.1Z",
    ),
    (
        "townspeople",
        "M12 2c2.2 0 4 1.8 4 4.2S14.2 10.4 12 10.4 8 8.6 8 6.2 9.8 2 12 2ZM6 22c0-6.3 2-10.3 6-10.3s6 4 6 10.3ZM4.2 6.8c1.5 0 2.7 1.3 2.7 3s-1.2 3-2.7 3-2.7-1.3-2.7-3 1.2-3 2.7-3ZM.4 22c0-5 .9-8 3.8-8 .6 0 1.1.1 1.6.4C4.8 16.4 4.4 19 4.4 22ZM19.8 6.8c1.5 0 2.7 1.3 2.7 3s-1.2 3-2.7 3-2.7-1.3-2.7-3 1.2-3 2.7-3ZM23.6 22c0-5-.9-8-3.8-8-.6 0-1.1.1-1.6.4 1 2 1.4 4.6 1.4 7.6Z",
    ),
    (
        "army",
        "M12 .8 21.5 4v8c0 5-3.5 8.8-9.5 11.2C6 20.8 2.5 17 2.5 12V4ZM10.7 5v4.6H6.2v2.8h4.5v7.1h2.6v-7.1h4.5V9.6h-4.5V5Z",
    ),
];

/// The shape of a symbol, for other drawings.
pub(crate) fn symbol_path(symbol: &str) -> &'static str {
    SHAPES.iter().find(|(id, _)| *id == symbol).map_or("", |(_, path)| path)
}

/// The shapes for the whole page.
pub(crate) fn shapes() -> Markup {
    html! {
        @for (id, path) in SHAPES { symbol id={ "g-" (id) } viewBox="0 0 24 24" { path d=(path) fill-rule="evenodd" {} } }
    }
}

/// A symbol in a drawing. One that this program has no shape for is a ring with its first letters.
pub(super) fn glyph(content: &Content, symbol: Symbol, x: f32, y: f32, size: f32) -> Markup {
    let id = content.symbol_id(symbol);
    let letters: String = id.chars().take(2).collect();
    let half = size / 2.0;
    html! {
        @if SHAPES.iter().any(|(known, _)| *known == id) {
            use href={ "#g-" (id) } class={ "g-" (id) } x=(x) y=(y) width=(size) height=(size) {}
        } @else {
            circle cx=(x + half) cy=(y + half) r=(half * 0.9) class="ring" {}
            text x=(x + half) y=(y + half * 1.3) font-size=(half) text-anchor="middle" { (letters) }
        }
    }
}

/// A symbol by itself, for lists of symbols; its name stands beside it.
pub(super) fn lone_glyph(content: &Content, symbol: Symbol) -> Markup {
    html! { svg.glyph viewBox="0 0 24 24" aria-hidden="true" { (glyph(content, symbol, 0.0, 0.0, 24.0)) } }
}

/// A story: its symbols.
pub(super) fn story(content: &Content, symbols: SymbolSet, label: &str) -> Markup {
    const PLACES: [&[(f32, f32)]; 4] = [
        &[(30.0, 30.0)],
        &[(7.0, 30.0), (53.0, 30.0)],
        &[(30.0, 7.0), (7.0, 53.0), (53.0, 53.0)],
        &[(7.0, 7.0), (53.0, 7.0), (7.0, 53.0), (53.0, 53.0)],
    ];
    let (places, size) = match symbols.len() {
        0 => (&[][..], 0.0),
        1 => (&[(22.0, 22.0)][..], 56.0),
        count => (PLACES[(count - 1).min(3)], 40.0),
    };
    html! {
        svg.face.story viewBox="0 0 100 100" role="img" {
            title { (label) }
            rect.paper x="1" y="1" width="98" height="98" rx="9" {}
            @for (symbol, (x, y)) in symbols.iter().zip(places) { (glyph(content, symbol, *x, *y, size)) }
            // A fifth symbol can only come from a module; it lies in the middle.
            @for symbol in symbols.iter().skip(4) { (glyph(content, symbol, 38.0, 38.0, 24.0)) }
        }
    }
}

/// A goal: what one completion pays, what it asks for, and, where it lies in a display, what it pays now. There its label
/// is shown below the display, so it needs no tip of the browser's own.
pub(super) fn goal(content: &Content, goal: &Goal, now: Option<i32>, label: &str) -> Markup {
    html! {
        svg.face.goal viewBox="0 0 100 100" role="img" aria-label=[now.map(|_| label)] {
            @if now.is_none() { title { (label) } }
            rect.paper x="1" y="1" width="98" height="98" rx="9" {}
            circle.coin cx="17" cy="17" r="15" {}
            text class={ "each" @if goal.points > 9 { " long" } } x="17" y="24" text-anchor="middle" { (goal.points) }
            @if let Some(now) = now {
                rect class={ "now" @if now == 0 { " none" } } x="50" y="4" width="46" height="24" rx="12" {}
                text class={ "sum" @if now == 0 { " none" } } x="73" y="23" text-anchor="middle" { "=" (now) }
            }
            (diagram(content, &goal.kind))
        }
    }
}

/// What a goal asks for, in the lower two thirds of the card.
fn diagram(content: &Content, kind: &GoalKind) -> Markup {
    let one = |symbol: Symbol, x, y, size| glyph(content, symbol, x, y, size);
    html! {
        @match kind {
            GoalKind::Pattern(pattern) => {
                @let height = pattern.drawing().iter().map(|cell| cell.row + 1).max().unwrap_or(1);
                @let width = pattern.drawing().iter().map(|cell| cell.col + 1).max().unwrap_or(1);
                @let step = 27.0_f32.min(66.0 / f32::from(height)).min(92.0 / f32::from(width));
                @let (left, top) = (50.0 - step * f32::from(width) / 2.0, 64.0 - step * f32::from(height) / 2.0);
                @for row in 0..height {
                    @for col in 0..width {
                        @let (x, y) = (left + step * f32::from(col), top + step * f32::from(row));
                        @let part = pattern.drawing().iter().find(|cell| (cell.row, cell.col) == (row, col));
                        rect class={ "part" @if part.is_none() { " any" } } x=(x + 0.8) y=(y + 0.8) width=(step - 1.6) height=(step - 1.6) rx="3" {}
                        @if let Some(part) = part { (one(part.symbol, x + step * 0.14, y + step * 0.14, step * 0.72)) }
                    }
                }
            },
            GoalKind::Arrows(symbol) => { (arrows()) (one(*symbol, 33.0, 46.0, 34.0)) },
            GoalKind::ArrowsCross(symbol) => {
                (arrows()) (one(*symbol, 31.0, 44.0, 38.0))
                path.halo d="M28 82 72 44" {}
                path.cross d="M28 82 72 44" {}
            },
            GoalKind::TwoSymbols(a, b) => {
                rect.part x="10" y="40" width="80" height="48" rx="6" {}
                (one(*a, 15.0, 48.0, 32.0)) (one(*b, 53.0, 48.0, 32.0))
            },
            GoalKind::TwoSymbolsArrows(a, b) => {
                (arrows())
                rect.part x="25" y="46" width="50" height="34" rx="5" {}
                (one(*a, 27.0, 52.0, 22.0)) (one(*b, 51.0, 52.0, 22.0))
            },
            GoalKind::Balance(a, b) => {
                (one(*a, 5.0, 47.0, 34.0)) (one(*b, 61.0, 47.0, 34.0))
                rect.bar x="43" y="57" width="14" height="4" rx="2" {}
                rect.bar x="43" y="66" width="14" height="4" rx="2" {}
            },
        }
    }
}

/// Arrows along the row and the column.
fn arrows() -> Markup {
    html! { path.arrows d="M50 31l8 10h-16ZM50 96l8-10h-16ZM7 63l11-8v16ZM93 63l-11-8v16Z" {} }
}
