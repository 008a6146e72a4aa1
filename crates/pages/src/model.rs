//! What the pages are made from. Plain data, built by the server for one viewer.

use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::{SeatSet, Viewer};
use moonpack_words::{Lang, Words};

use crate::guide::Guide;
use crate::review::{AnalysisModel, ReviewModel, WhatIf};
use crate::table::Past;

/// Night or day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Moonlight, as everybody finds it first.
    #[default]
    Night,
    /// Early light.
    Day,
}

impl Theme {
    /// The word kept in the cookie and in `data-theme`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Day => "day",
        }
    }

    /// The theme with this word. Cookies of earlier days say `light`; anything else is night.
    pub fn from_code(code: &str) -> Self {
        match code {
            "day" | "light" => Self::Day,
            _ => Self::Night,
        }
    }
}

/// What every page needs to know.
#[derive(Clone, Debug)]
pub struct Shell {
    /// The reader's language.
    pub lang: Lang,
    /// Night or day.
    pub theme: Theme,
    /// Motion switched off by the reader.
    pub calm: bool,
    /// The path of this page, to come back to after a switch.
    pub path: String,
}

impl Shell {
    /// The words of the reader's language.
    pub fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }
}

/// The start page.
#[derive(Clone, Debug, Default)]
pub struct HomeModel {
    /// The reader's name, if they have one already.
    pub name: Option<String>,
    /// The level they chose last; anything else is the first.
    pub level: String,
    /// Tables the reader sits at.
    pub own: Vec<TableRow>,
    /// Tables with an open seat.
    pub open: Vec<TableRow>,
    /// Running tables to watch.
    pub running: Vec<TableRow>,
    /// The most characters of a name, as whoever takes it allows.
    pub longest_name: Option<usize>,
    /// The most characters of a pasted game, likewise.
    pub longest_record: Option<usize>,
}

/// One table in a list.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// Which game.
    pub kind: GameKind,
    /// The names at the table; `None` for an open seat.
    pub names: Vec<Option<String>>,
    /// Is it the reader's decision?
    pub your_move: bool,
    /// Is the game over?
    pub over: bool,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatOwner {
    /// A person with this name.
    Person(String),
    /// A bot of this level.
    Bot(String),
    /// Nobody yet.
    Open,
}

/// One seat of a table.
#[derive(Clone, Debug)]
pub struct SeatModel {
    /// Who holds it.
    pub owner: SeatOwner,
    /// Does the reader hold it?
    pub yours: bool,
    /// Is somebody there to see what happens?
    pub online: bool,
}

/// One legal action of the reader.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its canonical text.
    pub action: String,
    /// Its phrase.
    pub phrase: String,
    /// The elements to touch, in order.
    pub clicks: Vec<String>,
}

impl Choice {
    /// What the seat to move may do.
    pub fn all(game: &AnyMatch, words: &Words) -> Vec<Self> {
        let told = moonpack_tell::legal(game, words);
        told.into_iter().map(|(action, phrase, clicks)| Self { action, phrase, clicks }).collect()
    }
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The step it belongs to.
    pub step: usize,
    /// Its words.
    pub text: String,
    /// Did it follow by itself from what the reader did?
    pub followed: bool,
}

/// One line of chat.
#[derive(Clone, Debug)]
pub struct ChatLine {
    /// The writer's seat.
    pub seat: usize,
    /// Who wrote it.
    pub name: String,
    /// What they wrote; escaped when shown.
    pub text: String,
}

/// Why something the reader wanted was not done.
#[derive(Clone, Debug)]
pub struct Blocked {
    /// What is wrong, as a sentence.
    pub message: String,
    /// The rules that say so: number and words.
    pub rules: Vec<(String, String)>,
}

/// A table as one viewer sees it.
pub struct TableModel<'a> {
    /// The path of the table, such as `/t/ID`; everything a person does is sent below it.
    pub base: &'a str,
    /// The number of the last event, chat included: what the stream counts.
    pub event: u64,
    /// The number of steps so far, undos included.
    pub version: u64,
    /// The match at the step shown. Pages draw its view for `viewer` and nothing else of it.
    pub game: &'a AnyMatch,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the board remembers of the match for those eyes, if somebody has kept it; else the match is told once more.
    pub past: Option<&'a Past>,
    /// The seats.
    pub seats: Vec<SeatModel>,
    /// What the reader may do now.
    pub choices: Vec<Choice>,
    /// The log, oldest first.
    pub log: Vec<LogLine>,
    /// The chat, oldest first.
    pub chat: Vec<ChatLine>,
    /// The most characters of a line in it, as whoever takes it allows.
    pub longest_line: Option<usize>,
    /// May the reader take a step back?
    pub can_undo: bool,
    /// Shall the last decision of a turn wait for a confirmation?
    pub confirm: bool,
    /// May the reader sit down?
    pub can_join: bool,
    /// Several seats on one device: a curtain hides the hand until the next person says so.
    pub curtain: bool,
    /// The step shown if it is not the last.
    pub at: Option<usize>,
    /// How many steps there are.
    pub steps: usize,
    /// The strongest bot's idea, if asked for: the elements to touch and its phrase.
    pub hint: Option<Choice>,
    /// Why the last wish was not granted.
    pub blocked: Option<Blocked>,
    /// What the reader may do besides deciding.
    pub wishes: Wishes,
    /// Where the reader stands in the guide, if they follow it.
    pub guide: Option<Guide>,
    /// Where the reader stands in a lesson, if this is one and no table.
    pub lesson: Option<LessonModel>,
    /// How the people at the table ended the game before its rules did.
    pub ended: Option<Ended>,
    /// The whole match, where only a step of it is shown and nothing of it is secret any more.
    pub whole: Option<&'a AnyMatch>,
    /// What bots think of the game, once it is over and they have been asked.
    pub review: Option<ReviewModel>,
    /// The turn of the review that is shown in full: then this is the page of the analysis.
    pub analysis: Option<AnalysisModel>,
    /// What the reader tries in a finished game, if this is such a page and no table.
    pub what_if: Option<WhatIf>,
    /// The parts of the table that the reader's page holds and need not be sent again, by their names.
    pub held: Vec<String>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonModel {
    /// The step's name in the keys of its messages.
    pub name: &'static str,
    /// Its number, from 1.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Does the step ask for something?
    pub asks: bool,
    /// Is a part of it done?
    pub begun: bool,
    /// The decisions that are still asked for, in order: the only ones that can be made here.
    pub asked: Vec<String>,
    /// The address of the step before.
    pub back: Option<String>,
    /// The address of the step after, once nothing is left to do.
    pub next: Option<String>,
}

/// An end that the rules of the game do not know: somebody gave up, or all agreed to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// A stable word for it.
    pub ending: &'static str,
    /// Who won.
    pub winners: SeatSet,
}

/// What a reader may do at a table besides deciding.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Come back to a seat that a bot plays for them.
    pub back: bool,
    /// Get up.
    pub leave: bool,
    /// Give up.
    pub resign: bool,
    /// Ask a bot to play for these seats, whose players have been away for long.
    pub replace: Vec<usize>,
    /// End the game early by agreement; `None` when it is not the time for it.
    pub end: Option<OfferModel>,
    /// Play the same again.
    pub rematch: Option<OfferModel>,
    /// The address of the rematch, once it stands ready.
    pub next: Option<String>,
}

/// A proposal: who has made it, and whether the reader has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OfferModel {
    /// The other people who want it, by name.
    pub others: Vec<String>,
    /// Does the reader want it?
    pub mine: bool,
}

impl<'a> TableModel<'a> {
    /// A table with nothing but its board: nobody has said or done anything. The rest is filled in by field.
    pub fn of(base: &'a str, game: &'a AnyMatch, viewer: Viewer) -> Self {
        let seat = |_| SeatModel { owner: SeatOwner::Open, yours: false, online: true };
        Self {
            base,
            event: 0,
            version: 0,
            game,
            viewer,
            past: None,
            seats: (0..game.seats()).map(seat).collect(),
            choices: Vec::new(),
            log: Vec::new(),
            chat: Vec::new(),
            longest_line: None,
            can_undo: false,
            confirm: false,
            can_join: false,
            curtain: false,
            at: None,
            steps: game.steps(),
            hint: None,
            blocked: None,
            wishes: Wishes::default(),
            guide: None,
            lesson: None,
            ended: None,
            whole: None,
            review: None,
            analysis: None,
            what_if: None,
            held: Vec::new(),
        }
    }

    /// Is a seat still open?
    pub(crate) fn waits(&self) -> bool {
        self.at.is_none() && self.seats.iter().any(|seat| seat.owner == SeatOwner::Open)
    }

    /// Is the game over at the step shown?
    pub(crate) fn over(&self) -> bool {
        self.ended.is_some() || self.game.to_move().is_none()
    }

    /// Is the end shown? A record that was opened is always shown at a step, and its last one is the end.
    pub(crate) fn ends(&self) -> bool {
        self.over()
            && self.analysis.is_none()
            && self.what_if.is_none()
            && self.at.is_none_or(|at| at == self.steps)
    }

    /// Is the whole game open to everybody, whichever step is shown? So it is once it is over.
    pub(crate) fn open(&self) -> bool {
        self.whole.is_some() || self.ends()
    }

    /// Is this a table as it stands? A lesson is none, nor is what somebody tries in a finished game.
    pub(crate) fn live(&self) -> bool {
        self.at.is_none() && self.lesson.is_none() && self.what_if.is_none()
    }

    /// Is the game under way, and shown as it stands?
    pub(crate) fn running(&self) -> bool {
        self.live() && !self.over() && !self.waits()
    }

    /// Do other people play here?
    pub(crate) fn others(&self) -> bool {
        self.seats.iter().any(|seat| !seat.yours && matches!(seat.owner, SeatOwner::Person(_)))
    }

    /// Does the reader sit at the table?
    pub(crate) fn seated(&self) -> bool {
        self.seats.iter().any(|seat| seat.yours)
    }

    /// The address of what is shown.
    pub(crate) fn here(&self) -> String {
        match (&self.analysis, self.at) {
            (Some(analysis), _) => format!("{}/analysis{}", self.base, self.turn_at(analysis.turn)),
            (None, Some(step)) => format!("{}?at={step}", self.base),
            (None, None) => self.below(""),
        }
    }

    /// Where the part of the page that changes is fetched from.
    pub(crate) fn frame_address(&self) -> String {
        match &self.analysis {
            Some(analysis) => format!("{}/analysis/frame{}", self.base, self.turn_at(analysis.turn)),
            None => self.below("/frame"),
        }
    }

    /// Where a turn of the analysis is, seen from another: the whole address can be long, and there are many turns. It keeps the
    /// lines that the reader has tried.
    pub(crate) fn turn_at(&self, turn: usize) -> String {
        let lines = self.analysis.as_ref().map_or("", |analysis| analysis.lines.as_str());
        let kept = if lines.is_empty() { "" } else { "&lines=" };
        format!("?at={turn}{kept}{lines}")
    }

    /// An address below the table's, which keeps the reader's place in the guide.
    pub(crate) fn below(&self, rest: &str) -> String {
        match self.guide {
            Some(guide) => format!("{}{rest}?guide={}", self.base, guide.step),
            None => format!("{}{rest}", self.base),
        }
    }

    /// The name shown for a seat.
    pub fn name(&self, seat: usize, words: &Words) -> String {
        match self.seats.get(seat).map(|seat| &seat.owner) {
            Some(SeatOwner::Person(name)) => name.clone(),
            Some(owner @ SeatOwner::Bot(level)) => {
                let before = self.seats[..seat].iter().filter(|other| other.owner == *owner).count();
                bot_name(level, before, words)
            }
            _ => words.text("seat-open"),
        }
    }
}

/// A bot's name, after so many others of its level at the same table: no two at a table are called alike.
pub fn bot_name(level: &str, before: usize, words: &Words) -> String {
    let names = words.text(&format!("bot-{level}"));
    let names: Vec<&str> = names.split(", ").collect();
    names[before % names.len()].to_owned()
}
