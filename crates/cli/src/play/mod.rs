//! A game in the terminal, at a table in this process or at one of a server.
//!
//! [`picture`] is what is shown and who keeps it up to date: [`here`] with a [`session`], the table and its bots in this process,
//! [`there`] over the API of a server, which [`join`] opens or finds. [`choices`] is what can be chosen and how typed words find it, [`typed`] what is typed
//! besides decisions. Two doors show it: [`screen`] with colours, keys and mouse, [`plain`] line by line for screen readers
//! and pipes. No rule stands here: tables and games are asked.

pub(crate) mod choices;
pub(crate) mod here;
pub(crate) mod join;
pub(crate) mod pace;
pub(crate) mod picture;
pub(crate) mod plain;
pub(crate) mod screen;
pub(crate) mod session;
pub(crate) mod there;
pub(crate) mod typed;
