//! Taking decisions back: one's own, one after the other, back to the start of the turn they belong to; never past
//! something that was revealed and never past another seat's decision.

use moonpack_rules::Seat;

use crate::{Phase, Refused, Table};

/// What has to be known of a decision to say whether it can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) seat: Seat,
    pub(crate) turn: u32,
    pub(crate) reveals: bool,
}

impl Table {
    /// May `seat` take the last decision back?
    ///
    /// # Errors
    /// Says why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refused> {
        match self.phase() {
            Phase::Waiting => return Err(Refused::Waiting),
            Phase::Over => return Err(Refused::Over),
            Phase::Running => {}
        }
        let last = self.decisions.last().filter(|last| last.seat == seat).ok_or(Refused::NothingToUndo)?;
        // The turn may just have passed to somebody who has not decided yet: then its last decision is still fresh.
        // But when the same seat has the next turn as well, the earlier one is closed.
        let passed_on = self.game.to_move() != Some(seat);
        if last.turn != self.game.turn() && !passed_on {
            return Err(Refused::NothingToUndo);
        }
        if last.reveals {
            return Err(Refused::Revealed);
        }
        Ok(())
    }

    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.can_undo(seat)?;
        self.decisions.pop();
        self.game.undo();
        self.offers.end = Default::default();
        Ok(())
    }
}
