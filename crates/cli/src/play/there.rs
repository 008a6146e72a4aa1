//! A place at a table of a server: decisions go through its API, news come by its event stream. The server says what may be
//! chosen and why not; this only carries it.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::anyhow;
use moonpack_letters::Room;
use moonpack_words::Words;
use serde_json::{Value, json};

use super::picture::{Hint, Picture, Sitting};
use super::session::write_whole;
use crate::guest::{Server, TableWords, Trouble, Word, watch};

/// The place.
pub(crate) struct There {
    server: Server,
    id: String,
    room: Arc<Mutex<Room>>,
    picture: Picture,
    version: u64,
    /// The last step whose sentences stand in the log.
    told: usize,
    news: Receiver<Word>,
    hint: Option<Receiver<Hint>>,
    hinted: Option<Hint>,
}

impl There {
    /// Sits at the table, or looks on.
    ///
    /// # Errors
    /// If there is no such table, or no server.
    pub(crate) fn new(server: Server, id: &str) -> Result<Self, Trouble> {
        let room = Arc::new(Mutex::new(Room::SMALL));
        let table = server.table(id, Room::SMALL)?;
        let news = watch(server.clone(), id.to_owned(), room.clone());
        let mut there = Self {
            server,
            id: id.to_owned(),
            room,
            picture: Picture::empty(),
            version: 0,
            told: 0,
            news,
            hint: None,
            hinted: None,
        };
        // Whoever comes back reads on where the game stands.
        let invitation = [("server", there.server.base.as_str().into()), ("table", id.into())];
        there.picture.log.push(there.server.words.with("cli-play-invite", &invitation));
        there.show(table);
        Ok(there)
    }

    /// Adds a sentence to the log.
    pub(crate) fn say(&mut self, text: String) {
        self.picture.log.push(text);
    }

    /// The game as a record, once it is over.
    pub(crate) fn record(&self) -> Result<String, String> {
        self.server.text(&self.path("record")).map_err(|trouble| trouble.told(&self.server))
    }

    fn path(&self, below: &str) -> String {
        format!("/tables/{}/{below}", self.id)
    }

    /// Shows a table, unless a newer one is shown already.
    fn show(&mut self, table: TableWords) {
        self.picture.note = None;
        if table.version < self.version {
            return;
        }
        self.version = table.version;
        table.show(&mut self.picture, &mut self.told, self.server.words.text("cli-play-undone"));
    }

    fn look(&mut self) -> Result<(), Trouble> {
        let room = *self.room.lock().unwrap_or_else(PoisonError::into_inner);
        let table = self.server.table(&self.id, room)?;
        self.show(table);
        Ok(())
    }

    /// Asks for something to be done, and looks at what came of it.
    fn command(&mut self, below: &str, body: &Value) -> Result<(), String> {
        let done = self.server.post::<Value>(&self.path(below), body);
        // What could not be looked at now will come by the stream.
        let _away = self.look();
        done.map(|_| ()).map_err(|trouble| trouble.told(&self.server))
    }
}

impl Sitting for There {
    fn words(&self) -> &'static Words {
        self.server.words
    }

    fn picture(&self) -> &Picture {
        &self.picture
    }

    fn give_room(&mut self, room: Room) {
        let before = std::mem::replace(&mut *self.room.lock().unwrap_or_else(PoisonError::into_inner), room);
        if before != room {
            // A server that is away leaves the board as it was.
            let _away = self.look();
        }
    }

    fn tick(&mut self, patience: Duration) -> bool {
        if let Some(hint) = self.hint.as_ref().and_then(|hint| hint.try_recv().ok()) {
            self.hint = None;
            self.hinted = Some(hint);
        }
        match self.news.recv_timeout(patience) {
            Ok(Word::Table(table)) => self.show(*table),
            Ok(Word::Away(trouble)) => self.picture.note = Some(trouble.told(&self.server)),
            Err(_) => return false,
        }
        true
    }

    fn decide(&mut self, action: &str) -> Result<(), String> {
        let action = action.split_whitespace().collect::<Vec<_>>().join(" ");
        self.command("actions", &json!({ "version": self.version, "action": action, "follow": true }))
    }

    fn undo(&mut self) -> Result<(), String> {
        self.command("undo", &json!({ "version": self.version, "whole": true }))
    }

    fn explain(&self, text: &str) -> Vec<String> {
        let text: String = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let why: Value = match self.server.get(&self.path(&format!("explain?action={text}"))) {
            Ok(why) => why,
            Err(trouble) => return vec![trouble.told(&self.server)],
        };
        let list = |field: &str| why[field].as_array().cloned().unwrap_or_default();
        if why["allowed"] == true {
            let phrase = why["phrase"].as_str().unwrap_or_default();
            return vec![self.server.words.with("cli-play-allowed", &[("phrase", phrase.into())])];
        }
        let told = |(rule, words): (Value, Value)| {
            format!("{}: {}", rule.as_str().unwrap_or_default(), words.as_str().unwrap_or_default())
        };
        list("rules").into_iter().zip(list("explanations")).map(told).collect()
    }

    fn ask_hint(&mut self) {
        if self.hint.is_some() {
            return;
        }
        let (send, hint) = channel();
        self.hint = Some(hint);
        let (server, path) = (self.server.clone(), self.path("hint"));
        let choices = self.picture.choices.clone();
        std::thread::spawn(move || {
            let answer: Result<Value, Trouble> = server.get(&path);
            let hint = answer.map_err(|trouble| trouble.told(&server)).map(|hint| {
                let action = hint["action"].as_str().unwrap_or_default().to_owned();
                let chosen = choices.iter().find(|choice| choice.action == action);
                let phrase = chosen.map_or_else(|| action.clone(), |choice| choice.phrase.clone());
                (action, phrase)
            });
            // Whoever asked may have left meanwhile.
            let _gone = send.send(hint);
        });
    }

    fn hint_asked(&self) -> bool {
        self.hint.is_some()
    }

    fn hinted(&mut self) -> Option<Hint> {
        self.hinted.take()
    }

    /// The record of a game that is over; a game that runs is kept by the server.
    fn save(&mut self, file: Option<PathBuf>) -> anyhow::Result<PathBuf> {
        let record = self.record().map_err(|why| anyhow!(why))?;
        let file = file.unwrap_or_else(|| format!("{}.moonpack", self.id).into());
        write_whole(&file, &record)?;
        Ok(file)
    }
}
