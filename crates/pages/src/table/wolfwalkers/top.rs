//! Above and beside the displays: market, deck, cards being looked at, module cards, the challenge of the solo game.

use ::wolfwalkers::content::{Compare, GoalFamily, Metric, ModuleId};
use ::wolfwalkers::table::{DeckItem, Slot};
use ::wolfwalkers::{Face, Laid, Place, Side, SymbolSet};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::Scene;
use super::face;
use crate::table::badge;

impl Scene<'_> {
    /// A card as it lies in the market or in hand.
    pub(super) fn laid(&self, laid: Laid) -> Markup {
        self.face(Face { card: self.card(laid.token), side: laid.side })
    }

    fn face(&self, card: Face) -> Markup {
        let content = self.game.content();
        let label = self.face_label(card, content.story(card.card));
        match card.side {
            Side::Story => face::story(content, content.story(card.card), &label),
            Side::Goal => face::goal(content, content.goal(card.card), None, &label),
        }
    }

    /// The row of cards to take from, the deck at its end.
    pub(super) fn market(&self) -> Markup {
        let open = self.open();
        html! {
            section.market aria-labelledby="market-title" {
                h2 #market-title.sr { (self.words.text("board-ww-market")) }
                div class={ "row n" (open.market.slots.len() + 1) } {
                    @for (index, slot) in open.market.slots.iter().enumerate() { (self.slot(index, *slot)) }
                    (self.deck())
                    @if let Some(token) = open.shared {
                        @let shared = Face { card: self.card(token), side: Side::Goal };
                        div.slot.goal.shared {
                            p.kind { (self.words.text("ww-part-shared")) }
                            (self.face(shared))
                            p.title { (self.title(shared)) }
                        }
                    }
                }
            }
        }
    }

    fn slot(&self, index: usize, slot: Slot) -> Markup {
        let id = format!("market-{}", index + 1);
        let side = self.side_name(slot.side);
        let barred = Place::new(index).and_then(|place| self.barred(place));
        html! {
            div id=(id) data-el=(id) data-place=(index + 1)
                class={ "slot " (slot.side.word()) @if barred.is_some() { " barred" } @if slot.token.is_none() { " empty" } @if self.is_picked(&id) { " picked" } } {
                p.kind { (side) }
                @if let Some(token) = slot.token {
                    @let laid = Laid { token, side: slot.side };
                    div.piece data-key={ "card-" (token.0) } { (self.laid(laid)) }
                    p.title { (self.title(Face { card: self.card(token), side: slot.side })) }
                } @else {
                    p.none { (self.words.text("board-ww-empty")) }
                }
                @if let Some(key) = barred { p.bar { "✕ " (self.words.text(key)) } }
            }
        }
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
            () if self.game.rules().bar_fresh
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
        let count = open.deck().len();
        html! {
            div #deck.slot.deck data-el="deck" {
                p.kind { (self.words.text("board-ww-deck")) }
                @if let Some(token) = open.top() {
                    div.piece data-key={ "card-" (token.0) } { (self.laid(Laid { token, side: Side::Story })) }
                } @else { p.none { (self.words.text("board-ww-empty")) } }
                p.title { (self.words.with("board-ww-deck-count", &[("count", count.into())])) }
            }
        }
    }

    /// The top cards of the deck while somebody looks at them.
    pub(super) fn looking(&self) -> Markup {
        let count = self.open().task.as_ref().map_or(0, |task| usize::from(task.looking));
        html! {
            @if count > 0 {
                section.looking aria-labelledby="looking-title" {
                    h2 #looking-title { (self.words.text("board-ww-looking")) }
                    div.row {
                        @for (depth, item) in self.open().deck().take(count).enumerate() {
                            @let id = format!("deck-{}", depth + 1);
                            div.pair id=(id) data-el=(id) class=[self.is_picked(&id).then_some("picked")] {
                                @match item {
                                    DeckItem::Card(token) if self.view.card(token).is_some() => {
                                        (self.laid(Laid { token, side: Side::Story })) (self.laid(Laid { token, side: Side::Goal }))
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

    /// The module cards in play.
    pub(super) fn modules(&self) -> Markup {
        html! {
            @if self.all_modules().next().is_some() {
                section.modules aria-labelledby="modules-title" {
                    h2 #modules-title { (self.words.text("board-ww-modules")) }
                    div.row { @for module in self.all_modules() { (self.module(module)) } }
                }
            }
        }
    }

    fn module(&self, module: ModuleId) -> Markup {
        let permanent = self.game.permanent() == Some(module);
        let id = format!("module-{}", self.game.content().module(module).id);
        let number = self.game.opportunities().iter().position(|other| *other == module);
        let used =
            |seat: Seat| number.is_some_and(|number| self.open().used[seat.index() % 4] & (1 << number) != 0);
        let running = self.open().task.as_ref().is_some_and(|task| task.module == module);
        let kind = if permanent { "board-ww-permanent" } else { "board-ww-opportunity" };
        html! {
            div id=(id) data-el=(id) class={ "module" @if permanent { " permanent" } @if running { " running" } @if used(self.reader) { " used" } } {
                p.kind { (self.words.text(kind)) @if let Some(timing) = self.module_timing(module) { " · " (timing) } }
                h3 { (self.module_name(module)) }
                p { (self.module_text(module)) }
                @if Seat::first(self.game.seats()).any(used) {
                    p.use {
                        (self.words.text("ww-module-used")) ":"
                        @for seat in Seat::first(self.game.seats()).filter(|seat| used(*seat)) {
                            " " (badge(seat.index())) " " (self.model.name(seat.index(), self.words))
                        }
                    }
                }
            }
        }
    }

    /// The challenge of the solo game and how far it is met.
    pub(super) fn challenge(&self) -> Markup {
        let Some(challenge) = self.game.challenge() else { return html! {} };
        let id = &challenge.id;
        html! {
            section.challenge aria-labelledby="challenge-title" {
                h2 #challenge-title { (self.words.text(&format!("ww-solo-{id}"))) }
                p { (self.words.text(&format!("ww-solo-{id}-text"))) }
                ul {
                    @for (metric, compare, value) in &challenge.conditions {
                        @let found = self.measure(*metric);
                        @let (met, sign) = match compare {
                            Compare::AtLeast => (found >= *value, "≥"),
                            Compare::AtMost => (found <= *value, "≤"),
                            Compare::Exactly => (found == *value, "="),
                        };
                        li class={ @if met { "met" } } {
                            span aria-hidden="true" { @if met { "✓ " } @else { "○ " } }
                            (self.metric_name(*metric)) ": " strong { (found) } " (" (sign) " " (value) ")"
                            span.sr { " " (self.words.text(if met { "board-ww-met" } else { "board-ww-not-met" })) }
                        }
                    }
                }
            }
        }
    }

    fn measure(&self, metric: Metric) -> i32 {
        let goals = || self.live[self.reader.index()].iter().filter(|goal| goal.cell.is_some());
        let family =
            |goal: &::wolfwalkers::live::GoalNow| self.game.content().goal(goal.card).goal_type().family();
        let sum = |of: Option<GoalFamily>| -> i32 {
            goals().filter(|goal| of.is_none_or(|of| family(goal) == of)).map(|goal| goal.points).sum()
        };
        const FAMILIES: [GoalFamily; 4] =
            [GoalFamily::Pattern, GoalFamily::Arrows, GoalFamily::TwoSymbols, GoalFamily::Balance];
        match metric {
            Metric::Score => sum(None),
            Metric::PatternScore => sum(Some(GoalFamily::Pattern)),
            Metric::Goals => goals().count() as i32,
            Metric::GoalsScoringZero => goals().filter(|goal| goal.points == 0).count() as i32,
            Metric::FamiliesScoring => FAMILIES.iter().filter(|of| sum(Some(**of)) > 0).count() as i32,
            Metric::Showing(symbol) => {
                let sight = self.game.sight_in(&self.view, self.reader);
                sight.boards().showing(symbol).count_ones() as i32
            }
        }
    }

    fn metric_name(&self, metric: Metric) -> String {
        let key = match metric {
            Metric::Score => "board-ww-metric-score",
            Metric::PatternScore => "board-ww-metric-patterns",
            Metric::Goals => "board-ww-metric-goals",
            Metric::GoalsScoringZero => "board-ww-metric-zero",
            Metric::FamiliesScoring => "board-ww-metric-kinds",
            Metric::Showing(symbol) => return self.symbol_names(SymbolSet::from_iter([symbol])),
        };
        self.words.text(key)
    }
}
