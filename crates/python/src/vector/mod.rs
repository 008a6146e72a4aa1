//! Many games at once, stepped on all cores without the interpreter's lock.
//!
//! Owns what Python calls (`Arena`): reading and checking the arrays, which are written in place. How the games are played is
//! in `lanes`. What comes out depends on the seed and the decisions alone, however many threads there are.

mod lanes;

use numpy::{
    BorrowError, Element, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::args;
use crate::failure::error;
use crate::game::{Game, not_begun};
use lanes::{AnyLanes, Out};

/// No arena has more games.
const MOST_GAMES: u64 = 1 << 20;
/// No arena has more threads.
const MOST_THREADS: u64 = 256;

/// Games side by side. Each begins anew when it is over.
#[pyclass(module = "moonpack")]
pub(crate) struct Arena {
    lanes: AnyLanes,
    pool: ThreadPool,
    players: usize,
    actions: usize,
    size: usize,
}

/// An array to be written into, if it has this shape.
fn writable<'py, T: Element, D: numpy::ndarray::Dimension>(
    name: &str,
    array: &Bound<'py, numpy::PyArray<T, D>>,
    shape: &[usize],
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    if array.shape() != shape {
        let (is, needs) = (array.shape(), shape);
        return Err(error("array", format!("`{name}` has the shape {is:?}; it needs {needs:?}")));
    }
    if !array.is_c_contiguous() {
        return Err(error("array", format!("`{name}` does not lie in one piece in the order of C")));
    }
    array.try_readwrite().map_err(|why: BorrowError| error("array", format!("`{name}`: {why}")))
}

fn slice<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|why| error("array", why.to_string()))
}

#[pymethods]
impl Arena {
    #[new]
    #[pyo3(signature = (game, num_envs, seed=None, threads=None, reward="outcome"))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        num_envs: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        reward: &str,
    ) -> PyResult<Self> {
        let shared = &game.get().shared;
        let count = args::whole("num_envs", num_envs, 1, MOST_GAMES)? as usize;
        let threads = args::whole_or("threads", threads, 0, MOST_THREADS, 0)? as usize;
        let (seed, reward) = (args::seed(seed)?, args::reward(reward)?);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|why| error("threads", why.to_string()))?;
        let lanes = py.detach(|| pool.install(|| AnyLanes::new(shared, count, seed, reward)));
        Ok(Self {
            lanes: lanes.map_err(not_begun)?,
            pool,
            players: shared.players,
            actions: shared.actions,
            size: shared.size,
        })
    }

    #[getter]
    fn num_envs(&self) -> usize {
        self.lanes.len()
    }

    #[getter]
    fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    /// Begins all games anew, with another seed if one is given, and writes how they lie.
    #[pyo3(signature = (observations, masks, seats, seed=None))]
    fn reset<'py>(
        &mut self,
        py: Python<'py>,
        observations: &Bound<'py, PyArray2<u8>>,
        masks: &Bound<'py, PyArray2<u8>>,
        seats: &Bound<'py, PyArray1<i8>>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        let count = self.lanes.len();
        let mut observations = writable("observations", observations, &[count, self.size])?;
        let mut masks = writable("masks", masks, &[count, self.actions])?;
        let mut seats = writable("seats", seats, &[count])?;
        let seed = seed.map(|seed| args::whole("seed", seed, 0, u64::MAX)).transpose()?;
        let out = Out {
            observations: slice(&mut observations)?,
            masks: slice(&mut masks)?,
            seats: slice(&mut seats)?,
            rewards: &mut [],
            ended: &mut [],
        };
        let (lanes, pool, sizes) = (&mut self.lanes, &self.pool, (self.size, self.actions, self.players));
        py.detach(|| pool.install(|| lanes.reset(seed, out, sizes))).map_err(not_begun)
    }

    /// Plays one decision in every game and writes how they lie then.
    #[expect(clippy::too_many_arguments, reason = "the arrays that are written, and what is decided")]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'py, PyArray1<i64>>,
        observations: &Bound<'py, PyArray2<u8>>,
        masks: &Bound<'py, PyArray2<u8>>,
        rewards: &Bound<'py, PyArray2<f32>>,
        ended: &Bound<'py, PyArray1<bool>>,
        seats: &Bound<'py, PyArray1<i8>>,
    ) -> PyResult<()> {
        let count = self.lanes.len();
        if actions.shape() != [count] {
            return Err(error("array", format!("`actions` needs the shape [{count}]")));
        }
        let actions = actions.try_readonly().map_err(|why| error("array", format!("`actions`: {why}")))?;
        let actions = actions.as_slice().map_err(|why| error("array", format!("`actions`: {why}")))?;
        let mut observations = writable("observations", observations, &[count, self.size])?;
        let mut masks = writable("masks", masks, &[count, self.actions])?;
        let mut rewards = writable("rewards", rewards, &[count, self.players])?;
        let mut ended = writable("ended", ended, &[count])?;
        let mut seats = writable("seats", seats, &[count])?;
        let out = Out {
            observations: slice(&mut observations)?,
            masks: slice(&mut masks)?,
            seats: slice(&mut seats)?,
            rewards: slice(&mut rewards)?,
            ended: slice(&mut ended)?,
        };
        let (lanes, pool, sizes) = (&mut self.lanes, &self.pool, (self.size, self.actions, self.players));
        let wrong = py.detach(|| pool.install(|| lanes.first_illegal(actions)));
        if let Some(lane) = wrong {
            let message =
                format!("decision {} is not legal in game {lane}; nothing was played", actions[lane]);
            return Err(error("illegal", message));
        }
        py.detach(|| pool.install(|| lanes.step(actions, out, sizes))).map_err(not_begun)
    }

    /// Writes a legal decision for every game, each as likely as the next.
    fn sample<'py>(&mut self, py: Python<'py>, actions: &Bound<'py, PyArray1<i64>>) -> PyResult<()> {
        let count = self.lanes.len();
        let mut actions = writable("actions", actions, &[count])?;
        let (lanes, pool, actions) = (&mut self.lanes, &self.pool, slice(&mut actions)?);
        py.detach(|| pool.install(|| lanes.sample(actions)));
        Ok(())
    }

    /// The indices of what may be decided in one game.
    fn legal(&self, lane: &Bound<'_, PyAny>) -> PyResult<Vec<usize>> {
        let lane = args::whole("lane", lane, 0, self.lanes.len().saturating_sub(1) as u64)?;
        Ok(self.lanes.legal(lane as usize))
    }

    fn __repr__(&self) -> String {
        format!("<{} games on {} threads>", self.num_envs(), self.threads())
    }
}
