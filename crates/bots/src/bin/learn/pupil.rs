//! What differs from game to game in learning: who sits at a table, how much is played, and what a game teaches.

use moonpack_bots::learned::Learned;
use moonpack_bots::net::Net;
use moonpack_games::{AnyMatch, Contents, GameKind, Match};
use moonpack_rules::{BoardGame, Pairs};

use crate::games;
use crate::teach::Lesson;

/// A game whose networks can be taught.
pub(crate) trait Pupil: Learned + BoardGame {
    const KIND: GameKind;
    /// Rounds, and games in a round, that made the shipped networks.
    const ROUNDS: u64;
    const GAMES: u64;

    /// One quiet position in so many becomes a lesson: where many follow each other, neighbours teach the same.
    const ONE_IN: u32;

    /// How many sit at the table of the game with this number, and what is played.
    fn table(number: u64) -> (usize, Pairs);

    /// The typed match.
    fn typed(any: AnyMatch) -> Option<Match<Self>>;

    /// Plays a game with these networks and writes down what it teaches.
    ///
    /// # Errors
    /// If the table cannot be laid.
    fn lessons(
        contents: &Contents,
        number: u64,
        nets: &[Net],
        heat: f32,
        seed: u64,
    ) -> anyhow::Result<Vec<Lesson>> {
        games::lessons::<Self>(contents, number, nets, heat, seed)
    }
}

impl Pupil for lone_wolves::LoneWolves {
    const KIND: GameKind = GameKind::LoneWolves;
    const ROUNDS: u64 = 5;
    const GAMES: u64 = 4_000;
    const ONE_IN: u32 = 1;

    /// Two of three tables are the standard board.
    fn table(number: u64) -> (usize, Pairs) {
        let board = if number % 3 == 2 { "advanced" } else { "standard" };
        (2, vec![("board".to_owned(), board.to_owned())])
    }

    fn typed(any: AnyMatch) -> Option<Match<Self>> {
        if let AnyMatch::LoneWolves(typed) = any { Some(typed) } else { None }
    }
}
