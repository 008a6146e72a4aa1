//! The Python package `moonpack`: the games as states, tensors and environments.
//!
//! Owns what Python sees of the Rust side: `Game`, `State`, the vector environment and the
//! numbers in which decisions and views are written (`encode`). The environments of PettingZoo, Gymnasium and OpenSpiel are
//! Python, in `python/moonpack`. It deliberately knows no rule: whatever is asked is asked of the same crates as in every
//! other door. Nothing that comes from Python is trusted; whatever is wrong with it becomes an exception.

mod args;
mod encode;
mod failure;
mod game;
mod look;
mod picture;
mod state;
mod think;
mod vector;
mod whole;

use moonpack_games::{Case, GameKind};
use moonpack_rules::Pairs;
use pyo3::prelude::*;

/// The compiled half of the package; `moonpack` hands on what is meant for others.
#[pymodule]
mod _moonpack {
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::state::State;
    #[pymodule_export]
    use super::vector::Arena;
    #[pymodule_export]
    use super::{cases, games, load, read_code, read_record};

    use super::encode;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("ACTIONS_VERSION", encode::ACTIONS_VERSION)?;
        module.add("PLANES_VERSION", encode::PLANES_VERSION)
    }
}

/// A game for so many players, with options that differ from the defaults.
#[pyfunction]
#[pyo3(signature = (name, players=None, options=None, rules=None))]
fn load(
    name: &str,
    players: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyAny>>,
    rules: Option<&Bound<'_, PyAny>>,
) -> PyResult<game::Game> {
    game::Game::load(name, players, options, rules)
}

/// The names of the games with the numbers of players that can play them.
#[pyfunction]
fn games() -> Vec<(&'static str, Vec<usize>)> {
    GameKind::ALL.map(|kind| (kind.name(), kind.players().to_vec())).into()
}

/// Every game, player count and variant worth trying: name, players, options.
#[pyfunction]
fn cases() -> PyResult<Vec<(&'static str, usize, Pairs)>> {
    let all = Case::all(args::contents()?);
    Ok(all.into_iter().map(|case| (case.kind.name(), case.players, case.options)).collect())
}

/// The state a record leads to.
#[pyfunction]
fn read_record(py: Python<'_>, text: &str) -> PyResult<state::State> {
    look::read_record(py, text)
}

/// The state a code leads to.
#[pyfunction]
fn read_code(py: Python<'_>, code: &str) -> PyResult<state::State> {
    look::read_code(py, code)
}
