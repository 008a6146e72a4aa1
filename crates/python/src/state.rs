//! A state: one game somewhere between its first decision and its end.

use std::sync::Arc;

use moonpack_games::{ActError, AnyMatch, Match, each};
use moonpack_rules::{PlayError, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyList;
use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;

use crate::args::{self, Decision};
use crate::encode::{self, Encode};
use crate::failure::{error, refused};
use crate::game::{Game, Shared, not_begun};
use crate::{look, picture, think, whole};

/// One game in play.
#[pyclass(module = "moonpack")]
pub(crate) struct State {
    pub(crate) play: AnyMatch,
    pub(crate) shared: Arc<Shared>,
    /// The indices of what may be decided now: listed once a position, asked for by every decision.
    legal: Vec<u32>,
}

/// Plays a decision if it is listed as legal, and lists what may be decided after it.
fn follow<G: Encode>(
    play: &mut Match<G>,
    legal: &mut Vec<u32>,
    action: G::Action,
    index: Option<u32>,
) -> Result<(), ActError> {
    if index.is_some_and(|index| legal.contains(&index)) {
        play.follow(action);
        encode::list_legal(play, legal);
        return Ok(());
    }
    if play.game().to_move(play.position()).is_none() {
        return Err(PlayError::Over.into());
    }
    Err(PlayError::Illegal(play.game().explain(play.position(), action)).into())
}

/// Plays a decision by its text.
fn follow_text<G: Encode>(play: &mut Match<G>, legal: &mut Vec<u32>, text: &str) -> Result<(), ActError> {
    let action = play.game().read_action(text)?;
    let index = encode::sound_index(play.game().as_ref(), action);
    follow(play, legal, action, index)
}

/// Plays a decision by its index.
fn follow_index<G: Encode>(play: &mut Match<G>, legal: &mut Vec<u32>, index: usize) -> Result<(), ActError> {
    match play.game().action_at(index) {
        Some(action) => follow(play, legal, action, u32::try_from(index).ok()),
        None => Err(PlayError::Illegal(moonpack_rules::Refusal::none()).into()),
    }
}

/// The bytes that are written, in the array that is given or in a new one.
fn written<'py>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<u8>>>,
    size: usize,
    write: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let array = out.unwrap_or_else(|| PyArray1::<u8>::zeros(py, size, false));
    {
        let mut open = array.try_readwrite().map_err(|fault| error("array", fault.to_string()))?;
        let bytes = open.as_slice_mut().map_err(|fault| error("array", fault.to_string()))?;
        if bytes.len() != size {
            return Err(error("array", format!("`out` needs {size} bytes")));
        }
        write(bytes);
    }
    Ok(array)
}

impl State {
    /// A match as it stands.
    pub(crate) fn of(play: AnyMatch, shared: Arc<Shared>) -> Self {
        let mut legal = Vec::new();
        each!(&play, m => encode::list_legal(m, &mut legal));
        Self { play, shared, legal }
    }

    /// A match that nobody has loaded a game for.
    pub(crate) fn of_match(play: AnyMatch) -> Self {
        let shared = Arc::new(Shared::of(&play));
        Self::of(play, shared)
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> Game {
        Game { shared: self.shared.clone() }
    }

    /// The seat that decides; `None` when the game is over.
    #[getter]
    fn current_player(&self) -> Option<usize> {
        self.play.to_move().map(|seat| seat.index())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.play.to_move().is_none()
    }

    #[getter]
    fn steps(&self) -> usize {
        self.play.steps()
    }

    #[getter]
    fn turn(&self) -> u32 {
        self.play.turn_told()
    }

    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.play.ending().map(|ending| ending.0)
    }

    fn legal(&self) -> Vec<String> {
        self.play.legal()
    }

    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        whole::list(py, &self.legal)
    }

    #[pyo3(signature = (out=None))]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        written(py, out, self.shared.actions, |bytes| {
            bytes.fill(0);
            self.legal.iter().for_each(|index| encode::set(bytes, *index as usize, 1));
        })
    }

    #[pyo3(signature = (action, lang="en"))]
    fn apply(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<()> {
        let played = match args::decision(action)? {
            Decision::Index(index) => {
                let index = self.shared.index(&Decision::Index(index))?;
                each!(&mut self.play, m => follow_index(m, &mut self.legal, index))
            }
            Decision::Text(text) => each!(&mut self.play, m => follow_text(m, &mut self.legal, &text)),
        };
        match played {
            Ok(()) => Ok(()),
            Err(why) => Err(refused(py, &why, args::words(lang)?)),
        }
    }

    /// The rules that forbid a decision now, each with its number and its words; none if it is legal.
    #[pyo3(signature = (action, lang="en"))]
    fn explain(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        lang: &str,
    ) -> PyResult<Vec<(String, String)>> {
        let words = args::words(lang)?;
        let text = match args::decision(action)? {
            Decision::Text(text) => text,
            Decision::Index(index) => {
                let index = self.shared.index(&Decision::Index(index))?;
                self.shared.text(index).unwrap_or_default()
            }
        };
        let refusal = self.play.explain(&text).map_err(|fault| refused(py, &fault.into(), words))?;
        Ok(refusal.rules().iter().map(|rule| (rule.to_string(), words.rule(*rule))).collect())
    }

    /// Takes the last decision back and returns its text.
    fn undo(&mut self) -> PyResult<String> {
        let undone = self.play.undo();
        each!(&self.play, m => encode::list_legal(m, &mut self.legal));
        undone.ok_or_else(|| error("nothing-to-undo", "no action has been played yet"))
    }

    fn history(&self) -> Vec<String> {
        self.play.action_texts()
    }

    fn at(&self, step: &Bound<'_, PyAny>) -> PyResult<Self> {
        let step = args::whole("step", step, 0, self.play.steps() as u64)? as usize;
        Ok(Self::of(self.play.at(step), self.shared.clone()))
    }

    fn clone(&self) -> Self {
        Self { play: self.play.clone(), shared: self.shared.clone(), legal: self.legal.clone() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Another state that `seat` cannot tell from this one.
    #[pyo3(signature = (seat, seed=None))]
    fn resample(&self, seat: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let viewer = Viewer::Seat(args::seat(seat, self.play.seats())?);
        let mut rng = ChaCha12Rng::seed_from_u64(args::seed(seed)?);
        let play = self.play.resampled(viewer, &mut rng).map_err(not_begun)?;
        Ok(Self::of(play, self.shared.clone()))
    }

    /// What a seat sees, or with `None` a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        look::parsed(py, self.play.view_json(args::viewer(seat, &self.play)?).as_str())
    }

    /// Everything, secrets included.
    fn everything<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        look::parsed(py, self.play.state_json().as_str())
    }

    /// What happened from a step on, as a seat, or with `None` a spectator, was told it.
    #[pyo3(signature = (seat=None, since=None))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        since: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let since = args::whole_or("since", since, 0, u32::MAX.into(), 0)? as usize;
        look::events(py, &self.play, args::viewer(seat, &self.play)?, since)
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = match seat {
            Some(seat) => args::seat(seat, self.play.seats())?,
            None => self.play.to_move().ok_or_else(|| error("over", "the game is over: name a seat"))?,
        };
        written(py, out, self.shared.size, |bytes| {
            each!(&self.play, m => m.game().observe(m.position(), seat, bytes));
        })
    }

    /// What a seat sees and may decide, in words.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn text(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        Ok(look::text(&self.play, args::viewer(seat, &self.play)?, args::words(lang)?))
    }

    /// The legal decisions with a phrase each that says what it does.
    #[pyo3(signature = (lang="en"))]
    fn choices(&self, lang: &str) -> PyResult<Vec<(String, String)>> {
        let told = moonpack_tell::legal(&self.play, args::words(lang)?);
        Ok(told.into_iter().map(|(text, phrase, _)| (text, phrase)).collect())
    }

    fn points(&self) -> Vec<i32> {
        self.play.standing().points[..self.play.seats()].to_vec()
    }

    fn winners(&self) -> Vec<usize> {
        self.play.standing().winners.iter().map(|seat| seat.index()).collect()
    }

    /// What a seat's points are made of: part, what it is of, points.
    fn parts(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<(&'static str, Option<String>, i32)>> {
        let parts = self.play.parts(args::seat(seat, self.play.seats())?);
        Ok(parts.into_iter().map(|part| (part.name, part.of, part.points)).collect())
    }

    /// What the game was worth to each seat; nought while it runs.
    #[pyo3(signature = (reward="outcome"))]
    fn returns(&self, reward: &str) -> PyResult<Vec<f32>> {
        let (reward, seats) = (args::reward(reward)?, self.play.seats());
        if self.play.to_move().is_some() {
            return Ok(vec![0.0; seats]);
        }
        Ok(reward.of(&self.play.standing(), seats)[..seats].to_vec())
    }

    #[pyo3(signature = (level="alpha", *, ms=None, iterations=None, seed=None, threads=None))]
    fn bot(
        &self,
        py: Python<'_>,
        level: &str,
        ms: Option<&Bound<'_, PyAny>>,
        iterations: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let budget = think::budget(ms, iterations, threads)?;
        think::bot(py, &self.play, level, budget, args::whole_or("seed", seed, 0, u64::MAX, 0)?)
    }

    #[pyo3(signature = (seat=None, *, lines=None, ms=None, iterations=None, threads=None))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        lines: Option<&Bound<'py, PyAny>>,
        ms: Option<&Bound<'py, PyAny>>,
        iterations: Option<&Bound<'py, PyAny>>,
        threads: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let budget = think::budget(ms, iterations, threads)?;
        let viewer = match seat {
            Some(seat) => Viewer::Seat(args::seat(seat, self.play.seats())?),
            None => self.play.to_move().map_or(Viewer::Spectator, Viewer::Seat),
        };
        think::analyse(py, &self.play, viewer, args::whole_or("lines", lines, 0, 1_000, 5)? as usize, budget)
    }

    /// All chance before the first decision, written out. Holds every secret.
    fn setup(&self) -> Vec<(String, String)> {
        self.play.setup()
    }

    /// The game as a record, to be read by people and by `moonpack.read_record`.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        look::record(&self.play, names)
    }

    /// The game as a code short enough for a link.
    fn code(&self) -> String {
        moonpack_games::encode(&self.play)
    }

    /// The page of the table as a seat, or with `None` a spectator, sees it, in one piece.
    #[pyo3(signature = (seat=None, lang="en", theme="night"))]
    fn page(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str, theme: &str) -> PyResult<String> {
        let viewer = args::viewer(seat, &self.play)?;
        Ok(picture::page(&self.play, viewer, args::language(lang)?, theme))
    }

    /// The table as whoever decides sees it. A game that is over also shows how its points went; before, they could tell
    /// what one seat may not know.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        let table = picture::embedded(&slf.borrow().play);
        if !slf.borrow().is_over() {
            return Ok(table);
        }
        let graph = slf.py().import("moonpack.graph")?.getattr("Graph")?.call1((slf,))?;
        Ok(table + &graph.call_method0("_repr_svg_")?.extract::<String>()?)
    }

    /// The points after every step, seat by seat.
    fn graph(&self) -> Vec<Vec<i32>> {
        picture::graph(&self.play).into_iter().map(|row| row[..self.play.seats()].to_vec()).collect()
    }

    fn __repr__(&self) -> String {
        let who = match self.current_player() {
            Some(seat) => format!("seat {seat} decides"),
            None => format!("over: {}", self.ending().unwrap_or("ended")),
        };
        format!("<{} after {} steps, {who}, points {:?}>", self.play.kind(), self.steps(), self.points())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.play.kind() == other.play.kind()
            && self.play.rules_version() == other.play.rules_version()
            && self.play.options() == other.play.options()
            && self.play.setup() == other.play.setup()
            && self.play.action_texts() == other.play.action_texts()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("moonpack")?.getattr("read_record")?, (look::record(&self.play, None)?,)))
    }
}
