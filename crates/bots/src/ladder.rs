//! A game's ladder: its levels from the weakest to the strongest, and the manner in which each plays.
//!
//! Everything that offers or takes a bot reads it here: who can be met in a game, and what a packmate climbs on. The numbers stand
//! in `rungs`.

use moonpack_games::GameKind;
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

/// The levels of one game, between chance and whoever has no rung.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    /// From the weakest to the alpha, which is always the last.
    pub(crate) rungs: &'static [(Level, Manner)],
}

impl Ladder {
    /// The ladder of a game.
    pub const fn of(kind: GameKind) -> &'static Self {
        match kind {
            GameKind::TheWolves => &Self::THE_WOLVES,
            GameKind::Wolfwalkers => &Self::WOLFWALKERS,
            // Six guesses of the toy show no difference between levels; what is hidden there is of the same kind.
            GameKind::LoneWolves | GameKind::Toy => &Self::LONE_WOLVES,
        }
    }

    /// Its levels from the weakest to the strongest.
    pub fn levels(&self) -> impl ExactSizeIterator<Item = Level> + use<> {
        self.rungs.iter().map(|(level, _)| *level)
    }

    /// Is this a level of the game, or somebody without a rung, who plays them all?
    pub fn has(&self, level: Level) -> bool {
        !level.is_rung() || self.levels().any(|rung| rung == level)
    }

    /// The level above, if there is one.
    pub fn above(&self, level: Level) -> Option<Level> {
        self.levels().skip_while(|rung| *rung != level).nth(1)
    }

    /// How a level plays; `None` if that depends on whom it plays with ([`Ladder::at`]). A level that the game does not have plays
    /// like the one below it.
    pub(crate) fn manner(&self, level: Level) -> Option<Manner> {
        match level {
            Level::Random => Some(Manner::Any),
            Level::Character(_) => Some(Manner::SearchOn),
            Level::Packmate => None,
            level => self.rungs.iter().rev().find(|(rung, _)| *rung <= level).map(|(_, manner)| *manner),
        }
    }

    /// How somebody of this strength plays, from 0 (somebody weaker than the weakest) to 1 (the alpha): between two rungs now as the
    /// one and now as the other, the more often as the nearer.
    pub(crate) fn at(&self, strength: f32, rng: &mut ChaCha8Rng) -> Manner {
        let height = strength.clamp(0.0, 1.0) * self.rungs.len() as f32;
        let rung = height as usize + usize::from(rng.random::<f32>() < height.fract());
        match rung.min(self.rungs.len()).checked_sub(1) {
            Some(rung) => self.rungs[rung].1,
            None => self.rungs[0].1.astray(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ladder_rises_from_the_first_to_the_alpha_by_all_levels_that_all_games_share() {
        for kind in GameKind::EVERY {
            let ladder = Ladder::of(kind);
            assert!(ladder.levels().is_sorted_by(|a, b| a < b), "{kind}");
            assert!(ladder.rungs.iter().all(|(level, _)| level.is_rung()), "{kind}");
            assert!(Level::OFFERED.into_iter().all(|level| ladder.has(level)), "{kind}");
            assert_eq!(ladder.levels().next(), Some(Level::FIRST), "{kind}");
            assert_eq!(ladder.rungs.last(), Some(&(Level::Alpha, Manner::SearchOn)), "{kind}");
            let mut climbed = vec![Level::FIRST];
            climbed.extend(std::iter::successors(ladder.above(Level::FIRST), |level| ladder.above(*level)));
            assert!(ladder.levels().eq(climbed), "{kind}");
        }
    }

    #[test]
    fn a_level_that_a_game_does_not_have_plays_like_the_one_below_it() {
        let ladder = Ladder::of(GameKind::LoneWolves);
        assert!(!ladder.has(Level::Beta));
        assert_eq!(ladder.manner(Level::Beta), ladder.manner(Level::Elder));
        assert_eq!(ladder.above(Level::Alpha), None);
    }
}
