//! What differs from game to game in learning: who sits at a table, how much is played, and what a game teaches.

use moonpack_bots::Lore;
use moonpack_bots::learned::Learned;
use moonpack_games::{AnyMatch, Contents, GameKind, Match};
use moonpack_rules::{BoardGame, Pairs};

use crate::games;
use crate::teach::Lessons;

/// A game that can be learned.
pub(crate) trait Pupil: Learned + BoardGame {
    const KIND: GameKind;
    /// Rounds, and games in a round, that made what is shipped.
    const ROUNDS: u64;
    const GAMES: u64;

    /// How deeply the search looks that is learned from.
    const ITERATIONS: u64 = 300;

    /// How many sit at the table of the game with this number, and what is played.
    fn table(number: u64) -> (usize, Pairs);

    /// The typed match.
    fn typed(any: AnyMatch) -> Option<Match<Self>>;

    /// Plays a game with what was learned so far and writes down what it teaches.
    ///
    /// # Errors
    /// If the table cannot be laid.
    fn lessons(contents: &Contents, number: u64, lore: &Lore, seed: u64) -> anyhow::Result<Lessons> {
        games::lessons::<Self>(contents, number, lore, seed)
    }
}

impl Pupil for lone_wolves::LoneWolves {
    const KIND: GameKind = GameKind::LoneWolves;
    const ROUNDS: u64 = 2;
    const GAMES: u64 = 500;
    const ITERATIONS: u64 = 1_000;

    /// Two of three tables are the standard board.
    fn table(number: u64) -> (usize, Pairs) {
        let board = if number % 3 == 2 { "advanced" } else { "standard" };
        (2, vec![("board".to_owned(), board.to_owned())])
    }

    fn typed(any: AnyMatch) -> Option<Match<Self>> {
        if let AnyMatch::LoneWolves(typed) = any { Some(typed) } else { None }
    }
}

impl Pupil for the_wolves::TheWolves {
    const KIND: GameKind = GameKind::TheWolves;
    const ROUNDS: u64 = 4;
    const GAMES: u64 = 600;

    fn table(_number: u64) -> (usize, Pairs) {
        (2, Vec::new())
    }

    fn typed(any: AnyMatch) -> Option<Match<Self>> {
        if let AnyMatch::TheWolves(typed) = any { Some(typed) } else { None }
    }
}
