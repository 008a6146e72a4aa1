//! What can be read of a state: views and events as values of Python, words, records.

use moonpack_games::{AnyMatch, Record, decode};
use moonpack_rules::Viewer;
use moonpack_words::Words;
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::fmt::Write;

use crate::args;
use crate::failure::error;
use crate::state::State;

/// JSON as Python reads it.
pub(crate) fn parsed<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// What happened from a step on, as `viewer` was told it. A decision may name what only its maker has seen, so only they
/// are told its words.
pub(crate) fn events<'py>(
    py: Python<'py>,
    play: &AnyMatch,
    viewer: Viewer,
    since: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let step = |step: moonpack_games::AnyStep| {
        let told: Vec<Value> = step.events.iter().map(|event| play.event_json(event, viewer)).collect();
        let action = viewer.is(step.seat).then_some(step.action);
        json!({ "step": step.number, "seat": step.seat.index(), "action": action, "events": told })
    };
    let all: Vec<Value> = play.retold_from(since).map(step).collect();
    parsed(py, &Value::Array(all).to_string())
}

/// What a viewer sees, line by line, what they were last told, and what they may decide.
pub(crate) fn text(play: &AnyMatch, viewer: Viewer, words: &Words) -> String {
    let mut text = words.text(&format!("game-{}", play.kind()));
    text.push('\n');
    lines(&mut text, 0, &play.view_json(viewer).to_value());
    if play.to_move().is_some_and(|seat| viewer.is(seat)) {
        text.push_str("?\n");
        for (action, phrase, _) in moonpack_tell::legal(play, words) {
            let _never_fails = writeln!(text, "  {action} · {phrase}");
        }
    }
    text
}

/// A value as indented lines; what fits on one line stands on one.
fn lines(text: &mut String, depth: usize, value: &Value) {
    let Value::Object(fields) = value else { return };
    for (name, field) in fields {
        let indent = "  ".repeat(depth);
        let _never_fails = match field {
            Value::Null => Ok(()),
            Value::Object(_) => {
                let _never_fails = writeln!(text, "{indent}{name}:");
                lines(text, depth + 1, field);
                Ok(())
            }
            Value::Array(items) if items.iter().any(Value::is_object) => {
                let _never_fails = writeln!(text, "{indent}{name}:");
                for item in items.iter().filter(|item| !item.is_null()) {
                    let _never_fails = writeln!(text, "{indent}  - {}", short(item));
                }
                Ok(())
            }
            _ => writeln!(text, "{indent}{name}: {}", short(field)),
        };
    }
}

fn short(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(short).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let known = fields.iter().filter(|(_, field)| !field.is_null());
            known.map(|(name, field)| format!("{name} {}", short(field))).collect::<Vec<_>>().join(", ")
        }
        Value::Null => "-".to_owned(),
        Value::Bool(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => number.to_string(),
    }
}

/// The game as a record.
pub(crate) fn record(play: &AnyMatch, names: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    let names: Vec<String> = match names {
        Some(names) => names.extract().map_err(|_| error("argument", "`names` is a list of texts"))?,
        None => Vec::new(),
    };
    Ok(Record::new(play.clone(), &names).write())
}

/// The state a record leads to.
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<State> {
    let contents = args::contents()?;
    let record = py.detach(|| Record::read(contents, text));
    let play = record.map_err(|fault| error(fault.code(), fault.to_string()))?.into_play();
    Ok(State::of_match(play))
}

/// The state a code leads to.
pub(crate) fn read_code(py: Python<'_>, code: &str) -> PyResult<State> {
    let contents = args::contents()?;
    let play =
        py.detach(|| decode(contents, code)).map_err(|fault| error(fault.code(), fault.to_string()))?;
    Ok(State::of_match(play))
}
