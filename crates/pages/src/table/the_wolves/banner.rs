//! A banner for each region at its own coast: which moon scores it, for how much, who holds it, and what that would bring
//! now. Small maps show it in full, large ones fold it to number, worth and bar.
//!
//! Banners are part of the map's drawing: they move and grow with it. Where they lie depends on the map alone.

use ::the_wolves::{Award, MoonPhase, Owner, Region};
use maud::{Markup, html};
use moonpack_tell::the_wolves::present;

use super::Scene;
use super::land::Land;
use crate::table::{Scoring, Stop};

/// Maps with more regions fold their banners.
const UNFOLDED: usize = 5;
/// The cells in which the land's shape is looked up.
const CELL: i32 = 20;
/// How far banners may lie beside the land.
const BESIDE: i32 = 40;

/// The measures of a banner.
#[derive(Clone, Copy)]
struct Shape {
    wide: i32,
    high: i32,
}

const FULL: Shape = Shape { wide: 204, high: 80 };
const FOLDED: Shape = Shape { wide: 196, high: 62 };
/// Where the words begin, behind the coin.
const INDENT: i32 = 32;

impl Scene<'_> {
    /// Is the map so large that banners and the ledge show numbers instead of words?
    pub(super) fn folded(&self) -> bool {
        self.game.map().region_count() > UNFOLDED
    }

    pub(super) fn banners(&self) -> Markup {
        let shape = if self.folded() { FOLDED } else { FULL };
        let places = self.banner_places(shape);
        html! {
            g class={ "tw-banners" @if self.folded() { " folded" } } {
                @for ((region, _), (x, y)) in self.game.map().regions().zip(places) { (self.banner(region, shape, x, y)) }
            }
        }
    }

    fn banner(&self, region: Region, shape: Shape, x: i32, y: i32) -> Markup {
        let tokens: Vec<MoonPhase> = self.game.tokens(&self.at, region).collect();
        let top = tokens.first().copied();
        let due = top.is_some() && top == self.at.next_phase();
        // A scored region of a large map is told by the tick on its water.
        if top.is_none() && self.folded() {
            let counts = self.trail.scored().1.iter().any(|(other, _)| *other == region);
            return html! { @if counts { g.bn id={ "region-" (region.index() + 1) } { use.area href={ "#tw-area-" (region.index() + 1) } {} } } };
        }
        let wide = shape.wide;
        html! {
            g class={ "bn" @if due { " due" } @if top.is_none() { " done" } } id={ "region-" (region.index() + 1) } {
                use.area href={ "#tw-area-" (region.index() + 1) } {}
                g transform={ "translate(" (x) " " (y) ")" } { g.k data-tells {
                    rect.edge x="0" y="2" width=(wide) height=(shape.high) rx="9" {}
                    rect.paper width=(wide) height=(shape.high) rx="9" {}
                    g.seal transform={ "translate(8 " (shape.high / 2) ")" } {
                        circle.tw-coin r="23" {}
                        @match top {
                            Some(phase) => use href={ "#tw-mn-" (phase.name()) } transform="scale(2.2)" {},
                            None => path.tick d="M-9 0l6 7L9-7" {},
                        }
                    }
                    text.bt x=(INDENT + 6) y="21" { @if self.folded() { (region.index() + 1) } @else { (self.region_name(region)) } }
                    text.val x=(wide - 10) y="21" {
                        @if let Some(phase) = top { @let [high, low] = self.game.token_values(phase); tspan.high { (high) } "/" (low) }
                    }
                    (self.bar(region, wide - INDENT - 14, self.folded()))
                    @if let Some(phase) = top.filter(|_| !self.folded()) { (self.now(region, phase)) }
                    title { (self.region_in_words(region)) }
                } }
            }
        }
    }

    /// The strengths side by side, each as wide as it is strong.
    fn bar(&self, region: Region, wide: i32, folded: bool) -> Markup {
        let present = present(self.game, &self.at, region);
        let many = (present.len() as i32).max(1);
        let least = if folded { 28 } else { 34 }.min(wide / many);
        let sum: i32 = present.iter().map(|(_, control)| i32::from(control.strength)).sum();
        // Where the part ends that so much of the strength takes, with so many parts before it.
        let end = |parts: i32, strength: i32| least * parts + (wide - least * many) * strength / sum.max(1);
        let mut ends = vec![0];
        let mut strength = 0;
        for (parts, (_, control)) in (1..).zip(&present) {
            strength += i32::from(control.strength);
            ends.push(end(parts, strength));
        }
        html! {
            g.bar transform={ "translate(" (INDENT + 6) " 28)" } {
                rect.back x="-1" y="-1" width=(wide + 2) height="24" rx="4" {}
                @for ((owner, control), ends) in present.iter().zip(ends.windows(2)) {
                    @let part = ends[1] - ends[0];
                    @let alphas = control.alphas > 0 && !folded;
                    g class={ "p" (owner.index()) } transform={ "translate(" (ends[0]) ")" } {
                        rect.tw-b width=(part - 1) height="22" {}
                        use href={ "#tw-m" (owner.index()) } class="tw-on" transform={ "translate(" (part / 2 - if alphas { 15 } else { 8 }) " 11)" } {}
                        text x=(part / 2 + if alphas { -1 } else { 6 }) y="16.5" { tspan data-count={ "tw-c" (region.index()) "-" (owner.index()) } data-number=(control.strength) { (control.strength) } }
                        @if alphas { text.al x=(part / 2 + 13) y="16.5" { "α" } }
                    }
                }
            }
        }
    }

    /// What the token would bring now; provisional, so it is set apart.
    fn now(&self, region: Region, phase: MoonPhase) -> Markup {
        let gains = self.gains(region, phase);
        html! {
            text.now x=(INDENT + 6) y="70" { (self.words.text("board-tw-now")) }
            @for (index, (owner, points)) in gains.iter().enumerate() {
                g class={ "g p" (owner.index()) } transform={ "translate(" (84 + 42 * index) " 65)" } {
                    circle.tw-s r="7.5" {}
                    use href={ "#tw-m" (owner.index()) } class="tw-on" transform="scale(.86)" {}
                    text x="10" y="5" { @if owner.seat().is_some() { "+" (points) } @else { "–" } }
                }
            }
            @if gains.is_empty() { text.g x="84" y="70" { "–" } }
        }
    }

    /// The last scoring, region by region: the region lights up, and the points go from its water to their owners.
    pub(super) fn scoring(&self) -> Option<Scoring> {
        let (step, scored) = self.trail.scored();
        let stop = |(region, award): &(Region, Award)| {
            let waters = self.game.map().regions().filter(|(other, _)| other == region);
            let water: String = waters.map(|(_, board)| self.hex_id(board.water)).collect();
            let [high, low] = award.values.map(i32::from);
            let first = award.first.and_then(Owner::seat).map(|seat| (seat, high));
            let points = first.into_iter().chain(award.lower().map(|seat| (seat, low)));
            Stop {
                lights: vec![format!("region-{}", region.index() + 1)],
                points: points
                    .map(|(seat, points)| (water.clone(), format!("tw-points-{}", seat.index()), points))
                    .collect(),
            }
        };
        (!scored.is_empty()).then(|| Scoring { step, stops: scored.iter().map(stop).collect() })
    }

    /// Who would get what if the region's token were scored now; the third pack gets nothing but stands in the way.
    fn gains(&self, region: Region, phase: MoonPhase) -> Vec<(Owner, u8)> {
        let award = self.game.award(&self.at, region, phase);
        let [high, low] = award.values;
        let tied = award.tied.iter().filter(|_| award.first.is_none());
        let lower = tied.chain(award.second).map(|owner| (owner, low));
        award.first.map(|owner| (owner, high)).into_iter().chain(lower).collect()
    }

    /// Where each region's banner lies: near its region, on the water, clear of one another.
    fn banner_places(&self, shape: Shape) -> Vec<(i32, i32)> {
        let (map, land) = (self.game.map(), self.land);
        let filled = Filled::of(&land, map.all().map(|hex| land.flat(map, hex)));
        let mut taken: Vec<(i32, i32)> = Vec::new();
        for (_, board) in map.regions() {
            let middles: Vec<(i32, i32)> = board.hexes.iter().map(|hex| land.flat(map, hex)).collect();
            let count = (middles.len() as i32).max(1);
            let sum = middles.iter().fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
            let (heart, hub) = ((sum.0 / count, sum.1 / count), land.middle());
            // Near the region, and rather on the side that looks away from the others.
            let distance = |x: i32, y: i32| {
                let at = (x + shape.wide / 2, y + shape.high / 2);
                let near = middles.iter().map(|hex| apart(*hex, at)).min().unwrap_or(0);
                near + 2 * (apart(heart, hub).isqrt() - apart(at, hub).isqrt()).max(0).pow(2)
            };
            let mut best = (i32::MAX, (land.left, land.top));
            for y in (land.top + 56..land.top + land.height - shape.high - 6).step_by(CELL as usize) {
                for x in
                    (land.left - BESIDE..land.left + land.width + BESIDE - shape.wide).step_by(CELL as usize)
                {
                    let clear = taken.iter().all(|(tx, ty)| {
                        (x - tx).abs() >= shape.wide + 60 || (y - ty).abs() >= shape.high + 26
                    });
                    if !clear || self.kept_free(x, y, shape) {
                        continue;
                    }
                    let cost =
                        distance(x, y) + 9_000 * filled.under(x - 18, y, shape.wide + 18, shape.high + 4);
                    best = best.min((cost, (x, y)));
                }
            }
            taken.push(best.1);
        }
        taken
    }

    /// The corners where the question stands, and the other players.
    fn kept_free(&self, x: i32, y: i32, shape: Shape) -> bool {
        let land = self.land;
        let others = self.names.len() as i32 - 1;
        let question = x < land.left + land.width / 4 && y + shape.high > land.top + land.height * 3 / 4;
        let edge = if self.folded() { 200 } else { 60 };
        let strips =
            x + shape.wide > land.left + land.width - edge && y < land.top + 30 + 105 * others.min(4);
        question || strips
    }
}

/// The square of how far two places lie apart.
fn apart(one: (i32, i32), other: (i32, i32)) -> i32 {
    (one.0 - other.0).pow(2) + (one.1 - other.1).pow(2)
}

/// Which cells of the drawing hold land, summed up so that any rectangle is one look.
struct Filled {
    left: i32,
    top: i32,
    wide: usize,
    sums: Vec<i32>,
}

impl Filled {
    fn of(land: &Land, middles: impl Iterator<Item = (i32, i32)>) -> Self {
        let (left, top) = (land.left - 2 * BESIDE, land.top - 2 * CELL);
        let wide = ((land.width + 4 * BESIDE) / CELL) as usize + 2;
        let high = (land.height / CELL) as usize + 8;
        let mut cells = vec![0; wide * high];
        for (x, y) in middles {
            for dy in (-land.high..land.high + 14).step_by(CELL as usize / 2) {
                for dx in (-42..=42).step_by(CELL as usize / 2) {
                    let (column, row) = ((x + dx - left) / CELL, (y + dy - top) / CELL);
                    if let Some(cell) = cells.get_mut(row as usize * wide + column as usize) {
                        *cell = 1;
                    }
                }
            }
        }
        let mut sums = vec![0; wide * high];
        for row in 1..high {
            for column in 1..wide {
                let at = row * wide + column;
                sums[at] = cells[at] + sums[at - 1] + sums[at - wide] - sums[at - wide - 1];
            }
        }
        Self { left, top, wide, sums }
    }

    /// How many cells of land lie under a rectangle.
    fn under(&self, x: i32, y: i32, wide: i32, high: i32) -> i32 {
        let cell = |x: i32, y: i32| {
            let (column, row) = ((x - self.left).max(0) / CELL, (y - self.top).max(0) / CELL);
            let at = row as usize * self.wide + (column as usize).min(self.wide - 1);
            self.sums.get(at).copied().unwrap_or(0)
        };
        let (right, bottom) = (x + wide, y + high);
        cell(right, bottom) - cell(x - CELL, bottom) - cell(right, y - CELL) + cell(x - CELL, y - CELL)
    }
}
