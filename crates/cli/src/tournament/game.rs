//! One game of a tournament, from the set-up to the result.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::Context as _;
use moonpack_bots::{AnyBot, Level, Mind};
use moonpack_games::{AnyMatch, Contents, GameKind, Record};
use moonpack_rules::{Pairs, Seat};

use super::acquaintance::Acquaintance;
use super::entrant::{Entrant, Limit, Player};
use super::schedule::Pairing;
use super::stopwatch::Stopwatch;

/// A game that is not over after so many turns is scored as it stands (The Wolves, ruling 40).
const MOST_TURNS: u32 = 400;

/// What came out of one game, by seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameResult {
    pub(crate) number: usize,
    /// The entrant on each seat.
    pub(crate) seats: Vec<usize>,
    pub(crate) points: Vec<i32>,
    /// Each seat's part of the victory: 1, or less if it is shared.
    pub(crate) wins: Vec<f64>,
    pub(crate) decisions: Vec<u64>,
    pub(crate) micros: Vec<u64>,
    /// Decisions that took more than their milliseconds, 5 % of them and 20 ms, not counting the time they waited for a
    /// processor.
    pub(crate) overruns: Vec<u64>,
    pub(crate) ending: String,
}

/// Everything the games of a tournament have in common.
pub(crate) struct Referee<'a> {
    pub(crate) contents: &'a Contents,
    pub(crate) kind: GameKind,
    pub(crate) players: usize,
    pub(crate) options: Pairs,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) limit: Limit,
    /// Where the records go, if they are wanted.
    pub(crate) records: Option<PathBuf>,
}

impl Referee<'_> {
    /// Can the game be played like this?
    ///
    /// # Errors
    /// If the options or the number of players do not work, or the game has no such level.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        for entrant in &self.entrants {
            if let Player::Level(level) = entrant.player {
                level.in_game(self.kind)?;
            }
        }
        AnyMatch::draw(self.contents, self.kind, self.players, &self.options, 0)?;
        Ok(())
    }

    /// Does a game depend on those before it, because somebody learns from them?
    pub(crate) fn learns(&self) -> bool {
        self.entrants.iter().any(|entrant| entrant.player == Player::Level(Level::Packmate))
    }

    /// Plays a game; `known` is what the entrants know of each other.
    ///
    /// # Errors
    /// If it cannot begin, if a bot does something illegal, which is a bug, or if the record cannot be written.
    pub(crate) fn play(&self, pairing: &Pairing, known: &Acquaintance) -> anyhow::Result<GameResult> {
        let mut play = AnyMatch::draw(self.contents, self.kind, self.players, &self.options, pairing.seed)?;
        let mut result = GameResult {
            number: pairing.number,
            seats: pairing.seats.clone(),
            points: Vec::new(),
            wins: Vec::new(),
            decisions: vec![0; self.players],
            micros: vec![0; self.players],
            overruns: vec![0; self.players],
            ending: String::new(),
        };
        let mut minds: Vec<Mind> = std::iter::repeat_with(Mind::new).take(self.players).collect();
        for (at, mind) in minds.iter_mut().enumerate() {
            mind.face(known.facing(&pairing.seats, at));
        }
        while let Some(seat) = play.to_move().filter(|_| play.turn() <= MOST_TURNS) {
            let entrant = self.entrants[pairing.seats[seat.index()]];
            self.decide(&mut play, seat, entrant, &mut minds[seat.index()], pairing, &mut result)?;
        }
        let standing = play.standing();
        let share = 1.0 / standing.winners.len().max(1) as f64;
        result.points = standing.points[..self.players].to_vec();
        result.wins = Seat::first(self.players)
            .map(|seat| if standing.winners.contains(seat) { share } else { 0.0 })
            .collect();
        result.ending = play.ending().map_or("unfinished", |ending| ending.0).to_owned();
        self.record(play, pairing)?;
        Ok(result)
    }

    fn decide(
        &self,
        play: &mut AnyMatch,
        seat: Seat,
        entrant: Entrant,
        mind: &mut Mind,
        pairing: &Pairing,
        result: &mut GameResult,
    ) -> anyhow::Result<()> {
        let limit = entrant.limit(self.limit);
        // The seat is mixed in so that two bots of one level do not think alike.
        let seed = pairing.seed.wrapping_mul(31).wrapping_add(seat.index() as u64);
        let watch = Stopwatch::start();
        let action = match entrant.player {
            Player::Level(level) => {
                AnyBot { level, seed }.decide_with(play, mind, limit.budget(), &AtomicBool::new(false))
            }
            Player::Beginner(beginner) => beginner.decide_any(play, seed),
        };
        let action = action.context("the bot has no answer")?;
        let taken = watch.taken();
        let at = seat.index();
        result.decisions[at] += 1;
        result.micros[at] += taken.as_micros() as u64;
        if let Limit::Ms(ms) = limit {
            let most = Duration::from_millis(ms).mul_f64(1.05) + Duration::from_millis(20);
            result.overruns[at] += u64::from(taken > most);
        }
        play.play(seat, &action)
            .with_context(|| format!("game {}: {entrant} wanted `{action}`", pairing.number))?;
        Ok(())
    }

    fn record(&self, play: AnyMatch, pairing: &Pairing) -> anyhow::Result<()> {
        let Some(directory) = &self.records else { return Ok(()) };
        let names: Vec<String> =
            pairing.seats.iter().map(|bot| format!("bot {}", self.entrants[*bot])).collect();
        let path = directory.join(format!("{}-{:05}.moonpack", self.kind, pairing.number + 1));
        std::fs::write(&path, Record::new(play, &names).write()).with_context(|| path.display().to_string())
    }
}
