//! A game whose every viewer sees everything: who searches it plays with open cards, and takes the others to do so too.

use std::sync::Arc;

use moonpack_bots::{Evaluate, Forecast, Ladder, Tuning};
use moonpack_rules::{Events, Game, Seat, Secrets, Standing, Viewer};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// The game without its secrets.
pub(crate) struct Seer<G>(pub(crate) Arc<G>);

impl<G: Game> Game for Seer<G> {
    type Position = G::Position;
    type Action = G::Action;
    type Event = G::Event;

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn to_move(&self, position: &G::Position) -> Option<Seat> {
        self.0.to_move(position)
    }

    fn turn(&self, position: &G::Position) -> u32 {
        self.0.turn(position)
    }

    fn legal(&self, position: &G::Position, actions: &mut Vec<G::Action>) {
        self.0.legal(position, actions);
    }

    fn apply<E: Events<G::Event>>(&self, position: &mut G::Position, action: G::Action, events: &mut E) {
        self.0.apply(position, action, events);
    }

    fn standing(&self, position: &G::Position) -> Standing {
        self.0.standing(position)
    }
}

impl<G: Game> Secrets for Seer<G> {
    type View = G::Position;

    const HIDDEN: bool = false;

    fn knows_more(&self, _: &G::Position, _: Seat) -> bool {
        false
    }

    fn view(&self, position: &G::Position, _: Viewer) -> G::Position {
        position.clone()
    }

    fn event_for(event: &G::Event, _: Viewer) -> G::Event {
        event.clone()
    }

    fn reveals(_: &G::Event) -> bool {
        false
    }

    fn sample<R: Rng + ?Sized>(&self, view: &G::Position, _: &mut R) -> G::Position {
        view.clone()
    }
}

impl<G: Evaluate> Evaluate for Seer<G> {
    fn forecast(&self, position: &G::Position) -> Forecast {
        self.0.forecast(position)
    }

    fn priors(&self, position: &G::Position, actions: &[G::Action], priors: &mut Vec<f32>) {
        self.0.priors(position, actions, priors);
    }

    fn closer_priors(&self, position: &G::Position, actions: &[G::Action], priors: &mut Vec<f32>) {
        self.0.closer_priors(position, actions, priors);
    }

    fn is_quiet(&self, position: &G::Position) -> bool {
        self.0.is_quiet(position)
    }

    fn round(&self, position: &G::Position) -> u32 {
        self.0.round(position)
    }

    fn rollout_action(
        &self,
        position: &G::Position,
        actions: &mut Vec<G::Action>,
        rng: &mut ChaCha8Rng,
    ) -> G::Action {
        self.0.rollout_action(position, actions, rng)
    }

    fn is_endgame(&self, position: &G::Position) -> bool {
        self.0.is_endgame(position)
    }

    fn tuning(&self) -> Tuning {
        self.0.tuning()
    }

    fn ladder(&self) -> &'static Ladder {
        self.0.ladder()
    }
}
