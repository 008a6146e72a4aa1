//! TheWolves in words.

use ::the_wolves::TheWolves;
use moonpack_rules::Game;
use moonpack_words::Words;

use crate::Tell;

impl Tell for TheWolves {
    fn tell_action(&self, _position: &Self::Position, action: Self::Action, _words: &Words) -> String {
        self.write_action(action)
    }

    fn tell_event(&self, event: &Self::Event, _names: &[String], _words: &Words) -> Option<String> {
        Some(format!("{event:?}"))
    }
}
