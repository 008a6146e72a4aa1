//! The packmate: a bot at everybody's level.
//!
//! Owns what is known of how strong whoever it plays with is ([`Strength`]), how that moves from game to game, and how strong
//! it plays at a decision: the weaker the further it is ahead, the stronger the further it lags. How strong sounds between two
//! rungs, the ladder knows; who keeps a strength between games, whoever asks the bot. It looks at its own view alone.

use moonpack_rules::{Seat, Standing};
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, value};
use crate::rollout::Rollout;

/// Of whom nothing is known is met between the pup and the yearling, the higher the more rungs the game has.
const STRANGER: f32 = 0.2;
/// How far the first game moves what is known, and how quickly later ones move it less.
const FIRST_STEP: f32 = 0.2;
const SETTLING: f32 = 3.0;
/// A later game moves it no less: people learn, and have bad days.
const LEAST_STEP: f32 = 0.05;
/// How much stronger it plays as good as lost, and weaker as good as won, between two equals. A strength goes so far beyond both
/// ends of the ladder, so that there too it may be ahead and behind.
const SWAY: f32 = 0.5;
/// In so many worlds it looks how the game stands.
const WORLDS: usize = 4;

/// How strong somebody plays a game, as far as it is known: at 0 weaker than a pup, at 1 like the alpha.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    height: f32,
    games: u32,
}

impl Default for Strength {
    fn default() -> Self {
        Self { height: STRANGER, games: 0 }
    }
}

impl Strength {
    /// As it was kept; what cannot be one is a stranger's.
    pub fn kept(height: f32, games: u32) -> Self {
        if height.is_finite() { Self { height: bounded(height), games } } else { Self::default() }
    }

    /// From 0 to 1, and a little beyond both.
    pub const fn height(self) -> f32 {
        self.height
    }

    /// After how many games that is known.
    pub const fn games(self) -> u32 {
        self.games
    }

    /// What is known after one more game, in which the person came before the packmate (1), after it (0) or as far (a half).
    #[must_use]
    pub fn after(self, share: f32) -> Self {
        let step = (FIRST_STEP / (1.0 + self.games as f32 / SETTLING)).max(LEAST_STEP);
        Self {
            height: bounded(self.height + step * (2.0 * share - 1.0)),
            games: self.games.saturating_add(1),
        }
    }

    /// The mean of several; a stranger's if there is nobody.
    pub fn mean(all: impl IntoIterator<Item = Self>) -> Self {
        let (mut sum, mut count, mut games) = (0.0, 0.0, u32::MAX);
        for one in all {
            (sum, count, games) = (sum + one.height, count + 1.0, games.min(one.games));
        }
        if count == 0.0 { Self::default() } else { Self { height: sum / count, games } }
    }
}

fn bounded(height: f32) -> f32 {
    height.clamp(-SWAY / 2.0, 1.0 + SWAY / 2.0)
}

/// Did the person come before the packmate (1), after it (0) or as far (a half)? Whoever wins comes first, then points count.
pub fn share(standing: &Standing, person: Seat, packmate: Seat) -> f32 {
    let place = |seat: Seat| (standing.winners.contains(seat), standing.points[seat.index()]);
    match place(person).cmp(&place(packmate)) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

/// How strong the packmate plays now, from 0 to 1, for the seat to move, whose view this is.
pub(crate) fn strength_now<G: Evaluate>(game: &G, view: &G::View, of: Strength, rng: &mut ChaCha8Rng) -> f32 {
    let mut rollout = Rollout::new();
    let mut lead = 0.0;
    for _ in 0..WORLDS {
        let mut world = game.sample(view, rng);
        let Some(seat) = game.to_move(&world) else { break };
        rollout.settle(game, &mut world, G::hunches);
        lead += value(game, &world, None)[seat.index()] - 1.0 / game.seats() as f32;
    }
    (of.height - SWAY * lead / WORLDS as f32).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use moonpack_rules::{MAX_SEATS, SeatSet};

    use super::*;

    fn after(results: &[f32]) -> f32 {
        results.iter().fold(Strength::default(), |known, share| known.after(*share)).height()
    }

    #[test]
    fn who_wins_meets_a_stronger_one_next_and_who_loses_a_weaker_one() {
        assert!(after(&[1.0]) > after(&[]) && after(&[0.0]) < after(&[]));
        assert_eq!(after(&[0.5]), after(&[]));
        assert!(
            after(&[1.0]) - after(&[]) > 2.0 * (after(&[1.0; 9]) - after(&[1.0; 8])),
            "first games tell most"
        );
    }

    #[test]
    fn twenty_games_are_enough_to_climb_the_whole_ladder_and_nobody_climbs_beyond_it() {
        assert!(after(&[1.0; 20]) >= 1.0 && after(&[0.0; 20]) <= 0.0);
        assert_eq!(after(&[1.0; 50]), after(&[1.0; 99]));
    }

    #[test]
    fn what_was_kept_badly_is_a_strangers() {
        assert_eq!(Strength::kept(f32::NAN, 7), Strength::default());
        assert_eq!(Strength::kept(9.0, 7).height(), after(&[1.0; 99]));
    }

    #[test]
    fn several_people_are_met_in_their_middle() {
        let two = Strength::mean([Strength::kept(0.2, 3), Strength::kept(0.6, 9)]);
        assert!((two.height() - 0.4).abs() < 1e-6);
        assert_eq!(Strength::mean([]), Strength::default());
    }

    #[test]
    fn whoever_wins_came_first_and_then_points_count() {
        let [a, b, c] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
        let mut points = [0; MAX_SEATS];
        points[..3].copy_from_slice(&[9, 9, 4]);
        let standing = Standing { points, winners: SeatSet::from_iter([b]) };
        assert_eq!([share(&standing, a, b), share(&standing, b, a)], [0.0, 1.0]);
        assert_eq!([share(&standing, a, c), share(&standing, c, c)], [1.0, 0.5]);
    }
}
