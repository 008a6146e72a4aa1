//! Whatever is wrong, as an exception of Python.
//!
//! The classes stand in `moonpack/errors.py`: `Error` with a stable `code`, and `Refused` with the `rules` that forbid a
//! decision, each with its number and its words.

use moonpack_games::ActError;
use moonpack_words::Words;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

static ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static REFUSED: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// Something cannot be done: a stable word for programs, a sentence for people.
pub(crate) fn error(code: &'static str, message: impl Into<String>) -> PyErr {
    let message = message.into();
    Python::attach(|py| match ERROR.import(py, "moonpack.errors", "Error") {
        Ok(class) => PyErr::from_type(class.clone(), (code, message)),
        Err(missing) => missing,
    })
}

/// The rules forbid a decision, or it is no decision at all.
pub(crate) fn refused(py: Python<'_>, why: &ActError, words: &Words) -> PyErr {
    let rules: Vec<(String, String)> =
        why.rules().iter().map(|rule| (rule.to_string(), words.rule(*rule))).collect();
    match REFUSED.import(py, "moonpack.errors", "Refused") {
        Ok(class) => PyErr::from_type(class.clone(), (why.code(), why.to_string(), rules)),
        Err(missing) => missing,
    }
}
