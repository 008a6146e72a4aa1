//! The player of a language model: one table at a time, in this process or at a server, and everything that is asked of it, as text.
//!
//! Whatever it tells comes from the [`Picture`](crate::play::picture::Picture) of its own seat.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use moonpack_bots::{Budget, Level, Strength};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_words::Words;

use crate::commands;
use crate::guest::Server;
use crate::play::choices::Choices;
use crate::play::here::Here;
use crate::play::join;
use crate::play::pace::Pace;
use crate::play::picture::Sitting;
use crate::play::session::{Session, Sitter};
use crate::play::there::There;
use moonpack_table::Phase;

/// How long an answer waits for other players; after that it says that they still think.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait for bots and news before looking again.
const TICK: Duration = Duration::from_millis(50);
/// Choices told at once.
const TOLD: usize = 60;

/// An answer, or why there is none.
pub(crate) type Answer = Result<String, String>;

/// Where the model sits.
enum Table {
    Here(Box<Here>),
    There(Box<There>),
}

impl Table {
    fn sitting(&mut self) -> &mut dyn Sitting {
        match self {
            Self::Here(here) => here.as_mut(),
            Self::There(there) => there.as_mut(),
        }
    }

    fn seen(&self) -> &dyn Sitting {
        match self {
            Self::Here(here) => here.as_ref(),
            Self::There(there) => there.as_ref(),
        }
    }
}

/// The player.
pub(crate) struct Player {
    pub(super) words: &'static Words,
    contents: Contents,
    server: Option<Server>,
    bot_ms: u64,
    table: Option<Table>,
    /// How strong the model is by game, as far as packmates in this process know.
    known: HashMap<GameKind, Strength>,
    /// How many sentences of the log have been told.
    said: usize,
}

impl Player {
    /// A player without a table yet.
    pub(crate) fn new(
        words: &'static Words,
        contents: Contents,
        server: Option<Server>,
        bot_ms: u64,
    ) -> Self {
        Self { words, contents, server, bot_ms, table: None, known: HashMap::new(), said: 0 }
    }

    /// The games with their options.
    pub(super) fn games(&self) -> String {
        commands::games::listed(self.words, str::to_owned)
    }

    /// Begins a game against bots in this process.
    pub(super) fn open_game(
        &mut self,
        game: &str,
        opponents: &[String],
        options: Vec<(String, String)>,
        seed: Option<u64>,
    ) -> Answer {
        let kind: GameKind = game.parse().map_err(|error| format!("{error}"))?;
        let mut sitters = vec![Sitter::Person(self.words.text("cli-play-you"))];
        for level in levels(kind, opponents)? {
            sitters.push(Sitter::Bot(level));
        }
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| error.to_string())?,
        };
        let play = AnyMatch::draw(&self.contents, kind, sitters.len(), &options, seed);
        let play = play.map_err(|error| error.to_string())?;
        self.learn();
        let mut session =
            Session::begin(play, sitters, self.words, seed, None).map_err(|error| error.to_string())?;
        session.face(self.known.get(&kind).copied().unwrap_or_default());
        let here = Here::new(session, Budget::ms(self.bot_ms), Pace::Instant);
        self.sit(Table::Here(Box::new(here)))
    }

    /// Notes what the game that leaves the table has told the packmates at it.
    fn learn(&mut self) {
        if let Some(Table::Here(here)) = &self.table
            && let Some(learned) = here.session().learned()
        {
            self.known.insert(here.session().game().kind(), learned);
        }
    }

    /// The tables of the server that wait for players.
    pub(super) fn tables(&self) -> Answer {
        let server = self.server()?;
        join::listed(server).map_err(|trouble| trouble.told(server))
    }

    /// Opens a table at the server; opponents that are no bots are open seats.
    pub(super) fn open_table(
        &mut self,
        game: &str,
        opponents: &[String],
        options: Vec<(String, String)>,
    ) -> Answer {
        let kind: GameKind = game.parse().map_err(|error| format!("{error}"))?;
        let mut seats = vec!["you".to_owned()];
        seats.extend_from_slice(opponents);
        let server = self.server()?;
        let there = join::open(server, kind, &seats, &options).map_err(|trouble| trouble.told(server))?;
        self.sit(Table::There(Box::new(there)))
    }

    /// Sits down at a table of the server, or watches it.
    pub(super) fn join_table(&mut self, table: &str) -> Answer {
        let server = self.server()?;
        let there = join::sit_down(server, table).map_err(|trouble| trouble.told(server))?;
        self.sit(Table::There(Box::new(there)))
    }

    /// The position as the own seat sees it.
    pub(super) fn look(&mut self) -> Answer {
        self.catch_up(Duration::ZERO)?;
        self.position()
    }

    /// Waits until the own seat is asked or the game is over.
    pub(super) fn wait(&mut self) -> Answer {
        self.catch_up(PATIENCE)?;
        self.position()
    }

    /// What can be chosen; `find` narrows it by words of the text or of the phrase.
    pub(super) fn choices(&mut self, find: &str) -> Answer {
        self.catch_up(Duration::ZERO)?;
        let picture = self.table()?.seen().picture();
        if picture.asked.is_none() {
            return Ok(picture.question(self.words));
        }
        let mut choices = Choices::new(picture.choices.clone());
        choices.narrow(find);
        let mut lines: Vec<String> = choices
            .open()
            .take(TOLD)
            .map(|choice| format!("{} : {}", choice.action, choice.phrase))
            .collect();
        let count = choices.open().count();
        if count == 0 {
            return Err(self.words.text("cli-mcp-nothing-fits"));
        }
        if count > TOLD {
            lines.push(self.words.with("cli-play-more", &[("count", (count - TOLD).into())]));
        }
        Ok(lines.join("\n"))
    }

    /// Why a decision is possible now or not.
    pub(super) fn explain(&mut self, action: &str) -> Answer {
        self.catch_up(Duration::ZERO)?;
        Ok(self.table()?.seen().explain(action).join("\n"))
    }

    /// Decides, and waits for the others.
    pub(super) fn decide(&mut self, action: &str) -> Answer {
        self.catch_up(Duration::ZERO)?;
        self.table_mut()?.sitting().decide(action)?;
        self.wait()
    }

    /// Takes the last decision back.
    pub(super) fn undo(&mut self) -> Answer {
        self.catch_up(Duration::ZERO)?;
        self.table_mut()?.sitting().undo()?;
        self.wait()
    }

    /// What the strongest bot would do.
    pub(super) fn hint(&mut self) -> Answer {
        self.catch_up(Duration::ZERO)?;
        let sitting = self.table_mut()?.sitting();
        sitting.ask_hint();
        while sitting.hint_asked() {
            sitting.tick(TICK);
        }
        match sitting.hinted() {
            Some(hint) => hint.map(|(action, phrase)| format!("{action} : {phrase}")),
            None => Err(sitting.picture().question(sitting.words())),
        }
    }

    /// How it stands and where the points come from.
    pub(super) fn score(&mut self) -> Answer {
        self.catch_up(Duration::ZERO)?;
        let picture = self.table()?.seen().picture();
        Ok(std::iter::once(&picture.standing).chain(&picture.parts).cloned().collect::<Vec<_>>().join("\n"))
    }

    /// The record of a game that is over; before that it would tell every secret.
    pub(super) fn record(&mut self) -> Answer {
        let over = self.table()?.seen().picture().phase == Phase::Over;
        match self.table()? {
            Table::Here(here) if over => Ok(here.session().record()),
            Table::There(there) if over => there.record(),
            _ => Err(self.words.text("cli-mcp-record-later")),
        }
    }

    fn sit(&mut self, table: Table) -> Answer {
        self.table = Some(table);
        self.said = 0;
        self.wait()
    }

    fn server(&self) -> Result<&Server, String> {
        self.server.as_ref().ok_or_else(|| self.words.text("cli-mcp-no-server"))
    }

    fn table(&self) -> Result<&Table, String> {
        self.table.as_ref().ok_or_else(|| self.words.text("cli-mcp-no-table"))
    }

    fn table_mut(&mut self) -> Result<&mut Table, String> {
        let none = self.words.text("cli-mcp-no-table");
        self.table.as_mut().ok_or(none)
    }

    /// Lets bots decide and news come in, until the own seat is asked, the game is over or the patience ends. A table of
    /// people that still waits for players is not waited for.
    fn catch_up(&mut self, patience: Duration) -> Result<(), String> {
        let begun = Instant::now();
        let sitting = self.table_mut()?.sitting();
        // What has come already is taken in, however little time there is.
        while sitting.tick(Duration::ZERO) {}
        while sitting.picture().phase == Phase::Running
            && sitting.picture().asked.is_none()
            && begun.elapsed() < patience
        {
            sitting.tick(TICK);
        }
        Ok(())
    }

    fn position(&mut self) -> Answer {
        let said = self.said;
        let picture = self.table()?.seen().picture();
        let mut lines = vec![format!("{} · {}", picture.title, picture.standing)];
        lines.extend(picture.note.clone());
        lines.extend_from_slice(&picture.log[said.min(picture.log.len())..]);
        lines.push(String::new());
        lines.extend(picture.board.text());
        lines.push(String::new());
        lines.push(picture.question(self.words));
        if picture.asked.is_some() {
            lines.push(self.words.with("cli-mcp-choices", &[("count", picture.choices.len().into())]));
        }
        self.said = picture.log.len();
        Ok(lines.join("\n"))
    }
}

/// The bots to play against: as named, or as many pups as the smallest table of more than one needs.
fn levels(kind: GameKind, opponents: &[String]) -> Result<Vec<Level>, String> {
    if opponents.is_empty() {
        let seats = commands::default_seats(kind);
        return Ok(vec![Level::FIRST; seats.len().saturating_sub(1)]);
    }
    opponents.iter().map(|level| Level::named(level, kind).map_err(|error| error.to_string())).collect()
}
