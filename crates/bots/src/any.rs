//! The bots behind one door that speaks text, for the server, the engine and the match runner.
//!
//! It takes whole matches because its callers hold them, and shows a bot nothing but the view of the seat to move.

use std::sync::atomic::AtomicBool;

use moonpack_games::{AnyMatch, Match, each};
use moonpack_rules::{BoardGame, Seat, Viewer};

use crate::evaluate::{Evaluate, Value};
use crate::{Analysis, Beginner, Budget, Level, Mind, analyse, decide_with};

/// A bot of any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnyBot {
    /// How it plays.
    pub level: Level,
    /// What its chance is drawn from; the number of steps played is mixed in, so one seed serves a whole match.
    pub seed: u64,
}

/// What the search thinks of a match, in text.
#[derive(Clone, PartialEq, Debug)]
pub struct TextAnalysis {
    /// The number of actions that had been played when it was asked; an answer to an older step is to be dropped.
    pub step: usize,
    /// How many iterations it took.
    pub iterations: u64,
    /// The value for each seat of the table, from 0 (lost) to 1 (won).
    pub value: Vec<f32>,
    /// The actions from the most to the least promising.
    pub lines: Vec<TextLine>,
}

/// One action and what the search expects to follow, in text.
#[derive(Clone, PartialEq, Debug)]
pub struct TextLine {
    /// The action, then the expected continuation.
    pub actions: Vec<String>,
    /// How often the action was tried.
    pub visits: u64,
    /// The value after it for each seat of the table.
    pub value: Vec<f32>,
}

impl AnyBot {
    /// The action of the seat to move, as text; `None` when the game is over.
    pub fn decide(&self, any: &AnyMatch, budget: Budget, cancel: &AtomicBool) -> Option<String> {
        self.decide_with(any, &mut Mind::new(), budget, cancel)
    }

    /// The same with a mind that goes on from what it thought at the seat's decision before.
    pub fn decide_with(
        &self,
        any: &AnyMatch,
        mind: &mut Mind,
        budget: Budget,
        cancel: &AtomicBool,
    ) -> Option<String> {
        let seat = any.to_move()?;
        each!(any, m => self.typed(m, seat, mind, budget, cancel))
    }

    fn typed<G: Evaluate + BoardGame>(
        &self,
        m: &Match<G>,
        seat: Seat,
        mind: &mut Mind,
        budget: Budget,
        cancel: &AtomicBool,
    ) -> Option<String> {
        let game = m.game().as_ref();
        let view = game.view(m.position(), Viewer::Seat(seat));
        let seed = mix(self.seed, m.actions().len());
        let action = decide_with(game, &view, mind, m.actions(), self.level, budget, seed, cancel);
        action.map(|action| game.write_action(action))
    }
}

impl Beginner {
    /// The action of the seat to move in a match of any game, as text; `None` when the game is over.
    pub fn decide_any(self, any: &AnyMatch, seed: u64) -> Option<String> {
        let seat = any.to_move()?;
        each!(any, m => self.typed(m, seat, seed))
    }

    fn typed<G: Evaluate + BoardGame>(self, m: &Match<G>, seat: Seat, seed: u64) -> Option<String> {
        let game = m.game().as_ref();
        let view = game.view(m.position(), Viewer::Seat(seat));
        let action = self.decide(game, &view, mix(seed, m.actions().len()));
        action.map(|action| game.write_action(action))
    }
}

impl TextAnalysis {
    /// Thinks about a match as `viewer` sees it, with at most `most` lines, telling `tell` while it thinks.
    pub fn of(
        any: &AnyMatch,
        viewer: Viewer,
        most: usize,
        budget: Budget,
        cancel: &AtomicBool,
        tell: &mut dyn FnMut(&Self),
    ) -> Self {
        each!(any, m => Self::typed(m, viewer, most, budget, cancel, tell))
    }

    fn typed<G: Evaluate + BoardGame>(
        m: &Match<G>,
        viewer: Viewer,
        most: usize,
        budget: Budget,
        cancel: &AtomicBool,
        tell: &mut dyn FnMut(&Self),
    ) -> Self {
        let game = m.game().as_ref();
        let view = game.view(m.position(), viewer);
        let step = m.actions().len();
        let mut tell = |analysis: &Analysis<G::Action>| tell(&Self::written(game, step, most, analysis));
        let analysis = analyse(game, &view, budget, mix(0, step), cancel, &mut tell);
        Self::written(game, step, most, &analysis)
    }

    fn written<G: Evaluate + BoardGame>(
        game: &G,
        step: usize,
        most: usize,
        analysis: &Analysis<G::Action>,
    ) -> Self {
        let seats = |value: &Value| value[..game.seats()].to_vec();
        let lines = analysis.lines.iter().take(most).map(|line| TextLine {
            actions: line.actions.iter().map(|action| game.write_action(*action)).collect(),
            visits: line.visits,
            value: seats(&line.value),
        });
        Self { step, iterations: analysis.iterations, value: seats(&analysis.value), lines: lines.collect() }
    }
}

/// Another seed for each step, far from its neighbours.
fn mix(seed: u64, step: usize) -> u64 {
    let mut mixed = seed ^ (step as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ (mixed >> 31)
}
