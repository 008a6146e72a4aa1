//! What the networks look at to say what the reckoning misses: each pack, and its hold on each region, with the eyes of the
//! seat that plays it. Everything is measured against the strongest other seat.

use ::the_wolves::{Bonus, Control, HexSet, MoonPhase, Owner, Piece, Position, Terrain, TheWolves, Track};
use moonpack_rules::{Game, MAX_SEATS, Seat};

use super::prospects::has_lair_beside;
use super::regions::Regions;
use super::time_left;
use crate::evaluate::Forecast;
use crate::learned::Look;

/// How much is known of a pack by itself, and of the moment.
const OF_ONE: usize = 38;
const OF_MOMENT: usize = 9;
const OF_PACK: usize = OF_MOMENT + 2 * OF_ONE;
const OF_REGION: usize = 26;
/// The networks: one for packs, one for regions.
const PACK: usize = 0;
const REGION: usize = 1;
pub(super) const SHAPES: &[(usize, usize)] = &[(OF_PACK, 2), (OF_REGION, 1)];

/// The most regions of a map.
const REGIONS: usize = 10;

/// A pack as its player sees it.
struct Pack {
    facts: [f32; OF_ONE],
    /// What it could dominate.
    dominates: HexSet,
    /// All its pieces.
    pieces: HexSet,
    /// How many of its wolves could walk into each region from outside.
    comes: [f32; REGIONS],
}

/// Tells everything there is to look at.
pub(super) fn look(
    game: &TheWolves,
    position: &Position,
    regions: &Regions,
    forecast: &Forecast,
    tell: &mut dyn FnMut(Look<'_>),
) {
    let left = time_left(game, position);
    // Games of two are learned so far; what they taught the networks adds nothing to the glances at larger tables.
    if left == 0.0 || game.seats() != 2 {
        return;
    }
    let expected = regions.expected();
    let packs: [Option<Pack>; MAX_SEATS] = std::array::from_fn(|at| {
        let seat = Seat::first(game.seats()).nth(at)?;
        Some(Pack::of(game, position, seat, expected[at], forecast.points[at]))
    });
    for seat in Seat::first(game.seats()) {
        let others = Seat::first(game.seats()).filter(|other| *other != seat);
        let rival = others.max_by(|a, b| forecast.points[a.index()].total_cmp(&forecast.points[b.index()]));
        let (Some(mine), Some(rival)) = (&packs[seat.index()], rival) else { continue };
        let Some(theirs) = &packs[rival.index()] else { continue };
        let mut inputs = [0.0; OF_PACK];
        let (moment, packs_inputs) = inputs.split_at_mut(OF_MOMENT);
        moment.copy_from_slice(&of_moment(game, position, seat, left));
        packs_inputs[..OF_ONE].copy_from_slice(&mine.facts);
        packs_inputs[OF_ONE..].copy_from_slice(&theirs.facts);
        tell(Look { seat, net: PACK, weight: 1.0, inputs: &inputs });
        let threats = Seat::first(game.seats()).filter(|other| *other != seat);
        let threats = threats.filter_map(|other| packs[other.index()].as_ref());
        let threats = threats.fold(HexSet::EMPTY, |all, pack| all | pack.dominates);
        for number in 0..REGIONS {
            let inputs =
                of_region(game, position, regions, seat, rival, number, [mine, theirs], threats, left);
            if let Some(inputs) = inputs {
                tell(Look { seat, net: REGION, weight: 1.0, inputs: &inputs });
            }
        }
    }
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn of_moment(game: &TheWolves, position: &Position, seat: Seat, left: f32) -> [f32; OF_MOMENT] {
    let next = position.next_phase();
    let days = game.days_to_next_scoring(position).map_or(0.0, f32::from);
    let turn = position.seat() == seat;
    let actions = f32::from(position.actions_left());
    [
        left,
        days / 7.0,
        flag(days <= 1.0),
        flag(days <= 3.0),
        flag(next == Some(MoonPhase::Crescent)),
        flag(next == Some(MoonPhase::Full)),
        flag(turn),
        if turn { actions / 2.0 } else { 0.0 },
        if turn { 0.0 } else { actions / 2.0 },
    ]
}

impl Pack {
    fn of(game: &TheWolves, position: &Position, seat: Seat, regions: f32, points: f32) -> Self {
        let (player, board, map) = (position.player(seat), position.board(), game.map());
        let owner = Owner::from(seat);
        let pieces = board.of(owner);
        let wolves = board.wolves_of(owner);
        let tokens = player.bonus(Bonus::Terrain);
        let mut shown = [0.0; 5];
        for terrain in Terrain::ALL {
            shown[terrain.index()] = game.slots_showing(position, seat, *terrain).count_ones() as f32;
        }
        // How much of a price can be paid where one of the targets lies.
        let ready = |targets: HexSet, price: f32| {
            let there = Terrain::ALL.iter().filter(|terrain| targets.meets(map.of_terrain(**terrain)));
            let paid = there.map(|terrain| (shown[terrain.index()] + f32::from(tokens)).min(price) / price);
            paid.fold(0.0, f32::max)
        };
        let at_least = |count: f32| shown.iter().filter(|shown| **shown >= count).count() as f32;
        let howls = game.howl_targets(position, seat);
        let lairs = game.lair_targets(position, seat);
        let (packs, dens) = game.dominate_targets(position, seat);
        let by_water = |hexes: HexSet| -> HexSet {
            let open = (hexes & map.by_water()).iter();
            open.filter(|hex| !has_lair_beside(game, position, seat, *hex)).collect()
        };
        let sites = by_water(game.den_targets(position, seat) & !board.dens_of(owner));
        let waiting = by_water(board.dens_of(owner));
        let mut short = [0.0; 4];
        for stack in game.prey_stacks() {
            if position.prey().contains(stack.hex) && !player.has_prey(stack.prey) {
                short[(map.beside(stack.hex) & wolves).len().min(3) as usize] += 1.0;
            }
        }
        let range = game.attribute(position, seat, Track::Howl);
        let alphas = board.alphas_of(owner);
        let wide = alphas.iter().fold(HexSet::EMPTY, |all, alpha| all | map.in_range(alpha, range + 2));
        let speed = game.attribute(position, seat, Track::Speed);
        let mut comes = [0.0; REGIONS];
        for wolf in wolves {
            let walk = map.in_walk(wolf, speed);
            for (region, there) in map.regions() {
                if !there.hexes.contains(wolf) && there.hexes.meets(walk) {
                    comes[region.index()] += 1.0;
                }
            }
        }
        let count = |piece: Piece| board.count(owner, piece, pieces) as f32;
        let steps =
            Track::ALL.iter().map(|track| f32::from(game.attribute(position, seat, *track))).sum::<f32>();
        let next = player.wolves;
        let facts = [
            f32::from(player.dens[0]) / 4.0,
            f32::from(player.dens[1]) / 4.0,
            f32::from(player.dens[2]) / 4.0,
            flag(player.dens[0] == 4),
            flag(player.dens[1] == 4),
            flag(player.dens[2] == 4),
            (steps - 7.0) / 6.0,
            f32::from(player.lairs) / 4.0,
            flag(player.lairs == 4),
            f32::from(next) / 8.0,
            flag(next == 2 || next == 5),
            flag(next >= 8),
            player.prey.count_ones() as f32 / 5.0,
            flag(player.prey.count_ones() >= 3),
            f32::from(player.bonus(Bonus::Action)) / 2.0,
            f32::from(tokens) / 3.0,
            flag(tokens > 0),
            count(Piece::Pack) / 6.0,
            count(Piece::Alpha) / 3.0,
            count(Piece::Den) / 6.0,
            howls.len() as f32 / 4.0,
            ready(howls, 2.0),
            (position.lone_wolves() & wide).len() as f32 / 4.0,
            lairs.len() as f32 / 2.0,
            ready(lairs, 2.0),
            waiting.len() as f32 / 3.0,
            sites.len() as f32 / 6.0,
            ready(sites, 2.0),
            packs.len() as f32 / 3.0,
            ready(packs, 3.0),
            dens.len() as f32 / 3.0,
            ready(dens, 3.0),
            short[1] / 3.0,
            short[2] / 2.0,
            at_least(2.0) / 3.0,
            at_least(3.0),
            regions / 20.0,
            points / 60.0,
        ];
        Self { facts, dominates: packs | dens, pieces, comes }
    }
}

#[expect(clippy::too_many_arguments, reason = "a region, who looks at it, and all that can reach it")]
fn of_region(
    game: &TheWolves,
    position: &Position,
    regions: &Regions,
    seat: Seat,
    rival: Seat,
    number: usize,
    [mine, theirs]: [&Pack; 2],
    threats: HexSet,
    left: f32,
) -> Option<[f32; OF_REGION]> {
    let (region, board) = game.map().regions().nth(number)?;
    let mut tokens = game.tokens(position, region);
    let next = tokens.next()?;
    let then = tokens.next();
    let days = |phase: MoonPhase| f32::from(game.date(phase).saturating_sub(position.moonlight().filled()));
    let control = &regions.control[number];
    let own = control[seat.index()];
    let mut best = [Control::default(); 2];
    for owner in game.owners().filter(|owner| owner.index() != seat.index()) {
        let held = control[owner.index()];
        if held > best[0] {
            best = [held, best[0]];
        } else if held > best[1] {
            best[1] = held;
        }
    }
    let strength = |held: Control| f32::from(held.strength) / 8.0;
    let alphas = |held: Control| f32::from(held.alphas) / 3.0;
    let by = (f32::from(own.strength) - f32::from(best[0].strength)) / 3.0;
    let after = (f32::from(own.strength) - f32::from(best[1].strength)) / 3.0;
    let third = control[Owner::THIRD.index()];
    Some([
        strength(own),
        alphas(own),
        strength(best[0]),
        alphas(best[0]),
        strength(best[1]),
        strength(third),
        by.clamp(-1.5, 1.5),
        after.clamp(-1.5, 1.5),
        flag(own > best[0]),
        flag(own == best[0]),
        flag(own > best[1]),
        flag(own.strength == 0),
        strength(control[rival.index()]),
        f32::from(game.token_values(next)[0]) / 8.0,
        days(next) / 18.0,
        flag(days(next) <= 2.0),
        then.map_or(0.0, |phase| f32::from(game.token_values(phase)[0]) / 8.0),
        then.map_or(0.0, days) / 18.0,
        regions.shares[number][seat.index()] / 8.0,
        left,
        flag(position.seat() == seat),
        mine.comes[number] / 4.0,
        theirs.comes[number] / 4.0,
        (mine.pieces & threats & board.hexes).len() as f32 / 2.0,
        (mine.dominates & board.hexes).len() as f32 / 2.0,
        flag(position.seat() == seat) * flag(days(next) <= 2.0),
    ])
}
