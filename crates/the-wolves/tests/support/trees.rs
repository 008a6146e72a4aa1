//! Counted trees: how many decision sequences of a length a position has.

use moonpack_rules::{Game, Quiet};
use the_wolves::{Action, Position, TheWolves};

/// The position after `steps` decisions of a fixed walk that visits every part of the lists.
pub(crate) fn walk(game: &TheWolves, start: &Position, steps: usize) -> Position {
    let mut position = *start;
    let mut legal = Vec::new();
    for step in 0..steps {
        game.legal(&position, &mut legal);
        if legal.is_empty() {
            break;
        }
        game.apply(&mut position, legal[(step * 31 + 7) % legal.len()], &mut Quiet);
    }
    position
}

/// Counts the sequences of `depth` decisions, asking `list` for each position's actions. A game that ends counts once.
pub(crate) fn count(
    game: &TheWolves,
    position: &Position,
    depth: u32,
    list: &impl Fn(&TheWolves, &Position) -> Vec<Action>,
) -> u64 {
    let actions = list(game, position);
    if depth <= 1 || actions.is_empty() {
        return actions.len().max(1) as u64;
    }
    let next = actions.into_iter().map(|action| {
        let mut after = *position;
        game.apply(&mut after, action, &mut Quiet);
        count(game, &after, depth - 1, list)
    });
    next.sum()
}

/// The fast generator's list.
pub(crate) fn fast(game: &TheWolves, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    actions
}
