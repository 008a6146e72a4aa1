//! Deciding: who may, and the chain a decision becomes.
//!
//! A chain is tried out to its end before the first entry is made, so it is played as a whole or not at all; what follows
//! by itself is worked out by `moonpack_ways` and stored as decisions like all others.

use moonpack_rules::Seat;
use moonpack_ways::{Decided, Link, decide};

use crate::command::Happened;
use crate::{Entry, Millis, PersonId, Phase, Refused, Table};

impl Table {
    /// The seat a person may decide for now. Every door asks here whom it offers a choice: whoever gave up looks on from
    /// their seat while a bot plays on it, and is offered none.
    ///
    /// # Errors
    /// Why they may not.
    pub fn may_decide(&self, person: PersonId) -> Result<Seat, Refused> {
        let mine = self.some_seats_of(person)?;
        self.runs()?;
        let to_move = self.to_move().ok_or(Refused::Over)?;
        if !mine.contains(&to_move) {
            return Err(Refused::NotYourTurn { to_move });
        }
        if self.chairs[to_move.index()].resigned {
            return Err(Refused::Resigned);
        }
        Ok(to_move)
    }

    /// May whoever looks choose an action now?
    pub fn decides(&self, person: Option<PersonId>) -> bool {
        person.is_some_and(|person| self.may_decide(person).is_ok())
    }

    /// The seat that `by` may decide for now.
    pub(crate) fn deciding(&self, by: PersonId, seat: Option<Seat>, version: u64) -> Result<Seat, Refused> {
        let mine = self.some_seats_of(by)?;
        if seat.is_some_and(|seat| !mine.contains(&seat)) {
            return Err(Refused::NotYourSeat);
        }
        self.runs()?;
        self.is_current(version)?;
        let to_move = self.may_decide(by)?;
        if seat.is_some_and(|seat| seat != to_move) {
            return Err(Refused::NotYourTurn { to_move });
        }
        Ok(to_move)
    }

    pub(crate) fn decide(&mut self, seat: Seat, actions: &[String], follow: bool, now: Millis) -> Happened {
        let decided = decide(&self.game, seat, actions, follow)?;
        let entry = |Decided { action, link }| Entry::Act { seat, action, link };
        let mut told = self.append_all(decided.into_iter().map(entry), now)?;
        // Whoever decides is back; but only a decision that stands brings them back, so it comes first.
        if self.phase() == Phase::Running && self.stands_in(seat) {
            told.push(self.append(Entry::Back { seat }, now)?);
        }
        Ok(told)
    }

    /// Whose decision the step of the game with this number, from 0, was if it followed by itself.
    pub fn followed(&self, step: usize) -> Option<Seat> {
        let decision = self.decisions.get(step).filter(|decision| decision.link == Link::Followed);
        decision.map(|decision| decision.seat)
    }
}
