//! What is shown of a table to whoever is at the keyboard, as one value, and who keeps it up to date.
//!
//! A table in this process ([`Here`](super::here::Here)) and one of a server ([`There`](super::there::There)) are shown by the
//! same screen and the same lines, because both are a [`Sitting`].

use std::path::PathBuf;
use std::time::Duration;

use moonpack_letters::{Canvas, Room};
use moonpack_rules::Seat;
use moonpack_table::Phase;
use moonpack_words::Words;

use super::choices::Choice;

/// What is shown.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// The game's title.
    pub(crate) title: String,
    /// Where the table stands.
    pub(crate) phase: Phase,
    /// The players' names by seat.
    pub(crate) names: Vec<String>,
    /// Who decides.
    pub(crate) to_move: Option<Seat>,
    /// Who decides, if it is somebody at this keyboard.
    pub(crate) asked: Option<Seat>,
    /// Do several people share the keyboard at a game in which something is hidden from one of them?
    pub(crate) curtain: bool,
    /// Points by seat, and how it ended if it has.
    pub(crate) standing: String,
    /// Where the points come from, a line a seat.
    pub(crate) parts: Vec<String>,
    /// What happened, newest last. It only grows.
    pub(crate) log: Vec<String>,
    /// The board.
    pub(crate) board: Canvas,
    /// What whoever is asked may choose.
    pub(crate) choices: Vec<Choice>,
    /// Something about the connection that everybody should read.
    pub(crate) note: Option<String>,
}

impl Picture {
    /// Nothing yet.
    pub(crate) fn empty() -> Self {
        Self {
            title: String::new(),
            phase: Phase::Waiting,
            names: Vec::new(),
            to_move: None,
            asked: None,
            curtain: false,
            standing: String::new(),
            parts: Vec::new(),
            log: Vec::new(),
            board: Canvas::default(),
            choices: Vec::new(),
            note: None,
        }
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who is asked, who thinks, or that nobody does any more.
    pub(crate) fn question(&self, words: &Words) -> String {
        let name = |seat: Seat| [("name", self.name(seat).into())];
        match (self.phase, self.asked, self.to_move) {
            (Phase::Waiting, ..) => words.text("cli-play-waits"),
            (Phase::Running, Some(seat), _) => words.with("cli-play-decides", &name(seat)),
            (Phase::Running, None, Some(seat)) => words.with("cli-play-thinks", &name(seat)),
            _ => words.text("cli-play-over"),
        }
    }
}

/// What the strongest bot would do: the text and the phrase, or why there is no telling.
pub(crate) type Hint = Result<(String, String), String>;

/// Somebody sitting at a table, wherever the table stands.
pub(crate) trait Sitting {
    /// The words of the one who sits there.
    fn words(&self) -> &'static Words;

    /// What is shown now.
    fn picture(&self) -> &Picture;

    /// How much room there is for the board from now on.
    fn give_room(&mut self, room: Room);

    /// Looks after bots and news, and waits so long for them; `true` if the picture has changed.
    fn tick(&mut self, patience: Duration) -> bool;

    /// Decides for whoever is asked; what is wrong with it otherwise, in words.
    fn decide(&mut self, action: &str) -> Result<(), String>;

    /// Takes the last decision back.
    fn undo(&mut self) -> Result<(), String>;

    /// Why the action written as `text` is or is not possible now.
    fn explain(&self, text: &str) -> Vec<String>;

    /// Asks the strongest bot; its answer comes with [`Sitting::hinted`].
    fn ask_hint(&mut self);

    /// Is the strongest bot thinking about a hint?
    fn hint_asked(&self) -> bool;

    /// The hint that was asked for, once it is there.
    fn hinted(&mut self) -> Option<Hint>;

    /// Writes the game to a file.
    fn save(&mut self, file: Option<PathBuf>) -> anyhow::Result<PathBuf>;
}
