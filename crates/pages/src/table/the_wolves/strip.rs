//! The other players, folded to a strip each at the edge of the table: portrait, points, tiles, tokens and what they did
//! last. A strip unfolds to the whole board of its player.

use ::the_wolves::{Bonus, Owner, Prey, Track};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::{Scene, shapes};
use crate::table::part;

impl Scene<'_> {
    pub(super) fn strips(&self) -> Markup {
        // In the order of turns, from the reader's left.
        let seats = self.game.seats();
        let first = self.me.map_or(0, |me| me.index() + 1);
        let others = (0..seats)
            .filter_map(|place| Seat::new((first + place) % seats))
            .filter(|seat| Some(*seat) != self.me);
        html! { div.tw-strips { @for seat in others { (part(&self.strip(seat))) } } }
    }

    fn strip(&self, seat: Seat) -> Markup {
        let owner = Owner::from(seat);
        let index = seat.index();
        let points = self.game.standing(&self.at).points[index];
        let gain = self.game.gains_if_scored_now(&self.at)[index];
        let player = self.at.player(seat);
        let did = self.did(seat);
        html! {
            details id={ "tw-board-" (index) } class={ "tw-strip p" (index) @if self.at.seat() == seat { " on" } } {
                summary {
                    (shapes::portrait(self.game.pack(owner).map(|pack| pack.name())))
                    span.nm { (shapes::mark(index)) b { (self.names[index]) } }
                    span.pt { b data-count={ "tw-points-" (index) } data-number=(points) { (points) } span.sr { " " (self.words.text("board-tw-points-mark")) } " " small.gain { (self.count("board-tw-gain-short", gain)) } }
                    span.mt {
                        @for slot in 1..=6 { @if let Some(shown) = self.game.shown(&self.at, seat, slot) { (shapes::swatch(shown.name())) } }
                    }
                    span.bon { @for bonus in Bonus::ALL { (shapes::icon(bonus.name())) b aria-hidden="true" { (player.bonus(*bonus)) } span.sr { (self.count(&format!("tw-count-bonus-{}", bonus.name()), player.bonus(*bonus))) } } }
                    span.did { @if !did.is_empty() { i.sign {} (did) } }
                }
                (self.folded_out(seat))
            }
        }
    }

    /// What a strip shows when it is touched.
    fn folded_out(&self, seat: Seat) -> Markup {
        let player = self.at.player(seat);
        let side = self.game.board_side();
        let prey: Vec<String> = Prey::ALL
            .iter()
            .filter(|prey| player.has_prey(**prey))
            .map(|prey| self.words.text(&format!("tw-prey-{}", prey.name())))
            .collect();
        html! {
            div.more {
                ul.slots aria-label=(self.words.text("board-tw-tiles")) {
                    @for slot in 1..=6 { @if let Some(shown) = self.game.shown(&self.at, seat, slot) {
                        @let front = self.game.tile(seat, slot, 0);
                        @let other = if front == Some(shown) { self.game.tile(seat, slot, 1) } else { front }.unwrap_or(shown);
                        li { (shapes::swatch(shown.name())) span { (self.terrain(shown)) @if slot > 1 { " ↻ " (self.terrain(other)) } @else { " · " (self.words.text("board-tw-home")) } } }
                    } }
                }
                dl {
                    @for track in Track::ALL {
                        dt { (self.words.text(&format!("tw-track-{}", track.name()))) }
                        dd { (self.game.attribute(&self.at, seat, *track)) }
                    }
                    dt { (self.words.text("tw-track-wolves")) } dd { (player.wolves) "/" (side.wolf_points.len() - 1) }
                    dt { (self.words.text("tw-track-lairs")) } dd { (player.lairs) "/" (side.lair_points.len() - 1) }
                    dt { (self.words.text("tw-track-prey")) } dd { @if prey.is_empty() { "0" } @else { (prey.join(", ")) } }
                }
            }
        }
    }
}
