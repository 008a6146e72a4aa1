//! How a game went: the points after every step, what chances they gave, where it turned, and the moments by which people
//! remember where they were (scorings, tricks, rounds).
//!
//! The chances are reckoned from points alone and say so on the page: a lead counts for as much as the points still to
//! come could not have undone it. How much they moved is known, since the game is over. No bot is asked, so that the end
//! of a game stands at once.

use moonpack_games::{AnyEvent, AnyMatch};
use moonpack_rules::{MAX_SEATS, SeatSet};

use crate::table::river::{Moment, Sign};

/// How much of a lead's spread makes the logistic curve follow the normal one.
const SPREAD: f64 = 0.55;
/// Less than this is no turn of a game.
const TURN: f64 = 0.04;

/// The course of a game.
pub(super) struct Course {
    /// Each seat's chance after every step, the start included.
    pub(super) chances: Vec<[f64; MAX_SEATS]>,
    /// What happened at the steps people remember.
    pub(super) moments: Vec<Moment>,
    /// The step at which the winner gained most.
    pub(super) turning: Option<Turning>,
}

/// Where a game turned.
pub(super) struct Turning {
    pub(super) step: usize,
    /// The winner's chance before and after it.
    pub(super) before: f64,
    pub(super) after: f64,
    /// What happened, as it is told.
    pub(super) events: Vec<AnyEvent>,
}

impl Course {
    /// The course of a game that is over. A game alone has chances of nothing.
    pub(super) fn of(game: &AnyMatch, winners: SeatSet) -> Option<Self> {
        let seats = game.seats();
        if seats < 2 || game.steps() == 0 {
            return None;
        }
        let mut points = vec![game.at(0).standing().points];
        let mut moments: Vec<Moment> = Vec::new();
        let mut counted = 0;
        let mut happened = Vec::new();
        for step in game.retold() {
            points.push(step.standing.points);
            if let Some(sign) = step.events.iter().find_map(|event| sign(event, seats, &mut counted)) {
                moments.push(Moment { at: step.number, sign });
            }
            happened.push(step.events);
        }
        let chances = chances(&points, seats, winners);
        let turning = winners.iter().next().filter(|_| winners.len() == 1).and_then(|winner| {
            let seat = winner.index();
            let gain = |step: usize| chances[step][seat] - chances[step - 1][seat];
            let last = chances.len() - 1;
            // Whoever leads before the last step has turned the game earlier: that step only settles it.
            let led = last > 1
                && chances[last - 1][..seats].iter().all(|chance| *chance <= chances[last - 1][seat]);
            let step = (1..=last - usize::from(led)).max_by(|a, b| gain(*a).total_cmp(&gain(*b)))?;
            let [before, after] = [chances[step - 1][seat], chances[step][seat]];
            let events = std::mem::take(&mut happened[step - 1]);
            (gain(step) >= TURN).then_some(Turning { step, before, after, events })
        });
        Some(Self { chances, moments, turning })
    }
}

/// What people remember of a game, by the steps it happened at.
pub(crate) fn moments(game: &AnyMatch) -> Vec<Moment> {
    let mut counted = 0;
    let sign = |step: moonpack_games::AnyStep| {
        let sign = step.events.iter().find_map(|event| sign(event, game.seats(), &mut counted))?;
        Some(Moment { at: step.number, sign })
    };
    game.retold().filter_map(sign).collect()
}

/// The chances after every step: leads weighed against how far the points moved from there to the end.
fn chances(points: &[[i32; MAX_SEATS]], seats: usize, winners: SeatSet) -> Vec<[f64; MAX_SEATS]> {
    let mut all = vec![[0.0; MAX_SEATS]; points.len()];
    let last = points.len() - 1;
    for seat in winners.iter().map(moonpack_rules::Seat::index).filter(|seat| *seat < seats) {
        all[last][seat] = 1.0 / winners.len() as f64;
    }
    let mut ahead = 0.0;
    for step in (0..last).rev() {
        let moved = (0..seats).map(|seat| f64::from(points[step + 1][seat] - points[step][seat]).powi(2));
        ahead += moved.sum::<f64>();
        let scale = (SPREAD * f64::sqrt(ahead)).max(0.5);
        let best = points[step][..seats].iter().copied().max().unwrap_or(0);
        let weight = |seat: usize| (f64::from(points[step][seat] - best) / scale).exp();
        let sum: f64 = (0..seats).map(weight).sum();
        for (seat, chance) in all[step].iter_mut().enumerate().take(seats) {
            *chance = weight(seat) / sum;
        }
    }
    all
}

/// Is this something to remember where one was? Tricks and rounds are counted.
fn sign(event: &AnyEvent, seats: usize, counted: &mut usize) -> Option<Sign> {
    match event {
        AnyEvent::TheWolves(the_wolves::Event::RegionScored { phase, .. }) => Some(Sign::Moon(phase.name())),
        AnyEvent::LoneWolves(lone_wolves::Event::TrickWon { .. }) => {
            *counted += 1;
            Some(Sign::Number(*counted))
        }
        AnyEvent::Wolfwalkers(wolfwalkers::Event::Placed { .. }) => {
            *counted += 1;
            counted.is_multiple_of(seats).then_some(Sign::Number(*counted / seats))
        }
        AnyEvent::TheWolves(_) | AnyEvent::LoneWolves(_) | AnyEvent::Wolfwalkers(_) | AnyEvent::Toy(_) => {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonpack_rules::Seat;

    fn won_by(seat: usize) -> SeatSet {
        Seat::new(seat).into_iter().collect()
    }

    fn row(points: [i32; 2]) -> [i32; MAX_SEATS] {
        let mut row = [0; MAX_SEATS];
        row[..2].copy_from_slice(&points);
        row
    }

    #[test]
    fn chances_begin_even_add_up_to_one_and_end_with_the_winner() {
        let points = [[0, 0], [2, 0], [2, 5], [9, 5]].map(row);
        let all = chances(&points, 2, won_by(0));
        assert!((all[0][0] - 0.5).abs() < 1e-9);
        assert!(all.iter().all(|chance| (chance[0] + chance[1] - 1.0).abs() < 1e-9));
        assert_eq!(all[3][..2], [1.0, 0.0]);
        assert!(all[1][0] > 0.5 && all[2][0] < 0.5, "who leads has the better chances");
    }

    #[test]
    fn a_lead_counts_for_more_the_less_is_still_to_come() {
        let points = [[0, 0], [3, 0], [3, 0], [13, 10], [13, 10], [13, 11]].map(row);
        let all = chances(&points, 2, won_by(0));
        assert!(all[4][0] > all[1][0]);
    }
}
