//! The toy in words.

use moonpack_rules::Seat;
use moonpack_toy::{Event, Guess, Position, Toy, colour};
use moonpack_words::Words;

use crate::Tell;

impl Tell for Toy {
    fn tell_action(&self, _: &Position, action: Guess, words: &Words) -> String {
        words.with("ty-action", &[("guess", action.name().into())])
    }

    fn tell_event(&self, event: &Event, names: &[String], words: &Words) -> Option<String> {
        Some(match *event {
            Event::Guessed(seat, guess) => {
                let who = names.get(seat.index()).cloned().unwrap_or_default();
                words.with("ty-event-guessed", &[("seat", (&who).into()), ("guess", guess.name().into())])
            }
            Event::Shown { red } => words.with("ty-event-shown", &[("card", colour(red).into())]),
        })
    }

    fn tell_turn(&self, _: Seat, _: &[Event], _: &[String], _: &Words) -> Option<String> {
        None
    }
}
