//! `moonpack verify`: replays records, many at a time, and says which hold.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use moonpack_games::{Contents, Record, RecordError};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::context::{Context, read_bytes};
use crate::{FAILED, told};

/// The ending of the file names of records.
const EXTENSION: &str = "moonpack";

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records; a directory stands for all *.moonpack files in it, - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON for a program
    #[arg(long)]
    json: bool,
}

/// Verifies all files; the exit code is 1 if one does not hold, else 3 if one could not be read.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        let places: Vec<String> = args.files.iter().map(|path| path.display().to_string()).collect();
        let places = places.join(", ");
        anyhow::bail!(context.words.with("cli-verify-none", &[("places", (&places).into())]));
    }
    let verdicts: Vec<Result<Record, Failed>> = files
        .par_iter()
        .progress_with(bar(files.len())?)
        .map(|file| verify(&context.contents, file))
        .collect();
    let failed = verdicts.iter().filter(|verdict| verdict.is_err()).count();
    let mut out = std::io::stdout().lock();
    if args.json {
        let rows: Value = files.iter().zip(&verdicts).map(|(file, verdict)| row(file, verdict)).collect();
        writeln!(out, "{rows}")?;
    } else {
        for (file, verdict) in files.iter().zip(&verdicts) {
            let why = match verdict {
                Ok(_) => continue,
                Err(Failed::File(error)) => error.to_string(),
                Err(Failed::Record(error)) => told::record_error(error, context.words),
            };
            writeln!(out, "{}: {why}", context.bold(&file.display().to_string()))?;
        }
        let counts = [("good", (files.len() - failed).into()), ("failed", failed.into())];
        writeln!(out, "{}", context.words.with("cli-verify-sum", &counts))?;
    }
    let unread = verdicts.iter().filter(|verdict| matches!(verdict, Err(Failed::File(_)))).count();
    Ok(match failed {
        0 => ExitCode::SUCCESS,
        _ if failed == unread => ExitCode::from(FAILED),
        _ => ExitCode::FAILURE,
    })
}

/// Why a file was not verified.
enum Failed {
    /// It could not be read.
    File(std::io::Error),
    /// It does not hold.
    Record(RecordError),
}

fn verify(contents: &Contents, file: &Path) -> Result<Record, Failed> {
    let bytes = read_bytes(file).map_err(Failed::File)?;
    Record::read(contents, bytes).map_err(Failed::Record)
}

fn row(file: &Path, verdict: &Result<Record, Failed>) -> Value {
    let error = match verdict {
        Ok(record) => {
            return json!({
                "file": file.display().to_string(),
                "ok": true,
                "game": record.play().kind().name(),
                "players": record.play().seats(),
                "steps": record.play().steps(),
                "ending": record.play().ending().map(|ending| ending.0),
            });
        }
        Err(Failed::File(error)) => json!({ "code": "file", "message": error.to_string() }),
        Err(Failed::Record(error)) => json!({
            "code": error.code(), "message": error.to_string(), "line": error.line, "column": error.column,
        }),
    };
    json!({ "file": file.display().to_string(), "ok": false, "error": error })
}

/// The file itself, or the records below a directory in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut below: Vec<PathBuf> = entries.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    below.sort();
    for path in below {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == EXTENSION) {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// A bar on the error stream; it draws nothing where nobody is looking.
fn bar(length: usize) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")?;
    Ok(ProgressBar::new(length as u64).with_style(style))
}
