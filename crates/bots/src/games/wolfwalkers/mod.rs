//! What makes a position of Wolfwalkers good.
//!
//! A seat's forecast is what its display pays now and what its goals are expected to bring, learned from played games
//! (`outlook`). How an action looks at a glance, and how games are played out, is the matter of a rollout policy (`rollout`).

mod closer;
mod openings;
mod outlook;
mod rollout;
mod supply;

use std::sync::LazyLock;

use ::wolfwalkers::{Action, Cell, FULL, Laid, MAX_PLAYERS, Position, Side, Sight, Spot, Stage, Wolfwalkers};
use moonpack_rules::{Game, MAX_SEATS, Seat};
use rand_chacha::ChaCha8Rng;

pub use outlook::{COMING, Inputs, Outlook};
pub use supply::Supply;

use crate::evaluate::{Evaluate, Forecast, Thing, Tuning};
use crate::glance::Glance;
use crate::ladder::Ladder;
use crate::learned::{Learned, Look, corrected, from_logarithms, weighed};
use crate::lore::Lore;
use crate::net::Net;

/// What was learned.
static LORE: LazyLock<Lore> = LazyLock::new(|| {
    Lore::read::<Wolfwalkers>(include_str!("../../../weights/wolfwalkers.txt"))
        .expect("the tests read what is shipped")
});

/// Points that make an action e times as heavy, at a glance and with a closer look.
const TEMPERATURE: f32 = 3.0;
const CLOSER_TEMPERATURE: f32 = 2.0;

impl Learned for Wolfwalkers {
    const SHAPES: &'static [(usize, usize)] = &[(outlook::INPUTS, 1); COMING + 1];
    const KINDS: usize = 1;

    fn foresee(&self, position: &Position, tell: &mut dyn FnMut(Look<'_>)) -> Forecast {
        let supply = Supply::of(self, position);
        let mut points = [0.0; MAX_SEATS];
        let mut free = 0;
        for seat in Seat::first(self.seats()) {
            let sight = self.sight(position, seat);
            let mut now = 0;
            self.tally(position, seat, |_, more| now += more);
            points[seat.index()] = now as f32;
            Outlook::new(&sight, &supply)
                .looks(|net, weight, inputs| tell(Look { seat, net, weight, inputs }));
            free = free.max(FULL - sight.display().len());
        }
        Forecast { points, spread: 2.5 + 0.35 * free as f32 }
    }

    fn glances(&self, lore: &Lore, position: &Position, actions: &[Action], tell: &mut dyn FnMut(Glance)) {
        let seat = position.open.seat;
        let sight = self.sight(position, seat);
        let supply = Supply::of(self, position);
        let spots = sight.display().spots(self.lasting().adjacency, self.lasting().first_cell);
        let before = Outlook::new(&sight, &supply).points(&lore.nets);
        let taken = |card: Laid| {
            let spot = rollout::Hand::new(self, position, &sight, card).best(spots)?;
            Some(after(self, position, seat, card, spot, &supply, &lore.nets)? - before)
        };
        let mut hand = position.open.hand.map(|card| rollout::Hand::new(self, position, &sight, card));
        let mut gain = |action: &Action| match *action {
            Action::Take(place) => position.open.market.card(place).and_then(taken),
            Action::TakeTop => position.open.top().and_then(|token| taken(Laid { token, side: Side::Story })),
            Action::Place(spot) => hand.as_mut().map(|hand| hand.gain(spot)),
            _ => None,
        };
        actions
            .iter()
            .for_each(|action| tell(Glance::new(0, gain(action).unwrap_or(0.0) / TEMPERATURE, &[])));
    }
}

impl Evaluate for Wolfwalkers {
    fn forecast(&self, position: &Position) -> Forecast {
        corrected(self, &LORE, position)
    }

    fn priors(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        weighed(self, &LORE, position, actions, priors);
    }

    /// A module card in use asks for other things than cards and spots.
    fn closer_priors(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        if position.open.task.is_some() {
            return self.priors(position, actions, priors);
        }
        closer::gains(self, position, actions, priors);
        priors.iter_mut().for_each(|gain| *gain /= CLOSER_TEMPERATURE);
        from_logarithms(priors);
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.open.task.is_none() && !matches!(position.open.stage, Stage::Place)
    }

    fn rollout_action(&self, position: &Position, actions: &mut Vec<Action>, rng: &mut ChaCha8Rng) -> Action {
        self.legal(position, actions);
        actions[rollout::choose(self, position, actions, rng)]
    }

    fn tuning(&self) -> Tuning {
        Tuning { exploration: 0.5, rollout_sharpness: 4.0, rollout_share: 0.5, ..Tuning::default() }
    }

    fn ladder(&self) -> &'static Ladder {
        &Ladder::WOLFWALKERS
    }

    /// A card of the market or a spot of the display; those at the edge of the display lie farther off.
    fn thing(&self, position: &Position, action: Action) -> Thing {
        match action {
            Action::Take(place) | Action::Market(place) => Thing { what: place.index() as u32, far: 0.5 },
            Action::Place(spot) | Action::To(spot) => {
                let what = (100 + 20 * (i32::from(spot.row()) + 8) + i32::from(spot.col()) + 8) as u32;
                Thing { what, far: 1.0 - touching(position, spot) as f32 / 4.0 }
            }
            _ => Thing { what: 50, far: 0.0 },
        }
    }

    /// The dearest goal or the fullest story; it may lie anywhere.
    fn lure(&self, position: &Position, action: Action) -> i32 {
        let dear = |card: Laid| {
            let face = position.face(card);
            match face.side {
                Side::Goal => self.content().goal(face.card).points,
                Side::Story => self.content().story(face.card).len() as i32,
            }
        };
        match action {
            Action::Take(place) => position.open.market.card(place).map_or(0, dear),
            Action::TakeTop => position.open.top().map_or(0, |token| dear(Laid { token, side: Side::Story })),
            _ => 0,
        }
    }
}

/// How many cards of the display of whoever decides a card on the spot would touch.
fn touching(position: &Position, spot: Spot) -> usize {
    let beside = |(cell, _): &(Cell, Laid)| {
        let (row, col) = (cell.row() as i32, cell.col() as i32);
        (row - i32::from(spot.row())).abs() + (col - i32::from(spot.col())).abs() == 1
    };
    position.open.display(position.open.seat).cards().filter(beside).count()
}

/// What the goals of a seat's display would pay and be expected to bring with the card on the spot.
pub fn after(
    game: &Wolfwalkers,
    position: &Position,
    seat: Seat,
    card: Laid,
    spot: Spot,
    supply: &Supply,
    nets: &[Net],
) -> Option<f32> {
    let mut display = position.open.display(seat).clone();
    display.place(spot, card, false)?;
    let twists = &position.open.twists[seat.index() % MAX_PLAYERS];
    let sight = Sight::new(game.content(), |token| position.card(token), &display, twists);
    Some(Outlook::new(&sight, supply).points(nets))
}
