//! The strongest bot's idea, one line among the commands. The script is sent it again and again while it is thought, so it says by
//! itself where it stands and for which version it holds.

use maud::{Markup, html};
use moonpack_words::Words;

use crate::model::Choice;

/// How far the strongest bot has come.
#[derive(Clone, Debug)]
pub enum Idea {
    /// It thinks, and this is what it would do so far.
    Sought(Option<Choice>),
    /// This is what it would do.
    Found(Choice),
    /// It came to no end.
    Missed,
}

/// The line, for whoever decides at this version.
pub fn idea(idea: &Idea, version: u64, words: &Words) -> Markup {
    let (key, choice, thinks) = match idea {
        Idea::Sought(None) => ("hint-sought", None, true),
        Idea::Sought(Some(choice)) => ("hint-so-far", Some(choice), true),
        Idea::Found(choice) => ("hint", Some(choice), false),
        Idea::Missed => ("hint-missed", None, false),
    };
    html! {
        p.hint #idea role="status" aria-busy=[thinks.then_some("true")] data-version=(version) data-within=".commands"
            data-hint=[choice.map(|choice| choice.clicks.join(" "))] {
            strong { (words.text(key)) } @if let Some(choice) = choice { " " (choice.phrase) }
        }
    }
}
