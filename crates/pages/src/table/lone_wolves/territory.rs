//! The five territories: what each is worth, who is stronger there, its scars, and the wolves and pack fields of both sides.

use ::lone_wolves::{Board, Moon, PackField, ROOM, Territory};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::Scene;
use super::card::emblem;
use crate::table::badge;

impl Scene<'_> {
    pub(super) fn territories(&self) -> Markup {
        let advanced = self.game.board() == Board::Advanced;
        html! {
            div.territories.advanced[advanced] { @for territory in self.game.order() { (self.territory(territory, advanced)) } }
        }
    }

    fn territory(&self, territory: Territory, advanced: bool) -> Markup {
        let id = format!("territory-{territory}");
        html! {
            div class={ "territory c-" (self.game.colour(territory).name()) } id=(id) data-el=(id) data-full[!self.open().has_room(territory)] {
                @if advanced { (self.borders(self.above(), territory)) }
                (self.side(self.above(), territory))
                (self.middle(territory))
                (self.side(self.below, territory))
                @if advanced { (self.borders(self.below, territory)) }
            }
        }
    }

    fn middle(&self, territory: Territory) -> Markup {
        let open = self.open();
        let tile = open.tiles[territory as usize];
        let other = self.game.tile_points(tile.turned());
        html! {
            div.middle {
                (self.strength(self.above(), territory))
                h2 { (emblem(self.game.colour(territory))) (self.name(territory)) }
                p.tile data-key={ "tile-" (territory) "-" (tile) } {
                    strong { (self.game.tile_points(tile)) }
                    span.other title=(self.words.text("board-lw-other-side")) { span aria-hidden="true" { "↻ " } (other) span.sr { " " (self.words.text("board-lw-other-side")) } }
                }
                (self.moons(territory))
                p.room { (self.words.with("board-lw-room", &[("count", i64::from(open.crowd[territory as usize]).into()), ("room", i64::from(ROOM).into())])) }
                div.scars { @for slot in self.game.slots(territory) { (self.slot(territory, slot)) } }
                (self.moon_to_come(territory))
                (self.strength(self.below, territory))
            }
        }
    }

    /// A side's strength in a territory, and whether it would take the tile now.
    fn strength(&self, seat: Seat, territory: Territory) -> Markup {
        let ahead = self.tally.holder(territory) == Some(seat);
        let key = if ahead { "board-lw-ahead" } else { "board-lw-behind" };
        let name = self.model.name(seat.index(), self.words);
        html! {
            p class={ "force" @if ahead { " ahead" } } {
                (badge(seat.index()))
                span.sr { (name) " " (self.words.text("board-lw-strength")) " " }
                b data-count={ "strength-" (territory) "-" (seat.index()) } { (self.tally.strength[seat.index() & 1][territory as usize]) }
                span.sr { " " (self.words.text(key)) }
            }
        }
    }

    fn moons(&self, territory: Territory) -> Markup {
        html! {
            @for moon in self.game.moons_in(self.open(), territory) {
                p class={ "moon-tile " (moon.name()) } data-key=(moon.name()) { (self.moon(moon)) }
            }
        }
    }

    fn moon(&self, moon: Moon) -> String {
        let key = match moon {
            Moon::Moon => "board-lw-moon",
            Moon::BloodMoon => "board-lw-blood-moon",
        };
        self.words.with(key, &[("points", self.game.moon_points(moon).into())])
    }

    /// Where one scar is left, taking it brings the next moon here.
    fn moon_to_come(&self, territory: Territory) -> Markup {
        let open = self.open();
        let next = match (open.moon, open.blood_moon) {
            (None, _) => Moon::Moon,
            (_, None) => Moon::BloodMoon,
            _ => return html! {},
        };
        let last = open.scars_in(territory).count() == 1;
        html! { @if last { p.soon { (self.words.with("board-lw-last-scar", &[("moon", (&self.moon(next)).into())])) } } }
    }

    /// One side of a territory: wolves and the pack fields that serve it alone.
    fn side(&self, seat: Seat, territory: Territory) -> Markup {
        let open = self.open();
        let (up, lone) =
            (open.wolves[seat.index()][territory as usize], open.lone[seat.index()][territory as usize]);
        let theirs = seat != self.below;
        html! {
            div class={ "half " (if theirs { "above" } else { "below" }) } {
                ul.wolves {
                    @for card in up.iter() { (self.wolf(card, false, theirs)) }
                    @for card in lone.iter() { (self.wolf(card, true, theirs)) }
                    @for number in 0..open.summoned_to(seat, territory) {
                        li.wolf.lone.summoned data-key={ "summoned-" (seat) "-" (territory) "-" (number) } title=(self.words.text("board-lw-summoned")) { b { "1" } span aria-hidden="true" { "☾" } }
                    }
                }
                div.fields { @for field in self.fields(seat, territory, false) { (self.field(field)) } }
            }
        }
    }

    /// The pack fields that lie on the border to the next territory.
    fn borders(&self, seat: Seat, territory: Territory) -> Markup {
        let theirs = seat != self.below;
        html! {
            div class={ "borders " (if theirs { "above" } else { "below" }) } { @for field in self.fields(seat, territory, true) { (self.field(field)) } }
        }
    }

    fn fields(&self, seat: Seat, territory: Territory, border: bool) -> impl Iterator<Item = PackField> {
        self.game.fields(seat).filter(move |field| {
            let [first, second] = self.game.reach(*field);
            first == Some(territory) && second.is_some() == border
        })
    }
}
