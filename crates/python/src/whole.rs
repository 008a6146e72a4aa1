//! Whole numbers as objects of Python, made once. A list of indices then only points at them: making each of them anew took
//! longer than finding out what is legal.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList};

/// So many are kept; no game of today has as many decisions.
const KEPT: u32 = 1 << 16;

static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();

/// A list of numbers.
pub(crate) fn list<'py>(py: Python<'py>, numbers: &[u32]) -> PyResult<Bound<'py, PyList>> {
    let kept = NUMBERS.get_or_init(py, || (0..KEPT).map(|number| made(py, number).unbind()).collect());
    let known = |number: &u32| match kept.get(*number as usize) {
        Some(known) => known.bind(py).clone(),
        None => made(py, *number),
    };
    PyList::new(py, numbers.iter().map(known))
}

fn made(py: Python<'_>, number: u32) -> Bound<'_, PyInt> {
    let Ok(made) = number.into_pyobject(py);
    made
}
