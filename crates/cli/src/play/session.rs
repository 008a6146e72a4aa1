//! The table in this process: who sits where, what they decide, what they are told.
//!
//! It is the same [`Table`] that the server runs, so undo, turns and refusals are the same here. It deliberately draws
//! nothing and waits for nobody: bots are asked with [`Session::thought`], which whoever shows the table runs where it
//! does not get in the way.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, ensure};
use moonpack_bots::{AnyBot, Budget, Level, Mind, Strength, share};
use moonpack_games::{AnyMatch, Record};
use moonpack_letters::{Room, Sight};
use moonpack_rules::{MAX_SEATS, Seat, Viewer};
use moonpack_table::{Clock, Command, Happening, Millis, NewChair, Opening, Person, PersonId, Table};
use moonpack_words::Words;

use super::choices::Choice;
use super::picture::Picture;
use crate::told;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Somebody at the keyboard, by name.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// The one who holds the keyboard. Several people at it take turns; the table knows one owner of their seats.
const OWNER: PersonId = PersonId(1);

/// A game in the terminal.
pub(crate) struct Session {
    table: Table,
    owner: Person,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    pub(crate) words: &'static Words,
    log: Vec<String>,
    seed: u64,
    /// What bots keep from one decision of a seat to the next.
    minds: [Mind; MAX_SEATS],
    /// How strong the people are, as far as packmates know.
    facing: Strength,
    file: PathBuf,
}

/// A bot's task: what it sees and how it decides.
pub(crate) struct Thought {
    seat: Seat,
    version: u64,
    bot: AnyBot,
    game: AnyMatch,
    mind: Mind,
    budget: Budget,
}

/// A bot's answer.
pub(crate) struct Thoughtful {
    seat: Seat,
    version: u64,
    action: Option<String>,
    mind: Mind,
}

impl Thought {
    /// Thinks.
    pub(crate) fn answer(mut self) -> Thoughtful {
        let never = AtomicBool::new(false);
        let action = self.bot.decide_with(&self.game, &mut self.mind, self.budget, &never);
        Thoughtful { seat: self.seat, version: self.version, action, mind: self.mind }
    }
}

impl Session {
    /// A table with these people and bots. `game` may already be under way: what was played stands.
    ///
    /// # Errors
    /// If not every seat has its sitter.
    pub(crate) fn begin(
        game: AnyMatch,
        sitters: Vec<Sitter>,
        words: &'static Words,
        seed: u64,
        file: Option<PathBuf>,
    ) -> anyhow::Result<Self> {
        ensure!(
            sitters.len() == game.seats(),
            words.with("cli-play-seats", &[("seats", game.seats().into())])
        );
        let place = |sitter: &Sitter| match sitter {
            Sitter::Person(_) => NewChair::Open,
            Sitter::Bot(level) => NewChair::Bot(*level),
        };
        let opening = Opening::of(&game, sitters.iter().map(place).collect(), Clock::Off, true);
        let owner = Person { id: OWNER, name: "moonpack".to_owned(), bot: false };
        let mut table = Table::open(game.at(0), opening, now());
        let people = |seat: &Seat| matches!(sitters[seat.index()], Sitter::Person(_));
        let seats: Vec<Seat> = Seat::first(sitters.len()).filter(people).collect();
        if !seats.is_empty() {
            table.seat_person(&owner, &seats, now()).context("sitting down")?;
        }
        let file = file.unwrap_or_else(|| format!("{}.moonpack", game.kind()).into());
        let names = names(&sitters, words);
        let mut session = Self {
            table,
            owner,
            sitters,
            names,
            words,
            log: Vec::new(),
            seed,
            minds: Default::default(),
            facing: Strength::default(),
            file,
        };
        for action in game.action_texts() {
            session.replay(action)?;
        }
        Ok(session)
    }

    /// Plays what was already played, whoever decided it.
    fn replay(&mut self, action: String) -> anyhow::Result<()> {
        let Some(seat) = self.table.to_move() else { return Ok(()) };
        let version = self.table.version();
        let told = match self.sitters[seat.index()] {
            Sitter::Bot(_) => self.table.bot_decides(seat, version, action, now()),
            Sitter::Person(_) => self.table.command(&self.owner, Command::act(version, action), now()),
        };
        self.tell(&told?);
        Ok(())
    }

    /// Tells the packmates at the table how strong the people are.
    pub(crate) fn face(&mut self, strength: Strength) {
        self.facing = strength;
    }

    /// How strong the people are by what the packmates at the table knew and how the game ended, if it has.
    pub(crate) fn learned(&self) -> Option<Strength> {
        let standing = self.game().ending().map(|_| self.game().standing())?;
        let seats = || Seat::first(self.sitters.len()).zip(&self.sitters);
        let packmates = || seats().filter(|(_, sitter)| **sitter == Sitter::Bot(Level::Packmate));
        let people = seats().filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        let shares = people.flat_map(|(person, _)| packmates().map(move |(packmate, _)| (person, packmate)));
        let after = |known: Strength, (person, packmate)| known.after(share(&standing, person, packmate));
        Some(shares.fold(self.facing, after))
    }

    /// The match.
    pub(crate) fn game(&self) -> &AnyMatch {
        self.table.game()
    }

    /// Who decides, if it is somebody at the keyboard.
    pub(crate) fn person_to_move(&self) -> Option<Seat> {
        self.table.to_move().filter(|seat| matches!(self.sitters[seat.index()], Sitter::Person(_)))
    }

    /// Do several people share the keyboard at a game in which something is hidden from one of them?
    fn needs_curtain(&self) -> bool {
        self.table.needs_curtain(self.owner.id)
    }

    /// Whose eyes the screen looks with: whoever decides, else the only person, else nobody.
    fn viewer(&self) -> Viewer {
        let only = || {
            let mut people = Seat::first(self.sitters.len())
                .filter(|seat| matches!(self.sitters[seat.index()], Sitter::Person(_)));
            people.next().filter(|_| people.next().is_none())
        };
        self.person_to_move().or_else(only).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What is shown of it.
    pub(crate) fn picture(&self, room: Room) -> Picture {
        let (game, words) = (self.game(), self.words);
        let choice = |(action, phrase, elements)| Choice { action, phrase, elements };
        let asked = self.person_to_move();
        let legal = asked.map(|_| moonpack_tell::legal(game, words)).unwrap_or_default();
        Picture {
            title: words.text(&format!("game-{}", game.kind())),
            phase: self.table.phase(),
            names: self.names.clone(),
            to_move: self.table.to_move(),
            asked,
            curtain: self.needs_curtain(),
            standing: moonpack_letters::standing(game, &self.names, words),
            parts: moonpack_letters::parts(game, &self.names, words),
            log: self.log.clone(),
            board: moonpack_letters::board(game, Sight::Of(self.viewer()), &self.names, words, room),
            choices: legal.into_iter().map(choice).collect(),
            note: None,
        }
    }

    /// Decides for the person to move; what is wrong with it otherwise, in words.
    pub(crate) fn decide(&mut self, action: &str) -> Result<(), String> {
        let action = action.split_whitespace().collect::<Vec<_>>().join(" ");
        let version = self.table.version();
        let command = Command::Act { seat: None, version, actions: vec![action], follow: true };
        let told = self.table.command(&self.owner, command, now());
        let told = told.map_err(|refused| told::refusal(&refused, self.words))?;
        self.tell(&told);
        Ok(())
    }

    /// Takes the last decision back.
    pub(crate) fn undo(&mut self) -> Result<(), String> {
        let version = self.table.version();
        let told = self.table.command(&self.owner, Command::Undo { version, whole: true }, now());
        told.map_err(|refused| told::refusal(&refused, self.words))?;
        self.log.push(self.words.text("cli-play-undone"));
        Ok(())
    }

    /// Why the action written as `text` is or is not possible now.
    pub(crate) fn explain(&self, text: &str) -> Vec<String> {
        let words = self.words;
        match self.game().explain(text) {
            Err(error) => vec![error.to_string()],
            Ok(refusal) if refusal.rules().is_empty() => {
                let phrase = moonpack_tell::action(self.game(), text, words).unwrap_or_default();
                vec![words.with("cli-play-allowed", &[("phrase", (&phrase).into())])]
            }
            Ok(refusal) => {
                refusal.rules().iter().map(|rule| format!("{rule}: {}", words.rule(*rule))).collect()
            }
        }
    }

    /// The task of the bot to move, if it is a bot's turn.
    pub(crate) fn thought(&mut self, budget: Budget) -> Option<Thought> {
        let (seat, level) = self.table.bot_to_move()?;
        let mut mind = std::mem::take(&mut self.minds[seat.index()]);
        mind.face(self.facing);
        Some(self.task(seat, level, mind, budget))
    }

    /// The task of telling a person what the strongest bot would do.
    pub(crate) fn hint(&self, budget: Budget) -> Option<Thought> {
        Some(self.task(self.person_to_move()?, Level::Alpha, Mind::new(), budget))
    }

    fn task(&self, seat: Seat, level: Level, mind: Mind, budget: Budget) -> Thought {
        let bot = AnyBot { level, seed: self.seed.wrapping_add(seat.index() as u64) };
        Thought { seat, version: self.table.version(), bot, game: self.game().clone(), mind, budget }
    }

    /// Does what a bot has decided, unless the table has moved on.
    pub(crate) fn bot_decides(&mut self, answer: Thoughtful) {
        self.minds[answer.seat.index()] = answer.mind;
        let Some(action) = answer.action else { return };
        if let Ok(told) = self.table.bot_decides(answer.seat, answer.version, action, now()) {
            self.tell(&told);
        }
    }

    /// A hint as a phrase, unless the table has moved on.
    pub(crate) fn hinted(&self, answer: &Thoughtful) -> Option<(String, String)> {
        let action = answer.action.clone().filter(|_| answer.version == self.table.version())?;
        let phrase = moonpack_tell::action(self.game(), &action, self.words).ok()?;
        Some((action, phrase))
    }

    /// The game as a record. It holds every secret.
    pub(crate) fn record(&self) -> String {
        let name = |(sitter, name): (&Sitter, &String)| match sitter {
            Sitter::Person(_) => name.clone(),
            Sitter::Bot(level) => format!("bot {level}"),
        };
        let names: Vec<String> = self.sitters.iter().zip(&self.names).map(name).collect();
        Record::new(self.game().clone(), &names).write()
    }

    /// Writes the game as a record, to go on with it later. The file is there whole or not at all.
    pub(crate) fn save(&mut self, file: Option<PathBuf>) -> anyhow::Result<PathBuf> {
        if let Some(file) = file {
            self.file = file;
        }
        write_whole(&self.file, &self.record())?;
        Ok(self.file.clone())
    }

    /// Adds to the log what the people at the keyboard may know of it. With several of them that is what a spectator
    /// knows, because they read one log.
    fn tell(&mut self, happened: &[std::sync::Arc<Happening>]) {
        let people = self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person(_))).count();
        let viewer = if people == 1 { self.viewer() } else { Viewer::Spectator };
        for happening in happened {
            let game = self.table.game();
            let told = happening.events().iter().filter_map(|event| {
                let event = event.told_to(viewer);
                moonpack_tell::event(game, &event, &self.names, self.words)
            });
            self.log.extend(told.collect::<Vec<_>>());
        }
    }
}

/// Writes a file so that it is there whole or not at all.
pub(crate) fn write_whole(file: &std::path::Path, text: &str) -> anyhow::Result<()> {
    let fresh = file.with_extension("moonpack.new");
    let told = || file.display().to_string();
    std::fs::write(&fresh, text).with_context(told)?;
    std::fs::rename(&fresh, file).with_context(told)
}

/// The names the seats go by; bots of one level are told apart by number.
fn names(sitters: &[Sitter], words: &Words) -> Vec<String> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(level) => words.text(&format!("level-{level}")),
    };
    let names: Vec<String> = sitters.iter().map(name).collect();
    let numbered = |(index, name): (usize, &String)| {
        let twins = names.iter().filter(|other| *other == name).count();
        let before = names[..index].iter().filter(|other| *other == name).count();
        if twins > 1 { format!("{name} {}", before + 1) } else { name.clone() }
    };
    names.iter().enumerate().map(numbered).collect()
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
