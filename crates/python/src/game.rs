//! A game as somebody wants to play it: which, how many, with which options. States begin here.

use std::sync::Arc;

use moonpack_games::{AnyMatch, GameKind, NewMatchError, UnknownGame, each};
use moonpack_rules::{Notation, Pairs};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::args::{self, Decision};
use crate::encode::{Encode, Plane, sound_index};
use crate::failure::error;
use crate::picture;
use crate::state::State;

/// What all states of a game share.
pub(crate) struct Shared {
    pub(crate) kind: GameKind,
    pub(crate) version: u32,
    pub(crate) players: usize,
    pub(crate) options: Pairs,
    /// A game of this kind before its first decision: it knows the texts of the indices.
    pub(crate) example: AnyMatch,
    pub(crate) actions: usize,
    pub(crate) planes: Vec<Plane>,
    pub(crate) size: usize,
}

impl Shared {
    /// What a match is an instance of.
    pub(crate) fn of(play: &AnyMatch) -> Self {
        let planes = each!(play, m => m.game().planes(m.position()));
        Self {
            kind: play.kind(),
            version: play.rules_version(),
            players: play.seats(),
            options: play.options(),
            actions: each!(play, m => m.game().action_count()),
            size: planes.iter().map(Plane::len).sum(),
            planes,
            example: play.at(0),
        }
    }

    /// The index of a decision that is written or numbered.
    pub(crate) fn index(&self, decision: &Decision) -> PyResult<usize> {
        match decision {
            Decision::Index(index) if *index < self.actions => Ok(*index),
            Decision::Index(_) => Err(error("argument", format!("an index is less than {}", self.actions))),
            Decision::Text(text) => each!(&self.example, m => {
                let action = m.game().read_action(text).map_err(|fault| error("syntax", fault.to_string()))?;
                let index = sound_index(m.game().as_ref(), action);
                index.map(|index| index as usize).ok_or_else(|| {
                    error("syntax", format!("`{text}` is nothing that could ever be decided"))
                })
            }),
        }
    }

    /// The text of the decision with this index.
    pub(crate) fn text(&self, index: usize) -> Option<String> {
        each!(&self.example, m => m.game().action_at(index).map(|action| m.game().write_action(action)))
    }
}

/// Why a match cannot begin, as an exception.
pub(crate) fn not_begun(why: NewMatchError) -> PyErr {
    error(why.code(), why.to_string())
}

/// A game as `load` takes it.
type Told<'py> = (&'static str, usize, Bound<'py, PyDict>, u32);

/// A game for so many players with its options.
#[pyclass(frozen, module = "moonpack")]
pub(crate) struct Game {
    pub(crate) shared: Arc<Shared>,
}

impl Game {
    pub(crate) fn load(
        name: &str,
        players: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyAny>>,
        rules: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let kind: GameKind =
            name.parse().map_err(|unknown: UnknownGame| error("unknown-game", unknown.to_string()))?;
        let fewest = kind.players().iter().copied().filter(|count| *count > 1).min().unwrap_or(1);
        let players = args::whole_or("players", players, 0, 255, fewest as u64)? as usize;
        let version = args::whole_or("rules", rules, 0, u32::MAX.into(), kind.newest_version().into())?;
        let options = args::options(options)?;
        let example = AnyMatch::draw_by(args::contents()?, kind, version as u32, players, &options, 0);
        Ok(Self { shared: Arc::new(Shared::of(&example.map_err(not_begun)?)) })
    }
}

#[pymethods]
impl Game {
    #[getter]
    fn name(&self) -> &'static str {
        self.shared.kind.name()
    }

    #[getter]
    fn players(&self) -> usize {
        self.shared.players
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.shared.version
    }

    /// Does anybody know something that others do not?
    #[getter]
    fn hidden(&self) -> bool {
        self.shared.kind.hides()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in &self.shared.options {
            options.set_item(name, value)?;
        }
        Ok(options)
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.shared.actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.shared.size
    }

    fn action_blocks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let blocks = each!(&self.shared.example, m => m.game().blocks());
        let mut start = 0;
        let told = PyDict::new(py);
        for block in blocks {
            told.set_item(block.name, (start, &block.shape))?;
            start += block.len();
        }
        Ok(told)
    }

    fn observation_planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let mut start = 0;
        let told = PyDict::new(py);
        for plane in &self.shared.planes {
            told.set_item(plane.name, (start, &plane.shape))?;
            start += plane.len();
        }
        Ok(told)
    }

    fn action_index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        self.shared.index(&args::decision(action)?)
    }

    fn action_text(&self, index: &Bound<'_, PyAny>) -> PyResult<String> {
        let most = self.shared.actions.saturating_sub(1) as u64;
        let index = args::whole("index", index, 0, most)? as usize;
        self.shared.text(index).ok_or_else(|| error("argument", "this index means nothing"))
    }

    #[pyo3(signature = (seed=None))]
    fn new_state(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let shared = &self.shared;
        let seed = args::seed(seed)?;
        let play = AnyMatch::draw_by(
            args::contents()?,
            shared.kind,
            shared.version,
            shared.players,
            &shared.options,
            seed,
        );
        Ok(State::of(play.map_err(not_begun)?, shared.clone()))
    }

    /// Begins from a set-up that somebody has written out: a list of names and values.
    fn state_from_setup(&self, setup: &Bound<'_, PyAny>) -> PyResult<State> {
        let lines: Pairs = setup.extract().map_err(|_| {
            error("setup", "a set-up is a list of pairs of texts, as `State.setup()` gives it")
        })?;
        let shared = &self.shared;
        let contents = args::contents()?;
        let play = AnyMatch::from_setup(
            contents,
            shared.kind,
            shared.version,
            shared.players,
            &shared.options,
            &lines,
        );
        Ok(State::of(play.map_err(not_begun)?, shared.clone()))
    }

    fn _repr_html_(&self) -> String {
        picture::numbers(&self.shared)
    }

    fn __repr__(&self) -> String {
        let options: Vec<String> =
            self.shared.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("moonpack.load({:?}, players={}) with {}", self.name(), self.players(), options.join(", "))
    }

    fn __eq__(&self, other: &Self) -> bool {
        let told = |shared: &Shared| (shared.kind, shared.version, shared.players, shared.options.clone());
        told(&self.shared) == told(&other.shared)
    }

    fn __hash__(&self) -> u64 {
        // Equal games have equal names and player counts; more is not needed of a hash.
        (self.shared.kind as u64) << 8 | self.shared.players as u64
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Told<'py>)> {
        let load = py.import("moonpack")?.getattr(PyString::intern(py, "load"))?;
        Ok((load, (self.name(), self.players(), self.options(py)?, self.rules_version())))
    }
}
