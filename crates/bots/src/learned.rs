//! Forecasts that learned from played games: a forecast made by hand, and networks that say what it misses.
//!
//! A network looks at one thing of one seat (a territory, a token, a goal) and says how many points that thing will bring the
//! seat beyond what the forecast says. What there is to look at is known to each game ([`Learned::foresee`]); how networks are
//! taught is the matter of the program `learn` (`src/bin/learn`).

use moonpack_rules::{MAX_SEATS, Quiet, Seat};
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, Forecast, wander};
use crate::net::Net;
use crate::rollout::Rollout;

/// Of so many actions, those of the highest prior, somebody who plays to learn makes a choice.
const CONSIDERED: usize = 12;

/// One thing that a network looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look<'a> {
    /// Whose points it is about.
    pub seat: Seat,
    /// Which network looks, by its place among those of the game.
    pub net: usize,
    /// How many points one unit of the network's result is.
    pub weight: f32,
    /// What it sees, each number brought to about 0 to 1.
    pub inputs: &'a [f32],
}

/// A game whose forecast has learned.
pub trait Learned: Evaluate {
    /// The inputs of each network, and its blocks of numbers in the middle.
    const SHAPES: &'static [(usize, usize)];

    /// The forecast before anything is learned. Tells on the way what the networks look at.
    fn foresee(&self, position: &Self::Position, tell: &mut dyn FnMut(Look<'_>)) -> Forecast;
}

/// The forecast with what these networks add to it.
pub fn corrected<G: Learned>(game: &G, nets: &[Net], position: &G::Position) -> Forecast {
    let mut more = [0.0; MAX_SEATS];
    let mut forecast = game.foresee(position, &mut |look| {
        more[look.seat.index()] += look.weight * nets[look.net].ask(look.inputs);
    });
    forecast.points.iter_mut().zip(more).for_each(|(points, more)| *points += more);
    forecast
}

/// What somebody does who looks at the likeliest actions, plays each on until the position is quiet, takes the best lead that these
/// networks foresee, and whose opinion wanders so many points; `None` when the game is over. Quick, so that many games can be
/// played to learn from.
pub fn quick_action<G: Learned>(
    game: &G,
    nets: &[Net],
    view: &G::View,
    wanders: f32,
    rng: &mut ChaCha8Rng,
) -> Option<G::Action> {
    let world = game.sample(view, rng);
    let seat = game.to_move(&world)?;
    let (mut actions, mut priors) = (Vec::new(), Vec::new());
    game.legal(&world, &mut actions);
    if actions.len() == 1 {
        return actions.pop();
    }
    game.priors(&world, &actions, &mut priors);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|a, b| priors[*b].total_cmp(&priors[*a]));
    let mut rollout = Rollout::new();
    let mut best = (f32::MIN, order.first().copied()?);
    for place in order.into_iter().take(CONSIDERED) {
        let mut next = world.clone();
        game.apply(&mut next, actions[place], &mut Quiet);
        rollout.settle(game, &mut next);
        let points = corrected(game, nets, &next).points;
        let others = Seat::first(game.seats()).filter(|other| *other != seat);
        let most = others.map(|other| points[other.index()]).reduce(f32::max).unwrap_or(0.0);
        let opinion = points[seat.index()] - most + wanders * wander(rng);
        if opinion > best.0 {
            best = (opinion, place);
        }
    }
    Some(actions[best.1])
}

/// The networks of a game from the text they are shipped in.
pub(crate) fn shipped<G: Learned>(text: &str) -> Vec<Net> {
    let nets = Net::read(text).expect("the tests read what is shipped");
    let shapes = nets.iter().map(|net| (net.inputs(), net.blocks()));
    assert!(shapes.eq(G::SHAPES.iter().copied()), "shipped networks have the shape their game asks for");
    nets
}
