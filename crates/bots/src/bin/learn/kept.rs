//! What is kept after each round: what was learned as it is shipped, and all that is needed to go on.

use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, ensure};
use moonpack_bots::Lore;
use moonpack_bots::learned::Learned;
use serde::{Deserialize, Serialize};

use crate::teach::{Adam, Known, Teacher};

/// The file of what was learned, in the form in which the house ships it.
pub(crate) const LORE: &str = "lore.txt";
/// The file of what is needed to go on.
const STATE: &str = "state.json";

/// How it went.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Row {
    /// What was known of the round's games before they were learned from.
    pub(crate) known: Known,
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
    lore: String,
    of_nets: Adam,
    of_glances: Adam,
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
    /// If the file cannot be read or is damaged or about another game.
    pub(crate) fn read<G: Learned>(out: &Path) -> anyhow::Result<Option<Self>> {
        let path = out.join(STATE);
        let text = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            text => text.with_context(|| path.display().to_string())?,
        };
        let why = || format!("{} is damaged: remove it to begin anew", path.display());
        let state: State = serde_json::from_str(&text).with_context(why)?;
        let lore = Lore::read::<G>(&state.lore).with_context(why)?;
        let teacher = Teacher { lore, of_nets: state.of_nets, of_glances: state.of_glances };
        let round = state.rows.len() as u64;
        Ok(Some(Self { seed: state.seed, games: state.games, round, rows: state.rows, teacher }))
    }

    /// Writes both files. The state is put into its place whole, so that whoever is interrupted here loses nothing.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn write(&self, out: &Path) -> anyhow::Result<()> {
        let lore = self.teacher.lore.write();
        std::fs::write(out.join(LORE), &lore).context(LORE)?;
        let state = State {
            seed: self.seed,
            games: self.games,
            rows: self.rows.clone(),
            lore,
            of_nets: self.teacher.of_nets.clone(),
            of_glances: self.teacher.of_glances.clone(),
        };
        let half = out.join("state.half");
        std::fs::write(&half, serde_json::to_string(&state)?).context(STATE)?;
        std::fs::rename(&half, out.join(STATE)).context(STATE)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use lone_wolves::LoneWolves;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use the_wolves::TheWolves;

    use super::*;

    #[test]
    fn learning_goes_on_from_exactly_where_it_was_kept() {
        let out = std::env::temp_dir().join(format!("moonpack-learn-{}", std::process::id()));
        std::fs::create_dir_all(&out).unwrap();
        let lore = Lore::begun::<TheWolves, _>(&mut ChaCha8Rng::seed_from_u64(3));
        let mut kept = Kept::new(5, 70, Teacher::new(lore.clone()));
        let known = Known { leads: 0.1, choices: 0.3 };
        kept.rows.push(Row { known, against_the_yearling: 0.6 });
        kept.write(&out).unwrap();
        let read = Kept::read::<TheWolves>(&out).unwrap().unwrap();
        assert_eq!((read.round, &read.teacher.lore), (1, &lore));
        assert!(Kept::read::<LoneWolves>(&out).is_err(), "learned about another game");
        assert!(read.of(5, 71).is_err(), "begun otherwise");
        std::fs::remove_dir_all(&out).unwrap();
        assert!(Kept::read::<TheWolves>(&out).unwrap().is_none());
    }
}
