//! The trick and the hands: trump, what was led, the reader's wolves sorted with what may be played raised.

use ::lone_wolves::{Card, CardSet, Colour, Phase, leader_wins, playable};
use maud::{Markup, html};

use super::Scene;
use super::card::emblem;

impl Scene<'_> {
    /// Trump, trick and deal in one line.
    pub(super) fn facts(&self) -> Markup {
        let open = self.open();
        let trick = i64::from(open.trick) + i64::from(open.phase != Phase::Over);
        html! {
            div.facts {
                @match self.game.trump(open) {
                    Some(colour) => span class={ "trump c-" (colour.name()) } data-key={ "trump-" (colour.name()) } { (emblem(colour)) (self.words.with("board-lw-trump", &[("colour", (&self.colour_name(colour)).into())])) },
                    None => span.trump.no { (self.words.text("board-lw-no-trump")) },
                }
                @if let Some(led) = open.led {
                    span.led {
                        (self.words.text("board-lw-led")) " "
                        span class={ "mini c-" (led.card.colour().name()) } { b { (led.card.strength()) } (emblem(led.card.colour())) }
                        span.sr { (self.card_name(led.card)) }
                        " " (self.words.text(&format!("lw-at-{}", led.territory)))
                    }
                }
                span.soft { (self.words.with("board-lw-trick", &[("number", trick.min(13).into())])) }
                @if self.game.deals() > 1 {
                    span.soft { (self.words.with("board-lw-deal", &[("number", (i64::from(open.deal) + 1).into()), ("count", self.game.deals().into())])) }
                }
            }
        }
    }

    /// The other side's hand: backs only, and the colours it has shown not to hold; beside it a scar on its way, so that the
    /// board does not jump when one is taken.
    pub(super) fn upper_hand(&self) -> Markup {
        let open = self.open();
        let count = open.hand_size(self.above());
        let name = self.model.name(self.above().index(), self.words);
        let voids: Vec<Colour> = open.voids[self.above().index() & 1].iter().collect();
        let names: Vec<String> = voids.iter().map(|colour| self.colour_name(*colour)).collect();
        html! {
            div.upper-hand {
                span #hand-above.backs aria-hidden="true" { @for _ in 0..count { i {} } }
                span { strong { (name) } " · " (self.words.with("board-lw-hand-size", &[("count", count.into())])) }
                @if !voids.is_empty() {
                    span.voids { (self.words.with("lw-void-shown", &[("colours", (&names.join(", ")).into())])) @for colour in voids { (emblem(colour)) } }
                }
                (self.taken())
            }
        }
    }

    /// The reader's hand, sorted by colour and strength; what may be played now is raised, and whoever follows sees which
    /// wolves would win the trick.
    pub(super) fn hand(&self) -> Markup {
        let Some(hand) = self.view.hand else { return html! {} };
        let open = self.open();
        let mine = open.to_move() == Some(self.below) && matches!(open.phase, Phase::Lead | Phase::Follow);
        let raised = if mine { playable(open, hand) } else { CardSet::EMPTY };
        let wins = |card| open.led.map(|led| !leader_wins(led.card, card, self.game.trump(open)));
        html! {
            div.hand role="group" aria-label=(self.words.text("board-lw-hand")) {
                @for card in hand.iter() {
                    @let outcome = raised.contains(card).then(|| wins(card)).flatten();
                    div class={ "wolf c-" (card.colour().name()) @if raised.contains(card) { " raised" } } id={ "card-" (card) } data-el={ "card-" (card) } data-key={ "card-" (card) } {
                        b aria-hidden="true" { (card.strength()) }
                        (emblem(card.colour()))
                        span.sr { (self.card_name(card)) }
                        @if let Some(wins) = outcome {
                            @let text = self.words.text(if wins { "board-lw-wins" } else { "board-lw-loses" });
                            span class={ "outcome" @if wins { " wins" } } title=(text) { span aria-hidden="true" { @if wins { "✓" } @else { "✕" } } span.sr { ", " (text) } }
                        }
                        @if let Some(power) = power(card) { span.power { span.sr { ", " } (self.words.text(power)) } }
                    }
                }
            }
        }
    }
}

/// What is special about a wolf.
fn power(card: Card) -> Option<&'static str> {
    match card.strength() {
        2 => Some("board-lw-power-2"),
        3 => Some("board-lw-power-3"),
        _ => None,
    }
}
