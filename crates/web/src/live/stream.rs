//! Streams of events: who watches a table and what they are sent.
//!
//! Happenings are written down once for each pair of eyes, not once for each stream. A stream that falls behind by
//! more than [`BUFFER`] happenings gets the whole table instead, so a slow reader costs a bounded amount of memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonpack_rules::{Seat, Viewer};
use moonpack_table::{Happening, Millis, PersonId, Table};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::lobby::{Live, Lobby, lock};
use super::{TableId, now};
use crate::AppError;
use crate::api::TableView;

/// How many happenings wait for a stream that is busy writing.
const BUFFER: usize = 32;

/// A happening as everybody at the table is told it.
pub(crate) struct Told {
    event: u64,
    /// By seat, the spectators' last.
    texts: Vec<Arc<str>>,
    /// Whose eyes each person looks with.
    eyes: Vec<(PersonId, usize)>,
}

impl Told {
    fn for_person(&self, person: Option<PersonId>) -> Arc<str> {
        let spectator = self.texts.len() - 1;
        let eyes = self.eyes.iter().find(|(id, _)| Some(*id) == person).map_or(spectator, |(_, eyes)| *eyes);
        self.texts[eyes].clone()
    }
}

/// What a stream sends next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Frame {
    /// The whole table, up to and including this event.
    Table(u64, String),
    /// One happening.
    Entry(u64, Arc<str>),
}

impl Frame {
    /// The number of the last event it tells of.
    pub(crate) fn number(&self) -> u64 {
        match self {
            Self::Table(number, _) | Self::Entry(number, _) => *number,
        }
    }
}

/// The streams of one table. There is no channel while nobody listens.
#[derive(Default)]
pub(super) struct Listeners(Option<broadcast::Sender<Arc<Told>>>);

impl Listeners {
    fn listen(&mut self) -> broadcast::Receiver<Arc<Told>> {
        self.0.get_or_insert_with(|| broadcast::channel(BUFFER).0).subscribe()
    }

    pub(super) fn tell(&mut self, table: &Table, told: &[Arc<Happening>]) {
        let Some(channel) = &self.0 else { return };
        if channel.receiver_count() == 0 {
            self.0 = None;
            return;
        }
        for happening in told {
            let _nobody_left = channel.send(Arc::new(written(table, happening)));
        }
    }
}

fn written(table: &Table, happening: &Happening) -> Told {
    let viewers = Viewer::all(table.chairs().len());
    let texts = viewers.map(|viewer| table.tell(happening, viewer).to_string().into()).collect();
    let people = table.chairs().iter().filter_map(|chair| chair.person());
    let eyes = people.map(|person| (person.id, eyes_of(table, Some(person.id)))).collect();
    Told { event: happening.event, texts, eyes }
}

fn eyes_of(table: &Table, person: Option<PersonId>) -> usize {
    match table.viewer(person) {
        Viewer::Seat(seat) => Seat::index(seat),
        Viewer::Spectator => table.chairs().len(),
    }
}

/// Who watches a table. Somebody with an open stream is not away, however quiet they are.
#[derive(Default)]
pub(super) struct Present(HashMap<PersonId, Presence>);

struct Presence {
    streams: usize,
    seen: Millis,
}

impl Present {
    fn come(&mut self, person: PersonId) {
        self.0.entry(person).or_insert(Presence { streams: 0, seen: now() }).streams += 1;
    }

    fn go(&mut self, person: PersonId) {
        if let Some(presence) = self.0.get_mut(&person) {
            presence.streams -= 1;
            presence.seen = now();
        }
    }

    /// Tells the table who is or was here.
    pub(super) fn tell(&mut self, table: &mut Table, now: Millis) {
        self.0.retain(|person, presence| {
            let here = presence.streams > 0;
            table.notice(*person, if here { now } else { presence.seen });
            here
        });
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(person) = self.person {
            lock(&self.live.present).go(person);
        }
        if self.page {
            self.live.pages.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// One open stream. It holds its table in memory.
pub struct Watch {
    lobby: Arc<Lobby>,
    live: Arc<Live>,
    person: Option<PersonId>,
    /// Is it a page's? Then bots take their time.
    page: bool,
    told: broadcast::Receiver<Arc<Told>>,
    /// Frames that are ready to be sent, the next one last.
    ready: Vec<Frame>,
    last: u64,
}

impl Lobby {
    /// Begins to watch a table after event `after`. Whoever is new, or has been away for longer than the table
    /// remembers, gets the whole table first.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn watch(
        self: &Arc<Self>,
        id: &TableId,
        person: Option<PersonId>,
        after: Option<u64>,
    ) -> Result<Watch, AppError> {
        let live = self.live(id);
        let mut slot = live.slot.lock().await;
        let open = self.loaded(&live, &mut slot).await?;
        let told = open.listeners.listen();
        let table = &open.table;
        let missed = after.and_then(|after| Some(table.since(after)?.rev_frames(table, person)));
        let ready = missed.unwrap_or_else(|| vec![whole(id, table, open.listed, person)]);
        let last = table.event();
        drop(slot);
        if let Some(person) = person {
            lock(&live.present).come(person);
        }
        Ok(Watch { lobby: self.clone(), live, person, page: false, told, ready, last })
    }

    /// Watches a table for a page: a person looks on, so bots take their time.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) async fn watch_page(
        self: &Arc<Self>,
        id: &TableId,
        person: Option<PersonId>,
    ) -> Result<Watch, AppError> {
        let mut watch = self.watch(id, person, None).await?;
        watch.page = true;
        watch.live.pages.fetch_add(1, Ordering::Relaxed);
        Ok(watch)
    }
}

/// The frames of happenings in the order [`Watch::ready`] wants them.
trait RevFrames<'a>: Iterator<Item = &'a Arc<Happening>> + Sized {
    fn rev_frames(self, table: &Table, person: Option<PersonId>) -> Vec<Frame> {
        let viewer = table.viewer(person);
        let frame = |happening: &Arc<Happening>| {
            Frame::Entry(happening.event, table.tell(happening, viewer).to_string().into())
        };
        let mut frames: Vec<Frame> = self.map(frame).collect();
        frames.reverse();
        frames
    }
}

impl<'a, I: Iterator<Item = &'a Arc<Happening>>> RevFrames<'a> for I {}

fn whole(id: &TableId, table: &Table, listed: bool, person: Option<PersonId>) -> Frame {
    let view = TableView::of(id, table, listed, person);
    let text = serde_json::to_string(&view).expect("a view holds only texts and numbers");
    Frame::Table(table.event(), text)
}

impl Watch {
    /// The next frame; `None` when the table is gone from memory or the server stops: the client comes back.
    pub(crate) async fn next(&mut self) -> Option<Frame> {
        loop {
            if let Some(frame) = self.ready.pop() {
                return Some(frame);
            }
            let mut stop = self.lobby.stop.clone();
            let told = tokio::select! {
                told = self.told.recv() => told,
                _ = stop.wait_for(|stop| *stop) => return None,
            };
            match told {
                Ok(told) if told.event <= self.last => {}
                Ok(told) => {
                    self.last = told.event;
                    return Some(Frame::Entry(told.event, told.for_person(self.person)));
                }
                Err(RecvError::Lagged(_)) => {
                    let mut slot = self.live.slot.lock().await;
                    let open = self.lobby.loaded(&self.live, &mut slot).await.ok()?;
                    self.told = open.listeners.listen();
                    self.last = open.table.event();
                    return Some(whole(&self.live.id, &open.table, open.listed, self.person));
                }
                Err(RecvError::Closed) => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_rules::Seat;
    use moonpack_store::Sqlite;
    use moonpack_table::{Clock, Command, Opening, Person, PersonId, Place, Table};

    use super::*;
    use crate::{App, Config, Limits};

    #[tokio::test]
    async fn a_stream_that_falls_behind_gets_the_whole_table_and_no_more() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let contents = Contents::shipped().unwrap();
        let config = Config { limits: Limits::none(), ..Config::default() };
        let app = App::new(store, contents.clone(), config).await.unwrap();
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        let game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 1).unwrap();
        let opening = Opening::of(&game, vec![Place::Open; 2], Clock::Off, true);
        let table = Table::open(game, opening, crate::live::now());
        let first = Seat::new(0).unwrap();
        let sit = |table: &mut Table, now| table.seat_person(&anna, &[first], now);
        let id = app.lobby.open(table, true, None, sit, |id, _| id.clone()).await.unwrap();
        let mut behind = app.lobby.watch(&id, None, Some(1)).await.unwrap();
        let many = BUFFER as u64 + 10;
        for _ in 0..many {
            let anna = anna.clone();
            let say =
                move |table: &mut Table, now| table.command(&anna, Command::Say { text: "awoo".into() }, now);
            app.lobby.change(&id, say, |_, _| ()).await.unwrap();
        }
        let Some(Frame::Table(event, _)) = behind.next().await else { panic!("a whole table was due") };
        assert_eq!(event, 1 + many);
        app.stop().await;
        assert_eq!(behind.next().await, None, "nothing came twice");
    }
}
