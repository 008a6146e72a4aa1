//! The legal actions of a position, in a fixed order and without allocating once the list is warm.
//!
//! A payment is only offered when it can be carried through; a Move always can, for it may move nobody (ruling 1).

use crate::position::{Moving, Stage};
use crate::{
    Action, Bonus, Deed, Hex, HexSet, Owner, Payment, Position, Side, Terrain, TheWolves, Track, Wolf,
};

pub(crate) fn legal(game: &TheWolves, position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    match position.stage {
        Stage::Sides => actions.extend(Side::ALL.iter().map(|side| Action::Sides(*side))),
        Stage::Draft => each(game.draft_hexes(position), actions, Action::Start),
        Stage::Between => game.list_between(position, actions),
        Stage::Moving(moving) => game.list_moves(position, &moving, actions),
        Stage::Pushing { from, owner, .. } => {
            each(game.push_targets(position, from, owner), actions, Action::Push);
        }
        Stage::Howling(terrain) => {
            each(
                game.howl_targets(position, position.seat) & game.map.of_terrain(terrain),
                actions,
                Action::Howl,
            );
        }
        Stage::Denning(terrain) => {
            each(
                game.den_targets(position, position.seat) & game.map.of_terrain(terrain),
                actions,
                Action::Den,
            );
        }
        Stage::Lairing(terrain) => {
            each(
                game.lair_targets(position, position.seat) & game.map.of_terrain(terrain),
                actions,
                Action::Lair,
            );
        }
        Stage::Dominating(terrain) => {
            let (wolves, dens) = game.dominate_targets(position, position.seat);
            let here = game.map.of_terrain(terrain);
            each(wolves & here, actions, Action::DominateWolf);
            each(dens & here, actions, Action::DominateDen);
        }
        Stage::Track { .. } => {
            let player = position.player(position.seat);
            let tracks = Track::ALL.iter().filter(|track| player.has_den_on(**track));
            actions.extend(tracks.map(|track| Action::Track(*track)));
        }
        Stage::Over(_) => {}
    }
}

impl TheWolves {
    /// Where the two wolves of the draft may begin.
    pub(crate) fn draft_hexes(&self, position: &Position) -> HexSet {
        let empty = self.empty_hexes(position);
        if self.players == 2 {
            let closed = self.map.regions().filter(|(region, _)| {
                self.showing_token(position, *region) == Some(crate::MoonPhase::Crescent)
            });
            return closed.fold(empty, |open, (_, board)| open & !board.hexes);
        }
        let open = empty & self.map.start_hexes();
        match position.board.wolves_of(Owner::from(position.seat)).iter().next() {
            None => open,
            Some(first) => {
                let above = self.map.above_chasm(first);
                open.iter().filter(|hex| self.map.above_chasm(*hex) != above).collect()
            }
        }
    }

    fn list_between(&self, position: &Position, actions: &mut Vec<Action>) {
        let seat = position.seat;
        let player = position.player(seat);
        if position.actions_left > 0 {
            let tokens = player.bonus(Bonus::Terrain);
            let showing = Terrain::ALL.iter().map(|terrain| self.slots_showing(position, seat, *terrain));
            let mut slots = [0; 5];
            slots.iter_mut().zip(showing).for_each(|(slot, shown)| *slot = shown);
            for (deed, targets) in [
                (Deed::Move, None),
                (Deed::Howl, Some(self.howl_targets(position, seat))),
                (Deed::Den, Some(self.den_targets(position, seat))),
                (Deed::Lair, Some(self.lair_targets(position, seat))),
                (Deed::Dominate, Some(either(self.dominate_targets(position, seat)))),
            ] {
                for terrain in Terrain::ALL {
                    if targets.is_none_or(|targets| targets.meets(self.map.of_terrain(*terrain))) {
                        let shown = slots[terrain.index()];
                        payments(shown, tokens, self.cost(deed), |payment| {
                            actions.push(Action::Pay(deed, *terrain, payment));
                        });
                    }
                }
            }
        }
        if player.bonus(Bonus::Action) > 0 {
            actions.push(Action::BonusAction);
        }
        if position.actions_left == 0 {
            actions.push(Action::EndTurn);
        }
    }

    fn list_moves(&self, position: &Position, moving: &Moving, actions: &mut Vec<Action>) {
        let me = Owner::from(position.seat);
        let here = self.map.of_terrain(moving.terrain);
        let speed = self.attribute(position, position.seat, Track::Speed);
        for wolf in [Wolf::Alpha, Wolf::Pack] {
            let landing = self.landing(position, position.seat, wolf) & here;
            let wolves = match wolf {
                Wolf::Alpha => position.board.alphas_of(me),
                Wolf::Pack => position.board.packs_of(me),
            };
            wolves.iter().for_each(|from| {
                // An unmoved twin of a wolf that has come here may still go (ruling 37).
                let moved = moving.moved_at(wolf, from);
                if moved == 0 || position.board.wolves_at(me, wolf, from) > moved {
                    let targets = landing & self.map.in_walk(from, speed) & !HexSet::of(from);
                    each(targets, actions, |to| Action::Go { wolf, from, to });
                }
            });
        }
        actions.push(Action::Done);
    }
}

fn either((wolves, dens): (HexSet, HexSet)) -> HexSet {
    wolves | dens
}

#[inline]
fn each(hexes: HexSet, actions: &mut Vec<Action>, action: impl Fn(Hex) -> Action) {
    hexes.iter().for_each(|hex| actions.push(action(hex)));
}

/// Every payment of `cost` from tiles in `slots` and at most `tokens` tokens, those with more tiles first.
#[inline]
fn payments(slots: u8, tokens: u8, cost: u8, mut offer: impl FnMut(Payment)) {
    let most = cost.min(slots.count_ones() as u8);
    let least = cost.saturating_sub(tokens);
    for tiles in (least..=most).rev() {
        choose(slots, tiles, &mut |chosen| offer(Payment::new(chosen, cost - tiles)));
    }
}

/// Every way to choose so many of the slots, at most three.
#[inline]
fn choose(slots: u8, count: u8, offer: &mut impl FnMut(u8)) {
    match count {
        0 => offer(0),
        1 => bits(slots, |bit, _| offer(bit)),
        2 => bits(slots, |first, rest| bits(rest, |second, _| offer(first | second))),
        _ => bits(slots, |first, rest| {
            bits(rest, |second, rest| bits(rest, |third, _| offer(first | second | third)));
        }),
    }
}

/// Each slot in turn, with the slots above it.
#[inline]
fn bits(mut slots: u8, mut each: impl FnMut(u8, u8)) {
    while slots != 0 {
        let bit = slots & slots.wrapping_neg();
        slots &= slots - 1;
        each(bit, slots);
    }
}
