//! The one search of all games: information-set Monte Carlo tree search seen from one viewer.
//!
//! Each iteration draws a world that fits the view, walks down the tree by value and prior (PUCT, each seat for itself),
//! adds one node, plays on for a few turns and asks the forecast. Without hidden information every world is the same and
//! this is plain max^n search. With more than two seats that would never come back to the viewer's next turn; there the
//! others' turns are foreseen, not searched. It knows no game; what it knows about playing well is [`Evaluate`].

use moonpack_rules::{Quiet, Seat};
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, Tuning, Value, final_or_forecast};
use crate::rollout::Rollout;
use crate::tree::{ROOT, Tree};

/// So many actions, those with the highest prior, are tried out to foresee what another seat does.
const FORESEEN: usize = 6;

/// One thread's search.
pub(crate) struct Search<'a, G: Evaluate> {
    game: &'a G,
    view: &'a G::View,
    tuning: Tuning,
    rng: ChaCha8Rng,
    /// The only world, where nothing is hidden.
    world: Option<G::Position>,
    /// The turn that runs at the root.
    turn: u32,
    /// The seat that decides at the root.
    viewer: Option<Seat>,
    pub(crate) tree: Tree<G::Action>,
    rollout: Rollout<G::Action>,
    path: Vec<(usize, usize)>,
    actions: Vec<G::Action>,
    priors: Vec<f32>,
    open: Vec<usize>,
}

impl<'a, G: Evaluate> Search<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        view: &'a G::View,
        tuning: Tuning,
        tree: Tree<G::Action>,
        mut rng: ChaCha8Rng,
    ) -> Self {
        let world = (!G::HIDDEN).then(|| game.sample(view, &mut rng));
        let turn = game.turn(&game.sample(view, &mut rng));
        let viewer = world.as_ref().and_then(|world| game.to_move(world));
        Self {
            game,
            view,
            tuning,
            rng,
            world,
            turn,
            viewer,
            tree,
            rollout: Rollout::new(),
            path: Vec::new(),
            actions: Vec::new(),
            priors: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Draws a world, walks down, adds a node and writes the result back.
    pub(crate) fn iterate(&mut self) {
        let mut position = match &self.world {
            Some(world) => world.clone(),
            None => self.game.sample(self.view, &mut self.rng),
        };
        self.path.clear();
        let mut node = ROOT;
        let value = loop {
            let Some(seat) = self.game.to_move(&position) else {
                break final_or_forecast(self.game, &position, self.tuning.liking);
            };
            let is_new = self.tree.node(node).visits == 0 && node != ROOT && !self.is_foreseen(seat);
            if is_new || (self.tree.is_full() && self.tree.node(node).edges.is_empty()) {
                break self.rollout.run(self.game, &mut position, &self.tuning, &mut self.rng);
            }
            self.open(node, &position, seat);
            let edge = self.choose(node, seat);
            self.game.apply(&mut position, self.tree.action(node, edge), &mut Quiet);
            self.path.push((node, edge));
            node = self.tree.follow(node, edge);
        };
        self.write_back(node, &value);
    }

    fn write_back(&mut self, leaf: usize, value: &Value) {
        self.tree.record(leaf, None, value);
        for (node, edge) in self.path.drain(..) {
            self.tree.record(node, Some(edge), value);
        }
    }

    /// Fills `open` with the edges of the node that are legal in this world, adding those not seen before.
    fn open(&mut self, node: usize, position: &G::Position, seat: Seat) {
        if !G::HIDDEN && !self.tree.node(node).edges.is_empty() {
            self.open.clear();
            self.open.extend(0..self.tree.node(node).edges.len());
            return;
        }
        self.game.legal(position, &mut self.actions);
        if self.is_foreseen(seat) {
            self.foresee(position, seat);
        }
        self.actions.sort_unstable();
        if !self.tree.find(node, &self.actions, &mut self.open) {
            if self.game.turn(position) == self.turn {
                self.game.closer_priors(position, &self.actions, &mut self.priors);
            } else {
                self.game.priors(position, &self.actions, &mut self.priors);
            }
            self.tree.widen(node, &self.actions, &self.priors);
            self.tree.find(node, &self.actions, &mut self.open);
        }
    }

    /// Is this seat's turn not searched? So it is with everybody but the viewer at a table of more than two, if nothing is
    /// hidden: what they do is worked out once for each node, and the search goes through to the viewer's next turn.
    fn is_foreseen(&self, seat: Seat) -> bool {
        !G::HIDDEN && self.game.seats() > 2 && self.viewer != Some(seat)
    }

    /// Leaves of the legal actions the one that looks best for the seat as soon as it is carried out.
    fn foresee(&mut self, position: &G::Position, seat: Seat) {
        self.game.priors(position, &self.actions, &mut self.priors);
        let priors = &self.priors;
        self.open.clear();
        self.open.extend(0..self.actions.len());
        self.open.sort_unstable_by(|a, b| priors[*b].total_cmp(&priors[*a]).then(a.cmp(b)));
        let mut best = (f32::MIN, 0);
        for &place in self.open.iter().take(FORESEEN) {
            let mut next = position.clone();
            self.game.apply(&mut next, self.actions[place], &mut Quiet);
            self.rollout.settle(self.game, &mut next, G::priors);
            let value = final_or_forecast(self.game, &next, None)[seat.index()];
            if value > best.0 {
                best = (value, place);
            }
        }
        self.actions.swap(0, best.1);
        self.actions.truncate(1);
    }

    /// The open edge with the best sum of mean value and exploration for the seat that decides.
    fn choose(&mut self, node: usize, seat: Seat) -> usize {
        let seat = seat.index();
        let here = self.tree.node(node);
        let first_play = here.mean(seat) - self.tuning.first_play;
        let mut best = (f32::MIN, self.open[0]);
        for &place in &self.open {
            let edge = &here.edges[place];
            let offered = if G::HIDDEN { edge.available + 1 } else { here.visits + 1 };
            let exploration =
                self.tuning.exploration * edge.prior * (offered as f32).sqrt() / (1 + edge.visits) as f32;
            let mean = if edge.visits == 0 { first_play } else { edge.mean(seat) };
            if mean + exploration > best.0 {
                best = (mean + exploration, place);
            }
        }
        if G::HIDDEN {
            for place in 0..self.open.len() {
                self.tree.offer(node, self.open[place]);
            }
        }
        best.1
    }
}
