//! Actions and events told in words, for logs, lists of legal actions and screen readers, in every door alike.
//!
//! Owns which message of `locales/` tells which action or event and how its variables are filled. It deliberately shows
//! nothing: an event is told as the given viewer was told it, so what is blank in the event stays untold.

mod lack;
mod lone_wolves;
pub mod the_wolves;
mod toy;
mod wolfwalkers;

use moonpack_games::{AnyEvent, AnyMatch, Match, each, each_event};
use moonpack_rules::{BoardGame, ParseActionError};
use moonpack_words::Words;

pub use lack::lack;

/// How one game's actions and events are told.
pub trait Tell: BoardGame {
    /// A legal action as a phrase that says what choosing it does. The position is the one it is chosen in.
    fn tell_action(&self, position: &Self::Position, action: Self::Action, words: &Words) -> String;

    /// An event as a sentence; `None` if it is not worth a line of its own. `names` are the players' names by seat.
    fn tell_event(&self, event: &Self::Event, names: &[String], words: &Words) -> Option<String>;
}

/// The legal actions of the match: canonical text, phrase, and the elements of the screen that choose it.
pub fn legal(game: &AnyMatch, words: &Words) -> Vec<(String, String, Vec<String>)> {
    fn typed<G: Tell>(m: &Match<G>, words: &Words) -> Vec<(String, String, Vec<String>)> {
        let told = |action| {
            let phrase = m.game().tell_action(m.position(), action, words);
            (m.game().write_action(action), phrase, m.game().clicks(m.position(), action))
        };
        m.legal().into_iter().map(told).collect()
    }
    each!(game, m => typed(m, words))
}

/// The action written as `text`, as a phrase.
///
/// # Errors
/// If the text is no action of this game.
pub fn action(game: &AnyMatch, text: &str, words: &Words) -> Result<String, ParseActionError> {
    fn typed<G: Tell>(m: &Match<G>, text: &str, words: &Words) -> Result<String, ParseActionError> {
        Ok(m.game().tell_action(m.position(), m.game().read_action(text)?, words))
    }
    each!(game, m => typed(m, text, words))
}

/// Decisions that are taken one after the other by whoever decides, each as a phrase; up to the first that cannot be
/// taken.
pub fn chain(game: &AnyMatch, texts: &[String], words: &Words) -> Vec<String> {
    let mut game = game.clone();
    let mut phrases = Vec::new();
    for text in texts {
        let (Some(seat), Ok(phrase)) = (game.to_move(), action(&game, text, words)) else { break };
        if game.play(seat, text).is_err() {
            break;
        }
        phrases.push(phrase);
    }
    phrases
}

/// What a part of the score is of, by its id: the name the game's words have for such a thing.
pub fn part_of(game: &AnyMatch, of: &str, words: &Words) -> String {
    let letters = game.kind().letters().to_lowercase();
    let keys = ["goal", "module", "territory"].map(|thing| format!("{letters}-{thing}-{of}"));
    keys.into_iter().find(|key| words.has(key)).map_or_else(|| of.to_owned(), |key| words.text(&key))
}

/// An event of this match as a sentence; `None` if it is not worth a line.
pub fn event(game: &AnyMatch, event: &AnyEvent, names: &[String], words: &Words) -> Option<String> {
    each_event!(&game.game(), event, (game, event) => game.tell_event(event, names, words))
}
