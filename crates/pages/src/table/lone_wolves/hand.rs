//! The hands: the reader's wolves as a fan with what may be played raised, and the backs of the other side's.

use ::lone_wolves::{Action, Card, Colour, Territory, leader_wins};
use maud::{Markup, html};

use super::Scene;
use super::card::front;
use super::scenery::{emblem, sign};

impl Scene<'_> {
    /// The other side's hand: backs only, and the colours it has shown not to hold.
    pub(super) fn upper_hand(&self) -> Markup {
        let open = self.open();
        let count = open.hand_size(self.above());
        let voids: Vec<Colour> = open.voids[self.above().index() & 1].iter().collect();
        html! {
            div.others {
                span #hand-above class={ "backs n" (count) } aria-hidden="true" { @for _ in 0..count { svg { use href="#lw-back" {} } } }
                span.sr { (self.seat_name(self.above())) ": " (self.words.with("lw-count-cards", &[("count", count.into())])) }
                span.voids {
                    @for colour in voids {
                        span class={ "void c-" (colour.name()) } { i { (emblem(colour)) } span { (self.words.text(&format!("board-lw-none-{}", colour.name()))) } }
                    }
                }
            }
        }
    }

    /// The reader's hand, sorted by colour and strength. Whoever follows sees on every wolf that may be played what it
    /// would come to: both results are allowed, so both are told alike.
    pub(super) fn hand(&self) -> Markup {
        let Some(hand) = self.view.hand else { return html! {} };
        let open = self.open();
        let plays = |action: &Action| match action {
            Action::Play { card, .. } => Some(*card),
            _ => None,
        };
        let raised: Vec<Card> = self.legal.iter().filter_map(plays).collect();
        let wins = |card| open.led.map(|led| !leader_wins(led.card, card, self.game.trump(open)));
        html! {
            div #hand-below class={ "hand n" (hand.len()) } role="group" aria-label=(self.words.text("board-lw-hand")) {
                @for card in hand.iter() {
                    @let result = raised.contains(&card).then(|| wins(card)).flatten();
                    div class={ "wolf" @if raised.contains(&card) { " raised" } } id={ "card-" (card) } data-el={ "card-" (card) } data-key={ "card-" (card) } data-drag {
                        (front(card))
                        span.sr { (self.card_name(card)) }
                        @if let Some(power) = power(card) {
                            span.power { span.sr { ", " } span.long { (self.words.text(&format!("board-lw-power-{power}"))) } span.short aria-hidden="true" { (self.words.text(&format!("board-lw-brief-{power}"))) } }
                        }
                        @if let Some(wins) = result { (self.result(wins)) }
                    }
                }
            }
        }
    }

    /// What a wolf that may be played would come to.
    fn result(&self, wins: bool) -> Markup {
        let open = self.open();
        let scars =
            |territory: Territory| open.has_room(territory) && open.scars_in(territory).next().is_some();
        let scar = !wins && Territory::ALL.into_iter().any(scars);
        let (name, shape) = if wins { ("wins", "head") } else { ("loses", "crescent") };
        html! {
            span class={ "result " (name) } {
                (sign(shape)) span.sr { ", " }
                span.long { (self.words.text(if wins { "board-lw-wins" } else { "board-lw-loses" })) @if scar { " " (self.words.text("board-lw-and-scar")) } }
                span.short aria-hidden="true" { (self.words.text(&format!("board-lw-brief-{name}"))) }
            }
        }
    }
}

/// The strength whose wolf has an effect.
fn power(card: Card) -> Option<u8> {
    matches!(card.strength(), 2 | 3).then(|| card.strength())
}
