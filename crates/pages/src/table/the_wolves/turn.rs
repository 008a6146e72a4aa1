//! What the reader may do with a turn: the five actions with their cost and reach, tokens, and how a turn goes on.
//!
//! Reach is shown before anything is paid: pointing at an action or a tile lights the hexes it could serve.

use ::the_wolves::{Bonus, Deed, HexSet, Side, Stage, Terrain, Track, Wolf};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::{Scene, shapes};

impl Scene<'_> {
    pub(super) fn turn(&self, seat: Seat) -> Markup {
        html! {
            section.tw-turn aria-label=(self.words.text("board-tw-actions")) {
                @if self.at.stage() == Stage::Sides { (self.sides(seat)) }
                @else if self.at.stage() != Stage::Draft { (self.deeds(seat)) }
                @if self.at.seat() == seat { (self.further(seat)) }
            }
        }
    }

    /// Before the draft: the two ways to lay out the tiles.
    fn sides(&self, seat: Seat) -> Markup {
        html! {
            ul.sides {
                @for side in Side::ALL {
                    li { button type="button" id={ "tiles-" (side.name()) } data-el={ "tiles-" (side.name()) } {
                        (self.words.with("tw-action-sides", &[("side", side.name().into())]))
                        span.row { @for slot in 1..=6 { @if let Some(terrain) = self.game.tile(seat, slot, side.index()) { (shapes::swatch(terrain.name())) } } }
                    } }
                }
            }
        }
    }

    fn deeds(&self, seat: Seat) -> Markup {
        html! {
            ul.deeds {
                @for deed in Deed::ALL {
                    @let reach = self.payable_reach(seat, *deed);
                    @let cost = self.game.cost(*deed);
                    li {
                        button.deed type="button" id={ "action-" (deed.name()) } data-el={ "action-" (deed.name()) } data-lights=[self.hex_ids(reach)] data-none[reach.is_empty()] {
                            strong { (self.words.text(&format!("board-tw-deed-{}", deed.name()))) }
                            span.cost aria-hidden="true" { @for _ in 0..cost { "⬢" } }
                            span.sr { (self.count("board-tw-cost", cost)) }
                            small { (self.count("board-tw-targets", reach.len())) }
                        }
                    }
                }
            }
        }
    }

    /// Buttons that lead on: terrains for tokens alone, the next action, the end.
    fn further(&self, seat: Seat) -> Markup {
        let player = self.at.player(seat);
        let button = |id: &str, key: &str, last: bool| {
            html! { button type="button" class=[last.then_some("primary")] id=(id) data-el { (self.words.text(key)) } }
        };
        let last = self.at.actions_left() == 0;
        html! {
            @match self.at.stage() {
                Stage::Between => {
                    @if player.bonus(Bonus::Terrain) > 0 && self.at.actions_left() > 0 {
                        div.terrains role="group" aria-label=(self.words.text("board-tw-any-terrain")) {
                            span { (self.words.text("board-tw-any-terrain")) }
                            @for terrain in Terrain::ALL {
                                button type="button" id={ "terrain-" (terrain.name()) } data-el={ "terrain-" (terrain.name()) } data-lights=[self.hex_ids(self.move_reach(seat, *terrain))] {
                                    (shapes::swatch(terrain.name())) (self.terrain(*terrain))
                                }
                            }
                        }
                    }
                    div.onward {
                        @if player.bonus(Bonus::Action) > 0 { (button("bonus-action", "tw-action-bonus-action", last)) }
                        @if last { (button("end-turn", "tw-action-end-turn", true)) }
                    }
                }
                Stage::Moving(_) => div.onward { (button("done", "tw-action-done", true)) },
                _ => {}
            }
        }
    }

    /// The hexes of a terrain that some wolf of the seat can reach in one Move.
    pub(super) fn move_reach(&self, seat: Seat, terrain: Terrain) -> HexSet {
        let map = self.game.map();
        let speed = self.game.attribute(&self.at, seat, Track::Speed);
        let mut reach = HexSet::EMPTY;
        for wolf in [Wolf::Alpha, Wolf::Pack] {
            let landing = self.game.landing(&self.at, seat, wolf) & map.of_terrain(terrain);
            let wolves = match wolf {
                Wolf::Alpha => self.at.board().alphas_of(seat.into()),
                Wolf::Pack => self.at.board().packs_of(seat.into()),
            };
            wolves.iter().for_each(|from| reach |= landing & map.in_walk(from, speed) & !HexSet::of(from));
        }
        reach
    }

    /// Where an action could go, on the terrains the seat can pay for with what lies before it.
    fn payable_reach(&self, seat: Seat, deed: Deed) -> HexSet {
        let tokens = self.at.player(seat).bonus(Bonus::Terrain);
        let worth =
            |terrain: Terrain| self.game.slots_showing(&self.at, seat, terrain).count_ones() as u8 + tokens;
        let payable = Terrain::ALL.iter().copied().filter(|terrain| worth(*terrain) >= self.game.cost(deed));
        let targets = match deed {
            Deed::Move => {
                return payable.fold(HexSet::EMPTY, |all, terrain| all | self.move_reach(seat, terrain));
            }
            Deed::Howl => self.game.howl_targets(&self.at, seat),
            Deed::Den => self.game.den_targets(&self.at, seat),
            Deed::Lair => self.game.lair_targets(&self.at, seat),
            Deed::Dominate => {
                let (wolves, dens) = self.game.dominate_targets(&self.at, seat);
                wolves | dens
            }
        };
        payable.fold(HexSet::EMPTY, |all, terrain| all | (targets & self.game.map().of_terrain(terrain)))
    }
}
