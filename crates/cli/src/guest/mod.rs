//! A guest at a server: its JSON API as calls, the stream of a table with reconnects, and the token that says who one is.
//!
//! It knows no game, as the page's script does not: the server tells boards, choices and rules in words. It draws nothing.

mod keep;
mod server;
mod stream;
mod words;

pub(crate) use keep::Keep;
pub(crate) use server::{Server, Trouble};
pub(crate) use stream::{Word, watch};
pub(crate) use words::TableWords;
