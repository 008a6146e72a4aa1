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
use moonpack_rules::{BoardGame, ParseActionError, Seat, Viewer};
use moonpack_words::Words;

pub use lack::lack;

/// How one game's actions and events are told.
pub trait Tell: BoardGame {
    /// A legal action as a phrase that says what choosing it does. The position is the one it is chosen in.
    fn tell_action(&self, position: &Self::Position, action: Self::Action, words: &Words) -> String;

    /// An event as a sentence; `None` if it is not worth a line of its own. `names` are the players' names by seat.
    fn tell_event(&self, event: &Self::Event, names: &[String], words: &Words) -> Option<String>;

    /// What a seat did in a turn, in few words that follow its name; `None` where its decisions are as short, or nothing was
    /// done yet that is worth a word.
    fn tell_turn(
        &self,
        seat: Seat,
        events: &[Self::Event],
        names: &[String],
        words: &Words,
    ) -> Option<String>;
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

/// What whoever decides does by these decisions, in few words that follow their name; `None` where the decisions themselves
/// are as short. It is told as everybody at the table hears it.
pub fn deeds(game: &AnyMatch, texts: &[String], names: &[String], words: &Words) -> Option<String> {
    fn typed<G: Tell>(m: &Match<G>, texts: &[String], names: &[String], words: &Words) -> Option<String> {
        let (game, mut position) = (m.game(), m.position().clone());
        let seat = game.to_move(&position)?;
        let mut events = Vec::new();
        let mut legal = Vec::new();
        for text in texts {
            let Ok(action) = game.read_action(text) else { break };
            game.legal(&position, &mut legal);
            if game.to_move(&position) != Some(seat) || !legal.contains(&action) {
                break;
            }
            game.apply(&mut position, action, &mut events);
        }
        let heard: Vec<G::Event> =
            events.iter().map(|event| G::event_for(event, Viewer::Spectator)).collect();
        game.tell_turn(seat, &heard, names, words)
    }
    each!(game, m => typed(m, texts, names, words))
}

/// The deeds of turns that follow one another, each given by how many steps were taken before and after it. The match is told
/// once.
pub fn deeds_of(
    game: &AnyMatch,
    turns: &[(usize, usize)],
    names: &[String],
    words: &Words,
) -> Vec<Option<String>> {
    fn typed<G: Tell>(
        m: &Match<G>,
        turns: &[(usize, usize)],
        names: &[String],
        words: &Words,
    ) -> Vec<Option<String>> {
        let mut steps = m.retold().peekable();
        let deeds = |&(from, to): &(usize, usize)| {
            let taken = std::iter::from_fn(|| steps.next_if(|step| step.number <= to));
            let taken: Vec<_> = taken.filter(|step| step.number > from).collect();
            let events = taken.iter().flat_map(|step| &step.events);
            let heard: Vec<G::Event> = events.map(|event| G::event_for(event, Viewer::Spectator)).collect();
            m.game().tell_turn(taken.first()?.seat, &heard, names, words)
        };
        turns.iter().map(deeds).collect()
    }
    each!(game, m => typed(m, turns, names, words))
}

/// The deeds, or else decision by decision.
pub fn turn(game: &AnyMatch, texts: &[String], names: &[String], words: &Words) -> String {
    deeds(game, texts, names, words).unwrap_or_else(|| chain(game, texts, words).join(" · "))
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
