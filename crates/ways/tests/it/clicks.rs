//! How many touches a turn takes, before there were ways and with them. `docs/board.md` carries the table.

use std::collections::BTreeMap;

use moonpack_games::AnyMatch;
use moonpack_ways::{Way, ways};

use crate::support::over_games;

/// The touches of a chain when every small decision is chosen by itself.
fn plainly(game: &AnyMatch, way: &Way) -> usize {
    let mut game = game.clone();
    let mut touches = 0;
    for action in &way.chain {
        let clicks = game.legal_clicks().into_iter().find(|(text, _)| text == action).expect("legal");
        touches += clicks.1.len();
        let seat = game.to_move().expect("somebody decides");
        game.play(seat, action).expect("legal");
    }
    touches
}

/// What a way does: the action that is paid for, or the first word of its only decision.
fn kind(game: &AnyMatch, way: &Way) -> String {
    format!("{} {}", game.kind(), way.chain[0].split(' ').next().expect("a word"))
}

#[test]
fn whole_actions_take_two_touches() {
    let mut counted: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    over_games(300, 13, |game, _| {
        // Whole actions: what was paid for in a decision before has a place in its text.
        let whole = |way: &Way| way.chain.len() > 1 && !way.chain[0].contains(',');
        for way in ways(game).into_iter().filter(whole).step_by(7) {
            let touches = (plainly(game, &way), way.path.len());
            let least = counted.entry(kind(game, &way)).or_insert(touches);
            // The quickest way of its kind; with several payments one more touch says which.
            *least = (least.0.max(touches.0), least.1.min(touches.1));
            assert!(touches.1 <= touches.0, "{way:?} takes more touches than its decisions did");
        }
    });
    let table = [
        ("the-wolves den", (5, 2)),
        ("the-wolves dominate", (6, 2)),
        ("the-wolves howl", (4, 2)),
        ("the-wolves lair", (4, 2)),
        ("the-wolves move", (5, 2)),
        ("wolfwalkers take", (2, 2)),
    ];
    for (kind, touches) in table {
        assert_eq!(counted.get(kind), Some(&touches), "{kind}: {counted:?}");
    }
}
