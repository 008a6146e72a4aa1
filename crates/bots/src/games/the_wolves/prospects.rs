//! What is half done and will bring points if there is time: tracks, lairs, prey, lone wolves, tokens.

use ::the_wolves::{Bonus, Hex, HexSet, Owner, Player, Position, TheWolves, Track};
use moonpack_rules::Seat;

/// Points on the way to the next number of a den track, after 0 to 4 dens.
const DENS_ON_THE_WAY: [f32; 5] = [0.0, 0.6, 1.5, 1.2, 0.0];
/// What a step of spread, speed and howl range is worth at the start.
pub(super) const STEP: [f32; 3] = [1.4, 1.0, 1.0];
/// What a bonus action and a bonus terrain token are worth while there is time to use them.
pub(super) const TOKENS: [f32; 2] = [1.5, 0.9];

/// The points a seat may hope for beyond those it has and those of the regions.
pub(super) fn of(game: &TheWolves, position: &Position, seat: Seat, left: f32) -> f32 {
    let soon = (3.0 * left).min(1.0);
    let player = position.player(seat);
    let mut sum = 0.0;
    for track in Track::ALL {
        let dens = player.dens[track.index()].min(4) as usize;
        let base = [2.0, 3.0, 2.0][track.index()];
        let steps = f32::from(game.attribute(position, seat, *track)) - base;
        sum += (DENS_ON_THE_WAY[dens] + STEP[track.index()] * steps) * left;
    }
    sum += TOKENS[0] * f32::from(player.bonus(Bonus::Action)) * soon;
    sum += TOKENS[1] * f32::from(player.bonus(Bonus::Terrain)) * soon;
    sum += 0.35 * left * position.board().wolf_count(seat.into()) as f32;
    sum + soon * (lairs(game, position, seat) + prey(game, position, seat) + howls(game, position, seat))
}

/// Dens by water that can become lairs.
fn lairs(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    let player = position.player(seat);
    let board = position.board();
    let dens = board.dens_of(seat.into()) & game.map().by_water();
    if dens.is_empty() || player.lairs >= 4 {
        return 0.0;
    }
    let mut best: [f32; 2] = [0.0; 2];
    let reach = game.alpha_reach(position, seat);
    for den in dens {
        if has_lair_beside(game, position, seat, den) {
            continue;
        }
        let mut hope = 1.3;
        if reach.contains(den) {
            hope += 0.7;
            hope += 1.2 * tiles(game, position, seat, den);
        }
        if hope > best[0] {
            best = [hope, best[0]];
        } else if hope > best[1] {
            best[1] = hope;
        }
    }
    best[0] + 0.6 * best[1]
}

/// Does the seat have a lair on the same region board already?
pub(super) fn has_lair_beside(game: &TheWolves, position: &Position, seat: Seat, hex: Hex) -> bool {
    let region = game.map().region_of(hex).and_then(|region| game.map().region(region));
    region.is_some_and(|region| position.board().lairs_of(seat.into()).meets(region.hexes))
}

/// How ready the tiles are for a deed of two tiles on this hex: 1 if it can be paid, half if one tile is missing.
pub(super) fn tiles(game: &TheWolves, position: &Position, seat: Seat, hex: Hex) -> f32 {
    let Some(terrain) = game.map().terrain(hex) else { return 0.0 };
    let shown = game.slots_showing(position, seat, terrain).count_ones();
    let tokens = u32::from(position.player(seat).bonus(Bonus::Terrain));
    match shown + tokens.min(1) {
        0 => 0.0,
        1 => 0.4,
        _ => 1.0,
    }
}

/// What the next kind of prey brings.
pub(super) fn next_prey(game: &TheWolves, player: &Player) -> f32 {
    let hunted = player.prey.count_ones() as usize;
    let points = game.board_side().prey_points;
    let bonus = if game.board_side().prey_bonus.is_some() { TOKENS[0] } else { 0.0 };
    points.get(hunted + 1).map_or(0.0, |next| f32::from(*next) - f32::from(points[hunted]) + bonus)
}

/// Prey that is already half surrounded.
fn prey(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    prey_in_hand(game, position, seat) * next_prey(game, position.player(seat))
}

/// How nearly the next prey is hunted, from 0 to 1.
pub(super) fn prey_in_hand(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    let player = position.player(seat);
    let wolves = position.board().wolves_of(seat.into());
    let mut hope: f32 = 0.0;
    for stack in game.prey_stacks() {
        if position.prey().contains(stack.hex) && !player.has_prey(stack.prey) {
            let near = (game.map().beside(stack.hex) & wolves).len().min(3) as usize;
            hope += [0.0, 0.1, 0.35, 0.9][near];
        }
    }
    hope.min(1.0)
}

/// Lone wolves that an alpha can call, or nearly.
fn howls(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    if game.next_wolf(position, seat).is_none() {
        return 0.0;
    }
    let mut hope: f32 = 0.0;
    for target in game.howl_targets(position, seat) {
        hope += 0.35 + 0.65 * tiles(game, position, seat, target);
    }
    let range = game.attribute(position, seat, Track::Howl);
    let alphas = position.board().alphas_of(Owner::from(seat));
    let near = |alpha: Hex| lone_wolves_near(game, position.lone_wolves(), alpha, range);
    hope.min(1.6) + 0.25 * alphas.iter().map(near).sum::<f32>()
}

/// How near the nearest lone wolf is: 1 in range, less with every step beyond.
fn lone_wolves_near(game: &TheWolves, lone: HexSet, alpha: Hex, range: u8) -> f32 {
    for (beyond, worth) in [1.0, 0.7, 0.5, 0.3].into_iter().enumerate() {
        if game.map().in_range(alpha, range + beyond as u8).meets(lone) {
            return worth;
        }
    }
    0.0
}
