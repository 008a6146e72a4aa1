//! What a game has to say about itself to be tested, and the tables the laws are tried on.

use std::fmt::Debug;

use moonpack_rules::{Begin, BoardGame, Game, Pairs, Quiet};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

/// A player count with options: one row of the matrix the suite runs over.
#[derive(Clone, Debug)]
pub struct Case {
    /// How many play.
    pub players: usize,
    /// The options, as a door would write them.
    pub options: Pairs,
    /// The version of the rules; the newest if nothing is said.
    pub version: Option<u32>,
}

impl Case {
    /// A case from words, such as `Case::new(2, &[("board", "advanced")])`.
    pub fn new(players: usize, options: &[(&str, &str)]) -> Self {
        let options = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        Self { players, options, version: None }
    }

    /// The same by another version of the rules.
    pub fn by_version(&self, version: u32) -> Self {
        Self { version: Some(version), ..self.clone() }
    }
}

/// What a game adds to the suite: a witness type in the game's tests, so that the rules crate itself stays bare.
pub trait Contract {
    /// The game.
    type Game: BoardGame;

    /// Every player count and variant worth playing.
    fn cases() -> Vec<Case>;

    /// The game's conservation laws at any position: so many pieces, cards and points, no more and no less.
    ///
    /// # Errors
    /// Says which law is broken.
    fn laws(game: &Self::Game, position: &<Self::Game as Game>::Position) -> Result<(), String>;

    /// A wide net of actions, legal or not, on which the generator and the explanation must agree.
    fn candidates(
        game: &Self::Game,
        position: &<Self::Game as Game>::Position,
    ) -> Vec<<Self::Game as Game>::Action>;
}

/// A game begun for a test.
pub struct Table<G: Begin> {
    /// Which row of the matrix.
    pub case: Case,
    /// The seed it was drawn from.
    pub seed: u64,
    /// The component data.
    pub content: G::Content,
    /// The rules.
    pub rules: G::Ruleset,
    /// The options read.
    pub options: G::Options,
    /// The set-up drawn.
    pub setup: G::Setup,
    /// The game.
    pub game: G,
    /// Its first position.
    pub start: G::Position,
}

impl<G: Begin> Table<G> {
    /// Begins the game of `case` drawn from `seed`.
    pub fn new(case: &Case, seed: u64) -> Self {
        let told = |what: &dyn Debug| format!("{} {case:?} seed {seed}: {what:?}", G::NAME);
        let content = G::read_content(G::CONTENT).unwrap_or_else(|e| panic!("{}", told(&e)));
        let options =
            G::read_options(&content, case.players, &case.options).unwrap_or_else(|e| panic!("{}", told(&e)));
        let setup = G::draw(&content, case.players, &options, &mut ChaCha12Rng::seed_from_u64(seed));
        let rules = case.version.map_or(Some(G::NEWEST), G::ruleset);
        let rules = rules.unwrap_or_else(|| panic!("{}", told(&"there is no such version of the rules")));
        let (game, start) = G::begin(&content, &rules, case.players, &options, &setup)
            .unwrap_or_else(|e| panic!("{}", told(&e)));
        Self { case: case.clone(), seed, content, rules, options, setup, game, start }
    }

    /// Where a failure happened, for messages.
    pub fn place(&self, step: usize) -> String {
        format!("{} {:?} seed {} step {step}", G::NAME, self.case, self.seed)
    }
}

/// `games` tables for every case.
pub fn tables<C: Contract>(games: u64) -> impl Iterator<Item = Table<C::Game>> {
    C::cases().into_iter().flat_map(move |case| (0..games).map(move |seed| Table::new(&case, seed)))
}

/// Plays at random to the end, calling `each` before every decision with the step, the position and the legal actions.
/// Returns the last position and the actions.
pub fn playout<G: Begin, R: Rng>(
    table: &Table<G>,
    rng: &mut R,
    mut each: impl FnMut(usize, &G::Position, &[G::Action]),
) -> (G::Position, Vec<G::Action>) {
    let mut position = table.start.clone();
    let mut legal = Vec::new();
    let mut played = Vec::new();
    while table.game.to_move(&position).is_some() {
        table.game.legal(&position, &mut legal);
        assert!(!legal.is_empty(), "{}: no legal action", table.place(played.len()));
        each(played.len(), &position, &legal);
        let action = legal[rng.random_range(0..legal.len())];
        table.game.apply(&mut position, action, &mut Quiet);
        played.push(action);
    }
    (position, played)
}
