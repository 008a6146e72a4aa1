//! Positions drawn as text, one module a game. Everything is drawn: these boards are for records, which are open.

mod lone_wolves;
mod the_wolves;
mod wolfwalkers;

use moonpack_games::AnyMatch;
use moonpack_words::Words;

/// The board as lines of text.
pub(crate) fn board(play: &AnyMatch, names: &[String], words: &Words) -> Vec<String> {
    match play {
        AnyMatch::TheWolves(m) => the_wolves::board(m.game(), m.position(), names, words),
        AnyMatch::LoneWolves(m) => lone_wolves::board(m.game(), m.position(), names, words),
        AnyMatch::Wolfwalkers(m) => wolfwalkers::board(m.game(), m.position(), names, words),
    }
}

/// The text cut or filled to a width in characters.
fn cell(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:<width$}")
}
