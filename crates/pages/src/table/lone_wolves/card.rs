//! A wolf as a card: in the hand, in the arena, on the table and, on narrow screens, as a chip. The markup is the same
//! everywhere, its size and what of it shows are the style's.

use ::lone_wolves::{Card, Colour};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::Scene;
use super::scenery::emblem;

/// The face of a wolf.
pub(super) fn front(card: Card) -> Markup {
    let colour = card.colour().name();
    html! {
        span class={ "front c-" (colour) } aria-hidden="true" {
            svg.portrait { use href={ "#lw-wolf-" (colour) } {} }
            b { (card.strength()) }
            (emblem(card.colour()))
        }
    }
}

/// The back of a wolf, a lone wolf. One that everybody saw played keeps its emblem.
pub(super) fn reverse(was: Option<Colour>) -> Markup {
    html! {
        span.reverse aria-hidden="true" {
            svg.portrait { use href="#lw-back" {} }
            b { "1" }
            @if let Some(colour) = was { (emblem(colour)) }
        }
    }
}

impl Scene<'_> {
    /// A wolf in few words, such as "red 6".
    pub(super) fn card_name(&self, card: Card) -> String {
        let key = format!("lw-wolf-{}", card.colour().name());
        self.words.with(&key, &[("strength", i64::from(card.strength()).into())])
    }

    /// A wolf on the table. The other side's wolf comes from where its hand is drawn. One that has just been turned over
    /// shows its face first, so that the eye can follow it.
    pub(super) fn wolf(&self, card: Card, lone: bool, theirs: bool) -> Markup {
        let just = self.past.touched_card(card);
        let turns = lone && self.past.turned_card(card);
        let name = self.card_name(card);
        let label =
            if lone { self.words.with("board-lw-lone-was", &[("wolf", (&name).into())]) } else { name };
        html! {
            li class={ "wolf" @if lone { " lone" } @if turns { " turns" } @if just { " just" } }
                data-key={ "card-" (card) } data-from=[theirs.then_some("hand-above")] data-say=[lone.then_some(&label)] {
                @if !lone || turns { (front(card)) }
                @if lone { (reverse(Some(card.colour()))) }
                span.sr { (label) }
            }
        }
    }

    /// A wolf of the box, which nobody has looked at.
    pub(super) fn summoned_wolf(&self, key: &str, just: bool) -> Markup {
        let label = self.words.text("board-lw-summoned");
        html! {
            li class={ "wolf lone" @if just { " just" } } data-key=(key) data-say=(label) { (reverse(None)) span.sr { (label) } }
        }
    }
}

/// The mark of a seat, in its colour where the style says so.
pub(super) fn mark(seat: Seat) -> Markup {
    html! { svg class={ "mark p" (seat.index()) } aria-hidden="true" { use href={ "#lw-seat-" (seat.index() & 1) } {} } }
}
