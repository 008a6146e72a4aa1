//! How actions of The Wolves look at a glance.

use ::the_wolves::{Action, Bonus, Deed, Hex, HexSet, Owner, Payment, Position, Stage, Terrain, TheWolves};

use super::prior::{TEMPERATURE, Wishes};
use super::regions;
use crate::glance::Glance;

const PAY: usize = 0;
const BONUS: usize = 5;
const END: usize = 6;
const GO: usize = 7;
const DONE: usize = 9;
const PUSH: usize = 10;
const HOWL: usize = 11;
const DEN: usize = 12;
const LAIR: usize = 13;
const DOMINATE: usize = 14;
const TRACK: usize = 16;
const START: usize = 19;
const SIDES: usize = 20;
/// How many kinds of actions there are.
pub(super) const KINDS: usize = 21;

/// Tells how each action looks.
pub(super) fn glances(
    game: &TheWolves,
    position: &Position,
    actions: &[Action],
    tell: &mut dyn FnMut(Glance),
) {
    let wishes = Wishes::of(game, position);
    let seat = position.seat();
    let days = game.days_to_next_scoring(position).map_or(0.0, f32::from);
    let soon = 1.0 / (1.0 + days);
    let left = wishes.left;
    let last = flag(position.actions_left() <= 1);
    let mut shown = [0.0_f32; 5];
    for terrain in Terrain::ALL {
        shown[terrain.index()] = game.slots_showing(position, seat, *terrain).count_ones() as f32;
    }
    let pushed = match position.stage() {
        Stage::Pushing { owner, .. } if owner != Owner::from(seat) => {
            Some(regions::gains(game, position, owner))
        }
        _ => None,
    };
    let wolves = position.board().wolves_of(seat.into());
    let hunts = |hex: Hex, from: Option<Hex>| {
        let without = from.map_or(wolves, |from| wolves & !HexSet::of(from));
        let mut sum = [0.0_f32; 3];
        for stack in game.prey_stacks() {
            if position.prey().contains(stack.hex)
                && !position.player(seat).has_prey(stack.prey)
                && game.map().beside(stack.hex).contains(hex)
            {
                let others = (game.map().beside(stack.hex) & without & !HexSet::of(hex)).len().min(2);
                sum[others as usize] += 1.0;
            }
        }
        sum
    };
    for action in actions {
        let gain = wishes.gain(*action) / TEMPERATURE;
        let glance = match *action {
            Action::Pay(deed, terrain, payment) => {
                let [pairs, distinct, triples] = after(game, position, shown, terrain, payment);
                let targets = match deed {
                    Deed::Move => 0.0,
                    Deed::Howl => game.howl_targets(position, seat).len() as f32 / 4.0,
                    Deed::Den => game.den_targets(position, seat).len() as f32 / 10.0,
                    Deed::Lair => game.lair_targets(position, seat).len() as f32 / 2.0,
                    Deed::Dominate => {
                        let (wolves, dens) = game.dominate_targets(position, seat);
                        (wolves | dens).len() as f32 / 4.0
                    }
                };
                let tokens = f32::from(payment.tokens());
                Glance::new(
                    PAY + deed.index(),
                    gain,
                    &[
                        left,
                        tokens,
                        tokens * left,
                        pairs / 3.0,
                        distinct / 5.0,
                        triples,
                        last,
                        soon,
                        soon * gain,
                        last * gain,
                        targets,
                        last * pairs / 3.0,
                        last * distinct / 5.0,
                        f32::from(position.player(seat).bonus(Bonus::Action)) / 2.0,
                    ],
                )
            }
            Action::BonusAction => Glance::new(
                BONUS,
                gain,
                &[
                    left,
                    soon,
                    f32::from(position.player(seat).bonus(Bonus::Action)) / 2.0,
                    flag(position.actions_left() == 0),
                    wishes.moves.iter().copied().fold(0.0, f32::max),
                ],
            ),
            Action::EndTurn => Glance::new(END, gain, &[left, soon]),
            Action::Go { wolf, from, to } => {
                let worth = &wishes.hexes[wolf.index()];
                let to_prey = hunts(to, Some(from));
                let from_prey = hunts(from, Some(from));
                let water = game.map().by_water();
                Glance::new(
                    GO + wolf.index(),
                    gain,
                    &[
                        worth[to.index()],
                        worth[from.index()],
                        wishes.region_gain(to),
                        wishes.region_gain(from),
                        soon * wishes.region_gain(to),
                        soon * wishes.region_gain(from),
                        to_prey[1],
                        to_prey[2],
                        from_prey[1],
                        from_prey[2],
                        flag(water.contains(to)),
                        flag(position.board().wolves_of(seat.into()).contains(to)),
                        left,
                        flag(position.stage().name() == "moving"),
                    ],
                )
            }
            Action::Done => {
                let (none, more) = match position.stage() {
                    Stage::Moving(moving) => {
                        (flag(moving.moved.iter().all(Option::is_none)), f32::from(moving.left) / 4.0)
                    }
                    _ => (0.0, 0.0),
                };
                Glance::new(DONE, gain, &[none, more, left, soon])
            }
            Action::Push(hex) => {
                let region = game
                    .map()
                    .region_of(hex)
                    .map_or(0.0, |region| pushed.map_or(0.0, |pushed| pushed[region.index()]));
                let own = flag(pushed.is_none());
                Glance::new(PUSH, gain, &[region, own * wishes.region_gain(hex), soon * region])
            }
            Action::Start(hex) => Glance::new(
                START,
                gain,
                &[wishes.hexes[0][hex.index()], flag(game.map().by_water().contains(hex))],
            ),
            Action::Howl(hex) => Glance::new(
                HOWL,
                gain,
                &[wishes.region_gain(hex), soon * gain, hunts(hex, None)[2], hunts(hex, None)[1]],
            ),
            Action::Den(hex) => Glance::new(
                DEN,
                gain,
                &[
                    wishes.region_gain(hex),
                    soon * wishes.region_gain(hex),
                    flag(game.map().by_water().contains(hex)),
                    flag(game.map().by_water().contains(hex)) * left,
                    flag(wolves.contains(hex)),
                    position.player(seat).lairs.into(),
                    game.map().terrain(hex).map_or(0.0, |terrain| shown[terrain.index()]) / 3.0,
                ],
            ),
            Action::Track(track) => {
                let gone = position.player(seat).dens[track.index()];
                Glance::new(
                    TRACK + track.index(),
                    gain,
                    &[
                        left,
                        flag(gone == 0),
                        flag(gone == 1),
                        flag(gone == 2),
                        flag(gone == 3),
                        left * flag(gone == 0),
                        left * flag(gone == 1),
                        left * flag(gone == 2),
                        left * flag(gone == 3),
                    ],
                )
            }
            Action::Lair(hex) => {
                Glance::new(LAIR, gain, &[wishes.region_gain(hex), soon * wishes.region_gain(hex)])
            }
            Action::DominateWolf(hex) => Glance::new(
                DOMINATE,
                gain,
                &[wishes.region_gain(hex), soon * wishes.region_gain(hex), hunts(hex, None)[2]],
            ),
            Action::DominateDen(hex) => {
                Glance::new(DOMINATE + 1, gain, &[wishes.region_gain(hex), soon * wishes.region_gain(hex)])
            }
            Action::Sides(_) => Glance::new(SIDES, 0.0, &[]),
        };
        tell(glance);
    }
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Terrains that two, one and three tiles show after a payment.
fn after(
    game: &TheWolves,
    position: &Position,
    mut shown: [f32; 5],
    terrain: Terrain,
    payment: Payment,
) -> [f32; 3] {
    let seat = position.seat();
    for slot in 2..=6_u8 {
        if payment.slots() >> (slot - 1) & 1 == 1 {
            let up = position.player(seat).backs >> (slot - 1) & 1;
            if let Some(then) = game.tile(seat, slot, 1 - up as usize) {
                shown[terrain.index()] -= 1.0;
                shown[then.index()] += 1.0;
            }
        }
    }
    let at_least = |count: f32| shown.iter().filter(|shown| **shown >= count).count() as f32;
    [at_least(2.0), at_least(1.0), at_least(3.0)]
}
