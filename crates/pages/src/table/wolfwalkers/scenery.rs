//! Everything that is drawn once and used by name: the eleven symbols, grounds, the band, tokens, and every card's face.
//!
//! It stands beside what is sent after every step, so a table full of cards stays a small page. A face is a square of
//! 100. This module draws and knows no words.

use std::sync::LazyLock;

use ::wolfwalkers::{CardId, Content, Goal, GoalKind, Side, Symbol, SymbolSet, Wolfwalkers};
use maud::{Markup, PreEscaped, html};

use crate::picture::pictured;

/// The drawings of our own, as definitions.
const ART: [&str; 5] = [
    include_str!("art/cards.svg"),
    include_str!("art/frame.svg"),
    include_str!("art/tokens.svg"),
    include_str!("art/scenes.svg"),
    include_str!("art/land.svg"),
];

/// The symbols, which are the same by day and night and stand on every card in sight, so they are pictures.
static SYMBOLS: LazyLock<String> = LazyLock::new(|| pictured(include_str!("art/symbols.svg"), ""));

/// The symbols that have a shape.
const DRAWN: [&str; 11] = [
    "robyn",
    "mebh",
    "wolfform",
    "wolves",
    "merlyn",
    "forest",
    "city",
    "castle",
    "parents",
    "townspeople",
    "army",
];

/// The definitions for a game with this content.
pub(crate) fn scenery(game: &Wolfwalkers) -> Markup {
    let content = game.content();
    html! {
        (PreEscaped(SYMBOLS.as_str()))
        @for art in ART { (PreEscaped(art)) }
        @for (index, card) in content.cards.iter().enumerate() {
            symbol id={ "s" (index) } viewBox="0 0 100 100" { (story(content, card.story, index)) }
            symbol id={ "t" (index) } viewBox="0 0 100 100" { (small_story(content, card.story)) }
            symbol id={ "d" (index) } viewBox="0 0 100 100" { (diagram(content, &card.goal.kind)) }
            symbol id={ "o" (index) } viewBox="0 0 100 100" { (goal(index, &card.goal)) }
        }
    }
}

/// The name of a card's face among the definitions.
pub(super) fn face_of(card: CardId, side: Side) -> String {
    format!("#{}{}", if side == Side::Story { "s" } else { "o" }, card.index())
}

/// Where the symbols of a story lie on its face: left, top, size.
pub(super) fn places(count: usize) -> &'static [(f32, f32, f32)] {
    match count {
        0 | 1 => &[(16.0, 16.0, 68.0)],
        2 => &[(6.0, 7.0, 49.0), (45.0, 45.0, 49.0)],
        3 => &[(28.0, 4.5, 45.0), (4.5, 50.5, 45.0), (50.5, 50.5, 45.0)],
        4 => &[(5.0, 5.0, 43.5), (51.5, 5.0, 43.5), (5.0, 51.5, 43.5), (51.5, 51.5, 43.5)],
        // A fifth symbol can only come from a module; it lies in the middle.
        _ => {
            &[(5.0, 5.0, 43.5), (51.5, 5.0, 43.5), (5.0, 51.5, 43.5), (51.5, 51.5, 43.5), (33.0, 33.0, 34.0)]
        }
    }
}

/// A symbol in a drawing. One that this program has no shape for is a ring with its first letters.
pub(super) fn glyph(content: &Content, symbol: Symbol, x: f32, y: f32, size: f32) -> Markup {
    let id = content.symbol_id(symbol);
    let letters: String = id.chars().take(2).collect();
    let half = size / 2.0;
    html! {
        @if DRAWN.contains(&id) {
            use href={ "#g-" (id) } x=(x) y=(y) width=(size) height=(size) {}
        } @else {
            circle cx=(x + half) cy=(y + half) r=(half * 0.9) class="w-chip" {}
            text x=(x + half) y=(y + half * 1.3) font-size=(half) { (letters) }
        }
    }
}

/// A symbol by itself, among words; its name stands beside it.
pub(super) fn lone_glyph(content: &Content, symbol: Symbol) -> Markup {
    html! { svg.glyph viewBox="0 0 100 100" aria-hidden="true" { (glyph(content, symbol, 0.0, 0.0, 100.0)) } }
}

fn story(content: &Content, symbols: SymbolSet, index: usize) -> Markup {
    html! {
        use href={ "#w-paper" (index % 3) } {}
        use href={ "#w-" (ground(content, symbols)) } {}
        (symbols_on(content, symbols))
    }
}

/// The symbols of a story in their places.
pub(super) fn symbols_on(content: &Content, symbols: SymbolSet) -> Markup {
    html! {
        @for (symbol, (x, y, size)) in symbols.iter().zip(places(symbols.len())) { (glyph(content, symbol, *x, *y, *size)) }
    }
}

/// A story in a miniature: no ground, larger symbols.
fn small_story(content: &Content, symbols: SymbolSet) -> Markup {
    const GROWN: f32 = 3.0;
    html! {
        use href="#w-paperm" {}
        @for (symbol, (x, y, size)) in symbols.iter().zip(places(symbols.len())) {
            (glyph(content, symbol, x - GROWN / 2.0, y - GROWN / 2.0, size + GROWN))
        }
    }
}

/// The land a story tells of, by what it shows.
fn ground(content: &Content, symbols: SymbolSet) -> &'static str {
    let shows = |id: &str| symbols.iter().any(|symbol| content.symbol_id(symbol) == id);
    match () {
        () if shows("castle") => "keep",
        () if shows("forest") => "wood",
        () if shows("city") || shows("townspeople") => "town",
        () if shows("parents") && symbols.len() < 3 => "room",
        () if shows("army") => "keep",
        () => "hills",
    }
}

fn goal(index: usize, goal: &Goal) -> Markup {
    html! {
        use href="#w-gold" {}
        use href={ "#d" (index) } {}
        use href="#w-coin" {}
        text class={ "w-val" @if goal.points > 9 { " w-wide" } } x="17.5" y="24.2" { (goal.points) }
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
                @let step = 27.0_f32.min(63.0 / f32::from(height)).min(86.0 / f32::from(width));
                @let (left, top) = (50.0 - step * f32::from(width) / 2.0, 62.0 - step * f32::from(height) / 2.0);
                @for row in 0..height {
                    @for col in 0..width {
                        @let (x, y) = (left + step * f32::from(col), top + step * f32::from(row));
                        @let part = pattern.drawing().iter().find(|cell| (cell.row, cell.col) == (row, col));
                        rect class=(if part.is_some() { "w-chip" } else { "w-any" }) x=(x + 0.9) y=(y + 0.9) width=(step - 1.8) height=(step - 1.8) rx="2" {}
                        @match part {
                            Some(part) => (one(part.symbol, x + step * 0.12, y + step * 0.12, step * 0.76)),
                            None => circle class="w-dot" cx=(x + step / 2.0) cy=(y + step / 2.0) r=(step * 0.2) {},
                        }
                    }
                }
            },
            GoalKind::Arrows(symbol) => {
                use href="#w-arrows" {}
                circle class="w-chip" cx="50" cy="62" r="19" {}
                (one(*symbol, 35.5, 47.5, 29.0))
            },
            GoalKind::ArrowsCross(symbol) => {
                use href="#w-arrows" {}
                circle class="w-chip" cx="50" cy="62" r="19" {}
                (one(*symbol, 35.5, 47.5, 29.0))
                path class="w-halo" d="M33 79 67 45" {}
                path class="w-cross" d="M33 79 67 45" {}
            },
            GoalKind::TwoSymbols(a, b) => {
                circle class="w-chip" cx="31" cy="62" r="22" {}
                circle class="w-chip" cx="69" cy="62" r="22" {}
                (one(*a, 14.5, 45.5, 33.0)) (one(*b, 52.5, 45.5, 33.0))
            },
            GoalKind::TwoSymbolsArrows(a, b) => {
                use href="#w-arrows" {}
                rect class="w-chip" x="22" y="46" width="56" height="32" rx="5" {}
                (one(*a, 24.0, 48.5, 27.0)) (one(*b, 49.5, 48.5, 27.0))
            },
            GoalKind::Balance(a, b) => {
                use href="#w-scales" {}
                (one(*a, 10.0, 52.0, 30.0)) (one(*b, 60.0, 52.0, 30.0))
            },
        }
    }
}
