//! Scars: in a slot, in a hand, on a pack field. A number, a sign and a word where they lie; the whole sentence when asked
//! and in the legend.

use ::lone_wolves::{Moon, PackField, Scar, Slot, Spot, Territory};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::Scene;
use super::scenery::sign;

impl Scene<'_> {
    /// The scars of a territory in their slots. A slot that has fallen empty stays in sight, and the moon that the last
    /// scar will bring waits in it.
    pub(super) fn slots(&self, territory: Territory) -> Markup {
        let moons: Vec<Moon> = self.game.moons_in(self.open(), territory).collect();
        let mut waits = self.moon_to_come(territory);
        let count = self.game.slots(territory).count();
        html! {
            div class={ "scars s" (count) } {
                @if moons.is_empty() {
                    @for slot in self.game.slots(territory) {
                        @match self.open().spot(territory, slot) {
                            Spot::Empty => @match waits.take() {
                                Some(moon) => (self.waiting(moon)),
                                None => span class={ "hollow" @if self.past.touched_slot(territory, slot) { " gone" } } {},
                            },
                            spot => (self.slot(territory, slot, spot)),
                        }
                    }
                } @else {
                    @for moon in moons { (self.moon_tile(moon, territory)) }
                }
            }
        }
    }

    fn slot(&self, territory: Territory, slot: Slot, spot: Spot) -> Markup {
        let id = format!("scar-{territory}-{slot}");
        let just = self.past.touched_slot(territory, slot);
        match spot {
            Spot::Up(scar) => html! {
                div class={ "scar up" @if just { " just" } } id=(id) data-el=(id) data-key=(id) data-say=(self.sentence(scar)) { (self.token(scar)) }
            },
            _ => html! {
                div.scar.down id=(id) data-el=(id) data-key=(id) { (sign("claw")) span.sr { (self.words.text("board-lw-face-down")) } }
            },
        }
    }

    /// Where one scar is left, taking it brings the next moon here.
    fn moon_to_come(&self, territory: Territory) -> Option<Moon> {
        let open = self.open();
        let next = match (open.moon, open.blood_moon) {
            (None, _) => Moon::Moon,
            (_, None) => Moon::BloodMoon,
            _ => return None,
        };
        (open.scars_in(territory).count() == 1).then_some(next)
    }

    fn waiting(&self, moon: Moon) -> Markup {
        let text = self.words.text(&format!("board-lw-wakes-{}", moon.name()));
        html! {
            span class={ "hollow soon " (moon.name()) } data-say=(text) {
                (sign("moon")) small aria-hidden="true" { "+" (self.game.moon_points(moon)) } span.sr { (text) }
            }
        }
    }

    /// A moon that lies in a territory, and whether its colour is trump.
    fn moon_tile(&self, moon: Moon, territory: Territory) -> Markup {
        let trump = self.game.trump(self.open()) == Some(self.game.colour(territory));
        let name = self.words.text(&format!("lw-moon-{}", moon.name()));
        html! {
            span class={ "moon-tile " (moon.name()) @if self.past.rose(moon) { " just" } } data-key=(moon.name()) data-from="sky-moon" {
                span { (sign("moon")) b aria-hidden="true" { "+" (self.game.moon_points(moon)) } }
                span.sr { (name) " +" (self.game.moon_points(moon)) }
                @if trump { small { (self.words.text("board-lw-trump-here")) } }
            }
        }
    }

    /// The pack fields of a side that serve one territory alone.
    pub(super) fn fields(&self, seat: Seat, territory: Territory) -> Markup {
        html! { div.fields { @for field in self.fields_of(seat, territory, false) { (self.field(field)) } } }
    }

    /// The pack fields on the border between a territory and the next; they lie on the gap.
    pub(super) fn borders(&self, territory: Territory) -> Markup {
        let fields = |seat| self.fields_of(seat, territory, true);
        html! {
            div.borders {
                @for (side, seat) in [("above", self.above()), ("below", self.below)] {
                    div class=(side) { @for field in fields(seat) { (self.field(field)) } }
                }
            }
        }
    }

    fn fields_of(&self, seat: Seat, territory: Territory, border: bool) -> impl Iterator<Item = PackField> {
        self.game.fields(seat).filter(move |field| {
            let [first, second] = self.game.reach(*field);
            first == Some(territory) && second.is_some() == border
        })
    }

    /// A pack field; on a border it serves both territories and has their colours. While a scar is to be placed, every free
    /// field says what it would bring there.
    fn field(&self, field: PackField) -> Markup {
        let scar = self.open().fields[field.seat().index() & 1][field.index()];
        let reach = self.game.reach(field);
        let names: Vec<String> = reach.into_iter().flatten().map(|territory| self.name(territory)).collect();
        let class = |letter: &str, at: Option<Territory>| {
            at.map_or(String::new(), |territory| format!(" {letter}-{}", self.game.colour(territory).name()))
        };
        let border = reach[1].is_some();
        html! {
            div class={ "field" @if scar.is_none() { " hollow" } @if border { " border" (class("c", reach[0])) (class("d", reach[1])) } } id={ "field-" (field) } data-el={ "field-" (field) } {
                @if let Some(scar) = scar {
                    @let now = self.now(field, scar);
                    span class={ "scar up" @if self.past.touched_field(field) { " just" } } data-key=[self.origin(field)] data-say=(self.sentence(scar)) {
                        (self.token(scar))
                        @if now != 0 { em { "=" (now) } }
                    }
                    @if border { span.sr { (names.join(", ")) } }
                } @else {
                    @if let Some(points) = self.would_bring(field) { b.would { "+" (points) (sign("star")) } }
                    span.sr { (self.words.text("board-lw-field")) " " (names.join(", ")) }
                }
            }
        }
    }

    /// The name a scar brings along from the slot it was taken from.
    fn origin(&self, field: PackField) -> Option<String> {
        self.past.origin(field).map(|(territory, slot)| format!("scar-{territory}-{slot}"))
    }

    /// The points a placed scar brings now.
    fn now(&self, field: PackField, scar: Scar) -> i32 {
        let points =
            |territory| self.game.scar_points(self.open(), &self.tally, field.seat(), scar, territory);
        self.game.reach(field).into_iter().flatten().map(points).sum()
    }

    /// A scar's number, sign and word. At once it is not a number: a wolf comes, the tile turns.
    fn token(&self, scar: Scar) -> Markup {
        html! {
            b aria-hidden="true" {
                @match scar {
                    Scar::FlipTile => (sign("turn")),
                    Scar::SummonLoneWolf => { "+" (sign("crescent")) },
                    Scar::StrengthPerWolf | Scar::StrengthFlat => { "+" (self.game.scar_value(scar)) (sign("fang")) },
                    _ => { "+" (self.game.scar_value(scar)) (sign("star")) },
                }
            }
            small.long aria-hidden="true" { (self.words.text(&format!("board-lw-word-{scar}"))) }
            small.short aria-hidden="true" { (self.words.text(&format!("board-lw-short-{scar}"))) }
            span.sr { (self.brief(scar)) }
        }
    }

    fn brief(&self, scar: Scar) -> String {
        self.words.with(&format!("board-lw-scar-{scar}"), &[("value", self.game.scar_value(scar).into())])
    }

    fn sentence(&self, scar: Scar) -> String {
        self.words.with(&format!("lw-scar-text-{scar}"), &[("value", self.game.scar_value(scar).into())])
    }

    /// The scar in somebody's hand, between taking and placing, under the territory it left. What it is, only those see
    /// who may.
    pub(super) fn held(&self) -> Markup {
        let Some(taken) = self.open().taken else { return html! {} };
        let known = self.view.taken.or(taken.open);
        let holder = self.open().to_move().unwrap_or(self.below);
        let side = if holder == self.below { "below" } else { "above" };
        let place = self.game.order().iter().position(|territory| *territory == taken.territory).unwrap_or(2);
        let name = self.model.name(holder.index(), self.words);
        let from = self.words.text(&format!("lw-from-{}", taken.territory));
        html! {
            div class={ "held " (side) " at-" (place) } {
                span class={ "scar xl just " (if known.is_some() { "up" } else { "down" }) } data-key={ "scar-" (taken.territory) "-" (taken.slot) } {
                    @match known { Some(scar) => (self.token(scar)), None => { (sign("claw")) span.sr { (self.words.text("board-lw-face-down")) } } }
                }
                p {
                    strong { (self.words.with("board-lw-held", &[("name", (&name).into()), ("from", (&from).into())])) }
                    @if let Some(scar) = known { span { (self.sentence(scar)) } }
                }
            }
        }
    }

    /// All scars in whole sentences.
    pub(super) fn legend(&self) -> Markup {
        html! {
            details #lw-legend.legend {
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
