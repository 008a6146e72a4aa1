//! The Moonlight board and the regions: when is scored, who holds what, and what it would bring now.

use ::the_wolves::{Control, Owner, Phase, Region, RegionBoard};
use maud::{Markup, html};

use super::{Scene, shapes};

impl Scene<'_> {
    pub(super) fn calendar(&self) -> Markup {
        let last = self.game.date(Phase::Full).max(self.at.moonlight().filled());
        html! {
            section.tw-moonlight aria-labelledby="tw-moonlight" {
                h2 #tw-moonlight { (self.words.text("tw-board-moonlight")) }
                ol.dates { @for date in 1..=last { (self.date(date)) } }
            }
        }
    }

    /// When is scored next, where everybody looks first.
    pub(super) fn days(&self) -> Markup {
        let phase = self.at.next_phase();
        html! { p.tw-days { @if let Some(phase) = phase { (shapes::night(phase)) } (self.days_in_words()) } }
    }

    fn days_in_words(&self) -> String {
        let phase = self.at.next_phase().zip(self.game.days_to_next_scoring(&self.at));
        match phase {
            Some((phase, days)) => self
                .words
                .with("board-tw-days", &[("count", i64::from(days).into()), ("phase", phase.name().into())]),
            None => self.words.text("board-tw-no-days"),
        }
    }

    fn date(&self, date: u8) -> Markup {
        let fallen = self.at.moonlight().dates().get(date as usize - 1);
        let phase = Phase::ALL.iter().copied().find(|phase| self.game.date(*phase) == date);
        // Only the newest pieces can have been on their way.
        let newest = self.at.moonlight().filled().saturating_sub(date) < 3;
        let from = self.trail.fallen(date).filter(|_| newest).map(|hex| self.hex_id(hex));
        let mut name = self.words.with("tw-count-date", &[("date", i64::from(date).into())]);
        let more = phase.map(|phase| self.phase(phase)).into_iter();
        let more = more.chain(fallen.map(|piece| self.words.text(&format!("tw-piece-{}", piece.name()))));
        more.chain(fallen.and_then(|piece| piece.owner()).map(|owner| self.name(owner)))
            .for_each(|part| name.push_str(&format!(" · {part}")));
        html! {
            li class={ @if fallen.is_some() { "filled" } @else { "free" } @if phase.is_some() { " phase" } } title=(name) {
                span.sr { (name) }
                @if let Some(phase) = phase { (shapes::night(phase)) }
                @match fallen.map(|piece| piece.owner()) {
                    Some(owner) => span data-key=[from.as_ref().map(|_| format!("date-{date}"))] data-from=[&from] { @match owner {
                        Some(owner) => (shapes::mark(owner.index())),
                        None => (shapes::icon("lone")),
                    } },
                    None => span.day aria-hidden="true" { (date) },
                }
            }
        }
    }

    pub(super) fn regions(&self) -> Markup {
        html! {
            section.tw-regions aria-labelledby="tw-regions" {
                h2 #tw-regions { (self.words.text("board-tw-regions")) }
                ol { @for (region, board) in self.game.map().regions() { (self.region(region, board)) } }
            }
        }
    }

    fn region(&self, region: Region, board: &RegionBoard) -> Markup {
        let tokens: Vec<Phase> = self.game.tokens(&self.at, region).collect();
        let control = self.game.control(&self.at, region);
        let mut present: Vec<(Owner, Control)> =
            self.game.owners().map(|owner| (owner, control[owner.index()])).collect();
        present.retain(|(_, control)| control.strength > 0);
        present.sort_by_key(|(owner, control)| (std::cmp::Reverse(*control), *owner));
        let due = tokens.first().is_some_and(|phase| Some(*phase) == self.at.next_phase());
        html! {
            li class={ "region" @if due { " due" } } data-lights=[self.hex_ids(board.hexes)] {
                div.head {
                    strong { (self.region_name(region)) }
                    @for phase in &tokens {
                        @let [high, low] = self.game.token_values(*phase);
                        span.tokenlet title=(self.phase(*phase)) {
                            (shapes::night(*phase))
                            span.sr { (self.phase(*phase)) " " } (high) "/" (low)
                        }
                    }
                    @if tokens.is_empty() { span.soft { (self.words.text("board-tw-scored")) } }
                }
                ul.control {
                    @for (owner, control) in &present {
                        @let about = self.control_name(*owner, *control);
                        li title=(about) { (shapes::mark(owner.index())) span aria-hidden="true" { span data-count={ "tw-control-" (region.index()) "-" (owner.index()) } { (control.strength) } @if control.alphas > 0 { sup { "α" (control.alphas) } } } span.sr { (about) } }
                    }
                    @if present.is_empty() { li.soft { (self.words.text("board-tw-nobody")) } }
                }
                @if let Some(phase) = tokens.first() { (self.award(region, *phase)) }
            }
        }
    }

    fn control_name(&self, owner: Owner, control: Control) -> String {
        self.words.with(
            "board-tw-control",
            &[
                ("name", (&self.name(owner)).into()),
                ("strength", i64::from(control.strength).into()),
                ("alphas", i64::from(control.alphas).into()),
            ],
        )
    }

    /// What the top token would bring if it were scored now.
    fn award(&self, region: Region, phase: Phase) -> Markup {
        let award = self.game.award(&self.at, region, phase);
        let [high, low] = award.values;
        let tied = award.tied.iter().map(|seat| (Owner::from(seat), low));
        let gains: Vec<(Owner, u8)> = award
            .first
            .map(|owner| (owner, high))
            .into_iter()
            .chain(award.second.map(|owner| (owner, low)))
            .chain(tied)
            .collect();
        html! {
            p.now {
                span.soft { (self.words.text("board-tw-if-now")) ": " }
                @for (owner, points) in &gains {
                    span.gain { (shapes::mark(owner.index())) span.sr { (self.name(*owner)) " " } @if owner.seat().is_some() { "+" (points) } @else { "–" } } " "
                }
                @if gains.is_empty() { "–" }
            }
        }
    }
}
