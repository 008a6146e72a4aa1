//! Points of whole seats: their goals, what permanents and opportunities add, who wins, and the solo challenges.

use moonpack_rules::{Ending, MAX_SEATS, Part, Seat, SeatSet, Standing};

use crate::cards::CardId;
use crate::content::{Challenge, Compare, Effect, GoalFamily, Metric, ModuleId, Per};
use crate::display::Cell;
use crate::game::Wolfwalkers;
use crate::position::Position;
use crate::sight::Twist;
use crate::turn::Stage;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A goal of the own display.
    Goal(Cell, CardId),
    /// Another's goal, scored with the own display.
    Copied(CardId),
    /// The goal everybody scores.
    Shared(CardId),
    /// A permanent.
    Permanent(ModuleId),
}

/// The corners of the frame.
const CORNERS: u32 = 1 | 1 << 4 | 1 << 20 | 1 << 24;

/// What the goals of one display amount to.
#[derive(Clone, Copy, Debug, Default)]
struct Goals {
    points: i32,
    pattern_points: i32,
    zero: i32,
    scoring_corners: i32,
    families: u8,
}

/// Points and winners, final or as if the game ended now.
pub(crate) fn standing(game: &Wolfwalkers, position: &Position) -> Standing {
    let mut points = [0; MAX_SEATS];
    for seat in Seat::first(game.players) {
        game.tally(position, seat, |_, more| points[seat.index()] += more);
    }
    let winners = match &game.challenge {
        Some(challenge) if game.players == 1 => {
            let met = game.challenge_met(position, challenge);
            Seat::first(1).filter(|_| met).collect()
        }
        _ => game.winners(position, &points),
    };
    Standing { points, winners }
}

/// The parts of a seat's points.
pub(crate) fn parts(game: &Wolfwalkers, position: &Position, seat: Seat) -> Vec<Part> {
    let mut parts = Vec::new();
    game.tally(position, seat, |origin, points| {
        let (name, of) = match origin {
            Origin::Goal(_, card) => ("goal", game.content.card_id(card)),
            Origin::Copied(card) => ("copied", game.content.card_id(card)),
            Origin::Shared(card) => ("shared", game.content.card_id(card)),
            Origin::Permanent(module) => ("permanent", game.content.module(module).id.as_str()),
        };
        parts.push(Part { name, of: Some(of.into()), points });
    });
    parts
}

/// How the game ended.
pub(crate) fn ending(game: &Wolfwalkers, position: &Position) -> Option<Ending> {
    let Stage::Over { all_passed } = position.open.stage else { return None };
    Some(match &game.challenge {
        _ if all_passed => Ending("all-passed"),
        Some(challenge) if game.challenge_met(position, challenge) => Ending("challenge-met"),
        Some(_) => Ending("challenge-failed"),
        None => Ending("complete"),
    })
}

impl Wolfwalkers {
    /// Tells every line of a seat's score.
    pub fn tally(&self, position: &Position, seat: Seat, mut line: impl FnMut(Origin, i32)) {
        let goals = self.tally_goals(position, seat, &mut line);
        let sight = self.sight(position, seat);
        for twist in &position.open.twists[seat.index() % 4] {
            if let Twist::Copied(card, fixed) = *twist {
                let now = || sight.points_beside(self.content.goal(card));
                line(Origin::Copied(card), fixed.map_or_else(now, i32::from));
            }
        }
        let Some(permanent) = self.permanent else { return };
        for (_, effect) in &self.content.module(permanent).effects {
            let points = match *effect {
                Effect::ScoreSharedGoal => {
                    if let Some(card) = position.open.shared.map(|token| position.card(token)) {
                        line(Origin::Shared(card), sight.points_beside(self.content.goal(card)));
                    }
                    continue;
                }
                Effect::PointsPer(per, points) => {
                    let count = match per {
                        Per::GoalScoringZero => goals.zero,
                        Per::CornerGoalScoring => goals.scoring_corners,
                        Per::StoryWithNamedSymbol => {
                            let named = position.open.named[seat.index() % 4];
                            named.map_or(0, |symbol| sight.printed(symbol) as i32)
                        }
                    };
                    i32::from(points) * count
                }
                Effect::PointsIfFewestGoals(points) => {
                    let count = |seat| position.open.display(seat).goals().count_ones();
                    let others = Seat::first(self.players).filter(|other| *other != seat);
                    let fewest = others.clone().count() > 0
                        && others.into_iter().all(|other| count(other) > count(seat));
                    i32::from(points) * i32::from(fewest)
                }
                _ => continue,
            };
            line(Origin::Permanent(permanent), points);
        }
    }

    fn tally_goals(&self, position: &Position, seat: Seat, line: &mut impl FnMut(Origin, i32)) -> Goals {
        let sight = self.sight(position, seat);
        let settled = sight.display().is_settled();
        let mut sum = Goals::default();
        for (cell, card, goal) in sight.goals() {
            let points = sight.points_at(cell, goal) * self.factor(cell, settled);
            line(Origin::Goal(cell, card), points);
            let family = goal.goal_type().family();
            sum.points += points;
            sum.zero += i32::from(points == 0);
            sum.scoring_corners += i32::from(points > 0 && settled && CORNERS & cell.bit() != 0);
            if family == GoalFamily::Pattern {
                sum.pattern_points += points;
            }
            if points > 0 {
                sum.families |= 1 << family as u8;
            }
        }
        sum
    }

    /// How often the goal on this cell counts.
    pub(crate) fn factor(&self, cell: Cell, settled: bool) -> i32 {
        let effects = self.permanent.into_iter().flat_map(|id| &self.content.module(id).effects);
        let factors = effects.filter_map(|(_, effect)| match *effect {
            Effect::MultiplyGoalAt(there, factor) if there == cell && settled => Some(i32::from(factor)),
            _ => None,
        });
        factors.product()
    }

    /// The most points; among equals the fewest goals; then the victory is shared (ruling 12).
    fn winners(&self, position: &Position, points: &[i32; MAX_SEATS]) -> SeatSet {
        let rank = |seat: Seat| {
            let goals = position.open.display(seat).goals().count_ones();
            (points[seat.index()], std::cmp::Reverse(goals))
        };
        let best = Seat::first(self.players).map(rank).max();
        Seat::first(self.players).filter(|seat| Some(rank(*seat)) == best).collect()
    }

    /// Does a display of the solo game meet the challenge, as it lies?
    pub fn challenge_met(&self, position: &Position, challenge: &Challenge) -> bool {
        let Some(seat) = Seat::new(0) else { return false };
        let goals = self.tally_goals(position, seat, &mut |_, _| {});
        let sight = self.sight(position, seat);
        challenge.conditions.iter().all(|(metric, compare, value)| {
            let found = match metric {
                Metric::Score => goals.points,
                Metric::PatternScore => goals.pattern_points,
                Metric::Goals => sight.display().goals().count_ones() as i32,
                Metric::GoalsScoringZero => goals.zero,
                Metric::FamiliesScoring => goals.families.count_ones() as i32,
                Metric::Showing(symbol) => sight.boards().showing(*symbol).count_ones() as i32,
            };
            match compare {
                Compare::AtLeast => found >= *value,
                Compare::AtMost => found <= *value,
                Compare::Exactly => found == *value,
            }
        })
    }
}
