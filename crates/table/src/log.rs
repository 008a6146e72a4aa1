//! What an entry of the log does to the table. The same code runs when it happens and when the log is read again,
//! so a table that was loaded cannot differ from the one that was played.

use std::collections::VecDeque;
use std::sync::Arc;

use moonpack_games::{AnyEvent, AnyMatch, Contents, MAX_STEPS, NewMatchError};
use moonpack_rules::Seat;
use moonpack_ways::Link;
use thiserror::Error;

use crate::offer::Offers;
use crate::table::REMEMBERED;
use crate::undo::Decision;
use crate::{
    Chair, End, Entry, Happening, Millis, NewChair, Offer, Opening, Person, Phase, Refused, STAND_IN, Sitter,
    Table,
};

/// A stored entry with its number and time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Its event number, from 1.
    pub event: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub entry: Entry,
}

/// Why a stored table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// The program does not know the game.
    #[error("this program does not know the table's game")]
    UnknownGame,
    /// The rules have changed since the table was opened.
    #[error("the table was opened with version {stored} of the rules, this program plays version {ours}")]
    RulesVersion {
        /// The table's version.
        stored: u32,
        /// The program's version.
        ours: u32,
    },
    /// The set-up does not fit the game.
    #[error(transparent)]
    Match(#[from] NewMatchError),
    /// An entry does not fit what came before it.
    #[error("entry {event} does not fit the log: {refused}")]
    Entry {
        /// The entry's number.
        event: u64,
        /// What the table said to it.
        refused: Refused,
    },
    /// An entry is missing or doubled.
    #[error("the log goes from entry {last} to entry {next}")]
    Gap {
        /// The last good number.
        last: u64,
        /// The number that followed.
        next: u64,
    },
}

impl Table {
    /// A table that has just been opened for a drawn match. Bots sit, all other chairs are open.
    pub fn open(game: AnyMatch, opening: Opening, now: Millis) -> Self {
        let sitter = |chair: &NewChair| match chair {
            NewChair::Open => Sitter::Open,
            NewChair::Bot(level) => Sitter::Bot(*level),
        };
        let chairs: Vec<Chair> = opening.chairs.iter().map(|chair| Chair::new(sitter(chair))).collect();
        let began = chairs.iter().all(|chair| chair.sitter != Sitter::Open);
        Self {
            seen: vec![now; chairs.len()],
            opening: Arc::new(opening),
            game,
            chairs,
            decisions: Vec::new(),
            event: 0,
            version: 0,
            began,
            end: None,
            offers: Offers::default(),
            rematch: None,
            since: now,
            recent: VecDeque::new(),
        }
    }

    /// Rebuilds a stored table from its opening and its log.
    ///
    /// # Errors
    /// If the log was damaged, or written for a game or rules this program does not play.
    pub fn load(
        contents: &Contents,
        opening: Opening,
        opened: Millis,
        log: impl IntoIterator<Item = Logged>,
        now: Millis,
    ) -> Result<Self, LoadError> {
        let kind = opening.game().ok_or(LoadError::UnknownGame)?;
        let stored = opening.rules_version;
        if !kind.versions().contains(&stored) {
            return Err(LoadError::RulesVersion { stored, ours: kind.newest_version() });
        }
        let players = opening.chairs.len();
        let game = AnyMatch::from_setup(contents, kind, stored, players, &opening.options, &opening.setup)?;
        let mut table = Self::open(game, opening, opened);
        for logged in log {
            table.follow(logged)?;
        }
        table.seen.fill(now);
        Ok(table)
    }

    /// Goes on with an entry that stands in the log: one that is read again, or that another node has written.
    ///
    /// # Errors
    /// If it does not fit what came before it. The table is worth nothing then.
    pub fn follow(&mut self, Logged { event, at, entry }: Logged) -> Result<Arc<Happening>, LoadError> {
        if event != self.event + 1 {
            return Err(LoadError::Gap { last: self.event, next: event });
        }
        self.append(entry, at).map_err(|refused| LoadError::Entry { event, refused })
    }

    /// Does what the entry says and remembers it. Commands have checked who may; what is checked here is that the
    /// entry makes sense, so that a damaged log is noticed.
    pub(crate) fn append(&mut self, entry: Entry, now: Millis) -> Result<Arc<Happening>, Refused> {
        if entry.seat().is_some_and(|seat| seat.index() >= self.chairs.len()) {
            return Err(Refused::NoSuchSeat);
        }
        let decided = self.to_move();
        let events = self.carry_out(&entry)?;
        self.event += 1;
        if entry.is_step() {
            self.version += 1;
        }
        if entry.is_step() || self.to_move() != decided || matches!(entry, Entry::Back { .. }) {
            self.since = now;
        }
        let happening = Arc::new(Happening {
            event: self.event,
            version: self.version,
            at: now,
            phase: self.phase(),
            to_move: self.to_move(),
            entry,
            events: events.into(),
        });
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(happening.clone());
        Ok(happening)
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Vec<AnyEvent>, Refused> {
        match entry {
            Entry::Act { seat, action, link } => return self.act(*seat, action, *link),
            Entry::Undo { seat } => self.take_back(*seat)?,
            Entry::Sit { seat, person, name, bot } => {
                let chair = &mut self.chairs[seat.index()];
                if chair.sitter != Sitter::Open {
                    return Err(Refused::SeatTaken);
                }
                chair.sitter = Sitter::Person(Person { id: *person, name: name.clone(), bot: *bot });
                self.began = self.chairs.iter().all(|chair| chair.sitter != Sitter::Open);
            }
            Entry::Stand { seat, .. } => {
                self.chairs[seat.index()].sitter = Sitter::Open;
                if self.chairs.iter().all(|chair| chair.person().is_none()) {
                    self.end = Some(End::Abandoned);
                }
            }
            Entry::Resign { seat } => self.resign(*seat)?,
            Entry::Offer { seat, offer } => {
                self.offers.of(*offer).insert(*seat);
                if *offer == Offer::End && self.phase() == Phase::Running && self.everybody_offers(*offer) {
                    self.end = Some(End::Agreed);
                }
            }
            Entry::Withdraw { seat, offer } => {
                let offered = self.offers.of(*offer);
                *offered = offered.iter().filter(|other| other != seat).collect();
            }
            Entry::StandIn { seat, level, .. } => self.chairs[seat.index()].stand_in = Some(*level),
            Entry::Back { seat } => self.chairs[seat.index()].stand_in = None,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Say { .. } => {}
        }
        Ok(Vec::new())
    }

    fn act(&mut self, seat: Seat, action: &str, link: Link) -> Result<Vec<AnyEvent>, Refused> {
        match self.phase() {
            Phase::Waiting => return Err(Refused::Waiting),
            Phase::Over => return Err(Refused::Over),
            Phase::Running => {}
        }
        let turn = self.game.turn();
        let events = self.game.play(seat, action).map_err(Refused::Action)?;
        let reveals = events.iter().any(|event| event.reveals());
        let version = self.version + 1;
        self.decisions.push(Decision { seat, turn, reveals, link, version });
        // A proposal to stop is about the position on the table, which is now another one.
        self.offers.end = Default::default();
        if self.game.to_move().is_none() {
            self.end = Some(End::Played);
        } else if self.game.steps() >= MAX_STEPS {
            self.end = Some(End::Stopped);
        }
        Ok(events)
    }

    /// Two can no longer play if one gives up. With more, a bot plays on for whoever gave up, until only one is left
    /// or nobody is left who is not a bot.
    fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.phase() != Phase::Running {
            return Err(Refused::Over);
        }
        let chair = &mut self.chairs[seat.index()];
        chair.resigned = true;
        chair.stand_in = Some(STAND_IN);
        let left = || self.chairs.iter().filter(|chair| !chair.resigned);
        if left().count() <= 1 || !left().any(|chair| chair.person().is_some()) {
            self.end = Some(End::Resigned);
        }
        Ok(())
    }
}
