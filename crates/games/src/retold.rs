//! A match told again: every step with who decided, what, what happened, and the position it led to.
//!
//! The one way to walk through a match. Replay, log, trail, score graph and terminal use it, so that none of them plays
//! actions a second time by itself.
//!
//! ```
//! use moonpack_games::{AnyMatch, Contents, GameKind};
//! # use moonpack_rules::Seat;
//!
//! let contents = Contents::shipped().unwrap();
//! let mut play = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 7).unwrap();
//! let lead = play.legal()[0].clone();
//! play.play(play.to_move().unwrap(), &lead).unwrap();
//! let steps: Vec<_> = play.retold().collect();
//! assert_eq!((steps.len(), steps[0].action.as_str()), (1, lead.as_str()));
//! assert_eq!(steps[0].standing, play.standing());
//! ```

use moonpack_rules::{BoardGame, Seat, Standing};

use crate::{AnyEvent, Match};

/// One step of a match, typed.
#[derive(Clone, Debug)]
pub struct Step<G: BoardGame> {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// What happened, with everything in it.
    pub events: Vec<G::Event>,
    /// The position it led to, with everything in it.
    pub position: G::Position,
}

/// One step of a match of any game.
#[derive(Clone, Debug)]
pub struct AnyStep {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided, as text.
    pub action: String,
    /// What happened, with everything in it; [`AnyEvent::told_to`] says what of it somebody may hear.
    pub events: Vec<AnyEvent>,
    /// The points after it.
    pub standing: Standing,
}

impl AnyStep {
    /// The step of a typed match, its events wrapped.
    pub(crate) fn of<G: BoardGame>(play: &Match<G>, step: Step<G>, wrap: fn(G::Event) -> AnyEvent) -> Self {
        Self {
            number: step.number,
            seat: step.seat,
            action: play.game().write_action(step.action),
            standing: play.game().standing(&step.position),
            events: step.events.into_iter().map(wrap).collect(),
        }
    }
}

impl<G: BoardGame> Match<G> {
    /// The match told again from its beginning, step by step.
    pub fn retold(&self) -> impl Iterator<Item = Step<G>> + '_ {
        self.retold_from(0)
    }

    /// The same without its first steps.
    pub fn retold_from(&self, from: usize) -> impl Iterator<Item = Step<G>> + '_ {
        self.retold_on(from, self.replay(from.min(self.actions().len())))
    }

    /// The same for whoever holds the position after those first steps: nothing is played a second time.
    pub fn retold_on(&self, from: usize, mut position: G::Position) -> impl Iterator<Item = Step<G>> + '_ {
        self.actions().iter().enumerate().skip(from).map_while(move |(index, action)| {
            let seat = self.game().to_move(&position)?;
            let mut events = Vec::new();
            self.game().apply(&mut position, *action, &mut events);
            Some(Step { number: index + 1, seat, action: *action, events, position: position.clone() })
        })
    }
}
