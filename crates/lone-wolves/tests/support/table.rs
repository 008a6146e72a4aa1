//! A table at which tests speak the game's own texts.

use lone_wolves::{Event, LoneWolves, Position};
use moonpack_rules::{Game, Judge, Notation};

/// Plays a line of actions, each written as text, through the checked door; all events.
pub(crate) fn play(game: &LoneWolves, position: &mut Position, line: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in line {
        let seat = game.to_move(position).expect("the game goes on");
        let action = game.read_action(text).expect("an action");
        let told = game.play(position, seat, action);
        events.extend(told.unwrap_or_else(|refused| panic!("`{text}`: {refused:?} {:?}", refused.rules())));
    }
    events
}

/// The rules that forbid an action written as text.
pub(crate) fn refused(game: &LoneWolves, position: &Position, text: &str) -> Vec<String> {
    let refusal = game.explain(position, game.read_action(text).expect("an action"));
    refusal.rules().iter().map(ToString::to_string).collect()
}

/// The legal actions as text.
pub(crate) fn legal(game: &LoneWolves, position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    actions.into_iter().map(|action| game.write_action(action)).collect()
}
