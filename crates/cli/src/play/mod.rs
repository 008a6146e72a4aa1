//! A game in the terminal: a table in this process, with people at the keyboard and bots.
//!
//! [`session`] is the table and who sits at it, [`choices`] what can be chosen and how typed words find it, [`typed`] what
//! is typed besides decisions. Two doors show it: [`screen`] with colours, keys and mouse, [`plain`] line by line for
//! screen readers and pipes. No rule stands here: the table and the games are asked.

pub(crate) mod choices;
pub(crate) mod pace;
pub(crate) mod plain;
pub(crate) mod screen;
pub(crate) mod session;
pub(crate) mod typed;
