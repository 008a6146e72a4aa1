//! What makes a position of The Wolves good.
//!
//! A forecast is the points on the board, the regions' tokens in proportion to the chance of taking them when they are
//! scored ([`regions`]), and what is half done: tracks, lairs, prey, lone wolves in reach, tokens ([`prospects`]). The
//! priors of actions ([`prior`]) use the same numbers at a glance.

mod eye;
mod glance;
mod likings;
mod looks;
mod prior;
mod prospects;
mod regions;

use std::sync::LazyLock;

use ::the_wolves::{Action, MoonPhase, Position, Stage, TheWolves};
use moonpack_rules::{Game, MAX_SEATS, Seat};

use self::regions::Regions;
use crate::character::Character;
use crate::evaluate::{Evaluate, Forecast, Thing, Tuning};
use crate::glance::Glance;
use crate::ladder::Ladder;
use crate::learned::{Learned, Look, corrected, weighed};
use crate::lore::Lore;

/// What was learned.
static LORE: LazyLock<Lore> = LazyLock::new(|| {
    Lore::read::<TheWolves>(include_str!("../../../weights/the-wolves.txt"))
        .expect("the tests read what is shipped")
});

/// What an action still to be taken is worth.
const ACTION: f32 = 1.6;

impl Learned for TheWolves {
    const SHAPES: &'static [(usize, usize)] = looks::SHAPES;
    const KINDS: usize = glance::KINDS;

    fn foresee(&self, position: &Position, tell: &mut dyn FnMut(Look<'_>)) -> Forecast {
        let regions = Regions::of(self, position);
        let forecast = by_hand(self, position, &regions);
        looks::look(self, position, &regions, &forecast, tell);
        forecast
    }

    fn glances(&self, _lore: &Lore, position: &Position, actions: &[Action], tell: &mut dyn FnMut(Glance)) {
        glance::glances(self, position, actions, tell);
    }
}

impl Evaluate for TheWolves {
    fn forecast(&self, position: &Position) -> Forecast {
        corrected(self, &LORE, position)
    }

    fn priors(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        weighed(self, &LORE, position, actions, priors);
    }

    fn sketch(&self, position: &Position) -> Forecast {
        by_hand(self, position, &Regions::of(self, position))
    }

    fn hunches(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        prior::priors(self, position, actions, priors);
    }

    fn is_quiet(&self, position: &Position) -> bool {
        matches!(position.stage(), Stage::Between | Stage::Over(_) | Stage::Sides | Stage::Draft)
    }

    fn tuning(&self) -> Tuning {
        // With more seats to share the victory between, the worth of actions lies closer together.
        let exploration = if self.seats() > 2 { 0.5 } else { 0.6 };
        Tuning { exploration, ..Tuning::default() }
    }

    fn charm(&self, position: &Position, seat: Seat, character: Character) -> f32 {
        likings::charm(self, position, seat, character)
    }

    fn ladder(&self) -> &'static Ladder {
        &Ladder::THE_WOLVES
    }

    fn thing(&self, position: &Position, action: Action) -> Thing {
        eye::thing(self, position, action)
    }

    fn lure(&self, position: &Position, action: Action) -> i32 {
        eye::lure(self, position, action)
    }
}

/// The points on the board, and all that can be reckoned of those to come.
fn by_hand(game: &TheWolves, position: &Position, regions: &Regions) -> Forecast {
    let left = time_left(game, position);
    let standing = game.standing(position);
    let regions = regions.expected();
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::first(game.seats()) {
        let at = seat.index();
        points[at] = standing.points[at] as f32 + regions[at];
        if left > 0.0 {
            points[at] += prospects::of(game, position, seat, left);
        }
    }
    if left > 0.0 {
        points[position.seat().index()] += ACTION * f32::from(position.actions_left());
    }
    Forecast { points, spread: 2.5 + 7.0 * left }
}

/// The part of the Moonlight board that is still empty, from 1 to 0.
fn time_left(game: &TheWolves, position: &Position) -> f32 {
    if matches!(position.stage(), Stage::Over(_)) {
        return 0.0;
    }
    let full = f32::from(game.date(MoonPhase::Full));
    ((full - f32::from(position.moonlight().filled())) / full).max(0.02)
}
