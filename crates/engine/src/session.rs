//! A session: one match and the lines about it.

use std::collections::HashMap;

use moonpack_bots::{Mind, Strength, share};
use moonpack_games::{AnyMatch, Contents, GameKind, Record};
use moonpack_rules::{MAX_SEATS, Seat, SeatSet};
use moonpack_words::{Lang, Words};
use serde_json::Value;

use crate::answer;
use crate::commands;
use crate::failure::Failure;
use crate::pipe::MAX_LINE;
use crate::request::Envelope;

/// What an engine remembers between two lines.
pub struct Session {
    pub(crate) contents: Contents,
    pub(crate) lang: Lang,
    pub(crate) names: Vec<String>,
    play: Option<AnyMatch>,
    /// What bots keep from one decision of a seat to the next.
    minds: [Mind; MAX_SEATS],
    /// The seats a packmate has decided for.
    packmates: SeatSet,
    /// How strong those are with whom packmates have played here, by game.
    known: HashMap<GameKind, Strength>,
}

impl Session {
    /// A session without a match. Rules are told in `lang` unless a line asks for another language.
    pub fn new(contents: Contents, lang: Lang) -> Self {
        Self {
            contents,
            lang,
            names: Vec::new(),
            play: None,
            minds: Default::default(),
            packmates: SeatSet::EMPTY,
            known: HashMap::new(),
        }
    }

    /// The answer to one line, without its line end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        match Envelope::read(line) {
            Ok(mut envelope) => {
                let id = std::mem::take(&mut envelope.id);
                answer::line(&id, &commands::run(self, &envelope))
            }
            Err(failure) => answer::line(&Value::Null, &Err(failure)),
        }
    }

    pub(crate) fn too_long() -> String {
        let message = format!("this line is longer than {MAX_LINE} bytes and was not read");
        answer::line(&Value::Null, &Err(Failure::new("too-long", message)))
    }

    /// The match that is being played.
    pub(crate) fn play(&self) -> Result<&AnyMatch, Failure> {
        self.play.as_ref().ok_or_else(no_match)
    }

    /// The match, to be changed.
    pub(crate) fn play_mut(&mut self) -> Result<&mut AnyMatch, Failure> {
        self.play.as_mut().ok_or_else(no_match)
    }

    /// The match, and the mind of whoever plays for the seat to move.
    pub(crate) fn play_and_mind(&mut self) -> Result<(&AnyMatch, &mut Mind), Failure> {
        let play = self.play.as_ref().ok_or_else(no_match)?;
        let seat = play.to_move().map_or(0, |seat| seat.index());
        Ok((play, &mut self.minds[seat]))
    }

    /// Puts another match on the table.
    pub(crate) fn begin(&mut self, record: Record) {
        self.learn();
        self.names = record.names().to_vec();
        self.play = Some(record.into_play());
        self.minds = Default::default();
    }

    /// Notes that a packmate decides for the seat to move, and says whom it faces.
    pub(crate) fn packmate_decides(&mut self) -> Result<Strength, Failure> {
        let play = self.play.as_ref().ok_or_else(no_match)?;
        if let Some(seat) = play.to_move() {
            self.packmates.insert(seat);
        }
        Ok(self.known.get(&play.kind()).copied().unwrap_or_default())
    }

    /// What the match tells of those who have played with packmates, if it is over. Asked once, when it leaves the table.
    fn learn(&mut self) {
        let packmates = std::mem::replace(&mut self.packmates, SeatSet::EMPTY);
        let Some(play) = self.play.as_ref().filter(|play| play.ending().is_some()) else { return };
        let standing = play.standing();
        let known = self.known.entry(play.kind()).or_default();
        for packmate in packmates.iter() {
            for other in Seat::first(play.seats()).filter(|seat| !packmates.contains(*seat)) {
                *known = known.after(share(&standing, other, packmate));
            }
        }
    }

    /// The words of the language a line asks for.
    pub(crate) fn words(&self, lang: Option<&str>) -> Result<&'static Words, Failure> {
        let lang = match lang {
            Some(lang) => {
                lang.parse().map_err(|e: moonpack_words::UnknownLang| Failure::new("lang", e.to_string()))?
            }
            None => self.lang,
        };
        Ok(Words::of(lang))
    }
}

fn no_match() -> Failure {
    Failure::new("no-match", "there is no match yet: begin one with `new` or `load`")
}
