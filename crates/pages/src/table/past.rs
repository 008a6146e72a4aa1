//! What boards tell of a match beyond its position: where a piece came from, who won a trick, what is new to the reader.
//!
//! Each game has a [`Memory`] that listens step by step. A [`Past`] is such a memory with the place it has come to, so that
//! whoever keeps one beside a running table is told only what is new; without one, a page listens to the whole match once.
//! It deliberately does not notice that steps were taken back: whoever keeps it knows the steps of the table.

use std::borrow::Cow;

use ::lone_wolves::LoneWolves;
use ::the_wolves::TheWolves;
use ::wolfwalkers::Wolfwalkers;
use moonpack_games::{AnyMatch, Match, Step};
use moonpack_rules::{BoardGame, Viewer};
use moonpack_toy::Toy;

use super::{lone_wolves, the_wolves, wolfwalkers};
use crate::model::TableModel;

/// What a game's board remembers of a match for one viewer.
pub(crate) trait Memory<G: BoardGame>: Clone {
    /// The memory before the first step.
    fn of(viewer: Viewer) -> Self;

    /// Listens to a step that was taken in the position `before`.
    fn hear(&mut self, game: &G, before: &G::Position, step: &Step<G>);
}

/// A board may tell the position and nothing else.
impl<G: BoardGame> Memory<G> for () {
    fn of(_: Viewer) -> Self {}

    fn hear(&mut self, _: &G, _: &G::Position, _: &Step<G>) {}
}

/// A game whose board remembers something.
pub(crate) trait Remembers: BoardGame {
    /// What it remembers.
    type Memory: Memory<Self>;

    /// The past as one of this game; `None` if it is another's.
    fn past(past: &Past) -> Option<&Heard<Self>>;
}

/// A memory, and the place in the match that it has come to.
#[derive(Clone)]
pub(crate) struct Heard<G: Remembers> {
    viewer: Viewer,
    steps: usize,
    position: G::Position,
    memory: G::Memory,
}

impl<G: Remembers> Heard<G> {
    fn of(game: &Match<G>, viewer: Viewer) -> Self {
        let mut heard = Self { viewer, steps: 0, position: game.start().clone(), memory: Memory::of(viewer) };
        heard.go_on(game);
        heard
    }

    fn go_on(&mut self, game: &Match<G>) {
        for step in game.retold_on(self.steps, self.position.clone()) {
            self.memory.hear(game.game(), &self.position, &step);
            self.steps = step.number;
            self.position = step.position;
        }
    }
}

macro_rules! pasts {
    ($($kind:ident, $memory:ty;)+) => {
        /// What the board of a running match remembers for one viewer.
        pub struct Past(Kept);

        enum Kept {
            $($kind(Box<Heard<$kind>>),)+
        }

        impl Past {
            /// All that has happened so far, as the viewer was told it.
            pub fn of(game: &AnyMatch, viewer: Viewer) -> Self {
                Self(match game { $(AnyMatch::$kind(m) => Kept::$kind(Box::new(Heard::of(m, viewer))),)+ })
            }

            /// Listens to what has happened since. The steps it knows are still the first ones of this match.
            pub fn go_on(&mut self, game: &AnyMatch) {
                match (&mut self.0, game) {
                    $((Kept::$kind(heard), AnyMatch::$kind(m)) => heard.go_on(m),)+
                    (kept, game) => *kept = Self::of(game, kept.viewer()).0,
                }
            }

            /// How many steps it has listened to.
            pub fn steps(&self) -> usize {
                match &self.0 { $(Kept::$kind(heard) => heard.steps,)+ }
            }

            /// Who listened.
            pub fn viewer(&self) -> Viewer {
                self.0.viewer()
            }
        }

        impl Kept {
            fn viewer(&self) -> Viewer {
                match self { $(Self::$kind(heard) => heard.viewer,)+ }
            }
        }

        $(impl Remembers for $kind {
            type Memory = $memory;

            fn past(past: &Past) -> Option<&Heard<Self>> {
                if let Kept::$kind(heard) = &past.0 { Some(heard) } else { None }
            }
        })+
    };
}

pasts! {
    TheWolves, the_wolves::Trail;
    LoneWolves, lone_wolves::Chronicle;
    Wolfwalkers, wolfwalkers::Chronicle;
    Toy, ();
}

/// What the board remembers for this viewer: what was kept, if it has come as far as the match that is drawn.
pub(crate) fn memory<'a, G: Remembers>(
    model: &TableModel<'a>,
    game: &Match<G>,
    viewer: Viewer,
) -> Cow<'a, G::Memory> {
    let fits = |heard: &&Heard<G>| heard.viewer == viewer && heard.steps == game.actions().len();
    match model.past.and_then(G::past).filter(fits) {
        Some(heard) => Cow::Borrowed(&heard.memory),
        None => Cow::Owned(Heard::of(game, viewer).memory),
    }
}
