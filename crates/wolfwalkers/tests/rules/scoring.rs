//! Exact scoring: the rulebook's worked example, and live scores of unfinished displays.

use std::collections::HashMap;

use moonpack_rules::{Begin, Game, Judge, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use wolfwalkers::{Cell, Content, GoalKind, Missing, Pattern, Scene, Side, Sight, Spot, Symbol, Wolfwalkers};

use crate::support::displays;
use crate::support::second::Grid;

const IDA: &str = "C12:goal C40:goal C31 C53:goal C01:goal
    C06 C17:goal C02 C20 C26:goal
    C28 C48:goal C32 C51 C33
    C46 C45 C04 C35 C05
    C44 C07 C23 C24 C14";

#[test]
fn idas_display_is_worth_41_points() {
    let (game, position) = Scene::new(2).display(0, IDA).build().unwrap();
    let seat = Seat::new(0).unwrap();
    assert_eq!(game.standing(&position).points[0], 41);
    let expected = [("C17", 8), ("C01", 12), ("C53", 3), ("C40", 6), ("C48", 0), ("C26", 2), ("C12", 10)];
    let parts = game.parts(&position, seat);
    assert_eq!(parts.len(), expected.len());
    for (card, points) in expected {
        let part = parts.iter().find(|part| part.of.as_deref() == Some(card)).unwrap();
        assert_eq!((part.name, part.points), ("goal", points), "{card}");
    }
}

#[test]
fn a_floating_display_says_what_is_missing_for_one_more() {
    // C53 wants two parents diagonally: C04 shows parents, so one more may lie diagonally from it.
    let (game, position) = Scene::new(2).display(0, "C53:goal C04\nC40:goal C19").build().unwrap();
    let seat = Seat::new(0).unwrap();
    let live = game.live(&game.sight(&position, seat), None);
    assert_eq!(live.len(), 2);
    assert_eq!((live[0].cell, live[0].points), (Some(Cell::at(0, 0)), 0));
    let Missing::Pattern { needs, there } = &live[0].missing else { panic!("{:?}", live[0].missing) };
    assert_eq!(needs.len(), 1);
    assert_eq!(there.iter().map(|(cell, _)| *cell).collect::<Vec<_>>(), [Cell::at(0, 1)]);
    let diagonal = |spot: Spot| spot.row().abs() == 1 && (spot.col() - 1).abs() == 1;
    assert!(diagonal(needs[0].0), "{needs:?}");
    // C40 counts wolves in its row and column: C19 shows them, one more may lie in its row or column.
    assert_eq!(live[1].points, 2);
    assert_eq!(live[1].fulfilled, vec![Cell::at(1, 1).bit()]);
    let Missing::Story { spots, .. } = live[1].missing else { panic!("{:?}", live[1].missing) };
    assert!(Spot::of(spots).all(|spot| spot.row() == 1 || spot.col() == 0));
    assert_eq!(Spot::of(spots).count(), 6 + 6);
}

#[test]
fn live_points_are_the_points_of_the_standing() {
    let (game, position) = Scene::new(2).display(0, IDA).build().unwrap();
    let live = game.live(&game.sight(&position, Seat::new(0).unwrap()), None);
    assert_eq!(live.iter().map(|goal| goal.points).sum::<i32>(), 41);
    // The display is full, so nothing more can come but what already pays once.
    for goal in &live {
        let closed = matches!(goal.missing, Missing::Nothing | Missing::Impossible | Missing::InTheWay(_));
        assert!(closed, "{goal:?}");
    }
}

/// The cells of every place of the pattern whose parts all `lie`.
fn places(pattern: &Pattern, lie: impl Fn(Cell, Symbol) -> bool) -> Vec<u32> {
    let mut places = Vec::new();
    for form in pattern.forms() {
        for anchor in Cell::of(form.anchors()) {
            let parts: Vec<(u32, Symbol)> = form.at(anchor.index()).collect();
            if parts.iter().all(|(cell, symbol)| Cell::of(*cell).all(|cell| lie(cell, *symbol))) {
                places.push(parts.iter().fold(0, |cells, (cell, _)| cells | cell));
            }
        }
    }
    places.sort_unstable();
    places.dedup();
    places
}

/// How many of the places fit beside each other, cell by cell: the first free one is left out or covered.
fn fit(places: &[u32], used: u32, known: &mut HashMap<u32, usize>) -> usize {
    let first = 1 << (!used).trailing_zeros();
    if first > 1 << 24 {
        return 0;
    }
    if let Some(count) = known.get(&used) {
        return *count;
    }
    let mut best = fit(places, used | first, known);
    for place in places.iter().filter(|place| *place & first != 0 && *place & used == 0) {
        best = best.max(1 + fit(places, used | place, known));
    }
    known.insert(used, best);
    best
}

fn count(pattern: &Pattern, lie: impl Fn(Cell, Symbol) -> bool) -> usize {
    fit(&places(pattern, lie), 0, &mut HashMap::new())
}

fn shows(content: &Content, grid: &Grid, cell: Cell, symbol: Symbol) -> bool {
    let laid = grid[cell.row()][cell.col()];
    laid.is_some_and(|(card, side)| side == Side::Story && content.story(card).contains(symbol))
}

#[test]
fn a_pattern_is_called_impossible_exactly_where_no_packing_holds_one_more() {
    let (game, _) = Scene::new(2).build().unwrap();
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    let mut rng = ChaCha12Rng::seed_from_u64(27);
    let (mut possible, mut impossible, mut packed_anew) = (0, 0, 0);
    for _ in 0..1500 {
        let mut grid = displays::crowded(&content, &mut rng);
        for _ in 0..rng.random_range(1..9) {
            let laid = &mut grid[rng.random_range(0..5)][rng.random_range(0..5)];
            *laid = laid.filter(|(_, side)| *side == Side::Goal);
        }
        let display = displays::display(&grid);
        if display.extent() != (5, 5) {
            continue;
        }
        let sight = Sight::new(&content, |token| wolfwalkers::CardId(token.0), &display, &[]);
        let live = game.live(&sight, None);
        let GoalKind::Pattern(pattern) = &content.goal(live[0].card).kind else { panic!("one pattern") };
        let free = |cell: Cell| grid[cell.row()][cell.col()].is_none();
        let lies = |cell, symbol| shows(&content, &grid, cell, symbol);
        let now = count(pattern, lies);
        // Completions share no card, so a free cell never has to show more than one symbol.
        let most = count(pattern, |cell, symbol| free(cell) || lies(cell, symbol));
        assert_eq!(live[0].fulfilled.len(), now, "{grid:?}");
        let Missing::Pattern { needs, .. } = &live[0].missing else {
            assert_eq!((&live[0].missing, most), (&Missing::Impossible, now), "{grid:?}");
            impossible += 1;
            continue;
        };
        let needed = |cell: Cell, symbol| {
            let spot = Spot::at(cell.row() as i8, cell.col() as i8);
            needs.iter().any(|need| Some(need.0) == spot && need.1 == symbol)
        };
        let then = count(pattern, |cell, symbol| needed(cell, symbol) || lies(cell, symbol));
        assert!(then > now && most >= then, "{needs:?} {grid:?}");
        possible += 1;
        packed_anew += u32::from(needs.len() > pattern.drawing().len());
    }
    assert!(possible > 100 && impossible > 100 && packed_anew > 0, "{possible} {impossible} {packed_anew}");
}
