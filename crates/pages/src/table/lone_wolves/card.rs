//! A wolf as a card, and the five emblems that tell colours and territories apart without colour.

use ::lone_wolves::{Card, Colour};
use maud::{Markup, html};

use super::Scene;

/// An arch, a cactus, a leaf, a flake and a mountain of fire, on a square of 24.
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

/// The emblems for the whole page, drawn once and used by name.
pub(crate) fn emblems() -> Markup {
    html! {
        @for (name, path) in EMBLEMS { symbol id={ "lw-" (name) } viewBox="0 0 24 24" { path d=(path) class=[(name == "white").then_some("lw-flake")] {} } }
    }
}

/// The shape of a colour's emblem, for other drawings.
pub(crate) fn emblem_path(colour: &str) -> &'static str {
    EMBLEMS.iter().find(|(name, _)| *name == colour).map_or("", |(_, path)| path)
}

/// The emblem of a colour.
pub(super) fn emblem(colour: Colour) -> Markup {
    html! { svg.emblem aria-hidden="true" { use href={ "#lw-" (colour.name()) } {} } }
}

impl Scene<'_> {
    pub(super) fn card_name(&self, card: Card) -> String {
        let colour = self.colour_name(card.colour());
        self.words.with(
            "board-lw-card",
            &[("colour", (&colour).into()), ("strength", i64::from(card.strength()).into())],
        )
    }

    pub(super) fn colour_name(&self, colour: Colour) -> String {
        self.words.text(&format!("lw-colour-{}", colour.name()))
    }

    /// A wolf on the table. The other side's wolf comes from where its hand is drawn; a lone wolf keeps its emblem, for
    /// everybody saw it played.
    pub(super) fn wolf(&self, card: Card, lone: bool, theirs: bool) -> Markup {
        let running = self.trick().any(|played| played.card == card);
        let name = self.card_name(card);
        let label = if lone { format!("{name}, {}", self.words.text("board-lw-lone")) } else { name };
        html! {
            li class={ "wolf c-" (card.colour().name()) @if lone { " lone" } @if running { " running" } }
                data-key={ "card-" (card) } data-from=[theirs.then_some("hand-above")] title=(label) {
                b aria-hidden="true" { @if lone { "1" } @else { (card.strength()) } }
                (emblem(card.colour()))
                span.sr { (label) }
            }
        }
    }
}
