//! Positions drawn as text, one module a game, for records (everything is drawn) and for players (what their seat sees).

mod canvas;
mod lone_wolves;
mod the_wolves;
mod wolfwalkers;

use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Words;
use ratatui::style::Color;

pub(crate) use canvas::{Canvas, Spot};

/// Whose eyes a board is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
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

/// The board.
pub(crate) fn board(play: &AnyMatch, sight: Sight, names: &[String], words: &Words) -> Canvas {
    match play {
        AnyMatch::TheWolves(m) => the_wolves::board(m.game(), m.position(), names, words),
        AnyMatch::LoneWolves(m) => lone_wolves::board(m.game(), m.position(), sight, names, words),
        AnyMatch::Wolfwalkers(m) => wolfwalkers::board(m.game(), m.position(), names, words),
    }
}

/// A seat's colour. Its number stands beside it everywhere.
pub(crate) fn seat_colour(seat: Seat) -> Color {
    const COLOURS: [Color; moonpack_rules::MAX_SEATS] =
        [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::LightMagenta, Color::LightYellow];
    COLOURS[seat.index()]
}

/// The text cut or filled to a width in characters.
fn cell(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:<width$}")
}
