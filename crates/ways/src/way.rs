//! A way and how a game tells its ways.

use std::marker::PhantomData;

use moonpack_games::{AnyMatch, Match, each};
use moonpack_rules::{BoardGame, Events, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::follow::Play;

/// One thing to touch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// The element's id, the same on every page.
    pub id: String,
    /// Set if the step is offered beside what was touched before it: its label says the decision of the chain with
    /// this number.
    pub offers: Option<usize>,
}

impl Step {
    pub(crate) fn thing(id: impl Into<String>) -> Self {
        Self { id: id.into(), offers: None }
    }
}

/// What to touch in order, and the decisions it stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way<A = String> {
    /// What to touch.
    pub path: Vec<Step>,
    /// The decisions, each legal when its turn comes.
    pub chain: Vec<A>,
    /// Is the turn over after it and what follows it, as far as can be foreseen?
    pub ends: bool,
}

/// How one game's decisions are joined into ways.
pub trait Chain: BoardGame {
    /// Every way that begins with one of the legal actions. `ends` is worked out by the caller.
    fn join(&self, position: &Self::Position, legal: &[Self::Action], ways: &mut Joined<Self>);

    /// Do two legal actions lead to the same, so that nobody could care which is chosen?
    fn same(&self, position: &Self::Position, one: Self::Action, other: Self::Action) -> bool;
}

/// Ways being gathered.
pub struct Joined<G: BoardGame> {
    pub(crate) ways: Vec<(Vec<Step>, Vec<G::Action>)>,
}

impl<G: BoardGame> Joined<G> {
    /// Adds a way.
    pub(crate) fn add(&mut self, path: Vec<Step>, chain: &[G::Action]) {
        self.ways.push((path, chain.to_vec()));
    }

    /// Adds an action with the path the rules know for it.
    pub(crate) fn plain(&mut self, game: &G, position: &G::Position, action: G::Action) {
        self.add(touches(game, position, action), &[action]);
    }
}

/// The path the rules know for an action.
pub(crate) fn touches<G: BoardGame>(game: &G, position: &G::Position, action: G::Action) -> Vec<Step> {
    game.clicks(position, action).into_iter().map(Step::thing).collect()
}

/// Listens for nothing but whether something hidden was turned up.
struct Ears<G: BoardGame> {
    revealed: bool,
    of: PhantomData<G>,
}

impl<G: BoardGame> Events<G::Event> for Ears<G> {
    fn push(&mut self, event: G::Event) {
        self.revealed |= G::reveals(&event);
    }
}

/// The position after a legal action, and whether it revealed something.
pub(crate) fn after<G: BoardGame>(
    game: &G,
    position: &G::Position,
    action: G::Action,
) -> (G::Position, bool) {
    let mut next = position.clone();
    let mut ears = Ears::<G> { revealed: false, of: PhantomData };
    game.apply(&mut next, action, &mut ears);
    (next, ears.revealed)
}

/// The legal actions of a position.
pub(crate) fn legal<G: BoardGame>(game: &G, position: &G::Position) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    actions
}

/// What the same seat decides next in the same turn if it chooses `action` and that reveals nothing: the position and
/// its legal actions.
pub(crate) fn goes_on<G: BoardGame>(
    game: &G,
    position: &G::Position,
    action: G::Action,
) -> Option<(G::Position, Vec<G::Action>)> {
    let (next, revealed) = after(game, position, action);
    let same = game.to_move(&next) == game.to_move(position) && game.turn(&next) == game.turn(position);
    (same && !revealed).then(|| {
        let actions = legal(game, &next);
        (next, actions)
    })
}

/// The ways of the seat to move, in a fixed order; none when the game is over.
pub fn ways(game: &AnyMatch) -> Vec<Way> {
    each!(game, m => typed(m))
}

/// Ways are looked for in a world that fits what the seat to move can see, so that nothing in them can tell more.
fn typed<G: Chain>(m: &Match<G>) -> Vec<Way> {
    let game = &**m.game();
    let Some(seat) = game.to_move(m.position()) else { return Vec::new() };
    let view = game.view(m.position(), Viewer::Seat(seat));
    let position = &game.sample(&view, &mut ChaCha8Rng::seed_from_u64(0));
    let mut joined = Joined { ways: Vec::new() };
    game.join(position, &legal(game, position), &mut joined);
    let write = |(path, chain): (Vec<Step>, Vec<G::Action>)| {
        let ends = Play::new(game, position).is_some_and(|mut play| {
            chain.iter().for_each(|action| play.take(*action));
            while play.follow().is_some() {}
            play.over()
        });
        Way { path, chain: chain.into_iter().map(|action| game.write_action(action)).collect(), ends }
    };
    joined.ways.into_iter().map(write).collect()
}
