//! How a table's game ended and who won.

use moonpack_rules::{Part, Seat, SeatSet, Standing};

use crate::Table;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The rules ended it.
    Played,
    /// So many gave up that it was decided.
    Resigned,
    /// Everybody agreed to stop.
    Agreed,
    /// It went on for longer than any game can and was stopped.
    Stopped,
    /// Everybody got up before it began.
    Abandoned,
}

/// The final score of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Points by seat.
    pub points: Vec<i32>,
    /// The break-down of each seat's points.
    pub parts: Vec<Vec<Part>>,
    /// Who won; several share a victory.
    pub winners: SeatSet,
    /// A stable word for the way it ended.
    pub ending: &'static str,
}

impl Table {
    /// The final score. Before the end it could tell more than a player may know, so there is none.
    pub fn outcome(&self) -> Option<Outcome> {
        let end = self.end()?;
        let seats = || Seat::first(self.game().seats());
        let standing = self.game().standing();
        let (winners, ending) = match end {
            End::Played => (standing.winners, self.game().ending().map_or("complete", |ending| ending.0)),
            End::Agreed => (standing.winners, "agreed"),
            End::Stopped => (standing.winners, "stopped"),
            End::Abandoned => (SeatSet::EMPTY, "abandoned"),
            End::Resigned => (self.best_of_those_left(&standing), "resigned"),
        };
        Some(Outcome {
            points: seats().map(|seat| standing.points[seat.index()]).collect(),
            parts: seats().map(|seat| self.game().parts(seat)).collect(),
            winners,
            ending,
        })
    }

    /// The leaders among those who did not give up.
    fn best_of_those_left(&self, standing: &Standing) -> SeatSet {
        let left = || Seat::first(self.chairs().len()).filter(|seat| !self.chairs()[seat.index()].resigned);
        let best = left().map(|seat| standing.points[seat.index()]).max();
        left().filter(|seat| Some(standing.points[seat.index()]) == best).collect()
    }
}
