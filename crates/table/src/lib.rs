//! A live match: who sits where, whose decision it is, undo, clocks, offers, chat.
//!
//! [`Table`] is a state machine without surroundings: a [`Command`] and the time go in, numbered [`Happening`]s come
//! out, and everything that happened is an [`Entry`] of the table's log. Folding the log again gives the same table
//! ([`Table::load`]), so the log is all that is ever stored. There is deliberately no HTTP, no SQL, no thread and no
//! clock here, and no rule of any game: those are asked of [`moonpack_games::AnyMatch`].
//!
//! Two numbers count what happened. The *event number* counts every entry, chat and chairs included, and is what a
//! stream resumes from. The *version* counts the steps of the game (decisions, undos, resignations) and is what a
//! command names, so that a word in the chat never makes a decision stale.

mod chair;
mod clock;
mod command;
mod decide;
mod entry;
mod forget;
mod happening;
mod log;
mod may;
mod offer;
mod opening;
mod refused;
mod result;
mod table;
mod undo;
mod wire;
mod writing;

pub use chair::{Chair, Person, PersonId, STAND_IN, Sitter};
pub use clock::{ABSENCE, Clock, Millis};
pub use command::{Command, MAX_CHAT, MOST_EVENTS};
pub use entry::{Entry, Why};
pub use forget::{NAMELESS, without_person, without_words};
pub use happening::{Happening, More, Telling};
pub use log::{LoadError, Logged};
pub use may::May;
pub use offer::Offer;
pub use opening::{NewChair, Opening};
pub use refused::Refused;
pub use result::{End, Outcome};
pub use table::{Phase, Table};
pub use writing::{MAX_NAME, NameError, checked_name, look_alike};
