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
            if let Err(error) = verdict {
                let why = match &error.error {
                    Some(error) => told::record_error(error, context.words),
                    None => error.message.clone(),
                };
                writeln!(out, "{}: {why}", context.bold(&file.display().to_string()))?;
            }
        }
        let counts = [("good", (files.len() - failed).into()), ("failed", failed.into())];
        writeln!(out, "{}", context.words.with("cli-verify-sum", &counts))?;
    }
    let unread =
        verdicts.iter().flat_map(|verdict| verdict.as_ref().err()).filter(|f| f.error.is_none()).count();
    Ok(match failed {
        0 => ExitCode::SUCCESS,
        _ if failed == unread => ExitCode::from(FAILED),
        _ => ExitCode::FAILURE,
    })
}

/// Why a file was not verified: a record that does not hold, or a file that could not be read.
struct Failed {
    code: &'static str,
    message: String,
    error: Option<RecordError>,
}

fn verify(contents: &Contents, file: &Path) -> Result<Record, Failed> {
    let bytes = read_bytes(file).map_err(|e| Failed { code: "file", message: e.to_string(), error: None })?;
    Record::read(contents, bytes).map_err(|error| Failed {
        code: error.code(),
        message: error.to_string(),
        error: Some(error),
    })
}

fn row(file: &Path, verdict: &Result<Record, Failed>) -> Value {
    match verdict {
        Ok(record) => json!({
            "file": file.display().to_string(),
            "ok": true,
            "game": record.play().kind().name(),
            "players": record.play().seats(),
            "steps": record.play().steps(),
            "ending": record.play().ending().map(|ending| ending.0),
        }),
        Err(failed) => json!({
            "file": file.display().to_string(),
            "ok": false,
            "error": {
                "code": failed.code,
                "message": failed.message,
                "line": failed.error.as_ref().map(|error| error.line),
                "column": failed.error.as_ref().map(|error| error.column),
            },
        }),
    }
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
