//! What the reader may do with a turn: where each action leads, what it would bring, and how a turn goes on.
//!
//! Reach is shown before anything is paid: pointing at an action or at what pays for it lights the hexes it leads to.

use ::the_wolves::{Action, Bonus, Deed, HexSet, Owner, Position, PreyStack, Stage, Terrain, Track, Wolf};
use maud::{Markup, html};
use moonpack_rules::{Game, Notation, Seat};

use super::{Scene, shapes};
use crate::table::Outlook;

/// How many wolves beside prey surround it.
const SURROUNDED: u32 = 3;

impl Scene<'_> {
    /// Grounds to choose from when tokens alone pay: they come forward only when they are asked for.
    pub(super) fn terrains(&self) -> Markup {
        let between = self.me == Some(self.at.seat()) && self.at.stage() == Stage::Between;
        let tokens = self.at.player(self.at.seat()).bonus(Bonus::Terrain);
        html! {
            @if between && !self.legal.is_empty() && tokens > 0 {
                div.tw-terrains role="group" aria-label=(self.words.text("board-tw-any-terrain")) {
                    span { (self.words.text("board-tw-any-terrain")) }
                    @for terrain in Terrain::ALL {
                        button type="button" id={ "terrain-" (terrain.name()) } data-el { (shapes::swatch(terrain.name())) (self.terrain(*terrain)) }
                    }
                }
            }
        }
    }

    /// Where each payment would lead, and what each step on the map would bring, also of actions that are still to be
    /// paid for: a way names both at once.
    pub(super) fn outlooks(&self) -> Vec<Outlook> {
        let seat = self.at.seat();
        let mut outlooks: Vec<Outlook> = Vec::new();
        let mut bargains: Vec<(Deed, Terrain)> = Vec::new();
        for action in &self.legal {
            let Action::Pay(deed, terrain, _) = *action else {
                outlooks.extend(self.foreseen(&self.at, *action));
                continue;
            };
            let peek = self.hex_ids(self.reach(seat, deed, terrain));
            outlooks.push(Outlook { action: self.game.write_action(*action), note: None, peek });
            // Where an action leads does not depend on what it was paid with.
            if bargains.contains(&(deed, terrain)) {
                continue;
            }
            bargains.push((deed, terrain));
            let (mut paid, mut next) = (self.at, Vec::new());
            self.game.apply(&mut paid, *action, &mut Vec::new());
            self.game.legal(&paid, &mut next);
            outlooks.extend(next.into_iter().filter_map(|next| self.foreseen(&paid, next)));
        }
        outlooks
    }

    fn foreseen(&self, from: &Position, action: Action) -> Option<Outlook> {
        let note = self.preview(from, action)?;
        Some(Outlook { action: self.game.write_action(action), note: Some(note), peek: None })
    }

    /// What an action would change for whoever takes it, where it changes what a scoring now would bring or surrounds prey.
    /// A den counts from its hex on, although it stands only when its track is named; all tracks bring a region the same,
    /// so they say nothing of it.
    fn preview(&self, from: &Position, action: Action) -> Option<String> {
        if matches!(action, Action::Track(_)) {
            return None;
        }
        let seat = self.at.seat();
        let owner = Owner::from(seat);
        let mut after = *from;
        self.game.apply(&mut after, action, &mut Vec::new());
        if let Stage::Track { .. } = after.stage() {
            let mut tracks = Vec::new();
            self.game.legal(&after, &mut tracks);
            self.game.apply(&mut after, *tracks.first()?, &mut Vec::new());
        }
        let mut told = Vec::new();
        for (region, _) in self.game.map().regions() {
            let strength = |at: &Position| self.game.control(at, region)[owner.index()].strength;
            let gain = |at: &Position| {
                let award = self
                    .game
                    .showing_token(&self.at, region)
                    .map(|phase| self.game.award(at, region, phase))?;
                let [high, low] = award.values;
                let lower = award.lower().any(|lower| lower == seat);
                Some(if award.first == Some(owner) { high } else { low * u8::from(lower) })
            };
            let (was, now) = (strength(&self.at), strength(&after));
            let (before, then) = (gain(&self.at).unwrap_or(0), gain(&after).unwrap_or(0));
            if was == now || before == then {
                continue;
            }
            let args = [
                ("region", (region.index() + 1).into()),
                ("was", i64::from(was).into()),
                ("now", i64::from(now).into()),
                ("before", i64::from(before).into()),
                ("then", i64::from(then).into()),
            ];
            told.push(self.words.with("board-tw-preview", &args));
        }
        let around = |at: &Position, hex| (self.game.map().beside(hex) & at.board().wolves_of(owner)).len();
        let free = |stack: &&PreyStack| {
            self.at.prey().contains(stack.hex) && !self.at.player(seat).has_prey(stack.prey)
        };
        let closed = |stack: &&PreyStack| {
            around(&self.at, stack.hex) < SURROUNDED && around(&after, stack.hex) >= SURROUNDED
        };
        for stack in self.game.prey_stacks().iter().filter(free).filter(closed) {
            told.push(self.words.with("board-tw-surrounded", &[("prey", stack.prey.name().into())]));
        }
        (!told.is_empty()).then(|| told.join(" "))
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
    pub(super) fn payable_reach(&self, seat: Seat, deed: Deed) -> HexSet {
        let tokens = self.at.player(seat).bonus(Bonus::Terrain);
        let worth =
            |terrain: Terrain| self.game.slots_showing(&self.at, seat, terrain).count_ones() as u8 + tokens;
        let payable = Terrain::ALL.iter().copied().filter(|terrain| worth(*terrain) >= self.game.cost(deed));
        payable.fold(HexSet::EMPTY, |all, terrain| all | self.reach(seat, deed, terrain))
    }
}
