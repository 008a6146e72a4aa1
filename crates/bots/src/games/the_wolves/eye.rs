//! How people see the map: what they overlook, and what draws a beginner.

use ::the_wolves::{Action, Deed, Hex, HexSet, Position, TheWolves};

use crate::evaluate::Thing;

/// From so many hexes on a thing is as far off as can be.
const FAR: u8 = 6;

/// A deed, or the hex that is acted on; the farther from the own alphas, the easier it is overlooked.
pub(super) fn thing(game: &TheWolves, position: &Position, action: Action) -> Thing {
    let hex =
        |kind: u32, hex: Hex| Thing { what: 100 * kind + hex.index() as u32, far: far(game, position, hex) };
    match action {
        Action::Pay(deed, terrain, _) => Thing { what: 10 * deed as u32 + terrain.index() as u32, far: 0.5 },
        Action::Go { from, .. } => hex(1, from),
        Action::Start(at) | Action::Push(at) | Action::Howl(at) | Action::Den(at) | Action::Lair(at) => {
            hex(3, at)
        }
        Action::DominateWolf(at) | Action::DominateDen(at) => hex(5, at),
        Action::Track(track) => Thing { what: 80 + track.index() as u32, far: 0.5 },
        Action::Sides(_) | Action::BonusAction | Action::EndTurn | Action::Done => {
            Thing { what: 90, far: 0.0 }
        }
    }
}

fn far(game: &TheWolves, position: &Position, hex: Hex) -> f32 {
    let alphas = position.board().alphas_of(position.seat().into());
    f32::from(nearest(game, hex, alphas).min(FAR)) / f32::from(FAR)
}

fn nearest(game: &TheWolves, hex: Hex, targets: HexSet) -> u8 {
    targets.iter().filter_map(|target| game.map().range_between(hex, target)).min().unwrap_or(u8::MAX)
}

/// To move, to howl and to build dens, and wolves that go towards prey and lone wolves. What lairs and domination are good for
/// is learned later.
pub(super) fn lure(game: &TheWolves, position: &Position, action: Action) -> i32 {
    match action {
        Action::Pay(deed, _, payment) => {
            let known = matches!(deed, Deed::Move | Deed::Howl | Deed::Den);
            10 * i32::from(known) - i32::from(payment.tokens())
        }
        Action::BonusAction => 100,
        Action::Go { from, to, .. } => {
            let wanted = position.prey() | position.lone_wolves();
            let steps = |hex| i32::from(nearest(game, hex, wanted));
            steps(from) - steps(to)
        }
        _ => 0,
    }
}
