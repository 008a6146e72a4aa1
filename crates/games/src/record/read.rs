//! Reading a record: its form first, then the match is begun and replayed, then result and check are compared.

use std::borrow::Cow;

use moonpack_rules::OptionError;

use super::lines::{BLANK, Line, Pair, Section};
use super::{Expected, Fault, Record, RecordError, result_of};
use crate::{ActError, AnyMatch, Contents, GameKind, MAX_STEPS, NewMatchError};

/// The lines of a result; where there is one, it has them all.
const RESULT: [&str; 3] = ["ending", "points", "winners"];

impl Record {
    /// Reads a record and replays it.
    ///
    /// # Errors
    /// Names the line and column of the first thing that does not hold: form, rules version, set-up, an action, the
    /// result, the check.
    pub fn read(contents: &Contents, text: impl AsRef<[u8]>) -> Result<Self, RecordError> {
        let text = std::str::from_utf8(text.as_ref()).map_err(|error| not_utf8(text.as_ref(), error))?;
        // Editors and version control may turn line ends; that is no change of the record.
        let text = if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n")) } else { text.into() };
        let form = Form::read(&text)?;
        let mut play = form.begin(contents)?;
        form.compare_spelling(&play)?;
        for (index, line) in form.actions.iter().enumerate() {
            let seat = play.to_move().ok_or(ActError::Play(moonpack_rules::PlayError::Over));
            let played = seat.and_then(|seat| play.play(seat, line.text));
            played.map_err(|error| line.fault(Fault::Action { step: index + 1, error }))?;
        }
        let names = form.names(play.seats())?;
        form.compare_result(&play)?;
        form.compare_check(&text)?;
        Ok(Record::new(play, &names))
    }
}

/// The parts of a record, not yet understood by any game.
struct Form<'a> {
    header: Section<'a>,
    options: Section<'a>,
    seats: Section<'a>,
    /// The line that opens the set-up, where a missing entry is reported.
    setup_at: Line<'a>,
    setup: Section<'a>,
    actions: Vec<Line<'a>>,
    result: Section<'a>,
    check: Option<Line<'a>>,
}

impl<'a> Form<'a> {
    fn read(text: &'a str) -> Result<Self, RecordError> {
        let end = Line { number: text.split('\n').count(), column: 1, text: "" };
        let mut lines = Line::all(text);
        let mut next = move || lines.next().transpose();
        let first = next()?.unwrap_or(end);
        match first.text.strip_prefix("moonpack record ") {
            _ if first.is_indented() => return Err(first.expected(Expected::Record)),
            Some("1") => {}
            Some(format) if !format.is_empty() && format.bytes().all(|b| b.is_ascii_digit()) => {
                return Err(first.fault(Fault::Format(format.chars().take(20).collect())));
            }
            _ => return Err(first.expected(Expected::Record)),
        }
        let mut form = Form {
            header: Section::default(),
            options: Section::default(),
            seats: Section::default(),
            setup_at: end,
            setup: Section::default(),
            actions: Vec::new(),
            result: Section::default(),
            check: None,
        };
        let mut line = next()?;
        while let Some(at) = line.filter(|line| line.text != "setup" || line.is_indented()) {
            if form.options.is_full() || form.seats.is_full() {
                return Err(at.expected(Expected::Setup));
            }
            form.header_line(at)?;
            line = next()?;
        }
        form.setup_at = line.ok_or_else(|| end.expected(Expected::Setup))?;
        line = next()?;
        while let Some(at) = line.filter(|line| line.is_indented()) {
            if form.setup.is_full() {
                return Err(at.expected(Expected::Actions));
            }
            form.setup.add(at.pair()?)?;
            line = next()?;
        }
        let at = line.unwrap_or(end);
        if at.text != "actions" {
            return Err(at.expected(Expected::Actions));
        }
        line = next()?;
        while let Some(at) = line.filter(|line| line.is_indented()) {
            if form.actions.len() == MAX_STEPS {
                return Err(at.expected(Expected::Result));
            }
            form.actions.push(at);
            line = next()?;
        }
        if let Some(result) = line.filter(|line| line.text == "result") {
            line = next()?;
            while let Some(at) = line.filter(|line| line.is_indented()) {
                form.result_line(at.pair()?)?;
                line = next()?;
            }
            // A line that was lost would be one that is not compared.
            if !RESULT.iter().all(|key| form.result.find(key).is_some()) {
                return Err(result.expected(Expected::ResultLine));
            }
        }
        if let Some(at) = line.filter(|line| !line.text.starts_with("check") || line.is_indented()) {
            return Err(at.expected(Expected::Result));
        }
        form.check = line;
        match next()? {
            Some(surplus) => Err(surplus.expected(Expected::End)),
            None => Ok(form),
        }
    }

    fn header_line(&mut self, line: Line<'a>) -> Result<(), RecordError> {
        if line.is_indented() {
            return Err(line.expected(Expected::SetupFirst));
        }
        let pair = line.pair()?;
        match pair.key.split_once(' ') {
            None if ["game", "rules", "players"].contains(&pair.key) => self.header.add(pair),
            Some(("option", name)) => self.options.add(Pair { key: name.trim_matches(BLANK), ..pair }),
            Some(("seat", seat)) => self.seats.add(Pair { key: seat.trim_matches(BLANK), ..pair }),
            _ => Err(line.expected(Expected::Header)),
        }
    }

    fn result_line(&mut self, pair: Pair<'a>) -> Result<(), RecordError> {
        if !RESULT.contains(&pair.key) {
            return Err(pair.at.expected(Expected::ResultLine));
        }
        self.result.add(pair)
    }

    fn header(&self, key: &'static str) -> Result<Line<'a>, RecordError> {
        let missing = || self.setup_at.expected(Expected::HeaderLine(key));
        self.header.find(key).map(|pair| pair.value).ok_or_else(missing)
    }

    fn begin(&self, contents: &Contents) -> Result<AnyMatch, RecordError> {
        let game = self.header("game")?;
        let kind: GameKind = game.text.parse().map_err(|unknown: crate::UnknownGame| game.fault(unknown))?;
        let rules = self.header("rules")?;
        let record = rules.number(Expected::RulesVersion)?;
        if !kind.versions().contains(&record) {
            let program = kind.newest_version();
            return Err(rules.fault(Fault::Rules { game: kind, record, program }));
        }
        let players = self.header("players")?;
        let count = players.number(Expected::Players)?;
        let begun =
            AnyMatch::from_setup(contents, kind, record, count, &self.options.texts(), &self.setup.texts());
        begun.map_err(|error| {
            let at = match &error {
                NewMatchError::Options(OptionError::Players { .. }) => players,
                NewMatchError::Options(OptionError::Unknown { name, .. }) => self.option_line(name),
                NewMatchError::Options(OptionError::Value { name, .. }) => self.option_line(name),
                NewMatchError::Rules(_) => rules,
                NewMatchError::Setup(error) => {
                    self.setup.find(&error.key).map_or(self.setup_at, |pair| pair.value)
                }
            };
            at.fault(error)
        })
    }

    /// A value has one spelling, so that no slip of the finger goes unseen: `0400` is not `400`.
    fn compare_spelling(&self, play: &AnyMatch) -> Result<(), RecordError> {
        for (section, written) in [(&self.options, play.options()), (&self.setup, play.setup())] {
            for (key, value) in written {
                let Some(read) = section.find(&key).map(|pair| pair.value) else { continue };
                if !read.text.split_whitespace().eq(value.split_whitespace()) {
                    return Err(read.expected(Expected::Spelling(value)));
                }
            }
        }
        Ok(())
    }

    fn option_line(&self, name: &str) -> Line<'a> {
        self.options.find(name).map_or(self.setup_at, |pair| pair.value)
    }

    fn names(&self, seats: usize) -> Result<Vec<String>, RecordError> {
        let mut names = vec![String::new(); seats];
        for pair in self.seats.iter() {
            let seat = pair.key.parse::<usize>().ok().filter(|seat| seat.to_string() == pair.key);
            let name = seat.and_then(|seat| names.get_mut(seat));
            let last = seats.saturating_sub(1);
            *name.ok_or_else(|| pair.at.expected(Expected::Seat(last)))? = pair.value.text.to_owned();
        }
        Ok(names)
    }

    fn compare_result(&self, play: &AnyMatch) -> Result<(), RecordError> {
        for (key, replayed) in result_of(play) {
            let Some(claimed) = self.result.find(key).map(|pair| pair.value) else { continue };
            if claimed.text != replayed {
                let said = claimed.text.chars().take(40).collect();
                return Err(claimed.fault(Fault::Result { key, claimed: said, replayed }));
            }
        }
        Ok(())
    }

    /// The check covers every byte above its line, and its own line is exact to the byte as well: only so is every
    /// damaged byte noticed.
    fn compare_check(&self, text: &str) -> Result<(), RecordError> {
        let Some(line) = self.check else { return Ok(()) };
        let start = text.split_inclusive('\n').take(line.number - 1).map(str::len).sum();
        let (above, last) = text.split_at(start);
        let hex = last.strip_prefix("check ").and_then(|rest| rest.strip_suffix('\n'));
        let hex =
            hex.filter(|hex| hex.len() == 8 && hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')));
        let claimed = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok());
        let claimed = claimed.ok_or_else(|| line.expected(Expected::Check))?;
        let actual = crc32fast::hash(above.as_bytes());
        if claimed == actual { Ok(()) } else { Err(line.fault(Fault::Check { actual })) }
    }
}

fn not_utf8(bytes: &[u8], error: std::str::Utf8Error) -> RecordError {
    let (good, bad) = bytes.split_at(error.valid_up_to());
    let above = String::from_utf8_lossy(good);
    let column = above.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let found = format!("{:#04x}", bad.first().copied().unwrap_or_default());
    let fault = Fault::Expected { expected: Expected::Text, found: Some(found) };
    RecordError { line: above.split('\n').count(), column, fault }
}
