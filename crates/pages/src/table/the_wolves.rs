//! The table of TheWolves.

use ::the_wolves::TheWolves;
use maud::html;
use moonpack_games::Match;
use moonpack_rules::Game;
use moonpack_words::Words;

use super::Board;
use crate::model::TableModel;

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<TheWolves>, model: &TableModel<'_>, words: &Words) -> Board {
    let view = game.game().view(game.position(), model.viewer);
    Board {
        prompt: words.text("status-yours"),
        board: html! { pre { (format!("{view:?}")) } },
        notes: Vec::new(),
    }
}
