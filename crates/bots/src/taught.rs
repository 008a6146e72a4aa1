//! A game with the eyes of what was learned about it so far: so what nobody ships yet can play.

use std::sync::Arc;

use moonpack_rules::{Events, Game, Seat, Secrets, Standing, Viewer};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, Forecast, Tuning};
use crate::ladder::Ladder;
use crate::learned::{Learned, corrected, weighed};
use crate::lore::Lore;

/// A game, and what it is seen by.
pub struct Taught<G> {
    /// The game.
    pub game: Arc<G>,
    /// What was learned about it so far.
    pub lore: Lore,
}

impl<G: Game> Game for Taught<G> {
    type Position = G::Position;
    type Action = G::Action;
    type Event = G::Event;

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn to_move(&self, position: &G::Position) -> Option<Seat> {
        self.game.to_move(position)
    }

    fn turn(&self, position: &G::Position) -> u32 {
        self.game.turn(position)
    }

    fn legal(&self, position: &G::Position, actions: &mut Vec<G::Action>) {
        self.game.legal(position, actions);
    }

    fn apply<E: Events<G::Event>>(&self, position: &mut G::Position, action: G::Action, events: &mut E) {
        self.game.apply(position, action, events);
    }

    fn standing(&self, position: &G::Position) -> Standing {
        self.game.standing(position)
    }
}

impl<G: Secrets> Secrets for Taught<G> {
    type View = G::View;

    const HIDDEN: bool = G::HIDDEN;

    fn knows_more(&self, position: &G::Position, seat: Seat) -> bool {
        self.game.knows_more(position, seat)
    }

    fn view(&self, position: &G::Position, viewer: Viewer) -> G::View {
        self.game.view(position, viewer)
    }

    fn event_for(event: &G::Event, viewer: Viewer) -> G::Event {
        G::event_for(event, viewer)
    }

    fn reveals(event: &G::Event) -> bool {
        G::reveals(event)
    }

    fn sample<R: Rng + ?Sized>(&self, view: &G::View, rng: &mut R) -> G::Position {
        self.game.sample(view, rng)
    }
}

impl<G: Learned> Evaluate for Taught<G> {
    fn forecast(&self, position: &G::Position) -> Forecast {
        corrected(&*self.game, &self.lore, position)
    }

    fn priors(&self, position: &G::Position, actions: &[G::Action], priors: &mut Vec<f32>) {
        weighed(&*self.game, &self.lore, position, actions, priors);
    }

    fn is_quiet(&self, position: &G::Position) -> bool {
        self.game.is_quiet(position)
    }

    fn round(&self, position: &G::Position) -> u32 {
        self.game.round(position)
    }

    fn rollout_action(
        &self,
        position: &G::Position,
        actions: &mut Vec<G::Action>,
        rng: &mut ChaCha8Rng,
    ) -> G::Action {
        self.game.rollout_action(position, actions, rng)
    }

    fn is_endgame(&self, position: &G::Position) -> bool {
        self.game.is_endgame(position)
    }

    fn tuning(&self) -> Tuning {
        self.game.tuning()
    }

    fn ladder(&self) -> &'static Ladder {
        self.game.ladder()
    }
}
