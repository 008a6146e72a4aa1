//! A session: one match and the lines about it.

use moonpack_bots::Mind;
use moonpack_games::{AnyMatch, Contents, Record};
use moonpack_rules::MAX_SEATS;
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
}

impl Session {
    /// A session without a match. Rules are told in `lang` unless a line asks for another language.
    pub fn new(contents: Contents, lang: Lang) -> Self {
        Self { contents, lang, names: Vec::new(), play: None, minds: Default::default() }
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
        self.names = record.names().to_vec();
        self.play = Some(record.into_play());
        self.minds = Default::default();
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
