//! What makes a position of Wolfwalkers good.
//!
//! A seat's forecast is what its goals pay now and, goal by goal, the part of what is missing that the free cells may
//! still bring. An action weighs as much as it raises the own forecast; that others want a card too is left to the search.
//! Games are played out by a quick hand of their own ([`dash`]).

mod dash;

use ::wolfwalkers::content::{Goal, GoalKind};
use ::wolfwalkers::display::FULL;
use ::wolfwalkers::pattern::{Boards, Pattern};
use ::wolfwalkers::scoring::Sight;
use ::wolfwalkers::{Action, Cell, Display, Face, Laid, Position, Side, Spot, Stage, Wolfwalkers};
use moonpack_rules::{Game, MAX_SEATS, Seat};
use rand_chacha::ChaCha8Rng;

use crate::evaluate::{Evaluate, Forecast, Tuning};

/// The chance that a free cell in reach of an arrow gets a story with its symbol.
const ARROW: f32 = 0.33;
/// The same for two symbols on one story.
const BOTH: f32 = 0.1;
/// The chance that a free cell does not spoil a crossed arrow.
const CLEAN: f32 = 0.95;
/// Points that make an action e times as heavy.
const HEAT: f32 = 1.5;

impl Evaluate for Wolfwalkers {
    const HIDDEN: bool = true;

    fn forecast(&self, position: &Position) -> Forecast {
        let mut points = [0.0; MAX_SEATS];
        let mut free = 0;
        for seat in Seat::first(self.seats()) {
            let sight = self.sight(position, seat);
            let mut now = 0;
            self.tally(position, seat, |_, more| now += more);
            points[seat.index()] = now as f32 + hopes(&sight);
            free = free.max(FULL - sight.display().len());
        }
        Forecast { points, spread: 2.5 + 0.35 * free as f32 }
    }

    fn weigh(&self, position: &Position, actions: &[Action], weights: &mut Vec<f32>) {
        weights.clear();
        if actions.len() <= 1 {
            weights.resize(actions.len(), 1.0);
            return;
        }
        let seat = position.open.seat;
        let sight = self.sight(position, seat);
        let before = total(&sight);
        let gain = |action: &Action| match *action {
            Action::Take(_) | Action::TakeTop => glance_at(self, position, &sight, *action),
            Action::Place(spot) => match position.open.hand {
                Some(card) => placed(self, position, seat, spot, card) - before,
                None => 0.0,
            },
            _ => 0.0,
        };
        weights.extend(actions.iter().map(|action| gain(action) / HEAT));
        let most = weights.iter().copied().fold(f32::MIN, f32::max);
        weights.iter_mut().for_each(|gain| *gain = (*gain - most).max(-9.0).exp());
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.open.task.is_none() && !matches!(position.open.stage, Stage::Place)
    }

    fn dash(&self, position: &Position, actions: &[Action], rng: &mut ChaCha8Rng) -> usize {
        dash::choose(self, position, actions, rng)
    }

    fn tuning(&self) -> Tuning {
        Tuning { chance: 0.7, beam: 40, hunter: 120, ..Tuning::default() }
    }
}

/// The own forecast after placing a card.
fn placed(game: &Wolfwalkers, position: &Position, seat: Seat, spot: Spot, card: Laid) -> f32 {
    let mut display = position.open.display(seat).clone();
    if display.place(spot, card, false).is_none() {
        return 0.0;
    }
    let twists = &position.open.twists[seat.index() % 4];
    total(&Sight::new(game.content(), |token| position.card(token), &display, twists))
}

/// What all goals of a display pay now and may still bring.
fn total(sight: &Sight<'_>) -> f32 {
    let now: i32 = sight.goals().map(|(cell, _, goal)| sight.points_at(cell, goal)).sum();
    now as f32 + hopes(sight)
}

/// What the goals of a display may bring beyond what they pay now.
fn hopes(sight: &Sight<'_>) -> f32 {
    let display = sight.display();
    let open = Prospect::of(display);
    let mut sum = 0.0;
    for (cell, _, goal) in sight.goals() {
        sum += open.hope(sight.boards(), goal, Some(cell));
    }
    // A story with more symbols serves more goals to come.
    let symbols: u32 = sight.boards().0.iter().map(|cells| cells.count_ones()).sum();
    sum + 0.06 * symbols as f32 * (open.free / FULL as f32)
}

/// About what an action that takes a card would bring; nothing for others.
fn glance_at(game: &Wolfwalkers, position: &Position, sight: &Sight<'_>, action: Action) -> f32 {
    let card = match action {
        Action::Take(place) => position.open.market.card(place),
        Action::TakeTop => position.open.top().map(|token| Laid { token, side: Side::Story }),
        _ => None,
    };
    card.map_or(0.0, |card| glance(game, position, sight, card))
}

/// About what a card of the market would bring, wherever it is placed.
fn glance(game: &Wolfwalkers, position: &Position, sight: &Sight<'_>, card: Laid) -> f32 {
    let Face { card: kind, side } = position.face(card);
    let open = Prospect::of(sight.display());
    match side {
        Side::Goal => {
            let goal = game.content().goal(kind);
            let now = match &goal.kind {
                GoalKind::Arrows(_) | GoalKind::ArrowsCross(_) | GoalKind::TwoSymbolsArrows(..) => {
                    return open.free_cell_hope(sight, goal);
                }
                _ => sight.points_beside(goal) as f32,
            };
            now + open.hope(sight.boards(), goal, None)
        }
        Side::Story => {
            let symbols = game.content().story(kind);
            let mut sum = 0.1 * symbols.len() as f32;
            for (_, _, goal) in sight.goals() {
                let points = goal.points as f32;
                sum += match &goal.kind {
                    GoalKind::Pattern(pattern) => {
                        let fits = pattern.drawing().iter().any(|part| symbols.contains(part.symbol));
                        if fits { 0.25 * points } else { 0.0 }
                    }
                    GoalKind::Arrows(symbol) if symbols.contains(*symbol) => 0.7 * points,
                    GoalKind::ArrowsCross(symbol) if symbols.contains(*symbol) => -0.15 * points,
                    GoalKind::TwoSymbols(a, b) if symbols.contains(*a) && symbols.contains(*b) => points,
                    GoalKind::TwoSymbolsArrows(a, b) if symbols.contains(*a) && symbols.contains(*b) => {
                        0.8 * points
                    }
                    GoalKind::Balance(a, b) if symbols.contains(*a) != symbols.contains(*b) => {
                        let showing = |symbol| sight.boards().showing(symbol).count_ones() as i32;
                        let change = if symbols.contains(*a) { 1 } else { -1 };
                        let (old, new) = (showing(*a) - showing(*b), showing(*a) - showing(*b) + change);
                        0.2 * points * (old.abs() - new.abs()) as f32
                    }
                    _ => 0.0,
                };
            }
            sum
        }
    }
}

/// The free cells of a display as the evaluation sees them.
struct Prospect {
    taken: u32,
    free: f32,
    /// While the display floats, a goal's row and column are not yet settled.
    settled: bool,
}

impl Prospect {
    fn of(display: &Display) -> Self {
        Self { taken: display.taken(), free: (FULL - display.len()) as f32, settled: display.is_settled() }
    }

    /// What a goal may bring beyond what it pays now.
    fn hope(&self, boards: &Boards, goal: &Goal, cell: Option<Cell>) -> f32 {
        let points = goal.points as f32;
        let cross = cell.map_or(0, Cell::cross);
        // Eight cells lie in a goal's row and column when the display is full, wherever it floats now.
        let ahead = (8 - (cross & self.taken).count_ones().min(8)) as f32;
        let showing = |symbol| boards.showing(symbol);
        match &goal.kind {
            GoalKind::Pattern(pattern) => points * self.nearly(pattern, boards),
            GoalKind::Arrows(_) => points * ARROW * ahead,
            GoalKind::ArrowsCross(symbol) => {
                if (showing(*symbol) & cross) == 0 {
                    points * (CLEAN.powf(ahead) - 1.0)
                } else {
                    0.0
                }
            }
            GoalKind::TwoSymbols(..) => points * BOTH * self.free * 0.8,
            GoalKind::TwoSymbolsArrows(..) => points * BOTH * 1.2 * ahead,
            GoalKind::Balance(a, b) => {
                let (a, b) = (showing(*a).count_ones(), showing(*b).count_ones());
                if a > 0 && b > 0 && a == b {
                    -points * 0.5 * self.free / FULL as f32
                } else {
                    points * 0.5 * self.free / (self.free + 3.0) / (1.0 + 0.4 * a.abs_diff(b) as f32)
                }
            }
        }
    }

    /// What a goal with arrows may bring on a cell that is still free, with the best row and column taken as typical.
    fn free_cell_hope(&self, sight: &Sight<'_>, goal: &Goal) -> f32 {
        let free = Cell::of(!self.taken);
        let worth = |cell: Cell| {
            let now = sight.points_at(cell, goal) as f32;
            now + self.hope(sight.boards(), goal, Some(cell))
        };
        let best = free.map(worth).fold(0.0, f32::max);
        if self.settled { best } else { 0.9 * best }
    }

    /// How much of one more completion there is: places of the pattern where one or two symbols are missing.
    fn nearly(&self, pattern: &Pattern, boards: &Boards) -> f32 {
        let (mut one, mut two) = (0, 0);
        for form in pattern.forms() {
            let (mut none_missing, mut one_missing, mut two_missing) = (form.anchors(), 0, 0);
            for (first, symbol) in form.at(0) {
                let by = first.trailing_zeros();
                let there = boards.showing(symbol) >> by;
                let free = !self.taken >> by;
                two_missing = (two_missing & there) | (one_missing & free & !there);
                one_missing = (one_missing & there) | (none_missing & free & !there);
                none_missing &= there;
            }
            one += one_missing.count_ones();
            two += two_missing.count_ones();
        }
        let one = if one > 0 { 0.45 + 0.1 * (one.min(4) - 1) as f32 } else { 0.0 };
        let two = if two > 0 { 0.15 + 0.02 * two.min(8) as f32 } else { 0.0 };
        (one * self.free / (self.free + 3.0)).max(0.0) + two * self.free / (self.free + 8.0)
    }
}
