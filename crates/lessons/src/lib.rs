//! The games taught by doing.
//!
//! A [`Lesson`] is one scripted game (a record in `data/`) and the [`Step`]s in which a learner plays seat 0 of it. A step
//! says a thing and may ask for a few decisions of the script; between two steps the script goes on by itself. Where a
//! learner stands is a [`Stand`]: the step and how many of its decisions are done. It comes from the address and goes back
//! into it, so there is nothing to store, and a step is done exactly when its decisions were made.
//!
//! There is deliberately no page and no word here, and no rule: a learner's decision is compared with the script, and the
//! script is a record, which the games have checked.
//!
//! ```
//! use moonpack_games::GameKind;
//! use moonpack_lessons::Lesson;
//!
//! let lesson = Lesson::of(GameKind::LoneWolves).unwrap();
//! let stand = lesson.stand(2, 0).unwrap();
//! let asked = lesson.asked(stand).to_vec();
//! assert_eq!(asked, ["play r6 volcano"]);
//! assert!(lesson.is_done(lesson.decided(stand, &asked).unwrap()));
//! ```

mod steps;

use moonpack_games::{AnyMatch, Contents, GameKind, Record};
use thiserror::Error;

pub use steps::Step;

/// Why there is no lesson. What ships is tested, so nobody meets it.
#[derive(Debug, Error)]
pub enum LessonError {
    /// The component data that ships cannot be read.
    #[error("the component data cannot be read: {0}")]
    Content(String),
    /// The script of a lesson does not hold.
    #[error("the script of {kind} does not hold: {problem}")]
    Script {
        /// Whose lesson.
        kind: GameKind,
        /// What is wrong with its record.
        problem: String,
    },
}

/// A scripted game with its steps.
pub struct Lesson {
    script: AnyMatch,
    actions: Vec<String>,
    steps: &'static [Step],
}

/// Where a learner stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The step, from 1.
    pub step: usize,
    /// How many of its decisions are done.
    pub done: usize,
}

impl Lesson {
    /// The lesson of a game, played with the component data that ships.
    ///
    /// # Errors
    /// If what ships is not sound.
    pub fn of(kind: GameKind) -> Result<Self, LessonError> {
        let contents = Contents::shipped().map_err(|error| LessonError::Content(error.to_string()))?;
        let record = Record::read(&contents, steps::script(kind))
            .map_err(|error| LessonError::Script { kind, problem: error.to_string() })?;
        let script = record.into_play();
        let actions = script.action_texts();
        Ok(Self { script, actions, steps: steps::of(kind) })
    }

    /// The steps in order.
    pub fn steps(&self) -> &'static [Step] {
        self.steps
    }

    /// The stand with these numbers; `None` if the lesson has no such step, or the step does not ask for so much.
    pub fn stand(&self, step: usize, done: usize) -> Option<Stand> {
        let asks = self.steps.get(step.checked_sub(1)?)?.asks;
        (done <= asks).then_some(Stand { step, done })
    }

    /// The step a learner stands at.
    pub fn step(&self, stand: Stand) -> &'static Step {
        &self.steps[stand.step - 1]
    }

    /// The game as the learner sees it there.
    pub fn game(&self, stand: Stand) -> AnyMatch {
        self.script.at(self.played(stand))
    }

    /// The decisions of the step that are still to be made.
    pub fn asked(&self, stand: Stand) -> &[String] {
        let step = self.step(stand);
        &self.actions[step.at + stand.done..step.at + step.asks]
    }

    /// Where the learner stands after these decisions; `None` if they are not what the step asks for.
    pub fn decided(&self, stand: Stand, actions: &[String]) -> Option<Stand> {
        let fits = !actions.is_empty() && self.asked(stand).starts_with(actions);
        fits.then_some(Stand { done: stand.done + actions.len(), ..stand })
    }

    /// Is all done that the step asks for?
    pub fn is_done(&self, stand: Stand) -> bool {
        self.asked(stand).is_empty()
    }

    /// The next step; `None` after the last, and while something is left to do.
    pub fn next(&self, stand: Stand) -> Option<Stand> {
        if self.is_done(stand) { self.stand(stand.step + 1, 0) } else { None }
    }

    /// How many steps of the script are played there.
    fn played(&self, stand: Stand) -> usize {
        self.step(stand).at + stand.done
    }
}
