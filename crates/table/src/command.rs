//! What people tell a table to do, and who may. A command is checked whole before anything changes.

use std::sync::Arc;

use moonpack_rules::Seat;
use moonpack_ways::Link;

use crate::writing::{look_alike, shown_words};
use crate::{
    Chair, Entry, Happening, Millis, Offer, Person, PersonId, Phase, Refused, STAND_IN, Sitter, Table, Why,
};

/// The most characters of a chat message.
pub const MAX_CHAT: usize = 500;

/// The most entries of a log that is still added to by anything but deciding and giving up: many times what any game
/// has, and no more than is read back in a moment.
pub const MOST_EVENTS: u64 = 30_000;

/// Something a person wants. Where a seat can be named, `None` means the only sensible one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Sit down, or come back to one's own seat.
    Join {
        /// On which chair.
        seat: Option<Seat>,
    },
    /// Get up; in a running game a bot plays on until one joins again.
    Leave,
    /// Decide: one action, or a chain of one turn that is played as a whole or not at all.
    Act {
        /// For which of one's seats.
        seat: Option<Seat>,
        /// The version the decision was made at.
        version: u64,
        /// The canonical texts.
        actions: Vec<String>,
        /// Shall what leaves no choice follow by itself?
        follow: bool,
    },
    /// Take one's last decision back.
    Undo {
        /// The version the caller saw.
        version: u64,
        /// The whole way: the chain it belongs to and what followed it, and against bots also what they answered.
        whole: bool,
    },
    /// Give up.
    Resign,
    /// Write in the chat.
    Say {
        /// The words.
        text: String,
    },
    /// Propose or accept.
    Offer(Offer),
    /// Take a proposal back.
    Withdraw(Offer),
    /// Ask a bot to play for somebody who has been away for long.
    Replace {
        /// Whose seat.
        seat: Seat,
    },
}

/// What a command led to: nothing if the table already stood as wanted.
pub(crate) type Happened = Result<Vec<Arc<Happening>>, Refused>;

impl Command {
    /// One decision for whichever seat decides, and nothing that follows by itself.
    pub fn act(version: u64, action: String) -> Self {
        Self::Act { seat: None, version, actions: vec![action], follow: false }
    }

    /// Taking one decision back.
    pub const fn undo(version: u64) -> Self {
        Self::Undo { version, whole: false }
    }
}

impl Table {
    /// Carries out a person's command.
    ///
    /// # Errors
    /// Says why not; the table is as it was.
    pub fn command(&mut self, by: &Person, command: Command, now: Millis) -> Happened {
        self.notice(by.id, now);
        // Only deciding leads to the end, and has one of its own; all the rest can be done and undone for ever.
        if self.event >= MOST_EVENTS && !matches!(command, Command::Act { .. } | Command::Resign) {
            return Err(Refused::Worn);
        }
        match command {
            Command::Join { seat } => self.join(by, seat, now),
            Command::Leave => self.leave(by.id, now),
            Command::Act { seat, version, actions, follow } => {
                let seat = self.deciding(by.id, seat, version)?;
                self.decide(seat, &actions, follow, now)
            }
            Command::Undo { version, whole: false } => self.undo(by.id, version, now),
            Command::Undo { version, whole: true } => self.undo_way(by.id, version, now),
            Command::Resign => self.give_up(by.id, now),
            Command::Say { text } => self.say(by, &text, now),
            Command::Offer(offer) => self.offer(by.id, offer, now),
            Command::Withdraw(offer) => self.withdraw(by.id, offer, now),
            Command::Replace { seat } => self.replace(by.id, seat, now),
        }
    }

    /// A bot's answer to the decision it was asked for.
    ///
    /// # Errors
    /// If the table has moved on, or the bot no longer plays the seat, or its action is not legal.
    pub fn bot_decides(&mut self, seat: Seat, version: u64, action: String, now: Millis) -> Happened {
        if version != self.version || self.bot_to_move().is_none_or(|(to_move, _)| to_move != seat) {
            return Err(Refused::Stale { version: self.version });
        }
        self.append_all([Entry::Act { seat, action, link: Link::Chosen }], now)
    }

    /// Lets time pass: a player whose clock ran out is replaced by a bot.
    ///
    /// # Errors
    /// Never; the type is that of all changes.
    pub fn tick(&mut self, now: Millis) -> Happened {
        match (self.to_move(), self.deadline()) {
            (Some(seat), Some(deadline)) if deadline <= now => {
                self.append_all([Entry::StandIn { seat, level: STAND_IN, why: Why::Clock }], now)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Notes where the rematch is played.
    ///
    /// # Errors
    /// If nobody wanted one.
    pub fn link_rematch(&mut self, table: String, now: Millis) -> Happened {
        if !self.rematch_wanted() {
            return Err(Refused::Running);
        }
        self.append_all([Entry::Rematch { table }], now)
    }

    fn join(&mut self, by: &Person, seat: Option<Seat>, now: Millis) -> Happened {
        let mine: Vec<Seat> = self.seats_of(by.id).collect();
        if mine.is_empty() {
            let seat = self.free_chair(seat)?;
            self.is_new_name(by)?;
            return self.append_all([self.sits(by, seat)], now);
        }
        if seat.is_some_and(|seat| !mine.contains(&seat)) {
            return Err(Refused::SeatTaken);
        }
        if mine.iter().all(|seat| self.chairs[seat.index()].resigned) {
            return Err(Refused::Resigned);
        }
        let away = |seat: &Seat| self.stands_in(*seat);
        let back: Vec<Entry> = mine.into_iter().filter(away).map(|seat| Entry::Back { seat }).collect();
        self.append_all(back, now)
    }

    /// Sits somebody down on several chairs at once, for pass and play.
    ///
    /// # Errors
    /// If one of the chairs is not free.
    pub fn seat_person(&mut self, by: &Person, seats: &[Seat], now: Millis) -> Happened {
        for seat in seats {
            self.free_chair(Some(*seat))?;
        }
        self.is_new_name(by)?;
        let entries: Vec<Entry> = seats.iter().map(|seat| self.sits(by, *seat)).collect();
        self.append_all(entries, now)
    }

    /// Nobody sits down under a name that can be taken for another's at the table.
    fn is_new_name(&self, by: &Person) -> Result<(), Refused> {
        let others = self.chairs.iter().filter_map(Chair::person).filter(|other| other.id != by.id);
        let taken = others.map(|other| other.name.as_str()).any(|name| look_alike(name, &by.name));
        if taken { Err(Refused::NameTaken) } else { Ok(()) }
    }

    fn sits(&self, by: &Person, seat: Seat) -> Entry {
        Entry::Sit { seat, person: by.id, name: by.name.clone(), bot: by.bot }
    }

    fn free_chair(&self, wanted: Option<Seat>) -> Result<Seat, Refused> {
        let open = |seat: Seat| self.chairs[seat.index()].sitter == Sitter::Open;
        match wanted {
            _ if self.phase() == Phase::Over => Err(Refused::Over),
            Some(seat) if seat.index() >= self.chairs.len() => Err(Refused::NoSuchSeat),
            Some(seat) if open(seat) => Ok(seat),
            Some(_) => Err(Refused::SeatTaken),
            None => Seat::first(self.chairs.len()).find(|seat| open(*seat)).ok_or(Refused::Full),
        }
    }

    fn leave(&mut self, by: PersonId, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        let entries: Vec<Entry> = match self.phase() {
            Phase::Over => return Err(Refused::Over),
            Phase::Waiting => mine.into_iter().map(|seat| Entry::Stand { seat, person: by }).collect(),
            Phase::Running => mine
                .into_iter()
                .filter(|seat| self.chairs[seat.index()].bot().is_none())
                .map(|seat| Entry::StandIn { seat, level: STAND_IN, why: Why::Left })
                .collect(),
        };
        self.append_all(entries, now)
    }

    fn give_up(&mut self, by: PersonId, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        self.runs()?;
        // Somebody who plays several seats gives up the one that decides, or else the first.
        let playing = |seat: &Seat| !self.chairs[seat.index()].resigned;
        let deciding = self.to_move().filter(|seat| mine.contains(seat) && playing(seat));
        let seat = deciding.or_else(|| mine.iter().copied().find(playing)).ok_or(Refused::Resigned)?;
        self.append_all([Entry::Resign { seat }], now)
    }

    fn say(&mut self, by: &Person, text: &str, now: Millis) -> Happened {
        let seat = self.some_seats_of(by.id)?[0];
        // Counted before it is looked at letter by letter, and again as it is shown: a letter may become several.
        let fits = |text: &str| (1..=MAX_CHAT).contains(&text.chars().count());
        let text = Some(text.trim()).filter(|text| fits(text)).map(shown_words).filter(|text| fits(text));
        let text = text.ok_or(Refused::Words { max: MAX_CHAT })?;
        // The name they sat down under: whoever calls themselves like another since then does not speak for them here.
        let name =
            self.chairs[seat.index()].person().map_or_else(|| by.name.clone(), |sitter| sitter.name.clone());
        self.append_all([Entry::Say { seat, name, text }], now)
    }

    fn offer(&mut self, by: PersonId, offer: Offer, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        self.is_time_for(offer)?;
        if offer == Offer::End && mine.iter().all(|seat| self.chairs[seat.index()].resigned) {
            return Err(Refused::Resigned);
        }
        if offer == Offer::End && self.is_anybody_away() {
            return Err(Refused::Away);
        }
        let offered = self.offered(offer);
        let fresh = mine.into_iter().filter(|seat| !offered.contains(*seat));
        let entries: Vec<Entry> = fresh.map(|seat| Entry::Offer { seat, offer }).collect();
        self.append_all(entries, now)
    }

    fn withdraw(&mut self, by: PersonId, offer: Offer, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        self.is_time_for(offer)?;
        let offered = self.offered(offer);
        let made = mine.into_iter().filter(|seat| offered.contains(*seat));
        let entries: Vec<Entry> = made.map(|seat| Entry::Withdraw { seat, offer }).collect();
        self.append_all(entries, now)
    }

    fn replace(&mut self, by: PersonId, seat: Seat, now: Millis) -> Happened {
        let mine = self.some_seats_of(by)?;
        self.runs()?;
        if seat.index() >= self.chairs.len() {
            return Err(Refused::NoSuchSeat);
        }
        if mine.contains(&seat) || !self.is_absent(seat, now) {
            return Err(Refused::Present);
        }
        self.append_all([Entry::StandIn { seat, level: STAND_IN, why: Why::Absent }], now)
    }

    pub(crate) fn stands_in(&self, seat: Seat) -> bool {
        let chair = &self.chairs[seat.index()];
        chair.stand_in.is_some() && !chair.resigned
    }

    /// Does a bot keep a seat warm for somebody who has not given up? Then the game is not ended behind their back.
    pub(crate) fn is_anybody_away(&self) -> bool {
        Seat::first(self.chairs.len()).any(|seat| self.stands_in(seat))
    }

    pub(crate) fn some_seats_of(&self, person: PersonId) -> Result<Vec<Seat>, Refused> {
        let mine: Vec<Seat> = self.seats_of(person).collect();
        if mine.is_empty() { Err(Refused::NotYourSeat) } else { Ok(mine) }
    }

    pub(crate) fn runs(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::Waiting => Err(Refused::Waiting),
            Phase::Running => Ok(()),
            Phase::Over => Err(Refused::Over),
        }
    }

    pub(crate) fn is_current(&self, version: u64) -> Result<(), Refused> {
        if version == self.version { Ok(()) } else { Err(Refused::Stale { version: self.version }) }
    }

    fn is_time_for(&self, offer: Offer) -> Result<(), Refused> {
        match (offer, self.phase()) {
            (Offer::End, Phase::Running) | (Offer::Rematch, Phase::Over) => Ok(()),
            (Offer::End, Phase::Waiting) => Err(Refused::Waiting),
            (Offer::End, Phase::Over) => Err(Refused::Over),
            (Offer::Rematch, _) => Err(Refused::Running),
        }
    }

    /// Appends entries that the command has checked one by one. Should one not fit, the ones before it stand, which
    /// is why only entries that cannot spoil each other are made together.
    pub(crate) fn append_all(&mut self, entries: impl IntoIterator<Item = Entry>, now: Millis) -> Happened {
        entries.into_iter().map(|entry| self.append(entry, now)).collect()
    }
}
