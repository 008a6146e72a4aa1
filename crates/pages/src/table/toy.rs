//! The table of the toy: the card, the guesses so far, and two cards to touch. As plain as a board may be, so that it shows
//! what a board has to give and nothing else.

use maud::html;
use moonpack_games::Match;
use moonpack_rules::{Seat, Secrets, Viewer};
use moonpack_toy::{GUESSES, Guess, Toy, colour};
use moonpack_words::Words;

use super::{Board, badge, plaque};
use crate::model::TableModel;

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<Toy>, model: &TableModel<'_>, words: &Words) -> Board {
    let viewer = if model.curtain { Viewer::Spectator } else { model.viewer };
    let view = game.game().view(game.position(), viewer);
    let over = view.guesses.len() >= GUESSES;
    let card = view.red.map_or("hidden", colour);
    let guessed = |guess: bool| words.with("ty-action", &[("guess", colour(guess).into())]);
    let count = [("number", (view.guesses.len() + 1).min(GUESSES).into()), ("of", GUESSES.into())];
    let board = html! {
        div.ty {
            div.ty-players { @for seat in Seat::first(2) { (plaque(model, seat, &html! {}, words)) } }
            div.ty-card data-key="card" data-card=(card) { (words.with("ty-card", &[("card", card.into())])) }
            ol.ty-guesses aria-label=(words.text("ty-guesses")) {
                @for (number, guess) in view.guesses.iter().enumerate() { li { (badge(number % 2)) " " (guessed(*guess)) } }
            }
            @if !over {
                div.ty-choice {
                    @for guess in [Guess::Red, Guess::Black] {
                        @let id = format!("guess-{}", guess.name());
                        div.ty-guess id=(id) data-el=(id) data-card=(guess.name()) { (guessed(guess == Guess::Red)) }
                    }
                }
            }
        }
    };
    Board {
        sky: html! { (words.with("ty-count", &count)) },
        prompt: words.text("ty-prompt"),
        detail: if view.red.is_some() { words.text("ty-seen") } else { String::new() },
        board,
        outlooks: Vec::new(),
        scoring: None,
    }
}
