//! What a person may do now, as one value. Pages and programs show it and restate nothing; a test holds it against what the
//! commands themselves say.

use moonpack_rules::Seat;

use crate::{Millis, PersonId, Phase, Sitter, Table};

/// What a person may do now. For somebody who does not sit here it is at most to join.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct May {
    /// Sit down.
    pub join: bool,
    /// Take one's seat back from the bot that plays on it.
    pub back: bool,
    /// Choose an action.
    pub decide: bool,
    /// Take the last decision back.
    pub undo: bool,
    /// Take back all that was last decided in one go.
    pub undo_way: bool,
    /// Get up.
    pub leave: bool,
    /// Give up.
    pub resign: bool,
    /// Offer to end the game now, or agree to it.
    pub end: bool,
    /// Offer to play again, or agree to it.
    pub rematch: bool,
    /// Write in the chat.
    pub chat: bool,
    /// Ask a bot to play on these seats, whose players are away.
    pub replace: Vec<Seat>,
}

impl Table {
    /// What `person` may do now.
    pub fn may(&self, person: Option<PersonId>, now: Millis) -> May {
        let mine: Vec<Seat> = person.map(|person| self.seats_of(person).collect()).unwrap_or_default();
        let phase = self.phase();
        if mine.is_empty() {
            let open = self.chairs.iter().any(|chair| chair.sitter == Sitter::Open);
            return May { join: open && phase != Phase::Over, ..May::default() };
        }
        let running = phase == Phase::Running;
        let chair = |seat: &Seat| &self.chairs[seat.index()];
        let plays = running && mine.iter().any(|seat| !chair(seat).resigned);
        let present = running && mine.iter().any(|seat| chair(seat).bot().is_none());
        let absent = |seat: &Seat| !mine.contains(seat) && self.is_absent(*seat, now);
        May {
            join: false,
            back: running && mine.iter().any(|seat| self.stands_in(*seat)),
            decide: self.decides(person),
            undo: self.last_decided(&mine).is_some_and(|seat| self.can_undo(seat).is_ok()),
            undo_way: self.last_decided(&mine).is_some_and(|seat| self.can_undo_way(seat).is_ok()),
            leave: phase == Phase::Waiting || present,
            resign: plays,
            end: plays
                && (!self.is_anybody_away() || mine.iter().any(|seat| self.offers.end.contains(*seat))),
            rematch: phase == Phase::Over,
            chat: true,
            replace: Seat::first(self.chairs.len()).filter(|seat| running && absent(seat)).collect(),
        }
    }

    /// The one of these seats that decided last, if its owner plays it themselves.
    fn last_decided(&self, mine: &[Seat]) -> Option<Seat> {
        let decided = |seat: &Seat| self.decisions.iter().rposition(|decision| decision.seat == *seat);
        let seat = mine.iter().copied().max_by_key(decided)?;
        self.chairs[seat.index()].bot().is_none().then_some(seat)
    }
}
