//! The table itself: what it holds and what can be asked of it. How it changes stands in `log` (what an entry does)
//! and `command` (which entries a command makes).

use std::collections::VecDeque;
use std::sync::Arc;

use moonpack_bots::Level;
use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, SeatSet, Viewer};

use crate::offer::Offers;
use crate::undo::Decision;
use crate::{ABSENCE, Chair, End, Happening, Millis, Offer, Opening, PersonId};

/// How many happenings a table remembers for streams that resume. Older ones are made up for by a full view.
pub(crate) const REMEMBERED: usize = 256;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chairs are open.
    Waiting,
    /// The game runs.
    Running,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

/// A live match.
#[derive(Clone)]
pub struct Table {
    pub(crate) opening: Arc<Opening>,
    pub(crate) game: AnyMatch,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) event: u64,
    pub(crate) version: u64,
    pub(crate) began: bool,
    pub(crate) end: Option<End>,
    pub(crate) offers: Offers,
    pub(crate) rematch: Option<String>,
    /// When the running decision began.
    pub(crate) since: Millis,
    /// When each seat's owner was last noticed. Not stored: after a restart everybody counts as just seen.
    pub(crate) seen: Vec<Millis>,
    pub(crate) recent: VecDeque<Arc<Happening>>,
}

impl Table {
    /// What was fixed when the table was opened. Holds secrets.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The match. Holds secrets; what leaves the server is asked of it for a [`Viewer`].
    pub fn game(&self) -> &AnyMatch {
        &self.game
    }

    /// The chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The number of the last event: how many entries the log has.
    pub fn event(&self) -> u64 {
        self.event
    }

    /// The number of steps so far. It only grows.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Where the table stands.
    pub fn phase(&self) -> Phase {
        match (self.end, self.began) {
            (Some(_), _) => Phase::Over,
            (None, true) => Phase::Running,
            (None, false) => Phase::Waiting,
        }
    }

    /// How the game ended; `None` before.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The version that so many decisions of the game have led to; `None` if there are not so many. A decision that was
    /// taken back and taken again leads to another version.
    pub fn version_at(&self, steps: usize) -> Option<u64> {
        match steps.checked_sub(1) {
            None => Some(0),
            Some(last) => self.decisions.get(last).map(|decision| decision.version),
        }
    }

    /// Who took the decisions of the game, in order.
    pub fn deciders(&self) -> impl Iterator<Item = Seat> {
        self.decisions.iter().map(|decision| decision.seat)
    }

    /// Who decides; `None` unless the game runs.
    pub fn to_move(&self) -> Option<Seat> {
        if self.phase() == Phase::Running { self.game.to_move() } else { None }
    }

    /// The seats of a person, in order. One person may hold several: pass and play.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        Seat::first(self.chairs.len()).filter(move |seat| self.chairs[seat.index()].belongs_to(person))
    }

    /// Whose eyes a person looks with: the deciding seat if it is theirs, else their first one, else nobody's.
    /// Until the game begins everybody is a spectator, because a chair can still be given back.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let Some(person) = person else { return Viewer::Spectator };
        if self.phase() == Phase::Waiting {
            return Viewer::Spectator;
        }
        let deciding = self.to_move().filter(|seat| self.chairs[seat.index()].belongs_to(person));
        deciding.or_else(|| self.seats_of(person).next()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Shall a curtain hang before whoever holds the device? So it is while one person holds several seats and one of them
    /// knows what the others may not.
    pub fn needs_curtain(&self, person: PersonId) -> bool {
        let seats: Vec<Seat> = self.seats_of(person).collect();
        let knows_more = |seat: &Seat| self.game.knows_more(*seat);
        self.phase() == Phase::Running && seats.len() > 1 && seats.iter().any(knows_more)
    }

    /// The bot that has to decide now, if it is a bot's turn.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.to_move()?;
        Some((seat, self.chairs[seat.index()].bot()?))
    }

    /// When the running decision's time is up; `None` without a clock or for a bot.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.to_move()?;
        let limit = self.opening.clock.limit()?;
        self.chairs[seat.index()].bot().is_none().then(|| self.since.plus(limit))
    }

    /// When the table wants attention though nobody gives a command: at once for a bot, else at the deadline.
    pub fn wakes_at(&self) -> Option<Millis> {
        if self.bot_to_move().is_some() { Some(Millis(0)) } else { self.deadline() }
    }

    /// Who has made this offer.
    pub fn offered(&self, offer: Offer) -> SeatSet {
        match offer {
            Offer::End => self.offers.end,
            Offer::Rematch => self.offers.rematch,
        }
    }

    /// The table of the rematch, once it stands ready.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Has everybody agreed to a rematch that nobody has set up yet?
    pub fn rematch_wanted(&self) -> bool {
        self.end.is_some() && self.rematch.is_none() && self.everybody_offers(Offer::Rematch)
    }

    /// Do all people who still have a say offer this?
    pub(crate) fn everybody_offers(&self, offer: Offer) -> bool {
        let offered = self.offered(offer);
        let mut people = Seat::first(self.chairs.len()).filter(|seat| {
            let chair = &self.chairs[seat.index()];
            chair.person().is_some() && (offer == Offer::Rematch || chair.bot().is_none())
        });
        !offered.is_empty() && people.all(|seat| offered.contains(seat))
    }

    /// Notes that a person was here, which keeps others from asking a bot into their seat.
    pub fn notice(&mut self, person: PersonId, now: Millis) {
        for (chair, seen) in self.chairs.iter().zip(&mut self.seen) {
            if chair.belongs_to(person) {
                *seen = now.max(*seen);
            }
        }
    }

    /// When the owner of each seat was last here. A log does not know it: whoever lets a table go and reads it again
    /// hands it over with [`Table::were_seen`].
    pub fn seen(&self) -> &[Millis] {
        &self.seen
    }

    /// Tells a table that was just read from its log when the owner of each seat was last here.
    pub fn were_seen(&mut self, seen: &[Millis]) {
        if seen.len() == self.seen.len() {
            self.seen.copy_from_slice(seen);
        }
    }

    /// Has the player of a seat been away for so long that another may ask a bot to play for them?
    pub fn is_absent(&self, seat: Seat, now: Millis) -> bool {
        let (chair, seen) = (&self.chairs[seat.index()], self.seen[seat.index()]);
        let playing = chair.person().is_some() && chair.bot().is_none();
        self.phase() == Phase::Running && playing && now.0.saturating_sub(seen.0) >= ABSENCE
    }

    /// The happenings after event `after`, if all of them are remembered.
    pub fn since(&self, after: u64) -> Option<impl Iterator<Item = &Arc<Happening>>> {
        let missed = self.event.checked_sub(after)?;
        let known = self.recent.len();
        let skip = known.checked_sub(usize::try_from(missed).ok()?)?;
        Some(self.recent.iter().skip(skip))
    }

    /// The happenings the table remembers, oldest first.
    pub fn recent(&self) -> impl Iterator<Item = &Arc<Happening>> {
        self.recent.iter()
    }
}
