//! The record: a match as UTF-8 text that a person can read, write and diff. `docs/record.md` specifies it.
//!
//! Owns the format and nothing of what the games say in it: options, set-up lines and actions are texts of the games.
//! Reading replays, so a [`Record`] in hand is a match that holds. What [`Record::write`] wrote is read and written back
//! byte for byte; the `check` line at its end makes any damage to it noticed. Records written by hand leave it out.
//!
//! ```
//! use moonpack_games::{AnyMatch, Contents, GameKind, Record};
//!
//! let contents = Contents::shipped().unwrap();
//! let begun = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 7).unwrap();
//! let text = Record::new(begun, &["Ash", "bot alpha"]).write();
//! let again = Record::read(&contents, &text).unwrap();
//! assert_eq!(again.names()[1], "bot alpha");
//! assert_eq!(again.write(), text);
//! ```

mod error;
mod lines;
mod read;
mod write;

pub use error::{Expected, Fault, RecordError};

use crate::AnyMatch;

/// A match with the names of those who sat at the table.
#[derive(Clone)]
pub struct Record {
    names: Vec<String>,
    play: AnyMatch,
}

impl Record {
    /// The record of a match. Names stand by seat; missing and surplus ones do no harm, and what would not survive as
    /// part of a line (control characters, surplus spaces) is replaced by single spaces.
    pub fn new<S: AsRef<str>>(play: AnyMatch, names: &[S]) -> Self {
        let mut names: Vec<String> = names.iter().map(|name| clean(name.as_ref())).collect();
        names.resize(play.seats(), String::new());
        Self { names, play }
    }

    /// The match.
    pub fn play(&self) -> &AnyMatch {
        &self.play
    }

    /// The match, without the names.
    pub fn into_play(self) -> AnyMatch {
        self.play
    }

    /// Who sat where; an empty name for a seat nobody named.
    pub fn names(&self) -> &[String] {
        &self.names
    }
}

fn clean(name: &str) -> String {
    let spaced: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The `result` section as it must stand for this match.
fn result_of(play: &AnyMatch) -> [(&'static str, String); 3] {
    let standing = play.standing();
    let points: Vec<String> = standing.points[..play.seats()].iter().map(i32::to_string).collect();
    let winners: Vec<String> = standing.winners.iter().map(|seat| seat.to_string()).collect();
    let winners = if winners.is_empty() { "none".to_owned() } else { winners.join(" ") };
    let ending = play.ending().map_or("unfinished", |ending| ending.0);
    [("ending", ending.to_owned()), ("points", points.join(" ")), ("winners", winners)]
}
