//! What comes from Python, read and checked: numbers, seats, options, languages, decisions.

use std::sync::OnceLock;

use moonpack_games::{AnyMatch, Contents};
use moonpack_rules::{Pairs, Seat, Viewer};
use moonpack_words::{Lang, UnknownLang, Words};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};

use crate::encode::Reward;
use crate::failure::error;

/// The component data that ships with the package, read once.
pub(crate) fn contents() -> PyResult<&'static Contents> {
    static CONTENTS: OnceLock<Result<Contents, String>> = OnceLock::new();
    let read = CONTENTS.get_or_init(|| Contents::shipped().map_err(|fault| fault.to_string()));
    read.as_ref().map_err(|fault| error("content", fault.clone()))
}

/// A whole number within bounds.
pub(crate) fn whole(name: &str, given: &Bound<'_, PyAny>, least: u64, most: u64) -> PyResult<u64> {
    let wrong = || error("argument", format!("`{name}` is a whole number from {least} to {most}"));
    if given.is_instance_of::<PyBool>() || given.is_instance_of::<PyString>() {
        return Err(wrong());
    }
    let number: u64 = given.extract().map_err(|_| wrong())?;
    if (least..=most).contains(&number) { Ok(number) } else { Err(wrong()) }
}

/// A whole number within bounds, or what stands for nothing.
pub(crate) fn whole_or(
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
    least: u64,
    most: u64,
    default: u64,
) -> PyResult<u64> {
    given.map_or(Ok(default), |given| whole(name, given, least, most))
}

/// A seed; without one, chance of the system.
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match given {
        Some(given) => whole("seed", given, 0, u64::MAX),
        None => getrandom::u64().map_err(|fault| error("chance", fault.to_string())),
    }
}

/// A seat of a table of so many.
pub(crate) fn seat(given: &Bound<'_, PyAny>, seats: usize) -> PyResult<Seat> {
    let number = whole("seat", given, 0, seats.saturating_sub(1) as u64)?;
    Seat::new(number as usize).ok_or_else(|| error("argument", "there is no such seat"))
}

/// Whoever looks: a seat, or with `None` a spectator.
pub(crate) fn viewer(given: Option<&Bound<'_, PyAny>>, play: &AnyMatch) -> PyResult<Viewer> {
    given.map_or(Ok(Viewer::Spectator), |given| seat(given, play.seats()).map(Viewer::Seat))
}

/// Options as a mapping from names to texts, numbers, or `True` and `False` for yes and no.
pub(crate) fn options(given: Option<&Bound<'_, PyAny>>) -> PyResult<Pairs> {
    let wrong = || error("option", "options are a dict from names to texts, numbers, True or False");
    let Some(given) = given else { return Ok(Pairs::new()) };
    let dict = given.cast::<PyDict>().map_err(|_| wrong())?;
    let mut pairs = Pairs::new();
    for (name, value) in dict.iter() {
        let name: String = name.extract().map_err(|_| wrong())?;
        let value = if let Ok(flag) = value.cast::<PyBool>() {
            if flag.is_true() { "yes".to_owned() } else { "no".to_owned() }
        } else if let Ok(text) = value.extract::<String>() {
            text
        } else {
            value.extract::<i64>().map_err(|_| wrong())?.to_string()
        };
        pairs.push((name, value));
    }
    Ok(pairs)
}

/// The words of a language.
pub(crate) fn words(lang: &str) -> PyResult<&'static Words> {
    Ok(Words::of(language(lang)?))
}

/// A language by its two letters.
pub(crate) fn language(lang: &str) -> PyResult<Lang> {
    lang.parse().map_err(|unknown: UnknownLang| error("lang", unknown.to_string()))
}

/// What a game is worth.
pub(crate) fn reward(name: &str) -> PyResult<Reward> {
    match name {
        "outcome" => Ok(Reward::Outcome),
        "points" => Ok(Reward::Points),
        _ => Err(error("argument", "`reward` is \"outcome\" or \"points\"")),
    }
}

/// A decision: its canonical text or its index.
pub(crate) enum Decision {
    /// As it is written.
    Text(String),
    /// Its number.
    Index(usize),
}

/// Reads a decision.
pub(crate) fn decision(given: &Bound<'_, PyAny>) -> PyResult<Decision> {
    if let Ok(text) = given.cast::<PyString>() {
        return Ok(Decision::Text(text.to_string_lossy().into_owned()));
    }
    if !given.is_instance_of::<PyBool>()
        && let Ok(index) = given.extract::<usize>()
    {
        return Ok(Decision::Index(index));
    }
    Err(error("argument", "a decision is its text or its index"))
}
