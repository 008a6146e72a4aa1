//! The trait every game implements and every door uses.
//!
//! A [`Game`] value is what everybody at the table knows and what never changes while they play: content, options,
//! the map. A [`Game::Position`] is everything that changes and everything that is hidden. The split is what keeps bots
//! honest: they are handed a `Game` and a view, and nothing in the `Game` can tell them more.

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;

use crate::{
    ContentError, Ending, OptionError, OptionSpec, Pairs, ParseActionError, Part, PlayError, Refusal, Seat,
    SetupError, Standing, Viewer,
};

/// Where [`Game::apply`] reports what happened. Search passes [`Quiet`] and pays nothing; doors pass a `Vec`.
pub trait Events<E> {
    /// Takes note of an event.
    fn push(&mut self, event: E);

    /// Takes note of an event that costs something to work out; who does not listen does not pay.
    #[inline]
    fn push_with(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Listens to no event.
pub struct Quiet;

impl<E> Events<E> for Quiet {
    #[inline(always)]
    fn push(&mut self, _event: E) {}

    #[inline(always)]
    fn push_with(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Events<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// A board game as a value. See the module's head for what belongs where.
pub trait Game: Sized + Send + Sync + 'static {
    /// Component data, read from text and checked once.
    type Content: Debug + Send + Sync;
    /// What the table chose before the game, defaults filled in.
    type Options: Clone + PartialEq + Debug + Send + Sync;
    /// All chance and choice that precedes the first decision, explicit: no seed, but what the seed gave.
    type Setup: Clone + PartialEq + Debug + Send + Sync;
    /// Everything that changes or is hidden. Small; cloned at every leaf of a search.
    type Position: Clone + PartialEq + Debug + Send + Sync;
    /// One small decision.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// One thing that happened, for logs, screens and animation.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// What one viewer sees, built field by field.
    type View: Clone + PartialEq + Debug + Send + Sync;

    /// The name in every door, such as `lone-wolves`.
    const NAME: &'static str;
    /// The two letters of its rule statements, such as `LW`.
    const LETTERS: &'static str;
    /// Raised when a rule changes so that old records would replay differently.
    const RULES_VERSION: u32;
    /// The component data that ships with the program (TOML).
    const CONTENT: &'static str;
    /// The player counts that can play, in ascending order.
    const PLAYERS: &'static [usize];

    /// Reads and checks component data.
    ///
    /// # Errors
    /// Names the first entry that is missing, unknown or impossible.
    fn read_content(text: &str) -> Result<Self::Content, ContentError>;

    /// The options a table may set.
    fn option_specs() -> Vec<OptionSpec>;

    /// Reads options; what is not named takes its default.
    ///
    /// # Errors
    /// On an unknown name, an impossible value, or a player count that cannot play with them.
    fn read_options(
        content: &Self::Content,
        players: usize,
        given: &Pairs,
    ) -> Result<Self::Options, OptionError>;

    /// Writes options, all of them, in the order of [`Game::option_specs`]. Reading them gives them back.
    fn write_options(options: &Self::Options) -> Pairs;

    /// Draws all chance of a game.
    fn draw<R: Rng + ?Sized>(
        content: &Self::Content,
        players: usize,
        options: &Self::Options,
        rng: &mut R,
    ) -> Self::Setup;

    /// Reads a set-up. Checks form only; [`Game::begin`] checks whether it is possible.
    ///
    /// # Errors
    /// Names the line that is missing, unknown or malformed.
    fn read_setup(content: &Self::Content, lines: &Pairs) -> Result<Self::Setup, SetupError>;

    /// Writes the whole set-up as readable lines in a fixed order. Reading them gives it back.
    fn write_setup(content: &Self::Content, setup: &Self::Setup) -> Pairs;

    /// The game and its first position.
    ///
    /// # Errors
    /// If the set-up does not fit the content, the options or the number of players.
    fn begin(
        content: &Self::Content,
        players: usize,
        options: &Self::Options,
        setup: &Self::Setup,
    ) -> Result<(Self, Self::Position), SetupError>;

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

    /// The rules that forbid `action` to the seat to move; empty exactly for the legal actions. It is written for
    /// people, plainly and apart from the fast generator, and a property test holds the two together.
    fn explain(&self, position: &Self::Position, action: Self::Action) -> Refusal;

    /// Carries out a legal action and tells what happened. An action that is not legal leaves some position behind
    /// that no rule describes, but never panics; whoever cannot be sure calls [`Game::play`].
    fn apply<E: Events<Self::Event>>(
        &self,
        position: &mut Self::Position,
        action: Self::Action,
        events: &mut E,
    );

    /// Carries out the action if `seat` may do it now, and else leaves the position as it was.
    ///
    /// # Errors
    /// Says who decides, or which rules forbid the action.
    fn play(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<Vec<Self::Event>, PlayError> {
        let to_move = self.to_move(position).ok_or(PlayError::Over)?;
        if to_move != seat {
            return Err(PlayError::NotYourTurn { to_move });
        }
        let mut legal = Vec::new();
        self.legal(position, &mut legal);
        if !legal.contains(&action) {
            return Err(PlayError::Illegal(self.explain(position, action)));
        }
        let mut events = Vec::new();
        self.apply(position, action, &mut events);
        Ok(events)
    }

    /// The canonical text of an action, the same in every position.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads the canonical text; the inverse of [`Game::write_action`].
    ///
    /// # Errors
    /// Says where the text stops being an action and what was expected there.
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseActionError>;

    /// The elements of the screen a person touches in order to choose `action`, such as `wolf-12`, `hex-4-7`.
    /// Legal actions of one position have different paths, and no path is the beginning of another.
    fn clicks(&self, position: &Self::Position, action: Self::Action) -> Vec<String>;

    /// The action a person who touched these elements in order most likely wants, legal or not, so that a refusal can be
    /// explained; `None` if there is no telling. The path of a legal action means that action.
    fn meant(&self, position: &Self::Position, clicks: &[&str]) -> Option<Self::Action>;

    /// What `viewer` sees, built field by field: what is not written here is hidden.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// The event as `viewer` is told it: the same event with what they may not know left blank.
    fn event_for(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Did this event turn up something that somebody did not know? Undo never goes past it.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// A full position that fits the view, drawn at random from all that do.
    fn sample<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::Position;

    /// The set-up from which the same actions lead to `world` instead of the true position; `world` is a sample for
    /// some viewer of that position. The secrecy tests replay whole games in worlds a viewer cannot tell apart.
    fn setup_of(&self, setup: &Self::Setup, truth: &Self::Position, world: &Self::Position) -> Self::Setup;

    /// Points and winners, final or as if the game ended now. Allocates nothing.
    fn standing(&self, position: &Self::Position) -> Standing;

    /// The parts of a seat's points; they add up to [`Standing::points`].
    fn parts(&self, position: &Self::Position, seat: Seat) -> Vec<Part>;

    /// How the game ended; `None` while it runs.
    fn ending(&self, position: &Self::Position) -> Option<Ending>;
}
