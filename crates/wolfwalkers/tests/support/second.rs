//! A second scorer, written from the rulebook with lists and loops and nothing shared with the first: it knows neither
//! bit boards nor forms nor bounds. It is slow and plain, which is the point.

use wolfwalkers::{CardId, Content, GoalKind, PatternCell, Side, Symbol};

/// A display as rows of cards.
pub(crate) type Grid = [[Option<(CardId, Side)>; 5]; 5];

/// What every goal pays: row, column, points.
pub(crate) fn score(content: &Content, grid: &Grid) -> Vec<(usize, usize, i32)> {
    let mut lines = Vec::new();
    for (row, cells) in grid.iter().enumerate() {
        for (col, cell) in cells.iter().enumerate() {
            if let Some((card, Side::Goal)) = *cell {
                lines.push((row, col, points(content, grid, card, row, col)));
            }
        }
    }
    lines
}

fn shows(content: &Content, grid: &Grid, row: usize, col: usize, symbol: Symbol) -> bool {
    match grid[row][col] {
        Some((card, Side::Story)) => content.cards[card.index()].story.iter().any(|found| found == symbol),
        _ => false,
    }
}

fn points(content: &Content, grid: &Grid, card: CardId, row: usize, col: usize) -> i32 {
    let goal = &content.cards[card.index()].goal;
    let all: Vec<(usize, usize)> = (0..5).flat_map(|r| (0..5).map(move |c| (r, c))).collect();
    let line: Vec<(usize, usize)> =
        all.iter().copied().filter(|(r, c)| (*r == row || *c == col) && (*r, *c) != (row, col)).collect();
    let count = |cells: &[(usize, usize)], symbols: &[Symbol]| {
        let full = |cell: &&(usize, usize)| {
            symbols.iter().all(|symbol| shows(content, grid, cell.0, cell.1, *symbol))
        };
        cells.iter().filter(full).count() as i32
    };
    let times = match &goal.kind {
        GoalKind::Pattern(pattern) => most_disjoint(&completions(content, grid, pattern.drawing())),
        GoalKind::Arrows(symbol) => count(&line, &[*symbol]),
        GoalKind::ArrowsCross(symbol) => i32::from(count(&line, &[*symbol]) == 0),
        GoalKind::TwoSymbols(a, b) => count(&all, &[*a, *b]),
        GoalKind::TwoSymbolsArrows(a, b) => count(&line, &[*a, *b]),
        GoalKind::Balance(a, b) => {
            let (a, b) = (count(&all, &[*a]), count(&all, &[*b]));
            i32::from(a == b && a > 0)
        }
    };
    goal.points * times
}

/// Every place where the drawing, turned or mirrored, is complete: the cells, sorted.
fn completions(content: &Content, grid: &Grid, drawing: &[PatternCell]) -> Vec<Vec<(usize, usize)>> {
    let mut found = Vec::new();
    for mirrored in [false, true] {
        for turns in 0..4 {
            let turned: Vec<(i32, i32, Symbol)> = drawing
                .iter()
                .map(|cell| {
                    let (mut row, mut col) = (i32::from(cell.row), i32::from(cell.col));
                    if mirrored {
                        col = -col;
                    }
                    for _ in 0..turns {
                        (row, col) = (col, -row);
                    }
                    (row, col, cell.symbol)
                })
                .collect();
            for down in -5..10 {
                for right in -5..10 {
                    let cells: Vec<(i32, i32, Symbol)> =
                        turned.iter().map(|(row, col, symbol)| (row + down, col + right, *symbol)).collect();
                    let fits = cells.iter().all(|(row, col, symbol)| {
                        (0..5).contains(row)
                            && (0..5).contains(col)
                            && shows(content, grid, *row as usize, *col as usize, *symbol)
                    });
                    if fits {
                        let mut set: Vec<(usize, usize)> =
                            cells.iter().map(|(row, col, _)| (*row as usize, *col as usize)).collect();
                        set.sort();
                        found.push(set);
                    }
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// With the first set or without it, whichever is better.
fn most_disjoint(sets: &[Vec<(usize, usize)>]) -> i32 {
    let Some((first, rest)) = sets.split_first() else { return 0 };
    let apart: Vec<Vec<(usize, usize)>> =
        rest.iter().filter(|set| !set.iter().any(|cell| first.contains(cell))).cloned().collect();
    let with = 1 + most_disjoint(&apart);
    if apart.len() == rest.len() { with } else { with.max(most_disjoint(rest)) }
}
