//! A table in this process: people at the keyboard, bots on a thread of their own, whose answers wait for the pace that people
//! chose.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use moonpack_bots::Budget;
use moonpack_letters::Room;
use moonpack_words::Words;

use super::pace::Pace;
use super::picture::{Hint, Picture, Sitting};
use super::session::{Session, Thought, Thoughtful};

/// Somebody thinks on another thread.
struct Thinking {
    answer: Receiver<Thoughtful>,
    begun: Instant,
    hint: bool,
}

/// The place at the keyboard.
pub(crate) struct Here {
    session: Session,
    budget: Budget,
    pace: Pace,
    room: Room,
    picture: Picture,
    thinking: Option<Thinking>,
    hint: Option<Hint>,
}

impl Here {
    /// Sits down.
    pub(crate) fn new(session: Session, budget: Budget, pace: Pace) -> Self {
        let room = Room::SMALL;
        let picture = session.picture(room);
        Self { session, budget, pace, room, picture, thinking: None, hint: None }
    }

    /// The table.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    fn think(&mut self, thought: Thought, hint: bool) {
        let (send, answer) = channel();
        self.thinking = Some(Thinking { answer, begun: Instant::now(), hint });
        std::thread::spawn(move || {
            // Whoever asked may have left meanwhile.
            let _gone = send.send(thought.answer());
        });
    }

    fn answered(&mut self, answer: Thoughtful) -> bool {
        let hint = self.thinking.take().is_some_and(|thinking| thinking.hint);
        if hint {
            self.hint = self.session.hinted(&answer).map(Ok);
            return false;
        }
        self.session.bot_decides(answer);
        self.renew();
        true
    }

    fn renew(&mut self) {
        self.picture = self.session.picture(self.room);
    }
}

impl Sitting for Here {
    fn words(&self) -> &'static Words {
        self.session.words
    }

    fn picture(&self) -> &Picture {
        &self.picture
    }

    fn give_room(&mut self, room: Room) {
        if self.room != room {
            self.room = room;
            self.renew();
        }
    }

    fn tick(&mut self, patience: Duration) -> bool {
        let Some(thinking) = &self.thinking else {
            if let Some(thought) = self.session.thought(self.budget) {
                self.think(thought, false);
            }
            return false;
        };
        let pause = if thinking.hint { Duration::ZERO } else { self.pace.pause() };
        if thinking.begun.elapsed() < pause {
            return false;
        }
        match thinking.answer.recv_timeout(patience) {
            Ok(answer) => self.answered(answer),
            Err(RecvTimeoutError::Timeout) => false,
            // Whoever thought is gone, and with them the sign that somebody thinks.
            Err(RecvTimeoutError::Disconnected) => {
                self.thinking = None;
                true
            }
        }
    }

    fn decide(&mut self, action: &str) -> Result<(), String> {
        self.session.decide(action)?;
        self.renew();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), String> {
        self.session.undo()?;
        // A bot that thinks about what was taken back answers in vain.
        self.thinking = None;
        self.renew();
        Ok(())
    }

    fn explain(&self, text: &str) -> Vec<String> {
        self.session.explain(text)
    }

    fn ask_hint(&mut self) {
        if self.thinking.is_none()
            && let Some(thought) = self.session.hint(self.budget)
        {
            self.think(thought, true);
        }
    }

    fn hint_asked(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.hint)
    }

    fn hinted(&mut self) -> Option<Hint> {
        self.hint.take()
    }

    fn save(&mut self, file: Option<PathBuf>) -> anyhow::Result<PathBuf> {
        self.session.save(file)
    }
}
