//! What a table tells the world: an entry of its log as a given viewer may know it. This is the one place where
//! happenings leave the table, so it is the one place that decides what they show. How it is written down is each door's
//! own.

use moonpack_bots::Level;
use moonpack_games::{AnyEvent, AnyGame};
use moonpack_rules::{Seat, Viewer};
use moonpack_ways::Link;

use crate::{Entry, Millis, Offer, Phase, Table, Why};

/// A numbered event. Every viewer gets every number, also of what they may not see.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// Its number.
    pub event: u64,
    /// The version it left behind.
    pub version: u64,
    /// When it happened.
    pub at: Millis,
    /// Where the table stood after it.
    pub phase: Phase,
    /// Who decided after it.
    pub to_move: Option<Seat>,
    pub(crate) entry: Entry,
    /// Exactly as long as it is: a table remembers many of them.
    pub(crate) events: Box<[AnyEvent]>,
}

impl Happening {
    /// The entry, with everything in it. Only for storage: an action's text may name what lies face down.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The game's own events, with everything in them.
    pub fn events(&self) -> &[AnyEvent] {
        &self.events
    }
}

/// A happening as one viewer is told it.
#[derive(Clone, Debug)]
pub struct Telling {
    /// The happening's number.
    pub event: u64,
    /// The version it left behind.
    pub version: u64,
    /// When it happened.
    pub at: Millis,
    /// The word for its kind in every door.
    pub kind: &'static str,
    /// Where the table stood after it.
    pub phase: Phase,
    /// Who decided after it.
    pub to_move: Option<Seat>,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// What only its kind has.
    pub more: More,
}

/// What is told of one kind of entry beyond what is told of all.
#[derive(Clone, Debug)]
pub enum More {
    /// A decision.
    Act {
        /// Its text and how it came about, for whoever made it.
        own: Option<(String, Link)>,
        /// What it led to, as the viewer may know it.
        events: Vec<AnyEvent>,
        /// The game these are events of.
        game: AnyGame,
    },
    /// Somebody sat down.
    Sit {
        /// Under this name.
        name: String,
        /// Is it a program's account?
        bot: bool,
    },
    /// Words in the chat.
    Say {
        /// Who said them.
        name: String,
        /// The words.
        text: String,
    },
    /// An offer that was made or taken back.
    Offer(Offer),
    /// A bot stands in.
    StandIn {
        /// How strong it plays.
        level: Level,
        /// What called it.
        why: Why,
    },
    /// The rematch stands ready at the table of this name.
    Rematch(String),
    /// The kind and the seat say everything.
    Nothing,
}

impl Table {
    /// The happening as `viewer` is told it. Field by field: what is not put in here is not told.
    pub fn tell(&self, happening: &Happening, viewer: Viewer) -> Telling {
        let more = match &happening.entry {
            // The words of a decision may name a card that nobody else has seen, and that it left no choice may tell of a
            // hand; of the events each viewer is told their own.
            Entry::Act { seat, action, link } => More::Act {
                own: viewer.is(*seat).then(|| (action.clone(), *link)),
                events: happening.events.iter().map(|event| event.told_to(viewer)).collect(),
                game: self.game.game(),
            },
            Entry::Sit { name, bot, .. } => More::Sit { name: name.clone(), bot: *bot },
            Entry::Say { name, text, .. } => More::Say { name: name.clone(), text: text.clone() },
            Entry::Offer { offer, .. } | Entry::Withdraw { offer, .. } => More::Offer(*offer),
            Entry::StandIn { level, why, .. } => More::StandIn { level: *level, why: *why },
            Entry::Rematch { table } => More::Rematch(table.clone()),
            Entry::Stand { .. } | Entry::Undo { .. } | Entry::Resign { .. } | Entry::Back { .. } => {
                More::Nothing
            }
        };
        Telling {
            event: happening.event,
            version: happening.version,
            at: happening.at,
            kind: happening.entry.kind(),
            phase: happening.phase,
            to_move: happening.to_move,
            seat: happening.entry.seat(),
            more,
        }
    }
}
