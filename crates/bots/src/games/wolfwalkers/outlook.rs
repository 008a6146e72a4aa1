//! What the goals of a display may still bring, guessed by a few networks that learned it from played games.
//!
//! Each type of goal has a network that guesses how often the goal will pay beyond what it pays now; one more guesses the
//! points of the goals that are still to come. This module owns what they look at, each number brought to about 0 to 1.

use ::wolfwalkers::{Cell, FULL, Goal, GoalKind, GoalType, SIZE, Sight, Symbol};

use super::openings::Openings;
use super::supply::Supply;
use crate::net::Net;

/// How many numbers a network looks at.
pub(super) const INPUTS: usize = 16;
/// What a network looks at.
pub type Inputs = [f32; INPUTS];

/// No content has more symbols than this; a symbol's number modulo this is always an index.
pub(super) const SYMBOLS: usize = 16;
/// What the network of every goal looks at comes first; the rest depends on the type.
const COMMON: usize = 5;
/// What the network of the goals to come looks at first, before it comes to each symbol.
const BEFORE_SYMBOLS: usize = 4;

/// The place of the network for the goals to come, behind those of the types of goals.
pub const COMING: usize = GoalType::ALL.len();

/// A display with the eyes of the networks.
pub struct Outlook<'a> {
    sight: &'a Sight<'a>,
    supply: &'a Supply,
    /// The free cells that there are cards for.
    free: f32,
    goals: f32,
    /// How many goals of the display are glad of a symbol; crossed arrows are not.
    wanted: [f32; SYMBOLS],
    /// By how many cells the display is moved to lie in the middle of its frame.
    by: usize,
}

impl<'a> Outlook<'a> {
    /// Looks at a display.
    pub fn new(sight: &'a Sight<'a>, supply: &'a Supply) -> Self {
        let display = sight.display();
        let (height, width) = display.extent();
        let mut wanted = [0.0; SYMBOLS];
        for (_, _, goal) in sight.goals() {
            wishes(goal, |symbol, glad| wanted[symbol.index() % SYMBOLS] += glad);
        }
        Self {
            sight,
            supply,
            free: (FULL - display.len()).min(supply.for_each()) as f32,
            goals: display.goals().count_ones() as f32,
            wanted,
            by: (SIZE - height.max(1)) / 2 * SIZE + (SIZE - width.max(1)) / 2,
        }
    }

    /// What the display's goals pay now and are expected to bring.
    pub fn points(&self, nets: &[Net]) -> f32 {
        let now: i32 = self.sight.goals().map(|(cell, _, goal)| self.sight.points_at(cell, goal)).sum();
        now as f32 + self.hopes(nets)
    }

    /// What the display is expected to bring beyond what its goals pay now.
    pub fn hopes(&self, nets: &[Net]) -> f32 {
        let mut hopes = 0.0;
        self.looks(|net, weight, inputs| hopes += weight * nets[net].ask(inputs));
        hopes
    }

    /// Tells what the networks look at: which one, how many points its result stands for, and the inputs.
    pub fn looks(&self, mut tell: impl FnMut(usize, f32, &Inputs)) {
        if self.free == 0.0 {
            return;
        }
        tell(COMING, 1.0, &self.of_goals_to_come());
        for (cell, _, goal) in self.sight.goals() {
            tell(goal.goal_type() as usize, goal.points as f32, &self.of_goal(cell, goal));
        }
    }

    /// What the network of the goals to come looks at.
    pub fn of_goals_to_come(&self) -> Inputs {
        let mut inputs = [0.0; INPUTS];
        let mut all = 0;
        for (symbol, cells) in self.sight.boards().0.iter().enumerate() {
            let count = cells.count_ones();
            inputs[(BEFORE_SYMBOLS + symbol).min(INPUTS - 1)] += count as f32 / 6.0;
            all += count;
        }
        inputs[0] = self.free / FULL as f32;
        inputs[1] = self.free.min(4.0) / 4.0;
        inputs[2] = self.goals / 8.0;
        inputs[3] = all as f32 / 36.0;
        inputs
    }

    /// What the network of a goal looks at.
    pub fn of_goal(&self, cell: Cell, goal: &Goal) -> Inputs {
        let mut inputs = [0.0; INPUTS];
        inputs[0] = self.free / FULL as f32;
        inputs[1] = self.free.min(4.0) / 4.0;
        inputs[2] = self.goals / 8.0;
        inputs[3] = goal.points as f32 / 8.0;
        inputs[4] = self.shared_wishes(goal) / 4.0;
        let mut set = |numbers: &[f32]| inputs[COMMON..][..numbers.len()].copy_from_slice(numbers);
        let showing = |symbol| self.sight.boards().showing(symbol);
        let cross = cell.cross();
        let ahead = (8 - (cross & self.sight.display().taken()).count_ones()) as f32 / 8.0;
        match &goal.kind {
            GoalKind::Pattern(pattern) => {
                let open = Openings::of(pattern, self.sight, self.by, self.supply);
                let several = |missing: usize| open.sum[missing] / (open.sum[missing] + 0.6);
                set(&[
                    open.complete as f32 / 2.0,
                    3.0 * open.best[1],
                    several(1),
                    10.0 * open.best[2],
                    several(2),
                    several(3),
                    several(4),
                    pattern.drawing().len() as f32 / 4.0,
                    flag(open.best[1] > 0.0),
                    flag(open.best[2] > 0.0),
                    pattern.forms().len() as f32 / 8.0,
                ]);
            }
            GoalKind::Arrows(symbol) => {
                let part = self.supply.part(*symbol);
                let now = (showing(*symbol) & cross).count_ones() as f32;
                set(&[now / 4.0, ahead, 3.0 * part, 4.0 * ahead * part]);
            }
            GoalKind::ArrowsCross(symbol) if showing(*symbol) & cross == 0 => {
                let part = self.supply.part(*symbol);
                set(&[1.0, ahead, 3.0 * part, 4.0 * ahead * part]);
            }
            GoalKind::ArrowsCross(_) => {}
            GoalKind::TwoSymbols(a, b) => {
                let part = self.supply.part_of_both(*a, *b);
                let now = (showing(*a) & showing(*b)).count_ones() as f32;
                set(&[now / 4.0, 5.0 * part, 5.0 * part * self.free / FULL as f32]);
            }
            GoalKind::TwoSymbolsArrows(a, b) => {
                let part = self.supply.part_of_both(*a, *b);
                let now = (showing(*a) & showing(*b) & cross).count_ones() as f32;
                set(&[now / 4.0, ahead, 5.0 * part, 10.0 * ahead * part]);
            }
            GoalKind::Balance(a, b) => {
                let (less, more) =
                    if showing(*a).count_ones() < showing(*b).count_ones() { (*a, *b) } else { (*b, *a) };
                let fewer = showing(less).count_ones();
                let apart = showing(more).count_ones() - fewer;
                let even = apart == 0 && fewer > 0;
                let both = self.supply.part_of_both(less, more);
                set(&[
                    flag(even),
                    flag(fewer == 0),
                    apart as f32 / 4.0,
                    3.0 * (self.supply.part(less) - both),
                    3.0 * (self.supply.part(more) - both),
                    (apart as f32 - self.free).max(0.0) / 2.0,
                    flag(even) * self.free / FULL as f32,
                    flag(even && self.free <= 3.0),
                    flag(apart == 1),
                    self.wanted[less.index() % SYMBOLS] / 4.0,
                    self.wanted[more.index() % SYMBOLS] / 4.0,
                ]);
            }
        }
        inputs
    }

    /// How many other goals of the display are glad of what this goal asks for, a symbol on average.
    fn shared_wishes(&self, goal: &Goal) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        wishes(goal, |symbol, glad| {
            sum += self.wanted[symbol.index() % SYMBOLS] - glad;
            count += 1.0;
        });
        sum / f32::max(count, 1.0)
    }
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// Tells the symbols of a goal and how glad it is of one more.
fn wishes(goal: &Goal, mut tell: impl FnMut(Symbol, f32)) {
    match &goal.kind {
        GoalKind::Pattern(pattern) => pattern.drawing().iter().for_each(|part| tell(part.symbol, 1.0)),
        GoalKind::Arrows(symbol) => tell(*symbol, 1.0),
        GoalKind::ArrowsCross(symbol) => tell(*symbol, -1.0),
        GoalKind::TwoSymbols(a, b) | GoalKind::TwoSymbolsArrows(a, b) => {
            tell(*a, 1.0);
            tell(*b, 1.0);
        }
        GoalKind::Balance(a, b) => {
            tell(*a, 0.0);
            tell(*b, 0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use ::wolfwalkers::Scene;
    use moonpack_rules::Seat;

    use super::*;
    use crate::games::wolfwalkers::LORE;

    fn hopes(rows: &str) -> f32 {
        let (game, position) =
            Scene::new(2).display(0, rows).market("C01 C02 C03 C05 C06 C08").build().unwrap();
        let sight = game.sight(&position, Seat::first(1).next().unwrap());
        Outlook::new(&sight, &Supply::of(&game, &position)).hopes(&LORE.nets)
    }

    #[test]
    fn a_full_display_hopes_for_nothing() {
        let numbers: Vec<String> = (9..34).map(|number| format!("C{number:02}")).collect();
        let rows: Vec<String> = numbers.chunks(5).map(|row| row.join(" ")).collect();
        assert_eq!(hopes(&rows.join("\n")), 0.0);
    }

    #[test]
    fn the_less_is_missing_the_more_is_hoped_for() {
        // C11 pays 11 points for army, city, army on a diagonal: C10 shows a city, C46 an army.
        let none = hopes(". C18 .\nC24 C26 C27\n. C33 .\n. C11:goal .");
        let one = hopes(". C18 .\nC24 C10 C27\n. C33 .\n. C11:goal .");
        let two = hopes("C46 C18 .\nC24 C10 .\n. C33 .\n. C11:goal .");
        assert!(none < one && one < two, "{none} {one} {two}");
    }
}
