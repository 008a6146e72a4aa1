//! What is kept after each round: the networks as they are shipped, and all that is needed to go on.

use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, ensure};
use moonpack_bots::net::Net;
use serde::{Deserialize, Serialize};

use crate::teach::Teacher;

/// The file of the networks, in the form in which the house ships them.
pub(crate) const NETS: &str = "networks.txt";
/// The file of what is needed to go on.
const STATE: &str = "state.json";

/// How it went.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Row {
    /// The part of what the forecast missed that the networks foresaw in games they had not seen.
    pub(crate) understood: f32,
    /// The rate against the yearling after the round.
    pub(crate) against_the_yearling: f64,
}

/// Where learning stands.
pub(crate) struct Kept {
    seed: u64,
    games: u64,
    /// Rounds that are over.
    pub(crate) round: u64,
    pub(crate) rows: Vec<Row>,
    pub(crate) teacher: Teacher,
}

#[derive(Serialize, Deserialize)]
struct State {
    seed: u64,
    games: u64,
    rows: Vec<Row>,
    steps: i32,
    /// Networks as text: what was learned, and the state of the teacher.
    nets: String,
    mean: String,
    square: String,
}

impl Kept {
    pub(crate) fn new(seed: u64, games: u64, teacher: Teacher) -> Self {
        Self { seed, games, round: 0, rows: Vec::new(), teacher }
    }

    /// Itself, if it was begun like this.
    ///
    /// # Errors
    /// If not: going on would make networks that no command makes again.
    pub(crate) fn of(self, seed: u64, games: u64) -> anyhow::Result<Self> {
        ensure!(
            (self.seed, self.games) == (seed, games),
            "what is kept was begun with --seed {} --games {}; go on with these, or choose another --out",
            self.seed,
            self.games
        );
        Ok(self)
    }

    /// What an earlier run left here, if one did.
    ///
    /// # Errors
    /// If the file cannot be read or holds other networks.
    pub(crate) fn read(out: &Path, shapes: &[(usize, usize)]) -> anyhow::Result<Option<Self>> {
        let path = out.join(STATE);
        let text = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            text => text.with_context(|| path.display().to_string())?,
        };
        let why = || format!("{} is damaged: remove it to begin anew", path.display());
        let state: State = serde_json::from_str(&text).with_context(why)?;
        let nets = |text: &str| -> anyhow::Result<Vec<Net>> {
            let nets = Net::read(text).with_context(why)?;
            let found = nets.iter().map(|net| (net.inputs(), net.blocks()));
            ensure!(found.eq(shapes.iter().copied()), "{} holds networks of other shapes", path.display());
            Ok(nets)
        };
        let [nets, mean, square] = [nets(&state.nets)?, nets(&state.mean)?, nets(&state.square)?];
        let teacher = Teacher { nets, mean, square, steps: state.steps };
        let round = state.rows.len() as u64;
        Ok(Some(Self { seed: state.seed, games: state.games, round, rows: state.rows, teacher }))
    }

    /// Writes both files. The state is put into its place whole, so that whoever is interrupted here loses nothing.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn write(&self, out: &Path) -> anyhow::Result<()> {
        let Teacher { nets, mean, square, steps } = &self.teacher;
        let [nets, mean, square] = [nets, mean, square].map(|nets| Net::write(nets));
        std::fs::write(out.join(NETS), &nets).context(NETS)?;
        let state = State {
            seed: self.seed,
            games: self.games,
            rows: self.rows.clone(),
            steps: *steps,
            nets,
            mean,
            square,
        };
        let half = out.join("state.half");
        std::fs::write(&half, serde_json::to_string(&state)?).context(STATE)?;
        std::fs::rename(&half, out.join(STATE)).context(STATE)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn learning_goes_on_from_exactly_where_it_was_kept() {
        let out = std::env::temp_dir().join(format!("moonpack-learn-{}", std::process::id()));
        std::fs::create_dir_all(&out).unwrap();
        let nets = vec![Net::drawn(2, 1, &mut ChaCha8Rng::seed_from_u64(3))];
        let mut kept = Kept::new(5, 70, Teacher::new(nets.clone()));
        kept.rows.push(Row { understood: 0.1, against_the_yearling: 0.6 });
        kept.write(&out).unwrap();
        let read = Kept::read(&out, &[(2, 1)]).unwrap().unwrap();
        assert_eq!((read.round, &read.teacher.nets), (1, &nets));
        assert!(Kept::read(&out, &[(3, 1)]).is_err(), "networks of another shape");
        assert!(read.of(5, 71).is_err(), "begun otherwise");
        std::fs::remove_dir_all(&out).unwrap();
        assert!(Kept::read(&out, &[(2, 1)]).unwrap().is_none());
    }
}
