//! What learned from played games: a forecast made by hand with networks that say what it misses, and priors that weigh what an
//! action shows at a glance.
//!
//! A network looks at one thing of one seat (a territory, a token, a goal) and says how many points that thing will bring the
//! seat beyond what the forecast says. What there is to look at is known to each game ([`Learned`]); how it is
//! taught is the matter of the program `learn` (`src/bin/learn`).

use moonpack_rules::{MAX_SEATS, Quiet, Seat};
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, Forecast};
use crate::glance::Glance;
use crate::lore::Lore;
use crate::rollout::Rollout;

/// Of so many actions, those of the highest prior, the quick player makes a choice.
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

/// A game whose forecast and priors have learned.
pub trait Learned: Evaluate {
    /// The inputs of each network, and its blocks of numbers in the middle.
    const SHAPES: &'static [(usize, usize)];

    /// How many kinds of actions are told apart at a glance.
    const KINDS: usize;

    /// The forecast before anything is learned. Tells on the way what the networks look at.
    fn foresee(&self, position: &Self::Position, tell: &mut dyn FnMut(Look<'_>)) -> Forecast;

    /// Tells how each action looks at a glance, in their order, to somebody who has learned so much.
    fn glances(
        &self,
        lore: &Lore,
        position: &Self::Position,
        actions: &[Self::Action],
        tell: &mut dyn FnMut(Glance),
    );
}

/// The forecast with what networks add to it.
pub fn corrected<G: Learned>(game: &G, lore: &Lore, position: &G::Position) -> Forecast {
    let mut more = [0.0; MAX_SEATS];
    let mut forecast = game.foresee(position, &mut |look| {
        more[look.seat.index()] += look.weight * lore.nets[look.net].ask(look.inputs);
    });
    forecast.points.iter_mut().zip(more).for_each(|(points, more)| *points += more);
    forecast
}

/// What somebody does who looks at the likeliest actions, plays each on until the position is quiet, and takes the best lead that is
/// forecast then; `None` when the game is over. It shows how far learning is: whoever searches hides it.
pub fn quick_action<G: Evaluate>(game: &G, view: &G::View, rng: &mut ChaCha8Rng) -> Option<G::Action> {
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
        rollout.settle(game, &mut next, G::priors);
        let points = game.forecast(&next).points;
        let others = Seat::first(game.seats()).filter(|other| *other != seat);
        let most = others.map(|other| points[other.index()]).reduce(f32::max).unwrap_or(0.0);
        let lead = points[seat.index()] - most;
        if lead > best.0 {
            best = (lead, place);
        }
    }
    Some(actions[best.1])
}

/// What an action weighed at a glance may fall behind the heaviest, as a logarithm.
const LIGHTEST: f32 = 9.0;

/// Fills the priors as they look at a glance.
pub fn weighed<G: Learned>(
    game: &G,
    lore: &Lore,
    position: &G::Position,
    actions: &[G::Action],
    priors: &mut Vec<f32>,
) {
    priors.clear();
    if actions.len() == 1 {
        priors.push(1.0);
        return;
    }
    game.glances(lore, position, actions, &mut |glance| priors.push(glance.weigh(&lore.weights)));
    from_logarithms(priors);
}

/// Makes priors of their logarithms.
pub(crate) fn from_logarithms(priors: &mut [f32]) {
    let most = priors.iter().copied().fold(f32::MIN, f32::max);
    priors.iter_mut().for_each(|prior| *prior = (*prior - most).max(-LIGHTEST).exp());
}

#[cfg(test)]
mod tests {
    use lone_wolves::LoneWolves;
    use moonpack_games::{AnyMatch, Contents, GameKind, Match};
    use moonpack_rules::BoardGame;
    use rand::{RngExt, SeedableRng};
    use the_wolves::TheWolves;
    use wolfwalkers::Wolfwalkers;

    use super::*;

    /// Plays on at random and looks at every position on the way.
    fn look_all_the_way<G: Learned + BoardGame>(mut play: Match<G>, rng: &mut ChaCha8Rng) {
        let lore = Lore::begun::<G, _>(rng);
        let game = play.game().clone();
        let (mut actions, mut priors) = (Vec::new(), Vec::new());
        for _ in 0..120 {
            let Some(seat) = game.to_move(play.position()) else { break };
            game.legal(play.position(), &mut actions);
            let mut seen = 0;
            game.glances(&lore, play.position(), &actions, &mut |glance| {
                seen += 1;
                assert!(glance.kind < G::KINDS && glance.numbers.iter().all(|number| number.is_finite()));
            });
            assert_eq!(seen, actions.len(), "each action has its glance");
            weighed(&*game, &lore, play.position(), &actions, &mut priors);
            assert!(priors.len() == actions.len() && priors.iter().all(|prior| *prior > 0.0));
            let mut forecast = game.foresee(play.position(), &mut |look| {
                assert_eq!(look.inputs.len(), G::SHAPES[look.net].0);
                assert!(look.inputs.iter().all(|input| input.is_finite()));
            });
            assert!(forecast.points.iter_mut().all(|points| points.is_finite()));
            let action = actions[rng.random_range(0..actions.len())];
            play.play(seat, action).expect("the action is legal");
        }
    }

    #[test]
    fn whatever_happens_in_a_game_there_is_something_to_look_at() {
        let contents = Contents::shipped().expect("the shipped data is sound");
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        for (kind, players) in [
            (GameKind::TheWolves, 2),
            (GameKind::TheWolves, 5),
            (GameKind::LoneWolves, 2),
            (GameKind::Wolfwalkers, 2),
            (GameKind::Wolfwalkers, 4),
        ] {
            let drawn = AnyMatch::draw(&contents, kind, players, &Vec::new(), 3).expect("they can play");
            match drawn {
                AnyMatch::TheWolves(play) => look_all_the_way::<TheWolves>(play, &mut rng),
                AnyMatch::LoneWolves(play) => look_all_the_way::<LoneWolves>(play, &mut rng),
                AnyMatch::Wolfwalkers(play) => look_all_the_way::<Wolfwalkers>(play, &mut rng),
                _ => unreachable!("only these three learn"),
            }
        }
    }
}
