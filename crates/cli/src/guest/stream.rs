//! The stream of a table, read on a thread of its own: whenever something happens, the table in words is fetched and handed on.
//!
//! A stream that breaks is opened again after the last event seen (`Last-Event-ID`), at first at once, then with growing
//! pauses, for as long as somebody listens.

use std::io::{BufRead, BufReader};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use moonpack_letters::Room;

use super::{Server, TableWords, Trouble};

/// The longest pause between two attempts, in seconds.
const LONGEST: u64 = 8;

/// What the stream brings.
pub(crate) enum Word {
    /// The table as it stands now.
    Table(Box<TableWords>),
    /// The server is away; the stream will be tried again.
    Away(Trouble),
}

/// Watches a table. `room` is looked at anew for every table that is fetched.
pub(crate) fn watch(server: Server, id: String, room: Arc<Mutex<Room>>) -> Receiver<Word> {
    let (send, news) = channel();
    std::thread::spawn(move || {
        let mut watch = Watch { server, id, room, send, last: None };
        let mut pause = 0;
        loop {
            match watch.follow() {
                Follow::Gone => return,
                // The stream has been there: the next one is tried at once.
                Follow::Ended => pause = 0,
                Follow::Failed => pause = (pause * 2).clamp(1, LONGEST),
            }
            std::thread::sleep(Duration::from_secs(pause));
        }
    });
    news
}

struct Watch {
    server: Server,
    id: String,
    room: Arc<Mutex<Room>>,
    send: Sender<Word>,
    /// The number of the event seen last.
    last: Option<String>,
}

/// How one stream ended.
enum Follow {
    /// Nobody listens any more.
    Gone,
    /// It was there and broke.
    Ended,
    /// It could not be opened.
    Failed,
}

impl Watch {
    fn follow(&mut self) -> Follow {
        let stream = match self.server.stream(&self.id, self.last.as_deref()) {
            Ok(stream) => stream,
            Err(trouble) => return self.away(trouble),
        };
        // Nothing may have happened since: whoever listens is told that the server is back all the same.
        if let Some(ended) = self.fetch() {
            return ended;
        }
        let events = BufReader::new(stream.into_body().into_reader());
        self.read(events).unwrap_or(Follow::Ended)
    }

    /// Reads events until the stream breaks; `None` then.
    fn read(&mut self, events: impl BufRead) -> Option<Follow> {
        let mut data = false;
        for line in events.lines() {
            let Ok(line) = line else { return None };
            match line.split_once(':') {
                Some(("id", id)) => self.last = Some(id.trim().to_owned()),
                Some(("data", _)) => data = true,
                _ if line.is_empty() && std::mem::take(&mut data) => {
                    if let Some(ended) = self.fetch() {
                        return Some(ended);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Fetches the table and hands it on; how it ended if that did not work.
    fn fetch(&mut self) -> Option<Follow> {
        let room = *self.room.lock().unwrap_or_else(PoisonError::into_inner);
        match self.server.table(&self.id, room) {
            Ok(table) => self.send.send(Word::Table(Box::new(table))).err().map(|_| Follow::Gone),
            Err(trouble) => Some(self.away(trouble)),
        }
    }

    fn away(&mut self, trouble: Trouble) -> Follow {
        match self.send.send(Word::Away(trouble)) {
            Ok(()) => Follow::Failed,
            Err(_) => Follow::Gone,
        }
    }
}
