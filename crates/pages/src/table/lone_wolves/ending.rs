//! The end of a deal on the stage: the sheet with every territory's points under it, and the best wolf in the glade.

use ::lone_wolves::{Card, Open, PackField, SEATS, Stage, Tally, Territory};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::Scene;
use super::card::{front, mark, reverse};
use super::scenery::sign;
use crate::table::{Scoring, Stop};

impl Scene<'_> {
    /// The sheet: a row for each side, a column under each territory, then the sum.
    pub(super) fn sheet(&self) -> Markup {
        html! {
            section.sheet aria-label=(self.words.text("board-lw-scores")) {
                @for seat in [self.above(), self.below] {
                    div class={ "row p" (seat.index()) } {
                        span.whose { (mark(seat)) }
                        @for territory in self.game.order() { (self.cell(seat, territory)) }
                        (self.total(seat))
                    }
                }
            }
        }
    }

    fn cell(&self, seat: Seat, territory: Territory) -> Markup {
        let open = self.open();
        let holder = self.tally.holder(territory);
        let tile = open.tiles[territory as usize];
        let points = self.game.tile_points(tile);
        let scars = self.scars_at(seat, territory);
        let taken = holder == Some(seat);
        let sum = self.sum_at(seat, territory);
        html! {
            div.cell id={ "cell-" (territory) "-" (seat.index()) } {
                span.sr { (self.name(territory)) ": " }
                @if taken {
                    svg.gain viewBox="4 0 112 128" aria-hidden="true" {
                        use href="#lw-tile" x="-6" y="-10" width="136" height="146" {}
                        use.emblem href={ "#lw-" (self.game.colour(territory).name()) } class={ "emblem c-" (self.game.colour(territory).name()) } x="48" y="16" width="24" height="24" {}
                        text.value x="60" y="90" { (points) }
                    }
                    @for moon in self.game.moons_in(open, territory) {
                        span class={ "wait " (moon.name()) } aria-hidden="true" { (sign("moon")) b { "+" (self.game.moon_points(moon)) } }
                    }
                }
                span.bones aria-hidden="true" { @for points in &scars { span.bone { (points) (sign("star")) } } }
                @if sum != 0 { b.sum { (sum) } }
                @else if holder.is_none() && seat == self.below { span.nothing { (self.words.with("board-lw-tile-stays", &[("points", points.into())])) } }
                @else { span.nothing { "–" } }
            }
        }
    }

    /// What a territory brings a side.
    fn sum_at(&self, seat: Seat, territory: Territory) -> i32 {
        self.sum_in(self.open(), &self.tally, seat, territory)
    }

    /// What a territory brings a side as a table lies.
    fn sum_in(&self, open: &Open, tally: &Tally, seat: Seat, territory: Territory) -> i32 {
        let taken = tally.holder(territory) == Some(seat);
        let tile = if taken { self.game.tile_points(open.tiles[territory as usize]) } else { 0 };
        let moons = self.game.moons_in(open, territory).filter(|_| taken);
        let moons: i32 = moons.map(|moon| self.game.moon_points(moon)).sum();
        tile + moons + self.scars_in(open, tally, seat, territory).iter().sum::<i32>()
    }

    /// The points, territory by territory: at the end to the sums of both sides; after a deal before the last, whose table
    /// is gone, from where the territories lie to the players.
    pub(super) fn scoring(&self, steps: usize) -> Option<Scoring> {
        if self.open().stage == Stage::Over {
            let cell = |territory: Territory, seat: Seat| format!("cell-{territory}-{}", seat.index());
            return Some(self.counted(steps, self.open(), &self.tally, cell, "total"));
        }
        let (step, open) = self.past.closed.as_ref()?;
        let place = |territory: Territory, _| format!("territory-{territory}");
        Some(self.counted(*step, open, &self.game.tally(open), place, "points"))
    }

    fn counted(
        &self,
        step: usize,
        open: &Open,
        tally: &Tally,
        from: impl Fn(Territory, Seat) -> String,
        to: &str,
    ) -> Scoring {
        let stop = |territory: Territory| {
            let brings = |seat: Seat| {
                let points = self.sum_in(open, tally, seat, territory);
                (points != 0).then(|| (from(territory, seat), format!("{to}-{}", seat.index()), points))
            };
            let mut lights = vec![format!("territory-{territory}")];
            lights.extend(SEATS.map(|seat| from(territory, seat)));
            lights.dedup();
            Stop { lights, points: SEATS.into_iter().filter_map(brings).collect() }
        };
        Scoring { step, stops: self.game.order().into_iter().map(stop).collect() }
    }

    fn total(&self, seat: Seat) -> Markup {
        let index = seat.index() & 1;
        let earlier = self.open().earlier_points[index];
        let points = self.points()[index];
        let best = points == self.points().into_iter().max().unwrap_or(points);
        html! {
            div class={ "total" @if best { " best" } } {
                @if self.game.deals() > 1 { small { (self.words.with("board-lw-earlier", &[("points", earlier.into())])) } }
                b data-count={ "total-" (index) } data-number=(points) { (points) }
                strong { (self.seat_name(seat)) }
                @if best { (sign("head")) }
            }
        }
    }

    /// What the scars of a side bring in a territory, one by one.
    fn scars_at(&self, seat: Seat, territory: Territory) -> Vec<i32> {
        self.scars_in(self.open(), &self.tally, seat, territory)
    }

    fn scars_in(&self, open: &Open, tally: &Tally, seat: Seat, territory: Territory) -> Vec<i32> {
        let scar_on = |field: PackField| open.fields[seat.index() & 1][field.index()];
        let here = self.game.fields(seat).filter(|field| self.game.reach(*field).contains(&Some(territory)));
        here.filter_map(scar_on)
            .map(|scar| self.game.scar_points(open, tally, seat, scar, territory))
            .filter(|points| *points != 0)
            .collect()
    }

    /// The winner's strongest wolf; whoever has none in the open is led by a lone wolf.
    pub(super) fn best_wolf(&self) -> Markup {
        let points = self.points();
        let winner =
            if points[0] == points[1] { self.below } else { SEATS[usize::from(points[1] > points[0])] };
        let wolves = self.open().wolves[winner.index() & 1];
        let best: Option<Card> = wolves.iter().flat_map(|set| set.iter()).max_by_key(|card| card.strength());
        html! {
            div.hero aria-hidden="true" {
                div.wolf.big { @match best { Some(card) => (front(card)), None => (reverse(None)) } }
                svg.laurel { use href="#lw-laurel" {} }
            }
        }
    }

    /// The points of the match as if it ended now. What scores lies open, so everybody may know them.
    pub(super) fn points(&self) -> [i32; 2] {
        let deal = self.game.deal_points(self.open());
        [0, 1].map(|seat| self.open().earlier_points[seat] + deal[seat])
    }
}
