//! Module cards as tokens: permanents are round, opportunities square with a mark for everybody who has used them.

use ::wolfwalkers::{Effect, ModuleId};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::Scene;
use crate::table::{badge, part};

impl Scene<'_> {
    /// The module cards in play.
    pub(super) fn modules(&self) -> Markup {
        let count = self.all_modules().count();
        html! {
            @if count > 0 {
                section class={ "modules n" (count.min(9)) } aria-labelledby="modules-title" {
                    h2 #modules-title { (self.words.text("board-ww-modules")) }
                    div.tokens { @for module in self.all_modules() { (part(&self.module(module))) } }
                }
            }
        }
    }

    fn module(&self, module: ModuleId) -> Markup {
        let permanent = self.game.permanent() == Some(module);
        let card = self.game.content().module(module);
        let id = format!("module-{}", card.id);
        let number = self.game.opportunities().iter().position(|other| *other == module);
        let used =
            |seat: Seat| number.is_some_and(|number| self.open().used[seat.index() % 4] & (1 << number) != 0);
        let running = self.open().task.as_ref().is_some_and(|task| task.module == module);
        let kind = if permanent { "board-ww-permanent" } else { "board-ww-opportunity" };
        let picture = card.effects.first().map_or("calm", |(_, effect)| picture(*effect));
        html! {
            div id=(id) data-el=(id) class={ "token" @if permanent { " permanent" } @if running { " running" } @if used(self.reader) { " used" } } {
                svg viewBox="0 0 40 40" aria-hidden="true" {
                    @if picture == "wolfform" { use href="#g-wolfform" width="40" height="40" {} } @else { use href={ "#m-" (picture) } width="40" height="40" {} }
                }
                div {
                    b { (self.module_name(module)) }
                    small {
                        strong { (self.module_name(module)) }
                        @if running { (self.words.text("board-ww-running")) }
                        @else { (self.module_text(module)) }
                        span.when { (self.words.text(kind)) @if let Some(timing) = self.module_timing(module) { " · " (timing) } }
                    }
                }
                @if !permanent {
                    span.uses {
                        @for seat in Seat::first(self.game.seats()) {
                            @if used(seat) { (badge(seat.index())) span.sr { (self.words.text("ww-module-used")) ": " (self.name(seat)) } }
                            @else { span class={ "badge unused p" (seat.index()) } aria-hidden="true" { (["○", "△", "□", "◇"][seat.index() % 4]) } }
                        }
                    }
                }
            }
        }
    }
}

/// The drawing for what a module card does.
fn picture(effect: Effect) -> &'static str {
    match effect {
        Effect::None => "calm",
        Effect::SetAdjacency(_) => "scatter",
        Effect::TakeDeckTop => "trail",
        Effect::SetMarket { .. } => "stalls",
        Effect::BarFresh => "tracks",
        Effect::FlipMarket | Effect::FlipTakenCard => "turn",
        Effect::RecycleMarket | Effect::RecycleWholeMarket | Effect::ReturnOwnCard => "under",
        Effect::RevealSharedGoal(_) | Effect::ScoreSharedGoal => "common",
        Effect::PointsPer(::wolfwalkers::Per::CornerGoalScoring, _) => "corners",
        Effect::PointsPer(..) => "loss",
        Effect::PointsIfFewestGoals(_) => "few",
        Effect::NameSymbol => "name",
        Effect::FirstCardAt(_) | Effect::MultiplyGoalAt(..) => "heart",
        Effect::TakeAndCover => "cover",
        Effect::TakeDeckBottom => "roots",
        Effect::SwapOwnCards | Effect::SwapOtherCards => "swap",
        Effect::FlipOwnCard => "light",
        Effect::MoveOwnCard => "move",
        Effect::ExtraAction => "again",
        Effect::ReserveCard | Effect::ForbidSide(_) => "bar",
        Effect::SwapStoriesWithOther => "barter",
        Effect::ScoreCopiedGoal(_) => "dream",
        Effect::AddSymbol => "wolfform",
        Effect::PatternOverlap(_) => "overlap",
        Effect::CrossTolerance(_) => "blind",
        Effect::BalanceTolerance(_) => "even",
        Effect::LookAndOrder(_) => "eye",
    }
}
