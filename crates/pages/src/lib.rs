//! Moonpack's pages as pure functions: a model in, HTML and SVG out.
//!
//! Owns everything a browser shows: the shell, the start page, the tables of the games, their analysis, the rules, and the
//! assets (styles, script, fonts, mark). It deliberately does no I/O and knows no request: `moonpack-web` builds the models and
//! answers with what comes out. What a page tells of a game comes from the viewer's view, from the list of decisions that are the
//! viewer's own, and from what boards remember of earlier steps (`table/past.rs`), which is only what the viewer was shown.

pub mod assets;
mod drawings;
mod fingerprint;
mod guide;
mod home;
mod icons;
mod lesson;
mod message;
mod model;
mod picture;
mod privacy;
mod review;
mod rules;
mod shell;
mod table;

pub use guide::{Ask, Guide, Step};
pub use home::home;
pub use maud::Markup;
pub use message::message;
pub use model::{
    Blocked, ChatLine, Choice, Ended, HomeModel, LessonModel, LogLine, OfferModel, SeatModel, SeatOwner,
    Shell, TableModel, TableRow, Theme, Wishes, bot_name,
};
pub use privacy::{Kept, privacy};
pub use review::{
    AnalysisModel, Judgement, Mark, Phrased, ReviewModel, ReviewTurn, TriedLine, TriedTurn, WhatIf,
};
pub use rules::rules;
pub use table::{Idea, Past, frame, idea, refusal, table};
