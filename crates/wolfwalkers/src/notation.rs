//! The texts of the decisions and the elements a person touches for them.
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

use moonpack_rules::{ParseActionError, Words, read_place};

use crate::action::Action;
use crate::cards::Side;
use crate::content::Components;
use crate::display::{Cell, Spot};
use crate::event::MAX_LOOK;
use crate::position::{MAX_PLACES, Place};

/// The element a person touches.
pub(crate) fn clicks(content: &Components, action: Action) -> Vec<String> {
    vec![match action {
        Action::Take(place) | Action::Market(place) => format!("market-{}", place.index() + 1),
        Action::TakeTop => "deck".into(),
        Action::Place(spot) | Action::To(spot) => format!("spot-{}-{}", spot.row(), spot.col()),
        Action::Use(module) => format!("module-{}", content.module(module).id),
        Action::Own(cell) => format!("own-{}-{}", cell.row(), cell.col()),
        Action::Other(cell) => format!("other-{}-{}", cell.row(), cell.col()),
        Action::As(side) => format!("side-{}", side.word()),
        Action::Name(symbol) => format!("symbol-{}", content.symbol_id(symbol)),
        Action::Next(depth) => format!("deck-{}", depth + 1),
        Action::EndTurn => "end-turn".into(),
        Action::Pass => "pass".into(),
        Action::Done => "done".into(),
    }]
}

/// The texts of the actions that touching this element can ask for.
pub(crate) fn meant(clicks: &[&str]) -> Vec<String> {
    let Some(&element) = clicks.first() else { return Vec::new() };
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
pub(crate) fn write_action(content: &Components, action: Action) -> String {
    match action {
        Action::Take(place) => format!("take {}", place.index() + 1),
        Action::TakeTop => "take top".into(),
        Action::Place(spot) => format!("place {},{}", spot.row(), spot.col()),
        Action::Use(module) => {
            format!("use {}", content.modules.get(module.index()).map_or("?", |module| &module.id))
        }
        Action::Own(cell) => format!("own {},{}", cell.row(), cell.col()),
        Action::Other(cell) => format!("other {},{}", cell.row(), cell.col()),
        Action::Market(place) => format!("market {}", place.index() + 1),
        Action::To(spot) => format!("to {},{}", spot.row(), spot.col()),
        Action::As(side) => format!("as {}", side.word()),
        Action::Name(symbol) => {
            format!("name {}", content.symbols.get(symbol.index()).map_or("?", String::as_str))
        }
        Action::Next(depth) => format!("next {}", depth + 1),
        Action::EndTurn => "end turn".into(),
        Action::Pass => "pass".into(),
        Action::Done => "done".into(),
    }
}

/// Reads the canonical text.
pub(crate) fn read_action(content: &Components, text: &str) -> Result<Action, ParseActionError> {
    const VERBS: &str = "`take`, `place`, `use`, `own`, `other`, `market`, `to`, `as`, `name`, `next`, `end turn`, \
                         `pass` or `done`";
    let mut words = Words::new(text);
    let verb = words.next_word(VERBS)?;
    let action = match verb.text {
        "take" => words.read(&format!("{} or `top`", market_place()), |word| {
            if word == "top" { Some(Action::TakeTop) } else { place(word).map(Action::Take) }
        })?,
        "place" => Action::Place(words.read(SPOT, spot)?),
        "to" => Action::To(words.read(SPOT, spot)?),
        "own" => Action::Own(words.read(CELL, cell)?),
        "other" => Action::Other(words.read(CELL, cell)?),
        "market" => Action::Market(words.read(&market_place(), place)?),
        "use" => {
            Action::Use(words.read("the id of a module card, such as O08", |word| content.find_module(word))?)
        }
        "as" => Action::As(words.read("`story` or `goal`", |word| {
            [Side::Story, Side::Goal].into_iter().find(|side| side.word() == word)
        })?),
        "name" => Action::Name(words.read("a symbol, such as wolves", |word| content.find_symbol(word))?),
        "next" => {
            let depth = |word: &str| number(word).filter(|n| (1..=MAX_LOOK as i8).contains(n));
            Action::Next(words.read(&format!("a number from 1 to {MAX_LOOK}"), depth)? as u8 - 1)
        }
        "end" => {
            words.exactly("turn")?;
            Action::EndTurn
        }
        "pass" => Action::Pass,
        "done" => Action::Done,
        _ => return Err(verb.unexpected(VERBS)),
    };
    words.end()?;
    Ok(action)
}

const SPOT: &str = "a row and a column from -4 to 4, such as 0,-1";
const CELL: &str = "a row and a column from 0 to 4, such as 1,2";

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

fn spot(word: &str) -> Option<Spot> {
    pair(word).and_then(|(row, col)| Spot::at(row, col))
}

fn cell(word: &str) -> Option<Cell> {
    let pair = pair(word).filter(|(row, col)| (0..5).contains(row) && (0..5).contains(col));
    pair.map(|(row, col)| Cell::at(row as usize, col as usize))
}

fn place(word: &str) -> Option<Place> {
    number(word).filter(|n| *n >= 1).and_then(|n| Place::new(n as usize - 1))
}

fn market_place() -> String {
    format!("a market place from 1 to {MAX_PLACES}")
}
