//! A match: a set-up and the actions played since. The position is derived from them and kept at hand.

use std::sync::Arc;

use moonpack_rules::{
    BoardGame, OptionError, Pairs, ParseActionError, PlayError, Quiet, Refusal, Seat, SetupError, Viewer,
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha12Rng;
use thiserror::Error;

use crate::ActError;

/// Why a match cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NewMatchError {
    /// The options or the number of players do not work.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The set-up does not work.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The rules are not known to this program.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
}

/// No such version of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("version {version} of the rules of {game} is not known; this program plays {}", list(.known))]
pub struct UnknownRules {
    /// The game's name.
    pub game: &'static str,
    /// What was asked for.
    pub version: u32,
    /// The versions there are.
    pub known: &'static [u32],
}

fn list(versions: &[u32]) -> String {
    versions.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

impl NewMatchError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Options(OptionError::Players { .. }) => "players",
            Self::Options(_) => "option",
            Self::Setup(_) => "setup",
            Self::Rules(_) => "rules-version",
        }
    }
}

/// The most steps of a match that a record or a code may hold, more than ten times the longest game on record. What comes
/// from outside is not replayed without end.
pub const MAX_STEPS: usize = 5_000;

/// How often the position is kept: taking a step back replays no more than twice as many.
const KEPT_EVERY: usize = 32;

/// A game in progress, typed.
pub struct Match<G: BoardGame> {
    content: Arc<G::Content>,
    version: u32,
    options: G::Options,
    setup: G::Setup,
    game: Arc<G>,
    start: G::Position,
    position: G::Position,
    /// Two earlier positions with their steps, the older first: what is taken back is replayed from there.
    kept: Vec<(usize, G::Position)>,
    actions: Vec<G::Action>,
}

// Derived, it would ask for `G: Clone`, which the shared game does not need.
impl<G: BoardGame> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            content: self.content.clone(),
            version: self.version,
            options: self.options.clone(),
            setup: self.setup.clone(),
            game: self.game.clone(),
            start: self.start.clone(),
            position: self.position.clone(),
            kept: self.kept.clone(),
            actions: self.actions.clone(),
        }
    }
}

impl<G: BoardGame> Match<G> {
    /// Draws a set-up from the seed and begins by this version of the rules. The same seed gives the same set-up for ever (ChaCha12).
    ///
    /// # Errors
    /// If there is no such version, or the options or the number of players do not work.
    pub fn draw(
        content: Arc<G::Content>,
        version: u32,
        players: usize,
        options: &Pairs,
        seed: u64,
    ) -> Result<Self, NewMatchError> {
        let options = Self::options_for(&content, players, options)?;
        let setup = G::draw(&content, players, &options, &mut ChaCha12Rng::seed_from_u64(seed));
        Self::begin(content, version, players, options, setup)
    }

    /// Begins from an explicit set-up by this version of the rules.
    ///
    /// # Errors
    /// If there is no such version, or the options, the number of players or the set-up do not work.
    pub fn from_setup(
        content: Arc<G::Content>,
        version: u32,
        players: usize,
        options: &Pairs,
        setup: &Pairs,
    ) -> Result<Self, NewMatchError> {
        let options = Self::options_for(&content, players, options)?;
        let setup = G::read_setup(&content, setup)?;
        G::check_drawn(&content, &options, &setup)?;
        Self::begin(content, version, players, options, setup)
    }

    fn options_for(content: &G::Content, players: usize, options: &Pairs) -> Result<G::Options, OptionError> {
        if !G::PLAYERS.contains(&players) {
            return Err(OptionError::players(players, G::PLAYERS));
        }
        G::read_options(content, players, options)
    }

    fn begin(
        content: Arc<G::Content>,
        version: u32,
        players: usize,
        options: G::Options,
        setup: G::Setup,
    ) -> Result<Self, NewMatchError> {
        let unknown = UnknownRules { game: G::NAME, version, known: G::VERSIONS };
        let rules = G::ruleset(version).ok_or(unknown)?;
        let (game, start) = G::begin(&content, &rules, players, &options, &setup)?;
        let position = start.clone();
        Ok(Self {
            content,
            version,
            options,
            setup,
            game: Arc::new(game),
            start,
            position,
            kept: Vec::new(),
            actions: Vec::new(),
        })
    }

    /// The part of the game that everybody knows and that never changes.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The version of the rules it is played by.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The first position. Only for those who may see everything.
    pub fn start(&self) -> &G::Position {
        &self.start
    }

    /// The component data the match is played with.
    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    /// The full position. Only for those who may see everything.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The actions so far.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The options, written out.
    pub fn options(&self) -> Pairs {
        G::write_options(&self.options)
    }

    /// The set-up. Holds every secret of the match.
    pub fn drawn(&self) -> &G::Setup {
        &self.setup
    }

    /// The set-up, written out. Holds every secret of the match.
    pub fn setup(&self) -> Pairs {
        G::write_setup(&self.content, &self.setup)
    }

    /// Plays `action` for `seat`.
    ///
    /// # Errors
    /// Says who decides, or which rules forbid the action; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, PlayError> {
        let events = self.game.play(&mut self.position, seat, action)?;
        self.went_on(action);
        Ok(events)
    }

    /// Plays the action written as `text` for `seat`.
    ///
    /// # Errors
    /// If the text is no action, somebody else decides, or rules forbid it; nothing has changed then.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, ActError> {
        let action = self.game.read_action(text)?;
        Ok(self.play(seat, action)?)
    }

    /// Plays an action that was just taken from [`Match::legal`], without asking again whether it is legal.
    pub fn follow(&mut self, action: G::Action) {
        self.game.apply(&mut self.position, action, &mut Quiet);
        self.went_on(action);
    }

    fn went_on(&mut self, action: G::Action) {
        self.actions.push(action);
        let steps = self.actions.len();
        if steps.is_multiple_of(KEPT_EVERY) {
            if self.kept.len() == 2 {
                self.kept.remove(0);
            }
            self.kept.push((steps, self.position.clone()));
        }
    }

    /// Takes the last action back; `None` if there is none.
    pub fn undo(&mut self) -> Option<G::Action> {
        let last = self.actions.pop()?;
        let steps = self.actions.len();
        self.kept.retain(|(kept, _)| *kept <= steps);
        if self.kept.is_empty() {
            self.keep_again();
        }
        self.position = self.replay(steps);
        Some(last)
    }

    /// Replays from the start once and keeps the last two positions on the way, so that whoever takes back step by step
    /// pays for it only every so many steps.
    fn keep_again(&mut self) {
        let last = self.actions.len() / KEPT_EVERY * KEPT_EVERY;
        let mut position = self.start.clone();
        for (done, action) in (1..=last).zip(&self.actions) {
            self.game.apply(&mut position, *action, &mut Quiet);
            if done.is_multiple_of(KEPT_EVERY) && done + KEPT_EVERY >= last {
                self.kept.push((done, position.clone()));
            }
        }
    }

    /// The match as it stood after `step` actions (all of them if there are fewer).
    pub fn at(&self, step: usize) -> Self {
        let mut earlier = self.clone();
        earlier.actions.truncate(step);
        earlier.kept.retain(|(kept, _)| *kept <= step);
        earlier.position = earlier.replay(earlier.actions.len());
        earlier
    }

    /// The position after so many actions.
    pub(crate) fn replay(&self, steps: usize) -> G::Position {
        let (kept, mut position) = match self.kept.last() {
            Some((kept, position)) if *kept <= steps => (*kept, position.clone()),
            _ => (0, self.start.clone()),
        };
        for action in &self.actions[kept..steps] {
            self.game.apply(&mut position, *action, &mut Quiet);
        }
        position
    }

    /// The same actions in another world that `viewer` cannot tell from this one.
    ///
    /// # Errors
    /// Never for a sound game; a [`SetupError`] here is a bug that the secrecy tests look for.
    pub fn resampled<R: Rng + ?Sized>(&self, viewer: Viewer, rng: &mut R) -> Result<Self, NewMatchError> {
        let world = self.game.sample(&self.game.view(&self.position, viewer), rng);
        let setup = self.game.setup_of(&self.setup, &self.position, &world);
        let mut other =
            Self::begin(self.content.clone(), self.version, self.game.seats(), self.options.clone(), setup)?;
        other.actions.clone_from(&self.actions);
        other.position = other.replay(other.actions.len());
        Ok(other)
    }

    /// The legal actions as text.
    pub fn legal_texts(&self) -> Vec<String> {
        self.legal().into_iter().map(|action| self.game.write_action(action)).collect()
    }

    /// The legal actions.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.position, &mut actions);
        actions
    }

    /// The rules that forbid the action written as `text`; empty if it is legal.
    ///
    /// # Errors
    /// If the text is no action.
    pub fn explain(&self, text: &str) -> Result<Refusal, ParseActionError> {
        Ok(self.game.explain(&self.position, self.game.read_action(text)?))
    }
}

#[cfg(test)]
mod tests {
    use moonpack_rules::{Begin, Game};
    use the_wolves::TheWolves;

    use super::*;

    /// Before, every step back was replayed from the start: n steps back cost n²/2 decisions.
    #[test]
    fn taking_back_a_whole_game_replays_from_the_start_only_every_so_often() {
        let content = Arc::new(TheWolves::read_content(TheWolves::CONTENT).unwrap());
        let mut game = Match::<TheWolves>::draw(content, TheWolves::VERSIONS[0], 2, &vec![], 5).unwrap();
        while game.game().to_move(game.position()).is_some() && game.actions().len() < 640 {
            let legal = game.legal();
            game.follow(legal[legal.len() / 2]);
        }
        let steps = game.actions().len();
        assert!(steps >= 320, "{steps} steps are long enough to count");
        let (mut replayed, mut anew) = (0, 0);
        while !game.actions().is_empty() {
            let had = game.kept.iter().any(|(kept, _)| *kept < game.actions().len());
            let before = game.actions().len() - 1;
            game.undo();
            if !had && before >= KEPT_EVERY {
                anew += 1;
                replayed += before;
            }
            replayed += before - game.kept.last().map_or(0, |(kept, _)| *kept);
        }
        assert!(anew <= steps / KEPT_EVERY, "{anew} times from the start in {steps} steps");
        assert!(replayed * 10 < steps * steps, "{replayed} decisions for {steps} steps back");
    }
}
