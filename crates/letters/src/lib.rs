//! Positions in letters and scores in words: one drawing a game, for records (everything is drawn) and for players (what
//! their seat sees), for a terminal, a pipe, or a program that asks a server.
//!
//! Owns where the letters of a board stand and which colour repeats them. It deliberately knows no terminal: a [`Canvas`]
//! is lines of [`Run`]s, and whoever shows it decides how.

mod canvas;
mod ink;
mod lone_wolves;
mod score;
mod the_wolves;
mod toy;
mod wolfwalkers;

use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Words;

pub use canvas::{Canvas, Run, Spot};
pub use ink::{Colour, Ink};
pub use score::{parts, standing};

/// Whose eyes a board is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Everything: a record is open.
    Open,
    /// What this viewer sees.
    Of(Viewer),
}

impl Sight {
    /// Does it show what only `seat` knows?
    fn shows(self, seat: Seat) -> bool {
        match self {
            Self::Open => true,
            Self::Of(viewer) => viewer.is(seat),
        }
    }
}

/// The room there is for a board, in columns and rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Columns.
    pub columns: u16,
    /// Rows.
    pub rows: u16,
}

impl Room {
    /// What a terminal of 80 by 24 leaves for the board.
    pub const SMALL: Self = Self { columns: 80, rows: 14 };

    /// Does the whole board fit?
    pub fn holds(self, canvas: &Canvas) -> bool {
        let (columns, rows) = canvas.size();
        columns <= usize::from(self.columns) && rows <= usize::from(self.rows)
    }
}

/// The board, larger where the room is large enough for all of it.
pub fn board(play: &AnyMatch, sight: Sight, names: &[String], words: &Words, room: Room) -> Canvas {
    let draw = |large: bool| match play {
        AnyMatch::TheWolves(m) => the_wolves::board(m.game(), m.position(), names, words, large),
        AnyMatch::LoneWolves(m) => lone_wolves::board(m.game(), m.position(), sight, names, words, large),
        AnyMatch::Wolfwalkers(m) => wolfwalkers::board(m.game(), m.position(), names, words, large),
        AnyMatch::Toy(m) => toy::board(m.game(), m.position(), sight, names, words),
    };
    let large = draw(true);
    if room.holds(&large) { large } else { draw(false) }
}

/// The text cut or filled to a width in characters.
fn cell(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:<width$}")
}

/// A text, broken between its words so that eighty columns hold it.
fn broken(canvas: &mut Canvas, text: &str, ink: Ink) {
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + word.chars().count() >= usize::from(Room::SMALL.columns)
        {
            canvas.put(std::mem::take(&mut line), ink);
            canvas.end_line();
        }
        line = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
    }
    canvas.put(line, ink);
    canvas.end_line();
}
