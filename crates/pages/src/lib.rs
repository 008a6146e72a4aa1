//! Moonpack's pages as pure functions: a model in, HTML and SVG out.
//!
//! Owns everything a browser shows: the shell, the start page, the tables of the three games, the rules, and the three
//! assets (style, script, mark). It deliberately does no I/O and knows no request: `moonpack-web` builds the models and
//! answers with what comes out. A page never asks a position anything, only the viewer's view of it.

pub mod assets;
mod guide;
mod home;
mod message;
mod model;
mod picture;
mod rules;
mod shell;
mod table;

pub use guide::{Ask, Guide, Step};
pub use home::home;
pub use maud::Markup;
pub use message::message;
pub use model::{
    Blocked, ChatLine, Choice, Ended, HomeModel, LogLine, OfferModel, SeatModel, SeatOwner, Shell,
    TableModel, TableRow, Theme, Wishes,
};
pub use rules::rules;
pub use table::{frame, refusal, table};
