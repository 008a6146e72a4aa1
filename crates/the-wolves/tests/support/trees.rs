// Counted trees: how many decision sequences of a length a position has. Included by the test and by the command that
// writes new count files.

/// The position after `steps` decisions of a fixed walk that visits every part of the lists.
fn walk(game: &TheWolves, start: &Position, steps: usize) -> Position {
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
fn count(
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
fn fast(game: &TheWolves, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    actions
}
