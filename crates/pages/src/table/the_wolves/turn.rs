//! What the reader may do with a turn: the five actions with their cost and reach, tokens, and how a turn goes on.
//!
//! Reach is shown before anything is paid: pointing at an action or at what pays for it lights the hexes it leads to.

use ::the_wolves::{Action, Bonus, Deed, HexSet, Side, Stage, Terrain, Track, Wolf};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::{Scene, shapes};
use crate::table::Outlook;

impl Scene<'_> {
    pub(super) fn turn(&self, seat: Seat) -> Markup {
        html! {
            section.tw-turn aria-label=(self.words.text("board-tw-actions")) {
                @if self.at.stage() == Stage::Sides { (self.sides(seat)) }
                @else if self.at.stage() != Stage::Draft { (self.deeds(seat)) }
                (self.further(seat))
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
        // Whoever may pay is shown the reach of each payment; whoever waits can only plan.
        let planning = self.legal.is_empty();
        html! {
            ul.deeds {
                @for deed in Deed::ALL {
                    @let reach = self.payable_reach(seat, *deed);
                    @let cost = self.game.cost(*deed);
                    li {
                        button.deed type="button" id={ "action-" (deed.name()) } data-el={ "action-" (deed.name()) } data-lights=[planning.then(|| self.hex_ids(reach)).flatten()] data-none[reach.is_empty()] {
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
        let mine = self.at.seat() == seat;
        let between = mine && self.at.stage() == Stage::Between;
        html! {
            @if between && player.bonus(Bonus::Terrain) > 0 && self.at.actions_left() > 0 {
                div.terrains role="group" aria-label=(self.words.text("board-tw-any-terrain")) {
                    span { (self.words.text("board-tw-any-terrain")) }
                    @for terrain in Terrain::ALL {
                        button type="button" id={ "terrain-" (terrain.name()) } data-el={ "terrain-" (terrain.name()) } {
                            (shapes::swatch(terrain.name())) (self.terrain(*terrain))
                        }
                    }
                }
            }
            // This line keeps its place while it is empty, so that the board below does not jump.
            div.onward {
                @if between && player.bonus(Bonus::Action) > 0 { (button("bonus-action", "tw-action-bonus-action", last)) }
                @if between && last { (button("end-turn", "tw-action-end-turn", true)) }
                @if mine && matches!(self.at.stage(), Stage::Moving(_)) { (button("done", "tw-action-done", true)) }
            }
        }
    }

    /// Where each payment would lead.
    pub(super) fn outlooks(&self) -> Vec<Outlook> {
        let seat = self.at.seat();
        let pay = |action: &Action| match *action {
            Action::Pay(deed, terrain, _) => Some(Outlook {
                action: self.game.write_action(*action),
                note: None,
                peek: self.hex_ids(self.reach(seat, deed, terrain)),
            }),
            _ => None,
        };
        self.legal.iter().filter_map(pay).collect()
    }

    /// What a terrain could pay for now, or once the tile in a slot is flipped to it, with how much is in reach.
    pub(super) fn paying(&self, seat: Seat, terrain: Terrain, flipped: Option<u8>) -> String {
        let tiles =
            self.game.slots_showing(&self.at, seat, terrain).count_ones() as u8 + u8::from(flipped.is_some());
        let worth = tiles + self.at.player(seat).bonus(Bonus::Terrain);
        let affordable = Deed::ALL.iter().filter(|deed| worth >= self.game.cost(**deed));
        let reach = affordable.map(|deed| (deed, self.reach(seat, *deed, terrain).len()));
        let deeds = reach.filter(|(_, count)| *count > 0).map(|(deed, count)| {
            format!("{} {count}", self.words.text(&format!("board-tw-deed-{}", deed.name())))
        });
        let deeds = deeds.collect::<Vec<_>>().join(" · ");
        let deeds = if deeds.is_empty() { "–".to_owned() } else { deeds };
        let terrain = self.terrain(terrain);
        let key = if flipped.is_some() { "board-tw-pays-flipped" } else { "board-tw-pays" };
        let args = [
            ("terrain", (&terrain).into()),
            ("count", i64::from(tiles).into()),
            ("actions", (&deeds).into()),
        ];
        self.words.with(key, &args)
    }

    /// The hexes of a terrain that some wolf of the seat can reach in one Move.
    fn move_reach(&self, seat: Seat, terrain: Terrain) -> HexSet {
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

    /// Where an action on a terrain could go.
    fn reach(&self, seat: Seat, deed: Deed, terrain: Terrain) -> HexSet {
        let targets = match deed {
            Deed::Move => return self.move_reach(seat, terrain),
            Deed::Howl => self.game.howl_targets(&self.at, seat),
            Deed::Den => self.game.den_targets(&self.at, seat),
            Deed::Lair => self.game.lair_targets(&self.at, seat),
            Deed::Dominate => {
                let (wolves, dens) = self.game.dominate_targets(&self.at, seat);
                wolves | dens
            }
        };
        targets & self.game.map().of_terrain(terrain)
    }

    /// Where an action could go, on the terrains the seat can pay for with what lies before it.
    fn payable_reach(&self, seat: Seat, deed: Deed) -> HexSet {
        let tokens = self.at.player(seat).bonus(Bonus::Terrain);
        let worth =
            |terrain: Terrain| self.game.slots_showing(&self.at, seat, terrain).count_ones() as u8 + tokens;
        let payable = Terrain::ALL.iter().copied().filter(|terrain| worth(*terrain) >= self.game.cost(deed));
        payable.fold(HexSet::EMPTY, |all, terrain| all | self.reach(seat, deed, terrain))
    }
}
