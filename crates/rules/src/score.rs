//! Points, who leads, and how a game ended.

use crate::{MAX_SEATS, SeatSet};

/// The score as it stands: final when the game is over, live ("if it ended now") before.
/// Small and `Copy`, so that search can ask at every leaf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points by seat index; seats that do not exist hold 0.
    pub points: [i32; MAX_SEATS],
    /// Who wins after all tie-breaks; several seats share a victory.
    pub winners: SeatSet,
}

/// One line of a seat's score. The parts of a seat add up to its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// A stable word for programs and the key of its translation, such as `lairs`.
    pub name: &'static str,
    /// What the part refers to if there are several of one name, such as a card's or a territory's id.
    pub of: Option<String>,
    /// The points, which may be negative.
    pub points: i32,
}

/// The way a game ended: a stable word such as `full-moon`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending(pub &'static str);
