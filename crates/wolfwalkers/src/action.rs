//! The small decisions, and their texts.
//!
//! | text | meaning |
//! | --- | --- |
//! | `take 3`, `take top` | take the card on the third market place; take the top of the deck |
//! | `place 0,-1` | place the card in hand: row and column from the upper left cell of the own display |
//! | `use O08` | use a module card; its choices follow |
//! | `own 1,2`, `other 1,2` | choose a card of the own display, of the next person's |
//! | `market 3`, `to 0,-1` | choose a market card; the spot a card moves to |
//! | `as goal`, `name wolves`, `next 2` | choose a side; a symbol; which of the cards looked at comes next from the top |
//! | `end turn`, `pass`, `done` | end the turn; pass; use no more opportunities before scoring |

use moonpack_rules::{ParseActionError, read_place};

use crate::cards::{Side, Symbol};
use crate::content::{ModuleId, Tables};
use crate::display::{Cell, Spot};
use crate::event::MAX_LOOK;
use crate::table::{MAX_PLACES, Place};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a market card.
    Take(Place),
    /// Take the top card of the deck.
    TakeTop,
    /// Place the card in hand.
    Place(Spot),
    /// Use a module card.
    Use(ModuleId),
    /// Choose a card of the own display.
    Own(Cell),
    /// Choose a card of the next person's display.
    Other(Cell),
    /// Choose a market card.
    Market(Place),
    /// Choose where a card moves to.
    To(Spot),
    /// Choose a side.
    As(Side),
    /// Choose a symbol.
    Name(Symbol),
    /// Choose which of the cards looked at, counted from 0 at the top, comes next from the top.
    Next(u8),
    /// End the turn.
    EndTurn,
    /// Pass, because nothing can be taken.
    Pass,
    /// Use no more opportunities before scoring.
    Done,
}

/// The texts of the actions that touching this element can ask for.
pub(crate) fn meant(element: &str) -> Vec<String> {
    let place =
        |kind: &str| element.strip_prefix(kind).and_then(read_place).map(|(row, col)| format!("{row},{col}"));
    let named = |kind: &str| element.strip_prefix(kind);
    if let Some(number) = named("market-") {
        return vec![format!("take {number}"), format!("market {number}")];
    }
    if let Some(spot) = place("spot-") {
        return vec![format!("place {spot}"), format!("to {spot}")];
    }
    for verb in ["own", "other"] {
        if let Some(cell) = place(&format!("{verb}-")) {
            return vec![format!("{verb} {cell}")];
        }
    }
    for (kind, verb) in [("module-", "use"), ("side-", "as"), ("symbol-", "name"), ("deck-", "next")] {
        if let Some(name) = named(kind) {
            return vec![format!("{verb} {name}")];
        }
    }
    vec![if element == "deck" { "take top".into() } else { element.replace('-', " ") }]
}

/// The canonical text.
pub(crate) fn write(tables: &Tables, action: Action) -> String {
    match action {
        Action::Take(place) => format!("take {}", place.index() + 1),
        Action::TakeTop => "take top".into(),
        Action::Place(spot) => format!("place {},{}", spot.row(), spot.col()),
        Action::Use(module) => {
            format!("use {}", tables.modules.get(module.index()).map_or("?", |module| &module.id))
        }
        Action::Own(cell) => format!("own {},{}", cell.row(), cell.col()),
        Action::Other(cell) => format!("other {},{}", cell.row(), cell.col()),
        Action::Market(place) => format!("market {}", place.index() + 1),
        Action::To(spot) => format!("to {},{}", spot.row(), spot.col()),
        Action::As(side) => format!("as {}", side.word()),
        Action::Name(symbol) => {
            format!("name {}", tables.symbols.get(symbol.index()).map_or("?", String::as_str))
        }
        Action::Next(depth) => format!("next {}", depth + 1),
        Action::EndTurn => "end turn".into(),
        Action::Pass => "pass".into(),
        Action::Done => "done".into(),
    }
}

/// Reads the canonical text.
pub(crate) fn read(tables: &Tables, text: &str) -> Result<Action, ParseActionError> {
    let mut words = Words { rest: text, column: 1 };
    let verbs = "`take`, `place`, `use`, `own`, `other`, `market`, `to`, `as`, `name`, `next`, `end turn`, `pass` or `done`";
    let (verb, at) = words.next(verbs)?;
    let action = match verb {
        "take" => {
            let (word, at) = words.next("a market place or `top`")?;
            if word == "top" { Action::TakeTop } else { Action::Take(place(word, at)?) }
        }
        "place" => Action::Place(spot(words.next(SPOT)?)?),
        "to" => Action::To(spot(words.next(SPOT)?)?),
        "own" => Action::Own(cell(words.next(CELL)?)?),
        "other" => Action::Other(cell(words.next(CELL)?)?),
        "market" => {
            let (word, at) = words.next("a market place")?;
            Action::Market(place(word, at)?)
        }
        "use" => {
            let (word, at) = words.next("a module card")?;
            let module = tables.find_module(word);
            Action::Use(module.ok_or_else(|| unexpected(at, "the id of a module card, such as O08", word))?)
        }
        "as" => match words.next("`story` or `goal`")? {
            ("story", _) => Action::As(Side::Story),
            ("goal", _) => Action::As(Side::Goal),
            (word, at) => return Err(unexpected(at, "`story` or `goal`", word)),
        },
        "name" => {
            let (word, at) = words.next("a symbol")?;
            let symbol = tables.find_symbol(word);
            Action::Name(symbol.ok_or_else(|| unexpected(at, "a symbol, such as wolves", word))?)
        }
        "next" => {
            let expected = format!("a number from 1 to {MAX_LOOK}");
            let (word, at) = words.next(&expected)?;
            let depth = number(word).filter(|n| (1..=MAX_LOOK as i8).contains(n));
            Action::Next(depth.ok_or_else(|| unexpected(at, &expected, word))? as u8 - 1)
        }
        "end" => match words.next("`turn`")? {
            ("turn", _) => Action::EndTurn,
            (word, at) => return Err(unexpected(at, "`turn`", word)),
        },
        "pass" => Action::Pass,
        "done" => Action::Done,
        _ => return Err(unexpected(at, verbs, verb)),
    };
    words.end()?;
    Ok(action)
}

const SPOT: &str = "a row and a column from -4 to 4, such as 0,-1";
const CELL: &str = "a row and a column from 0 to 4, such as 1,2";

fn unexpected(column: usize, expected: &str, found: &str) -> ParseActionError {
    ParseActionError::Unexpected {
        column,
        expected: expected.into(),
        found: found.chars().take(40).collect(),
    }
}

/// A small whole number in its only spelling.
fn number(word: &str) -> Option<i8> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = matches!(digits.as_bytes(), [b'0'..=b'9']) && word != "-0";
    plain.then(|| word.parse().ok()).flatten()
}

fn pair(word: &str) -> Option<(i8, i8)> {
    let (row, col) = word.split_once(',')?;
    Some((number(row)?, number(col)?))
}

fn spot((word, at): (&str, usize)) -> Result<Spot, ParseActionError> {
    let spot = pair(word).and_then(|(row, col)| Spot::at(row, col));
    spot.ok_or_else(|| unexpected(at, SPOT, word))
}

fn cell((word, at): (&str, usize)) -> Result<Cell, ParseActionError> {
    let pair = pair(word).filter(|(row, col)| (0..5).contains(row) && (0..5).contains(col));
    pair.map(|(row, col)| Cell::at(row as usize, col as usize)).ok_or_else(|| unexpected(at, CELL, word))
}

fn place(word: &str, at: usize) -> Result<Place, ParseActionError> {
    let place = number(word).filter(|n| *n >= 1).and_then(|n| Place::new(n as usize - 1));
    place.ok_or_else(|| unexpected(at, &format!("a market place from 1 to {MAX_PLACES}"), word))
}

/// The words of a text, separated by single spaces.
struct Words<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self, expected: &str) -> Result<(&'a str, usize), ParseActionError> {
        if self.rest.is_empty() {
            return Err(ParseActionError::TooShort { expected: expected.into() });
        }
        let (word, rest) = match self.rest.split_once(' ') {
            // A trailing space is surplus, which `end` reports.
            Some((word, "")) => (word, " "),
            Some((word, rest)) => (word, rest),
            None => (self.rest, ""),
        };
        let at = self.column;
        self.column += word.chars().count() + 1;
        self.rest = rest;
        Ok((word, at))
    }

    fn end(&self) -> Result<(), ParseActionError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        let found = self.rest.chars().take(40).collect();
        Err(ParseActionError::TooLong { column: self.column, found })
    }
}
