//! The market with the deck, the card in hand, and the top of the deck while somebody looks at it.

use ::wolfwalkers::{Action, DeckItem, Face, Laid, Place, Side, Slot, Stage};
use maud::{Markup, html};

use super::{Scene, scenery};
use crate::table::part;

impl Scene<'_> {
    /// A card by itself; one the viewer does not know shows no face.
    pub(super) fn card_face(&self, laid: Laid) -> Markup {
        html! {
            svg.face viewBox="0 0 100 100" aria-hidden="true" {
                @match self.view.card(laid.token) {
                    Some(card) => use href=(scenery::face_of(card, laid.side)) {},
                    None => { use href="#w-paper0" {} use href="#w-hills" {} },
                }
            }
        }
    }

    /// The cards to take from, and what is in hand.
    pub(super) fn market(&self) -> Markup {
        let open = self.open();
        let count = |side| open.market.showing(side).count_ones() as usize;
        let args = [("stories", count(Side::Story).into()), ("goals", count(Side::Goal).into())];
        html! {
            section.market aria-labelledby="market-title" {
                div.hd {
                    h2 #market-title { (self.words.text("board-ww-market")) }
                    span { (self.words.with("board-ww-market-count", &args)) }
                }
                div class={ "stalls n" (open.market.slots.len()) @if open.shared.is_some() { " more" } } {
                    @for (index, slot) in open.market.slots.iter().enumerate() { (part(&self.slot(index, *slot))) }
                    @if let Some(token) = open.shared {
                        @let shared = Face { card: self.card(token), side: Side::Goal };
                        div.slot.goal.shared {
                            (self.card_face(Laid { token, side: Side::Goal }))
                            (self.tale(shared, Some(self.words.text("ww-part-shared"))))
                        }
                    }
                }
                div.low { (part(&self.deck())) (self.hand()) (self.lead()) }
            }
        }
    }

    fn slot(&self, index: usize, slot: Slot) -> Markup {
        let id = format!("market-{}", index + 1);
        let barred = Place::new(index).and_then(|place| self.barred(place));
        let place = Place::new(index).map_or(0, Place::bit);
        let fresh = self.told.fresh & place != 0;
        let felled = self.felled_with(index, slot);
        html! {
            div id=(id) data-el=(id) data-drag data-place=(index + 1) data-lights=[felled.map(|other| format!("seal-{}", other + 1))]
                class={ "slot " (slot.side.word()) @if barred.is_some() { " barred" } @if slot.token.is_none() { " hole" } @if fresh && slot.token.is_some() { " fresh" } @if self.is_picked(&id) { " picked" } } {
                @if let Some(token) = slot.token {
                    div.piece data-key={ "card-" (token.0) } data-from="deck" { (self.card_face(Laid { token, side: slot.side })) }
                    (self.tale(Face { card: self.card(token), side: slot.side }, self.story_number(index, slot)))
                    @if self.game.challenge().is_some() && slot.side == Side::Goal {
                        svg.seal id={ "seal-" (index + 1) } viewBox="0 0 40 40" aria-hidden="true" { use href="#w-seal" {} }
                    }
                } @else {
                    p { (self.words.text(if self.open().hand.is_some() { "board-ww-taken" } else { "board-ww-empty" })) }
                }
                @if let Some(key) = barred { p.bar { (self.words.text(key)) } }
            }
        }
    }

    /// What a card is called and what it shows or asks for. `before` stands before its name.
    fn tale(&self, face: Face, before: Option<String>) -> Markup {
        let symbols = self.game.content().story(face.card);
        html! {
            div.tale {
                span.sr { (self.side_name(face.side)) ": " }
                b { @if let Some(before) = before { (before) " · " } (self.title(face)) }
                span {
                    @match face.side {
                        Side::Story => (self.rich(&self.marks(symbols.iter()))),
                        Side::Goal => (self.goal_brief(face.card)),
                    }
                }
            }
        }
    }

    /// In the solo game the forest counts the stories from the left.
    fn story_number(&self, index: usize, slot: Slot) -> Option<String> {
        let solo = self.game.challenge().is_some() && slot.side == Side::Story;
        let stories = self.open().market.slots.iter().take(index + 1);
        solo.then(|| stories.filter(|slot| slot.side == Side::Story).count().to_string())
    }

    /// The goal the forest takes in the solo game if the goal here is chosen.
    fn felled_with(&self, index: usize, slot: Slot) -> Option<usize> {
        let taking = self.open().stage == Stage::Take && self.game.challenge().is_some();
        let goal = |(other, slot): &(usize, &Slot)| {
            *other != index && slot.side == Side::Goal && slot.token.is_some()
        };
        let mut others = self.open().market.slots.iter().enumerate().filter(goal);
        others.next().filter(|_| taking && slot.side == Side::Goal).map(|(other, _)| other)
    }

    /// Why a market card cannot be taken in this turn.
    fn barred(&self, place: Place) -> Option<&'static str> {
        let open = self.open();
        let card = open.market.card(place)?;
        let forbidden = open.forbidden.map_or(0, |side| open.market.showing(side));
        let free = open.market.filled() & !open.market.reserved & !forbidden;
        let owned = || {
            let card = Face { card: self.card(card.token), side: card.side };
            open.display(open.seat).cards().any(|(_, own)| self.view.face(own) == Some(card))
        };
        match () {
            () if open.market.reserved & place.bit() != 0 => Some("board-ww-barred"),
            () if forbidden & place.bit() != 0 => Some("board-ww-barred-side"),
            () if self.game.copies() > 1 && owned() => Some("board-ww-barred-owned"),
            () if self.game.lasting().bar_fresh
                && open.market.fresh & place.bit() != 0
                && free & !open.market.fresh != 0 =>
            {
                Some("board-ww-barred-fresh")
            }
            () => None,
        }
    }

    fn deck(&self) -> Markup {
        let open = self.open();
        html! {
            div #deck.slot.deck data-el="deck" {
                @if let Some(token) = open.top() {
                    div.piece data-key={ "card-" (token.0) } { (self.card_face(Laid { token, side: Side::Story })) }
                    div.tale {
                        b { (self.words.text("board-ww-deck")) }
                        span { (self.title(Face { card: self.card(token), side: Side::Story })) }
                    }
                } @else { p { (self.words.text("board-ww-deck-empty")) } }
            }
        }
    }

    /// The card in the hand of whoever is at turn, or on its way in their display; both sides while one is chosen.
    fn hand(&self) -> Markup {
        let open = self.open();
        let lifted = open.task.as_ref().and_then(|task| task.lifted).map(|(card, _)| card);
        let choosing = self.asks(|action| matches!(action, Action::As(_)));
        html! {
            @if let Some(card) = open.hand.or(lifted) {
                div class={ "hand" @if choosing { " both" } } aria-label=(self.words.text("board-ww-hand")) role="group" {
                    @if choosing {
                        @for side in [Side::Story, Side::Goal] {
                            @let id = format!("side-{}", side.word());
                            div.piece id=(id) data-el=(id) { (self.card_face(Laid { side, ..card })) }
                        }
                    } @else {
                        div.piece data-key={ "card-" (card.token.0) } { (self.card_face(card)) }
                    }
                }
            }
        }
    }

    /// A word for whoever lays a first card, or plays against the forest.
    fn lead(&self) -> Markup {
        let first = self.open().display(self.reader).is_empty();
        let key = match () {
            () if first => "board-ww-lead-first",
            () if self.game.challenge().is_some() => "board-ww-lead-forest",
            () => return html! {},
        };
        html! { @if self.open().hand.is_none() { p.lead { (self.words.text(key)) } } }
    }

    /// The top cards of the deck while somebody looks at them.
    pub(super) fn looking(&self) -> Markup {
        let count = self.open().task.as_ref().map_or(0, |task| usize::from(task.looking));
        html! {
            @if count > 0 {
                section.looking aria-labelledby="looking-title" {
                    h2 #looking-title { (self.words.text("board-ww-looking")) }
                    div.pairs {
                        @for (depth, item) in self.open().deck().take(count).enumerate() {
                            @let id = format!("deck-{}", depth + 1);
                            div.pair id=(id) data-el=(id) class=[self.is_picked(&id).then_some("picked")] {
                                @match item {
                                    DeckItem::Card(token) if self.view.card(token).is_some() => {
                                        (self.card_face(Laid { token, side: Side::Story })) (self.card_face(Laid { token, side: Side::Goal }))
                                        @let card = self.card(token);
                                        span.sr { (self.title(Face { card, side: Side::Story })) ", " (self.title(Face { card, side: Side::Goal })) }
                                    },
                                    _ => span.back { span.sr { (self.words.text("board-ww-hidden")) } },
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
