//! How each level plays each game: the one place of all numbers that make the ladder.
//!
//! Weak levels err like people: they count what lies there and not what it will bring, overlook a card or a piece with all
//! that could be done with it, forget what an action leaves to the others, cling to what they have, and change their mind.
//! Every number was found by matches; `docs/bots.md` has the results.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::Level;
use crate::greedy::Style;

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Manner {
    /// Any legal action.
    Any,
    /// Makes the best of the running turn.
    Turn(Style),
    /// Searches so many iterations.
    Search(u64),
    /// Searches so many iterations for this part of its decisions, and else makes the best of the running turn.
    Sometimes(f32, u64, Style),
    /// Searches for as long as the budget lasts.
    SearchOn,
}

/// The levels of one game between chance and the unlimited search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    pup: Manner,
    rover: Manner,
    yearling: Manner,
    scout: Manner,
    hunter: Manner,
    elder: Manner,
}

impl Ladder {
    /// How a level plays; `None` if that depends on whom it plays with ([`Ladder::at`]).
    pub(crate) const fn manner(&self, level: Level) -> Option<Manner> {
        Some(match level {
            Level::Random => Manner::Any,
            Level::Pup => self.pup,
            Level::Rover => self.rover,
            Level::Yearling => self.yearling,
            Level::Scout => self.scout,
            Level::Hunter => self.hunter,
            Level::Elder => self.elder,
            Level::Alpha | Level::Character(_) => Manner::SearchOn,
            Level::Packmate => return None,
        })
    }

    /// How somebody of this strength plays, from 0 (somebody weaker than the pup) to 1 (the alpha): between two rungs now as the
    /// one and now as the other, the more often as the nearer.
    pub(crate) fn at(&self, strength: f32, rng: &mut ChaCha8Rng) -> Manner {
        let rungs = [
            self.pup.astray(),
            self.pup,
            self.rover,
            self.yearling,
            self.scout,
            self.hunter,
            self.elder,
            Manner::SearchOn,
        ];
        let height = strength.clamp(0.0, 1.0) * (rungs.len() - 1) as f32;
        let rung = height as usize + usize::from(rng.random::<f32>() < height.fract());
        rungs[rung.min(rungs.len() - 1)]
    }
}

impl Manner {
    /// How the next decision is made.
    pub(crate) fn next(self, rng: &mut ChaCha8Rng) -> Self {
        match self {
            Self::Sometimes(part, iterations, _) if rng.random::<f32>() < part => Self::Search(iterations),
            Self::Sometimes(_, _, style) => Self::Turn(style),
            other => other,
        }
    }

    /// The same, but counting nothing beyond what lies there, overlooking most things and of ever another mind.
    const fn astray(self) -> Self {
        match self {
            Self::Turn(style) => {
                Self::Turn(Style { foresight: 0.0, wanders: 2.5 * style.wanders, overlooks: 0.8, ..style })
            }
            other => other,
        }
    }
}

impl Ladder {
    /// Lone Wolves: high wolves are kept for too long, and a single card is overlooked with all its territories.
    pub const LONE_WOLVES: Self = Self {
        pup: Manner::Turn(Style {
            beam: 1,
            worlds: 1,
            foresight: 0.2,
            denial: 0.5,
            clings: 1.0,
            wanders: 8.0,
            overlooks: 0.5,
        }),
        rover: Manner::Turn(Style {
            beam: 2,
            worlds: 1,
            foresight: 0.6,
            denial: 0.7,
            clings: 0.3,
            wanders: 4.0,
            overlooks: 0.3,
        }),
        yearling: Manner::Turn(Style {
            beam: 4,
            worlds: 2,
            foresight: 0.91,
            denial: 0.91,
            clings: 0.0,
            wanders: 2.05,
            overlooks: 0.14,
        }),
        scout: Manner::Search(14),
        hunter: Manner::Search(130),
        elder: Manner::Search(2_000),
    };

    /// Wolfwalkers: goals are taken for what they pay now, and the far side of the display is overlooked.
    pub const WOLFWALKERS: Self = Self {
        pup: Manner::Turn(Style {
            beam: 1,
            worlds: 1,
            foresight: 0.2,
            denial: 0.5,
            clings: 0.0,
            wanders: 6.0,
            overlooks: 0.5,
        }),
        rover: Manner::Turn(Style {
            beam: 2,
            worlds: 1,
            foresight: 0.5,
            denial: 0.5,
            clings: 0.0,
            wanders: 4.0,
            overlooks: 0.3,
        }),
        yearling: Manner::Turn(Style {
            beam: 4,
            worlds: 1,
            foresight: 0.75,
            denial: 0.68,
            clings: 0.0,
            wanders: 2.8,
            overlooks: 0.22,
        }),
        scout: Manner::Turn(Style {
            beam: 4,
            worlds: 1,
            foresight: 0.85,
            denial: 0.76,
            clings: 0.0,
            wanders: 2.0,
            overlooks: 0.149,
        }),
        hunter: Manner::Turn(Style {
            beam: 6,
            worlds: 1,
            foresight: 0.96,
            denial: 0.9,
            clings: 0.0,
            wanders: 1.2,
            overlooks: 0.074,
        }),
        elder: Manner::Sometimes(
            0.4,
            2,
            Style {
                beam: 8,
                worlds: 1,
                foresight: 1.0,
                denial: 0.95,
                clings: 0.0,
                wanders: 0.75,
                overlooks: 0.045,
            },
        ),
    };

    /// The Wolves: the pup and the rover see no further than a single choice, the yearling and the scout change their mind over what
    /// will come, the hunter and the elder take what is there to be had, and mind neither what comes later nor what others get.
    pub const THE_WOLVES: Self = Self {
        pup: Manner::Turn(Style {
            beam: 0,
            worlds: 1,
            foresight: 0.0,
            denial: 1.0,
            clings: 0.0,
            wanders: 0.5,
            overlooks: 0.45,
        }),
        rover: Manner::Turn(Style {
            beam: 0,
            worlds: 1,
            foresight: 0.4,
            denial: 0.5,
            clings: 0.0,
            wanders: 1.2,
            overlooks: 0.27,
        }),
        yearling: Manner::Turn(Style {
            beam: 1,
            worlds: 1,
            foresight: 0.65,
            denial: 0.55,
            clings: 0.0,
            wanders: 5.4,
            overlooks: 0.32,
        }),
        scout: Manner::Turn(Style {
            beam: 1,
            worlds: 1,
            foresight: 0.76,
            denial: 0.66,
            clings: 0.0,
            wanders: 4.0,
            overlooks: 0.235,
        }),
        hunter: Manner::Turn(Style {
            beam: 1,
            worlds: 1,
            foresight: 0.05,
            denial: 0.0,
            clings: 0.0,
            wanders: 0.3,
            overlooks: 0.3,
        }),
        elder: Manner::Turn(Style {
            beam: 1,
            worlds: 1,
            foresight: 0.2,
            denial: 0.0,
            clings: 0.0,
            wanders: 0.3,
            overlooks: 0.2,
        }),
    };
}
