//! Taking decisions back.
//!
//! One by one: one's own, back to the start of the turn they belong to; never past something that was revealed and never
//! past another seat's decision. As a whole way: the chain that was chosen in one go with what followed it. Where one
//! person plays against bots only, a way can be taken back although the bots have answered, and so on through earlier
//! turns, as long as nothing was revealed since: a misclick costs nothing, and nobody's game is touched by it.

use moonpack_rules::Seat;
use moonpack_ways::Link;

use crate::command::Happened;
use crate::{Entry, Millis, PersonId, Phase, Refused, Sitter, Table};

/// What has to be known of a decision to say whether it can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) seat: Seat,
    pub(crate) turn: u32,
    pub(crate) reveals: bool,
    pub(crate) link: Link,
    /// The version it led to.
    pub(crate) version: u64,
}

impl Table {
    /// May `seat` take the last decision back?
    ///
    /// # Errors
    /// Says why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refused> {
        self.runs()?;
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

    /// How many decisions are taken back with the last way of `seat`.
    ///
    /// # Errors
    /// Says why none.
    pub fn can_undo_way(&self, seat: Seat) -> Result<usize, Refused> {
        self.runs()?;
        if !self.is_alone_with_bots(seat) {
            self.can_undo(seat)?;
        }
        let begins = |decision: &Decision| decision.seat == seat && decision.link == Link::Chosen;
        let begin = self.decisions.iter().rposition(begins).ok_or(Refused::NothingToUndo)?;
        if self.decisions[begin..].iter().any(|decision| decision.reveals) {
            return Err(Refused::Revealed);
        }
        Ok(self.decisions.len() - begin)
    }

    /// Does one person play this seat, and nobody but bots all others?
    fn is_alone_with_bots(&self, seat: Seat) -> bool {
        let bot = |other: Seat| matches!(self.chairs[other.index()].sitter, Sitter::Bot(_));
        Seat::first(self.chairs.len()).all(|other| bot(other) != (other == seat))
    }

    pub(crate) fn undo(&mut self, by: PersonId, version: u64, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        self.runs()?;
        self.is_current(version)?;
        let last = self.decisions.last().map(|decision| decision.seat);
        let seat = last.filter(|seat| mine.contains(seat)).ok_or(Refused::NothingToUndo)?;
        if self.chairs[seat.index()].bot().is_some() {
            return Err(Refused::NothingToUndo);
        }
        self.can_undo(seat)?;
        self.append_all([Entry::Undo { seat }], now)
    }

    pub(crate) fn undo_way(&mut self, by: PersonId, version: u64, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        self.runs()?;
        self.is_current_but_for_bots(version)?;
        let decided = |seat: &Seat| self.decisions.iter().rposition(|decision| decision.seat == *seat);
        let seat = mine.into_iter().max_by_key(decided).ok_or(Refused::NotYourSeat)?;
        if self.chairs[seat.index()].bot().is_some() {
            return Err(Refused::NothingToUndo);
        }
        let count = self.can_undo_way(seat)?;
        let back =
            self.decisions.iter().rev().take(count).map(|decision| Entry::Undo { seat: decision.seat });
        let back: Vec<Entry> = back.collect();
        self.append_all(back, now)
    }

    /// A bot may have decided while the wish to take back was on its way. What is meant is clear all the same, if all
    /// that happened since are bots' decisions.
    fn is_current_but_for_bots(&self, version: u64) -> Result<(), Refused> {
        let bot = |decision: &&Decision| matches!(self.chairs[decision.seat.index()].sitter, Sitter::Bot(_));
        let since = self.decisions.iter().rev().take_while(|decision| decision.version > version);
        let by_bots = since.filter(bot).count() as u64;
        if version.checked_add(by_bots) == Some(self.version) { Ok(()) } else { self.is_current(version) }
    }

    /// Takes the last decision back, which must be this seat's. Whether somebody may is asked before.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.phase() != Phase::Running {
            return Err(Refused::Over);
        }
        let last = self.decisions.last().filter(|last| last.seat == seat).ok_or(Refused::NothingToUndo)?;
        if last.reveals {
            return Err(Refused::Revealed);
        }
        self.decisions.pop();
        self.game.undo();
        self.offers.end = Default::default();
        Ok(())
    }
}
