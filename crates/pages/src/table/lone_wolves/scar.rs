//! Scars: in a slot, in a hand, on a pack field; few words where they lie, the whole sentence when asked and in the legend.

use ::lone_wolves::{PackField, Scar, Slot, Spot, Territory};
use maud::{Markup, html};

use super::Scene;

impl Scene<'_> {
    /// A scar in its slot.
    pub(super) fn slot(&self, territory: Territory, slot: Slot) -> Markup {
        let id = format!("scar-{territory}-{slot}");
        html! {
            @match self.open().spot(territory, slot) {
                Spot::Empty => {},
                Spot::Down => div.scar.down id=(id) data-el=(id) data-key=(id) { (self.words.text("board-lw-face-down")) },
                Spot::Up(scar) => div.scar id=(id) data-el=(id) data-key=(id) { span data-key={ "up-" (territory) "-" (slot) } { (self.scar(scar)) } },
            }
        }
    }

    /// A pack field; on a border it names both territories it serves.
    pub(super) fn field(&self, field: PackField) -> Markup {
        let scar = self.open().fields[field.seat().index()][field.index()];
        let reach = self.game.reach(field);
        let border = reach[1].is_some();
        let names: Vec<String> = reach.into_iter().flatten().map(|territory| self.name(territory)).collect();
        let class = |letter: &str, at: Option<Territory>| {
            at.map_or(String::new(), |territory| format!(" {letter}-{}", self.game.colour(territory).name()))
        };
        html! {
            div class={ "field" @if scar.is_some() { " taken" } @if border { " border" (class("c", reach[0])) (class("d", reach[1])) } } id={ "field-" (field) } data-el={ "field-" (field) } {
                @if let Some(scar) = scar {
                    @let now = self.now(field, scar);
                    span.scar data-key=[self.origin(field)] { (self.scar(scar)) @if now != 0 { " " b.now { "=" (now) } } }
                } @else { span.sr { (self.words.text("board-lw-field")) " " (names.join(", ")) } }
                @if border { small aria-hidden="true" { (names.join(" ⇄ ")) } }
            }
        }
    }

    /// The name a scar brings along from the slot it was taken from.
    fn origin(&self, field: PackField) -> Option<String> {
        let (_, (territory, slot)) = self.origins.iter().rev().find(|(placed, _)| *placed == field)?;
        Some(format!("scar-{territory}-{slot}"))
    }

    /// The points a placed scar brings now.
    fn now(&self, field: PackField, scar: Scar) -> i32 {
        let points =
            |territory| self.game.scar_points(self.open(), &self.tally, field.seat(), scar, territory);
        self.game.reach(field).into_iter().flatten().map(points).sum()
    }

    /// A scar's effect in few words; the whole sentence when asked.
    fn scar(&self, scar: Scar) -> Markup {
        html! { span data-say=(self.sentence(scar)) { (self.brief(scar)) } }
    }

    fn brief(&self, scar: Scar) -> String {
        self.words.with(&format!("board-lw-scar-{scar}"), &[("value", self.game.scar_value(scar).into())])
    }

    fn sentence(&self, scar: Scar) -> String {
        self.words.with(&format!("lw-scar-text-{scar}"), &[("value", self.game.scar_value(scar).into())])
    }

    /// The scar in somebody's hand, between taking and placing. What it is, only those see who may.
    pub(super) fn taken(&self) -> Markup {
        let Some(taken) = self.open().taken else { return html! {} };
        let known = self.view.taken.or(taken.open);
        let name = self.open().to_move().map(|seat| self.model.name(seat.index(), self.words));
        html! {
            p.in-hand {
                (self.words.with("board-lw-in-hand", &[("name", name.as_deref().unwrap_or_default().into())])) " "
                span class={ "scar" @if known.is_none() { " down" } } data-key={ "scar-" (taken.territory) "-" (taken.slot) } {
                    @match known { Some(scar) => (self.scar(scar)), None => (self.words.text("board-lw-face-down")) }
                }
                @if let Some(scar) = known { " " span.soft { (self.sentence(scar)) } }
            }
        }
    }

    /// All scars in whole sentences.
    pub(super) fn legend(&self) -> Markup {
        html! {
            details #lw-legend.panel.lw-legend {
                summary { (self.words.text("board-lw-legend")) }
                dl {
                    @for scar in Scar::ALL {
                        dt { (self.brief(scar)) }
                        dd { (self.sentence(scar)) }
                    }
                }
            }
        }
    }
}
