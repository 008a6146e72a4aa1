//! What search needs of a game: whose decision it is, what may be decided, what comes of it, and what that is worth.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Events, Seat, Standing};

/// A board game as a value: what everybody at the table knows and what never changes while they play (content, options,
/// the map). A [`Game::Position`] is everything that changes and everything that is hidden. The split is what keeps bots
/// honest: they are handed a `Game` and a view, and nothing in the `Game` can tell them more.
///
/// This slice is all a search asks; it allocates nothing. What else a game can do stands in slices of its own:
/// [`Begin`](crate::Begin) (set-up), [`Judge`](crate::Judge) (refusals, parts of a score),
/// [`Notation`](crate::Notation) (texts and clicks) and [`Secrets`](crate::Secrets) (views). Together they are a
/// [`BoardGame`](crate::BoardGame).
///
/// ```
/// use moonpack_rules::{Begin, Game, Quiet};
/// use moonpack_toy::Toy;
///
/// // A card lies hidden, and two take turns to guess its colour.
/// let (game, mut position) = Toy::begin(&(), &Toy::NEWEST, 2, &(), &true).unwrap();
/// let mut legal = Vec::new();
/// while game.to_move(&position).is_some() {
///     game.legal(&position, &mut legal);
///     game.apply(&mut position, legal[0], &mut Quiet);
/// }
/// assert_eq!(game.standing(&position).points[..2], [3, 3]);
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    /// Everything that changes or is hidden. Small; cloned at every leaf of a search.
    type Position: Clone + PartialEq + Debug + Send + Sync;
    /// One small decision.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// One thing that happened, for logs, screens and animation.
    type Event: Clone + PartialEq + Debug + Send + Sync;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Who decides; `None` when the game is over.
    fn to_move(&self, position: &Self::Position) -> Option<Seat>;

    /// The number of the running turn. It grows when a turn passes, also when the same seat has the next one; all
    /// decisions with one number form one chain, and undo goes no further back than its start.
    fn turn(&self, position: &Self::Position) -> u32;

    /// Fills `actions` with every legal action in a fixed order, without doubles; empty exactly when the game is over.
    /// The list depends on nothing that the seat to move cannot see.
    fn legal(&self, position: &Self::Position, actions: &mut Vec<Self::Action>);

    /// Carries out a legal action and tells what happened. An action that is not legal leaves some position behind
    /// that no rule describes, but never panics; whoever cannot be sure calls [`Judge::play`](crate::Judge::play).
    fn apply<E: Events<Self::Event>>(
        &self,
        position: &mut Self::Position,
        action: Self::Action,
        events: &mut E,
    );

    /// Points and winners, final or as if the game ended now. Allocates nothing.
    fn standing(&self, position: &Self::Position) -> Standing;
}
