//! What bots think of a finished game, as pages show it: the turns with their marks, and one of them in full.
//!
//! Built by the server; a page adds only words and drawings. A mark says how much of the chance to win a turn gave away,
//! and nothing else: the limits between them stand here, once.

use moonpack_rules::{MAX_SEATS, SeatSet};

/// A turn that gave away so much of the chance to win, and more, is no longer good; then a mistake; then a blunder. The limits
/// are chosen, not measured against the play of people.
const LOOSE: f32 = 0.03;
const MISTAKE: f32 = 0.07;
const BLUNDER: f32 = 0.15;

/// How a turn was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// As the strongest bot would have.
    Best,
    /// Otherwise, and not worse by anything that counts.
    Good,
    /// A little was given away.
    Loose,
    /// Much was given away.
    Mistake,
    /// The game may have been.
    Blunder,
}

impl Mark {
    /// All of them, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Loose, Self::Mistake, Self::Blunder];

    /// The mark of a turn: was it played as the bot would have, and how much of the chance to win did it give away?
    pub fn of(as_the_bot: bool, lost: f32) -> Self {
        match lost {
            _ if as_the_bot => Self::Best,
            lost if lost >= BLUNDER => Self::Blunder,
            lost if lost >= MISTAKE => Self::Mistake,
            lost if lost >= LOOSE => Self::Loose,
            _ => Self::Good,
        }
    }

    /// Its word in keys and drawings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Loose => "loose",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// What was found about a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// How it was played.
    pub mark: Mark,
    /// How much of the chance to win it gave away.
    pub lost: f32,
    /// Everybody's chances before it, as whoever decided could know.
    pub chances: Vec<f32>,
}

/// A turn in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewTurn {
    /// Who decided.
    pub seat: usize,
    /// So many decisions had been taken before it.
    pub from: usize,
    /// And so many after it.
    pub to: usize,
    /// What happened, in words.
    pub told: String,
    /// What was found; nothing where there was nothing to choose, or not yet.
    pub found: Option<Judgement>,
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewModel {
    /// Its turns.
    pub turns: Vec<ReviewTurn>,
    /// So many of them have been thought about.
    pub judged: usize,
    /// Has it come to its end?
    pub done: bool,
    /// How long each thought takes, in milliseconds.
    pub think_ms: u64,
    /// Does each seat know something that others do not? Then nobody's chances are the truth.
    pub hidden: bool,
}

/// How a seat has played.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    /// How many turns have each mark.
    pub(crate) marks: [usize; 5],
    /// How much of the chance to win was given away, in all.
    pub(crate) lost: f32,
}

impl Tally {
    pub(crate) fn turns(&self) -> usize {
        self.marks.iter().sum()
    }

    /// The share of turns that were played as the bot would have, in percent.
    pub(crate) fn alike(&self) -> usize {
        (100 * self.marks[0] + self.turns() / 2) / self.turns().max(1)
    }

    /// What a turn gave away on average, in tenths of a percent.
    pub(crate) fn lost_each(&self) -> f32 {
        1000.0 * self.lost / self.turns().max(1) as f32
    }
}

impl ReviewModel {
    /// How a seat has played so far.
    pub(crate) fn tally(&self, seat: usize) -> Tally {
        let mut tally = Tally::default();
        for found in self.turns.iter().filter(|turn| turn.seat == seat).filter_map(|turn| turn.found.as_ref())
        {
            tally.marks[found.mark as usize] += 1;
            tally.lost += found.lost;
        }
        tally
    }

    /// Everybody's chances before each turn and at the end. Where hands are hidden, they are the mean of what each seat
    /// thought at its own last turn.
    pub(crate) fn chances(&self, seats: usize, winners: SeatSet) -> Vec<[f64; MAX_SEATS]> {
        let mut last = [None::<[f64; MAX_SEATS]>; MAX_SEATS];
        let mut now = even(seats);
        let mut all = Vec::with_capacity(self.turns.len() + 1);
        for turn in &self.turns {
            if let Some(found) = &turn.found {
                let thought = normal(&found.chances, seats);
                last[turn.seat.min(MAX_SEATS - 1)] = Some(thought);
                now = if self.hidden { mean(&last) } else { thought };
            }
            all.push(now);
        }
        let mut end = now;
        if self.done {
            for (seat, chance) in end.iter_mut().enumerate() {
                let won = winners.iter().any(|winner| winner.index() == seat);
                *chance = if won { 1.0 / winners.len() as f64 } else { 0.0 };
            }
        }
        all.push(end);
        all
    }
}

fn even(seats: usize) -> [f64; MAX_SEATS] {
    std::array::from_fn(|seat| if seat < seats { 1.0 / seats as f64 } else { 0.0 })
}

/// Chances that add up to one, whatever a forecast said.
fn normal(chances: &[f32], seats: usize) -> [f64; MAX_SEATS] {
    let chance = |seat: usize| chances.get(seat).map_or(0.0, |chance| f64::from(*chance).max(0.0));
    let sum: f64 = (0..seats).map(chance).sum();
    if sum <= 0.0 {
        return even(seats);
    }
    std::array::from_fn(|seat| if seat < seats { chance(seat) / sum } else { 0.0 })
}

fn mean(thoughts: &[Option<[f64; MAX_SEATS]>]) -> [f64; MAX_SEATS] {
    let count = thoughts.iter().flatten().count().max(1) as f64;
    std::array::from_fn(|seat| thoughts.iter().flatten().map(|thought| thought[seat]).sum::<f64>() / count)
}

/// Decisions in words, and what they touch on the board first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Phrased {
    /// All of them in few words, where there are fewer than in the decisions.
    pub deeds: Option<String>,
    /// Decision by decision.
    pub phrases: Vec<String>,
    /// The elements, in order.
    pub clicks: Vec<String>,
}

/// One turn of a review in full: what the page of the analysis shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AnalysisModel {
    /// Its number, from 1; 0 while nothing is known of the game's turns.
    pub turn: usize,
    /// Who won.
    pub winners: SeatSet,
    /// What was played.
    pub played: Phrased,
    /// What the strongest bot would have played, if that is something else, and the chance to win it saw after it.
    pub better: Option<(Phrased, f32)>,
    /// Other ways to begin the turn that it looked at, each with the chance it saw.
    pub others: Vec<(String, f32)>,
    /// The address at which the reader tries something else in this turn, if it can be.
    pub try_here: Option<String>,
    /// The address at which the bot's turn has been played.
    pub try_better: Option<String>,
    /// The lines that the reader has tried, as they stand in the address.
    pub lines: String,
    /// The same to be shown.
    pub tried: Vec<TriedLine>,
}

/// A line of the reader's own.
#[derive(Clone, PartialEq, Debug)]
pub struct TriedLine {
    /// So many decisions of the game had been taken before it.
    pub from: usize,
    /// So many of its first turns are those of the line before it in the list.
    pub shared: usize,
    /// Its turns.
    pub turns: Vec<TriedTurn>,
    /// The lines that are left without it, as they stand in an address.
    pub without: String,
}

/// A turn of such a line.
#[derive(Clone, PartialEq, Debug)]
pub struct TriedTurn {
    /// Who decided.
    pub seat: usize,
    /// What was decided, in words.
    pub told: String,
    /// Has it come to its end?
    pub over: bool,
    /// The chance after it of the seat whose turn is tried, as far as it has been thought about.
    pub chance: Option<f32>,
    /// Where it is gone on with.
    pub address: String,
}

/// A page on which the reader tries something else in a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct WhatIf {
    /// Whose turn is tried, and whose chances are told.
    pub seat: usize,
    /// Their chance before it, as far as it has been thought about.
    pub before: Option<f32>,
    /// The turns so far.
    pub turns: Vec<TriedTurn>,
    /// The address without the last decision, if there is one.
    pub back: Option<String>,
    /// The address of the analysis.
    pub close: String,
}

impl WhatIf {
    /// Has everything been thought about?
    pub(crate) fn known(&self) -> bool {
        self.before.is_some() && self.turns.iter().all(|turn| turn.chance.is_some() || !turn.over)
    }
}

#[cfg(test)]
mod tests {
    use moonpack_rules::Seat;

    use super::*;

    fn turn(seat: usize, mark: Mark, lost: f32, chances: [f32; 2]) -> ReviewTurn {
        let found = Some(Judgement { mark, lost, chances: chances.to_vec() });
        ReviewTurn { seat, from: 0, to: 1, told: String::new(), found }
    }

    #[test]
    fn marks_follow_what_was_given_away() {
        assert_eq!(Mark::of(true, 0.0), Mark::Best);
        let by_loss = [0.0, 0.03, 0.07, 0.15].map(|lost| Mark::of(false, lost));
        assert_eq!(by_loss, [Mark::Good, Mark::Loose, Mark::Mistake, Mark::Blunder]);
        assert!(Mark::ALL.is_sorted());
    }

    #[test]
    fn a_tally_counts_only_the_seats_own_turns_that_were_judged() {
        let mut turns = vec![
            turn(0, Mark::Best, 0.0, [0.5, 0.5]),
            turn(1, Mark::Blunder, 0.4, [0.5, 0.5]),
            turn(0, Mark::Mistake, 0.1, [0.5, 0.5]),
        ];
        turns.push(ReviewTurn { found: None, ..turns[0].clone() });
        let tally = ReviewModel { turns, ..ReviewModel::default() }.tally(0);
        assert_eq!((tally.turns(), tally.alike()), (2, 50));
        assert!((tally.lost_each() - 50.0).abs() < 0.01);
        assert_eq!(Tally::default().alike(), 0);
    }

    #[test]
    fn chances_add_up_to_one_and_end_with_the_winner() {
        let turns = vec![turn(0, Mark::Best, 0.0, [0.9, 0.3]), turn(1, Mark::Good, 0.0, [0.0, 0.0])];
        for hidden in [false, true] {
            let review = ReviewModel { turns: turns.clone(), done: true, hidden, ..ReviewModel::default() };
            let winners: SeatSet = Seat::new(1).into_iter().collect();
            let all = review.chances(2, winners);
            assert_eq!(all.len(), 3);
            assert!(all.iter().all(|chances| (chances[0] + chances[1] - 1.0).abs() < 1e-9));
            assert_eq!(all[2][..2], [0.0, 1.0]);
            assert!((all[0][0] - 0.75).abs() < 1e-6);
            assert!((all[1][0] - if hidden { 0.625 } else { 0.5 }).abs() < 1e-6);
        }
    }
}
