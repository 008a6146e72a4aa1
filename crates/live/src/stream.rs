//! Who watches a table, and what is sent to them.
//!
//! A page is told a number and fetches the rest itself; a program reads every event. What happens is told only if a
//! program listens, once for each pair of eyes and not once for each stream. A stream that falls behind by more
//! than [`BUFFER`] happenings gets the whole table instead, so a slow reader costs a bounded amount of memory.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use moonpack_rules::{Seat, Viewer};
use moonpack_table::{Happening, Millis, PersonId, Table, Telling};
use tokio::sync::broadcast;

use crate::now;

/// How many happenings wait for a stream that is busy writing.
pub(crate) const BUFFER: usize = 32;

/// A happening as everybody at the table is told it.
pub(crate) struct ToldToAll {
    pub(crate) event: u64,
    /// By seat, the spectators' last.
    news: Vec<Arc<Heard>>,
    /// Whose eyes each person looks with.
    eyes: Vec<(PersonId, usize)>,
}

/// A happening as one pair of eyes is told it, shared by all streams that look with them.
#[derive(Debug)]
pub struct Heard {
    telling: Telling,
    written: OnceLock<Arc<str>>,
}

impl Heard {
    pub(crate) fn new(telling: Telling) -> Self {
        Self { telling, written: OnceLock::new() }
    }

    /// What is told.
    pub fn telling(&self) -> &Telling {
        &self.telling
    }

    /// The same in the words of the door that sends it, which are made once for all who share it.
    pub fn written(&self, write: impl FnOnce(&Telling) -> String) -> Arc<str> {
        self.written.get_or_init(|| write(&self.telling).into()).clone()
    }
}

impl ToldToAll {
    pub(crate) fn for_person(&self, person: Option<PersonId>) -> Arc<Heard> {
        let spectator = self.news.len() - 1;
        let eyes = self.eyes.iter().find(|(id, _)| Some(*id) == person).map_or(spectator, |(_, eyes)| *eyes);
        self.news[eyes].clone()
    }
}

/// The streams of one table. There is no channel while nobody listens.
#[derive(Default)]
pub(crate) struct Listeners {
    /// Pages: the number of the last event.
    numbers: Option<broadcast::Sender<u64>>,
    /// Programs: what happened.
    news: Option<broadcast::Sender<Arc<ToldToAll>>>,
}

impl Listeners {
    pub(crate) fn listen(&mut self) -> broadcast::Receiver<Arc<ToldToAll>> {
        self.news.get_or_insert_with(|| broadcast::channel(BUFFER).0).subscribe()
    }

    pub(crate) fn listen_to_numbers(&mut self) -> broadcast::Receiver<u64> {
        // One is enough: a page that falls behind needs the last number and no other.
        self.numbers.get_or_insert_with(|| broadcast::channel(1).0).subscribe()
    }

    pub(crate) fn tell(&mut self, table: &Table, told: &[Arc<Happening>]) {
        // A channel nobody listens to any more is let go.
        self.numbers = self.numbers.take().filter(|channel| channel.receiver_count() > 0);
        self.news = self.news.take().filter(|channel| channel.receiver_count() > 0);
        if let Some(channel) = &self.numbers {
            let _nobody_left = channel.send(table.event());
        }
        if let Some(channel) = &self.news {
            for happening in told {
                let _nobody_left = channel.send(Arc::new(told_to_all(table, happening)));
            }
        }
    }
}

fn told_to_all(table: &Table, happening: &Happening) -> ToldToAll {
    let viewers = Viewer::all(table.chairs().len());
    let news = viewers.map(|viewer| Arc::new(Heard::new(table.tell(happening, viewer)))).collect();
    let people = table.chairs().iter().filter_map(|chair| chair.person());
    let eyes = people.map(|person| (person.id, eyes_of(table, Some(person.id)))).collect();
    ToldToAll { event: happening.event, news, eyes }
}

fn eyes_of(table: &Table, person: Option<PersonId>) -> usize {
    match table.viewer(person) {
        Viewer::Seat(seat) => Seat::index(seat),
        Viewer::Spectator => table.chairs().len(),
    }
}

/// Who watches a table. Somebody with an open stream is not away, however quiet they are.
#[derive(Default)]
pub(crate) struct Present(HashMap<PersonId, Presence>);

struct Presence {
    streams: usize,
    seen: Millis,
    /// When the store was last told that they are here.
    said: Millis,
}

/// So many milliseconds after the store was told that somebody is here, it is told again.
const SAY: i64 = 30_000;

impl Present {
    pub(crate) fn come(&mut self, person: PersonId) {
        let fresh = Presence { streams: 0, seen: now(), said: Millis(i64::MIN) };
        self.0.entry(person).or_insert(fresh).streams += 1;
    }

    pub(crate) fn go(&mut self, person: PersonId) {
        if let Some(presence) = self.0.get_mut(&person) {
            presence.streams -= 1;
            presence.seen = now();
        }
    }

    /// Who is here and of whom the store is to be told so now, which is noted as done.
    pub(crate) fn take_unsaid(&mut self, now: Millis) -> Vec<PersonId> {
        let due = |presence: &Presence| presence.streams > 0 && now.0.saturating_sub(presence.said.0) >= SAY;
        let due = self.0.iter_mut().filter(|(_, presence)| due(presence));
        let said = |(person, presence): (&PersonId, &mut Presence)| {
            presence.said = now;
            *person
        };
        due.map(said).collect()
    }

    /// The store was not told of somebody.
    pub(crate) fn was_not_said(&mut self, person: PersonId) {
        if let Some(presence) = self.0.get_mut(&person) {
            presence.said = Millis(i64::MIN);
        }
    }

    /// Is anybody here at this moment?
    pub(crate) fn is_anybody(&self) -> bool {
        self.0.values().any(|presence| presence.streams > 0)
    }

    /// Tells the table who is or was here.
    pub(crate) fn tell(&mut self, table: &mut Table, now: Millis) {
        self.0.retain(|person, presence| {
            let here = presence.streams > 0;
            table.notice(*person, if here { now } else { presence.seen });
            here
        });
    }
}
