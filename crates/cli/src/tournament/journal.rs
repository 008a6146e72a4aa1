//! The file that makes a tournament resumable: a first line that says what is played, then one line of JSON a game.
//!
//! A game is written whole as soon as it is over. A line that was cut off by a crash is dropped and its game played again.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use super::GameResult;

/// Finished games on disk.
pub(crate) struct Journal {
    file: Mutex<File>,
}

impl Journal {
    /// Opens or begins the journal of the tournament that `plan` describes, and reads the games it holds.
    ///
    /// # Errors
    /// If the file cannot be read or written, or belongs to another tournament.
    pub(crate) fn open(path: &Path, plan: &Value) -> anyhow::Result<(Self, Vec<GameResult>)> {
        let why = || path.display().to_string();
        let mut lines = Vec::new();
        if path.exists() {
            for line in BufReader::new(File::open(path).with_context(why)?).lines() {
                lines.extend(serde_json::from_str::<Value>(&line.with_context(why)?).ok());
            }
        }
        if let Some(first) = lines.first() {
            ensure!(
                first == plan,
                "{} belongs to another tournament: {first}; give the same options or another file",
                path.display()
            );
        }
        let results: Vec<GameResult> = lines.iter().skip(1).filter_map(read).collect();
        // Written anew so that a line cut off by a crash does not swallow the next one.
        let mut file =
            OpenOptions::new().create(true).truncate(true).write(true).open(path).with_context(why)?;
        writeln!(file, "{plan}")?;
        results.iter().try_for_each(|result| writeln!(file, "{}", write(result)))?;
        Ok((Self { file: Mutex::new(file) }, results))
    }

    /// Keeps a finished game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn add(&self, result: &GameResult) -> anyhow::Result<()> {
        let line = format!("{}\n", write(result));
        let mut file = self.file.lock().map_err(|_| anyhow::anyhow!("the journal is broken"))?;
        Ok(file.write_all(line.as_bytes())?)
    }
}

fn write(result: &GameResult) -> Value {
    json!({
        "number": result.number,
        "seats": result.seats,
        "points": result.points,
        "wins": result.wins,
        "decisions": result.decisions,
        "micros": result.micros,
        "overruns": result.overruns,
        "ending": result.ending,
    })
}

fn read(line: &Value) -> Option<GameResult> {
    let list = |name: &str| line.get(name)?.as_array();
    let counts = |name: &str| list(name)?.iter().map(Value::as_u64).collect::<Option<Vec<u64>>>();
    Some(GameResult {
        number: line.get("number")?.as_u64()? as usize,
        seats: counts("seats")?.into_iter().map(|seat| seat as usize).collect(),
        points: list("points")?
            .iter()
            .map(|points| points.as_i64().map(|points| points as i32))
            .collect::<Option<_>>()?,
        wins: list("wins")?.iter().map(Value::as_f64).collect::<Option<_>>()?,
        decisions: counts("decisions")?,
        micros: counts("micros")?,
        overruns: counts("overruns")?,
        ending: line.get("ending")?.as_str()?.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let result = GameResult {
            number: 7,
            seats: vec![1, 0],
            points: vec![-3, 12],
            wins: vec![0.0, 1.0],
            decisions: vec![13, 14],
            micros: vec![1, 2],
            overruns: vec![0, 0],
            ending: "complete".into(),
        };
        assert_eq!(read(&write(&result)), Some(result));
    }

    #[test]
    fn a_line_cut_off_is_played_again_and_another_plan_is_refused() {
        let path = std::env::temp_dir().join(format!("moonpack-journal-{}.jsonl", std::process::id()));
        let plan = json!({ "game": "lone-wolves" });
        std::fs::write(&path, format!("{plan}\n{{\"number\":0,\"sea")).unwrap();
        assert!(Journal::open(&path, &plan).unwrap().1.is_empty());
        assert!(Journal::open(&path, &json!({ "game": "the-wolves" })).is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
