//! Full displays for the two scorers to agree on.

use rand::{Rng, RngExt, seq::SliceRandom};
use wolfwalkers::{CardId, Cell, Content, Display, GoalKind, Laid, Side, Sight, Token};

use super::second::{self, Grid};

/// 25 cards at random, about a third of them goals.
pub(crate) fn random<R: Rng>(content: &Content, rng: &mut R) -> Grid {
    let mut cards: Vec<CardId> = (0..content.cards.len() as u8).map(CardId).collect();
    cards.shuffle(rng);
    let mut grid = Grid::default();
    for (index, card) in cards.into_iter().take(25).enumerate() {
        let side = if rng.random_range(0..3) == 0 { Side::Goal } else { Side::Story };
        grid[index / 5][index % 5] = Some((card, side));
    }
    grid
}

/// One pattern goal among the stories that show its symbols most, so that its completions overlap.
pub(crate) fn crowded<R: Rng>(content: &Content, rng: &mut R) -> Grid {
    let is_pattern = |card: &CardId| matches!(content.goal(*card).kind, GoalKind::Pattern(_));
    let all = (0..content.cards.len() as u8).map(CardId);
    let patterns: Vec<CardId> = all.clone().filter(is_pattern).collect();
    let goal = patterns[rng.random_range(0..patterns.len())];
    let GoalKind::Pattern(pattern) = &content.goal(goal).kind else { unreachable!("chosen so") };
    let useful = |card: &CardId| {
        pattern.drawing().iter().filter(|cell| content.story(*card).contains(cell.symbol)).count()
    };
    let mut stories: Vec<CardId> = all.filter(|card| *card != goal).collect();
    stories.shuffle(rng);
    stories.sort_by_key(|card| std::cmp::Reverse(useful(card)));
    stories.truncate(24);
    stories.shuffle(rng);
    let mut cards: Vec<(CardId, Side)> = stories.into_iter().map(|card| (card, Side::Story)).collect();
    cards.insert(rng.random_range(0..25), (goal, Side::Goal));
    let mut grid = Grid::default();
    for (index, card) in cards.into_iter().enumerate() {
        grid[index / 5][index % 5] = Some(card);
    }
    grid
}

/// The same display for the fast scorer; a token is its card's number.
pub(crate) fn display(grid: &Grid) -> Display {
    let mut display = Display::default();
    for (row, cells) in grid.iter().enumerate() {
        for (col, cell) in cells.iter().enumerate() {
            if let Some((card, side)) = *cell {
                display.set(Cell::at(row, col), Laid { token: Token(card.0), side });
            }
        }
    }
    display
}

/// Do both scorers say the same of every goal?
pub(crate) fn check(content: &Content, grid: &Grid) {
    let display = display(grid);
    let sight = Sight::new(content, |token| CardId(token.0), &display, &[]);
    let fast: Vec<(usize, usize, i32)> =
        sight.goals().map(|(cell, _, goal)| (cell.row(), cell.col(), sight.points_at(cell, goal))).collect();
    assert_eq!(fast, second::score(content, grid), "{grid:?}");
}
