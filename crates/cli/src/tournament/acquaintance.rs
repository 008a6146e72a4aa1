//! What the packmates of a tournament know of those they play with, from the results of the games before.
//!
//! It is worked out from results alone, in the order of the schedule: so a tournament that goes on from its journal goes on
//! with what they knew.

use moonpack_bots::{Strength, share};
use moonpack_rules::{MAX_SEATS, Seat, SeatSet, Standing};

use super::GameResult;

/// How strong each entrant seems to each.
pub(crate) struct Acquaintance(Vec<Vec<Strength>>);

impl Acquaintance {
    /// Strangers, so many.
    pub(crate) fn new(entrants: usize) -> Self {
        Self(vec![vec![Strength::default(); entrants]; entrants])
    }

    /// How strong those at a table seem to whoever sits on this seat.
    pub(super) fn facing(&self, seats: &[usize], at: usize) -> Strength {
        let others = seats.iter().enumerate().filter(|(seat, _)| *seat != at);
        Strength::mean(others.map(|(_, other)| self.0[seats[at]][*other]))
    }

    /// Notes how a game ended.
    pub(crate) fn learn(&mut self, result: &GameResult) {
        let standing = standing(result);
        let seats = || Seat::first(result.seats.len()).zip(&result.seats);
        for (one, entrant) in seats() {
            for (other, known) in seats().filter(|(other, _)| *other != one) {
                let seems = &mut self.0[*entrant][*known];
                *seems = seems.after(share(&standing, other, one));
            }
        }
    }
}

fn standing(result: &GameResult) -> Standing {
    let mut points = [0; MAX_SEATS];
    points.iter_mut().zip(&result.points).for_each(|(points, of)| *points = *of);
    let won = Seat::first(result.wins.len()).filter(|seat| result.wins[seat.index()] > 0.0);
    Standing { points, winners: won.collect::<SeatSet>() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_against_a_packmate_seems_stronger_to_it_and_to_nobody_else() {
        let mut known = Acquaintance::new(3);
        known.learn(&GameResult {
            number: 0,
            seats: vec![2, 0],
            points: vec![3, 9],
            wins: vec![0.0, 1.0],
            decisions: vec![1, 1],
            micros: vec![1, 1],
            overruns: vec![0, 0],
            ending: "complete".into(),
        });
        let stranger = Strength::default().height();
        assert!(known.facing(&[2, 0], 0).height() > stranger);
        assert!(known.facing(&[2, 0], 1).height() < stranger);
        assert_eq!(known.facing(&[2, 1], 0).height(), stranger);
    }
}
