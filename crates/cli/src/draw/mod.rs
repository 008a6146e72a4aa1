//! Positions drawn as text, one module a game. Everything is drawn: these boards are for records, which are open.

use moonpack_games::AnyMatch;
use moonpack_words::Words;

/// The board as lines of text.
pub(crate) fn board(play: &AnyMatch, _names: &[String], _words: &Words) -> Vec<String> {
    let state = serde_json::to_string_pretty(&play.state_json()).unwrap_or_default();
    state.lines().map(str::to_owned).collect()
}
