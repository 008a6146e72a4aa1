//! How a match begins: component data, options, chance, and the first position. Asked once a match, never by search.

use std::fmt::Debug;

use rand::Rng;

use crate::{ContentError, Game, OptionError, OptionSpec, Pairs, SetupError};

/// A game that can be set up, from text or by chance.
///
/// ```
/// use moonpack_rules::{Begin, Game};
/// use moonpack_toy::Toy;
///
/// let setup = Toy::read_setup(&(), &vec![("card".into(), "red".into())]).unwrap();
/// let (game, start) = Toy::begin(&(), &Toy::NEWEST, 2, &(), &setup).unwrap();
/// assert_eq!(game.seats(), 2);
/// assert_eq!(Toy::write_setup(&(), &setup)[0].1, "red");
/// # assert!(game.to_move(&start).is_some());
/// ```
pub trait Begin: Game {
    /// Component data, read from text and checked once.
    type Content: Debug + Send + Sync;
    /// One version of the rules: what differs between versions, as data.
    type Ruleset: Copy + PartialEq + Debug + Send + Sync;
    /// What the table chose before the game, defaults filled in.
    type Options: Clone + PartialEq + Debug + Send + Sync;
    /// All chance and choice that precedes the first decision, explicit: no seed, but what the seed gave.
    type Setup: Clone + PartialEq + Debug + Send + Sync;

    /// The name in every door, such as `lone-wolves`.
    const NAME: &'static str;
    /// The two letters of its rule statements, such as `LW`.
    const LETTERS: &'static str;
    /// The versions of its rules that can be played, in ascending order; a new match takes the last. A version is added
    /// when a rule changes so that old records would replay differently, and the old ones stay.
    const VERSIONS: &'static [u32];
    /// The rules of the last of them.
    const NEWEST: Self::Ruleset;
    /// The component data that ships with the program (TOML).
    const CONTENT: &'static str;
    /// The player counts that can play, in ascending order.
    const PLAYERS: &'static [usize];

    /// The rules of a version; `None` for one that is not in [`Begin::VERSIONS`].
    fn ruleset(version: u32) -> Option<Self::Ruleset>;

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

    /// Writes options, all of them, in the order of [`Begin::option_specs`]. Reading them gives them back.
    fn write_options(options: &Self::Options) -> Pairs;

    /// Draws all chance of a game.
    fn draw<R: Rng + ?Sized>(
        content: &Self::Content,
        players: usize,
        options: &Self::Options,
        rng: &mut R,
    ) -> Self::Setup;

    /// Reads a set-up. Checks form only; [`Begin::begin`] checks whether it is possible.
    ///
    /// # Errors
    /// Names the line that is missing, unknown or malformed.
    fn read_setup(content: &Self::Content, lines: &Pairs) -> Result<Self::Setup, SetupError>;

    /// Writes the whole set-up as readable lines in a fixed order. Reading them gives it back.
    fn write_setup(content: &Self::Content, setup: &Self::Setup) -> Pairs;

    /// Could chance have given this set-up? Asked of set-ups that come from outside. [`Begin::begin`] is also handed worlds
    /// made up for a viewer, in which parts that were drawn together need not agree; a game without such parts leaves
    /// this as it is.
    ///
    /// # Errors
    /// Names the line that disagrees with another.
    fn check_drawn(
        _content: &Self::Content,
        _options: &Self::Options,
        _setup: &Self::Setup,
    ) -> Result<(), SetupError> {
        Ok(())
    }

    /// The game and its first position.
    ///
    /// # Errors
    /// If the set-up does not fit the content, the options or the number of players.
    fn begin(
        content: &Self::Content,
        rules: &Self::Ruleset,
        players: usize,
        options: &Self::Options,
        setup: &Self::Setup,
    ) -> Result<(Self, Self::Position), SetupError>;

    /// The set-up from which the same actions lead to `world` instead of the true position; `world` is a sample for
    /// some viewer of that position. The secrecy tests replay whole games in worlds a viewer cannot tell apart.
    fn setup_of(&self, setup: &Self::Setup, truth: &Self::Position, world: &Self::Position) -> Self::Setup;
}

/// The rules of a game that has had one version so far, so that there is nothing to say but its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstRules {
    /// The number.
    pub version: u32,
}

impl FirstRules {
    /// The only rules.
    pub const ONLY: Self = Self { version: 1 };
    /// The one version.
    pub const VERSIONS: &'static [u32] = &[Self::ONLY.version];

    /// The rules of a version.
    pub fn of(version: u32) -> Option<Self> {
        (version == Self::ONLY.version).then_some(Self::ONLY)
    }
}
