//! Playing a chain, and what follows it by itself.
//!
//! A decision follows by itself when the seat that has just decided must decide again in the same turn and has no say:
//! one legal action, or several that lead to the same. It never turns up something hidden unless the chain already
//! has, because the chain could no longer be taken back; so whatever followed is taken back with what it follows.

use moonpack_games::{ActError, AnyMatch, Match, each};
use moonpack_rules::{BoardGame, PlayError, Seat};
use thiserror::Error;

use crate::way::{Chain, after, legal};

/// The most decisions a chain may have. The longest way has three, a whole turn by hand rarely ten.
pub const MAX_CHAIN: usize = 16;

/// How a decision came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Link {
    /// Somebody chose it.
    #[default]
    Chosen,
    /// It was chosen in one go with the decision before it.
    Joined,
    /// It followed by itself.
    Followed,
}

impl Link {
    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chosen => "chosen",
            Self::Joined => "joined",
            Self::Followed => "followed",
        }
    }

    /// The link with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Chosen, Self::Joined, Self::Followed].into_iter().find(|link| link.name() == name)
    }
}

/// A decision of a chain that can be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// Its canonical text.
    pub action: String,
    /// How it came about.
    pub link: Link,
}

/// Why a chain was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ChainError {
    /// One of its actions cannot be played when its turn comes.
    #[error(transparent)]
    Act(#[from] ActError),
    /// It has no action, or too many.
    #[error("a chain has between 1 and {MAX_CHAIN} actions")]
    Length,
    /// It goes on after something was turned up: what comes then must be chosen by somebody who has seen it.
    #[error("a chain cannot go on after a decision that reveals something")]
    Revealed,
    /// It goes on after the turn has passed.
    #[error("a chain cannot go on after the end of the turn")]
    Passed,
}

/// A chain being played from a position.
pub(crate) struct Play<'a, G: BoardGame> {
    game: &'a G,
    position: G::Position,
    seat: Seat,
    turn: u32,
    revealed: bool,
}

impl<'a, G: Chain> Play<'a, G> {
    /// Begins with the seat to move; `None` when the game is over.
    pub(crate) fn new(game: &'a G, position: &G::Position) -> Option<Self> {
        let seat = game.to_move(position)?;
        let turn = game.turn(position);
        Some(Self { game, position: position.clone(), seat, turn, revealed: false })
    }

    /// Has the turn passed?
    pub(crate) fn over(&self) -> bool {
        self.game.to_move(&self.position) != Some(self.seat) || self.game.turn(&self.position) != self.turn
    }

    /// Plays a legal action.
    pub(crate) fn take(&mut self, action: G::Action) {
        let (next, revealed) = after(self.game, &self.position, action);
        self.position = next;
        self.revealed |= revealed;
    }

    /// Plays what follows by itself now, if something does.
    pub(crate) fn follow(&mut self) -> Option<G::Action> {
        if self.over() {
            return None;
        }
        let actions = legal(self.game, &self.position);
        let first = *actions.first()?;
        if !actions.iter().all(|other| *other == first || self.game.same(&self.position, first, *other)) {
            return None;
        }
        let (next, revealed) = after(self.game, &self.position, first);
        if revealed && !self.revealed {
            return None;
        }
        self.position = next;
        Some(first)
    }

    /// Plays a chosen action if the rules allow it.
    fn choose(&mut self, text: &str) -> Result<(), ChainError> {
        let action = self.game.read_action(text).map_err(ActError::Syntax)?;
        if !legal(self.game, &self.position).contains(&action) {
            let refusal = self.game.explain(&self.position, action);
            return Err(ActError::Play(PlayError::Illegal(refusal)).into());
        }
        self.take(action);
        Ok(())
    }
}

/// The decisions that `actions` of `seat` lead to, with those that follow by themselves if that is wished for. Nothing
/// is changed: whoever keeps the match plays them.
///
/// # Errors
/// Says which rule of chains is broken, or why one of the actions cannot be played when its turn comes.
pub fn decide(
    game: &AnyMatch,
    seat: Seat,
    actions: &[String],
    follow: bool,
) -> Result<Vec<Decided>, ChainError> {
    each!(game, m => typed(m, seat, actions, follow))
}

/// The beginning of a foreseen line that the seat to move decides in this turn: up to the turn's end, to something that
/// is turned up, or to what cannot be played.
pub fn turn(game: &AnyMatch, line: &[String]) -> Vec<String> {
    fn typed<G: Chain>(m: &Match<G>, line: &[String]) -> Vec<String> {
        let Some(mut play) = Play::new(&**m.game(), m.position()) else { return Vec::new() };
        let goes = move |text: &&String| !play.over() && !play.revealed && play.choose(text).is_ok();
        line.iter().take_while(goes).cloned().collect()
    }
    each!(game, m => typed(m, line))
}

fn typed<G: Chain>(
    m: &Match<G>,
    seat: Seat,
    actions: &[String],
    follow: bool,
) -> Result<Vec<Decided>, ChainError> {
    if actions.is_empty() || actions.len() > MAX_CHAIN {
        return Err(ChainError::Length);
    }
    let mut play = Play::new(&**m.game(), m.position()).ok_or(ActError::Play(PlayError::Over))?;
    if play.seat != seat {
        return Err(ActError::Play(PlayError::NotYourTurn { to_move: play.seat }).into());
    }
    let mut decided = Vec::new();
    for (number, text) in actions.iter().enumerate() {
        if play.over() {
            return Err(ChainError::Passed);
        }
        if play.revealed {
            return Err(ChainError::Revealed);
        }
        play.choose(text)?;
        let link = if number == 0 { Link::Chosen } else { Link::Joined };
        decided.push(Decided { action: text.clone(), link });
    }
    while follow && decided.len() < 2 * MAX_CHAIN {
        let Some(action) = play.follow() else { break };
        decided.push(Decided { action: m.game().write_action(action), link: Link::Followed });
    }
    Ok(decided)
}
