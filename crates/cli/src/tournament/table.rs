//! What the games of a tournament say about each bot.
//!
//! A shared victory counts as its fraction. The interval of the win rate is Wilson's; the rating is Weng and Lin's, every game's
//! places taken in the order of the schedule.

use moonpack_bots::{Z95, wilson};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::GameResult;

/// One bot's results.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    /// Games times seats: three equal bots in one game make three.
    pub(crate) games: usize,
    pub(crate) wins: f64,
    pub(crate) points: f64,
    pub(crate) rating: f64,
    pub(crate) rating_uncertainty: f64,
    pub(crate) decisions: u64,
    pub(crate) micros: u64,
    pub(crate) overruns: u64,
}

impl Row {
    pub(crate) fn win_rate(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The 95 % interval of the win rate.
    pub(crate) fn ci95(&self) -> (f64, f64) {
        wilson(self.win_rate(), self.games as f64)
    }

    /// The 95 % interval of the rating.
    pub(crate) fn rating_ci95(&self) -> (f64, f64) {
        let half = Z95 * self.rating_uncertainty;
        (self.rating - half, self.rating + half)
    }

    pub(crate) fn mean_points(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    pub(crate) fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    pub(crate) fn ms_per_decision(&self) -> f64 {
        self.micros as f64 / 1000.0 / self.decisions.max(1) as f64
    }
}

/// The rows in the order of `names`, equal names together. `entrants` gives each entrant's place among the names.
pub(crate) fn rows(names: &[String], entrants: &[usize], results: &[GameResult]) -> Vec<Row> {
    let start = WengLinRating::new();
    let mut rows: Vec<Row> = names
        .iter()
        .map(|name| Row {
            name: name.clone(),
            games: 0,
            wins: 0.0,
            points: 0.0,
            rating: start.rating,
            rating_uncertainty: start.uncertainty,
            decisions: 0,
            micros: 0,
            overruns: 0,
        })
        .collect();
    for result in results {
        for (seat, entrant) in result.seats.iter().enumerate() {
            let row = &mut rows[entrants[*entrant]];
            row.games += 1;
            row.wins += result.wins[seat];
            row.points += f64::from(result.points[seat]);
            row.decisions += result.decisions[seat];
            row.micros += result.micros[seat];
            row.overruns += result.overruns[seat];
        }
        rate(&mut rows, entrants, result);
    }
    rows
}

/// Moves the ratings by the places of one game. Seats of one name move it together by their mean.
fn rate(rows: &mut [Row], entrants: &[usize], result: &GameResult) {
    let row_of: Vec<usize> = result.seats.iter().map(|entrant| entrants[*entrant]).collect();
    let before: Vec<[WengLinRating; 1]> = row_of
        .iter()
        .map(|row| [WengLinRating { rating: rows[*row].rating, uncertainty: rows[*row].rating_uncertainty }])
        .collect();
    let places = places(result);
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(&places).map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (row, updated) in rows.iter_mut().enumerate().map(|(place, row)| {
        let mine: Vec<WengLinRating> =
            row_of.iter().zip(&after).filter(|(of, _)| **of == place).map(|(_, team)| team[0]).collect();
        (row, mine)
    }) {
        if !updated.is_empty() {
            let n = updated.len() as f64;
            row.rating = updated.iter().map(|rating| rating.rating).sum::<f64>() / n;
            row.rating_uncertainty = updated.iter().map(|rating| rating.uncertainty).sum::<f64>() / n;
        }
    }
}

/// The places of a game: the winners first, the others by points.
fn places(result: &GameResult) -> Vec<usize> {
    let strength = |seat: usize| (result.wins[seat] > 0.0, result.points[seat]);
    let seats = 0..result.seats.len();
    seats
        .clone()
        .map(|seat| {
            let winner = result.wins[seat] > 0.0;
            let ahead = |other: &usize| match (result.wins[*other] > 0.0, winner) {
                (true, true) => false,
                _ => strength(*other) > strength(seat),
            };
            1 + seats.clone().filter(ahead).count()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(seats: Vec<usize>, points: Vec<i32>, wins: Vec<f64>) -> GameResult {
        let n = seats.len();
        GameResult {
            number: 0,
            seats,
            points,
            wins,
            decisions: vec![10; n],
            micros: vec![5_000; n],
            overruns: vec![0; n],
            ending: "complete".into(),
        }
    }

    #[test]
    fn a_shared_victory_counts_half_for_each_of_two() {
        let games =
            [result(vec![0, 1], vec![5, 5], vec![0.5, 0.5]), result(vec![1, 0], vec![2, 9], vec![0.0, 1.0])];
        let rows = rows(&["a".into(), "b".into()], &[0, 1], &games);
        assert_eq!((rows[0].wins, rows[1].wins), (1.5, 0.5));
        assert_eq!(rows[0].win_rate(), 0.75);
        assert_eq!(rows[0].mean_points(), 7.0);
        assert!(rows[0].rating > rows[1].rating);
    }

    #[test]
    fn equal_bots_share_a_row() {
        let games = [result(vec![0, 1, 2], vec![9, 5, 5], vec![1.0, 0.0, 0.0])];
        let rows = rows(&["a".into(), "b".into()], &[0, 1, 1], &games);
        assert_eq!((rows[0].games, rows[1].games), (1, 2));
    }

    #[test]
    fn the_interval_holds_the_rate_and_narrows_with_more_games() {
        let width = |games: usize| {
            let row = Row { games, wins: games as f64 * 0.75, ..rows(&["a".into()], &[0], &[])[0].clone() };
            let (low, high) = row.ci95();
            assert!(low < 0.75 && 0.75 < high);
            high - low
        };
        assert!(width(400) < width(40));
    }

    #[test]
    fn places_follow_the_winners_and_then_the_points() {
        assert_eq!(places(&result(vec![0, 1, 2], vec![7, 7, 3], vec![0.0, 1.0, 0.0])), [2, 1, 3]);
        assert_eq!(places(&result(vec![0, 1], vec![4, 4], vec![0.5, 0.5])), [1, 1]);
    }
}
